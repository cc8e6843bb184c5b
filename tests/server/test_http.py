"""HTTP: every endpoint, and every refusal in one format and in the reader's language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import segno

import reino
from reino.core.catalogue import LANGUAGES, catalogue_with
from reino.core.errors import ReinoError
from reino.core.packages import broken
from reino.core.phrase import Phrase
from reino.games.braverats.rules.cards import PRINCE, PRINCESS
from reino.play.record import Record
from reino.server.http.responses import lang_of, refusal, status_of
from reino.server.store.errors import Unreachable
from server.web import NONCE, Site, ask, begun, opened, serving


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path) as running:
        yield running


def test_a_table_is_opened_played_to_its_end_and_verified(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis", lang="es")
    table = begun(ana, luis)
    seen = ana.get(f"/api/tables/{table}", params={"seat": 0}).json()
    assert seen["legal"] == list(range(8))
    answers = seen["asked"]
    first = ask(ana, table, "1", do="choose", seat=0, action=PRINCESS, answers=answers).json()
    # A retry with the same id is done once.
    again = ask(ana, table, "1", do="choose", seat=0, action=PRINCESS, answers=answers).json()
    assert first == again
    assert first["type"] == "done"
    early = luis.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["key"]) == (403, "error-table-not-over")
    ask(luis, table, "2", do="choose", seat=1, action=PRINCE, answers=answers)
    record = luis.get(f"/api/tables/{table}/record")
    assert msgspec.json.decode(record.content, type=Record).verify().over
    chapters = site.browser().get(f"/api/tables/{table}/story", params={"since": 4}).json()
    assert [note["kind"] for part in chapters["chapters"] for note in part["notes"]] == [
        "chose",
        "chose",
    ]


def test_a_sealed_choice_is_seen_by_its_own_seat_alone(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    mine, theirs = [], []
    for action in (PRINCESS, PRINCE):
        table = begun(ana, luis)
        asked = ana.get(f"/api/tables/{table}?seat=0").json()["asked"]
        ask(ana, table, "1", do="choose", seat=0, action=action, answers=asked)
        mine.append(ana.get(f"/api/tables/{table}?seat=0").json()["view"])
        theirs.append(luis.get(f"/api/tables/{table}?seat=1").json()["view"])
    assert mine[0] != mine[1]
    assert theirs[0] == theirs[1]
    peeping = luis.get(f"/api/tables/{table}?seat=0")
    assert (peeping.status_code, peeping.json()["key"]) == (403, "error-table-not-your-seat")
    assert site.browser().get(f"/api/tables/{table}?seat=0").status_code == 403


def test_a_rematch_and_a_game_that_goes_on_are_new_tables(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    ask(ana, table, "r", do="resign", seat=0)
    again = ana.post(f"/api/tables/{table}/rematch", json={"id": "1"})
    assert again.status_code == 201
    assert luis.post(f"/api/tables/{table}/rematch", json={"id": "2"}).json() == again.json()
    on = luis.post(f"/api/tables/{table}/play_on", json={"steps": 0})
    assert on.status_code == 201
    assert len({table, again.json()["table"], on.json()["table"]}) == 3


def test_my_tables_tell_where_a_decision_is_mine(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    asked = ana.get(f"/api/tables/{table}?seat=0").json()["asked"]
    ask(ana, table, "1", do="choose", seat=0, action=PRINCESS, answers=asked)
    (line,) = luis.get("/api/me/tables").json()["tables"]
    assert (line["table"], line["status"]) == (table, "playing")
    mine, owes = ([n for n, seat in enumerate(line["seats"]) if seat.get(key)] for key in KEYS)
    assert (mine, owes) == ([1], [1])
    none = {"tables": [], "before": None}
    assert site.person("Eva").get("/api/me/tables").json() == none
    assert luis.get("/api/me/tables?game=braverats&status=playing").json()["tables"] == [line]
    for asked in ("status=over", "game=korona"):
        assert luis.get(f"/api/me/tables?{asked}").json() == none
    refused = [luis.get(f"/api/me/tables?{asked}") for asked in ("status=asleep", "game=chess")]
    assert [answer.status_code for answer in refused] == [422, 422]


KEYS = ("mine", "owes")


def test_public_tables_are_listed_and_private_ones_are_not(site: Site) -> None:
    ana = site.person("Ana")
    shown = opened(ana, public=True)
    opened(ana)
    ask(ana, shown, "1", do="sit", seat=0, nonce=NONCE)
    eva = site.browser()
    listed = eva.get("/api/tables")
    assert [line["table"] for line in listed.json()["tables"]] == [shown]
    assert listed.json()["tables"][0]["seats"] == [{"name": "Ana"}, {"open": True}]
    assert ana.get("/api/me").json()["id"] not in listed.text
    assert eva.get("/api/tables?game=korona").json()["tables"] == []
    refused = eva.get("/api/tables?game=chess")
    assert (refused.status_code, refused.json()["key"]) == (422, "error-no-game")


def test_a_long_list_goes_on_where_it_stopped(site: Site) -> None:
    ana = site.person("Ana")
    made = []
    for _ in range(53):
        made.append(opened(ana, public=True))
        site.clock.time += 0.5
    first = ana.get("/api/tables").json()
    assert len(first["tables"]) == 50
    rest = ana.get("/api/tables", params={"before": first["before"]}).json()
    assert rest["before"] is None
    found = [line["table"] for page in (first, rest) for line in page["tables"]]
    assert found == made[::-1]


def test_who_is_forgotten_leaves_the_seat_to_a_bot(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    assert luis.delete("/api/me").status_code == 204
    seats = ana.get(f"/api/tables/{table}?seat=0").json()["seats"]
    assert seats[1]["stand_in"]
    assert not seats[0].get("stand_in")
    for path in (f"/api/tables/{table}?seat=0", f"/api/tables/{table}/story", "/api/me/tables"):
        assert "Luis" not in ana.get(path).text


def test_the_games_are_told_in_the_readers_language(site: Site) -> None:
    english = site.browser().get("/api/games").json()["games"]
    assert [game["key"] for game in english] == list(reino.installed())
    spanish = site.browser(accept_language="es-ES,en;q=0.5").get("/api/games").json()["games"]
    asked = site.browser().get("/api/games?lang=es").json()["games"]
    assert spanish == asked != english
    for game in english:
        spec = reino.load(game["key"]).spec
        assert [option["key"] for option in game["options"]] == [
            option.key for option in spec.options.options
        ]
        options = [key for group in game["groups"] for key in group["options"]]
        assert sorted(options) == sorted(option["key"] for option in game["options"])
        assert all(group["title"] != group["key"] for group in game["groups"])
        offered = {preset["key"]: preset["options"] for preset in game["presets"]}
        whole = offered["complete" if game["key"] == "jackrabbits" else "classic"]
        assert whole == ({"layout": "classic"} if game["key"] == "sparta" else {})
        assert set(game["ladder"]) <= offered.keys()
        assert game["first_preset"] in (None, *game["ladder"])
        assert all(preset["title"] != preset["key"] for preset in game["presets"])
        assert all(preset["text"] for preset in game["presets"] if len(game["presets"]) > 1)
        assert game["draws"] is spec.drawn_by_agreement
        assert game["first_bot"] in game["bots"]
        for option in game["options"]:
            assert option["title"]
            assert not option["title"].endswith(".")
            assert option["text"].endswith(".")
            named = [value["words"] for value in option["values"]]
            assert named == [None, None] if option["default"] in (False, True) else all(named)
        assert all(answer["words"] != answer["name"] for answer in game["standing"])


def test_a_camera_reads_the_link_and_no_secret(site: Site) -> None:
    ana = site.person("Ana")
    table = opened(ana)
    code = site.browser().get(f"/api/tables/{table}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")
    assert "style" not in code.text  # what the content security policy would not show
    link = segno.make(f"{site.url}/table/{table}", micro=False, error="m")
    drawn = re.search(r'<path [^>]*stroke[^>]* d="([^"]+)"', code.text)
    assert drawn is not None
    assert drawn[1] in link.svg_inline(scale=8, border=4)
    assert code.content == ana.get(f"/api/tables/{table}/qr.svg").content
    assert site.browser().get("/api/tables/2222222222/qr.svg").json()["key"] == "error-no-table"


def test_the_server_tells_its_version_and_its_health(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anybody = site.browser()
    assert anybody.get("/version").json() == {"version": reino.__version__}
    health = anybody.get("/healthz").json()
    assert health == {"database": True, "bus": True, "thinkers": health["thinkers"]}

    def lost(_: str) -> None:
        raise Unreachable("error-database-unreachable", url="sqlite:///secret", kind="x", why="y")

    monkeypatch.setattr(site.app.state.services.store, "person", lost)
    answer = anybody.get("/healthz")
    assert (answer.status_code, answer.json()["key"]) == (503, "error-database")
    assert "secret" not in answer.text


def test_nobody_learns_what_the_database_says_of_itself() -> None:
    error = Unreachable("error-database-unreachable", url="postgresql://u@h", kind="x", why="y")
    told = refusal(error, "en")
    assert (status_of(error), told.key, told.facts) == (503, "error-database", {})


def test_nobody_learns_what_a_broken_package_says_of_itself() -> None:
    told = refusal(broken("shards", Phrase("/opt/secret")), "en")
    assert told.text.startswith("the game shards cannot be played on this server")
    assert told.facts == {"game": "shards"}


GOOD = b'{"name": "Ana"}'
JSON = "application/json"


@pytest.mark.parametrize(
    ("method", "path", "body", "media", "status", "key", "told"),
    [
        ("GET", "/nowhere", b"", "", 404, "error-no-page", "no page at this address"),
        ("GET", "/api/me/", b"", "", 404, "error-no-page", ""),
        ("PUT", "/api/me", GOOD, JSON, 405, "error-method", "DELETE, GET, HEAD, PATCH, POST"),
        ("OPTIONS", "/api/tables", b"", "", 405, "error-method", "GET, HEAD, POST"),
        ("POST", "/api/me", GOOD, "text/plain", 415, "error-media", "is JSON"),
        ("POST", "/api/me", GOOD, "", 415, "error-media", ""),
        ("POST", "/api/me", b"", JSON, 400, "error-body", "it ends too early"),
        ("POST", "/api/me", b"{", JSON, 400, "error-body", "it ends too early"),
        ("POST", "/api/me", b"\xff", JSON, 400, "error-body", "stops being JSON at byte 0"),
        ("POST", "/api/me", b'{"name": "\xff"}', JSON, 400, "error-body", "UTF-8"),
        ("POST", "/api/me", b"[]", JSON, 422, "error-body", "at `$` `object` was expected"),
        ("POST", "/api/me", b"{}", JSON, 422, "error-body", "the field `name` is missing"),
        ("POST", "/api/me", b'{"name": 1}', JSON, 422, "error-body", "`str` was expected"),
        (
            *("POST", "/api/me", b'{"name": "Ana", "admin": true}', JSON),
            *(422, "error-body", "there is no field `admin`"),
        ),
        (
            *("POST", "/api/me", b'{"name": ""}', JSON),
            *(422, "error-body-bounds", "at `$.name` `str` of length >= 1 was expected"),
        ),
        (
            *("POST", "/api/me", b'{"name": "A", "lang": "fr"}', JSON),
            *(422, "error-body-bounds", "at `$.lang` `str` matching regex"),
        ),
        ("POST", "/api/me", b'{"name": "a\\u202eb"}', JSON, 422, "error-name-letters", "one line"),
        ("POST", "/api/tables", b"{}", JSON, 401, "error-nobody", "choose one first"),
        ("DELETE", "/api/me", b"", "", 401, "error-nobody", "choose one first"),
        ("GET", "/api/tables?seat=1", b"", "", 422, "error-body", "there is no field `seat`"),
        ("GET", "/api/games?lang=es&lang=en", b"", "", 422, "error-query-twice", "lang comes"),
        ("GET", "/api/tables/2222222222?seat=null", b"", "", 422, "error-query-null", ""),
        ("GET", "/api/tables/2222222222?seat=x", b"", "", 422, "error-body", ""),
        ("GET", "/api/tables/2222222222?seat=9", b"", "", 422, "error-body-bounds", "<= 7"),
        ("GET", "/api/tables/2222222222", b"", "", 404, "error-no-table", "no table"),
        ("GET", "/api/tables/nonsense", b"", "", 404, "error-no-table", ""),
        ("GET", "/api/tables/%00", b"", "", 404, "error-no-table", ""),
        ("GET", "/api/tables?before=x", b"", "", 422, "error-body-bounds", ""),
    ],
)
def test_a_refusal_has_a_status_a_key_and_a_sentence(
    site: Site, method: str, path: str, body: bytes, media: str, status: int, key: str, told: str
) -> None:
    headers = {"content-type": media} if media else {}
    answer = site.browser().request(method, path, content=body, headers=headers)
    said: dict[str, Any] = answer.json()
    assert (answer.status_code, said["key"], said["type"]) == (status, key, "refused")
    assert told in said["text"]
    if status == 405:
        assert answer.headers["allow"] == told
    spanish = site.browser(accept_language="es").request(
        method, path, content=body, headers=headers
    )
    assert spanish.json()["key"] == key
    assert spanish.json()["text"] != said["text"]


def test_a_body_that_is_too_large_is_refused_told_or_not(site: Site) -> None:
    eva = site.browser(content_type="application/json")
    large = b'{"name": "' + b"x" * 70_000 + b'"}'
    told = eva.post("/api/me", content=large)
    untold = eva.post("/api/me", content=iter([large[:40_000], large[40_000:]]))
    for answer in (told, untold):
        assert (answer.status_code, answer.json()["key"]) == (413, "error-too-large-body")


def test_who_is_known_is_told_in_their_own_language(site: Site) -> None:
    ana = site.person("Ana", lang="es", accept_language="en")
    table = opened(ana)
    answer = ask(ana, table, "1", do="sit", seat=3, nonce=NONCE)
    assert answer.status_code == 409
    assert answer.json()["text"] == (
        "esta mesa tiene 2 asientos, contados desde 0; llegó 3: elige uno de ellos"
    )
    assert answer.json()["facts"] == {"seats": "2", "given": "3"}


def test_a_command_that_is_unknown_is_refused_by_its_name(site: Site) -> None:
    ana = site.person("Ana")
    answer = ask(ana, opened(ana), "1", do="cheat")
    assert (answer.status_code, answer.json()["key"]) == (422, "error-body-value")
    assert "at `$.command.do` the value 'cheat' is none of those allowed" in answer.json()["text"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("en;q=0.3, es;q=0.7", "es"),
        ("fr, es;q=0.1", "es"),
        ("es;q=0", "en"),
        ("es;q=x, en;q=0.1", "en"),
        ("*", "en"),
        ("," * 10_000 + "es", "en"),
    ],
)
def test_the_language_is_the_one_of_ours_that_is_liked_best(header: str | None, lang: str) -> None:
    assert lang_of(header) == lang


def test_a_request_for_less_than_everything_has_no_body(site: Site) -> None:
    answer = site.browser().head("/version")
    assert (answer.status_code, answer.content) == (200, b"")


def test_every_sentence_of_the_server_is_there_in_both_languages() -> None:
    folder = Path(reino.__file__).parent
    keys = {
        key
        for part in ("server", "play")
        for file in (folder / part).rglob("*.py")
        for key in re.findall(r'"(error-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert len(keys) > 60
    for lang in LANGUAGES:
        assert [key for key in sorted(keys) if catalogue_with(key, lang) is None] == []


def test_an_error_without_a_class_of_its_own_is_the_senders_mistake() -> None:
    assert status_of(ReinoError("error-table-clock")) == 422
