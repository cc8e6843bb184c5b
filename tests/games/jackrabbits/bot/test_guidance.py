"""The guidance of Jack Rabbits' search: the weights, the features they weigh, values and priors."""

import json
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from games.jackrabbits.positions import (
    ID,
    Position,
    bits,
    offered,
    opened,
    placed,
    play,
    position,
    stage,
)
from games.jackrabbits.reference_cards import is_royal
from games.jackrabbits.reference_table import satisfies
from games.jackrabbits.rules.test_reach import distances
from games.jackrabbits.scatter import before_the_deal, scattered
from games.jackrabbits.scatter import some_game as mixed_game
from reino import State
from reino.core.kernel import JIT
from reino.core.kernel.rng import seeded
from reino.games.jackrabbits.bot import weights as jackrabbits_weights
from reino.games.jackrabbits.bot.distances import TOLL
from reino.games.jackrabbits.bot.features import describe_runner, find_prospects, usable
from reino.games.jackrabbits.bot.priors import RESOLVE, roll, weigh
from reino.games.jackrabbits.bot.value import appraise, quiet
from reino.games.jackrabbits.bot.weights import knowledge, read, tuned, write
from reino.games.jackrabbits.rules.actions import MAX_LEGAL
from reino.games.jackrabbits.rules.options import ENDINGS
from reino.games.jackrabbits.rules.reach import PLACES
from reino.games.jackrabbits.rules.tiles import HEXES, TILE_KEYS
from reino.testing.law import random_end

ROYALS = [rank + suit for suit in "cshd" for rank in "JQK"]


@pytest.mark.parametrize("ending", range(len(ENDINGS)))
def test_usable_royals_are_the_most_of_any_three_that_win(ending: int) -> None:
    wins = [set(three) for three in combinations(ROYALS, 3) if satisfies(three, ENDINGS[ending])]
    for size in range(5):
        for royals in combinations(ROYALS, size):
            most = max(len(three & set(royals)) for three in wins)
            assert usable(ending, np.int64(bits(royals))) == most, royals


def prospects(state: State, seat: int = 0) -> NDArray[np.float64]:
    """Turns until the seat may have won, from every place."""
    work = knowledge(state.record)
    find_prospects(state.record, seat, work)
    return work[jackrabbits_weights.TURNS_FROM : jackrabbits_weights.TURNS_FROM + PLACES]


def with_cards(state: State, cards: list[str]) -> State:
    """Seat 0 has these besides."""
    runtime, buf, s = opened(state)
    s.hand[0] |= bits(cards)
    s.hand_size[0] += len(cards)
    return State(runtime, buf, runtime.review(buf))


def some_positions(tables: int, each: int) -> Iterator[Position]:
    """Anywhere on maps of all kinds, about to set out."""
    rng = Random("prospects")
    for _ in range(tables):
        base = before_the_deal(mixed_game(rng.randint(2, 4), rng), rng)
        found = 0
        while found < each:
            one = scattered(base, rng)
            if one.rabbits[one.active] != "exile":
                one.at = "set out"
                found += 1
                yield one


def test_nearer_is_never_further_from_winning() -> None:
    for one in some_positions(*(12, 8) if JIT else (3, 3)):
        state = one.state()
        found, turns = prospects(state), distances(state)
        for place in range(PLACES):
            for goal in range(HEXES):
                assert found[place] <= turns[place, goal] + found[goal] + 1e-9


