"""Quiet hours: when they end, by the clock on the person's wall."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from reino.server.notices.preferences import Quiet


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours that it is now end, or None when it is not quiet."""
    if quiet is None:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    if quiet.begin < quiet.end:
        within = quiet.begin <= local.hour < quiet.end
    else:
        # Over midnight.
        within = local.hour >= quiet.begin or local.hour < quiet.end
    if not within:
        return None
    # Hours of the wall, not of the sun: where the clock is changed at night, the end still comes
    # when it shows the hour, or has just jumped over it.
    day = local.date() + timedelta(days=local.hour >= quiet.end)
    end = datetime(day.year, day.month, day.day, quiet.end, tzinfo=local.tzinfo)
    return end.timestamp()
