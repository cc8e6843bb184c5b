"""How the options of Heirs are offered to people who open a table."""

GROUPS = {"length": ("short_day",)}
PRESETS = {"quick": {"short_day": True}, "classic": {}}