def two_royals(tables: int, each: int) -> Iterator[tuple[State, list[str], list[str]]]:
    """Positions in which seat 0 has two useful royals; the third ones, and numbers it might have
    besides."""
    for one in some_positions(tables, each):
        ending = str(one.base.game.options["ending"])
        held = {card for hand in one.hands[1:] for card in hand}
        deck = bits(ROYALS) & int(one.base.record.deck)
        ways = [
            three
            for three in combinations(ROYALS, 3)
            if satisfies(three, ending) and not held & set(three) and not bits(three) & ~deck
        ]
        if not ways:
            continue
        first, second, _ = three = ways[len(ways) // 2]
        one.hands[0] = [card for card in one.hands[0] if not is_royal(card)]
        thirds = [way[2] for way in ways if way[:2] == three[:2]]
        yield with_cards(one.state(), [first, second]), thirds, one.pile + one.discards


def test_more_pips_never_make_the_last_royal_come_later() -> None:
    shorter = 0
    for state, _, numbers in two_royals(*(12, 8) if JIT else (3, 3)):
        before = prospects(state)
        for card in numbers[:6]:
            after = prospects(with_cards(state, [card]))
            assert (after <= before + 1e-9).all()
            shorter += bool((after < before).any())
    assert shorter > 0


def test_third_royal_never_makes_the_win_come_later() -> None:
    for state, thirds, _ in two_royals(*(12, 8) if JIT else (3, 3)):
        for card in thirds:
            assert (prospects(with_cards(state, [card])) <= prospects(state) + 1e-9).all()


def test_with_three_royals_it_is_only_the_way_home() -> None:
    state = placed(["exile", "citadel"], ["Kd Js Qh 4s"], active=1)
    assert prospects(state).tolist() == distances(state)[:, 0].tolist()


def test_each_royal_and_each_number_of_its_suit_brings_the_win_nearer() -> None:
    at = TILE_KEYS.index("citadel")
    for hands in (["", "4s", "4s 5s", "4s 5s 6s"], ["", "Js", "Js Kh", "Js Kh Qd"]):
        turns = [prospects(placed(["citadel", "citadel"], [hand]))[at] for hand in hands]
        assert turns == sorted(turns, reverse=True)
        assert len(set(turns)) == len(turns)


def test_royal_that_somebody_holds_is_not_to_be_had() -> None:
    hands = ["Kd Qd 9s 4s", ""]
    near = prospects(placed(["tower-of-spades", "citadel"], hands))
    far = prospects(placed(["tower-of-spades", "citadel"], [hands[0], "Ks"]))
    tower = TILE_KEYS.index("tower-of-spades")
    assert near[tower] < far[tower]


def features(rabbit: str, hand: str, **where: Any) -> dict[str, float]:
    """The features of a seat that are not 0, with another's turn to come and no rabbit near."""
    seat, other = where.pop("seat", 0), where.pop("other", "tower-of-clubs")
    hands = [hand, where.pop("other_hand", "")]
    state = placed([rabbit, other], hands, **{"active": 1, **where})
    work = knowledge(state.record)
    work[jackrabbits_weights.WORK :] = 1.0
    describe_runner(state.record, seat, work, jackrabbits_weights.WORK)
    described = zip(
        jackrabbits_weights.RUNNER,
        work[
            jackrabbits_weights.WORK : jackrabbits_weights.WORK + len(jackrabbits_weights.RUNNER)
        ].tolist(),
        strict=True,
    )
    return {name: value for name, value in described if value}


def test_rabbit_with_nothing_has_a_long_way_before_it() -> None:
    found = features("citadel", "")
    assert found.keys() == {"turns", "log_turns"}
    assert found["log_turns"] == pytest.approx(np.log(1 + 10 * found["turns"]))
    assert found["turns"] > 1


def test_cards_are_counted_in_tens() -> None:
    found = features("citadel", "9s 4s 2h 5h 8c 3c red")
    assert found["cards"] == pytest.approx(0.7)
    assert found["pips"] == pytest.approx(1.3 + 0.7 + 1.1)
    assert found["best_pips"] == 1.0
    # Spades and clubs pay for three royals each; more than four do not count.
    assert found["affordable"] == 2.0
    assert found["spades"] == pytest.approx(1.3)
    assert found["hearts"] == 1.0
    assert found["best_club"] == pytest.approx(0.8)
    assert found["red_joker"] == 1.0
    assert "black_joker" not in found
    assert features("citadel", "2h 3h").get("hearts") is None
    assert features("citadel", "9s 4s")["affordable"] == 1.5


def test_red_joker_saves_a_turn() -> None:
    plain, mounted = (features("exile", hand)["turns"] for hand in ("9s 4s", "9s 4s red"))
    assert mounted == pytest.approx(plain - 0.1)


@pytest.mark.parametrize(
    ("hand", "name"), [("Ks", "one_royal"), ("Ks Qd", "two_royals"), ("Ks Qd Jh", "three_royals")]
)
def test_useful_royals_are_counted(hand: str, name: str) -> None:
    found = features("citadel", hand, other="citadel", complete=False)
    assert {key for key in found if key.endswith("royals") or key == "one_royal"} == {name}


def test_royals_that_the_ending_has_no_use_for_are_idle() -> None:
    found = features("citadel", "Kd Qd Jd", ending="diverse")
    assert (found["one_royal"], found["idle_royals"]) == (1, 2)
    assert "idle_royals" not in features("tower-of-spades", "Kd Qd Jd", ending="tribal")


def test_win_is_close_at_two_turns() -> None:
    found = features("tower-of-spades", "Kd Qd Jd", active=0)
    assert found["turns"] == pytest.approx(0.1)
    assert found["close"] == found["to_move"] == found["to_move_close"] == 1
    waiting = features("tower-of-spades", "Kd Qd Jd")
    assert waiting["close"] == 1
    assert not waiting.keys() & {"to_move", "to_move_close"}
    assert "close" not in features("exile", "Kd Qd Jd")


def test_exile_and_underground_are_noticed() -> None:
    assert features("exile", "")["exile"] == 1
    assert features("underground", "")["underground"] == 1
    assert features("exile", "")["turns"] > features("underground", "")["turns"]


def test_who_has_more_spades_is_a_danger_to_whom_it_meets() -> None:
    there = {"other": "underground", "other_hand": "9s"}
    weak = features("underground", "Kd Qd 4s", **there)
    assert (weak["in_danger"], weak["royals_in_danger"]) == (1, 2)
    strong = features("underground", "Kd Qd 4s", seat=1, **there)
    assert strong["in_advantage"] == 1
    assert "in_danger" not in strong
    alone = features("underground", "Kd Qd 4s", other_hand="9s")
    assert not alone.keys() & {"in_danger", "royals_in_danger", "in_advantage"}
    # The introductory game has no fights.
    assert "in_danger" not in features("underground", "Kd Qd 4s", complete=False, **there)


def test_provisional_palace_is_noticed() -> None:
    where = {"provisional_palaces": True, "laid_open": ["7h"]}
    assert features("tower-of-spades", "7h", **where)["palace"] == 1


def test_weights_read_as_they_were_written() -> None:
    rng = np.random.default_rng(1)
    array = np.zeros(jackrabbits_weights.SIZE)
    array[: jackrabbits_weights.WEIGHTS] = np.round(rng.normal(size=jackrabbits_weights.WEIGHTS), 4)
    assert (read(write(array)) == array).all()
    assert (read(write(tuned())) == tuned()).all()


def test_weights_are_written_under_their_names() -> None:
    array = np.zeros(jackrabbits_weights.SIZE)
    array[jackrabbits_weights.WORTH + jackrabbits_weights.RUNNER.index("close")] = 1
    array[jackrabbits_weights.WORTH_EARLY + jackrabbits_weights.RUNNER.index("palace")] = 2
    array[jackrabbits_weights.PROMISE + jackrabbits_weights.FIRST["move"]] = 3
    array[jackrabbits_weights.PROMISE_EARLY + jackrabbits_weights.FIRST["move"] + 1] = 4
    array[jackrabbits_weights.GAINS + jackrabbits_weights.KIND["goal"]] = 5
    table = json.loads(write(array))
    assert list(table["worth"]) == list(jackrabbits_weights.RUNNER)
    assert table["worth"]["close"] == [1, 0]
    assert table["worth"]["palace"] == [0, 2]
    assert {kind: len(rows) for kind, rows in table["promise"].items()} == dict(
        jackrabbits_weights.KINDS_OF_CHOICE
    )
    assert table["promise"]["move"][:2] == [[3, 0], [0, 4]]
    assert table["gains"]["goal"] == 5


def test_tuned_weights_are_not_to_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        tuned()[0] = 1.0
    record = placed(["citadel", "citadel"]).record
    knowledge(record)[:] = 7.0
    assert (
        knowledge(record)[: jackrabbits_weights.WEIGHTS] == tuned()[: jackrabbits_weights.WEIGHTS]
    ).all()


def appraised(state: State, array: NDArray[np.float64] | None = None) -> list[float]:
    returns = np.zeros(state.game.players)
    appraise(state.record, returns, knowledge(state.record, array))
    hopes: list[float] = returns.tolist()
    return hopes


def test_hope_is_the_chance_to_win_by_the_odds_of_prospects() -> None:
    array = np.zeros(jackrabbits_weights.SIZE)
    array[jackrabbits_weights.WORTH + jackrabbits_weights.RUNNER.index("cards")] = np.log(3) * 10
    # A card more: three to one.
    state = placed(["citadel"] * 3, ["2s", "2h 3h", "2c"])
    won = np.array([1, 3, 1]) / 5
    assert appraised(state, array) == pytest.approx(((3 * won - 1) / 2).tolist())


def test_worth_of_a_feature_changes_with_the_royals_of_whoever_has_most() -> None:
    array = np.zeros(jackrabbits_weights.SIZE)
    array[jackrabbits_weights.WORTH_EARLY + jackrabbits_weights.RUNNER.index("cards")] = (
        np.log(3) * 10
    )
    for hands, left in ((["2s 3s", "2h"], 1), (["Js 3s", "2h"], 2 / 3), (["Js Qh Kd", "2h 3h"], 0)):
        odds = 3**left
        hope = appraised(placed(["tower-of-spades"] * 2, hands), array)[0]
        assert hope == pytest.approx((odds - 1) / (odds + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hopes_are_returns_that_add_up_to_0(players: int) -> None:
    rabbits = ["tower-of-spades", "underground", "exile", "plaza-of-hearts"][:players]
    state = placed(rabbits, ["9s 4s", "Kd Qd", "3h", "Jh 9d 2d"][:players])
    hopes = appraised(state)
    assert sum(hopes) == pytest.approx(0)
    assert all(-1 / (players - 1) <= hope <= 1 for hope in hopes)
    assert len(set(hopes)) == players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("ahead", "hand"),
    [("tower-of-spades", "Kd Qd Jd"), ("citadel", "Kd Qd 10s"), ("tower-of-spades", "9s 4s 8h 6h")],
)
def test_who_is_ahead_may_hope_for_more(ahead: str, hand: str, players: int) -> None:
    for seat in range(players):
        rabbits, hands = ["plaza-of-hearts"] * players, ["2c", "2d", "2h", "3c"][:players]
        rabbits[seat], hands[seat] = ahead, hand
        hopes = appraised(placed(rabbits, hands))
        assert max(hopes) == hopes[seat] > 0


def weighed(state: State, array: NDArray[np.float64] | None = None) -> dict[int, float]:
    """How promising each action looks, with the tuned weights or others."""
    (seat,) = state.owing
    menu = state.legal(seat)
    ids, weights = np.array(menu, np.uint16), np.zeros(len(menu))
    weigh(state.record, seat, ids, len(menu), weights, knowledge(state.record, array))
    return dict(zip(menu, weights.tolist(), strict=True))


def states_of(players: int, seed: int) -> list[State]:
    """A random game, from its deal on, with options of all kinds."""
    rng = Random(f"guidance {players} {seed}")
    chosen = mixed_game(players, rng)
    found = []
    for state in random_end(chosen.start(seed=seed), rng):
        found.append(state)
        if len(found) == (400 if JIT else 40):
            break
    return [state for state in found if state.owing]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6 if JIT else 1))
