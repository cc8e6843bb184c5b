"""Who sat where, as records name them."""

PERSON, BOT = "person", "bot "  # the name of a bot follows
