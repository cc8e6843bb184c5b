"""The action table: kinds and fields, ids, texts, and the way back from each of them."""

import copy
import json
import pickle

import numpy as np
import pytest

import reino
from reino.core.actions import Action, ActionTable, Kind

pytestmark = pytest.mark.plain

CARDS = ("archer", "tower", "king")
PILES = ((1,), (2,), (1, 2))
GAMES = ("braverats", "jackrabbits", "korona", "sparta")


def pile(number: int) -> list[str] | None:
    return [CARDS[card] for card in PILES[number]] if number < len(PILES) else None


def table() -> ActionTable:
    return ActionTable(
        Kind("take-deck"),
        Kind("ask", seat=range(2), card=CARDS),
        Kind("place", "place {card}[ on {on}]", rows=[(0, 3), (0, 0), (2, 2)], card=CARDS, on=pile),
        Kind("move", lambda fields: f"{fields['to']}!", to=("a1", "b2")),
    )


def test_ids_follow_from_the_order_of_kinds_and_rows() -> None:
    known = table()
    assert len(known) == 1 + 6 + 3 + 2
    assert [known.first(kind.key) for kind in known.kinds] == [0, 1, 7, 10]
    assert [kind.ids for kind in known.kinds] == [
        range(1),
        range(1, 7),
        range(7, 10),
        range(10, 12),
    ]
    assert [action.id for action in known] == list(range(12))


def test_without_rows_the_last_field_changes_fastest() -> None:
    found = [(action.seat, action.card) for action in table() if action.kind == "ask"]
    assert found == [(seat, card) for seat in range(2) for card in CARDS]


def test_an_action_has_its_fields_in_words_and_as_the_rules_count_them() -> None:
    action = table().describe(9)
    assert (action.kind, action.card, action.on) == ("place", "king", ("tower", "king"))
    assert dict(action.numbers) == {"card": 2, "on": 2}
    assert repr(action) == "Action('place', card='king', on=('tower', 'king'))"
    assert "on" in dir(action)
    with pytest.raises(AttributeError, match="'place' has no field 'seat'; its fields: card, on"):
        _ = action.seat


def test_a_number_of_any_type_finds_its_kind_without_a_search() -> None:
    class Watched(int):
        compared = 0

        def __eq__(self, other: object) -> bool:
            Watched.compared += 1
            return int(self) == other

        __hash__ = int.__hash__

    assert table().kind(Watched(9)).key == "place"
    assert Watched.compared == 0


def test_texts_leave_out_what_is_in_brackets_and_has_no_value() -> None:
    assert [table().text(id) for id in (0, 1, 7, 8, 9, 10)] == [
        "take deck",
        "ask 0 archer",
        "place archer",
        "place archer on tower",
        "place king on tower king",
        "a1!",
    ]


def test_an_action_is_found_by_its_plain_data() -> None:
    known = table()
    assert known.describe(7).as_dict() == {"kind": "place", "card": "archer"}
    plain = {"kind": "place", "card": "king", "on": ["tower", "king"]}
    assert known.describe(9).as_dict() == plain == json.loads(json.dumps(plain))
    assert [known.id(**action.as_dict()) for action in known] == list(range(12))
    assert known.id("place", card="king", on=["tower", "king"]) == 9
    for kind, fields in (("place", {"card": "king"}), ("take-deck", {"card": "king"})):
        with pytest.raises(KeyError, match="has the fields"):
            known.id(kind, **fields)
    with pytest.raises(KeyError, match="no kind 'lay'; kinds are take-deck, ask, place, move"):
        known.id("lay")


def test_an_action_never_changes_compares_hashes_copies_and_pickles() -> None:
    action = table().describe(9)
    with pytest.raises(AttributeError, match="never changes"):
        action.card = "tower"
    with pytest.raises(TypeError):
        action.fields["card"] = "tower"  # type: ignore[index]
    for same in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert same == action
        assert hash(same) == hash(action)
        assert dict(same.numbers) == dict(action.numbers)
    assert action != table().describe(8)
    assert action != Action(9, "place", {"card": "tower"}, {})
    assert action != "place"


@pytest.mark.parametrize("inside", [0, 11, np.int64(11), np.uint8(3), True])
def test_an_id_is_a_whole_number_in_range(inside: object) -> None:
    assert inside in table()


@pytest.mark.parametrize("outside", [-1, 12, np.int8(-1), 1.0, "1", None])
def test_all_else_is_no_id(outside: object) -> None:
    assert outside not in table()


def test_an_id_out_of_range_has_no_kind() -> None:
    for id in (-1, 12):
        with pytest.raises(IndexError, match=f"actions are 0 to 11; got {id}"):
            table().describe(id)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="kinds of actions have different names"):
        ActionTable(Kind("ask"), Kind("ask"))
    with pytest.raises(ValueError, match="each has an action"):
        ActionTable(Kind("ask", rows=[], card=CARDS))
    with pytest.raises(ValueError, match="'place' has a field without a list: give its rows"):
        Kind("place", on=pile)
    with pytest.raises(ValueError, match="a field of 'ask' needs another name"):
        Kind("ask", kind=CARDS)


def test_a_game_may_say_no_more_than_how_many_actions_it_has() -> None:
    counted = ActionTable.counted(3)
    assert (len(counted), counted.text(2)) == (3, "action 2")
    assert counted.describe(2) == Action(2, "action", {"number": 2}, {"number": 2})


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("what", ["actions", "outcomes"])
def test_texts_of_the_games_tell_all_apart_and_fit_a_move_list(name: str, what: str) -> None:
    known: ActionTable = getattr(reino.load(name).spec, what)
    texts = [known.text(action.id) for action in known]
    assert len({*texts}) == len(known)
    assert not [text for text in texts if {*text} & {*";:{}\n"} or text != text.strip() or not text]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("what", ["actions", "outcomes"])
def test_the_fields_of_the_games_tell_all_apart(name: str, what: str) -> None:
    known: ActionTable = getattr(reino.load(name).spec, what)
    assert [known.id(**action.as_dict()) for action in known] == list(range(len(known)))


def test_a_field_that_is_a_word_of_python_is_an_attribute_with_a_dash_below() -> None:
    move = reino.load("sparta").describe("b2-d4")
    assert (move.from_, move.to, move.fields["from"]) == ("b2", "d4", "b2")
    assert "from_" in dir(move)
    assert "from" not in dir(move)
    with pytest.raises(AttributeError, match="no field 'to_'; its fields: from_, to"):
        move.to_  # noqa: B018
