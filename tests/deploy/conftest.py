"""A source distribution and a wheel, built once for all tests of a process."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)
    folder = tmp_path_factory.mktemp("sdist")
    build = (sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", str(folder))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made
