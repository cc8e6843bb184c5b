"""`scripts/ladder.py`: hours of games are not lost."""

from collections.abc import Iterator
from typing import Any

import ladder
import pytest
from rich.console import Console

from reino.arena.rating import Score


def test_what_is_measured_is_shown_if_the_rest_is_not_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured: Iterator[Score] = iter([Score(40), Score(20, 10, 10)])

    def score(*_: Any) -> tuple[Score, float]:
        for found in measured:
            return found, 55.0
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "score", score)  # each takes minutes
    monkeypatch.setattr(ladder, "console", Console(width=160))
    with pytest.raises(KeyboardInterrupt):
        ladder.main(["sparta", "--games", "40"])
    shown = capsys.readouterr().out
    assert "master v expert" in shown
    assert "+inf" in shown  # a sweep has no upper bound
    assert "expert v skilled" in shown
    assert "skilled v casual" not in shown


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--games", "-2"], "games must be 0 or more"),
        (["--seats", "0"], "seats 2 or more"),
        (["--seats", "3", "--games", "40"], "games must be a multiple of seats"),
    ],
)
def test_numbers_that_make_no_ladder_are_refused(
    capsys: pytest.CaptureFixture[str], asked: list[str], told: str
) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["sparta", *asked])
    assert told in capsys.readouterr().err


def test_ladder_begins_with_best_where_the_strongest_level_cannot_play() -> None:
    assert ladder.level_names("braverats", {})[:2] == ["perfect", "expert"]
    assert ladder.level_names("braverats", {"lucky_draw": True})[:2] == ["best", "expert"]
