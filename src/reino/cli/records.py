"""`reino replay` and `reino verify`: saved games shown again, and checked."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from reino.cli.lookup import changed
from reino.cli.seating import player_told
from reino.core.errors import BrokenRecord, ReinoError, UnknownGame
from reino.core.names import title_of, words_of
from reino.core.registry import find
from reino.core.spec import Event
from reino.terminal.console import Terminal
from reino.terminal.screen import Screen, screen_of

if TYPE_CHECKING:
    from reino.core.state import State
    from reino.play.record import Record

JSON_BEGINS = "{["


def replay(terminal: Terminal, path: str) -> int:
    """Show a saved game from the first step to the last."""
    say = terminal.say
    record = loaded(terminal, path)
    spec = find(record.game)
    screen = screen_of(record.loaded_game(), terminal)
    terminal.show(Rule(Text(title_of(spec, terminal.lang), "bold"), align="left", style="dim"))
    for seat, (player, key) in enumerate(zip(record.seats, spec.seats, strict=False)):
        if player == key:
            continue  # an unnamed player
        told = player_told(say, player)
        terminal.tell(say("cli-replay-seat", seat=screen.seat_name(seat), player=told))
    if options := changed(spec, record.options):
        terminal.tell(say("cli-replay-options", options=", ".join(options)), "dim")
    last = record.first_state()
    for before, after in pairwise(record.states()):
        if events := told_in_full(before, after):
            terminal.show(screen.happened(events))
        last = after
    if not last.over:
        terminal.show(screen.board(last.view(0), [""] * record.players))
        told = decided(terminal, screen, record, last)
        told = told or say("cli-replay-open", steps=len(record.steps))
        terminal.tell(f"\n{told}", "yellow")
    else:
        show_result(terminal, screen, last)
    if spec.notation is not None:
        terminal.write(say("cli-position", position=last.position))
    return 0


def loaded(terminal: Terminal, path: str) -> "Record":
    """The record in a file, or that of a move list.

    Its game's rules are compiled here, where progress can be shown.
    """
    from reino.play import movelist
    from reino.play.record import Record

    data = Path(path).read_bytes()
    text = data.decode("utf-8", "replace")
    if movelist.game_of(text) is not None:
        return read_movelist(terminal, text)
    if text.strip() and text.lstrip()[0] not in JSON_BEGINS:
        raise BrokenRecord("cli-file-neither", file=path)
    record = Record.from_json(data)
    compile_rules(terminal, record.game)
    record.loaded_game()
    return record


def read_movelist(terminal: Terminal, text: str) -> "Record":
    from reino.play import movelist

    compile_rules(terminal, movelist.game_of(text) or "")
    return movelist.parse(text)


def compile_rules(terminal: Terminal, game: str) -> None:
    from reino.core.game import load

    # A game that is not installed: whatever names it says so better.
    with suppress(UnknownGame), terminal.preparing():
        load(game)


def told_in_full(before: "State", after: "State") -> Sequence[Event]:
    """The events of one step as the viewer that saw most of it saw them: a saved game has no
    secrets from its reader."""
    views = list(_seen_by_each(before, after))
    if len({len(seen) for seen in views}) > 1:
        return max(views, key=len)
    return [
        min(seen, key=lambda event: sum(value is None for value in event.data.values()))
        for seen in zip(*views, strict=True)
    ]


def _seen_by_each(before: "State", after: "State") -> Iterator[Sequence[Event]]:
    words = before.game.spec.words
    for seat in range(before.game.players):
        yield words.events(before.view(seat).record, after.view(seat).record, seat)


def show_result(terminal: Terminal, screen: Screen, state: "State", me: int | None = None) -> None:
    """Show the winners and the end reason; addressed to `me` where the reader sits at a seat.

    The last line says it again: in a small window the title may have scrolled away.
    """
    say, game = terminal.say, state.game
    returns, reason = state.returns, state.reason
    assert returns is not None
    assert reason is not None
    best = max(returns)
    winners = [seat for seat, value in enumerate(returns) if value == best]
    if len(winners) != 1:
        head, style = say("cli-result-draw"), "yellow"
    elif me is None:
        head, style = say("cli-result-winner", seat=screen.seat_name(winners[0])), "green"
    elif winners == [me]:
        head, style = say("cli-result-won"), "green"
    else:
        head, style = say("cli-result-lost"), "red"
    words = words_of(game.spec, terminal.lang)
    key = f"{game.key}-reason-{reason}"
    why = words(key) if key in words else reason
    if len(winners) == 1 and winners != [me]:
        why = say("cli-result-why", seat=screen.seat_name(winners[0]), why=why)
    why = why[:1].upper() + why[1:]
    panel = Panel(
        screen.result(state.view(me)),
        title=Text(f" {head} ", f"bold {style}"),
        title_align="left",
        border_style=style,
        expand=False,
        padding=(0, 1),
    )
    plain = why if me is None and len(winners) == 1 else f"{head} {why}"
    terminal.show("", panel)
    terminal.tell(screen.verdict(state.view(me)) or plain, f"bold {style}")


def decided(terminal: Terminal, screen: Screen, record: "Record", last: "State") -> str:
    """The end that people decided on, in words; empty where the rules ended the game."""
    if record.result is None or not record.ended_by_people(last):
        return ""
    returns = record.result.returns
    winner = screen.seat_name(returns.index(max(returns)))
    return terminal.say("cli-decided", reason=record.result.reason, seat=winner)


def verify(terminal: Terminal, path: str) -> int:
    """Check the claims of a record, and show which are proven and which are not."""
    import msgspec

    from reino.core.state import CHANCE

    say = terminal.say
    record = loaded(terminal, path)
    try:
        proof = record.verify()
    except ReinoError as error:
        terminal.complain(say("cli-verify-failed", file=path, why=error.tell(terminal.lang)))
        return 1
    given = 0 if record.given is msgspec.UNSET else record.given
    outcomes = sum(actor == CHANCE for actor, _, _ in record.steps[given:])
    terminal.tell(f"✓ {say('cli-verify-steps', steps=proof.steps)}", "green")
    if given:
        terminal.tell(f"· {say('cli-verify-given', steps=given)}", "yellow")
    if not proof.over:
        terminal.tell(f"· {say('cli-verify-open')}", "yellow")
    elif record.ended_by_people(record.replay()):
        terminal.tell(f"✓ {say('cli-verify-decided')}", "green")
    else:
        terminal.tell(f"✓ {say('cli-verify-result')}", "green")
    if proof.dice == "proven":
        terminal.tell(f"✓ {say('cli-verify-seed', commitment=str(record.commitment))}", "green")
        terminal.tell(f"✓ {say('cli-verify-dice', outcomes=outcomes)}", "green")
        return 0
    if record.commitment is None and outcomes == 0:
        terminal.tell(f"✓ {say('cli-verify-dice', outcomes=outcomes)}", "green")
        return 0
    if record.commitment is None:
        terminal.tell(f"· {say('cli-verify-no-promise')}", "yellow")
        return 0
    if not proof.over:
        terminal.tell(f"· {say('cli-verify-sealed', commitment=record.commitment)}", "yellow")
        return 0
    terminal.complain(say("cli-verify-failed", file=path, why=say("cli-verify-withheld")))
    return 1
