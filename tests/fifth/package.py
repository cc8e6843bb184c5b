"""The game of the documentation, as an installer leaves it: found by its entry point."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "docs/examples/fifth"
TESTS = ROOT / "tests"
PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def installed(folder: Path, **more: str) -> dict[str, str]:
    """What a process needs in its environment to find the package, once this folder is there.

    Only other processes see it: in this one the games of the house are all there are. `more` is
    what it brings for its game besides the rules: groups, and what stands in them.
    """
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    brought = {f"reino.{group}": {project["name"]: value} for group, value in more.items()}
    for group, points in (project["entry-points"] | brought).items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return {
        "PYTHONPATH": os.pathsep.join(map(str, (folder, EXAMPLE, *([TESTS] if more else [])))),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "80",
    }


class Package:
    """Python and `reino` where the package is installed."""

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        self.folder = folder
        self.environment = environment

    def python(self, *arguments: object, typed: str = "", compiled: bool = False) -> str:
        """What it prints; in a folder of its own, and plain unless it is asked to compile."""
        ran = subprocess.run(
            [sys.executable, *map(str, arguments)],
            input=typed,
            cwd=self.folder,
            env=os.environ | ({} if compiled else PLAIN) | self.environment,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def reino(self, *arguments: object, typed: str = "") -> str:
        return self.python("-m", "reino.cli", *arguments, typed=typed)

    def pytest(self, *arguments: object, compiled: bool = False) -> str:
        settings = ("-p", "no:cacheprovider", "-p", "no:xdist", "-c", ROOT / "pyproject.toml")
        return self.python("-m", "pytest", *settings, *arguments, compiled=compiled)
