"""A server with the built client and with bots that answer at once; and tables to play at."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import reino
from reino.bots import make_bot
from reino.core.state import CHANCE, State
from reino.play.setup import Setup
from reino.play.table import Table
from reino.server import table_storage
from reino.server.services import Services
from reino.server.static import static_routes
from server.web import Site, serving

GOLDEN = Path(__file__).parent.parent / "golden"
LATE = {
    # A recorded game of each, and how many of its steps are left to be played.
    "braverats": ("defaults.r1.json", 16),
    "sparta": (None, 0),
    "korona": ("end-military.r1.json", 24),
    "jackrabbits": ("complete-false.r1.json", 30),
}


@contextmanager
def playing(folder: Path) -> Iterator[Site]:
    with serving(folder, others=static_routes(), pace=0.0, now=time.time) as site:
        yield site


def services(site: Site) -> Services:
    found: Services = site.app.state.services
    return found


def opened(
    site: Site,
    game: str,
    *,
    bots: dict[int, str],
    late: bool = True,
    chat: bool = False,
    rules: dict[str, bool | str] | None = None,
) -> str:
    """A table of this game, near the end of a recorded game if that is enough, or with options of
    its own from the start; all seats are open."""
    record, left = LATE[game] if late and rules is None else (None, 0)
    options: dict[str, bool | str] = dict(rules or {})
    given: tuple[tuple[int, int], ...] = ()
    if record is not None:
        golden = json.loads((GOLDEN / game / record).read_text())
        options = golden["options"]
        given = _until_decision(game, options, golden["steps"][:-left])
    loaded = reino.load(game, 2, options)
    setup = Setup(
        game=game,
        rules=loaded.spec.rules_version,
        players=2,
        options=dict(loaded.options),
        position=None,
        given=given,
        stand_in="random",
        chat=chat,
    )
    host = f"host{secrets.token_hex(4)}"
    row, lines, _ = table_storage.new_table(host, setup, bots, time.time())
    services(site).store.create_table(row, lines)
    return row.id


def _until_decision(
    game: str, options: dict[str, bool | str], steps: list[list[int]]
) -> tuple[tuple[int, int], ...]:
    """The steps, and not those at their end that leave chance in the middle of something."""
    given = [(actor, choice) for actor, choice, *_ in steps]
    while given and given[-1][0] == CHANCE:
        given.pop()
    return tuple(given)


def table(site: Site, id: str) -> Table:
    return services(site).tables.live[id].table


def advice(state: State, seat: int) -> int:
    """The choice that brings a game to its end."""
    if state.game.key != "sparta":
        return make_bot(state.game, "search", 1, iterations=200).choose(state.view(seat))

    def worth(action: int) -> tuple[float, int]:
        after = state.play(seat, action)
        facts = after.view(None).as_dict()
        cities, forward = len(facts["cities"][seat]), 0
        for squares in (facts["warriors"], facts["heroes"]):
            forward += sum(int(square[1:]) for square in squares[seat])
        return (100.0 if after.over else 0.0) + cities, forward if seat == 0 else -forward

    return max(state.legal(seat), key=worth)