def test_promises_add_up_to_1_and_leave_no_action_out(players: int, seed: int) -> None:
    for state in states_of(players, seed):
        weights = weighed(state)
        assert sum(weights.values()) == pytest.approx(1)
        assert min(weights.values()) > 0


def test_turns_saved_speak_for_a_move_as_much_as_they_weigh() -> None:
    array = np.zeros(jackrabbits_weights.SIZE)
    array[jackrabbits_weights.GAINS + jackrabbits_weights.KIND["move"]] = np.log(2)
    # With three royals home is reached freely by the crossing, by the river with a transfer.
    weights = weighed(placed(["tower-of-spades", "citadel"], ["Kd Qd Jd"]), array)
    crossing, river = (weights[ID[f"move tower-of-spades {way}"]] for way in ("se", "ne"))
    assert crossing / river == pytest.approx(2**TOLL)


def test_way_to_a_royal_that_can_be_paid_is_more_promising_than_off_the_map() -> None:
    weights = weighed(placed(["plaza-of-diamonds", "citadel"], ["9d 4d"]))
    best = max(weights.values())
    assert best in (weights[ID["stay"]], weights[ID["move plaza-of-diamonds sw"]])
    assert weights[ID["move plaza-of-diamonds n"]] == min(weights.values())


def test_useful_royal_is_more_promising_than_none() -> None:
    weights = weighed(placed(["tower-of-spades", "citadel"], ["9s 4s"], at="phase"))
    assert weights[ID["acquire"]] > weights[ID["no more"]]
    # A second king is of no use where a king, a queen and a jack are wanted.
    state = placed(["tower-of-spades", "citadel"], ["9s 4s Kd"], at="phase", ending="monarchic")
    assert weighed(state)[ID["acquire"]] < weights[ID["acquire"]]


