"""The counts on file of every game, and a few of its numbers worked out by hand."""

from math import comb, prod
from pathlib import Path

import msgspec
import pytest

import reino
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.testing import LawBroken, perft

FOLDER = Path(__file__).parents[1] / "counts"
TAKEN = [
    pytest.param(
        key,
        number,
        id=f"{key}-{number}",
        # The effects of each option are counted with compiled rules only.
        marks=[pytest.mark.compiled] if taken.options else [],
    )
    for key in reino.installed()
    if (FOLDER / f"{key}.json").exists()
    for number, taken in enumerate(perft.load(FOLDER / f"{key}.json"))
]


@pytest.mark.parametrize("key", reino.installed())
def test_every_option_value_is_counted(key: str) -> None:
    path = FOLDER / f"{key}.json"
    taken = perft.load(path) if path.exists() else []
    lacking = perft.missing(find(key), taken)
    assert lacking == [], f"python -m reino.testing.perft {key} counts them"


@pytest.mark.parametrize(("key", "number"), TAKEN)
def test_counts_are_what_they_were(key: str, number: int) -> None:
    expected = perft.load(FOLDER / f"{key}.json")[number]
    game = reino.load(key, expected.players, expected.options, rules_version=expected.rules)
    perft.check(game, expected)


def braverats(**options: bool) -> perft.Counts:
    return next(c for c in perft.load(FOLDER / "braverats.json") if c.options == options)


def test_the_first_round_of_braverats_has_8_times_8_positions() -> None:
    assert braverats().positions[:2] == [1, 8 * 8]


def test_a_random_deal_takes_any_of_16_cards_then_any_of_15() -> None:
    ways = braverats(random_deal=True).ways
    assert ways == [prod(range(17 - n, 17)) for n in range(9)]


def test_three_lucky_cards_are_seen_by_their_owner_alone() -> None:
    views = braverats(lucky_draw=True).views
    assert views["seat 0"] == [1, comb(8, 1), comb(8, 2), comb(8, 3), *[comb(8, 3)] * 3]
    assert views["seat 1"] == [1, 1, 1, 1, comb(8, 1), comb(8, 2), comb(8, 3)]
    assert views["public"] == [1] * 7


def test_a_draft_shows_the_packet_to_its_opener_alone() -> None:
    views = braverats(draft=True).views
    # Four cards of eight ranks, at most two of each.
    packets = comb(8, 4) + 8 * comb(7, 2) + comb(8, 2)
    assert views["seat 0"][5] == views["seat 1"][5] == packets + 1
    assert views["public"][5] == 2


def test_a_wrong_count_is_told_with_a_divide(game: reino.Game) -> None:
    right = braverats()
    wrong = msgspec.structs.replace(right, positions=[1, 64, 2535])
    with pytest.raises(LawBroken) as caught:
        perft.check(game, wrong)
    told = str(caught.value)
    assert "had [1, 64, 2535] positions by step; now [1, 64, 2534]" in told
    _, *lines = told.splitlines()
    assert len(lines) == 64
    assert lines[0] == "  seat 0: Play the Musician, seat 1: Play the Musician: 49"
    assert sum(int(line.rsplit(" ", 1)[1]) for line in lines) == 2534


def test_a_divide_of_chance_names_the_outcomes(lucky: reino.Game) -> None:
    first, *_ = perft.divide(lucky.start(dealer=None), 2).splitlines()
    assert first == "  Musician: 7"


def test_a_wrong_number_of_views_is_told_with_its_viewer(lucky: reino.Game) -> None:
    right = braverats(lucky_draw=True)
    wrong = msgspec.structs.replace(right, views=right.views | {"seat 1": [1, 8, 28, 56, 1, 1, 1]})
    with pytest.raises(LawBroken, match="views of seat 1 by step"):
        perft.check(lucky, wrong)


def test_a_game_without_counts_lacks_everything() -> None:
    lacking = perft.missing(find("braverats"), [])
    assert lacking[0] == "braverats for 2 players without options"
    assert "braverats with mime=instead" in lacking
    assert "braverats with emperor=False" in lacking


def korona(players: int, later: int = 0) -> perft.Counts:
    """The counts that begin so many choices after a deal."""
    taken = perft.load(FOLDER / "korona.json")
    return next(c for c in taken if (c.players, c.seed, c.later) == (players, perft.SEED, later))


def test_a_game_that_is_dealt_lacks_counts_from_after_the_deal() -> None:
    begun = [c for c in perft.load(FOLDER / "korona.json") if c.seed is None]
    assert perft.missing(find("korona"), begun) == [
        f"korona for {players} players from a deal, {later} choices later"
        for players in (2, 3, 4)
        for later in perft.LATER
    ]
    sparta = [c for c in perft.load(FOLDER / "sparta.json") if c.seed is None]
    assert perft.missing(find("sparta"), sparta) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_deal_of_korona_the_deck_or_a_market_card_is_taken(players: int) -> None:
    state = reino.load("korona", players).start(seed=perft.SEED)
    counts = korona(players)
    market = (state.record.market > 0).sum()
    assert counts.positions[1] == 1 + market
    # After any taking a card comes up: any that is left in the deck.
    left = state.record.deck
    assert counts.positions[2] == (1 + market) * (left > 0).sum()
    assert counts.ways[2] == (1 + market) * left.sum()


def test_a_wrong_count_after_a_deal_is_divided_from_there() -> None:
    right = korona(2)
    wrong = msgspec.structs.replace(right, positions=[1, 4, 73])
    with pytest.raises(LawBroken) as caught:
        perft.check(reino.load("korona", 2), wrong)
    _, deck, *market = str(caught.value).splitlines()
    assert deck == "  seat 1: Take from the deck: 18"
    assert len(market) == 3


def test_the_script_writes_the_same_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "MOST_POSITIONS", 70)
    monkeypatch.setattr(perft, "MOST_STATES", 70)
    monkeypatch.setattr(perft, "MOST_STEPS", 3 if JIT else 1)
    assert perft.main(["braverats", "--folder", str(tmp_path)]) == 0
    written = perft.load(tmp_path / "braverats.json")
    assert perft.missing(find("braverats"), written) == []
    for small, full in zip(written, perft.load(FOLDER / "braverats.json"), strict=True):
        assert small.options == full.options
        assert small.positions == full.positions[: len(small.positions)]
        assert small.ways == full.ways[: len(small.ways)]
