"""The guidance of Korona's search: the weights, the features they weigh, values and priors."""

import json
from collections.abc import Mapping
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from games.korona.positions import GAMES, ID, falls, offered, offers, placed, play
from games.korona.rules.test_end import NEAR
from reino import State
from reino.core.kernel.rng import seeded
from reino.games.korona.bot import weights as korona_weights
from reino.games.korona.bot.features import describe_kingdom
from reino.games.korona.bot.priors import roll, weigh
from reino.games.korona.bot.value import appraise, quiet
from reino.games.korona.bot.weights import read, tuned, write
from reino.games.korona.rules.actions import MAX_LEGAL
from reino.testing.law import random_end

OF_THE_ZONE = korona_weights.KINGDOM[
    : korona_weights.KINGDOM.index("hand")
]  # the features that no hand changes


def features(zone: str, hand: str = "") -> dict[str, float]:
    """The features of a kingdom that are not 0, with another seat's turn to come."""
    state = placed([zone, ""], [hand, "peasant"], active=1)
    work = np.ones(korona_weights.SIZE)
    describe_kingdom(state.record, 0, work, korona_weights.WORK)
    described = zip(
        korona_weights.KINGDOM,
        work[korona_weights.WORK : korona_weights.WORK + len(korona_weights.KINGDOM)].tolist(),
        strict=True,
    )
    return {name: value for name, value in described if value}


def of_the_zone(described: Mapping[str, float]) -> dict[str, float]:
    return {name: value for name, value in described.items() if name in OF_THE_ZONE}


def test_weights_read_as_they_were_written() -> None:
    rng = np.random.default_rng(1)
    array = np.zeros(korona_weights.SIZE)
    array[: korona_weights.WEIGHTS] = np.round(rng.normal(size=korona_weights.WEIGHTS), 4)
    assert (read(write(array)) == array).all()
    assert (read(write(tuned())) == tuned()).all()


def test_weights_are_written_under_their_names() -> None:
    array = np.zeros(korona_weights.SIZE)
    array[korona_weights.WORTH + korona_weights.KINGDOM.index("pair")] = 1
    array[korona_weights.WORTH_EARLY + korona_weights.KINGDOM.index("villains")] = 2
    array[korona_weights.PROMISE + korona_weights.FIRST["shield"]] = 3
    array[korona_weights.PROMISE_EARLY + korona_weights.FIRST["shield"] + 1] = 4
    array[korona_weights.GAINS + korona_weights.KIND["win"]] = 5
    table = json.loads(write(array))
    assert list(table["worth"]) == list(korona_weights.KINGDOM)
    assert table["worth"]["pair"] == [1, 0]
    assert table["worth"]["villains"] == [0, 2]
    assert {kind: len(rows) for kind, rows in table["promise"].items()} == dict(
        korona_weights.KINDS_OF_CHOICE
    )
    assert table["promise"]["shield"][:2] == [[3, 0], [0, 4]]
    assert table["gains"]["win"] == 5


def test_tuned_weights_are_not_to_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        tuned()[0] = 1.0


def test_empty_kingdom_has_no_features_but_its_empty_hand() -> None:
    assert features("") == {"empty_hand": 1}


@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        ("monarch", {"first_monarch": 1, "colours": 1, "points": 10, "points_in_open_piles": 10}),
        ("monarch monarch", {"pair": 1, "colours": 1, "points": 20}),
        ("monarch villain", {"colours": 2, "villains": 1}),
        (
            "healer",
            {"healer": 1, "colours": 1, "colours_with_healer": 1, "points": 3},
        ),
        (
            "field peasant, field villain, field, peasant",
            {
                "fields": 3,
                "tilled_fields": 1,
                "room_on_fields": 2 + 2 + 3,
                "lone_peasants": 1,
                "villains": 1,
                "colours": 3,
                "points": 20 + 1 - 10 + 1,
                "points_in_open_piles": 1 - 10 + 1,
            },
        ),
        (
            "tower archer jester archer, tower archer, archer, archer",
            {
                "towers": 2,
                "manned_towers": 1,
                "room_on_towers": 2,
                "lone_archers": 2,
                "jesters": 1,
                "colours": 3,
                "points": 11 + 7 + 2,
                "points_in_open_piles": 7 + 2,
                "military_combo_lacks_2": 0,
            },
        ),
        (
            "stable knight villain, stable knight knight, stable, knight",
            {
                "stables": 3,
                "knighted_stables": 1,
                "room_on_stables": 2,
                "lone_knights": 1,
                "villains": 1,
                "colours": 3,
                "points": 9 - 10 + 15 + 3 + 1,
                "points_in_open_piles": 3 + 1,
            },
        ),
    ],
)
def test_features_of_piles_are_counted(zone: str, expected: dict[str, float]) -> None:
    assert of_the_zone(features(zone)) == {name: n for name, n in expected.items() if n}


