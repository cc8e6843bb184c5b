"""Previews of Jack Rabbits: the places, prices and paying cards they tell come true."""

import json
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import reino
from games.jackrabbits.positions import ID, TEXTS, placed
from reino import State
from reino.core.kernel import JIT
from reino.core.previews import Offer
from reino.core.previews import offers as previews
from reino.core.view import View
from reino.games.jackrabbits.rules import stage
from reino.games.jackrabbits.rules.actions import CLOSE_PURCHASE, HOLD
from reino.games.jackrabbits.rules.reach import reachable
from reino.games.jackrabbits.rules.tiles import EXILE
from reino.games.jackrabbits.table.names import SPOT_KEYS, suits_in
from reino.games.jackrabbits.table.payment import cheapest

STEPS = 260 if JIT else 30
TRADERS: dict[str, bool | str] = {
    "interpersonal_trade": True,
    "advanced_citadel": True,
    "residential_flights": True,
    "provisional_palaces": True,
    "trailing_carrots": True,
}
TABLES: dict[str, tuple[int, dict[str, bool | str]]] = {
    "two": (2, {}),
    "three, introductory": (3, {"complete": False, "map": "random"}),
    "three traders": (3, TRADERS),
    "four builders": (4, {"map": "build", "windfall_lottery": True}),
    "four with odd aces": (
        4,
        {
            "ambivalent_aces": True,
            "capital_aces": True,
            "additional_capital": True,
            "seized_surplus": True,
            "overtaxed_hands": True,
        },
    ),
    "two patriarchs": (2, {"patriarchal_values": True, "tight_suits": True, "map": "random"}),
}
each_table = pytest.mark.parametrize("table", TABLES)
SIGNS = str.maketrans({"♣": "c", "♠": "s", "♥": "h", "♦": "d", "★": "red", "☆": "black"})


def offers(view: View) -> tuple[Offer, ...]:
    """The previews of a view as a page gets them."""
    return tuple(json.loads(msgspec.json.encode(previews(view))))


def decisions(table: str, seed: int = 1) -> Iterator[tuple[State, int, tuple[Offer, ...]]]:
    """The states of a random game, with the seat that decides and its offers."""
    players, options = TABLES[table]
    random = Random(seed)
    state = reino.load("jackrabbits", players, options).start(seed)
    for _ in range(STEPS):
        if state.over:
            return
        (seat,) = state.owing
        yield state, seat, offers(state.view(seat))
        legal = state.legal(seat)
        # A journey shows more than staying at home.
        going = [action for action in legal if TEXTS[action].startswith(("move", "emerge"))]
        state = state.play(seat, random.choice(going or legal))


def written(offer: Offer) -> str:
    """The action an offer speaks of, from its facts alone, in the words of the rules' tests."""
    deed = str(offer["do"])
    words = deed.replace("-", " ")
    if "card" in offer and deed != "acquire":
        return f"{words} {offer['card'].translate(SIGNS)}"
    if deed in ("move", "land", "against"):
        return f"{words} {offer['tile']} {offer['way']}"
    if deed in ("goal", "emerge"):
        return f"{words} {offer['to']}"
    if deed in ("attack", "deal-with"):
        return f"{words} {offer['seat']}"
    if deed == "shape":
        return f"{words} {offer['shape']}"
    if deed == "turn":
        return f"{words} {offer['lain'][0]['turn']}"
    return words


@each_table
def test_each_offer_names_its_own_legal_action(table: str) -> None:
    for state, seat, menu in decisions(table):
        named = [written(offer) for offer in menu]
        assert named == [TEXTS[action] for action in state.legal(seat)]


@each_table
def test_nothing_offered_changes_with_what_is_hidden(table: str) -> None:
    for n, (state, seat, menu) in enumerate(decisions(table, seed=2)):
        if n % 5 == 0:
            for guess in range(3):
                other = state.view(seat).guess(guess)
                assert offers(other.view(seat)) == menu


