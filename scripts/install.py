"""Install this checkout into the environment of this Python, with the progress of pip in a few
words: by itself pip is silent for a minute, or prints everything.

python scripts/install.py
python scripts/install.py --extra test
"""

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Patterns of lines of pip, or of the build hook, with their message and the package, if any.
STAGES = (
    (re.compile(r"\s*Running command pip subprocess to install"), "fetching build tools"),
    (re.compile(r"\s*(?:Fetching what|Building) the web client"), "building the web client"),
    (re.compile(r"(?:Collecting |Processing .*/)(?P<name>\w+)"), "fetching packages"),
    (re.compile(r"Installing collected packages"), "unpacking"),
)
SHOWN = 40  # lines of pip that are shown where it fails


def stage(line: str) -> tuple[str, str] | None:
    """The stage of the installation, and its package."""
    for pattern, words in STAGES:
        if found := pattern.match(line):
            return words, found.groupdict().get("name", "")
    return None


def follow(command: list[str]) -> int:
    """Run pip; a terminal shows the progress in one line, elsewhere each stage has its own."""
    began = time.monotonic()
    log: list[str] = []
    last = ""
    watched = sys.stdout.isatty()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            log.append(line)
            if told := stage(line):
                words, name = told
                seconds = f"{time.monotonic() - began:4.0f} s"
                if watched:
                    print(f"\r\x1b[K{seconds}  {words} {name}", end="", flush=True)
                elif words != last:
                    print(f"{seconds}  {words}", flush=True)
                last = words
    if watched:
        print("\r\x1b[K", end="", flush=True)
    if process.returncode:
        print("".join(log[-SHOWN:]), file=sys.stderr)
    return process.returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--extra", default="", help="and the tools of this extra")
    extra = parser.parse_args().extra
    what = f".[{extra}]" if extra else "."
    # Not --compile: Python compiles modules at their first import, and most are never imported.
    pip = [sys.executable, "-m", "pip", "install", "--verbose", "--no-compile"]
    return follow([*pip, "--progress-bar=off", "--disable-pip-version-check", "--editable", what])


if __name__ == "__main__":
    sys.exit(main())
