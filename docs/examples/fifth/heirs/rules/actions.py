"""What can be chosen in Heirs, and what chance may bring: tables, from which ids follow."""

from heirs.rules.state import COURTIER_KEYS
from reino.core.actions import ActionTable, Kind

ACTIONS = ActionTable(Kind("step", courtier=COURTIER_KEYS))
STEP = ACTIONS.first("step")

OUTCOMES = ActionTable(
    Kind("deal", "{courtier}", courtier=COURTIER_KEYS), Kind("rings"), Kind("stays-silent")
)
DEAL = OUTCOMES.first("deal")
RINGS, STAYS_SILENT = OUTCOMES.first("rings"), OUTCOMES.first("stays-silent")
