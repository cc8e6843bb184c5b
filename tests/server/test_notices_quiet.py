"""Quiet hours end when the clock on the person's wall says so."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reino.server.notices.preferences import Quiet, quiet_until

MADRID = "Europe/Madrid"
ZONES = [MADRID, "UTC", "America/New_York", "America/Santiago", "Asia/Kolkata", "Pacific/Apia"]


def at(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        (Quiet(22, 7, MADRID), "2025-06-10 23:30", "2025-06-11 07:00"),
        (Quiet(22, 7, MADRID), "2025-06-11 06:59", "2025-06-11 07:00"),
        (Quiet(22, 7, MADRID), "2025-06-11 07:00", None),
        (Quiet(22, 7, MADRID), "2025-06-10 21:59", None),
        (Quiet(22, 7, MADRID), "2025-12-31 22:00", "2026-01-01 07:00"),
        (Quiet(9, 17, MADRID), "2025-06-11 09:00", "2025-06-11 17:00"),
        (Quiet(9, 17, MADRID), "2025-06-11 17:00", None),
        (Quiet(20, 0, MADRID), "2025-06-11 20:00", "2025-06-12 00:00"),
        # The night when the clock goes from two to three: there is no two o'clock.
        (Quiet(22, 2, MADRID), "2025-03-30 01:30", "2025-03-30 03:00"),
    ],
)
def test_quiet_hours_end_at_their_hour(quiet: Quiet, now: str, end: str | None) -> None:
    expected = None if end is None else at(end, quiet.zone)
    assert quiet_until(quiet, at(now, quiet.zone)) == expected


def test_quiet_hours_are_those_of_the_zone_of_the_person() -> None:
    now = at("2025-06-10 23:30")
    assert quiet_until(Quiet(22, 7, "UTC"), now) == at("2025-06-11 07:00")
    assert quiet_until(Quiet(22, 7, "America/New_York"), now) is None


def test_who_asked_for_no_quiet_hours_has_none() -> None:
    assert quiet_until(None, at("2025-06-10 03:00")) is None


@given(
    zone=st.sampled_from(ZONES),
    begin=st.integers(0, 23),
    length=st.integers(1, 23),
    minute=st.integers(0, 3 * 366 * 24 * 60),
)
@example(zone=MADRID, begin=22, length=5, minute=0)
def test_they_end_later_than_now_and_are_quiet_until_then(
    zone: str, begin: int, length: int, minute: int
) -> None:
    quiet = Quiet(begin, (begin + length) % 24, zone)
    now = datetime(2024, 1, 1, tzinfo=UTC).timestamp() + 60 * minute
    end = quiet_until(quiet, now)
    if end is None:
        return
    assert now < end <= now + 25 * 3600
    assert quiet_until(quiet, end) is None
    assert quiet_until(quiet, end - 1) is not None
