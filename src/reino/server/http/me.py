"""Endpoints of a person: account, devices, notices, and the data stored about them."""

import asyncio
from contextlib import suppress
from dataclasses import replace

import msgspec
from msgspec import UNSET

from reino.core.catalogue import checked_language
from reino.core.errors import ReinoError
from reino.core.registry import find
from reino.play.commands import Leave
from reino.server.http import queries, schemas
from reino.server.http.endpoint import Call, endpoint
from reino.server.http.responses import Already, Unprocessed
from reino.server.identity import (
    Credentials,
    checked_name,
    code_hash,
    from_cookie,
    new_code,
    new_id,
    new_secret,
    read_code,
    secret_of,
)
from reino.server.notices.stored_queue import addressee, preferences_of
from reino.server.store.errors import passed_over
from reino.server.store.people import hashed
from reino.server.store.rows import Person

HOUR = 3600.0


@endpoint(
    "POST",
    "/api/me",
    "Become a person: the answer sets a cookie, and tells a recovery code this once.",
    status=201,
    refuses=(409,),
)
async def make(call: Call, body: schemas.PersonWanted) -> schemas.PersonMade:
    if call.person is not None:
        raise Already("error-already-somebody")
    name = checked_name(body.name)
    lang = call.lang if body.lang is UNSET else checked_language(body.lang)
    call.spend(call.limits.people, call.address)
    code = new_code()
    secret = secret_of(code)
    now = call.services.now()
    person = Person(id=new_id(), name=name, lang=lang, created=now, seen=now)
    add = call.services.store.add_person
    await asyncio.to_thread(add, person, hashed(secret), code_hash(code))
    call.set_cookie(Credentials(person.id, secret))
    return schemas.PersonMade(as_me(call, person), code)


@endpoint(
    "POST",
    "/api/bots",
    "An account for a program, which shows its token instead of a cookie.",
    status=201,
)
async def make_bot(call: Call, body: schemas.BotWanted) -> schemas.BotMade:
    name = checked_name(body.name, bot=True)
    call.spend(call.limits.people, call.address)
    secret = new_secret()
    now = call.services.now()
    bot = Person(id=new_id(), name=name, lang=call.lang, created=now, seen=now, bot=True)
    await asyncio.to_thread(call.services.store.add_person, bot, hashed(secret))
    return schemas.BotMade(bot.id, Credentials(bot.id, secret).token)


@endpoint("GET", "/api/me", "Who I am; `null` without a cookie or a token.")
async def show(call: Call) -> schemas.Me | None:
    if call.person is None:
        return None
    now = call.services.now()
    if now - call.person.seen > HOUR:
        await asyncio.to_thread(call.services.store.change_person, call.person.id, seen=now)
    # The cookie is renewed for another year.
    shown = from_cookie(call.request.headers.get("cookie"))
    if shown is not None and "authorization" not in call.request.headers:
        call.set_cookie(shown)
    return as_me(call, call.person)


@endpoint(
    "PATCH", "/api/me", "Change my name, my language or how I am told of my turn.", person=True
)
async def change(call: Call, body: schemas.PersonChanged) -> schemas.Me:
    person = call.me
    if body.name is not UNSET:
        person = replace(person, name=checked_name(body.name, bot=person.bot))
    if person.name != call.me.name:
        call.spend(call.limits.names, person.id)  # the new name is written at all their tables
    if body.lang is not UNSET:
        person = replace(person, lang=body.lang)
    if body.notices is not UNSET:
        asked = {
            key: value
            for key, value in msgspec.structs.asdict(body.notices).items()
            if value is not UNSET
        }
        person = _with_notices(call, person, asked)
    await _keep(call, person)
    if person.name != call.me.name:
        await call.services.tables.rename(person)
    return as_me(call, person)


@endpoint(
    "POST",
    "/api/me/email",
    "Send a code to an address that shall be told of my turn.",
    person=True,
    refuses=(404,),
)
async def send_code(call: Call, body: schemas.EmailWanted) -> None:
    """Mail a code to the address itself: only its owner can read it."""
    notices = call.notices()
    address = notices.read_preferences({"email": body.address}).email
    assert address is not None
    call.spend(call.limits.letters, call.me.id)
    call.spend(call.limits.letters, address.lower())
    await notices.send_code(addressee(call.me), address)


@endpoint(
    "PUT",
    "/api/me/email",
    "Prove with that code that the address is mine.",
    person=True,
    refuses=(404,),
)
async def prove_address(call: Call, body: schemas.EmailProved) -> schemas.Me:
    call.spend(call.limits.recoveries, call.me.id)
    call.notices().confirm(call.me.id, body.address, body.code)
    person = _with_notices(call, call.me, {"email": body.address})
    await _keep(call, person)
    return as_me(call, person)


def _with_notices(call: Call, person: Person, changes: dict[str, object]) -> Person:
    kept = msgspec.json.decode(person.settings, type=dict[str, object])
    plain = msgspec.to_builtins(changes)
    read = queries.read_preferences_of(call.services.notices, kept | plain)
    settings = kept | msgspec.structs.asdict(read)
    return replace(person, settings=msgspec.json.encode(settings).decode())