def test_pair_is_guarded_by_a_full_stable_and_a_full_tower() -> None:
    guard = "stable knight knight, tower archer archer archer"
    assert features(f"{guard}, monarch jester")["guarded_pair"] == 1
    assert "guarded_pair" not in features(f"{guard}, monarch")
    assert "guarded_pair" not in features("stable knight knight, monarch monarch")


@pytest.mark.parametrize("combo", NEAR)
def test_combo_that_lacks_one_thing_is_noticed(combo: str) -> None:
    zone, _ = NEAR[combo]
    assert features(zone)[f"{combo}_combo_lacks_1"] == 1
    one_monarch = features(zone.replace("monarch monarch", "monarch"))
    assert one_monarch[f"{combo}_combo_lacks_2"] == 1
    assert f"{combo}_combo_lacks_1" not in one_monarch


def test_cards_in_hand_are_counted() -> None:
    described = features("", "archer archer shield")
    assert described["hand"] == 3
    assert described["holds_archer"] == 2
    assert described["holds_shield"] == 1
    assert "empty_hand" not in described
    assert not of_the_zone(described)


def appraised(
    zones: list[str], deck: str = "", weights: NDArray[np.float64] | None = None
) -> list[float]:
    """The value of each seat, with the turn of the last seat to come."""
    seats = len(zones)
    state = placed(zones, ["peasant"] * seats, deck=deck, active=seats - 1, at="take")
    returns = np.zeros(seats)
    appraise(state.record, returns, (tuned() if weights is None else weights).copy())
    hopes: list[float] = returns.tolist()
    return hopes


def test_hope_is_the_chance_to_win_by_the_odds_of_what_kingdoms_are_worth() -> None:
    array = np.zeros(korona_weights.SIZE)
    array[korona_weights.WORTH + korona_weights.KINGDOM.index("points")] = np.log(3) / 10
    # Ten points more: three to one.
    assert appraised(["monarch", ""], weights=array) == pytest.approx([0.5, -0.5])
    hopes = appraised(["", "monarch", "monarch monarch"], weights=array)
    won = np.array([1, 3, 9]) / 13
    assert hopes == pytest.approx(((3 * won - 1) / 2).tolist())


def test_worth_of_a_feature_changes_with_the_cards_left() -> None:
    array = np.zeros(korona_weights.SIZE)
    array[korona_weights.WORTH_EARLY + korona_weights.KINGDOM.index("points")] = np.log(3) / 10
    # Three in the market and 37 in the deck are half of the 80 that were not dealt.
    deck = "archer " * 10 + "peasant " * 10 + "field " * 6 + "tower " * 6 + "knight " * 5
    odds = 3**0.5
    hope = appraised(["monarch", ""], deck, array)[0]
    assert hope == pytest.approx((odds - 1) / (odds + 1))


MIDDLE = "archer " * 5 + "peasant " * 6 + "draw-again " * 6 + "internal-affairs " * 8


@pytest.mark.parametrize("deck", ["", MIDDLE])
@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("tower", "tower archer archer archer, tower archer archer"),
        ("field, tower", "field, field, field, tower"),
        ("stable", "stable knight knight, stable knight knight"),
    ],
)
def test_many_more_points_are_worth_more(less: str, more: str, deck: str) -> None:
    assert appraised([less, "tower"], deck)[0] < appraised([more, "tower"], deck)[0]


def test_villain_is_worth_less_than_nothing_when_the_cards_run_out() -> None:
    assert appraised(["stable, villain", "tower"])[0] < appraised(["stable", "tower"])[0]