@each_table
def test_what_is_to_pay_is_really_due_and_its_cards_pay_it(table: str) -> None:
    paid = 0
    for state, seat, menu in decisions(table, seed=3):
        for action, offer in zip(state.legal(seat), menu, strict=True):
            after = state.play(seat, action)
            if after.record.stage == stage.GOODS:
                after = after.play(seat, CLOSE_PURCHASE)
            if after.record.stage != stage.TOLL or state.record.stage == stage.TOLL:
                assert offer.get("pay") is None
                continue
            pay = offer["pay"]
            assert pay["due"] == after.record.due
            assert pay["suits"] == list(suits_in(after.record.suits))
            for card in pay["cards"]:
                assert after.record.payer == seat
                laid, *_ = cheapest(after.view(seat))  # from the greatest down
                assert TEXTS[laid].endswith(card.translate(SIGNS))
                after = after.play(seat, laid)
            assert after.record.stage != stage.TOLL
            paid += 1
    assert paid or not JIT


@each_table
def test_a_card_of_a_payment_leaves_due_what_is_said(table: str) -> None:
    for state, seat, menu in decisions(table, seed=4):
        if state.record.stage != stage.TOLL:
            continue
        for action, offer in zip(state.legal(seat), menu, strict=True):
            after = state.play(seat, action)
            left = int(after.record.due) if after.record.stage == stage.TOLL else 0
            assert offer["left"] == left
            if left:
                assert offer["counts"] == state.record.due - left


@each_table
def test_a_plan_is_a_payment_from_its_first_card_to_its_last(table: str) -> None:
    for state, seat, menu in decisions(table, seed=5):
        planned = [offer for offer in menu if "plan" in offer]
        assert len(planned) <= 1
        for offer in planned:
            actions = offer["plan"]["actions"]
            assert TEXTS[actions[0]] == written(offer)
            assert {o["card"] for o in menu if o.get("pays")} <= set(offer["plan"]["cards"])
            after = state
            for action in actions:
                assert after.record.payer == seat
                after = after.play(seat, action)
            assert actions[-1] == HOLD or after.record.stage != stage.TOLL


def follow(state: State, seat: int, action: int, place: str) -> tuple[State, int]:
    """Go on to a place, paying the cheapest way, and count the sums due."""
    spent = 0
    state = state.play(seat, action)
    while state.record.stage in (stage.TOLL, stage.ON_WAY, stage.SAIL) or "goal citadel" in named(
        state, seat
    ):
        if state.record.stage == stage.TOLL:
            spent += int(state.record.due)
            for card in cheapest(state.view(seat)):
                state = state.play(seat, card)
            continue
        menu = offers(state.view(seat))
        ways = [
            (0 if offer.get("to") == place else offer.get("reach", {}).get(place, 999), at)
            for at, offer in enumerate(menu)
        ]
        state = state.play(seat, state.legal(seat)[min(ways)[1]])
    return state, spent


def named(state: State, seat: int) -> set[str]:
    return {TEXTS[action] for action in state.legal(seat)}


def place_of(state: State, seat: int) -> str:
    return SPOT_KEYS[int(state.record.rabbit[seat])]


@pytest.mark.parametrize(
    "table", ["two", "three, introductory", "two patriarchs", "four with odd aces"]
)
def test_whoever_follows_a_promise_arrives_for_its_price(table: str) -> None:
    arrived = 0
    random = Random(6)
    for state, seat, menu in decisions(table, seed=6):
        if state.record.stage not in (stage.SET_OUT, stage.ON_WAY):
            continue
        for action, offer in zip(state.legal(seat), menu, strict=True):
            for place, price in offer.get("reach", {}).items():
                if random.random() < 0.2:
                    there, spent = follow(state, seat, action, place)
                    # A newcomer may be judged at once, and has arrived all the same.
                    assert place_of(there, seat) == place
                    # A capital ace may take 1 off each payment.
                    assert spent <= price
                    assert spent == price or state.game.options["additional_capital"]
                    arrived += 1
    assert arrived or not JIT


