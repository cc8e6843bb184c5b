"""Planted bugs in BraveRats, one in each test: a law is trusted because it catches its bug."""

import importlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from reino.core.actions import ActionTable, Kind
from reino.core.compiled import Compiled
from reino.core.dealer import Dealer
from reino.core.game import Game
from reino.core.kernel import interpreted
from reino.core.spec import Event, GameSpec
from reino.core.state import State
from reino.games.braverats import GAME, rules
from reino.games.braverats import table as words
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.testing import LawBroken, laws, perft, reachability

COUNTS = Path(__file__).parents[1] / "counts" / "braverats.json"

pytestmark = pytest.mark.compiled  # these rules are plain Python either way: once is enough

Plant = Callable[..., Game]


class Plain(Compiled):
    """Rules that are never compiled: a bug is planted in a moment."""

    def __init__(self, spec: GameSpec, drivers: ModuleType | None = None) -> None:
        super().__init__(spec.key, spec.rules, max(spec.players), *spec.room)
        self.__dict__["drivers"] = drivers or self.interpreted

    def warm(self, progress: Any = None) -> None:
        pass

    def study(self, name: str, progress: Any = None) -> Any:
        return getattr(self.drivers, name)

    def entry(self, name: str) -> Callable[..., Any]:
        return getattr(self.drivers, name)  # type: ignore[no-any-return]


def planted(spec: GameSpec, drivers: ModuleType | None = None) -> GameSpec:
    spec.__dict__["compiled"] = Plain(spec, drivers)
    return spec


@pytest.fixture(autouse=True)
def small_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python is slow, and a planted bug shows early."""
    monkeypatch.setattr(reachability, "LAYER", 80)
    monkeypatch.setattr(reachability, "MEMORY", 40)


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """BraveRats whose rules have some lines replaced, each of them found exactly once."""
    monkeypatch.syspath_prepend(tmp_path)
    plots = (f"plot_{tmp_path.name}_{n}" for n in count())

    def make(*changes: tuple[str, str], drivers: ModuleType | None = None, **options: Any) -> Game:
        folder = tmp_path / next(plots)
        folder.mkdir()
        sound = Path(str(rules.__file__)).parent
        sources = {path.name: path.read_text("utf-8") for path in sound.glob("*.py")}
        for right, wrong in changes:
            places = [name for name, source in sources.items() if right in source]
            assert sum(source.count(right) for source in sources.values()) == 1, right
            sources[places[0]] = sources[places[0]].replace(right, wrong)
        for name, source in sources.items():
            moved = source.replace(rules.__name__, folder.name)
            (folder / name).write_text(moved, "utf-8")
        importlib.invalidate_caches()
        module = importlib.import_module(folder.name)
        return Game(planted(replace(GAME, rules=module), drivers), None, options)

    return make


def bitten(law: Callable[..., None], game: Game, seeds: int = 8) -> str:
    """The message of a law that a broken game breaks, within a few random games."""

    def check_all() -> None:
        for seed in range(seeds):
            law(game, seed)

    with pytest.raises(LawBroken) as caught:
        check_all()
    return str(caught.value)


def counted(game: Game) -> str:
    """The message of perft about a broken game."""
    options = {k: v for k, v in game.options.items() if v != GAME.options[k].default}
    with pytest.raises(LawBroken) as caught:
        perft.check(game, first_counts(options))
    return str(caught.value)


@pytest.mark.parametrize(
    "options", [{}, {"lucky_draw": True}, {"draft": True}, {"random_deal": True}], ids=str
)
def test_rules_without_a_bug_keep_the_laws(plant: Plant, options: dict[str, Any]) -> None:
    game = plant(**options)
    for law in laws.ALL:
        # Records name their game by its registered rules, which are the sound ones anyway.
        law(game, 0)
    perft.check(game, first_counts(options))


def first_counts(options: dict[str, Any]) -> perft.Counts:
    """The first two steps of the counts, for rules that run as plain Python."""
    full = next(c for c in perft.load(COUNTS) if c.options == options)
    return perft.Counts(
        full.players,
        full.options,
        full.positions[:3],
        full.ways[:3],
        full.states[:3],
        {who: counts[:3] for who, counts in full.views.items()},
    )


# Descriptions that are not true


@pytest.mark.parametrize(
    ("law", "claim", "told"),
    [
        (laws.menus_are_ascending_and_named, {"max_legal": 1}, "and max_legal is 1"),
        (
            laws.chance_is_weighed_and_named,
            {"max_outcomes": 7},
            "8 outcomes, and max_outcomes is 7",
        ),
        (
            laws.menus_are_ascending_and_named,
            {"simultaneous": False},
            "the game is not simultaneous",
        ),
    ],
    ids=str,
)
def test_a_claim_of_the_description_that_does_not_hold_is_found(
    law: Callable[..., None], claim: dict[str, Any], told: str
) -> None:
    game = Game(planted(replace(GAME, **claim)), None, {"lucky_draw": True})
    assert told in bitten(law, game)


def test_words_that_one_language_lacks_are_found(tmp_path: Path) -> None:
    for lang, text in (("en", "plot = Plot\nplot-why = Why\n"), ("es", "plot = Trama\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "plot.ftl").write_text(text, "utf-8")
    game = Game(planted(replace(GAME, locale=tmp_path)))
    law = laws.views_and_events_are_plain_data_with_words
    assert "no words in es for plot-why" in bitten(law, game)


# Leaks

SEAL = "if s.look == NOBODY and s.chosen[seat] != NOT_CHOSEN and s.chosen[seat] != UNKNOWN:"
MIX_HAND_AND_PILE = """            s.pile[seat] += s.hand[seat]
            s.hand[seat] = EMPTY

        # Draft"""
