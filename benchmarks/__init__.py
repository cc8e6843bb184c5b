"""Benchmarks: figures, each against a peer measured in the same run: `make bench`."""

import sys
from pathlib import Path

# The browser and PostgreSQL are started by the helpers of the tests.
sys.path.append(str(Path(__file__).parent.parent / "tests"))
