"""Queries of the store for lists and exports. Every function here blocks."""

import msgspec

from reino.core.registry import installed, renamed_options
from reino.play.clock import Clock
from reino.play.record import Result
from reino.server.http import schemas
from reino.server.notices.preferences import Preferences, read_preferences
from reino.server.notices.service import NoticeService
from reino.server.store.rows import Cursor, Person, Status, TableRow
from reino.server.store.store import Store

PAGE = 50
MANY = 500


class _Seat(msgspec.Struct, frozen=True):
    name: str = ""
    bot: str | None = None
    open: bool = False
    kept: bool = False


class _Info(msgspec.Struct, frozen=True):
    """The facts of a table that are kept for lists."""

    number: int = 1
    options: dict[str, bool | str] = {}
    clock: Clock | None = None
    rated: bool = False
    seats: tuple[_Seat, ...] = ()
    owing: tuple[int, ...] = ()
    result: Result | None = None


def cursor(text: str | None) -> Cursor | None:
    """The cursor where a list goes on, from its last page."""
    if text is None:
        return None
    at, _, table = text.partition("_")
    return float(at), table


def listed(row: TableRow, seats: tuple[int, ...] = ()) -> schemas.TableListed:
    """A table as a line of a list; `seats` are those of the person who reads it."""
    info = msgspec.json.decode(row.info, type=_Info)
    return schemas.TableListed(
        table=row.id,
        game=row.game,
        status=row.status,
        public=row.public,
        created=row.created,
        updated=row.updated,
        number=info.number,
        options=renamed_options(row.game, info.options),
        clock=info.clock,
        rated=info.rated,
        seats=tuple(
            schemas.SeatListed(
                seat.name,
                seat.bot,
                seat.open,
                seat.kept and bool(seat.name),  # a deleted person has no name
                n in info.owing,
                n in seats,
            )
            for n, seat in enumerate(info.seats)
        ),
        result=info.result,
    )


def open_tables(store: Store, game: str | None, before: Cursor | None) -> schemas.TablesListed:
    rows = store.open_tables(game, PAGE, before)
    more = _after(rows[-1].created, rows[-1].id) if len(rows) == PAGE else None
    lines = tuple(map(listed, rows))
    # A table that has filled up, or keeps its open seats, cannot be joined.
    joinable = tuple(
        line for line in lines if any(seat.open and not seat.kept for seat in line.seats)
    )
    return schemas.TablesListed(joinable, more)


def tables_of(
    store: Store,
    person: str,
    before: Cursor | None,
    game: str | None = None,
    status: Status | None = None,
) -> schemas.TablesListed:
    rows = store.tables_of(person, PAGE, before, game=game, status=status)
    more = _after(rows[-1].updated, rows[-1].id) if len(rows) == PAGE else None
    lines = tuple(listed(row, mine(store, row.id, person)) for row in rows)
    return schemas.TablesListed(lines, more)


def _after(at: float, table: str) -> str:
    return f"{at!r}_{table}"


def mine(store: Store, table: str, person: str) -> tuple[int, ...]:
    return tuple(seat for seat, held in store.seated(table).items() if held == person)


def all_tables(store: Store, person: str) -> list[TableRow]:
    rows: list[TableRow] = []
    before: Cursor | None = None
    while page := store.tables_of(person, MANY, before):
        rows += page
        before = page[-1].updated, page[-1].id
    return rows


def kept(store: Store, person: Person, me: schemas.Me) -> schemas.Kept:
    tables = all_tables(store, person.id)
    rated = {game: store.ratings(game, [f"person:{person.id}"]) for game in installed()}
    return schemas.Kept(
        me=me,
        seen=person.seen,
        tables=tuple(listed(row, mine(store, row.id, person.id)) for row in tables),
        chats=_said(store, person.id),
        reports=tuple(
            schemas.ReportKept(report.why, report.at) for report in store.reported_by(person.id)
        ),
        ratings=tuple(
            schemas.RatingKept(game, rating.mu, rating.sigma, rating.games)
            for game, found in rated.items()
            for rating in found.values()
        ),
        pushes=tuple(push.endpoint for push in store.pushes(person.id)),
        muted=tuple(sorted(store.names(sorted(store.mutes(person.id))).values())),
    )


def _said(store: Store, person: str) -> tuple[schemas.ChatKept, ...]:
    """The lines of chat by this person, at any table."""
    return tuple(schemas.ChatKept(line.table, line.text, line.at) for line in store.said_by(person))


def read_preferences_of(notices: NoticeService | None, settings: dict[str, object]) -> Preferences:
    """The notice preferences of a person, checked; with or without a notice service."""
    return notices.read_preferences(settings) if notices else read_preferences(settings)
