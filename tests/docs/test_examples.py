"""The examples do what their pages say."""

from pathlib import Path

import pytest
import self_play


@pytest.mark.compiled
def test_a_policy_that_plays_against_itself_learns_to_beat_random_play(tmp_path: Path) -> None:
    _, shares = self_play.train(100)
    assert shares[0][1] == pytest.approx(0.5, abs=0.04)
    assert shares[-1][1] > 0.55
    self_play.plot(shares, tmp_path / "learned.svg")
    assert f"to {shares[-1][1]:.0%} against random play" in (tmp_path / "learned.svg").read_text()
