"""Arguments that name a game, its options, a seat or a bot. Errors list the valid names."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.names import bot_name, seat_names
from reino.core.options import Option, Value, Values, shown
from reino.core.registry import find
from reino.core.spec import GameSpec
from reino.terminal.console import Misuse, Terminal
from reino.terminal.matching import folded

if TYPE_CHECKING:
    from reino.core.game import Game


def chosen_game(terminal: Terminal, name: str) -> GameSpec:
    with terminal.blaming_the_line():
        return find(name)


def chosen_options(terminal: Terminal, spec: GameSpec, pairs: Sequence[str]) -> Values:
    """Options given as `name=value`, complete with the defaults of the rest."""
    chosen: dict[str, Value] = {}
    with terminal.blaming_the_line():
        for pair in pairs:
            key, equals, text = pair.partition("=")
            key = key.strip()
            if not equals:
                raise Misuse(terminal.say("cli-option-form", given=pair))
            chosen[key] = spec.options[key].parse(text)
        return spec.options.complete(chosen)


def chosen_seat(terminal: Terminal, game: "Game", text: str, *, fixed: bool = False) -> int:
    """A seat by number or by name, in either language; `fixed` if the number of players is
    final."""
    spec, players = game.spec, game.players
    called = [spec.seats, *(seat_names(spec, lang) for lang in LANGUAGES)]
    for seat in range(max(spec.players)):
        if folded(text) not in {str(seat), *(folded(names[seat]) for names in called)}:
            continue
        if seat < players:
            return seat
        if not fixed:
            needed = min(number for number in spec.players if number > seat)
            raise Misuse(terminal.say("cli-seat-needs", given=text, players=needed))
    known = [*seat_names(spec, terminal.lang)[:players], *map(str, range(players))]
    raise Misuse(terminal.say("cli-no-seat", given=text, known=", ".join(known)))


def chosen_bot(terminal: Terminal, game: "Game", name: str | None) -> str:
    """A bot by its key or its name in either language; by default the bot to play first."""
    from reino.bots import bot_names, check_bot, first_bot

    if name is None:
        return first_bot(game)
    for key in bot_names(game):
        if folded(name) in {folded(bot_name(catalogue(lang), key)) for lang in LANGUAGES}:
            return key
    with terminal.blaming_the_line():
        check_bot(game, name)
    return name


def changed(spec: GameSpec, values: Values) -> list[str]:
    """The options that are not at their default, as they are typed."""
    return [f"{o.key}={shown(values[o.key])}" for o in spec.options.options if _differs(o, values)]


def _differs(option: Option, values: Values) -> bool:
    return values.get(option.key, option.default) != option.default