def test_nearer_combo_is_worth_more() -> None:
    # The same cards and points, in better order.
    fields = "monarch monarch, field peasant, field peasant"
    further = f"{fields} peasant, field, field, peasant"
    nearer = f"{fields}, field peasant, field, peasant"
    assert features(further)["points"] == features(nearer)["points"]
    assert appraised([further, "tower"], MIDDLE)[0] < appraised([nearer, "tower"], MIDDLE)[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hopes_are_returns_that_add_up_to_0(players: int) -> None:
    zones = ["tower archer, villain", "stable knight", "", "field, field"][:players]
    hopes = appraised(zones)
    assert sum(hopes) == pytest.approx(0)
    assert all(-1 / (players - 1) <= hope <= 1 for hope in hopes)
    assert len(set(hopes)) == players
    # No seat is ahead where all have the same, but for the seat whose turn it is.
    *others, _ = appraised([""] * players)
    assert others == pytest.approx([others[0]] * (players - 1))


def weighed(state: State, array: NDArray[np.float64] | None = None) -> dict[int, float]:
    """How promising each action looks, with the tuned weights or others."""
    (seat,) = state.owing
    menu = state.legal(seat)
    ids = np.array(menu, np.uint16)
    weights = np.zeros(len(menu))
    weigh(state.record, seat, ids, len(menu), weights, (tuned() if array is None else array).copy())
    return dict(zip(menu, weights.tolist(), strict=True))


def some_game(players: int) -> list[State]:
    return list(random_end(GAMES[players].start(seed=players), Random(f"guidance {players}")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_promises_add_up_to_1_and_leave_no_action_out(players: int) -> None:
    for state in some_game(players)[:-1]:
        weights = weighed(state)
        assert sum(weights.values()) == pytest.approx(1)
        assert min(weights.values()) > 0


def test_points_at_once_speak_for_an_action_as_much_as_they_weigh() -> None:
    array = np.zeros(korona_weights.SIZE)
    array[korona_weights.GAINS + korona_weights.KIND["place"]] = np.log(2)
    weights = weighed(placed(["stable", "field"], ["knight field"]), array)
    on_stable, alone = weights[ID["place knight on stable"]], weights[ID["place knight"]]
    assert on_stable / alone == pytest.approx(2 ** (6 - 1))
    array[korona_weights.GAINS + korona_weights.KIND["win"]] = np.log(3)
    state = play(placed(["", "tower, archer, knight"], ["sneak-attack field"]), "sneak 1")
    weights = weighed(state, array)
    assert weights[ID["top tower"]] / weights[ID["top archer"]] == pytest.approx(3 ** (5 - 1))


def test_card_where_it_scores_is_more_promising_than_alone_or_discarded() -> None:
    weights = weighed(placed(["stable, monarch", "field"], ["knight monarch"]))
    best = weights[ID["place knight on stable"]]
    assert best > weights[ID["place knight"]]
    assert best > weights[ID["discard knight"]]
    assert weights[ID["place monarch on monarch"]] > weights[ID["discard monarch"]]


def test_choices_after_the_tree_are_drawn_by_their_promise() -> None:
    state = placed(["stable, tower", "field"], ["knight archer draw-again"])
    weights = weighed(state)
    rng, work = seeded(3), tuned().copy()
    ids, room = np.zeros(MAX_LEGAL, np.uint16), np.zeros(MAX_LEGAL)
    times = 2000
    rolled = [int(roll(state.record, 0, rng, ids, room, work)) for _ in range(times)]
    assert set(rolled) <= set(weights)
    for action, weight in weights.items():
        assert rolled.count(action) / times == pytest.approx(weight, abs=0.05)


def is_quiet(state: State) -> bool:
    return bool(quiet(state.record))


def test_position_is_quiet_between_turns() -> None:
    assert is_quiet(placed(["", ""], ["peasant"], at="take"))
    state = placed(["", ""], ["peasant knight", "field"])
    assert is_quiet(play(state, "place peasant", "end turn"))


def test_position_is_not_quiet_within_a_turn() -> None:
    state = placed(["", ""], ["draw-again donation", "peasant"])
    assert not is_quiet(state)
    assert not is_quiet(play(state, "draw again"))
    assert not is_quiet(play(state, "draw again", "take deck"))
    assert not is_quiet(play(state, "ask hand 1"))
    empty_handed = placed(["", ""], [""], at="take")
    assert not is_quiet(play(empty_handed, "take market draw-again"))
    second = falls(play(empty_handed, "take market draw-again"), "field")
    assert offers(second, "take market")
    assert not is_quiet(second)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_owes_in_a_quiet_position_begins_a_turn(players: int) -> None:
    states = some_game(players)
    quiet_ones = [state for state in states if is_quiet(state)]
    assert len(quiet_ones) == states[-1].record.turns
    for state in quiet_ones:
        assert state.owing == (state.record.active,)
        assert state.record.actions == 3
        assert all(choice.startswith("take") for choice in offered(state))
