"""Identity: a secret in a cookie, a name fit to be shown, a recovery code for another device."""

import math
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from reino.server.identity import (
    LETTERS,
    BadName,
    BadToken,
    Credentials,
    checked_name,
    code_hash,
    cookie_for,
    from_bearer,
    from_cookie,
    new_code,
    new_id,
    new_secret,
    read_code,
    secret_of,
)
from reino.server.notices.confirmation import confirmation_code
from reino.server.store.people import hashed
from server.web import Site, opened, serving


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path) as running:
        yield running


# As they are made, but always the same: names of tests hold it.
TOKEN = Credentials("yz5ajxm65skx", "u8cTY_y-UWuVJY4eVsYTQ9Lc2258yDuU").token


def test_a_code_is_read_however_it_is_spaced() -> None:
    code = new_code()
    assert re.fullmatch(r"([2-9A-Z]{4}-){4}[2-9A-Z]{4}", code)
    plain = read_code(code)
    assert plain == code.replace("-", "").lower()
    assert read_code(f" {code.lower().replace('-', '  ')}\n") == plain
    assert code_hash(code.lower()) == code_hash(code)
    assert secret_of(code.lower()) == secret_of(code)


@pytest.mark.parametrize("typed", ["", "ABCD", "3XEN-23WM-KPWJ-7CWD-CDGD2", "0" * 20, "ñ" * 20])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_a_code_cannot_be_guessed_and_its_secret_tells_nothing_of_it() -> None:
    assert 20 * math.log2(len(LETTERS)) > 80
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    code = codes.pop()
    # The hashes of the code, of its secret, and of the code as a secret all differ.
    assert len({code_hash(code), hashed(secret_of(code)), hashed(code)}) == 3
    assert from_cookie(f"reino={Credentials(new_id(), secret_of(code)).token}") is not None


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "other=1",
        "reino=",
        "reino=abc",
        f"reino={TOKEN}x",
        f"reino={TOKEN.upper()}",
        f"reino={TOKEN}; reino={TOKEN}",
        f"reino={TOKEN}; x={'y' * 9000}",
    ],
)
def test_a_cookie_that_is_not_exactly_ours_is_nobody(header: str | None) -> None:
    assert from_cookie(header) is None


def test_our_cookie_is_found_among_others() -> None:
    found = from_cookie(f"a=b; reino={TOKEN}; c=d")
    assert found is not None
    assert found.token == TOKEN
    assert found.secret not in repr(found)


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer abc", f"Basic {TOKEN}", TOKEN])
def test_a_header_that_shows_no_token_is_refused(header: str) -> None:
    with pytest.raises(BadToken):
        from_bearer(header)


def test_the_cookie_stays_out_of_reach_of_scripts_and_other_sites() -> None:
    shown = Credentials(new_id(), new_secret())
    cookie = cookie_for(shown, https=True)
    name, *attributes = cookie.split("; ")
    assert name == f"reino={shown.token}"
    assert set(attributes) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax", "Secure"}
    assert "Secure" not in cookie_for(shown, https=False)
    assert "Max-Age=0" in cookie_for(None, https=False)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana  ", "Ana"),
        ("Ana   María", "Ana María"),
        ("Ana\u00a0B", "Ana B"),
        ("Jose\u0301", "José"),
        ("李明", "李明"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_is_trimmed(typed: str, shown: str) -> None:
    assert checked_name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("a\nb", "error-name-letters"),
        ("a\x00b", "error-name-letters"),
        ("a\u202eb", "error-name-letters"),
        ("a\u2066b", "error-name-letters"),
        ("\u200eAna", "error-name-letters"),
        ("Ana\u200b", "error-name-letters"),
        ("\ufeffAna", "error-name-letters"),
        ("a\u2028b", "error-name-letters"),
        ("a\ud800b", "error-name-letters"),
        ("\u3164", "error-name-letters"),
        ("   ", "error-name-empty"),
        ("\u200d", "error-name-empty"),
        ("\u0301", "error-name-empty"),
        ("\u0958" * 21, "error-name-long"),  # two letters each, once they are normal
    ],
)
def test_a_name_that_acts_on_others_or_cannot_be_seen_is_refused(typed: str, key: str) -> None:
    with pytest.raises(BadName) as caught:
        checked_name(typed)
    assert caught.value.key == key


