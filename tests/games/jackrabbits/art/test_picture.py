"""The table as a picture: every tile, rabbit and card known to its viewer, and not one more."""

import random
import re
from collections import Counter
from math import dist
from xml.etree import ElementTree

import numpy as np
import pytest

from games.jackrabbits.positions import falls, game, placed, play, stage
from reino import State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.draw.svg import FELT, PARCHMENT
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.art import caption
from reino.games.jackrabbits.art.cards import FACE, card_face, small_card
from reino.games.jackrabbits.art.landscape import building, seal_of, tile_face
from reino.games.jackrabbits.art.palette import DEEP, SUIT_INKS, emblem, suit_sign
from reino.games.jackrabbits.art.picture import WIDTH, draw
from reino.games.jackrabbits.art.rabbits import badge, rabbit
from reino.games.jackrabbits.art.tabletop import FELT_SUITS
from reino.games.jackrabbits.rules import cards as jackrabbits_cards
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.rules.actions import NONE, SEAT_KEYS
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.options import ENDINGS
from reino.games.jackrabbits.rules.stage import MAP
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.table.layout import UNIT, LaidTile
from reino.games.jackrabbits.table.map_view import stand
from reino.games.jackrabbits.table.names import card_name, cards_in

pytestmark = pytest.mark.plain

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 300_000
HOME = ("citadel", "citadel")


def drawn(state: State, seat: int | None = None, lang: str = "en") -> str:
    return draw(state.view(seat).record, NONE if seat is None else seat, lang)


