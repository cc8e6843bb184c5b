"""The words of Jack Rabbits: names of choices, views as data, the events of each viewer."""

import re
from collections.abc import Sequence

import pytest
from fluent.syntax import FluentParser, ast

from games.jackrabbits.positions import ID, falls, game, placed, play, walk
from reino import Event, ReinoError, State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules.options import OPTIONS
from reino.games.jackrabbits.table.events import tell
from reino.games.jackrabbits.table.names import action_name, outcome_name
from reino.games.jackrabbits.table.roads import roads_of

pytestmark = pytest.mark.plain

FAR = "palace-of-diamonds"


def heard(state: State, viewer: int | None = None, lang: str = "en") -> list[str]:
    return [tell(event, lang) for event in state.events(viewer)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_and_outcome_has_a_name_of_its_own(lang: str) -> None:
    assert len({action_name(action, lang) for action in range(actions.ACTIONS)}) == actions.ACTIONS
    assert len({outcome_name(outcome, lang) for outcome in range(len(actions.OUTCOMES))}) == len(
        actions.OUTCOMES
    )


@pytest.mark.parametrize(
    ("choice", "en", "es"),
    [
        ("move citadel n", "Go north from the citadel", "Ir al norte desde la ciudadela"),
        ("move forest-1 sw", "Go south-west from forest 1", "Ir al suroeste desde el bosque 1"),
        ("land tavern-2 se", "Land from the south-east at tavern 2", ""),
        ("goal tower-of-spades", "Go to the tower of spades", "Ir hasta la torre de picas"),
        ("emerge burrow-3", "Come out of burrow 3", "Salir por la madriguera 3"),
        ("show 7s", "Show the seven of spades", "Mostrar el siete de picas"),
        ("show high Ah", "Show the ace of hearts, counted high", ""),
        ("spend Qd", "Spend the queen of diamonds", "Gastar la reina de diamantes"),
        ("discard red", "Discard the red joker", "Descartar el comodín rojo"),
        ("buy 10c", "Buy the ten of clubs", "Comprar el diez de tréboles"),
        ("attack 2", "Attack Grey", "Atacar a Gris"),
        ("turn 2", "Lay it turned by 120°", "Ponerla girada 120°"),
    ],
)
def test_a_choice_is_named_as_a_player_would(choice: str, en: str, es: str) -> None:
    assert action_name(ID[choice], "en") == en
    if es:
        assert action_name(ID[choice], "es") == es


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_value_and_end_reason_has_its_words(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    for option in OPTIONS.options:
        assert ":" not in say(f"jackrabbits-option-{option.key}")
        assert say(f"jackrabbits-option-{option.key}-text").endswith(".")
        if not option.is_switch:
            assert all(say(f"jackrabbits-option-{option.key}-{v}") for v in option.values)
    assert say("jackrabbits-reason-home") != say("jackrabbits-reason-turns")


@pytest.mark.parametrize(
    ("options", "players", "why"),
    [
        ({"complete": False, "advanced_citadel": True}, 2, "belongs to the complete game"),
        ({"additional_capital": True}, 2, "without capital aces"),
        ({"suits": "sd"}, 2, "only where some of them leave the game"),
        ({"tight_suits": True, "suits": "sd", "map": "random"}, 3, "as many suits as players"),
        ({"tight_suits": True, "ending": "diverse"}, 2, "three different"),
    ],
)
def test_options_that_cannot_stand_together_say_why(
    options: dict[str, bool | str], players: int, why: str
) -> None:
    with pytest.raises(ReinoError) as error:
        game(players, **options)
    assert why in error.value.tell("en")
    assert "jackrabbits-" not in error.value.tell("es")


def test_no_words_are_kept_that_nobody_says() -> None:
    """Every message is named in the code or by another message, or its key is made of that of an
    action, an event, an option, an end, a standing answer, a picture or a part of the encoding."""
    source = "".join(path.read_text("utf-8") for path in LOCALE.parent.rglob("*.py"))
    messages = (LOCALE / "en.ftl").read_text("utf-8")
    for entry in FluentParser().parse(messages).body:
        key = entry.id.name if isinstance(entry, ast.Message) else ""
        if key.startswith("jackrabbits"):
            made = re.match(
                "jackrabbits-(option|reason|standing|picture|part|actions|action)-"
                "|jackrabbits(-tagline)?$",
                key,
            )
            kind = key.removeprefix("jackrabbits-event-")
            named = re.search(rf"[\"']({key}|{kind})[\"']", source)
            assert made or named or f"{{ {key} }}" in messages, key


def test_hands_are_told_to_their_holders() -> None:
    state = game(2).start(dealer=None)
    for card in ("7s", "3d", "Ac", "2h", "4h", "5h"):
        state = falls(state, card)
    assert heard(state, 0) == ["Brown is dealt A♣, 7♠ and 3♦.", "White is dealt three cards."]
    assert heard(state, 1, "es") == ["Pardo recibe tres cartas.", "Blanco recibe 2♥, 4♥ y 5♥."]


def test_the_roll_and_a_match_are_told_to_all_and_the_card_drawn_to_its_owner() -> None:
    state = falls(placed(["citadel", FAR], ["5s", ""], at="turn"), (3, 5))
    assert heard(state)[-1] == "Brown rolls 3 and 5: the price is 8."
    state = play(state, "show 5s")
    assert heard(state) == ["Brown matches a die with 5♠."]
    state = falls(state, "9h")
    assert heard(state, 0)[-1] == "Brown draws 9♥."
    assert heard(state, 1)[-1] == heard(state)[-1] == "Brown draws a card."
    assert heard(state, 1, "es")[-1] == "Pardo roba una carta."


def test_a_journey_is_told_tile_by_tile() -> None:
    state = play(placed(["citadel", FAR]), "move citadel n")
    assert heard(state) == ["Brown leaves the citadel to the north."]
    state = play(state, "move river-1 se")
    assert heard(state, lang="es") == ["Pardo cruza el río 1 hacia el sureste."]
    state = play(state, "move forest-3 ne", "move tavern-2 n")
    assert heard(state)[:2] == [
        "Brown crosses tavern 2 to the north.",
        "Brown arrives at the plaza of diamonds.",
    ]


def test_a_transfer_is_told_with_its_price_its_cards_and_what_came_of_it() -> None:
    state = play(placed(["citadel", FAR], ["5s 2h"]), "move citadel n, move river-1 n")
    assert heard(state) == ["Brown wants to change roads for 7 in clubs, spades or hearts."]
    state = play(state, "spend 5s")
    assert heard(state) == ["Brown pays 5♠."]
    state = play(state, "spend 2h")
    assert heard(state)[:2] == [
        "Brown pays 2♥.",
        "Brown changes roads in river 1 and leaves to the north.",
    ]


def test_a_road_off_the_map_is_told_as_exile_and_the_next_turn_as_underground() -> None:
    state = play(placed(["plaza-of-diamonds", FAR]), "move plaza-of-diamonds n")
    assert heard(state) == [
        "From the plaza of diamonds the road leaves the map: Brown goes into exile.",
        "It is White's turn.",
    ]
    back = placed(["exile", FAR], at="turn")
    back = play(falls(back, (1, 2)), "no card")
    assert heard(back, lang="es")[-1] == "Pardo baja al subsuelo."


def test_a_rabbit_that_stays_is_told_to() -> None:
    assert heard(play(placed(["citadel", FAR]), "stay"))[0] == "Brown stays in the citadel."


def test_a_flight_is_told_from_the_club_to_the_landing() -> None:
    state = placed(["tower-of-spades", FAR], ["9c"], at="turn")
    state = play(state, "show 9c")
    assert heard(state) == ["Brown shows 9♣ and wants to fly."]
    state = play(falls(state, (1, 2)), "no card", "goal tower-of-hearts")
    assert heard(state)[0] == "Brown flies to the tower of hearts."


def test_a_horse_a_joker_and_a_boat_are_told() -> None:
    riding = play(placed(["citadel", FAR], ["red black"]), "mount red")
    assert heard(riding) == ["Brown rides the red joker."]
    there = play(riding, "goal tower-of-clubs")
    assert heard(there)[0] == "Brown rides to the tower of clubs."
    at_sea = placed(["plaza-of-diamonds", FAR], ["black"])
    sailing = play(at_sea, "mount black")
    assert heard(sailing, lang="es") == ["Pardo embarca con el comodín negro."]
    landed = play(sailing, "land palace-of-hearts se")
    assert heard(landed)[0] == "Brown lands from the south-east at the palace of hearts."


@pytest.mark.parametrize(
    ("joker", "en", "es"),
    [
        (
            "red",
            "Brown takes the red joker, the horse.",
            "Pardo se lleva el comodín rojo, el caballo.",
        ),
        (
            "black",
            "Brown takes the black joker, the boat.",
            "Pardo se lleva el comodín negro, el barco.",
        ),
    ],
)
def test_a_joker_bought_at_a_tavern_is_told_by_its_colour(joker: str, en: str, es: str) -> None:
    state = walk(placed([FAR, "citadel"], ["7h 8d"]), "tavern-1")
    state = play(state, f"buy {joker}, spend 7h")
    assert heard(state)[1] == en
    assert heard(state, lang="es")[1] == es


def test_a_royal_is_told_with_its_price_and_its_carrot() -> None:
    state = placed(["tower-of-spades", FAR], ["10s"], at="phase")
    state = play(state, "acquire")
    assert heard(state) == ["Brown wants K♠ for 10 in spades."]
    state = play(state, "spend 10s")
    assert heard(state)[:2] == [
        "Brown pays 10♠.",
        "Brown acquires K♠ and lays a carrot at the tower of spades.",
    ]


def test_a_fight_is_told_blow_by_blow_and_the_theft_to_the_two_only() -> None:
    hands = ["7s 2s", "5s 9h", ""]
    state = placed(["tower-of-hearts", "tower-of-hearts", FAR], hands, at="phase")
    state = play(state, "attack 1")
    assert heard(state) == ["Brown attacks White!"]
    state = play(state, "spend 7s")
    assert heard(state) == ["Brown lays 7♠: now 7 against 0."]
    state = play(state, "hold")
    assert heard(state) == ["Brown stops at 7 against 0."]
    state = play(state, "yield")
    assert heard(state) == ["White yields.", "White has lost the fight and goes into exile."]
    state = falls(state, "9h")
    for viewer, card in ((0, "9♥"), (1, "9♥"), (2, "a card"), (None, "a card")):
        assert heard(state, viewer)[2] == f"Brown takes {card} from the hand of White."


def test_the_blows_of_the_attacked_are_told_from_its_side() -> None:
    state = placed(["tower-of-hearts", "tower-of-hearts"], ["7s", "9s"], at="phase")
    state = play(state, "attack 1, spend 7s, hold, spend 9s")
    assert heard(state) == ["White lays 9♠: now 9 against 7."]
    assert heard(play(state, "hold")) == ["White stops at 9 against 7."]


def test_a_royal_that_is_stolen_is_told_to_all() -> None:
    state = placed(["tower-of-hearts"] * 2 + [FAR], ["7s", "Kc", ""], at="phase")
    state = falls(play(state, "attack 1, spend 7s, hold, yield"), "Kc")
    assert heard(state, 2)[2] == "Brown takes K♣ from the hand of White."


def test_a_judgement_is_told_from_the_challenge_to_the_exile() -> None:
    state = placed(["citadel", "citadel"], ["8h", "6h"])
    state = play(state, "move citadel se, move mountain-3 se, move crossing-3 ne")
    assert heard(state)[-1] == "Brown arrives at the palace of hearts."
    asked = play(state, "challenge hearts")
    assert heard(asked) == ["White challenges Brown with hearts worth 6."]
    shown = play(asked, "show 6h")
    assert heard(shown) == ["White shows 6♥.", "Brown has to answer."]
    refused = play(shown, "refuse")
    assert heard(refused)[:2] == ["Brown does not answer.", "Brown goes into exile."]
    cleared = play(shown, "answer hearts, show 8h")
    assert heard(cleared)[:4] == [
        "Brown shows 8♥.",
        "Brown may stay.",
        "White loses what was shown: 6♥.",
        "White goes into exile.",
    ]
    assert heard(play(state, "no challenge"))[0] == "White does not challenge."


def test_goods_are_told_with_what_they_cost() -> None:
    state = placed(["plaza-of-spades", FAR], ["4d"], discards="3s", at="phase")
    state = play(state, "buy 3s")
    assert heard(state) == ["Brown picks 3♠ from the discards."]
    state = play(state, "close purchase")
    assert heard(state) == ["Brown buys 3♠ of the discards for 3 in diamonds."]
    assert heard(play(state, "spend 4d"))[:2] == [
        "Brown pays 4♦.",
        "Brown buys 3♠ from the discards.",
    ]


def test_several_goods_are_told_with_their_price_and_an_ace_with_its_value() -> None:
    options = {"ambivalent_aces": True}
    hands, goods = ["10d 9d"], "As 3s 5s"
    state = placed(["plaza-of-spades", FAR], hands, discards=goods, at="phase", **options)
    state = play(state, "buy high As")
    assert heard(state) == ["Brown picks A♠ from the discards, counted high."]
    assert heard(play(state, "buy 3s")) == ["Brown picks 3♠ from the discards."]
    state = play(state, "buy 5s, close purchase")
    assert heard(state) == ["Brown buys A♠ and 5♠ of the discards for 16 in diamonds."]
    assert heard(play(state, "spend 10d, spend 9d"))[1:3] == [
        "Brown buys A♠ from the discards.",
        "Brown buys 5♠ from the discards.",
    ]


def test_a_view_shows_what_is_being_bought() -> None:
    state = placed(["plaza-of-spades", FAR], ["9d"], discards="2s 3s", at="phase")
    state = play(state, "buy 2s, buy 3s")
    for viewer in (0, 1, None):
        toll = state.view(viewer).as_dict()["toll"]
        assert (toll["goods"], toll["due"], toll["purpose"]) == (["2♠", "3♠"], 5, "goods")


def test_a_surplus_that_is_noticed_is_told() -> None:
    options = {"unnoticed_surplus": True, "overtaxed_hands": True}
    state = placed(["citadel", FAR], ["2c 3c 4c 5c 6c 7c 8c", "2h"], **options)
    state = play(falls(play(state, "stay"), "9c"), "keep quiet, call")
    assert heard(state) == ["White calls a surplus, and is right: Brown has too many cards."]
    assert heard(play(state, "discard 2c")) == ["Brown discards 2♣."]


def test_the_first_player_whom_the_table_named_is_told_after_the_deal() -> None:
    state = game(2, first="seat_2").start(dealer=None)
    state = falls(state, "2c", "3c", "4c", "5c", "6c", "7c")
    assert heard(state)[-1] == "White begins."


def test_a_false_deal_is_told_to_others_without_its_cards() -> None:
    place = "tower-of-hearts"
    hands = ["3s", "5d", ""]
    state = placed([place, place, FAR], hands, at="phase", interpersonal_trade=True)
    state = play(state, "deal with 1")
    assert heard(state) == ["Brown has a deal for White."]
    state = play(state, "i sell, name 9c, named, name 5d, named")
    assert heard(state) == ["Brown is to give 9♣, White is to give 5♦."]
    assert heard(play(state, "decline"))[0] == "White declines the deal."
    state = play(state, "accept")
    assert heard(state) == ["White accepts the deal."]
    state = play(state, "give 3s")
    assert heard(state) == ["Brown lays a card face down."]
    state = play(state, "give 5d")
    lie = "Brown handed over other cards than were named, and goes into exile."
    assert heard(state, 1)[:4] == [
        "White lays a card face down.",
        "Brown gives White 3♠.",
        "White gives Brown 5♦.",
        lie,
    ]
    assert heard(state, 2)[1:4] == [
        "Brown gives White a card face down.",
        "White gives Brown 5♦.",
        lie,
    ]


def test_a_deal_in_which_the_partner_sells_is_told_so() -> None:
    place = "tower-of-hearts"
    state = placed([place, place], ["5d", "3s"], at="phase", interpersonal_trade=True)
    state = play(state, "deal with 1, i buy, name 3s, named, name 5d, named")
    assert heard(state) == ["White is to give 3♠, Brown is to give 5♦."]
    deal = state.view(None).facts.deal
    assert deal is not None
    assert (deal.seller, deal.buyer) == (1, 0)
    state = play(state, "accept, give 3s, give 5d")
    assert heard(state)[1:3] == ["White gives Brown 3♠.", "Brown gives White 5♦."]


def test_a_palace_is_told_to_open_and_to_end() -> None:
    place = "tower-of-hearts"
    options = {"provisional_palaces": True}
    state = placed([place, FAR], ["6h"], at="phase", **options)
    state = falls(play(state, "no more"), "2c")
    assert state.view(0).as_dict()["stage"] == "palace"
    state = play(state, "open palace, show 6h")
    assert heard(state)[:2] == [
        "Brown shows 6♥.",
        "Brown opens a palace at the tower of hearts with 6♥.",
    ]
    left = placed([place, FAR], ["6h"], laid_open=["6h"], **options)
    left = play(left, "move tower-of-hearts n")
    assert "The palace of Brown is no more." in heard(left)


def test_a_surplus_is_told_to_be_called_rightly_or_wrongly() -> None:
    many = "2c 3c 4c 5c 6c 7c 8c 9c 10c"
    for hand, told in ((many, "and is right"), ("2c", "has none")):
        state = placed(["tower-of-hearts", FAR], [hand, "5h"], at="phase", seized_surplus=True)
        state = play(falls(play(state, "no more"), "2d"), "keep quiet")
        assert heard(state)[-1] == "Brown keeps quiet."
        assert told in heard(play(state, "call"))[0]
        assert heard(play(state, "no call"))[0] == "White does not call."
    # The last call was wrong.
    assert heard(play(state, "call, discard 5h"))[0] == "White discards 5♥."


def test_building_is_told_tile_by_tile() -> None:
    state = game(2, map="build").start(dealer=None)
    state = play(state, "shape rhombus").fall(_tile_outcome("forest-1"))
    assert heard(state)[-1] == "Brown turns up forest 1."
    state = play(state, "against citadel n")
    choice = min(state.legal(0))
    state = state.play(0, choice)
    assert heard(state) == ["Brown lays forest 1 against the north side of the citadel."]
    state = play(state, "shape hex").fall(_tile_outcome("tower-of-clubs"))
    assert heard(play(state, "island")) == ["White begins an island with the tower of clubs."]


def _tile_outcome(tile: str) -> int:
    return actions.TURNED_UP + tiles.TILE_KEYS.index(tile)


def test_three_royals_at_home_are_told_as_the_end() -> None:
    state = placed(["tower-of-spades", FAR], ["Kc Qd Js 10c"])
    rides = placed(["tower-of-spades", FAR], ["Kc Qd Js red"])
    assert not state.over
    home = play(rides, "mount red, goal citadel")
    assert heard(home)[-1] == "Brown is home with K♣, J♠ and Q♦ and wins!"
    assert heard(home, lang="es")[-1] == "¡Pardo llega a casa con K♣, J♠ y Q♦ y gana!"


def test_a_view_says_what_its_seat_knows_and_no_more() -> None:
    state = placed(["citadel", FAR], ["7s Kd red", "3c 9h"], discards="2d", known=["", "3c"])
    mine, public = state.view(0).as_dict(), state.view(None).as_dict()
    assert mine["hand"] == ["7♠", "K♦", "★"]
    assert public["hand"] is None
    assert mine["known"] == [["7♠", "K♦", "★"], ["3♣"]]
    assert public["known"] == public["shown"] == [["K♦", "★"], ["3♣"]]
    assert public["hand_sizes"] == [3, 2]
    assert public["royals"] == [["K♦"], []]
    assert public["carrots"] == {"tower-of-diamonds": 0}
    assert public["carrots_left"] == [2, 3]
    assert "K♦" not in public["court"]
    assert "☆" in public["court"]
    assert len(public["court"]) == 12
    assert public["discards"] == ["2♦"]
    assert public["rabbits"] == ["citadel", FAR]
    assert (public["dice"], public["price"]) == ([3, 4], 7)


def test_a_seat_is_told_which_of_its_cards_are_public_besides_royals_and_jokers() -> None:
    state = placed(["citadel", FAR], ["7s 8s Kd red", "3c Qh"], known=["7s", "3c"])
    assert state.view(0).as_dict()["exposed"] == ["7♠"]
    assert state.view(1).as_dict()["exposed"] == ["3♣"]
    assert state.view(None).as_dict()["exposed"] == []


def test_a_royal_in_any_hand_is_not_in_the_court() -> None:
    court = placed(["citadel", FAR], ["Kd", "Qh"]).view(None).as_dict()["court"]
    assert not {"K♦", "Q♥"} & set(court)
    assert len(court) == 12


def test_a_view_shows_the_map_and_what_is_owed() -> None:
    state = play(placed(["citadel", FAR], ["5s 2h"]), "move citadel n, move river-1 n")
    facts = state.view(0).as_dict()
    citadel = facts["map"]["citadel"]
    assert citadel["exits"] == list(tiles.WAY_KEYS)
    assert citadel["beside"]["n"] == "river-1"
    assert facts["map"]["burrow-1"]["beside"]["s"] == "tower-of-diamonds"
    assert facts["journey"] == {
        "tile": "river-1",
        "came": "s",
        "served": False,
        "crossed": {"citadel": ["n"]},
    }
    assert facts["toll"] == {
        "payer": 0,
        "purpose": "change",
        "suits": ["clubs", "spades", "hearts"],
        "due": 7,
        "laid": [],
        "shown": False,
        "goal": ["river-1", "n"],
        "goods": [],
    }


def test_hand_sizes_are_not_displayed_with_seized_surplus() -> None:
    state = placed(["citadel", FAR], ["7s", "3c 9h"], seized_surplus=True)
    assert state.view(0).as_dict()["hand_sizes"] == [1, None]
    assert state.view(None).as_dict()["pile_size"] is None


def test_roads_lead_where_the_designer_laid_them() -> None:
    record = game(2).start(dealer=None).record
    roads = {tiles.WAY_KEYS[road.way]: road for road in roads_of(record, tiles.CITADEL)}
    names = [tiles.TILE_KEYS[tile] for tile in roads["n"].tiles]
    assert names == ["river-1", "forest-3", "tavern-2"]
    assert roads["n"].hex == tiles.TILE_KEYS.index("plaza-of-diamonds")
    assert roads["ne"].off
    assert roads["s"].hex == tiles.CITADEL
    forks = {tiles.TILE_KEYS[tile] for tile in roads["sw"].hexes}
    assert forks == {"tower-of-spades", "palace-of-spades"}
    (north, _) = roads_of(record, tiles.TILE_KEYS.index("tower-of-diamonds"))
    assert north.hole


def test_hearts_shown_in_answer_are_not_taken_for_those_of_the_challenger() -> None:
    state = placed(["citadel", "citadel"], ["4h 3h", "Qh"])
    state = play(state, "move citadel se, move mountain-3 se, move crossing-3 ne")
    state = play(state, "challenge queen")
    assert heard(state) == ["White challenges Brown with Q♥!"]
    state = play(state, "answer hearts, show 4h")
    assert heard(state) == ["Brown shows 4♥."]
    assert heard(play(state, "show 3h"))[0] == "Brown shows 3♥."
