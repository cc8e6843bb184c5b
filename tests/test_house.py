"""The house: places and names of modules, so that a newcomer guesses both."""

import ast
from pathlib import Path

import pytest

import reino
from reino.core.registry import find

pytestmark = pytest.mark.plain

SOURCES = Path(reino.__file__).parent
GAMES = ("braverats", "jackrabbits", "korona", "sparta")
# Modules that every game has, under the same name in the same room.
ROLES = {
    "rules": {"actions", "contract", "options", "reasons", "state"},
    "table": {"events", "names", "previews", "view"},
    "art": {"palette", "picture", "symbols"},
    "bot": {"levels"},
    "terminal": {"board", "pages", "screen"},
}
# Modules that a game may have, under this name in this room and in no other.
SHARED_ROLES = {
    "rules": {"board", "cards", "hands", "hidden", "legal", "notation", "setup", "stage", "turn"},
    "table": {"refusals", "scoring", "standing_answers", "tally"},
    "art": {"caption", "cards"},
    "bot": {"analyst", "features", "greedy", "guidance", "priors", "value", "weights"},
    "terminal": {"cards", "hint", "menu", "reading"},
}
KERNEL_PACKAGES = ("core/kernel", "games", "search", "batches")


def modules(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_one_folder_of_five_rooms(game: str) -> None:
    folder = SOURCES / "games" / game
    rooms = {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}
    assert rooms == set(ROLES)
    assert modules(folder) == {"encoding", "meta"}
    assert {path.name for path in (folder / "locale").iterdir()} == {"en.ftl", "es.ftl"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ROLES)
def test_one_role_has_one_name_in_all_games(game: str, room: str) -> None:
    found = modules(SOURCES / "games" / game / room)
    assert ROLES[room] <= found
    elsewhere = set().union(*(names for other, names in SHARED_ROLES.items() if other != room))
    assert not found & (elsewhere - SHARED_ROLES[room] - ROLES[room])


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_game_is_named_in_its_own_folder(game: str) -> None:
    folder = f"reino.games.{game}."
    named = [given for given in vars(find(game)).values() if isinstance(given, str)]
    places = [given for given in named if given.startswith("reino.")]
    assert all(place.startswith((folder, "reino.search.")) for place in places)


def test_nothing_but_kernels_goes_without_types() -> None:
    """mypy lets functions without types pass in the packages of kernels: Numba types those."""
    untyped = [
        f"{path.relative_to(SOURCES)}:{function.lineno} {function.name}"
        for package in KERNEL_PACKAGES
        for path in (SOURCES / package).rglob("*.py")
        for function in functions(ast.parse(path.read_text("utf-8")))
        if not is_typed(function) and not is_kernel(function)
    ]
    assert not untyped


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def is_typed(function: ast.FunctionDef) -> bool:
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    named = [argument for argument in given if argument.arg not in ("self", "cls")]
    return function.returns is not None and all(argument.annotation for argument in named)


def is_kernel(function: ast.FunctionDef) -> bool:
    names = (ast.unparse(decorator) for decorator in function.decorator_list)
    return any(name.partition("(")[0] in ("kernel", "cuda.jit") for name in names)
