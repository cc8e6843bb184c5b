"""What a command line may name: a game, its options, a seat, a bot. Mistakes are told in full."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from reino.cli.matching import folded
from reino.cli.terminal import Misuse, Terminal
from reino.core.errors import BadOptionValue
from reino.core.language import Catalogue, catalogue
from reino.core.options import Option, Value, Values
from reino.core.registry import find, games
from reino.core.spec import GameSpec

if TYPE_CHECKING:
    from reino.core.game import Game


def chosen_game(terminal: Terminal, name: str) -> GameSpec:
    if name in games():
        return find(name)
    raise Misuse(_unknown(terminal, "cli-no-game", name, games()))


def chosen_options(terminal: Terminal, spec: GameSpec, pairs: Sequence[str]) -> Values:
    """Options given as `name=value`, complete with the defaults of the rest."""
    say = terminal.say
    known = {option.key: option for option in spec.options.options}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        key = key.strip()
        if not equals:
            raise Misuse(say("cli-option-form", given=pair))
        if key not in known:
            raise Misuse(_unknown(terminal, "cli-no-option", key, tuple(known)))
        try:
            chosen[key] = known[key].parse(text)
        except BadOptionValue:
            possible = ", ".join(shown(value) for value in known[key].values)
            raise Misuse(say("cli-bad-value", option=key, values=possible, given=text)) from None
    values = {option.key: chosen.get(option.key, option.default) for option in known.values()}
    for found in spec.options.contradictions(values):
        given = [f"{key}={shown(values[key])}" for key in found.keys]
        raise Misuse(say("cli-contradiction", options=", ".join(given)))
    return spec.options.complete(chosen)


def chosen_seat(terminal: Terminal, spec: GameSpec, text: str, players: int) -> int:
    """A seat by number or by name."""
    seats = spec.seats[:players]
    named = [seat for seat, key in enumerate(seats) if folded(text) in (key, str(seat))]
    if not named:
        names = [*seats, *(str(seat) for seat in range(players))]
        raise Misuse(terminal.say("cli-no-seat", given=text, known=", ".join(names)))
    return named[0]


def chosen_bot(terminal: Terminal, game: "Game", name: str) -> str:
    from reino.bots import bot_names

    known = bot_names(game)
    if name in known:
        return name
    raise Misuse(_unknown(terminal, "cli-no-bot", name, known))


def words_of(spec: GameSpec, lang: str) -> Catalogue:
    """The game's own catalogue."""
    return catalogue(lang, spec.locale)


def title_of(spec: GameSpec, lang: str) -> str:
    words = words_of(spec, lang)
    return words(spec.key) if spec.key in words else spec.key


def shown(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value


def changed(spec: GameSpec, values: Values) -> list[str]:
    """The options that are not at their default, as they are typed."""
    return [f"{o.key}={shown(values[o.key])}" for o in spec.options.options if _differs(o, values)]


def _differs(option: Option, values: Values) -> bool:
    return values[option.key] != option.default


def _unknown(terminal: Terminal, key: str, given: str, known: Sequence[str]) -> str:
    near = get_close_matches(given, known, 1)
    guess = terminal.say("cli-did-you-mean", name=near[0]) if near else ""
    return " ".join(
        part for part in (terminal.say(key, given=given, known=", ".join(known)), guess) if part
    )
