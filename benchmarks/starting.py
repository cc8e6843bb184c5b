"""The time until the first game: compiling the first time ever, then loading from the cache."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from benchmarks.timing import Figure, best_seconds

FIRST_EVER_ALLOWED, LATER_ALLOWED = 30.0, 1.0
LOAD = "import reino; reino.load('braverats')"


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as fresh:
        first = best_seconds(lambda: python(LOAD, fresh), repeats=1)
        later = best_seconds(lambda: python(LOAD, fresh))
        numba = best_seconds(lambda: python("import numba", fresh))
    yield Figure(
        "import and load, the first time ever: compiles the rules",
        f"{first:.1f} s",
        f"{FIRST_EVER_ALLOWED:.0f} s allowed",
        FIRST_EVER_ALLOWED / first,
        1.0,
    )
    yield Figure(
        "import and load, every later time",
        f"{later:.2f} s",
        f"{LATER_ALLOWED:.0f} s allowed; importing Numba alone takes {numba:.2f} s",
        LATER_ALLOWED / later,
        1.0,
    )


def python(code: str, cache: str) -> None:
    environment = os.environ | {"REINO_CACHE_DIR": cache}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True)