OVER = "@kernel\ndef over(s, returns):"  # of the contract: code is planted before it
GUESS_HAND = """            s.hand[seat] = any_cards(s.pile[seat], s.in_hand[seat] + sealed, rng)
            s.pile[seat] -= s.hand[seat]
"""
UNSEEN = "unseen = s.hand[seat] if viewer == NOBODY else s.secret[seat]"


def test_a_sealed_choice_that_shows_is_found(plant: Plant) -> None:
    told = bitten(laws.a_sealed_choice_does_not_show, plant((SEAL, "if False:")))
    assert "the view shows the sealed choice of seat" in told


def test_a_lucky_hand_that_shows_is_found(plant: Plant) -> None:
    game = plant((MIX_HAND_AND_PILE, "            pass\n\n        # Draft"), lucky_draw=True)
    told = bitten(laws.a_guess_hides_back_to_the_view, game)
    assert "looks different in hand, pile" in told


def test_a_leak_that_the_guess_goes_along_with_is_found_by_counting_views(plant: Plant) -> None:
    game = plant(
        (MIX_HAND_AND_PILE, "            pass\n\n        # Draft"),
        (GUESS_HAND, "            pass\n"),
        lucky_draw=True,
    )
    laws.a_guess_hides_back_to_the_view(game, 0)
    assert "views of seat 1" in counted(game)


def test_a_drafted_secret_that_shows_is_found(plant: Plant) -> None:
    game = plant((UNSEEN, "unseen = EMPTY"), draft=True)
    told = bitten(laws.a_guess_hides_back_to_the_view, game)
    assert "hand" in told


def test_a_packet_that_shows_is_found(plant: Plant) -> None:
    right = "return viewer != NOBODY and (viewer == s.opener or s.picks > 0)"
    game = plant((right, "return True"), draft=True)
    assert "views of seat 0" in counted(game)


def test_hiding_that_adds_up_twice_is_found(plant: Plant) -> None:
    game = plant(("s.chosen[seat] = UNKNOWN\n", "pass\n"))
    assert "changes it" in bitten(laws.hiding_twice_changes_nothing, game)


def test_a_public_that_knows_more_than_the_seats_is_found(plant: Plant) -> None:
    game = plant((SEAL, SEAL.replace("if ", "if viewer != NOBODY and ")))
    assert "does not follow" in bitten(laws.the_public_knows_no_more_than_a_seat, game)