def test_royals_are_not_promising_to_spend() -> None:
    state = play(placed(["tower-of-spades", "citadel"], ["9s 4s Js"], at="phase"), "acquire")
    weights = weighed(state)
    assert weights[ID["spend Js"]] < weights[ID["spend 9s"]]


def test_choices_after_the_tree_are_drawn_by_their_promise_resolutely() -> None:
    state = placed(["plaza-of-diamonds", "citadel"], ["9d 4d"])
    weights = {action: weight**RESOLVE for action, weight in weighed(state).items()}
    weights = {action: weight / sum(weights.values()) for action, weight in weights.items()}
    rng, work = seeded(3), knowledge(state.record)
    ids, room = np.zeros(MAX_LEGAL, np.uint16), np.zeros(MAX_LEGAL)
    times = 2000 if JIT else 400
    rolled = [int(roll(state.record, 0, rng, ids, room, work)) for _ in range(times)]
    assert set(rolled) <= set(weights)
    for action, weight in weights.items():
        assert rolled.count(action) / times == pytest.approx(weight, abs=0.08)
    only = placed(["tower-of-spades", "citadel"], [""], at="phase")
    assert offered(only) == {"no more"}
    assert roll(only.record, 0, rng, ids, room, work) == ID["no more"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_quiet_is_before_the_lottery_and_somebody_owes(players: int) -> None:
    rng = Random(f"quiet {players}")
    state = mixed_game(players, rng).start(dealer=None)
    quiet_ones = 0
    for _ in range(3000 if JIT else 500):
        if state.over:
            break
        if quiet(state.record):
            quiet_ones += 1
            assert state.owing == (state.record.active,)
            assert stage(state) == "lottery"
            assert not state.chance
        if state.owing:
            (seat,) = state.owing
            state = state.play(seat, rng.choice(state.legal(seat)))
        else:
            state = state.fall(rng.choice(state.chance)[0])
    assert quiet_ones > 0


def test_with_windfalls_it_is_quiet_before_the_first_card_is_shown_only() -> None:
    one = position(["citadel", "citadel"], ["3s 4s"], at="turn", windfall_lottery=True)
    state = one.state()
    assert not quiet(state.record)
    state = state.fall(next(o for o, _ in state.chance if {3, 4} == dice(state.fall(o))))
    assert quiet(state.record)
    assert not quiet(play(state, "show 3s").record)


def dice(state: State) -> set[int]:
    return set(state.record.dice.tolist())


def test_same_ace_for_more_is_promised_less() -> None:
    state = placed(
        ["plaza-of-spades", "underground"],
        ["9d 8d"],
        discards="As 3s",
        at="phase",
        ambivalent_aces=True,
    )
    parts = weighed(state)
    assert parts[ID["buy high As"]] < parts[ID["buy As"]]
    closing = weighed(play(state, "buy As"))
    assert closing[ID["close purchase"]] > 0
