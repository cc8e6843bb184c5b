"""Programs that play, or fail to, for the tests of program bots."""

import sys
import time
from pathlib import Path

# Chooses the first legal id, and writes its input to standard error.
FIRST = """
import json, sys
for line in sys.stdin:
    print(line, end="", file=sys.stderr, flush=True)
    told = json.loads(line)
    if told["type"] == "choose":
        print({answer}, flush=True)
"""

# The same for any shell: the first id after "legal".
SHELL = """#!/bin/sh
while IFS= read -r line; do
    case $line in *'"type":"choose"'*)
        rest=${line#*'"legal":[{"id":'}
        echo "${rest%%,*}"
    esac
done
"""


def program(folder: Path, source: str, name: str = "bot.py") -> str:
    """The name of a program in Python, as a bot."""
    path = folder / name
    path.write_text(source, "utf-8")
    return f"program:{sys.executable} {path}"


def first(folder: Path, answer: str = 'told["legal"][0]["id"]') -> str:
    return program(folder, FIRST.format(answer=answer))


def ends(pid: int, within: float = 30.0) -> bool:
    """Whether a process ends by itself. A killed process closes its files before it is removed from
    the process table, and stays there until its parent waits for it."""
    status = Path(f"/proc/{pid}/stat")
    until = time.monotonic() + within
    while time.monotonic() < until:
        try:
            if status.read_text().rpartition(")")[2].split()[0] in "ZX":
                return True
        except OSError:  # gone for good
            return True
        time.sleep(0.02)
    return False


def shell(folder: Path) -> str:
    path = folder / "bot.sh"
    path.write_text(SHELL, "utf-8")
    path.chmod(0o755)
    return f"program:{path}"
