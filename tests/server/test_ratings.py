"""Ratings: every rated table counts once, and fairly for every player."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from reino.play import log
from reino.play.commands import Begin, Command, Resign, Sit
from reino.play.record import Result
from reino.play.request import Request
from reino.play.setup import Setup
from reino.play.table import Entry, Table
from reino.play.table_state import Seat
from reino.server import create_table, messages
from reino.server.ratings import LAST, Place, Ratings, places, rated_anew
from reino.server.store import Rating, Store
from reino.server.store.errors import Unreachable
from reino.server.store.schema import entries
from server.rows import SEED, add_people, table_row

PEOPLE = ("ana", "luis", "eva", "raul")


@pytest.mark.parametrize("options", [{}, {"explore": True}])
def test_a_game_that_all_play_together_is_never_rated(options: dict[str, bool | str]) -> None:
    wanted = messages.TableWanted(game="jackrabbits", options=options, rated=True)
    assert create_table.setup(wanted).rated == (not options)


def over(*returns: float, seats: tuple[str, ...] = PEOPLE, **setup: Any) -> Table:
    """A table that is over. `seats` are people, or bots as in `bot master`."""
    given: dict[str, Any] = {"game": "korona", "rules": 1, "options": {}, "stand_in": "easy"}
    about = Setup(**(given | {"rated": True, "players": len(returns)} | setup))
    table = log.Opened(at=1.0, setup=about, host="ana", commitment="").open_table("table")
    for number, who in enumerate(seats[: len(returns)]):
        bot = who.removeprefix("bot ") if who.startswith("bot ") else None
        table.seats[number] = Seat(bot=bot) if bot else Seat(person=who, name=who)
    table.status = "over"
    table.result = Result("won", returns)
    return table


def took_over(seat: int, why: log.Why) -> log.TookOver:
    return log.TookOver(at=2.0, seat=seat, bot="easy", why=why)


def bot_chose(seat: int) -> log.Chose:
    return log.Chose(at=3.0, seat=seat, action=0, by="bot")


def handed_back(seat: int) -> log.HandedBack:
    return log.HandedBack(at=4.0, seat=seat)


def test_who_plays_without_a_stand_in_is_placed_by_what_they_got() -> None:
    table = over(1.0, -0.5, -0.5, seats=("ana", "bot master", "eva"))
    assert places(table, [bot_chose(1)]) == [
        Place("person:ana", 1.0),
        Place("bot:korona/master", -0.5),
        Place("person:eva", -0.5),
    ]


def test_who_has_resigned_is_last_even_if_the_bot_has_won() -> None:
    table = over(1.0, 0.0, -1.0)
    table.seats[0].gone = True
    table.seats[0].stand_in = "easy"
    placed = places(table, [took_over(0, "resigned")])
    assert placed[0] == Place("person:ana", LAST, may_rise=False)
    after = {new.player: new.mu for new in rated_anew(placed, {})}
    assert after["person:ana"] < after["person:eva"] < after["person:luis"]


@pytest.mark.parametrize("why", ["wish", "left", "clock"])
def test_nobody_escapes_a_loss_by_leaving_it_to_a_bot(why: log.Why) -> None:
    table = over(1.0, -1.0)
    table.seats[0].stand_in = "easy"
    placed = places(table, [took_over(0, why), bot_chose(0)])
    assert placed == [Place("person:ana", LAST, may_rise=False), Place("person:luis", -1.0)]


def test_whom_the_others_replaced_is_left_out() -> None:
    table = over(-1.0, 0.0, 1.0)
    table.seats[0].stand_in = "easy"
    placed = places(table, [took_over(0, "vote"), bot_chose(0)])
    assert [place.player for place in placed] == ["person:luis", "person:eva"]
    pair = over(-1.0, 1.0)
    pair.seats[0].stand_in = "easy"
    assert places(pair, [took_over(0, "vote"), bot_chose(0)]) == []


def test_the_last_reason_for_a_bot_is_the_one_that_counts() -> None:
    table = over(-1.0, 1.0)
    table.seats[0].stand_in = "easy"
    entries: list[Entry] = [took_over(0, "vote"), handed_back(0), took_over(0, "wish")]
    assert places(table, entries)[0].value == LAST


@pytest.mark.parametrize(
    ("entries", "may_rise"),
    [
        ([took_over(0, "wish"), bot_chose(0), handed_back(0)], False),
        ([took_over(0, "clock"), bot_chose(0), handed_back(0)], False),
        ([took_over(0, "left"), bot_chose(0), handed_back(0)], False),
        ([took_over(0, "wish"), handed_back(0)], True),  # it owed no choice
        ([took_over(0, "vote"), bot_chose(0), handed_back(0)], True),  # not by their doing
        ([took_over(1, "wish"), bot_chose(1), handed_back(1)], True),  # another person's bot
    ],
)
def test_who_came_back_may_fall_but_not_rise_by_what_a_bot_chose(
    entries: list[Entry], may_rise: bool
) -> None:
    winner = places(over(1.0, -1.0), entries)[0]
    assert winner == Place("person:ana", 1.0, may_rise)
    known = {"person:ana": Rating("person:ana", 25.0, 5.0, 9)}
    won = rated_anew(places(over(1.0, -1.0), entries), known)[0]
    assert (won.mu > 25.0) == may_rise
    assert won.mu >= 25.0
    assert won.games == 10
    lost = rated_anew(places(over(-1.0, 1.0), entries), known)[0]
    assert lost.mu < 25.0


@pytest.mark.parametrize(
    "table",
    [
        over(1.0, -1.0, rated=False),
        over(1.0, -1.0, seats=("ana", "ana")),
        over(1.0, 0.0, -1.0, seats=("ana", "bot master", "ana")),
        over(1.0, -1.0, seats=("bot easy", "bot master")),
        over(1.0, -1.0, position="somewhere"),
        over(1.0, -1.0, given=((0, 1),)),
    ],
    ids=["unrated", "alone", "two of three", "bots", "set up", "played on"],
)
def test_what_shows_nothing_of_anybodys_strength_does_not_count(table: Table) -> None:
    assert places(table, []) == []


def test_a_table_at_which_nobody_played_does_not_count() -> None:
    table = over(0.0, 0.0)
    table.result = None  # closed
    assert places(table, []) == []


def test_the_same_bot_in_two_seats_learns_from_both() -> None:
    placed = places(over(1.0, 0.0, -1.0, seats=("bot easy", "ana", "bot easy")), [])
    new = {rating.player: rating for rating in rated_anew(placed, {})}
    assert set(new) == {"bot:korona/easy", "person:ana"}
    assert new["bot:korona/easy"].games == 1
    first, _, third = rated_anew(places(over(1.0, 0.0, -1.0), []), {})
    assert new["bot:korona/easy"].mu == pytest.approx((first.mu + third.mu) / 2)
    assert new["bot:korona/easy"].sigma == pytest.approx((first.sigma + third.sigma) / 2)


def test_a_draw_leaves_equals_equal_and_makes_both_surer() -> None:
    one, other = rated_anew(places(over(0.0, 0.0), []), {})
    assert one.mu == pytest.approx(other.mu)
    assert one.mu == pytest.approx(25.0)
    assert one.sigma == pytest.approx(other.sigma)
    assert one.sigma < 25 / 3


def test_who_beats_the_stronger_rises_more() -> None:
    def rise(mu: float) -> float:
        known = {"person:luis": Rating("person:luis", mu, 3.0, 20)}
        return rated_anew(places(over(1.0, -1.0), []), known)[0].mu

    assert rise(35.0) > rise(25.0) > rise(15.0) > 25.0


class Club:
    """Tables of BraveRats that are played and stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ratings = Ratings(store)
        self._tables = 0

    def play(self, first: str, second: str, *, ends: bool = True, **wanted: Any) -> Table:
        """The second resigns."""
        wish = messages.TableWanted(game="braverats", **({"rated": True} | wanted))
        setup = create_table.setup(wish)
        self._tables += 1
        opened = log.Opened(at=1.0, setup=setup, host=first, commitment="")
        table = opened.open_table(f"table{self._tables}")
        self._lines = [(1.0, log.written(opened))]
        self._do(table, first, Sit(0, "00" * 16))
        self._do(table, second, Sit(1, "11" * 16))
        self._do(table, first, Begin())
        if ends:
            self._do(table, second, Resign(1))
        row = table_row(
            table.id,
            game="braverats",
            status=table.status,
            info=create_table.info(table),
            updated=float(self._tables),
        )
        self.store.create_table(row, self._lines)
        return table

    def _do(self, table: Table, person: str, command: Command) -> None:
        for entry in command.entries(Request(table, 2.0, person, person.capitalize(), seed=SEED)):
            table.apply(entry)
            self._lines.append((entry.at, log.written(entry)))

    def games(self) -> dict[str, int]:
        return {rating.player: rating.games for rating in self.store.ladder("braverats")}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Store.open(f"sqlite:///{tmp_path}/club.db") as store:
        add_people(store, *PEOPLE)
        yield Club(store)


