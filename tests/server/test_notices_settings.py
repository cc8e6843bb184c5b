"""Preferences of people and settings of operators are checked before they are stored."""

import pytest

from reino.core.catalogue import LANGUAGES
from reino.errors import ReinoError
from reino.server.notices import (
    MailSettings,
    NoticeSettings,
    Preferences,
    Quiet,
    read_settings,
    stored_preferences,
)
from reino.server.notices.preferences import read_preferences

MAIL = {"REINO_SMTP_HOST": "mail.example.org", "REINO_MAIL_FROM": "reino@example.org"}


def test_preferences_are_read_from_the_settings_of_a_person() -> None:
    settings: dict[str, object] = {
        "theme": "dark",
        "email": "ana.ruiz+reino@mail.example.org",
        "webhook": "https://example.org:8443/hook?x=1",
        "push": True,
        "quiet": [22, 7, "Europe/Madrid"],
        "days_only": True,
    }
    wanted = Preferences(
        "ana.ruiz+reino@mail.example.org",
        "https://example.org:8443/hook?x=1",
        True,
        Quiet(22, 7, "Europe/Madrid"),
        True,
    )
    assert read_preferences(settings) == wanted
    assert read_preferences({}) == Preferences()


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"email": 3}, "error-notice-settings"),
        ({"quiet": [22, 7]}, "error-notice-settings"),
        ({"email": "ana"}, "error-notice-email"),
        ({"email": "ana@example.org\r\nBcc: eve@example.org"}, "error-notice-email"),
        ({"email": "ana@example.org\n"}, "error-notice-email"),
        ({"email": "ana@example.org, eve@example.org"}, "error-notice-email"),
        ({"email": "a" * 250 + "@example.org"}, "error-notice-email"),
        ({"webhook": "http://example.org/"}, "error-notice-webhook"),
        ({"webhook": "ftp://example.org/"}, "error-notice-webhook"),
        ({"webhook": "https://user:word@example.org/"}, "error-notice-webhook"),
        ({"webhook": "https://example.org/#part"}, "error-notice-webhook"),
        ({"webhook": "https://example.org/\r\nX: y"}, "error-notice-webhook"),
        ({"webhook": "https://example.org:99999/"}, "error-notice-webhook"),
        ({"webhook": "https:///hook"}, "error-notice-webhook"),
        ({"webhook": "https://[::1/"}, "error-notice-webhook"),
        ({"webhook": "https://example.org/" + "x" * 500}, "error-notice-webhook"),
        ({"quiet": [22, 24, "UTC"]}, "error-notice-hours"),
        ({"quiet": [7, 7, "UTC"]}, "error-notice-hours"),
        ({"quiet": [22, 7, "../../etc/passwd"]}, "error-notice-zone"),
    ],
)
def test_what_could_not_be_used_is_refused(settings: dict[str, object], key: str) -> None:
    with pytest.raises(ReinoError) as refusal:
        read_preferences(settings)
    assert refusal.value.key == key
    assert len({refusal.value.tell(lang) for lang in LANGUAGES} - {key}) == 2
    assert stored_preferences(settings).quiet is None


def test_a_closed_network_may_have_webhooks_without_encryption() -> None:
    url = "http://hook.local/x"
    assert read_preferences({"webhook": url}, private=True).webhook == url


def test_kept_settings_that_cannot_be_read_ask_for_nothing() -> None:
    assert stored_preferences({"email": "nobody", "push": True}) == Preferences()


def test_without_variables_there_is_neither_mail_nor_push() -> None:
    assert read_settings({}) == NoticeSettings()


@pytest.mark.parametrize(
    ("variables", "settings"),
    [
        ({}, MailSettings("mail.example.org", "reino@example.org", 587, "starttls")),
        (
            {"REINO_SMTP_SECURITY": "ssl", "REINO_SMTP_USER": "u", "REINO_SMTP_PASSWORD": "p"},
            MailSettings("mail.example.org", "reino@example.org", 465, "ssl", "u", "p"),
        ),
        (
            {"REINO_SMTP_SECURITY": "none", "REINO_SMTP_PORT": "2525"},
            MailSettings("mail.example.org", "reino@example.org", 2525, "none"),
        ),
    ],
)
def test_the_mail_server_is_named_by_variables(
    variables: dict[str, str], settings: MailSettings
) -> None:
    assert read_settings(MAIL | variables).mail == settings


def test_the_other_variables() -> None:
    variables = {
        "REINO_VAPID_KEY": "k",
        "REINO_VAPID_CONTACT": "mailto:a@example.org",
        "REINO_PRIVATE_ADDRESSES": "Yes",
        "REINO_NOTICE_DELAY": "0",
    }
    wanted = NoticeSettings(None, "k", "mailto:a@example.org", True, 0)
    assert read_settings(variables) == wanted


@pytest.mark.parametrize(
    ("variables", "key"),
    [
        ({"REINO_SMTP_HOST": "mail.example.org"}, "error-notice-sender"),
        (MAIL | {"REINO_SMTP_SECURITY": "tls"}, "error-notice-variable"),
        (MAIL | {"REINO_SMTP_PORT": "smtp"}, "error-notice-variable"),
        ({"REINO_PRIVATE_ADDRESSES": "perhaps"}, "error-notice-variable"),
        ({"REINO_NOTICE_DELAY": "-1"}, "error-notice-variable"),
        ({"REINO_VAPID_KEY": "k"}, "error-notice-vapid"),
        ({"REINO_VAPID_CONTACT": "mailto:a@example.org"}, "error-notice-vapid"),
    ],
)
def test_a_variable_that_makes_no_sense_is_refused(variables: dict[str, str], key: str) -> None:
    with pytest.raises(ReinoError) as refusal:
        read_settings(variables)
    assert refusal.value.key == key


def test_settings_show_no_secret() -> None:
    variables = MAIL | {"REINO_SMTP_USER": "u", "REINO_SMTP_PASSWORD": "hush"}
    variables |= {"REINO_VAPID_KEY": "shush", "REINO_VAPID_CONTACT": "mailto:a@example.org"}
    settings = read_settings(variables)
    assert "hush" not in repr(settings)
    assert "hush" not in repr(settings.mail)
