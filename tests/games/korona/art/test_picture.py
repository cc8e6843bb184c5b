"""The table as a picture: every pile and every card known to its viewer, and not one more."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest

from games.korona.positions import GAMES, known, let_pass, piles, placed, play, zone
from reino import State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.games.korona import LOCALE
from reino.games.korona.art.cards import CARD, face, pile_height
from reino.games.korona.art.palette import LIVERIES, SHIELDS, emblem
from reino.games.korona.art.picture import HEAD, INNER, WIDTH, draw
from reino.games.korona.rules.actions import ACTIONS_A_TURN, SEAT_KEYS
from reino.games.korona.rules.cards import CARD_KEYS, COLOURS
from soak import THOROUGHNESS

pytestmark = pytest.mark.plain

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 300_000
EXAMPLE = (
    "monarch monarch, healer, field peasant, field peasant peasant, field peasant, "
    "tower archer jester, stable knight knight, knight"
)
CROWDED = ", ".join(
    ["monarch jester", "healer healer"]
    + ["stable"] * 4
    + ["tower"] * 6
    + ["field"] * 6
    + ["knight"] * 5
    + ["archer"] * 10
    + ["peasant"] * 12
    + ["villain"] * 2
)


def drawn(state: State, seat: int | None = None, lang: str = "en") -> str:
    return draw(state.view(seat).record, -1 if seat is None else seat, lang)


def parsed(state: State, seat: int | None = None, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(drawn(state, seat, lang))


def parts(picture: ElementTree.Element, name: str, value: str = "") -> list[ElementTree.Element]:
    found = [e for e in picture.iter() if name in e.attrib]
    return [e for e in found if not value or e.get(name) == value]


def values(picture: ElementTree.Element, name: str) -> list[str]:
    return [e.attrib[name] for e in parts(picture, name)]


def one(picture: ElementTree.Element, name: str, value: str = "") -> ElementTree.Element:
    (found,) = parts(picture, name, value)
    return found


def cards(picture: ElementTree.Element) -> list[str]:
    """Cards face up, in the order they are drawn."""
    return values(picture, "data-card")


def backs(picture: ElementTree.Element) -> int:
    return len(parts(picture, "data-back"))


def words(picture: ElementTree.Element) -> list[str]:
    return [e.text or "" for e in picture.iter(f"{SVG}text")]


def shown_zone(picture: ElementTree.Element, seat: int) -> list[str]:
    """The piles drawn in a zone, each from the bottom up."""
    drawn_zone = one(picture, "data-zone", SEAT_KEYS[seat])
    return sorted(" ".join(cards(e)) for e in parts(drawn_zone, "data-pile"))


def flows(picture: ElementTree.Element) -> dict[tuple[str | None, str], list[str]]:
    """Cards on their way, by giver and receiver."""
    return {(e.get("data-from"), e.attrib["data-to"]): cards(e) for e in parts(picture, "data-to")}


def wandering(players: int, seed: int) -> Iterator[State]:
    """Every state of a random game at which a seat decides, and its end."""
    rng = random.Random(seed)
    state = GAMES[players].start(seed=seed)
    yield state
    while not state.over:
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))
        yield state


def test_every_card_and_seat_has_an_emblem_of_its_own() -> None:
    assert len({emblem(card) for card in CARD_KEYS}) == len(CARD_KEYS)
    assert len({emblem(beast) for beast in SEAT_KEYS}) == len(set(SHIELDS)) == len(SEAT_KEYS)


def test_the_ten_kingdom_cards_have_ten_colours_and_action_cards_share_one_look() -> None:
    assert set(LIVERIES) == set(CARD_KEYS[:COLOURS])
    assert len({colour for colour, _, _ in LIVERIES.values()}) == COLOURS
    looks = {face(card, "", "").replace(emblem(card), "") for card in CARD_KEYS[COLOURS:]}
    assert len({re.sub('data-card="[^"]*"', "", look) for look in looks}) == 1


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("card", CARD_KEYS[:COLOURS])
def test_the_name_on_a_card_stands_out_from_its_colour(card: str) -> None:
    colour, ink, _ = LIVERIES[card]
    dark, light = sorted((luminance(colour), luminance(ink)))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_drawn_with_its_name_in_either_language(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    for card in CARD_KEYS:
        name = say("korona-card", card=card)
        worth = say("korona-picture-worth", card=card)
        told = " ".join(
            words(ElementTree.fromstring(f'<g xmlns="{SVG[1:-1]}">{face(card, name, worth)}</g>'))
        )
        assert told == f"{name} {worth}"


def test_piles_lie_bottom_to_top_and_full_ones_are_crowned() -> None:
    first = "monarch jester, tower archer jester archer, stable villain, healer, knight"
    state = placed([first, "field peasant villain peasant, peasant"], ["shield", "revolt"])
    for seat in (None, 0, 1):
        picture = parsed(state, seat)
        assert shown_zone(picture, 0) == piles(first)
        assert shown_zone(picture, 1) == piles("field peasant villain peasant, peasant")
        assert len(parts(one(picture, "data-zone", "lion"), "data-mark", "full")) == 2
        assert len(parts(one(picture, "data-zone", "eagle"), "data-mark", "full")) == 1


def test_the_score_of_a_zone_stands_beside_its_name() -> None:
    picture = parsed(placed([EXAMPLE, "villain"], ["shield", "shield"]))
    scores = {e.attrib["data-score"]: words(e) for e in parts(picture, "data-score")}
    assert scores == {"lion": ["84"], "eagle": ["−10"]}


def test_a_hand_is_open_to_its_owner_and_backs_to_everybody_else() -> None:
    state = placed(["", "", ""], ["monarch shield", "jester jester knight", ""])
    seen = {None: [], 0: ["monarch", "shield"], 1: ["knight", "jester", "jester"], 2: []}
    for seat, hand in seen.items():
        hands = parts(parsed(state, seat), "data-hand")
        assert [card for e in hands for card in cards(e)] == hand
        assert sum(map(backs, hands)) == 5 - len(hand)


def test_a_card_taken_from_the_market_is_known_to_all() -> None:
    state = placed(["", ""], ["shield", "revolt"], market="monarch field donation", at="take")
    state = play(state, "take market monarch")
    assert cards(one(parsed(state, 1), "data-hand", "lion")) == ["monarch"]
    assert backs(one(parsed(state, 1), "data-hand", "lion")) == 1


def test_different_secrets_with_the_same_view_make_the_same_picture() -> None:
    zones = ["field peasant", "tower"]
    one_truth = placed(zones, ["shield", "monarch knight"])
    other = placed(zones, ["shield", "villain revolt"])
    for lang in LANGUAGES:
        assert drawn(one_truth, 0, lang) == drawn(other, 0, lang)
        assert drawn(one_truth, None, lang) == drawn(other, None, lang)
        assert drawn(one_truth, 1, lang) != drawn(other, 1, lang)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_of_random_games_show_what_their_views_hold(players: int) -> None:
    rng = random.Random(players)
    for seed in range(2 * THOROUGHNESS):
        for step, state in enumerate(wandering(players, seed)):
            if step % 7 and not state.over:
                continue
            seat = rng.choice([None, *range(players)])
            told = drawn(state, seat, rng.choice(LANGUAGES))
            assert len(told.encode()) < LARGEST
            picture = ElementTree.fromstring(told)
            check_cards(picture, state, seat)
            check_marks(picture, state)
            check_places(picture)
            if not state.over:
                guessed = state.view(seat).guess(seed)
                assert drawn(guessed, seat, picture.attrib["lang"]) == told


def check_cards(picture: ElementTree.Element, state: State, viewer: int | None) -> None:
    record = state.record
    players = int(record.players)
    assert sorted(values(picture, "data-zone")) == sorted(SEAT_KEYS[:players])
    for seat in range(players):
        assert shown_zone(picture, seat) == zone(state, seat)
        hands = parts(picture, "data-hand", SEAT_KEYS[seat])
        seen = Counter(card for e in hands for card in cards(e))
        assert seen == Counter(known(state, viewer, seat))
        assert sum(map(backs, hands)) == record.hand_size[seat] - seen.total()
    market = Counter(cards(one(picture, "data-market")))
    discards = {e.attrib["data-discarded"]: words(e) for e in parts(picture, "data-discarded")}
    for number, card in enumerate(CARD_KEYS):
        assert market[card] == record.market[number]
        n = record.discards[number]
        assert discards.get(card) == ([str(n)] if n else None)
    assert one(picture, "data-deck").get("data-deck") == str(record.deck_size)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_actions_left_are_as_many_crowns(left: int) -> None:
    picture = parsed(placed(["", ""], ["field", ""], actions=left))
    spent = [e for e in one(picture, "data-turn").iter() if e.get("opacity")]
    assert len(spent) == ACTIONS_A_TURN - left


def check_marks(picture: ElementTree.Element, state: State) -> None:
    assert values(picture, "data-owes") == [SEAT_KEYS[seat] for seat in state.owing]
    assert values(picture, "data-turn") == ([] if state.over else [SEAT_KEYS[state.record.active]])
    crowned = {e.get("data-seat") for e in parts(picture, "data-mark", "winner")}
    won = state.returns if state.over else ()
    assert crowned == {SEAT_KEYS[i] for i, worth in enumerate(won or ()) if worth == max(won or ())}


def check_places(picture: ElementTree.Element) -> None:
    """No two piles of a zone touch, and none leaves its panel."""
    for panel in parts(picture, "data-zone"):
        height = float(next(panel.iter(f"{SVG}rect")).attrib["height"])
        boxes = []
        for e in parts(panel, "data-pile"):
            numbers = re.findall(r"[\d.]+", e.attrib["transform"])
            x, y, scale = map(float, numbers)
            boxes.append((x, y, x + CARD * scale, y + pile_height(len(cards(e))) * scale))
        assert all(20 < x0 < x1 < INNER and HEAD < y0 < y1 < height for x0, y0, x1, y1 in boxes)
        for one_box, other in combinations(boxes, 2):
            apart = (
                one_box[2] < other[0]
                or other[2] < one_box[0]
                or one_box[3] < other[1]
                or other[3] < one_box[1]
            )
            assert apart


def test_the_largest_zone_is_wrapped_and_still_whole() -> None:
    picture = parsed(placed([CROWDED, ""], ["shield", "shield"]))
    assert shown_zone(picture, 0) == piles(CROWDED)
    check_places(picture)
    tall = int(picture.attrib["height"])
    assert picture.get("viewBox") == f"0 0 {WIDTH} {tall}"
    assert tall < 1.5 * WIDTH


SNEAKY = ["villain, peasant", "tower archer, stable, field peasant, knight"]


def test_a_declared_sneak_attack_shows_the_villain_sent_and_the_cards_named() -> None:
    state = placed(SNEAKY, ["sneak-attack shield", "shield monarch"])
    state = play(state, "sneak 1", "top villain", "place villain on stable")
    assert flows(parsed(state)) == {("lion", "eagle"): ["villain"]}
    state = play(state, "top tower archer")
    picture = parsed(state)
    assert one(picture, "data-used").get("data-used") == "sneak-attack"
    assert flows(picture) == {("eagle", "lion"): ["archer"], ("lion", "eagle"): ["villain"]}
    # The archer is lifted, and the villain lies where it was sent, marked.
    assert shown_zone(picture, 1) == piles("tower, stable villain, field peasant, knight")
    aimed = [e for e in parts(picture, "data-pile") if parts(e, "data-mark", "aim")]
    assert [cards(e) for e in aimed] == [["stable", "villain"]]
    assert "The Eagle is asked whether to raise a shield" in words(picture)
    settled = parsed(let_pass(state))
    assert flows(settled) == {(None, "lion"): ["archer"]}
    assert not parts(settled, "data-mark", "aim")


def test_a_shield_that_stands_clears_the_table() -> None:
    state = placed(SNEAKY, ["sneak-attack", "shield monarch"])
    state = play(state, "sneak 1", "without villain", "top knight", "top tower archer", "shield")
    state = let_pass(state)
    picture = parsed(state)
    assert not parts(picture, "data-used") + parts(picture, "data-to")
    assert shown_zone(picture, 1) == piles(SNEAKY[1])


def test_a_declared_swap_shows_what_goes_either_way() -> None:
    state = placed(SNEAKY, ["tactical-swap knight", "shield"])
    state = play(state, "swap 1", "top knight", "top tower archer", "top peasant")
    picture = parsed(state)
    assert flows(picture) == {
        ("eagle", "lion"): ["knight", "archer"],
        ("lion", "eagle"): ["peasant"],
    }
    assert shown_zone(picture, 0) == ["villain"]
    held = parsed(let_pass(state))
    assert flows(held) == {(None, "lion"): ["knight", "archer"], ("lion", "eagle"): ["peasant"]}


def test_a_glorious_attack_aims_at_one_pile_even_of_two_alike() -> None:
    full = "tower archer archer jester"
    zones = ["knight", f"{full}, tower archer archer archer, {full}"]
    state = placed(zones, ["glorious-attack shield", "shield"])
    state = play(state, "storm 1", f"whole {full}")
    picture = parsed(state, 1)
    assert flows(picture) == {("eagle", "lion"): full.split()}
    aimed = [e for e in parts(picture, "data-pile") if parts(e, "data-mark", "aim")]
    assert [" ".join(cards(e)) for e in aimed] == [full]


def test_a_revolt_shows_who_passes_to_whom() -> None:
    peasants = ", ".join(["peasant"] * 6)
    state = placed([peasants, "tower", "knight"], ["revolt shield", "shield", ""])
    state = let_pass(play(state, "revolt"))
    picture = parsed(state)
    assert flows(picture) == {("lion", "eagle"): []}
    assert "The Lion chooses what to pass on" in words(picture)
    state = play(state, "top peasant")
    assert flows(parsed(state)) == {(None, "eagle"): ["peasant"]}
    state = play(state, "place peasant")
    assert flows(parsed(state)) == {("eagle", "bear"): []}
    assert "The Lion chooses what the Eagle must pass on" in words(parsed(state))


def test_a_card_moved_within_a_zone_is_held_up() -> None:
    state = placed(["tower archer, field", ""], ["internal-affairs shield", "shield"])
    picture = parsed(play(state, "internal affairs", "top tower archer"))
    assert one(picture, "data-used").get("data-used") == "internal-affairs"
    assert flows(picture) == {(None, "lion"): ["archer"]}
    assert shown_zone(picture, 0) == ["field", "tower"]


def test_the_end_is_shown_with_its_winner() -> None:
    army = "monarch monarch, stable knight knight, tower archer archer archer"
    state = placed(
        ["knight", f"{army}, tower archer archer"], ["shield", "archer shield"], active=1
    )
    state = play(state, "place archer on tower archer archer")
    assert state.reason == "military"
    picture = parsed(state, 0)
    assert one(picture, "data-mark", "winner").get("data-seat") == "eagle"
    assert "The Eagle wins by arms" in words(picture)
    assert not parts(picture, "data-owes") + parts(picture, "data-turn")


def test_whoever_looks_sits_in_front() -> None:
    state = placed(["", "", "", ""], ["shield"] * 4)
    for seat, order in ((None, "eagle bear wolf lion"), (2, "wolf lion eagle bear")):
        assert values(parsed(state, seat), "data-zone") == order.split()


def test_the_two_languages_differ_and_say_what_they_show() -> None:
    state = placed([EXAMPLE, "villain"], ["draw-again", "shield shield"])
    english, spanish = (parsed(state, 0, lang) for lang in LANGUAGES)
    assert {"Tower", "Healer", "84"} <= set(words(english))
    assert {"Torre", "Sanadora", "84"} <= set(words(spanish))
    for picture, lang in ((english, "en"), (spanish, "es")):
        assert picture.get("lang") == lang
        title, account = picture[0], picture[1].text or ""
        assert title.text == picture.get("aria-label")
        say = catalogue(lang, LOCALE)
        tower, archer, jester = (say("korona-card", card=c) for c in ("tower", "archer", "jester"))
        assert f"{tower} + {archer} + {jester}" in account
        assert say("korona-picture-hidden", n=2) in account


def test_a_picture_stands_alone() -> None:
    picture = parsed(play(placed(SNEAKY, ["sneak-attack", "shield"]), "sneak 1", "without villain"))
    tags = {e.tag.removeprefix(SVG) for e in picture.iter()}
    assert tags <= {"svg", "title", "desc", "g", "path", "rect", "circle", "text"}
    names = {name for e in picture.iter() for name in e.attrib}
    assert not names & {"id", "class", "href", "onclick"}
    assert "url(" not in ElementTree.tostring(picture, "unicode")