def test_asking_by_a_secret_is_found(plant: Plant) -> None:
    # Yarg is asked alone while he holds the Prince: the seats asked then tell that he does.
    game = plant(
        (
            "if s.chosen[1] == NOT_CHOSEN:",
            "if s.chosen[1] == NOT_CHOSEN and not (s.hand[0] >> 14) & 3:",
        ),
        lucky_draw=True,
    )
    assert "owe by the view" in bitten(laws.who_is_asked_is_public, game)


def test_events_that_tell_the_truth_are_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    def telltale(state: State, seat: int | None) -> tuple[Event, ...]:
        return (Event("step", {"steps": state._steps}),)

    monkeypatch.setattr(State, "events", telltale)
    game = plant(lucky_draw=True)
    assert "events tell" in bitten(laws.what_looks_the_same_sounds_the_same, game)
    assert "events tell" in bitten(laws.a_sealed_choice_does_not_show, game)


def test_events_that_read_more_than_the_view_are_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    def telltale(state: State, seat: int | None) -> tuple[Event, ...]:
        return (Event("hands", {"hands": state.record.hand.tolist()}),)

    monkeypatch.setattr(State, "events", telltale)
    told = bitten(laws.secrets_make_no_difference, plant(lucky_draw=True))
    assert "a secret changes the events" in told


# Guesses


def test_a_guess_that_forgets_a_card_is_found(plant: Plant) -> None:
    game = plant(
        ("s.in_hand[seat] + sealed, rng)", "s.in_hand[seat] + sealed - 1, rng)"), lucky_draw=True
    )
    assert "cannot come about" in bitten(laws.a_guess_is_reachable, game)


def test_a_guess_that_invents_a_card_is_found(plant: Plant) -> None:
    # It hides back to the same view, for hiding puts the invented card into the same set.
    game = plant(
        ("s.chosen[seat] = any_card(s.hand[seat], rng)", "s.chosen[seat] = cards.MIME"),
        (
            "from reino.games.braverats.rules import stage\nfrom",
            "from reino.games.braverats.rules import cards, stage\nfrom",
        ),
    )
    laws.a_guess_hides_back_to_the_view(game, 0)
    assert "cannot come about" in bitten(laws.a_guess_is_reachable, game)


def test_a_guess_that_forgets_what_was_seen_is_found(plant: Plant) -> None:
    # Cards that went round openly count as unseen when the other hand is guessed.
    game = plant(
        (UNSEEN, "unseen = s.hand[seat]"),
        (
            "s.hand[seat] += s.secret[seat]\n            if viewer == NOBODY:",
            "s.hand[seat] += s.secret[seat]\n            if True:",
        ),
        draft=True,
    )
    assert "what was seen before" in bitten(laws.a_guess_fits_what_was_seen, game)


# Menus and steps


def test_a_menu_that_misses_the_last_card_is_found(plant: Plant) -> None:
    right = "return list_ranks(offered(s, seat), asked_for(s), out)"
    game = plant((right, f"{right} - 1"))
    assert "may choose ()" in bitten(laws.menus_are_ascending_and_named, game, 30)
    assert "By first step" in counted(game)


def test_a_menu_with_a_card_not_held_is_found(plant: Plant) -> None:
    right = "return list_ranks(offered(s, seat), asked_for(s), out)"
    game = plant((right, "return list_ranks(offered(s, seat) | one(0), asked_for(s), out)"))
    assert counted(game).startswith("perft")


def test_a_menu_in_the_wrong_order_is_found(plant: Plant) -> None:
    right = "return list_ranks(offered(s, seat), asked_for(s), out)"
    wrong = """n = list_ranks(offered(s, seat), asked_for(s), out)
    out[:n] = out[:n][::-1].copy()
    return n"""
    assert "not ascending" in bitten(laws.menus_are_ascending_and_named, plant((right, wrong)))


