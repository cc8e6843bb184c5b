"""The words of Korona: names of choices, views as data, the events of each viewer."""

from collections.abc import Sequence
from random import Random

import pytest

from games.korona.positions import GAMES, ID, falls, fresh, placed, play, unshielded
from games.korona.scatter import played
from reino import Event, State
from reino.core.errors import IllegalChoice
from reino.core.kernel import JIT
from reino.games.korona.rules import stage
from reino.games.korona.rules.actions import OUTCOMES, TABLE
from reino.games.korona.table.events import tell
from reino.games.korona.table.names import action_name, outcome_name
from reino.games.korona.table.refusals import why_not
from reino.games.korona.table.rulings import kinds_at
from reino.games.korona.table.view import Flow, Pile

pytestmark = pytest.mark.plain

SIX = "field peasant peasant peasant, peasant, peasant, peasant"


def heard(state: State, viewer: int | None = None, lang: str = "en") -> list[str]:
    return [tell(event, lang) for event in state.events(viewer)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_choice_and_outcome_has_a_name_of_its_own(lang: str) -> None:
    assert len({action_name(action, lang) for action in range(len(TABLE))}) == len(TABLE)
    assert len({outcome_name(outcome, lang) for outcome in range(len(OUTCOMES))}) == len(OUTCOMES)


@pytest.mark.parametrize(
    ("choice", "en", "es"),
    [
        ("take deck", "Take from the deck", "Tomar del mazo"),
        ("take market shield", "Take the shield from the market", "Tomar el escudo del mercado"),
        ("place archer on tower archer", "Place an archer on tower + archer", ""),
        ("place archer", "Place an archer by itself", "Colocar un arquero suelto"),
        ("place field", "Place a field", "Colocar un campo"),
        ("swap 1", "Use Tactical swap on the Eagle", "Usar Intercambio táctico contra el Águila"),
        ("ask hand 2", "Use Donation: a card from the Bear's hand", ""),
        ("discard field", "Discard a field", "Descartar un campo"),
        ("top tower archer archer", "The archer on top of tower + 2 archers", ""),
        ("top knight", "The lone knight", "El caballero suelto"),
        ("top stable", "The empty stable", "La cuadra vacía"),
        ("whole monarch jester", "The whole pile: monarch + jester", ""),
        ("inner tower jester archer", "The jester inside tower + jester + archer", ""),
    ],
)
def test_a_choice_is_named_as_a_player_would(choice: str, en: str, es: str) -> None:
    assert action_name(ID[choice], "en") == en
    if es:
        assert action_name(ID[choice], "es") == es


def test_hands_are_told_to_their_holders_and_the_market_to_all() -> None:
    state = fresh()
    told: list[tuple[Event, ...]] = []
    for card in (*["archer"] * 5, *["peasant"] * 5, *["tower"] * 3):
        state = falls(state, card)
        told.append(state.view(0).game.spec.words.events(*_views(state, 0), 0))  # type: ignore[arg-type]
    hands = [event for events in told for event in events if event.kind == "hand"]
    assert [hand.data["cards"] for hand in hands] == [["archer"] * 5, None]
    assert tell(hands[0], "en") == "The Lion is dealt 5 archers."
    assert tell(hands[1], "es") == "El Águila recibe cinco cartas."
    assert kinds(told[-1]) == ["market-laid"]


def _views(state: State, viewer: int) -> tuple[object, object]:
    assert state.parent is not None
    return state.parent.view(viewer).record, state.view(viewer).record


def test_a_drawn_card_is_told_to_whoever_draws_it() -> None:
    state = play(placed(["", ""], ["field", "tower"], at="take"), "take deck")
    assert heard(state) == ["The Lion takes 2 cards from the deck."]
    state = falls(state, "archer")
    assert heard(state, 0)[-1] == "The Lion draws an archer."
    assert heard(state, 1)[-1] == heard(state, None)[-1] == "The Lion draws a card."
    assert heard(state, 1, "es")[-1] == "Al León le sale una carta."


def test_what_the_market_gives_and_gets_is_told_to_all() -> None:
    state = placed(["", ""], ["field", "tower"], market="healer shield shield", at="take")
    state = play(state, "take market healer")
    assert heard(state) == ["The Lion takes the healer from the market."]
    assert heard(falls(state, "knight"))[-1] == "Into the market comes a knight."


def test_a_card_is_told_with_what_it_is_placed_on() -> None:
    state = placed(["tower archer", ""], ["archer field", "tower"])
    assert heard(play(state, "place field")) == ["The Lion places a field."]
    on = play(state, "place archer on tower archer")
    assert heard(on) == ["The Lion places an archer on a tower + archer."]
    assert heard(on, lang="es") == ["El León coloca un arquero sobre una torre + arquero."]


def test_a_turn_that_ends_tells_whose_turn_it_is() -> None:
    state = play(placed(["", ""], ["archer field", "tower"]), "discard archer", "end turn")
    assert heard(state) == ["It is the Eagle's turn."]
    third = play(placed(["", ""], ["archer field", "tower"], actions=1), "discard archer")
    assert heard(third) == ["The Lion discards an archer.", "It is the Eagle's turn."]


def test_internal_affairs_tell_where_a_card_went() -> None:
    state = placed(["tower jester archer, stable", ""], ["internal-affairs field", "tower"])
    used = play(state, "internal affairs")
    assert heard(used) == ["The Lion uses Internal affairs."]
    picked = play(used, "inner tower jester archer")
    assert heard(picked) == ["The Lion picks up the jester inside tower + jester + archer."]
    inner = play(picked, "place jester on stable")
    assert heard(inner) == [
        "The Lion moves the jester inside tower + jester + archer onto a stable."
    ]
    alone = play(used, "top tower jester archer", "place archer")
    assert heard(alone)[0].endswith(
        "the archer on top of tower + jester + archer, which now lies alone."
    )


def test_a_donated_card_of_the_hand_is_told_to_giver_and_receiver_only() -> None:
    state = placed(["", "", ""], ["donation field", "villain", "tower"])
    state = play(state, "ask hand 1", "let pass")
    assert heard(state) == ["The Eagle raises no shield."]
    state = play(state, "give villain")
    told = "The Eagle gives the Lion a card from hand: a villain."
    assert heard(state, 0) == heard(state, 1) == [told]
    assert heard(state, 2) == heard(state, None) == ["The Eagle gives the Lion a card from hand."]


def test_a_donation_of_the_zone_is_told_to_all() -> None:
    state = placed(["", "tower archer"], ["donation field", "villain"])
    state = play(state, "ask zone 1")
    assert heard(state) == ["The Lion uses Donation and asks for a card of the Eagle's zone."]
    state = play(state, "let pass", "top tower archer")
    assert heard(state) == ["The Eagle gives the Lion the archer on top of tower + archer."]
    assert heard(play(state, "place archer")) == ["The Lion places an archer."]


def test_a_donor_whose_last_card_was_a_shield_is_told_to_have_nothing() -> None:
    state = placed(["", ""], ["donation shield field", "shield"])
    state = play(state, "ask hand 1", "shield", "shield", "let pass")
    assert heard(state) == ["The Eagle raises no shield.", "The Eagle has no card left to give."]


def test_a_swap_is_told_from_the_declaration_to_the_last_card_placed() -> None:
    state = placed(["knight", "tower archer"], ["tactical-swap field", "field"])
    state = play(state, "swap 1", "top tower archer")
    assert heard(state) == [
        "From the Eagle, the Lion wants the archer on top of tower + archer.",
    ]
    state = play(state, "top tower", "top knight")
    assert heard(state) == ["In return the Lion would give the lone knight."]
    state = play(state, "let pass")
    assert heard(state)[-1] == "The Lion takes a tower and an archer from the Eagle."
    state = play(state, "place tower", "place archer on tower", "place knight")
    assert heard(state) == ["The Eagle places a knight."]


def test_a_villain_that_is_sent_is_told_to_lie_in_the_other_zone() -> None:
    state = placed(["villain", "stable, knight"], ["sneak-attack field", "field"])
    state = play(state, "sneak 1", "top villain")
    assert heard(state) == ["The Lion sends the Eagle the lone villain."]
    assert heard(state, lang="es") == ["El León envía al Águila el malhechor suelto."]
    state = play(state, "place villain on stable")
    assert heard(state) == ["The Lion places a villain on a stable in the Eagle's zone."]
    assert heard(state, lang="es") == [
        "El León coloca un malhechor sobre una cuadra en la zona del Águila."
    ]


def test_a_sneak_attack_without_a_villain_is_told_to_have_none() -> None:
    state = placed(["villain", "stable, knight"], ["sneak-attack field", "field"])
    state = play(state, "sneak 1", "without villain")
    assert heard(state) == ["The Lion sends no villain."]


def test_shield_upon_shield_is_told_and_what_came_of_it() -> None:
    state = placed(
        ["", "field peasant peasant peasant"], ["glorious-attack shield field", "shield"]
    )
    state = play(state, "storm 1", "whole field peasant peasant peasant")
    assert heard(state) == ["From the Eagle, the Lion wants a whole pile: field + 3 peasants."]
    shielded = play(state, "shield")
    assert heard(shielded) == ["The Eagle raises a shield!"]
    assert heard(play(shielded, "let pass"))[1] == "Glorious attack comes to nothing."
    beaten = play(shielded, "shield", "let pass")
    assert heard(beaten)[1] == "The Lion takes a whole pile from the Eagle: field + 3 peasants."


def test_with_all_shields_gone_an_attack_is_told_with_its_effect() -> None:
    zones = ["", "field peasant peasant peasant, archer, archer"]
    gone = {"discards": "shield shield shield shield"}
    storm = placed(zones, ["glorious-attack field", "field"], **gone)
    storm = play(storm, "storm 1", "whole field peasant peasant peasant")
    assert kinds(storm.events(0)) == ["aimed", "seized"]
    sneak = placed(zones, ["sneak-attack field", "field"], **gone)
    sneak = play(sneak, "sneak 1", "top archer", "top archer")
    assert kinds(sneak.events(0)) == ["named", "took"]
    assert sneak.events(0)[1].data["cards"] == ["archer", "archer"]


def test_the_jester_of_a_stolen_pair_is_told_to_move_or_to_stay() -> None:
    state = placed(["tower", "monarch jester"], ["glorious-attack field", "field"])
    state = play(state, "storm 1", "whole monarch jester", "let pass")
    assert heard(play(state, "stay")) == ["The Lion leaves the jester with the monarch."]
    moved = play(state, "place jester on tower")
    assert heard(moved) == ["The Lion moves the monarchs' jester onto a tower."]


def test_a_pair_that_joins_a_monarch_is_told_with_its_jester() -> None:
    zones = ["monarch, tower", "monarch jester"]
    state = placed(zones, ["glorious-attack field", "field"])
    state = play(state, "storm 1", "whole monarch jester", "let pass")
    assert heard(state)[1:] == [
        "The Lion takes monarch + jester from the Eagle: "
        "the monarch is laid on their own, and the jester must move."
    ]
    assert heard(state, lang="es")[1:] == [
        "El León se lleva del Águila monarca + bufón: "
        "el monarca va sobre el suyo y el bufón tiene que moverse."
    ]
    assert heard(play(state, "place jester on tower")) == ["The Lion places a jester on a tower."]
    spent = placed(zones, ["glorious-attack field", "field"], discards="shield " * 4)
    spent = play(spent, "storm 1", "whole monarch jester")
    assert kinds(spent.events(0)) == ["aimed", "joined"]


def test_a_revolt_tells_who_passes_what_at_whose_word() -> None:
    state = placed([SIX, "tower archer", ""], ["revolt field", "field", "field"])
    state = play(state, "revolt", "let pass", "let pass", "top peasant")
    assert heard(state) == ["Revolt: the Lion passes the Eagle the lone peasant."]
    state = play(state, "place peasant", "whole tower archer")
    assert heard(state)[0] == (
        "Revolt: the Eagle must pass the Bear a whole pile, tower + archer, says the Lion."
    )
    # The Bear just received all its cards.
    assert heard(state)[1:] == ["Revolt: the Bear has nothing to pass on."]


def test_a_combo_and_an_end_of_cards_are_told_with_the_winner() -> None:
    towers = "tower archer archer archer, tower archer archer archer, stable knight knight"
    state = play(
        placed([f"monarch, {towers}", ""], ["monarch field", "field"]), "place monarch on monarch"
    )
    assert heard(state)[-1] == (
        "The Lion wins at once: a monarch pair, a full stable and two full towers."
    )
    last = placed(["archer", "tower"], ["field", "field"], market="", deck="")
    assert heard(play(last, "discard field"))[-1] == (
        "No cards are left. The Eagle wins with 5 points."
    )
    shared = placed(["archer", "knight"], ["field", "field"], market="", deck="")
    assert heard(play(shared, "discard field"), lang="es")[-1] == (
        "No quedan cartas. Con 1 punto e igual número de campesinos comparten la victoria: "
        "León y Águila."
    )


def test_a_list_in_spanish_minds_the_sound_of_its_last_word() -> None:
    event = Event("market-laid", {"cards": ["field", "internal-affairs", "tactical-swap"]})
    assert (
        tell(event, "es") == "En el mercado hay un campo, Asuntos internos e Intercambio táctico."
    )


def test_a_view_says_what_its_seat_knows_and_no_more() -> None:
    state = placed(["tower archer archer archer", ""], ["donation field", "healer shield"])
    state = play(state, "ask hand 1", "let pass", "give healer")
    mine, theirs, public = (state.view(seat).facts for seat in (0, 1, None))
    assert mine.hand == ("field", "healer")
    assert mine.known == (("field", "healer"), ())
    assert theirs.known == (("healer",), ("shield",))
    assert public.hand is None
    assert public.known == public.shown == ((), ())
    assert public.hand_sizes == (2, 1)
    assert public.zones[0] == (Pile(("tower", "archer", "archer", "archer"), full=True),)
    assert public.discards == ("donation",)
    assert len(public.unseen) == public.deck_size + 3


def test_a_view_shows_what_has_been_declared() -> None:
    state = placed(["villain", "stable, knight"], ["sneak-attack field", "field"])
    state = play(state, "sneak 1", "top villain")
    assert state.view(1).facts.placing == ("villain",)
    state = play(state, "place villain on stable", "top knight")
    facts = state.view(1).facts
    assert (facts.stage, facts.used, facts.target) == ("ask", "sneak-attack", 1)
    assert (facts.asked, facts.sent, facts.lodged) == (1, ("villain",), ("stable", "villain"))
    assert facts.stolen == (("knight",),)
    assert facts.open
    assert facts.flows == (Flow(1, 0, ("knight",)), Flow(0, 1, ("villain",)))
    settled = play(state, "let pass").view(1).facts
    assert (settled.held, settled.placing, settled.receiver) == (("knight",), ("knight",), 0)
    assert not settled.open
    assert settled.flows == ()
    state = placed(["stable knight", "tower archer, field"], ["tactical-swap field", "field"])
    state = play(state, "swap 1", "top tower archer", "top field", "top stable knight")
    assert state.view(1).facts.flows == (Flow(1, 0, ("archer", "field")), Flow(0, 1, ("knight",)))


def refused(state: State, choice: str, viewer: int | None = 0, lang: str = "en") -> str:
    assert ID[choice] not in state.legal(state.owing[0])
    return why_not(state.view(viewer).record, ID[choice]).tell(lang)


def test_a_refusal_says_which_rule_forbids_it() -> None:
    state = placed(
        ["monarch, field", "monarch monarch, tower archer archer archer"],
        ["monarch glorious-attack draw-again revolt peasant " + "field " * 3, ""],
        actions=1,
    )
    assert refused(state, "place monarch") == (
        "there is a pile already that a monarch has to go on; choose that pile"
    )
    assert refused(state, "place archer") == "the hand does not hold an archer"
    assert "no pile field + peasant" in refused(state, "place peasant on field peasant")
    assert refused(state, "end turn").startswith("a turn ends with at most 7 cards in hand; ")
    assert refused(state, "draw again").startswith("a turn ends with at most 7 cards in hand; ")
    assert refused(state, "revolt") == "a revolt needs 6 peasants in the zone; there are 0"
    assert refused(state, "storm 0") == "this card is used on another player; choose one"
    assert refused(state, "storm 2").startswith("the Bear does not play at this table")
    bare = placed(["", "", "tower"], ["donation field field", "", "field"])
    assert refused(bare, "ask hand 1") == "the Eagle has no cards in hand; choose another player"
    assert refused(bare, "ask zone 1") == "the Eagle has no card that could be placed here"
    full = placed(["", "tower"], ["donation field " + "peasant " * 6, "field"], actions=1)
    assert refused(full, "ask hand 1") == (
        "a turn ends with at most 7 cards in hand; place, use or discard some first"
    )
    assert refused(state, "discard shield", lang="es") == "falta un escudo en la mano"
    assert refused(state, "take deck") == "now place, use or discard a card"
    storm = play(state, "storm 1")
    assert refused(storm, "whole tower archer") == (
        "the zone of the Eagle has no pile tower + archer"
    )
    assert refused(storm, "whole monarch monarch").startswith("not every card that follows")


def test_a_guarded_pair_is_said_to_be_guarded() -> None:
    guarded = "monarch monarch, tower archer archer archer, stable knight knight"
    state = play(placed(["", guarded], ["glorious-attack field", ""]), "storm 1")
    assert refused(state, "whole monarch monarch") == (
        "a full stable and a full tower guard the monarchs; choose another pile"
    )


def test_a_pair_that_could_join_a_monarch_says_why_it_does_not() -> None:
    guard = "tower archer archer archer, stable knight knight"
    zones = ["monarch, field", f"monarch jester, {guard}"]
    state = play(placed(zones, ["glorious-attack field", ""]), "storm 1")
    assert refused(state, "whole monarch jester").startswith("a full stable and a full tower guard")
    zones = ["monarch", "monarch jester, healer healer"]
    state = play(placed(zones, ["glorious-attack field", ""]), "storm 1")
    assert refused(state, "whole monarch jester").startswith("this pair could join your monarch")
    state = play(placed(zones, ["glorious-attack field", ""], rules=1), "storm 1")
    assert refused(state, "whole monarch jester").startswith("not every card that follows")


def test_a_full_pile_and_the_place_a_card_came_from_are_said_to_be_so() -> None:
    state = placed(["knight, field", "tower archer archer archer, archer, archer"],
                   ["tactical-swap internal-affairs field", ""])  # fmt: skip
    swap = play(state, "swap 1")
    assert refused(swap, "top tower archer archer archer").startswith("tower + 3 archers is full")
    two = play(swap, "top archer", "top archer")
    assert refused(two, "top archer") == "the zone of the Lion has no pile archer"


def test_a_card_without_another_place_is_said_to_have_none() -> None:
    state = placed(["knight, field, tower archer, tower", ""], ["internal-affairs field", ""])
    move = play(state, "internal affairs")
    assert refused(move, "top knight") == "this card has nowhere else to go; choose another one"
    archer = play(move, "top tower archer")
    assert refused(archer, "place knight") == (
        "a knight is not the card to be placed; place an archer"
    )
    stuck = placed(["tower archer", ""], ["internal-affairs field", ""])
    back = play(stuck, "internal affairs", "top tower archer")
    assert refused(back, "place archer on tower") == (
        "the card came from there; choose another place"
    )
    alone = placed(["knight", ""], ["internal-affairs field", ""])
    assert refused(alone, "internal affairs") == "no card of the zone has anywhere else to go"


def test_a_refusal_in_public_does_not_pretend_to_know_the_hand() -> None:
    state = placed(["monarch", ""], ["field field", "tower"])
    assert refused(state, "place monarch", None) == (
        "the hand does not hold a monarch, or "
        "there is a pile already that a monarch has to go on; choose that pile"
    )
    assert refused(state, "place tower", None) == "the hand does not hold a tower"
    with pytest.raises(IllegalChoice, match="the hand does not hold a monarch, or there is a pile"):
        state.play(0, ID["place monarch"])


def test_the_kinds_of_choices_at_a_stage_are_those_that_the_rules_offer() -> None:
    seized = placed(["tower", "monarch jester"], ["glorious-attack field", ""])
    states = [unshielded(play(seized, "storm 1"), "whole monarch jester")]
    for seed in range(60 if JIT else 6):
        states += [state for state in played(seed) if state.owing]
    offered: dict[int, set[str]] = {}
    for state in states:
        found = {TABLE.kind(action).key for action in state.legal(state.owing[0])}
        offered.setdefault(int(state.record.stage), set()).update(found)
    assert all(found <= kinds_at(now) for now, found in offered.items())
    if JIT:  # of every stage at which a seat decides, as many games as that takes
        assert offered == {now: kinds for now in range(stage.OVER) if (kinds := kinds_at(now))}


def test_nobody_is_refused_without_a_reason_in_both_languages() -> None:
    rng = Random(4)
    state = GAMES[3].start(seed=4)
    for _ in range(400 if JIT else 60):
        if state.over:
            break
        (seat,) = state.owing
        legal = state.legal(seat)
        for action in rng.sample(range(len(TABLE)), 12):
            if action not in legal:
                for viewer in (seat, None):
                    why = why_not(state.view(viewer).record, action)
                    assert why.tell("en") != why.tell("es")
        state = state.play(seat, rng.choice(legal))


def test_every_viewer_hears_of_as_many_events() -> None:
    rng = Random(8)
    state = GAMES[4].start(seed=8)
    for _ in range(400 if JIT else 60):
        if state.over:
            break
        heard_by = {tuple(kinds(state.events(viewer))) for viewer in (0, 1, 2, 3, None)}
        assert len(heard_by) == 1
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))
