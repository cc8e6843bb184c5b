"""Notices: "it is your turn" for people without an open page, by e-mail, webhook or Web Push."""

from reino.server.notices.preferences import Preferences, Quiet, stored_preferences
from reino.server.notices.queue import (
    Addressee,
    Draft,
    Notice,
    NoticeQueue,
    Still,
    Subscription,
    Turn,
)
from reino.server.notices.service import NoticeService, check_settings
from reino.server.notices.settings import MailSettings, NoticeSettings, read_settings

__all__ = [
    "Addressee",
    "Draft",
    "MailSettings",
    "Notice",
    "NoticeQueue",
    "NoticeService",
    "NoticeSettings",
    "Preferences",
    "Quiet",
    "Still",
    "Subscription",
    "Turn",
    "check_settings",
    "read_settings",
    "stored_preferences",
]