@each_table
def test_what_is_free_by_road_is_offered_so_and_nothing_is_cheaper_than_by_the_roads(
    table: str,
) -> None:
    for state, seat, menu in decisions(table, seed=7):
        record = state.record
        if record.stage not in (stage.SET_OUT, stage.ON_WAY, stage.PAUSE):
            continue
        by_road = {SPOT_KEYS[place]: n for place, n in reachable(record, seat).items()}
        by_road.pop(SPOT_KEYS[EXILE], None)
        promised: dict[str, int] = {}
        for offer in menu:
            for place, price in offer.get("reach", {}).items():
                promised[place] = min(price, promised.get(place, price))
        price = int(record.dice.sum())
        assert all(cost == price * (cost // price) for cost in promised.values())
        assert all(by_road[place] <= cost // price for place, cost in promised.items())
        free = {place for place, transfers in by_road.items() if not transfers}
        assert {place for place, cost in promised.items() if not cost} == free


def test_a_hand_that_cannot_pay_is_promised_nothing_dear() -> None:
    poor = offers(placed(["citadel", "underground"], ["2d"], dice=(6, 6)).view(0))
    rich = offers(placed(["citadel", "underground"], ["10c 10s 10h 9c 9s"], dice=(6, 6)).view(0))
    dear = [max(offer["reach"].values(), default=0) for offer in poor if "reach" in offer]
    assert set(dear) == {0}
    assert any(24 in offer["reach"].values() for offer in rich if "reach" in offer)


def test_a_tile_lies_where_its_offer_says() -> None:
    laid = 0
    for state, seat, menu in decisions("four builders", seed=8):
        for action, offer in zip(state.legal(seat), menu, strict=True):
            if offer["do"] in ("turn", "island"):
                (told,) = offer["lain"]
                lies = state.play(seat, action).view(seat).as_dict()["map"][told["tile"]]
                assert {**told, "beside": lies["beside"]} == {**lies, "tile": told["tile"]}
                laid += 1
            elif offer["do"] == "against":
                turned = offers(state.play(seat, action).view(seat))
                assert [{"do": "turn", "lain": [one]} for one in offer["lain"]] == list(turned)
    assert laid


def test_a_club_is_shown_with_the_chance_that_it_lifts() -> None:
    state = placed(["tower-of-hearts", "citadel"], ["7c 2c 10c"], at="turn")
    chances = {offer["card"]: offer["chance"] for offer in offers(state.view(0))[1:]}
    assert chances == {"2♣": 1 / 36, "7♣": 21 / 36, "10♣": 33 / 36}


def test_an_exit_of_the_map_leads_into_exile() -> None:
    menu = offers(placed(["palace-of-diamonds", "citadel"], [""]).view(0))
    (north,) = (offer for offer in menu if offer.get("way") == "n")
    assert (north["to"], north["reach"]) == ("exile", {})


def test_naming_tells_whose_hand_a_card_is_known_to_be_in() -> None:
    state = placed(
        ["citadel", "citadel"],
        ["3c 4d", "Qh 5s 6s"],
        known=["", "5s"],
        at="phase",
        interpersonal_trade=True,
    )
    state = state.play(0, ID["deal with 1"]).play(0, ID["i buy"])
    holders = {
        offer["card"]: offer.get("holder") for offer in offers(state.view(0)) if "card" in offer
    }
    assert (holders["Q♥"], holders["5♠"], holders["3♣"], holders["6♠"]) == (1, 1, 0, None)


@pytest.mark.parametrize(("side", "seller"), [("i sell", 0), ("i buy", 1)])
def test_handing_over_tells_what_was_named(side: str, seller: int) -> None:
    hands = ["4d 7d Ac", "5d 8d As"]
    hands[seller] += " 3c red"
    state = placed(["citadel", "citadel"], hands, at="phase", interpersonal_trade=True)
    price = "5d" if seller == 0 else "4d"
    for choice in ("deal with 1", side, "name 3c", "name red", "named", f"name {price}", "named"):
        state = state.play(0, ID[choice])
    state = state.play(1, ID["accept"])
    assert state.owing == (seller,)
    assert told_honest(state) == {"3♣", "★"}
    state = state.play(seller, ID["give 3c"]).play(seller, ID["give red"])
    assert state.owing == (1 - seller,)
    assert told_honest(state) == {f"{price[0]}♦"}


def told_honest(state: State) -> set[str]:
    """The cards that the next giver is told to be the named ones."""
    (giver,) = state.owing
    return {offer["card"] for offer in offers(state.view(giver)) if offer["honest"]}


def test_a_full_hand_is_told_how_many_cards_are_still_to_go_and_which_go_to_the_court() -> None:
    crowded = "red Qh 2c 2s 2h 2d 3c 3s 3h 3d 4c"
    state = placed(["citadel", "underground"], [crowded], at="phase").play(0, ID["no more"])
    menu = offers(state.view(0))
    assert {offer["left"] for offer in menu} == {1}
    assert {offer["card"] for offer in menu if offer["court"]} == {"Q♥", "★"}
    assert {offer["left"] for offer in offers(state.play(0, ID["discard 2c"]).view(0))} == {0}
