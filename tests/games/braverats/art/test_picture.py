"""The table as a picture: every card known to its viewer, and not one more."""

import random
from collections import Counter
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest

import reino
from games.braverats.positions import CARDS, after, card, falls, fresh, keep, shown
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.draw.svg import Markup, element, text
from soak import THOROUGHNESS

pytestmark = pytest.mark.plain

SVG = "{http://www.w3.org/2000/svg}"
CLANS = ("yarg", "applewood")
LARGEST = 200_000
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"mime": "ninth", "emperor": True},
    {"lucky_draw": True},
    {"draft": True, "mime": "ninth"},
    {"draft": True, "lucky_draw": True, "traitor": True},
    {"random_deal": True, "fast_rat": True},
    {"princess_attack": "random", "traitor": True},
)


def parsed(state: State, seat: int | None = None, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(state.svg(seat, lang))


def part(picture: ElementTree.Element, name: str, value: str) -> ElementTree.Element:
    (found,) = [e for e in picture.iter() if e.get(name) == value]
    return found


def faces(picture: ElementTree.Element, seat: int) -> Counter[str]:
    """Cards of a clan face up."""
    parts = [e for e in picture.iter() if e.get("data-seat") == CLANS[seat]]
    return Counter(e.attrib["data-card"] for e in parts if "data-card" in e.attrib)


def backs(picture: ElementTree.Element, seat: int) -> int:
    return sum(e.get("data-back") == CLANS[seat] for e in picture.iter())


def marks(picture: ElementTree.Element, name: str) -> list[str]:
    return [e.attrib[name] for e in picture.iter() if name in e.attrib]


def words(picture: ElementTree.Element) -> list[str]:
    return [e.text or "" for e in picture.iter(f"{SVG}text")]


def wandering(seed: int, **options: object) -> list[State]:
    """Every state at a decision of a random game, and its end."""
    rng = random.Random(seed)
    state = reino.load("braverats", options=options).start(seed=seed)
    states = [state]
    while not state.over:
        seat = rng.choice(state.owing)
        state = state.play({seat: rng.choice(state.legal(seat))})
        states.append(state)
    return states


def test_both_hands_lie_open_at_the_start() -> None:
    picture = parsed(fresh())
    for seat in (0, 1):
        assert faces(part(picture, "data-hand", CLANS[seat]), seat) == Counter(CARDS[:8])
        assert backs(picture, seat) == 0
    assert len(marks(picture, "data-round")) == 8


def test_every_card_has_its_strength_name_and_power() -> None:
    picture = parsed(fresh(mime="ninth"))
    told = Counter(words(picture))
    for strength, name in enumerate(["Musician", "Princess", "Spy", "Assassin", "Ambassador"]):
        assert told[name] == 2
        # Also the number of a round, for all but the first.
        assert told[str(strength)] == (2 if strength == 0 else 3)
    assert told["Mime"] == told["?"] == told["copies a card"] == 2


def test_played_rounds_show_their_cards_and_results() -> None:
    picture = parsed(after("spy wizard", "musician general", "general spy"))
    for number, yarg, applewood, result in (
        ("1", "spy", "wizard", "applewood"),
        ("2", "musician", "general", "held"),
        ("3", "general", "spy", "yarg"),
    ):
        column = part(picture, "data-round", number)
        assert (faces(column, 0), faces(column, 1)) == (Counter([yarg]), Counter([applewood]))
        assert marks(column, "data-result") == [result]
    assert Counter(marks(picture, "data-crown")) == {"yarg": 2, "applewood": 1}


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_result_points_at_the_card_of_the_clan_that_took_the_round(viewer: int) -> None:
    picture = parsed(after("spy wizard", "musician general", "general spy"), viewer)
    for number, winner in (("1", 1), ("3", 0)):
        (result,) = [e for e in part(picture, "data-round", number).iter() if e.get("data-result")]
        point = next(e.get("d") or "" for e in result.iter(f"{SVG}path"))
        assert ("-19" in point) == (winner != viewer)


def test_held_rounds_are_marked_with_their_worth_to_each_clan() -> None:
    told = words(parsed(after("ambassador musician")))
    assert (told.count("+2"), told.count("+1")) == (1, 1)


@pytest.mark.compiled
def test_who_is_to_choose_is_told_as_the_rules_have_it() -> None:
    for options in VARIANTS:
        for state in wandering(5, **options):
            for viewer in (0, 1, None):
                owes = marks(parsed(state, viewer), "data-owes")
                assert sorted(owes) == sorted(CLANS[seat] for seat in state.owing)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_card_is_a_back_to_all_but_its_owner(seat: int) -> None:
    state = after("wizard wizard", "spy spy").play(seat, card("prince"))
    for viewer in (1 - seat, None):
        picture = parsed(state, viewer)
        column = part(picture, "data-round", "3")
        assert backs(column, seat) == 1
        assert not faces(column, seat)
        # The hand shows the cards it held before, and says that one of them lies on the table.
        assert sum(faces(part(picture, "data-hand", CLANS[seat]), seat).values()) == 6
        assert "one of these lies face down" in words(picture)
        assert "Prince" not in "".join(column.itertext())
    own = parsed(state, seat)
    assert faces(part(own, "data-round", "3"), seat) == {"prince": 1}
    assert not faces(part(own, "data-hand", CLANS[seat]), seat)["prince"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_viewer_cannot_tell_apart_looks_the_same(lang: str) -> None:
    start = after("wizard wizard")
    for viewer in (1, None):
        drawn = {start.play(0, choice).svg(viewer, lang) for choice in start.legal(0)}
        assert len(drawn) == 1
    assert len({start.play(0, choice).svg(0, lang) for choice in start.legal(0)}) == 7


def test_a_card_shown_to_the_spy_lies_open() -> None:
    state = after("spy princess").play(1, card("prince"))
    for viewer in (0, 1, None):
        column = part(parsed(state, viewer), "data-round", "2")
        assert faces(column, 1) == {"prince": 1}


def test_a_lucky_hand_is_backs_to_others() -> None:
    start = fresh(lucky_draw=True)
    applewood = [card("musician"), card("princess"), card("spy")]
    one = falls(start, [card("prince"), card("spy"), card("wizard"), *applewood])
    other = falls(start, [card("general"), card("musician"), card("spy"), *applewood])
    for viewer in (1, None):
        picture = parsed(one, viewer)
        assert backs(part(picture, "data-hand", "yarg"), 0) == 3
        assert not faces(picture, 0)
        assert one.svg(viewer) == other.svg(viewer)
    assert "still to draw" in words(parsed(one, 0))
    assert "still to draw" not in words(parsed(one, None))
    assert faces(parsed(one, 0), 0) == Counter(["prince", "spy", "wizard"])
    assert Counter(marks(parsed(one, 0), "data-pile")) == {"yarg": 5, "applewood": 8}


def test_a_packet_is_seen_by_who_opened_it() -> None:
    packet = ["prince", "prince", "spy", "wizard"]
    state = falls(fresh(draft=True), [9, *map(card, packet)])
    opened = parsed(state, 0)
    assert faces(opened, 0) == Counter(packet)
    for viewer in (1, None):
        assert backs(parsed(state, viewer), 0) == 4
        assert not faces(parsed(state, viewer), 0)
    kept = state.play(0, keep("prince"))
    assert backs(part(parsed(kept, 1), "data-hand", "yarg"), 0) == 1
    assert faces(parsed(kept, 1), 1) == Counter(["prince", "spy", "wizard"])


@pytest.mark.compiled
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_no_picture_of_any_variant_tells_more_than_its_view(options: dict[str, Any]) -> None:
    for seed in range(THOROUGHNESS):
        for state, viewer in product(wandering(seed, **options), (0, 1, None)):
            drawn = state.svg(viewer)
            assert len(drawn.encode()) < LARGEST
            picture = ElementTree.fromstring(drawn)
            told = shown(state, viewer)
            for seat in (0, 1):
                hand = part(picture, "data-hand", CLANS[seat])
                assert faces(hand, seat) == Counter(told["known"][seat])
                hidden = told["hand_sizes"][seat] - len(told["known"][seat])
                assert backs(hand, seat) == max(0, hidden)
            # A guess at the hidden cards is another truth with the same picture.
            if not state.over:
                assert state.view(viewer).guess(seed).svg(viewer) == drawn


@pytest.mark.parametrize(
    ("rounds", "clan", "says"),
    [
        (("prince princess",), "applewood", "Applewood takes the kingdom by love."),
        (
            ("wizard spy", "general wizard", "ambassador princess"),
            "yarg",
            "Yarg takes the kingdom.",
        ),
    ],
)
def test_the_end_is_shown_with_its_winner(rounds: tuple[str, ...], clan: str, says: str) -> None:
    state = after(*rounds)
    assert state.over
    picture = parsed(state)
    assert says in words(picture)
    crown = part(picture, "data-mark", "winner")
    assert crown.get("data-seat") == clan
    assert not marks(picture, "data-owes")


def test_a_match_shows_the_games_won() -> None:
    states = wandering(2, emperor=True)
    won = shown(states[-1])["games"]
    assert f"Games won: Yarg {won[0]}, Applewood {won[1]}." in " ".join(words(parsed(states[-1])))
    assert any(said.startswith("Game 2 · Round") for s in states for said in words(parsed(s)))


def test_the_two_languages_differ_and_say_what_they_show() -> None:
    state = after("spy wizard").play(1, card("prince"))
    english, spanish = (parsed(state, lang=lang) for lang in ("en", "es"))
    assert (english.get("lang"), spanish.get("lang")) == ("en", "es")
    assert "Prince" in words(english)
    assert "Príncipe" in words(spanish)
    for picture in (english, spanish):
        assert picture[0].text == picture.get("aria-label")
        assert (picture[1].text or "").count("Yarg") == 1


def test_a_picture_stands_alone() -> None:
    picture = parsed(after("spy wizard", "musician general"))
    tags = {e.tag.removeprefix(SVG) for e in picture.iter()}
    assert tags <= {"svg", "title", "desc", "g", "path", "rect", "circle", "polygon", "text"}
    names = {name for e in picture.iter() for name in e.attrib}
    assert not names & {"id", "class", "href", "onclick"}
    assert "url(" not in ElementTree.tostring(picture, "unicode")


def test_words_cannot_become_markup() -> None:
    evil = '</text><script>"&\x00\ud800'
    written = element("g", text(evil, 0, 0, 10, data_name=evil), element("title", evil))
    parsed_back = ElementTree.fromstring(written)
    assert [e.tag for e in parsed_back.iter()] == ["g", "text", "title"]
    assert parsed_back[0].text == '</text><script>"&\ufffd\ufffd' == parsed_back[0].get("data-name")
    assert element("g", Markup("<rect/>")) == "<g><rect/></g>"


def test_long_words_are_made_smaller_to_fit() -> None:
    sizes = [
        float(ElementTree.fromstring(text("w" * n, 0, 0, 16, room=90)).attrib["font-size"])
        for n in (3, 20, 40)
    ]
    assert sizes[0] == 16 > sizes[1] > sizes[2] > 0
