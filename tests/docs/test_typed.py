"""Commands and Python names of the documentation exist."""

import importlib
import importlib.util
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import reino
from docs.test_pages import BLOCK, PROMPT, READMES, ROOT, TEXTS, blocks, commands, named
from reino.cli.arguments import make_parser
from reino.core.registry import OLD_GROUPS, find
from reino.moved import MOVED

NAME = re.compile(r"(?<![\w./@-])reino(?:\.[A-Za-z_]\w*)+")
FILES = re.compile(r"reino\.(db|service|jsonl|example)\b")
DIRECTIVE = re.compile(r"^(:::|      heading:) .*$", re.MULTILINE)  # for the maker of the site
# Names and groups of entry points of the release before, which one page says are gone.
OLD = {"reino.core.spec.Standing", *MOVED, *(f"reino.{group}" for group in OLD_GROUPS)}
TELLS_OLD = "add-a-game.md"


@pytest.mark.parametrize("page", TEXTS, ids=named)
def test_every_name_in_python_is_there_as_a_reader_would_type_it(page: Path) -> None:
    """A module can be imported, and anything else is found by its whole name after that."""
    text = DIRECTIVE.sub("", BLOCK.sub("", page.read_text("utf-8")))
    names = {found[0] for found in NAME.finditer(text) if not FILES.match(found[0])}
    names -= OLD if page.name == TELLS_OLD else set()
    assert [name for name in sorted(names) if not is_there(name)] == []


def is_there(name: str) -> bool:
    module = name
    while module != "reino":
        try:
            importlib.import_module(module)
            break
        except ModuleNotFoundError:
            module = module.rpartition(".")[0]
    if module == name:
        return True
    try:
        eval(name, {"reino": reino})
    except AttributeError:
        return False
    return True


@pytest.mark.parametrize("page", TEXTS, ids=named)
def test_a_block_of_commands_can_be_copied_and_pasted(page: Path) -> None:
    """Copy buttons of code hosts copy prompts as well. So a block has prompts only where they tell
    what is typed from what is printed; those of the site leave both out."""
    for block in blocks(page):
        lines = [line.strip() for line in block.body.strip().split("\n")]
        if block.lang == "console":
            printed = [line for line in lines if not line.startswith(PROMPT)]
            assert printed, f"nothing is printed: a block of sh without prompts\n{block.body}"
        elif block.lang != "text":
            assert not [line for line in lines if line.startswith(PROMPT)], block.body


@pytest.mark.parametrize("page", [*READMES, ROOT / "CONTRIBUTING.md"], ids=named)
def test_the_first_pages_have_no_prompts_at_all(page: Path) -> None:
    """They are read on code hosts, where what is copied is everything."""
    assert [block for block in blocks(page) if block.lang in ("console", "pycon")] == []


ALL_COMMANDS = [
    pytest.param(page, line, id=f"{named(page)}-{number}")
    for page in TEXTS
    for number, line in enumerate(commands(page))
]
# Programs of other projects, of which only the name is known here.
FOREIGN = {
    *(".", "cd", "cp", "curl", "install", "journalctl", "jupyter", "pip", "podman", "pytest", "rm"),
    *("sed", "sudo", "systemctl", "umask", "useradd"),
}


@pytest.mark.parametrize(("page", "line"), ALL_COMMANDS)
def test_every_command_shown_is_one(page: Path, line: str) -> None:
    called, *arguments = shlex.split(line.rpartition(" | ")[2])
    program = called.rpartition("/bin/")[2].replace("python3", "python")
    if program == "make":
        makefile = (ROOT / "Makefile").read_text("utf-8")
        target, *settings = arguments
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
        for setting in settings:
            assert re.search(rf"^{setting.partition('=')[0]} \?=", makefile, re.MULTILINE)
    elif program == "python" and arguments[0] == "-m":
        assert importlib.util.find_spec(arguments[1]) is not None
    elif program == "python" and arguments[0] == "-c":
        exec(compile(arguments[1], line, "exec"), {})
    elif program == "python" and arguments[0] in [block.title for block in blocks(page)]:
        assert not (ROOT / arguments[0]).exists()  # a reader makes this file
    elif program == "python":
        helped = subprocess.run(
            [sys.executable, arguments[0], "--help"], capture_output=True, cwd=ROOT, text=True
        )
        assert helped.returncode == 0, helped.stderr
        assert all(word in helped.stdout for word in arguments if word.startswith("--"))
    elif program != "reino":
        assert program in FOREIGN
    elif "--help" in arguments:
        with pytest.raises(SystemExit) as left:
            make_parser("en", reino.__version__).parse_args(arguments)
        assert left.value.code == 0
    else:
        asked = make_parser("en", reino.__version__).parse_args(arguments)
        if getattr(asked, "game", None) in reino.installed():
            known = find(asked.game).options
            for pair in getattr(asked, "option", []):
                key, _, value = pair.partition("=")
                known[key].parse(value)
