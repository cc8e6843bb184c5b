"""Bots that people write in Python: a function of a view, or a class with `choose(view)`.

Their names are import paths: `module:name`, or `path/to/file.py:name`.
"""

import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from reino.bots.forfeit import checked, forfeit, raised, told
from reino.core.bot import Bot, close_bot, menu
from reino.core.errors import ReinoError
from reino.core.phrase import nearest, quoted
from reino.core.view import View

SEPARATOR = ":"
SUFFIX = ".py"
UNMADE = "error-own-bot-unmade"


class OwnBot:
    """The wrapper of a bot written by a user. An exception or an illegal action is a forfeit."""

    def __init__(self, name: str, bot: Any) -> None:
        self._name = name
        self._bot = bot
        self._choose = bot.choose if _chooses(bot) else bot

    def choose(self, view: View) -> int:
        menu(view)
        try:
            said = self._choose(view)
        except (Exception, SystemExit) as error:
            raise forfeit(self._name, view, raised(error)) from error
        return checked(self._name, view, said)

    def __repr__(self) -> str:
        return f"<Bot {self._name}>"

    def close(self) -> None:
        # The game is over: an error in `close` can no longer change its result, so it is ignored.
        with suppress(Exception, SystemExit):
            close_bot(self._bot)


def is_own(name: object) -> bool:
    """Whether a name is the import path of a bot, rather than the name of a bot of Reino's."""
    return isinstance(name, str) and (SEPARATOR in name or name.endswith(SUFFIX))


def check(name: str) -> None:
    """Refuse a name under which no bot is found."""
    _found(name)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    """The bot of this name. A class gets those of seed, iterations and seconds that its signature
    names."""
    found = _found(name)
    if not isclass(found):
        return OwnBot(name, found)
    offered = {"seed": seed, "iterations": iterations, "seconds": seconds}
    try:
        wanted = signature(found).parameters
        given = {key: value for key, value in offered.items() if key in wanted}
        return OwnBot(name, found(**given))
    except (Exception, SystemExit) as error:
        raise ReinoError(UNMADE, bot=name, why=told(error)) from error


def _found(name: str) -> Any:
    where, _, what = name.rpartition(SEPARATOR)
    if not where or not what or what.endswith(SUFFIX):
        raise ReinoError("error-own-bot-name", given=quoted(name))
    module = _module(where)
    if not hasattr(module, what):
        known = [key for key, value in vars(module).items() if _is_bot(value)]
        raise ReinoError(
            "error-own-bot-absent",
            where=quoted(where),
            given=quoted(what),
            hint=nearest(what, known),
        )
    found = getattr(module, what)
    if not _is_bot(found):
        raise ReinoError("error-own-bot-kind", given=quoted(name))
    return found


def _is_bot(thing: object) -> bool:
    return _chooses(thing) if isclass(thing) else _chooses(thing) or callable(thing)


def _chooses(thing: object) -> bool:
    return callable(getattr(thing, "choose", None))


def _module(where: str) -> ModuleType:
    path = Path(where)
    in_file = where.endswith(SUFFIX) or len(path.parts) > 1
    if in_file and not path.is_file():
        raise ReinoError("error-own-bot-missing", file=quoted(where))
    try:
        return _from_file(str(path.resolve())) if in_file else _by_name(where)
    except (Exception, SystemExit) as error:
        given = quoted(where)
        raise ReinoError("error-own-bot-unloaded", given=given, why=told(error)) from error


def _by_name(name: str) -> ModuleType:
    """An installed module, or one in the working directory of the command."""
    _look_in(Path.cwd())
    return import_module(name)


@cache
def _from_file(path: str) -> ModuleType:
    """A module from a file, loaded once. It may import files beside it."""
    file = Path(path)
    name = f"reino_bot_{file.stem}_{sha256(path.encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _look_in(file.parent)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _look_in(folder: Path) -> None:
    """Append the folder to the import path, last: a user's file must not shadow a library."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