def test_somebody_new_gets_a_cookie_and_a_code_once(site: Site) -> None:
    ana = site.browser()
    assert ana.get("/api/me").json() is None
    made = ana.post("/api/me", json={"name": " Ana ", "lang": "es"})
    assert made.status_code == 201
    assert made.json()["me"]["name"] == "Ana"
    assert "HttpOnly" in made.headers["set-cookie"]
    me = ana.get("/api/me")
    assert me.json() == made.json()["me"]
    assert made.json()["recovery"] not in me.text
    again = ana.post("/api/me", json={"name": "Eva"})
    assert (again.status_code, again.json()["key"]) == (409, "error-already-somebody")


def test_a_code_makes_another_device_the_same_person_and_both_stay(site: Site) -> None:
    phone, laptop = site.browser(), site.browser()
    made = phone.post("/api/me", json={"name": "Ana"}).json()
    found = laptop.post("/api/me/recover", json={"code": made["recovery"].lower()})
    assert found.json()["id"] == made["me"]["id"]
    assert laptop.get("/api/me").json() == phone.get("/api/me").json()


def test_a_new_code_shuts_out_the_old_one_and_every_other_device(site: Site) -> None:
    phone, laptop, thief = site.browser(), site.browser(), site.browser()
    old = phone.post("/api/me", json={"name": "Ana"}).json()["recovery"]
    laptop.post("/api/me/recover", json={"code": old})
    new = phone.post("/api/me/recovery").json()["recovery"]
    assert phone.get("/api/me").status_code == 200
    assert laptop.get("/api/me").json() is None
    assert thief.post("/api/me/recover", json={"code": old}).json()["key"] == "error-recovery"
    assert laptop.post("/api/me/recover", json={"code": new}).status_code == 200


def test_a_bot_shows_its_token_and_needs_no_page(site: Site) -> None:
    made = site.browser(origin=None).post("/api/bots", json={"name": "Deep Rat"}).json()
    bot = site.browser(origin=None, authorization=f"Bearer {made['token']}")
    assert bot.get("/api/me").json()["bot"] is True
    assert bot.patch("/api/me", json={"name": "Deeper Rat"}).json()["name"] == "Deeper Rat"
    assert bot.post("/api/me/recovery").json()["key"] == "error-bot-recovery"