def test_a_parent_that_is_played_on_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_in_place(state: State, seat: int, action: int) -> State:
        game = state.game
        status = game.runtime.advance(state._buf, seat, action, -1, 0)
        return State(game.runtime, state._buf, status, None, 0, state, ((seat, action),))

    game = plant()
    monkeypatch.setattr(State, "play", play_in_place)
    assert "shares its bytes" in bitten(laws.a_step_leaves_the_old_state_alone, game)


def test_a_step_that_changes_the_first_state_is_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = plant(random_deal=True)
    befall = game.runtime.befall

    def befallen(buf: Any, outcome: int) -> int:
        game.runtime.first[0] += 1
        return befall(buf, outcome)

    monkeypatch.setattr(game.runtime, "befall", befallen)
    assert "changed the state" in bitten(laws.a_step_leaves_the_old_state_alone, game)


def test_a_choice_that_depends_on_the_order_is_found(plant: Plant) -> None:
    right = "        settle_round(s)\n"
    game = plant((right, f"        s.held += seat\n{right}"))
    assert "another state" in bitten(laws.order_of_sealed_choices_does_not_matter, game)


def test_rules_with_a_memory_of_their_own_are_found(plant: Plant) -> None:
    changes = (
        ("    s.rounds += 1\n", "    s.rounds += 1\n    s.held += MOOD[0]\n    MOOD[0] ^= 1\n"),
        (OVER, f"MOOD = [0]\n\n\n{OVER}"),
    )
    assert "other bytes" in bitten(laws.the_same_choices_give_the_same_bytes, plant(*changes))


def test_a_choice_that_is_not_checked_is_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = plant()
    monkeypatch.setattr(game.spec.compiled.drivers, "refused", lambda *_: False)
    assert "was not offered" in bitten(laws.what_is_not_offered_is_refused, game)


# Chance

DECK = "return list_weighted(s.deck, outcomes, weights)"
DECK_THEN = "n = list_weighted(s.deck, outcomes, weights)\n    {}\n    return n"


def test_a_doubled_card_with_the_weight_of_one_is_found(plant: Plant) -> None:
    game = plant((DECK, DECK_THEN.format("weights[:n] = 1")), random_deal=True)
    told = bitten(laws.draws_are_fair_in_any_order, game)
    assert "1/64" in told
    assert "1/56" in told
    assert " ways by step" in counted(game)


def test_a_weight_of_nought_is_found(plant: Plant) -> None:
    game = plant((DECK, DECK_THEN.format("weights[0] = 0")), random_deal=True)
    assert "must be positive" in bitten(laws.chance_is_weighed_and_named, game)


def test_chance_with_nothing_to_choose_is_found(plant: Plant) -> None:
    game = plant((DECK, "return 0"), random_deal=True)
    assert "chance may bring []" in bitten(laws.chance_is_weighed_and_named, game)
    assert "not over after 0 steps" in bitten(laws.every_game_ends_as_declared, game)


def test_a_dealer_whose_draws_cannot_be_repeated_is_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(range(1 << 20))
    monkeypatch.setattr(Dealer, "draw", lambda dealer, k, weights: next(drawn) % len(weights))
    told = bitten(laws.a_record_replays_to_the_same_bytes, plant(lucky_draw=True))
    assert "the seed deals outcome" in told


# The end


def test_a_game_that_takes_too_long_is_found(plant: Plant) -> None:
    game = plant()
    spec = planted(replace(game.spec, max_steps=5))
    told = bitten(laws.every_game_ends_as_declared, Game(spec))
    assert "not over after 5 steps" in told


def test_returns_out_of_range_are_found(plant: Plant) -> None:
    game = plant(("returns[winner] = 1.0", "returns[winner] = 2.0"))
    assert "returns are from -1.0 to 1.0" in bitten(laws.every_game_ends_as_declared, game)
    assert "add up to" in bitten(laws.playouts_add_up, game)


def test_returns_that_do_not_add_up_are_found(plant: Plant) -> None:
    game = plant(("returns[1 - winner] = -1.0", "returns[1 - winner] = 0.0"))
    assert "add up to 0" in bitten(laws.every_game_ends_as_declared, game)


