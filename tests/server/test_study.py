"""Study: frames of finished games, analyses of decisions, positions that were never played."""

from collections.abc import Iterator

import httpx
import pytest

import reino
from reino.games.braverats.rules import cards
from server.web import Site, ask, begun, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("study")) as running:
        yield running


def played(site: Site) -> tuple[httpx.Client, str]:
    """A game of two rounds: the general beats the wizard, then the princess catches the prince."""
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    for action, answer in ((cards.GENERAL, cards.WIZARD), (cards.PRINCESS, cards.PRINCE)):
        for seat, who, choice in ((0, ana, action), (1, luis, answer)):
            asked = who.get(f"/api/tables/{table}?seat={seat}").json()["asked"]
            done = ask(
                who, table, f"{choice}", do="choose", seat=seat, action=choice, answers=asked
            )
            assert done.status_code == 200, done.text
    return ana, table


def test_a_game_that_goes_on_shows_no_frames_and_is_not_analysed(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    for path in ("frames", "analysis?step=0&seat=0"):
        refused = ana.get(f"/api/tables/{table}/{path}")
        assert (refused.status_code, refused.json()["key"]) == (403, "error-table-not-over")


def test_a_finished_game_is_shown_step_by_step_through_any_eyes(site: Site) -> None:
    ana, table = played(site)
    asked = {"seat": 1, "words": "en"}
    told = ana.get(f"/api/tables/{table}/frames", params=asked).json()
    assert told["steps"] == 4
    assert [frame["step"] for frame in told["frames"]] == [0, 1, 2, 3, 4]
    start, sealed, shown, *_, last = told["frames"]
    assert start["view"]["round"] == 1
    assert sealed["view"]["cards"] == [None, None]
    assert (start["question"]["asked"], sealed["question"]["asked"]) == ([0, 1], [1])
    assert "you" in sealed["question"]["text"]  # asked of the seat that looks
    assert "name" not in sealed  # the other's choice, which this seat did not see then
    assert shown["seat"] == 1
    assert shown["name"] == "Play the Wizard"
    assert "General" in shown["events"][0]["text"]
    assert last["view"]["stage"] == "over"


def test_with_everything_open_a_sealed_choice_is_seen(site: Site) -> None:
    ana, table = played(site)
    asked = {"everything": "true", "first": 1, "count": 1, "words": "es"}
    (frame,) = ana.get(f"/api/tables/{table}/frames", params=asked).json()["frames"]
    assert frame["view"]["cards"][0] == "general"
    assert frame["name"]


def test_a_mistake_is_told_from_the_best_choice(site: Site) -> None:
    ana, table = played(site)
    asked = {"step": 2, "seat": 1, "words": "en"}
    found = ana.get(f"/api/tables/{table}/analysis", params=asked).json()
    assert found["exact"] is True
    assert found["seat"] == 1
    assert sum(one["share"] for one in found["actions"]) == pytest.approx(1)
    assert {one["name"] for one in found["actions"]} >= {"Play the Prince"}
    values = [one["value"] for one in found["actions"]]
    assert max(values) == pytest.approx(found["value"])
    assert min(values) < found["value"] - 0.1


def test_who_owes_nothing_is_not_analysed_and_a_step_must_exist(site: Site) -> None:
    ana, table = played(site)
    for asked, key in (
        ({"step": 4, "seat": 0}, "error-study-nobody"),
        ({"step": 5, "seat": 0}, "error-study-steps"),
        ({"step": 0, "seat": 2}, "error-table-no-seat"),
    ):
        refused = ana.get(f"/api/tables/{table}/analysis", params=asked)
        assert (refused.status_code, refused.json()["key"]) == (422, key)


def test_a_table_that_may_not_be_watched_is_studied_by_its_players_alone(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis, watching=False)
    assert ask(ana, table, "end", do="resign", seat=0).status_code == 200
    assert ana.get(f"/api/tables/{table}/frames").status_code == 200
    for path in ("frames", "record"):
        refused = site.person("Eva").get(f"/api/tables/{table}/{path}")
        assert (refused.status_code, refused.json()["key"]) == (403, "error-table-no-watching")


def test_any_position_is_shown_with_what_may_be_chosen(site: Site) -> None:
    ana = site.person()
    wanted = {"game": "sparta", "steps": [], "seat": 0, "words": "es"}
    shown = ana.post("/api/study", json=wanted).json()
    game = reino.load("sparta")
    start = game.start()
    assert shown["position"] == start.position
    assert shown["legal"] == list(start.legal(0))
    assert len(shown["names"]) == len(shown["legal"])
    action = shown["legal"][0]
    after = ana.post("/api/study", json={**wanted, "steps": [[0, action]], "seat": 1}).json()
    assert after["owing"] == [1]
    assert after["question"]["asked"] == [1]
    assert after["question"]["text"] == game.start().play(0, action).view(1).question("es").text
    assert after["events"][0]["text"]
    wrong = ana.post("/api/study", json={**wanted, "steps": [[1, action]]})
    assert wrong.status_code == 409


def test_chance_is_offered_unless_a_seed_decides_it(site: Site) -> None:
    ana = site.person()
    wanted = {"game": "korona", "players": 2, "words": "en"}
    open_deal = ana.post("/api/study", json=wanted).json()
    assert open_deal["owing"] == []
    assert all(outcome["name"] and outcome["weight"] > 0 for outcome in open_deal["chance"])
    dealt = ana.post("/api/study", json={**wanted, "seed": 7}).json()
    assert dealt["chance"] == []
    assert dealt["owing"]


def test_a_position_that_is_not_over_can_be_analysed(site: Site) -> None:
    ana = site.person()
    wanted = {"game": "braverats", "steps": [], "seat": 0, "words": "es"}
    found = ana.post("/api/study/analysis", json=wanted).json()
    assert found["exact"] is True
    assert found["value"] == pytest.approx(0)
