"""Figures, each against a peer measured in the same run: `make bench`."""

import sys
from pathlib import Path

# The browser and PostgreSQL are started as the tests start them.
sys.path.append(str(Path(__file__).parent.parent / "tests"))
