"""The options of Korona: none, for its rulebook offers no variants."""

from reino.core.options import OptionTable

OPTIONS = OptionTable(())
