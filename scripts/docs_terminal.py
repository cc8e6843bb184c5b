"""Write the output of the commands into docs/cli.md.

    python scripts/docs_terminal.py

A console block that begins with `$ reino ...` and goes on with output gets the output of today.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMANDS = ROOT / "docs/cli.md"

SHOWN = re.compile(r"(```console\n\$ (reino [^\n]*)\n)((?!```|\$ )[^\n].*?\n)(```\n)", re.DOTALL)


def output(command: str, stdin: str = "") -> str:
    """The output of a command on a terminal of 80 columns, in English."""
    arguments = shlex.split(command)[1:]
    environment = os.environ | {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-m", "reino.cli", *arguments],
        input=stdin,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment,
        cwd=ROOT,
        check=False,
    )
    lines = [line.rstrip() for line in ran.stdout.splitlines()]
    return "\n".join(lines).strip("\n") + "\n"


def with_output(text: str) -> str:
    return SHOWN.sub(lambda found: f"{found[1]}{output(found[2])}{found[4]}", text)


def main() -> int:
    COMMANDS.write_text(with_output(COMMANDS.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
