"""Korona has no options: its rulebook offers no variants."""

from reino.core.options import OptionTable

OPTIONS = OptionTable(())
