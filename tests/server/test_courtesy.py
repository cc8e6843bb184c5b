"""Bots that build a map without turns wait for the people who build with them."""

from play.tables import Sitting
from reino.server.courtesy import PATIENCE, Courtesy

FREE = {"map": "build", "building": "free"}


def sitting() -> Sitting:
    """Ana and a bot."""
    return Sitting("jackrabbits", options=FREE).sit("ana", bots=[1])


def lay(sat: Sitting, seat: int) -> None:
    """A whole move of a seat: a tile, a side, a turn."""
    for _ in range(3):
        sat.choose(seat, sat.state.legal(seat)[-1])


def test_a_bot_lays_one_tile_and_waits_until_each_person_has_laid_one() -> None:
    sat, courtesy = sitting(), Courtesy()
    courtesy.note(sat.table, 10.0)
    assert courtesy.left(sat.table, 1, 10.0) == 0.0
    lay(sat, 1)
    courtesy.note(sat.table, 10.0)
    assert courtesy.left(sat.table, 1, 11.0) == PATIENCE - 1.0
    sat.choose(0)  # a tile is taken: that is no move yet
    courtesy.note(sat.table, 11.0)
    assert courtesy.left(sat.table, 1, 11.0) > 0.0
    sat.choose(0)
    if len(sat.state.view(0).facts.building.tiles) == 18:  # a hex needs no turn
        sat.choose(0)
    courtesy.note(sat.table, 12.0)
    assert courtesy.left(sat.table, 1, 12.0) == 0.0


def test_a_bot_waits_five_seconds_at_most() -> None:
    sat, courtesy = sitting(), Courtesy()
    courtesy.note(sat.table, 0.0)
    lay(sat, 1)
    courtesy.note(sat.table, 0.0)
    assert courtesy.left(sat.table, 1, PATIENCE - 0.1) > 0.0
    assert courtesy.left(sat.table, 1, PATIENCE) == 0.0


def test_bots_do_not_wait_for_each_other() -> None:
    sat, courtesy = Sitting("jackrabbits", 3, options=FREE).sit("ana", bots=[1, 2]), Courtesy()
    courtesy.note(sat.table, 0.0)
    lay(sat, 2)
    courtesy.note(sat.table, 0.0)
    assert courtesy.left(sat.table, 1, 0.0) == 0.0
    assert courtesy.left(sat.table, 2, 0.0) > 0.0


def test_sealed_choices_need_no_courtesy() -> None:
    sat, courtesy = Sitting("braverats").sit("ana", bots=[1]), Courtesy()
    courtesy.note(sat.table, 0.0)
    sat.choose(1)
    courtesy.note(sat.table, 0.0)
    assert courtesy.left(sat.table, 1, 0.0) == 0.0
