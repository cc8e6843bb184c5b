"""Bare environments made quickly: the dependencies of a wheel are linked from the environment of
the tests, and no other package is."""

import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

import platformdirs
from check_wheel import Bare
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def lent(wheel: Path, folder: Path) -> Bare:
    """The wheel alone, with links to its dependencies. Compiled rules are shared too: they are
    known by their sources, which are the same."""
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", folder / "bin/python"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (own,) = site.glob("reino-*.dist-info")
    for needed in closure(Distribution.at(own)).values():
        lend(needed, site)
    cache = platformdirs.user_cache_dir("reino", appauthor=False)
    return Bare(folder, {"REINO_CACHE_DIR": cache})


def closure(asking: Distribution) -> dict[str, Distribution]:
    """The dependencies of a package here, and their dependencies."""
    found: dict[str, Distribution] = {}
    waiting: list[tuple[Distribution, frozenset[str]]] = [(asking, frozenset())]
    seen = set()
    while waiting:
        current, extras = waiting.pop()
        for line in current.requires or ():
            wanted = Requirement(line)
            marker = wanted.marker
            if marker and not any(marker.evaluate({"extra": x}) for x in {"", *extras}):
                continue
            asked = canonicalize_name(wanted.name), frozenset(wanted.extras)
            if asked not in seen:
                seen.add(asked)
                found[asked[0]] = distribution(wanted.name)
                waiting.append((found[asked[0]], asked[1]))
    return found


def lend(lender: Distribution, site: Path) -> None:
    for name in {file.parts[0] for file in lender.files or ()} - {"..", "__pycache__"}:
        link = site / name
        if not link.exists():
            link.symlink_to(lender.locate_file(name))
