"""A package with a game, as an installer leaves it: found by its entry point."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "docs/examples/fifth"
TESTS = ROOT / "tests"
OLD = TESTS / "fifth/old"  # the example as it was written for 0.1
PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def installed(folder: Path, source: Path = EXAMPLE) -> dict[str, str]:
    """What a process needs in its environment to find the package, once this folder is there.

    Only other processes see it: in this one the games of the house are all there are.
    """
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return {
        "PYTHONPATH": search_path(folder, source),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "80",
    }


def search_path(*folders: Path) -> str:
    """Where Python looks for packages: in these folders, and where it did before."""
    before = filter(None, [os.environ.get("PYTHONPATH")])
    return os.pathsep.join([*map(str, folders), *before])


class Package:
    """Python and `reino` where the package is installed."""

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        self.folder = folder
        self.environment = environment

    def python(self, *arguments: object, typed: str = "", compiled: bool = False) -> str:
        """What it prints; in a folder of its own, and plain unless it is asked to compile."""
        ran = self.run(*arguments, typed=typed, compiled=compiled)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def run(
        self, *arguments: object, typed: str = "", compiled: bool = False
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, *map(str, arguments)],
            input=typed,
            cwd=self.folder,
            env=os.environ | ({} if compiled else PLAIN) | self.environment,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
        )

    def reino(self, *arguments: object, typed: str = "") -> str:
        return self.python("-m", "reino.cli", *arguments, typed=typed)

    def pytest(self, *arguments: object, compiled: bool = False) -> str:
        settings = ("-p", "no:cacheprovider", "-p", "no:xdist", "-c", ROOT / "pyproject.toml")
        return self.python("-m", "pytest", *settings, *arguments, compiled=compiled)