def parsed(state: State, seat: int | None = None, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(drawn(state, seat, lang))


def alone(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<g xmlns="{SVG[1:-1]}">{markup}</g>')


def parts(picture: ElementTree.Element, name: str, value: str = "") -> list[ElementTree.Element]:
    found = [e for e in picture.iter() if name in e.attrib]
    return [e for e in found if not value or e.get(name) == value]


def values(picture: ElementTree.Element, name: str) -> list[str]:
    return [e.attrib[name] for e in parts(picture, name)]


def one(picture: ElementTree.Element, name: str, value: str = "") -> ElementTree.Element:
    (found,) = parts(picture, name, value)
    return found


def cards(picture: ElementTree.Element) -> list[str]:
    return values(picture, "data-card")


def backs(picture: ElementTree.Element) -> int:
    return len(parts(picture, "data-back"))


def words(picture: ElementTree.Element) -> list[str]:
    return [e.text or "" for e in picture.iter(f"{SVG}text")]


def colourless(markup: str) -> str:
    return re.sub(r"#[0-9a-f]{3,6}", "#000", markup)


def test_every_tile_is_drawn_by_itself() -> None:
    faces = {tile_face(LaidTile(tile, (0, 0), 0)) for tile in range(tiles.TILES)}
    assert len(faces) == tiles.TILES
    for face in faces:
        assert len(list(alone(face).iter())) > 5


def test_tower_palace_and_plaza_are_told_apart_without_their_colours() -> None:
    shapes = {colourless(building(0, place)) for place in range(tiles.RANKS_OF_ROYALS)}
    assert len(shapes) == tiles.RANKS_OF_ROYALS
    for suit in range(jackrabbits_cards.SUITS):
        assert {
            colourless(building(suit, place)) for place in range(tiles.RANKS_OF_ROYALS)
        } == shapes


def test_rabbits_and_suits_are_told_apart_without_their_colours() -> None:
    assert len({colourless(rabbit(seat)) for seat in range(4)}) == 4
    assert len({colourless(badge(seat)) for seat in range(4)}) == 4
    assert (
        len({colourless(suit_sign(suit)) for suit in range(jackrabbits_cards.SUITS)})
        == jackrabbits_cards.SUITS
    )


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    ("inks", "ground"), [(SUIT_INKS, FACE), (DEEP, PARCHMENT), (FELT_SUITS, FELT)]
)
def test_words_and_signs_stand_out_from_their_ground(inks: tuple[str, ...], ground: str) -> None:
    for ink in inks:
        dark, light = sorted((luminance(ink), luminance(ground)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_54_cards_differ_and_bear_their_names(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    names = [card_name(card, say) for card in range(jackrabbits_cards.CARDS)]
    for face in (card_face, small_card):
        drawings = [face(card, names[card]) for card in range(jackrabbits_cards.CARDS)]
        assert len(set(drawings)) == jackrabbits_cards.CARDS
        for card, drawing in enumerate(drawings):
            whole = alone(drawing)
            assert cards(whole) == [card_sign(card)]
            assert whole.findtext(f".//{SVG}title") == names[card]


def test_a_number_card_has_as_many_pips_as_its_rank() -> None:
    for card in range(jackrabbits_cards.SUITED):
        suit, rank = divmod(card, jackrabbits_cards.RANKS)
        if rank < jackrabbits_cards.JACK:
            signs = card_face(card, "").count(suit_sign(suit))
            assert signs == rank + 1 + 2  # and one in either corner


def test_rabbits_stand_where_they_are() -> None:
    state = placed(["palace-of-hearts", "underground", "exile", "palace-of-hearts"])
    for seat in (None, 2):
        where = {e.attrib["data-rabbit"]: e for e in parts(parsed(state, seat), "data-rabbit")}
        assert [where[key].get("data-at") for key in SEAT_KEYS] == [
            *("palace-of-hearts", "underground", "exile", "palace-of-hearts")
        ]
        assert len({e.attrib["transform"] for e in where.values()}) == 4


def test_a_rabbit_on_its_way_stands_on_its_road() -> None:
    state = play(placed(["citadel", "citadel"]), "move citadel n")
    record = state.view(0).record
    river = tiles.TILE_KEYS.index("river-1")
    laid = LaidTile(river, (0, 0), int(record.turned[river]))
    at = stand(record, 0)
    x, y = laid.middle[0] + at.x, laid.middle[1] + at.y
    near = min(dist((x, y + 14), laid.side(way)) for way in laid.road_ways)
    assert near < 0.6 * UNIT
    on_road = one(parsed(state), "data-rabbit", "brown")
    assert on_road.get("data-at") == "river-1"


def test_a_carrot_with_its_owners_sign_lies_where_somebody_has_the_royal() -> None:
    state = placed(HOME, ["Kd Jh 2c", "Qs 3c"])
    laid = {
        e.attrib["data-carrot"]: e.get("data-seat") for e in parts(parsed(state), "data-carrot")
    }
    assert laid == {
        "tower-of-diamonds": "brown",
        "plaza-of-hearts": "brown",
        "palace-of-spades": "white",
    }
    left = values(parsed(state), "data-carrots-left")
    assert left == ["2", "1"]


def test_court_pile_discards_and_dice_are_open_to_all() -> None:
    state = placed(HOME, ["Kd red 2c", "Qs 3c"], discards="10h As", dice=(2, 5))
    picture = parsed(state)
    court = cards(one(picture, "data-court"))
    assert len(court) == 11
    assert not {"K♦", "Q♠", card_sign(jackrabbits_cards.SUITED)} & set(court)
    assert values(picture, "data-discarded") == ["A♠", "10♥"]
    assert one(picture, "data-pile").get("data-pile") == "36"
    assert values(picture, "data-die") == ["2", "5"]
    assert "Price: 7" in words(picture)


def test_a_hand_is_open_to_its_owner_and_backs_to_everybody_else() -> None:
    state = placed(HOME, ["Kd 2c 7s", "black 3c 4c"])
    for seat, seen in ((None, (["K♦"], 2)), (0, (["2♣", "7♠", "K♦"], 0)), (1, (["K♦"], 2))):
        own = one(parsed(state, seat), "data-hand", "brown")
        assert (cards(own), backs(own)) == seen
    other = one(parsed(state, 0), "data-hand", "white")
    assert (cards(other), backs(other)) == ([card_sign(jackrabbits_cards.SUITED + 1)], 2)


def test_a_card_that_was_shown_stays_known() -> None:
    state = placed(HOME, ["2c 7s", "3c"], known=["7s"])
    shown = one(parsed(state, 1), "data-hand", "brown")
    assert (cards(shown), backs(shown)) == (["7♠"], 1)


def test_with_seized_surplus_hand_sizes_are_not_displayed() -> None:
    few = placed(HOME, ["2c", "3c"], seized_surplus=True)
    many = placed(HOME, ["2c", "3c 4c 5c 6c"], seized_surplus=True)
    assert drawn(few, 0) == drawn(many, 0)
    assert backs(one(parsed(few, 0), "data-hand", "white")) == 1
    assert one(parsed(few, 0), "data-pile").get("data-pile") == ""


def test_different_secrets_with_the_same_view_make_the_same_picture() -> None:
    one_truth = placed(HOME, ["2c Kd", "7s 8s Qh"])
    other = placed(HOME, ["2c Kd", "Ah 9c Qh"])
    for lang in LANGUAGES:
        assert drawn(one_truth, 0, lang) == drawn(other, 0, lang)
        assert drawn(one_truth, None, lang) == drawn(other, None, lang)
        assert drawn(one_truth, 1, lang) != drawn(other, 1, lang)


def test_cards_laid_face_down_in_a_deal_are_open_to_their_giver_only() -> None:
    state = placed(HOME, ["2c 3c 4c", "2d 3d"], at="phase", complete=True, interpersonal_trade=True)
    state = play(state, "deal with 1", "i sell", "name 2c", "named", "name 2d", "named", "accept")
    assert stage(state) == "hand over"
    one_way, other = play(state, "give 2c"), play(state, "give 4c")
    assert drawn(one_way, 1) == drawn(other, 1)
    assert drawn(one_way, 0) != drawn(other, 0)
    assert cards(one(parsed(other, 0), "data-lying")) == ["2♣", "2♦", "4♣"]
    assert backs(one(parsed(other, 1), "data-lying")) == 1


def reached(picture: ElementTree.Element) -> dict[str, str]:
    return {e.attrib["data-reach"]: e.attrib["data-price"] for e in parts(picture, "data-reach")}


def test_who_sets_out_sees_what_can_be_reached_without_paying() -> None:
    state = placed(["plaza-of-diamonds", "citadel"], ["2c", "3c"])
    free = {place for place, price in reached(parsed(state, 0)).items() if price == "0"}
    assert free == {"citadel", "palace-of-diamonds", "tower-of-hearts"}
    on_way = play(state, "move plaza-of-diamonds se")
    free = {place for place, price in reached(parsed(on_way, 0)).items() if price == "0"}
    assert free == {"tower-of-hearts"}
    assert not reached(parsed(play(state, "stay"), 0))


def test_a_price_stands_on_a_coin_at_its_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    transfers = {0: 0, 5: 1, 7: 2}
    monkeypatch.setattr(caption, "reachable", lambda *_, pays: transfers)
    state = placed(["plaza-of-diamonds", "citadel"], ["9c", "3c"], dice=(3, 4))
    told = {tiles.TILE_KEYS[tile]: str(7 * n) for tile, n in transfers.items()}
    assert reached(parsed(state, 1)) == told


def test_a_place_that_the_own_hand_cannot_pay_has_no_coin() -> None:
    state = placed(["plaza-of-diamonds", "citadel"], ["2c", "3c"], dice=(3, 4))
    # Two pips cannot pay seven; of the hand of another nothing is known.
    assert set(reached(parsed(state, 0)).values()) == {"0"}
    assert set(reached(parsed(state, 1)).values()) == {"0", "7"}


def test_an_ace_before_a_seat_may_pay_what_is_missing() -> None:
    options = {"capital_aces": True, "additional_capital": True}
    where = {"dice": (3, 4), "capital": ["Ac"], **options}
    state = play(placed(["citadel", "exile"], ["6c"], **where), "move citadel n")
    assert "7" in reached(parsed(state, 0)).values()
    without = play(placed(["citadel", "exile"], ["6c"], dice=(3, 4), **options), "move citadel n")
    assert "7" not in reached(parsed(without, 0)).values()


def test_an_ace_that_lies_before_a_seat_is_drawn_there() -> None:
    state = placed(HOME, ["2c", "3c"], capital=[None, "As"], capital_aces=True)
    assert values(parsed(state), "data-capital") == ["white"]
    assert cards(one(parsed(state), "data-capital")) == ["A♠"]


def test_a_provisional_palace_flies_its_banner_and_shows_its_hearts() -> None:
    rabbits = ["citadel", "tower-of-spades"]
    hands = ["2c", "3c 4h 5h"]
    state = placed(rabbits, hands, laid_open=["", "4h 5h"], provisional_palaces=True)
    picture = parsed(state, 0)
    assert values(picture, "data-palace") == ["white"]
    assert set(cards(one(picture, "data-hand", "white"))) == {"4♥", "5♥"}
    assert len(parts(parsed(state, 1), "data-mark", "open")) == 2


def test_a_club_and_a_match_lie_on_the_table_for_all() -> None:
    state = placed(["tower-of-spades", "citadel"], ["5c 3d 3h", "2c"], at="turn")
    state = falls(play(state, "show 5c"), (1, 3))
    assert cards(one(parsed(state, 1), "data-lying")) == ["5♣"]


def test_a_toll_says_what_is_still_due() -> None:
    state = placed(["tower-of-diamonds", "citadel"], ["5d 6d", "2c"], at="phase")
    state = play(state, "acquire")
    told = words(one(parsed(state), "data-lying"))
    assert told == ["Brown pays 10 more in diamonds"]
    assert words(one(parsed(play(state, "spend 6d")), "data-lying")) == [
        "Brown pays 4 more in diamonds"
    ]


def test_a_fight_says_how_strong_both_are() -> None:
    state = placed(["citadel", "tower-of-spades", "citadel"], ["9s 2s", "3c", "4s"], at="phase")
    state = play(state, "attack 2", "spend 2s")
    assert words(one(parsed(state), "data-lying")) == ["Brown 2, Grey 0"]


def test_while_the_map_is_built_open_roads_and_stacks_are_shown() -> None:
    state = game(2, map="build").start(seed=1)
    picture = parsed(state)
    assert values(picture, "data-open") == [f"citadel {way}" for way in range(tiles.WAYS)]
    assert not parts(picture, "data-rabbit") + parts(picture, "data-carrots-left")
    assert len(parts(picture, "data-stack")) == 6
    state = play(state, "shape rhombus")
    lay = parsed(state)
    tile = tiles.TILE_KEYS[int(state.record.tile)]
    assert values(lay, "data-turned-up") == [tile]
    (seat,) = state.owing
    state = state.play(seat, state.legal(seat)[0])
    if stage(state) == "spin":
        assert len(parts(parsed(state), "data-chosen")) == 1


def test_a_map_that_is_still_to_be_drawn_is_all_sea() -> None:
    record = np.zeros(1, STATE)[0]
    record.turned[:] = record.beside[:] = record.capital[:] = record.joker[:] = NONE
    record.players, record.stage, record.club = 2, MAP, NONE
    picture = ElementTree.fromstring(draw(record, NONE, "en"))
    assert not parts(picture, "data-tile")
    assert values(picture, "data-beside") == ["underground", "exile"]


def test_the_end_is_shown_with_its_winner() -> None:
    state = placed(["plaza-of-diamonds", "palace-of-spades"], ["Kd Qd Jd", "3c"])
    state = play(state, "move plaza-of-diamonds s", "move tavern-2 sw", "move forest-3 nw")
    state = play(state, "move river-1 s")
    assert state.reason == "home"
    picture = parsed(state, 1)
    assert one(picture, "data-mark", "winner").get("data-seat") == "brown"
    assert "Brown is home and wins" in words(picture)
    assert not parts(picture, "data-owes") + parts(picture, "data-turn")


ALL_OPTIONS: tuple[tuple[int, dict[str, bool | str]], ...] = (
    (2, {}),
    (3, {"map": "random", "advanced_citadel": True, "trailing_carrots": True}),
    (4, {"interpersonal_trade": True, "provisional_palaces": True, "capital_aces": True}),
    (2, {"map": "build", "windfall_lottery": True, "residential_flights": True}),
    (3, {"seized_surplus": True, "tight_suits": True}),
    (2, {"explore": True, "map": "build"}),
    (3, {"map": "build", "building": "free"}),
)


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "options"), ALL_OPTIONS)
def test_pictures_of_random_games_show_what_their_views_hold(
    players: int, options: dict[str, bool | str]
) -> None:
    rng = random.Random(players)
    state = game(players, **options).start(seed=players)
    seen: set[str] = set()
    for _ in range(150):
        if state.over:
            break
        if stage(state) not in seen or rng.random() < 0.05:
            seen.add(stage(state))
            check(state, rng.choice([None, *range(players)]), rng.choice(LANGUAGES))
        seat = rng.choice(state.owing)
        state = state.play(seat, rng.choice(state.legal(seat)))
    assert len(seen) >= 3


def check(state: State, viewer: int | None, lang: str) -> None:
    told = drawn(state, viewer, lang)
    assert len(told.encode()) < LARGEST
    picture = ElementTree.fromstring(told)
    record = state.view(viewer).record
    assert sorted(values(picture, "data-owes")) == sorted(SEAT_KEYS[seat] for seat in state.owing)
    active = [] if record.active == NONE else [SEAT_KEYS[record.active]]
    assert values(picture, "data-turn") == active
    laid = [
        key for key, turned in zip(tiles.TILE_KEYS, record.turned, strict=True) if turned != NONE
    ]
    assert sorted(values(picture, "data-tile")) == sorted(laid)
    for seat in range(record.players):
        hands = parts(picture, "data-hand", SEAT_KEYS[seat])
        seen = Counter(card for e in hands for card in cards(e))
        known = [card_sign(card) for card in cards_in(record.hand[seat])]
        jokers = [
            card_sign(jackrabbits_cards.SUITED + i) for i in (0, 1) if record.joker[i] == seat
        ]
        assert seen == Counter(known + jokers)
        if record.hand_size[seat] != NONE:
            assert sum(map(backs, hands)) == record.hand_size[seat] - seen.total()
    guessed = state.view(viewer).guess(1)
    assert drawn(guessed, viewer, lang) == told
    check_alone(picture)


def check_alone(picture: ElementTree.Element) -> None:
    tags = {e.tag.removeprefix(SVG) for e in picture.iter()}
    assert tags <= {"svg", "title", "desc", "g", "path", "rect", "circle", "ellipse", "text"}
    names = {name for e in picture.iter() for name in e.attrib}
    assert not names & {"id", "class", "href", "onclick"}
    assert "url(" not in ElementTree.tostring(picture, "unicode")
    assert picture.get("viewBox") == f"0 0 {WIDTH} {picture.get('height')}"


def test_a_step_changes_the_picture() -> None:
    state = placed(["plaza-of-diamonds", "citadel"], ["5d 6d", "2c"])
    after = [state, *(state.play(0, action) for action in state.legal(0))]
    # Two roads off the map end in the same exile.
    assert len({drawn(each, 0) for each in after}) == len({bytes(each) for each in after}) > 3


def test_whoever_looks_sits_in_front() -> None:
    state = placed(["citadel"] * 4)
    for seat, order in ((None, "white grey black brown"), (2, "black brown white grey")):
        assert values(parsed(state, seat), "data-strip") == order.split()


def test_the_two_languages_differ_and_say_what_they_show() -> None:
    state = placed(["tower-of-spades", "citadel"], ["7s Kd", "2c 3c"])
    english, spanish = (parsed(state, 0, lang) for lang in LANGUAGES)
    for picture, lang in ((english, "en"), (spanish, "es")):
        say = catalogue(lang, LOCALE)
        assert picture.get("lang") == lang
        title, account = picture[0].text, picture[1].text or ""
        assert title == picture.get("aria-label")
        assert card_name(6 + jackrabbits_cards.RANKS, say) in account
        assert say("jackrabbits-picture-hidden", n=2) in account
        named = {e.findtext(f"{SVG}title") for e in parts(picture, "data-tile")}
        assert len(named) == tiles.TILES
    assert {"Court", "Exile", "Underground"} <= set(words(english))
    assert {"Corte", "Destierro"} <= set(words(spanish))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_seal_of_the_ending_lies_on_the_citadel_for_all_to_see(ending: str, lang: str) -> None:
    state = game(2, ending=ending).start(dealer=None)
    for seat in (None, 0, 1):
        picture = parsed(state, seat, lang)
        assert values(picture, "data-seal") == ([] if ending == "simple" else [ending])
    if ending != "simple":
        goal = catalogue(lang, LOCALE)(f"jackrabbits-option-ending-{ending}")
        title = one(picture, "data-seal").findtext(f"{SVG}title")
        assert title is not None
        assert title.endswith(goal)
        assert title in caption.Scene(state.view(0).record, 0, lang).account()


def test_every_ending_has_a_seal_of_its_own() -> None:
    seals = {seal_of(ending) for ending in ENDINGS[1:]}
    assert len(seals) == len(ENDINGS) - 1


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Advanced citadel"), ("es", "Ciudadela avanzada")]
)
def test_the_advanced_citadel_shows_its_other_face_and_is_named_so(lang: str, name: str) -> None:
    def face(advanced: bool) -> tuple[str | None, bool, bool]:
        state = game(2, advanced_citadel=advanced).start(dealer=None)
        picture = drawn(state, 0, lang)
        named = one(ElementTree.fromstring(picture), "data-tile", "citadel")
        return (
            named.findtext(f"{SVG}title"),
            emblem("citadel") in picture,
            emblem("advanced-citadel") in picture,
        )

    assert face(True) == (name, False, True)
    assert face(False) == (name.split()[0] if lang == "es" else "Citadel", True, False)
