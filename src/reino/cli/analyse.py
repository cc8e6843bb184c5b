"""`reino analyse`: the best lines of a position, as the engine looks ever deeper."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from rich.live import Live

from reino.cli.files import read_position
from reino.cli.lookup import changed, chosen_game, chosen_options
from reino.cli.records import show_result
from reino.terminal.console import Misuse, Terminal
from reino.terminal.lines import BestLines
from reino.terminal.screen import screen_of

if TYPE_CHECKING:
    from reino.core.analysis import Lines
    from reino.core.game import Game
    from reino.core.state import State

DEFAULT_SECONDS = 5.0


def analyse(
    terminal: Terminal,
    name: str,
    *,
    options: Sequence[str],
    position: str | None,
    moves: str,
    lines: int,
    seconds: float | None,
    nodes: int | None,
    depth: int | None,
    board: bool,
) -> int:
    from reino.core.game import load
    from reino.core.registry import sound_games

    say = terminal.say
    spec = chosen_game(terminal, name)
    if spec.engine is None:
        known = ", ".join(game.key for game in sound_games() if game.engine is not None)
        raise Misuse(say("cli-analyse-no-engine", game=name, known=known))
    values = chosen_options(terminal, spec, options)
    position = None if position is None else read_position(terminal, position)
    game = load(name, options=values, progress=terminal.compiling())
    state = reached(terminal, game, position, moves, fixed=bool(options))
    screen = screen_of(state.game, terminal)
    if others := changed(spec, state.game.options):
        terminal.tell(say("cli-replay-options", options=", ".join(others)), "dim")
    if state.over:
        show_result(terminal, screen, state)
        terminal.tell(say("cli-analyse-over"))
        return 0
    if board:
        terminal.show(screen.board(state.view(None), ["", ""]))
        terminal.write(f"{say('cli-position', position=state.position)}\n")
    (seat,) = state.owing
    terminal.tell(say("cli-analyse-scores", side=screen.seat_name(seat)), "dim")
    spec.engine.prepare(terminal.compiling())
    if (seconds, nodes, depth) == (None, None, None):
        seconds = DEFAULT_SECONDS
    limits = {"seconds": seconds, "nodes": nodes, "depth": depth}
    found = spec.engine.analyse(state.view(seat), lines=lines, **limits)
    assert spec.notation is not None
    tell = watch if terminal.console.is_terminal else report
    # Left before its end, the engine is still to be stopped.
    with closing(found):
        tell(terminal, found, BestLines(say, spec.notation))
    return 0


def reached(
    terminal: Terminal, game: "Game", position: str | None, moves: str, fixed: bool
) -> "State":
    """The position to look at: the start or what was given, and the moves played from there.

    A whole move list says where it begins; where the command line says so too (`fixed`: which
    options), they have to agree.
    """
    from reino.play import movelist

    with terminal.blaming_the_line():
        state = game.start(position=position)
        if not moves.strip():
            return state
        if (named := movelist.game_of(moves)) is not None:
            if named.lower() != game.key:
                raise Misuse(terminal.say("cli-moves-heading", heading="Game"))
            *_, last = movelist.parse(moves).states()
            if fixed and last.game.options != game.options:
                raise Misuse(terminal.say("cli-moves-heading", heading="Options"))
            if position is not None and last.root.position != state.position:
                raise Misuse(terminal.say("cli-moves-heading", heading="Position"))
            return last
        heads = [f"Game: {game.key}", f"Options: {', '.join(changed(game.spec, game.options))}"]
        if position is not None:
            heads.append(f"Position: {state.position}")
        *_, state = movelist.parse("\n".join([*heads, "", moves])).states()
        return state


def watch(terminal: Terminal, findings: "Iterator[Lines]", best: BestLines) -> None:
    """One table that changes. Ctrl-C leaves the last one standing."""
    with Live(best.drawn(busy=True), console=terminal.console) as live:
        try:
            for found in findings:
                best.add(found)
                live.update(best.drawn(busy=True))
        finally:
            live.update(best.drawn(busy=False))


def report(terminal: Terminal, findings: "Iterator[Lines]", best: BestLines) -> None:
    """A line for everything that is found, as it is found."""
    for found in findings:
        best.add(found)
        for line in best.listed():
            # Not through the console: its lines are as long as they are.
            print(line, flush=True)
