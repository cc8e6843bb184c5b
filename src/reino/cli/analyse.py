"""`reino analyse`: the best variations of a position, as the engine searches ever deeper."""

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
    with terminal.preparing(2):  # the rules and the engine
        game = load(name, options=values)
        spec.engine.prepare()
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
    if (seconds, nodes, depth) == (None, None, None):
        seconds = DEFAULT_SECONDS
    limits = {"seconds": seconds, "nodes": nodes, "depth": depth}
    found = spec.engine.analyse(state.view(seat), lines=lines, **limits)
    tell = watch if terminal.console.is_terminal else report
    # The generator is closed even if the loop is left early, to stop the engine.
    with closing(found):
        tell(terminal, found, BestLines(say, spec.actions))
    return 0


def reached(
    terminal: Terminal, game: "Game", position: str | None, moves: str, fixed: bool
) -> "State":
    """The position to analyse: the start or a given position, and the moves played from there.

    A move list has its own first position and options; where the command line gives them too
    (`fixed`: the options), they have to agree.
    """
    from reino.play import movelist

    with terminal.blaming_the_line():
        state = game.start(position=position)
        if not moves.strip():
            return state
        if (named := movelist.game_of(moves)) is not None:
            if named.lower() != game.key:
                raise _differs(terminal, "Game", named, game.key)
            *_, last = movelist.parse(moves).states()
            if fixed and last.game.options != game.options:
                there, given = (", ".join(changed(g.spec, g.options)) for g in (last.game, game))
                raise _differs(terminal, "Options", there, given)
            if position is not None and last.root.position != state.position:
                raise _differs(terminal, "Position", last.root.position, state.position)
            return last
        heads = [f"Game: {game.key}", f"Options: {', '.join(changed(game.spec, game.options))}"]
        if position is not None:
            heads.append(f"Position: {state.position}")
        *_, state = movelist.parse("\n".join([*heads, "", moves])).states()
        return state


def _differs(terminal: Terminal, heading: str, there: str, given: str) -> Misuse:
    """A heading of a move list that contradicts the command line."""
    return Misuse(terminal.say("cli-moves-heading", heading=heading, there=there, given=given))


def watch(terminal: Terminal, findings: "Iterator[Lines]", best: BestLines) -> None:
    """Show one table that changes as the search deepens. Ctrl-C leaves the last one on the
    screen."""
    with Live(best.drawn(busy=True), console=terminal.console) as live:
        try:
            for found in findings:
                best.add(found)
                live.update(best.drawn(busy=True))
        finally:
            live.update(best.drawn(busy=False))


def report(terminal: Terminal, findings: "Iterator[Lines]", best: BestLines) -> None:
    """Write a line for each result of the engine, as it comes."""
    for found in findings:
        best.add(found)
        for line in best.listed():
            # Not through the console, which would wrap long lines.
            print(line, flush=True)