def test_a_wrong_token_is_refused_even_where_nobody_is_needed(site: Site) -> None:
    forged = Credentials(new_id(), new_secret()).token
    answer = site.browser(authorization=f"Bearer {forged}").get("/api/games")
    assert (answer.status_code, answer.json()["key"]) == (401, "error-token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_secret_of_one_with_the_id_of_another_is_nobody(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    secret = ana.cookies["reino"].partition(".")[2]
    id = luis.cookies["reino"].partition(".")[0]
    assert site.browser(cookie=f"reino={id}.{secret}").get("/api/me").json() is None


def test_name_language_and_notices_change_and_what_is_left_out_stays(site: Site) -> None:
    ana = site.person("Ana")
    ana.patch("/api/me", json={"notices": {"quiet": [22, 7, "Europe/Madrid"], "push": True}})
    me = ana.patch("/api/me", json={"lang": "es", "notices": {"push": False}}).json()
    assert (me["name"], me["lang"]) == ("Ana", "es")
    assert (me["notices"]["quiet"], me["notices"]["push"]) == ([22, 7, "Europe/Madrid"], False)
    assert ana.get("/api/me").json() == me
    refused = ana.patch("/api/me", json={"notices": {"quiet": [22, 22, "Europe/Madrid"]}})
    assert refused.status_code == 422
    assert refused.json()["text"].startswith("las horas de silencio van de")
    # An address is not just said: it is proved by a code that was sent there.
    said = ana.patch("/api/me", json={"notices": {"email": "luis@example.org"}})
    assert (said.status_code, said.json()["key"]) == (422, "error-body")
    assert ana.get("/api/me").json() == me


def test_the_cookie_lasts_a_year_from_the_last_visit(site: Site) -> None:
    ana = site.person("Ana")
    first = ana.get("/api/me/export").json()["seen"]
    site.clock.time += 2 * 3600
    assert "Max-Age=31536000" in ana.get("/api/me").headers["set-cookie"]
    assert ana.get("/api/me/export").json()["seen"] == first + 2 * 3600


def test_who_is_forgotten_is_nobody_afterwards(site: Site) -> None:
    ana = site.browser()
    code = ana.post("/api/me", json={"name": "Ana"}).json()["recovery"]
    gone = ana.delete("/api/me")
    assert gone.status_code == 204
    assert not gone.content
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert ana.get("/api/me").json() is None
    assert ana.post("/api/me/recover", json={"code": code}).json()["key"] == "error-recovery"


def test_everything_that_is_kept_can_be_taken_away(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    kept = ana.get("/api/me/export").json()
    assert kept["me"]["name"] == "Ana"
    assert not any(kept[part] for part in ("tables", "chats", "reports", "pushes", "muted"))
    store = site.app.state.services.store
    table = opened(luis)
    line = store.add_chat(table, luis.get("/api/me").json()["id"], "Luis", "Boo", 5.0)
    store.report_chat(line, kept["me"]["id"], 6.0, "rude")
    assert ana.get("/api/me/export").json()["reports"] == [{"why": "rude", "at": 6.0}]
    assert luis.get("/api/me/export").json()["chats"] == [
        {"table": table, "text": "Boo", "at": 5.0}
    ]


def test_notices_are_refused_where_the_server_sends_none(site: Site) -> None:
    site.app.state.services = replace(site.app.state.services, notices=None)
    ana = site.person("Ana")
    for answer in (
        ana.post("/api/me/email", json={"address": "ana@example.org"}),
        ana.put("/api/me/email", json={"address": "ana@example.org", "code": "x"}),
        ana.post("/api/me/pushes", json={"endpoint": "https://x", "p256dh": "a", "auth": "b"}),
    ):
        assert (answer.status_code, answer.json()["key"]) == (404, "error-no-notices")


def test_an_address_is_kept_once_its_code_is_typed(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = site.app.state.services.notices
    sent: list[str] = []

    async def send_code(person: object, address: str) -> None:
        sent.append(address)

    monkeypatch.setattr(notices, "send_code", send_code)
    ana = site.person("Ana")
    address = "ana@example.org"
    assert ana.post("/api/me/email", json={"address": "no address"}).status_code == 422
    assert ana.post("/api/me/email", json={"address": address}).status_code == 204
    assert sent == [address]
    id = ana.get("/api/me").json()["id"]
    code = confirmation_code(site.app.state.services.settings.key, id, address)
    wrong = ana.put("/api/me/email", json={"address": address, "code": "22222222"})
    assert (wrong.status_code, wrong.json()["key"]) == (422, "error-notice-code")
    other = ana.put("/api/me/email", json={"address": "luis@example.org", "code": code})
    assert other.status_code == 422
    assert ana.get("/api/me").json()["notices"]["email"] is None
    me = ana.put("/api/me/email", json={"address": address, "code": code}).json()
    assert me["notices"]["email"] == address
    # Other changes leave it, until it is withdrawn.
    assert ana.patch("/api/me", json={"notices": {"push": True}}).json()["notices"]["email"]
    assert not ana.patch("/api/me", json={"notices": {"email": None}}).json()["notices"]["email"]


def test_a_webhook_comes_with_the_secret_its_signatures_are_checked_with(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    hook = {"notices": {"webhook": "https://example.org/turn"}}
    mine, his = (one.patch("/api/me", json=hook).json()["webhook_secret"] for one in (ana, luis))
    assert mine
    assert mine != his
    refused = ana.patch("/api/me", json={"notices": {"webhook": "file:///etc/passwd"}})
    assert (refused.status_code, refused.json()["key"]) == (422, "error-notice-webhook")


def test_a_browser_is_subscribed_to_pushes_by_its_own_person(site: Site) -> None:
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wanted = {
        "endpoint": "https://push.example.org/abc",
        "p256dh": urlsafe_b64encode(point).decode().rstrip("="),
        "auth": urlsafe_b64encode(bytes(16)).decode().rstrip("="),
    }
    ana, luis = site.person("Ana"), site.person("Luis")
    assert ana.post("/api/me/pushes", json={**wanted, "auth": "?"}).status_code == 422
    assert ana.post("/api/me/pushes", json=wanted).status_code == 204
    drop = {"endpoint": wanted["endpoint"]}
    luis.request("DELETE", "/api/me/pushes", json=drop)
    assert ana.get("/api/me/export").json()["pushes"] == [wanted["endpoint"]]
    assert ana.request("DELETE", "/api/me/pushes", json=drop).status_code == 204
    assert ana.get("/api/me/export").json()["pushes"] == []