async def _keep(call: Call, person: Person) -> None:
    await asyncio.to_thread(
        call.services.store.change_person,
        person.id,
        name=person.name,
        lang=person.lang,
        settings=person.settings,
    )


@endpoint(
    "POST",
    "/api/me/recovery",
    "A new recovery code. The old one is void, and all my other devices are signed out.",
    person=True,
    refuses=(422,),
)
async def renew(call: Call) -> schemas.Recovery:
    """A new recovery code and a new secret; the old ones are void from now on."""
    if call.me.bot:
        raise Unprocessed("error-bot-recovery")
    code = new_code()
    secret = secret_of(code)
    await asyncio.to_thread(
        call.services.store.change_person,
        call.me.id,
        secret_hash=hashed(secret),
        recovery_hash=code_hash(code),
    )
    call.services.sessions.dismiss(call.me.id)
    call.set_cookie(Credentials(call.me.id, secret))
    return schemas.Recovery(code)


@endpoint("POST", "/api/me/recover", "Be the person of this recovery code on this device, too.")
async def recover(call: Call, body: schemas.RecoveryTyped) -> schemas.Me:
    call.spend(call.limits.recoveries, call.address)
    code = read_code(body.code)
    found = None
    if code is not None:
        find = call.services.store.person_by_recovery
        found = await asyncio.to_thread(find, code_hash(code))
    if code is None or found is None:
        raise Unprocessed("error-recovery")
    call.set_cookie(Credentials(found.id, secret_of(code)))
    return as_me(call, found)


@endpoint(
    "GET",
    "/api/me/tables",
    "My tables, all or some, those with the latest news first, with who owes a decision.",
    person=True,
)
async def show_tables(call: Call, query: schemas.MyTables) -> schemas.TablesListed:
    store, me = call.services.store, call.me.id
    if query.game is not None:
        find(query.game)  # refuses an unknown game
    before = queries.cursor(query.before)
    return await asyncio.to_thread(queries.tables_of, store, me, before, query.game, query.status)


@endpoint("GET", "/api/me/export", "Everything that is kept about me.", person=True)
async def export(call: Call) -> schemas.Kept:
    me = as_me(call, call.me)
    return await asyncio.to_thread(queries.kept, call.services.store, call.me, me)


@endpoint(
    "DELETE",
    "/api/me",
    "Forget me: bots play on for me, and my name is gone from where I played.",
    person=True,
)
async def delete(call: Call) -> None:
    """Forget me. Where I play, a bot plays on; where I played, the seat has no name."""
    store, tables, me = call.services.store, call.services.tables, call.me
    for row in await asyncio.to_thread(queries.all_tables, store, me.id):
        if row.status == "over":
            continue
        for seat in await asyncio.to_thread(queries.mine, store, row.id, me.id):
            # Left, resigned, or over by now.
            with passed_over("a seat cannot be left"), suppress(ReinoError):
                await tables.do(row.id, me, Leave(seat), f"forget {seat}")
    known = await asyncio.to_thread(store.delete_person, me.id)
    call.services.sessions.dismiss(me.id)
    for table in known:
        # If this fails, the table is read again before it is shown.
        with passed_over("a table cannot be read again"), suppress(ReinoError):
            await tables.forgotten(table)
    # A bot's move under way may have written the name once more.
    await asyncio.to_thread(store.delete_person, me.id)
    call.set_cookie(None)


@endpoint("POST", "/api/me/pushes", "Push notices to this browser.", person=True, refuses=(404,))
async def add_push(call: Call, body: schemas.PushWanted) -> None:
    notices = call.notices()
    found = notices.read_subscription(body.endpoint, body.p256dh, body.auth)
    keys = msgspec.json.encode({"p256dh": found.p256dh, "auth": found.auth}).decode()
    add = call.services.store.add_push
    await asyncio.to_thread(add, call.me.id, found.endpoint, keys)


@endpoint("DELETE", "/api/me/pushes", "No longer push notices to this browser.", person=True)
async def drop_push(call: Call, body: schemas.PushDropped) -> None:
    store = call.services.store
    pushes = await asyncio.to_thread(store.pushes, call.me.id)
    if any(push.endpoint == body.endpoint for push in pushes):
        await asyncio.to_thread(store.delete_push, body.endpoint)


def as_me(call: Call, person: Person) -> schemas.Me:
    service = call.services.notices
    preferences = preferences_of(person)
    secret = None
    if service is not None and preferences.webhook is not None:
        secret = service.webhook_secret(person.id, preferences.webhook)
    return schemas.Me(
        id=person.id,
        name=person.name,
        lang=person.lang,
        bot=person.bot,
        created=person.created,
        notices=preferences,
        channels=tuple(sorted(service.offered)) if service else (),
        push_key=service.push_key if service else None,
        webhook_secret=secret,
    )


ENDPOINTS = (
    make,
    show,
    change,
    delete,
    renew,
    recover,
    show_tables,
    export,
    send_code,
    prove_address,
    add_push,
    drop_push,
    make_bot,
)