def test_a_pick_that_is_no_draw_from_the_menu_is_found(plant: Plant) -> None:
    always_first = (
        "@kernel\ndef pick(s, seat, rng, ids):\n    legal(s, seat, ids)\n    return ids[0]\n\n\n"
    )
    game = plant((OVER, always_first + OVER))
    assert "is not" in bitten(laws.playouts_draw_from_the_menus, game)


# The machine


def test_plain_python_that_disagrees_with_compiled_code_is_found(plant: Plant) -> None:
    right = Plain(GAME).interpreted
    game = plant(("s.held += 1\n", "s.held += 2\n"), drivers=right)
    assert "advance" in bitten(laws.compiled_and_plain_python_agree, game)


def test_a_guess_that_disagrees_with_compiled_code_is_found(plant: Plant) -> None:
    right = Plain(GAME).interpreted
    game = plant(
        ("sealed = 1 if s.chosen[seat] == UNKNOWN else 0", "sealed = 0"),
        drivers=right,
        lucky_draw=True,
    )
    assert "suppose" in bitten(laws.compiled_and_plain_python_agree, game)


def test_a_field_with_the_name_of_an_attribute_is_found(plant: Plant) -> None:
    game = plant(('("winner", i1),', '("winner", i1),\n("size", i1),'))
    assert "field 'size' hides behind" in bitten(laws.the_record_type_is_sound, game)


def test_a_record_type_that_is_not_aligned_is_found(plant: Plant) -> None:
    game = plant(("align=True", "align=False"))
    assert "not aligned" in bitten(laws.the_record_type_is_sound, game)


def test_words_that_do_not_tell_actions_apart_are_found(plant: Plant) -> None:
    game = plant()
    spec = planted(replace(game.spec, words=with_words(action_name=lambda action, lang: "card")))
    assert "tell actions apart" in bitten(laws.menus_are_ascending_and_named, Game(spec))


def test_a_name_of_two_actions_is_found(plant: Plant) -> None:
    def action_name(action: int, lang: str) -> str:
        return words.action_name(4 if (action, lang) == (3, "es") else action, lang)

    spec = planted(replace(plant().spec, words=with_words(action_name=action_name)))
    told = bitten(laws.every_action_is_read_as_it_is_told, Game(spec))
    assert "tells action 3 in es, and stands for 4" in told


def test_a_text_of_two_actions_is_found(plant: Plant) -> None:
    table = ActionTable(*(Kind(key, "{card}", card=CARD_KEYS) for key in ("play", "keep")))
    told = bitten(
        laws.every_action_is_read_as_it_is_told,
        Game(planted(replace(plant().spec, actions=table))),
    )
    assert "'musician' tells action 0 in every language, and stands for 9" in told


def test_an_event_without_words_is_found(plant: Plant) -> None:
    game = plant()
    spec = planted(replace(game.spec, words=with_words(tell=lambda event, lang: " ")))
    told = bitten(laws.views_and_events_are_plain_data_with_words, Game(spec))
    assert "no words in en" in told


def test_a_view_that_is_not_plain_data_is_found(plant: Plant) -> None:
    game = plant()
    describe = with_words(describe=lambda view, viewer: {"wins": view.wins, 1: np.int8(2)})
    spec = planted(replace(game.spec, words=describe))
    assert "TypeError" in bitten(laws.views_and_events_are_plain_data_with_words, Game(spec))


def with_words(**changed: Any) -> Any:
    """The words of BraveRats with some of them changed."""
    copy = ModuleType("planted_words")
    copy.__dict__.update(vars(words) | changed)
    return copy


def test_the_laws_with_planted_bugs_are_all_the_laws() -> None:
    files = Path(__file__).parent.rglob("test_*.py")
    source = "".join(
        path.read_text("utf-8") for path in files if "plant" in path.read_text("utf-8")
    )
    unproven: Sequence[str] = [law.name for law in laws.ALL if f"laws.{law.name}" not in source]
    assert unproven == []


def test_interpreted_rules_are_plain_functions() -> None:
    assert not hasattr(interpreted(rules).play, "py_func")
