"""What a command line may name: a game, its options, a seat, a bot. Mistakes are told in full."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reino.cli.matching import folded
from reino.cli.terminal import Misuse, Terminal
from reino.core.language import LANGUAGES, Catalogue, catalogue
from reino.core.options import Option, Value, Values, shown
from reino.core.registry import find
from reino.core.spec import GameSpec

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


def chosen_seat(terminal: Terminal, spec: GameSpec, text: str, players: int) -> int:
    """A seat by number or by name, in either language."""
    seats = spec.seats[:players]
    named = [seat for seat, key in enumerate(seats) if folded(text) in _seat_names(spec, seat, key)]
    if not named:
        names = [*seats, *(str(seat) for seat in range(players))]
        raise Misuse(terminal.say("cli-no-seat", given=text, known=", ".join(names)))
    return named[0]


def _seat_names(spec: GameSpec, seat: int, key: str) -> set[str]:
    names = {key, str(seat)}
    for lang in LANGUAGES:
        words = words_of(spec, lang)
        if f"{spec.key}-seat" in words:
            names.add(folded(words(f"{spec.key}-seat", seat=key)))
    return names


def chosen_bot(terminal: Terminal, game: "Game", name: str | None) -> str:
    from reino.bots import check_bot, first_bot

    if name is None:
        return first_bot(game)
    with terminal.blaming_the_line():
        check_bot(game, name)
    return name


def words_of(spec: GameSpec, lang: str) -> Catalogue:
    """The game's own catalogue."""
    return catalogue(lang, spec.locale)


def title_of(spec: GameSpec, lang: str) -> str:
    words = words_of(spec, lang)
    return words(spec.key) if spec.key in words else spec.key


def changed(spec: GameSpec, values: Values) -> list[str]:
    """The options that are not at their default, as they are typed."""
    return [f"{o.key}={shown(values[o.key])}" for o in spec.options.options if _differs(o, values)]


def _differs(option: Option, values: Values) -> bool:
    return values[option.key] != option.default
