"""`reino play`: games of one person against bots, until the person quits."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from reino.cli.files import check_writable, read_position
from reino.cli.lookup import changed, chosen_game, chosen_options, chosen_seat
from reino.cli.record_file import RecordFile
from reino.cli.records import show_result
from reino.cli.seating import seated
from reino.cli.table import Quit, TerminalTable
from reino.cli.unfinished import Unfinished, unfinished
from reino.core.errors import Forfeit
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.core.game import Game


def play(
    terminal: Terminal,
    name: str | None,
    *,
    bots: Sequence[str],
    seat: str | None,
    players: int | None,
    options: Sequence[str],
    position: str | None,
    seed: int | None,
    save: str | None,
    resume: str | None,
) -> int:
    from reino.bots import close_bot, make_bot, prepare_bot

    say = terminal.say
    left: Unfinished | None = None
    if save is not None:
        check_writable(terminal, Path(save), replaced=True)
    with terminal.preparing(1 + max(1, len(set(bots)))):  # the rules, and what each bot needs
        if resume is not None:
            said = (("--option", options), ("--position", position), ("--players", players))
            for option, given in said:
                if given:
                    raise Misuse(say("cli-resume-said", option=option, file=resume))
            left = unfinished(terminal, resume, name, seed)
            game, position = left.state.game, left.position
            me = left.seat(terminal, seat)
        else:
            position = None if position is None else read_position(terminal, position)
            game = chosen_setup(terminal, name, players, options, position)
            me = chosen_seat(terminal, game, seat or "0")
        seating = seated(terminal, game, me, bots, {} if left is None else left.bots(me))
        for key in dict.fromkeys(seating.bots.values()):
            prepare_bot(game, key)
    record_file = RecordFile(terminal, seating.saved, None if save is None else Path(save))
    terminal.tell(say("cli-welcome"), "dim")
    if left is not None and resume is not None:
        record_file.resume(Path(resume), left.state)
        terminal.tell(say("cli-resumed", file=resume), "dim")
    if others := changed(game.spec, game.options):
        terminal.tell(say("cli-replay-options", options=", ".join(others)), "dim")
    again = True
    while again:
        with terminal.waiting(say("cli-getting-ready")):
            made = {place: make_bot(game, key, seed) for place, key in seating.bots.items()}
        table = TerminalTable(terminal, game, seating, made, record_file, position)
        try:
            state = table.play(seed) if left is None else table.resume(left)
        except (KeyboardInterrupt, Forfeit):
            record_file.rescue()
            raise
        except EOFError:
            terminal.tell("")
            record_file.rescue()
            break
        except Quit:
            with suppress(EOFError):
                record_file.offer()
            break
        finally:
            for bot in made.values():
                close_bot(bot)
        show_result(terminal, table.screen, state, me)
        try:
            record_file.offer()
            again = terminal.agrees(terminal.ask(f"{say('cli-rematch')} ›"))
        except EOFError:
            terminal.tell("")
            again = False
        if again:
            left = None
            # The same seed would deal the same game and the same bots.
            seed = None if seed is None else seed + 1
            record_file.next_game()
    terminal.tell(say("cli-goodbye"))
    return record_file.exit_code


def chosen_setup(
    terminal: Terminal,
    name: str | None,
    players: int | None,
    options: Sequence[str],
    position: str | None,
) -> "Game":
    """The game that the command line asks for; a position to begin from is checked."""
    from reino.core.game import load

    if name is None:
        raise Misuse(terminal.say("cli-usage-required", names=terminal.say("cli-metavar-game")))
    spec = chosen_game(terminal, name)
    values = chosen_options(terminal, spec, options)
    with terminal.blaming_the_line():
        game = load(name, players, values)
    if position is not None:
        with terminal.blaming_the_line():
            game.start(position=position)
    return game
