"""Release the version in pyproject.toml: check that it may be released, run every check, build and
try the packages, tag. Nothing is sent from this machine: the remaining steps are printed at the
end.

python scripts/release.py
"""

import argparse
import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
BRANCH = "main"
NUMBERS = re.compile(r"(\d+)\.(\d+)\.(\d+)")
ENTRY = re.compile(r"^## (?P<title>[^\n]*)\n(?P<text>.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
CHECKS = ("test", "package")  # targets of make


class Refused(Exception):
    """The reason why there is no release."""


def release(root: Path, today: date, rehearse: bool = False) -> str:
    """Make the tag; `rehearse` only checks whether it could be made."""
    version = version_of(root)
    text = entry_for(root, version, today)
    tag = f"v{version}"
    refuse_unless_ready(root, version)
    if rehearse:
        return tag
    revision = git(root, "rev-parse", "HEAD")
    for target in CHECKS:
        if subprocess.run(["make", target], cwd=root).returncode:
            raise Refused(f"make {target} failed.")
    if changed(root):
        raise Refused(f"The checks changed files:\n{changed(root)}")
    # The checked commit is tagged, even if another commit was made during the checks.
    message = ("--cleanup=verbatim", f"--message=Reino {version}\n\n{text}")
    git(root, "tag", "--annotate", *message, tag, revision)
    return tag


def version_of(root: Path) -> str:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    version = str(project["version"])
    if not NUMBERS.fullmatch(version):
        raise Refused(f"The version is three numbers, as in 1.2.3, not {version!r}.")
    return version


def entry_for(root: Path, version: str, today: date) -> str:
    """The entry of this version in the change log."""
    try:
        log = (root / "CHANGELOG.md").read_text("utf-8")
    except FileNotFoundError:
        raise Refused("There is no CHANGELOG.md.") from None
    newest = ENTRY.search(log)
    found, _, day = newest["title"].partition(", ") if newest else ("", "", "")
    if newest is None or found != version:
        raise Refused(f"CHANGELOG.md does not begin with an entry for {version}.")
    if day != today.isoformat():
        raise Refused(f"CHANGELOG.md dates {version} {day!r}; today is {today.isoformat()}.")
    text = newest["text"].strip()
    if not re.search(r"^- ", text, re.MULTILINE):
        raise Refused(f"CHANGELOG.md names no change of {version}.")
    return text


def refuse_unless_ready(root: Path, version: str) -> None:
    branch = git(root, "rev-parse", "--abbrev-ref", "HEAD")
    if branch != BRANCH:
        raise Refused(f"Releases are made on {BRANCH}; this is {branch}.")
    if changed(root):
        raise Refused(f"There are changes that are not committed:\n{changed(root)}")
    for tag in git(root, "tag", "--list", "v*").split():
        if NUMBERS.fullmatch(tag[1:]) and numbers(tag[1:]) >= numbers(version):
            raise Refused(f"{version} is not newer than {tag}, which is there already.")


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def changed(root: Path) -> str:
    return git(root, "status", "--porcelain")


def git(root: Path, *arguments: str) -> str:
    ran = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if ran.returncode:
        raise Refused(f"git {arguments[0]} failed: {ran.stderr.strip()}")
    return ran.stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rehearse", action="store_true", help="only look whether it may be made")
    rehearse = parser.parse_args().rehearse
    try:
        tag = release(ROOT, date.today(), rehearse)
    except Refused as error:
        print(f"No release. {error}", file=sys.stderr)
        return 1
    if rehearse:
        print(f"{tag} may be released.")
        return 0
    print(f"{tag} is tagged, and its packages are in dist/. When you mean it:")
    print(f"    git push origin {BRANCH} {tag}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
