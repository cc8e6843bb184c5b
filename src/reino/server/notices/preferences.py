"""Notice preferences of a person, from their settings."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from reino.core.errors import ReinoError
from reino.core.phrase import nearest, quoted

LONGEST_ADDRESS = 254
LONGEST_URL = 500
# Addresses that every mail server takes: rarer spellings are refused, and anything that could end a
# header.
ADDRESS = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}", re.A | re.I
)
VISIBLE = re.compile(r"[!-~]+")


class Quiet(msgspec.Struct, frozen=True, array_like=True):
    """Quiet hours: from one hour of the day to another, in the person's time zone: [22, 7,
    "Europe/Madrid"]."""

    begin: int
    end: int
    zone: str


class Preferences(msgspec.Struct, frozen=True):
    """The part of a person's settings that notices read."""

    email: str | None = None
    webhook: str | None = None
    push: bool = False
    quiet: Quiet | None = None
    days_only: bool = False  # only for tables whose clock counts days a move


def read_preferences(settings: Mapping[str, object], *, private: bool = False) -> Preferences:
    """The preferences that a person asks for, checked; raises a refusal that names the fault.

    `private` lets a webhook be any URL, as `REINO_PRIVATE_ADDRESSES` does.
    """
    try:
        read = msgspec.convert(settings, Preferences)
    except msgspec.ValidationError as error:
        raise ReinoError("error-notice-settings", why=str(error)) from None
    if read.email is not None:
        checked_address(read.email)
    if read.webhook is not None:
        checked_url(read.webhook, private=private)
    if read.quiet is not None:
        checked_quiet(read.quiet)
    return read


def stored_preferences(settings: Mapping[str, object]) -> Preferences:
    """The preferences from checked and stored settings. Unreadable ones count as none."""
    try:
        return read_preferences(settings, private=True)
    except ReinoError:
        return Preferences()


def checked_address(address: str) -> str:
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise ReinoError("error-notice-email", given=quoted(address))
    return address


def checked_url(url: str, *, private: bool = False) -> str:
    """A URL that may be posted to; its address is checked when it is called."""
    try:
        parts = urlsplit(url)
        good = bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if (
        not good
        or len(url) > LONGEST_URL
        or not VISIBLE.fullmatch(url)
        or parts.scheme not in (("https", "http") if private else ("https",))
        or parts.username is not None
        or parts.fragment
    ):
        raise ReinoError("error-notice-webhook", given=quoted(url))
    return url


def checked_quiet(quiet: Quiet) -> Quiet:
    hours = range(24)
    if quiet.begin not in hours or quiet.end not in hours or quiet.begin == quiet.end:
        raise ReinoError("error-notice-hours", begin=quiet.begin, end=quiet.end)
    zones = available_timezones()
    if quiet.zone not in zones:
        hint = nearest(quiet.zone, sorted(zones))
        raise ReinoError("error-notice-zone", given=quoted(quiet.zone), hint=hint)
    return quiet


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """The end of the quiet hours, or None outside of them."""
    if quiet is None:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    if quiet.begin < quiet.end:
        within = quiet.begin <= local.hour < quiet.end
    else:
        # Past midnight.
        within = local.hour >= quiet.begin or local.hour < quiet.end
    if not within:
        return None
    # Hours of the wall clock: on nights of a clock change they still end when the clock shows the
    # hour, or has just jumped over it.
    day = local.date() + timedelta(days=local.hour >= quiet.end)
    end = datetime(day.year, day.month, day.day, quiet.end, tzinfo=local.tzinfo)
    return end.timestamp()