def test_a_table_that_ends_is_rated_by_itself(club: Club) -> None:
    async def scene() -> None:
        table = club.play("ana", "luis")
        club.ratings.asked(table, 0, "ana")
        club.ratings.ended(table)
        club.ratings.ended(club.play("eva", "raul", rated=False))
        await club.ratings.close()

    asyncio.run(scene())
    assert club.games() == {"person:ana": 1, "person:luis": 1}
    winner, loser = club.store.ladder("braverats")
    assert (winner.player, loser.player) == ("person:ana", "person:luis")
    assert winner.mu > 25.0 > loser.mu


def test_a_table_is_rated_once_whoever_sees_it_end(url: str) -> None:
    with Store.open(url) as here, Store.open(url) as there:
        add_people(here, *PEOPLE)
        club, elsewhere = Club(here), Ratings(there)
        table = club.play("ana", "luis")

        async def scene() -> list[bool]:
            both = [rater.rate(table) for rater in (club.ratings, elsewhere) for _ in range(4)]
            return await asyncio.gather(*both)

        assert sum(asyncio.run(scene())) == 1
        assert club.games() == {"person:ana": 1, "person:luis": 1}


def test_tables_that_end_at_the_same_time_all_count(url: str) -> None:
    with Store.open(url) as here, Store.open(url) as there:
        add_people(here, *PEOPLE)
        club, elsewhere = Club(here), Ratings(there)
        tables = [club.play("ana", "luis") for _ in range(8)]

        async def scene() -> None:
            raters = [club.ratings, elsewhere] * 4
            pairs = zip(tables, raters, strict=True)
            await asyncio.gather(*(rater.rate(table) for table, rater in pairs))

        asyncio.run(scene())
        assert club.games() == {"person:ana": 8, "person:luis": 8}


