"""People and what belongs to them: secrets, chats, mutes, ratings, pushes and notices."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
import pytest

from reino.play import log
from reino.server.store import DatabaseError, Rating, Store, Taken, hashed
from server.rows import add_people, batch, fill, person, table_row


def test_a_person_is_found_by_their_secrets_only(store: Store) -> None:
    ana = person("ana", bot=True, settings='{"email":"ana@example.org"}')
    store.add_person(ana, hashed("secret"), hashed("recovery"))
    assert store.person("ana") == ana
    assert store.person_by_secret(hashed("secret")) == ana
    assert store.person_by_recovery(hashed("recovery")) == ana
    assert store.person_by_secret(hashed("recovery")) is None
    assert store.person_by_recovery(hashed("secret")) is None
    assert "example.org" not in repr(ana)


def test_nobody_takes_the_id_or_the_secret_of_another(store: Store) -> None:
    add_people(store, "ana")
    with pytest.raises(Taken):
        store.add_person(person("ana"), hashed("x"))
    with pytest.raises(Taken) as caught:
        store.add_person(person("luis"), hashed("secret of ana"))
    assert hashed("secret of ana").hex() not in str(caught.value)
    assert store.person("luis") is None


def test_what_is_not_named_does_not_change(store: Store) -> None:
    add_people(store, "ana")
    store.change_person("ana", name="Anna", seen=9.0, secret_hash=hashed("new"))
    changed = replace(person("ana"), name="Anna", seen=9.0)
    assert store.person_by_secret(hashed("new")) == changed
    assert store.person_by_secret(hashed("secret of ana")) is None
    assert store.person_by_recovery(hashed("recovery of ana")) == changed
    store.change_person("ana", recovery_hash=None)
    assert store.person_by_recovery(hashed("recovery of ana")) is None
    store.change_person("ana")
    assert store.names(["ana", "nobody"]) == {"ana": "Anna"}
    with pytest.raises(DatabaseError, match="the database has no person 'nobody'"):
        store.change_person("nobody", name="x")


def test_a_secret_that_another_has_is_refused_without_telling_it(store: Store) -> None:
    add_people(store, "ana", "luis")
    with pytest.raises(DatabaseError) as caught:
        store.change_person("luis", secret_hash=hashed("secret of ana"))
    told = str(caught.value) + repr(caught.value)
    assert hashed("secret of ana").hex() not in told
    assert repr(hashed("secret of ana")) not in told
    assert store.person_by_secret(hashed("secret of luis")) == person("luis")


def sat(person: str, seat: int) -> bytes:
    name = f"The great {person}"
    return log.written(log.Sat(at=1.25, seat=seat, person=person, name=name, nonce="00"))


def test_a_deleted_person_leaves_tables_that_replay(store: Store) -> None:
    fill(store)
    store.create_table(table_row("t"), [(1.0, sat("ana", 0)), (1.0, sat("luis", 1))])
    info = b'{"seats":[{"person":"ana","name":"The great ana"},{"person":"luis","name":"L"}]}'
    row = msgspec.structs.replace(batch().row, info=info.decode())
    # She has stood up since, and still her name is in the log.
    store.append(batch("t", 3, b'{"type":"stood"}', row=row, snapshot=b"The great ana"))
    before = store.entries("t")

    assert store.delete_person("ana") == {"t"}

    after = store.entries("t")
    was, now = log.read(before[0][1]), log.read(after[0][1])
    assert isinstance(was, log.Sat)
    assert now == msgspec.structs.replace(was, name="")
    assert after[1:] == before[1:]
    assert store.snapshot("t") is None
    found = store.table("t")
    assert found is not None
    assert found.info.encode() == info.replace(b"The great ana", b"")
    assert store.seated("table")[0] == "ana"
    assert store.entries("table", 2) == [(3, b"\x00\xff")]


def test_of_a_deleted_person_nothing_is_left_but_an_id(store: Store) -> None:
    fill(store)
    store.change_person("ana", settings='{"email":"ana@example.org"}')
    store.delete_person("ana")
    gone = store.person("ana")
    assert gone is not None
    assert (gone.name, gone.settings) == ("", "{}")
    assert store.person_by_secret(hashed("secret of ana")) is None
    assert store.person_by_recovery(hashed("recovery of ana")) is None
    assert store.pushes("ana") == []
    assert store.ratings("korona", ["person:ana"]) == {}
    assert store.mutes("luis") == set()
    assert [chat.name for chat in store.chats("table")] == [""]
    with pytest.raises(DatabaseError):
        store.change_person("ana", secret_hash=hashed("back again"))
    store.delete_person("ana")
    with pytest.raises(DatabaseError):
        store.delete_person("nobody")


def test_two_deleted_people_do_not_get_in_each_others_way(store: Store) -> None:
    add_people(store, "ana", "luis")
    store.delete_person("ana")
    store.delete_person("luis")
    assert store.names(["ana", "luis"]) == {"ana": "", "luis": ""}


def test_chats_come_in_the_order_they_were_said(store: Store) -> None:
    add_people(store, "ana", "luis")
    store.create_table(table_row(), [])
    ids = [store.add_chat("table", "ana", "Ana", f"n{n}", float(n)) for n in range(4)]
    assert [chat.text for chat in store.chats("table", limit=3)] == ["n1", "n2", "n3"]
    assert [chat.id for chat in store.chats("table", after=ids[2])] == ids[3:]
    store.hide_chat(ids[0])
    hidden = store.chat(ids[0])
    assert hidden is not None
    assert hidden.hidden
    store.report_chat(ids[0], "luis", 5.0, "rude")
    store.report_chat(ids[0], "luis", 6.0, "very rude")
    (report,) = store.reports()
    assert (report.chat, report.person, report.why) == (ids[0], "luis", "rude")
    assert store.reports(after=report.id) == []
    assert store.reported_by("luis") == [report]
    assert store.reported_by("ana") == []
    assert store.chat(ids[-1] + 1) is None


def test_a_mute_can_be_taken_back(store: Store) -> None:
    add_people(store, "ana", "luis")
    store.mute("ana", "luis")
    store.mute("ana", "luis")
    assert (store.mutes("ana"), store.mutes("luis")) == ({"luis"}, set())
    store.unmute("ana", "luis")
    assert store.mutes("ana") == set()


def test_a_table_is_rated_once(store: Store) -> None:
    store.create_table(table_row("a"), [])
    store.create_table(table_row("b"), [])
    players = ["bot:korona/master", "person:ana"]

    def better(ratings: Mapping[str, Rating]) -> list[Rating]:
        old = (ratings.get(player, Rating(player, 25.0, 8.0, 0)) for player in players)
        return [Rating(player, mu + 1, sigma, games + 1) for player, mu, sigma, games in old]

    assert store.rate("a", "korona", players, better)
    assert not store.rate("a", "korona", players, better)
    assert store.rate("b", "korona", players, better)
    wanted = {player: Rating(player, 27.0, 8.0, 2) for player in players}
    assert store.ratings("korona", [*players, "person:luis"]) == wanted
    assert store.ratings("sparta", players) == {}


def test_a_ladder_puts_first_who_is_surely_strong(store: Store) -> None:
    store.create_table(table_row(), [])
    new = [Rating("a", 30.0, 8.0, 1), Rating("b", 27.0, 1.0, 50), Rating("c", 20.0, 1.0, 50)]
    store.rate("table", "korona", [], lambda _: new)
    assert [rating.player for rating in store.ladder("korona")] == ["b", "c", "a"]
    assert [rating.player for rating in store.ladder("korona", 1)] == ["b"]


def test_a_browser_belongs_to_whoever_used_it_last(store: Store) -> None:
    add_people(store, "ana", "luis")
    store.add_push("ana", "https://push.example/1", "{}")
    store.add_push("luis", "https://push.example/1", '{"auth":"x"}')
    assert store.pushes("ana") == []
    (push,) = store.pushes("luis")
    assert push.keys == '{"auth":"x"}'
    assert store.push(push.id) == push
    store.delete_push("https://push.example/1")
    assert store.pushes("luis") == []
    assert store.push(push.id) is None


def test_a_notice_is_taken_by_one_and_comes_back_if_they_fail(store: Store) -> None:
    add_people(store, "ana")
    store.create_table(table_row(), [])
    for _ in range(2):
        store.add_notice("ana", "table", 4, "email", due=10.0)
    assert store.take_notices(now=9.0, until=60.0) == []
    (notice,) = store.take_notices(now=10.0, until=60.0)
    assert (notice.person, notice.table, notice.number, notice.tries) == ("ana", "table", 4, 1)
    assert store.take_notices(now=59.0, until=99.0) == []
    assert [again.tries for again in store.take_notices(now=60.0, until=99.0)] == [2]
    store.postpone_notice(notice.id, due=70.0, tries=1)
    assert store.take_notices(now=69.0, until=99.0) == []
    assert [again.tries for again in store.take_notices(now=71.0, until=99.0)] == [2]
    store.sent_notice(notice.id, 72.0)
    assert store.take_notices(now=1000.0, until=2000.0) == []


def test_a_dropped_notice_does_not_come_back(store: Store) -> None:
    fill(store)
    (notice,) = store.take_notices(now=2e9, until=2e9)
    store.drop_notice(notice.id)
    assert store.take_notices(now=3e9, until=4e9) == []
