"""Ends by people: draws by agreement, and resignations."""

from random import Random

import pytest

from reino.play import log
from reino.play.commands import AnswerDraw, HandBack, OfferDraw, Resign, TakeOver, Undo

from .tables import Sitting, refused, sat


def test_a_draw_that_is_offered_and_accepted_ends_the_game() -> None:
    sitting = sat("sparta")
    sitting.choose(0)
    sitting.do("ana", OfferDraw(0))
    assert sitting.table.draw_offer == 0
    sitting.do("luis", AnswerDraw(1, True))
    result = sitting.table.result
    assert result is not None
    assert (result.reason, result.returns) == ("agreed", (0.0, 0.0))
    assert sitting.table.owing == ()


def test_a_draw_is_accepted_by_the_other_and_offered_once_at_a_time() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "luis", AnswerDraw(1, True)) == "error-table-no-offer"
    sitting.do("ana", OfferDraw(0))
    assert refused(sitting, "ana", AnswerDraw(0, True)) == "error-table-no-offer"
    assert refused(sitting, "luis", OfferDraw(1)) == "error-table-draw-offered"
    sitting.do("luis", AnswerDraw(1, False))
    assert sitting.table.status == "playing"
    sitting.do("luis", OfferDraw(1))


def test_an_offer_stands_until_the_other_plays_on() -> None:
    sitting = sat("sparta")
    sitting.do("ana", OfferDraw(0))
    sitting.choose(0)
    assert sitting.table.draw_offer == 0
    sitting.choose(1)
    assert sitting.table.draw_offer is None


def test_an_offer_goes_with_the_move_that_is_taken_back() -> None:
    sitting = sat("sparta")
    sitting.choose(0)
    sitting.do("ana", OfferDraw(0))
    sitting.do("ana", Undo(0))
    assert sitting.table.draw_offer is None


@pytest.mark.parametrize("game", ["braverats", "korona", "jackrabbits"])
def test_only_some_games_are_drawn_by_agreement(game: str) -> None:
    assert refused(sat(game), "ana", OfferDraw(0)) == "error-table-no-draws"


def test_bots_are_offered_no_draw() -> None:
    sitting = Sitting("sparta").sit("ana", bots=(1,))
    assert refused(sitting, "ana", OfferDraw(0)) == "error-table-draw-bot"


@pytest.mark.parametrize("game", ["braverats", "sparta", "korona", "jackrabbits"])
@pytest.mark.parametrize("loser", [0, 1])
def test_between_two_giving_up_loses_at_any_time(game: str, loser: int) -> None:
    sitting = sat(game)
    sitting.play_on(Random(2), 3)
    sitting.do(("ana", "luis")[loser], Resign(loser))
    result = sitting.table.result
    assert result is not None
    assert result.reason == "resigned"
    assert result.returns[loser] == -1.0
    assert result.returns[1 - loser] == 1.0


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", ["korona", "jackrabbits"])
def test_among_more_a_bot_plays_on_for_good_and_the_game_decides(game: str, players: int) -> None:
    sitting = sat(game, players)
    resigned, took_over = sitting.do("luis", Resign(1))
    assert isinstance(resigned, log.Resigned)
    assert isinstance(took_over, log.TookOver)
    assert took_over.why == "resigned"
    assert sitting.table.status == "playing"
    assert refused(sitting, "luis", HandBack(1)) == "error-table-gone"
    assert refused(sitting, "luis", Resign(1)) == "error-table-gone"
    assert refused(sitting, "luis", TakeOver(1)) == "error-table-stand-in"
    sitting.play_on(Random(1))
    result = sitting.table.result
    assert result is not None
    assert result.reason in sitting.table.game.spec.reasons