def test_a_table_whose_end_nobody_saw_is_rated_later_and_once(store: Store) -> None:
    add_people(store, *PEOPLE)
    club = Club(store)
    club.play("ana", "luis")
    club.play("eva", "raul")
    club.play("ana", "raul", rated=False)
    club.play("ana", "eva", ends=False)
    club.play("ana", "ana")
    assert asyncio.run(club.ratings.catch_up()) == 3  # the last one rates no player
    assert club.games() == {f"person:{who}": 1 for who in PEOPLE}
    assert asyncio.run(club.ratings.catch_up()) == 0


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_rated(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound = club.play("ana", "luis"), club.play("eva", "raul")
    with club.store.writing() as connection:
        first = (entries.c.table_id == damaged.id) & (entries.c.number == 1)
        connection.execute(update(entries).where(first).values(body=b"{"))
    assert asyncio.run(club.ratings.catch_up()) == 1
    assert set(club.games()) == {"person:eva", "person:raul"}, sound.id
    assert "a table cannot be rated" in caplog.text


def test_a_database_that_is_gone_stops_no_game(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def gone(*_: object) -> None:
        raise Unreachable("error-database-busy", url="")

    async def scene() -> None:
        club.ratings.ended(table)
        await club.ratings.close()

    table = club.play("ana", "luis")
    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING):
        patched.setattr(club.store, "rate", gone)
        asyncio.run(scene())
    assert "error-database-busy" in caplog.text
    assert asyncio.run(club.ratings.catch_up()) == 1


def test_who_has_been_forgotten_gets_no_rating_any_more(club: Club) -> None:
    table = club.play("ana", "luis")
    club.store.delete_person("luis")
    assert asyncio.run(club.ratings.rate(table))
    assert club.games() == {"person:ana": 1}


def test_a_table_that_is_still_played_is_not_rated(club: Club) -> None:
    assert not asyncio.run(club.ratings.rate(club.play("ana", "luis", ends=False)))
    assert club.games() == {}


def test_the_list_is_by_what_each_has_shown_for_sure(club: Club) -> None:
    for first, second in (("ana", "luis"), ("ana", "eva"), ("eva", "luis"), ("ana", "raul")):
        asyncio.run(club.ratings.rate(club.play(first, second)))
    club.store.rate(
        club.play("ana", "eva").id,
        "braverats",
        [],
        lambda _: [Rating("bot:braverats/master", 40.0, 1.0, 99)],
    )
    listed = asyncio.run(club.ratings.leaders("braverats", person="ana"))
    assert [one.sure for one in listed] == sorted((one.sure for one in listed), reverse=True)
    assert listed[0].name == "master"
    assert [one.bot for one in listed] == [True, False, False, False, False]
    assert [one.name for one in listed if one.mine] == ["Ana"]
    assert listed[1].name == "Ana"
    assert asyncio.run(club.ratings.leaders("braverats", 1)) == listed[:1]
    assert asyncio.run(club.ratings.leaders("korona")) == []


def test_a_person_is_told_how_they_stand_at_every_game(club: Club) -> None:
    asyncio.run(club.ratings.rate(club.play("ana", "luis")))
    club.store.rate(
        club.play("ana", "luis").id, "sparta", [], lambda _: [Rating("person:ana", 30.0, 2.0, 5)]
    )
    mine = asyncio.run(club.ratings.of("ana"))
    assert [(one.game, one.games, one.mine) for one in mine] == [
        ("braverats", 1, True),
        ("sparta", 5, True),
    ]
    assert asyncio.run(club.ratings.of("eva")) == []
