"""The trial of a game before people play it: every part that its package brings is used once.

`python -m reino.cli.trial GAME` runs it, and shows errors with their whole traceback.
"""

import io
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from rich.console import Console

from reino.arena.tallies import tally_of
from reino.bots import RandomBot, bot_names, first_bot, make_bot, prepare_bot
from reino.core.analysis import analyse
from reino.core.catalogue import LANGUAGES
from reino.core.errors import BrokenGame
from reino.core.game import Game, load
from reino.core.packages import MISHAPS, failed
from reino.core.previews import offers
from reino.core.registry import find
from reino.core.spec import GameSpec
from reino.core.state import State
from reino.core.view import View
from reino.draw.sprites import sheet
from reino.server.http.editors import endpoints_of
from reino.server.http.games import described
from reino.server.static import rules_told
from reino.server.workers.worker import budget
from reino.terminal.console import Terminal
from reino.terminal.screen import screen_of


def try_out(name: str) -> None:
    """Raises BrokenGame with the first thing that is wrong."""
    spec = find(name)
    with _using(name, "rules"):
        game = load(name)
        story, *_ = [_played(load(name, players)) for players in spec.players]
        view = next((state.view(state.owing[0]) for state in story if state.owing), None)
        if view is None:
            raise ValueError("in a whole game no seat owes a choice; check owing() and legal()")
    with _using(name, "meta"):
        _offer_options(spec)
    with _using(name, "words"):
        _speak(spec, story, view)
    with _using(name, "encoding"):
        if spec.encoding is not None:
            view.tensor()
    with _using(name, "levels"):
        _meet_bots(game, view)
    with _using(name, "analyst"):
        analyse(view, iterations=1)
    with _using(name, "previews"):
        msgspec.json.encode(offers(view))
    with _using(name, "picture"):
        if spec.picture is not None:
            view.svg()
    with _using(name, "symbols"):
        sheet(spec)
    with _using(name, "editor"):
        endpoints_of(spec)
    with _using(name, "screen"):
        _draw(game, view)
    with _using(name, "tally"):
        if tally := tally_of(spec):
            tally.account(story[-1])


@contextmanager
def _using(name: str, part: str) -> Iterator[None]:
    """Report any error in here as a fault, even a refusal of Reino's: the trial asks for nothing
    that a game may refuse."""
    try:
        yield
    except BrokenGame:
        raise
    except MISHAPS as error:
        raise failed(name, part, error) from error


def _played(game: Game) -> Sequence[State]:
    """A random game, state by state."""
    bot = RandomBot(0)
    story = [game.start(seed=0)]
    while not story[-1].over and len(story) <= game.spec.max_steps:
        state = story[-1]
        story.append(state.play({seat: bot.choose(state.view(seat)) for seat in state.owing}))
    if not story[-1].over:
        raise ValueError(f"a game ends within {game.spec.max_steps} steps (max_steps); one goes on")
    return story


def _offer_options(spec: GameSpec) -> None:
    if spec.meta is None:
        return
    known = {option.key for option in spec.options.options}
    for group, options in spec.meta.GROUPS.items():
        if unknown := set(options) - known:
            lacks = ", ".join(sorted(unknown))
            raise ValueError(f"the group {group!r} names options that the game lacks: {lacks}")
    for preset in spec.meta.PRESETS.values():
        for players in spec.players:
            load(spec.key, players, preset)


def _speak(spec: GameSpec, story: Sequence[State], view: View) -> None:
    msgspec.json.encode(view.as_dict())
    for lang in LANGUAGES:
        described(spec, lang)
        rules_told(f"{spec.key}.{lang}.html")
        for action in view.legal:
            view.game.name(action, lang)
        for state in story:
            for event in state.events(None):
                spec.words.tell(event, lang)


def _meet_bots(game: Game, view: View) -> None:
    for bot in {first_bot(game), *bot_names(game)}:
        prepare_bot(game, bot)
        make_bot(game, bot, 0, iterations=1).choose(view)
        budget(game, bot, 1.0)


def _draw(game: Game, view: View) -> None:
    for lang in LANGUAGES:
        screen = screen_of(game, Terminal(lang))
        names = [screen.seat_name(seat) for seat in range(game.players)]
        Console(file=io.StringIO()).print(screen.board(view, names), screen.prompt(view))


def main(name: str) -> None:
    try_out(name)
    print(f"{name}: nothing wrong was found")


if __name__ == "__main__":
    main(sys.argv[1])
