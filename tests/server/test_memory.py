"""Memory: requests of strangers leave nothing in memory that grows with their number."""

import ast
import gc
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from itertools import count, islice
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.sync.client import connect

import reino
from reino.core.registry import sound_games
from reino.draw.sprites import drawn, sheet
from reino.server.http.dispatch import all_endpoints
from reino.server.limits import Rate
from reino.server.static import static_routes
from server.web import FREE, Site, serving

MARK = "qzxwvk"  # a mark in every name that a stranger sends, and in nothing else
FIRST, MORE = 20, 60  # names for each place: until every bounded cache is full, and after that
FEW = 50  # limit of names that stay after that: fewer than any one place is sent

ENDS_A_PERSON = ("/api/me", "/api/me/recovery")  # or their cookie

Request = tuple[str, str, bytes | None, dict[str, str]]


def test_drawings_are_kept_for_the_installed_games_alone() -> None:
    for spec in sound_games():
        assert sheet(spec) is not None
    assert drawn.cache_info().currsize <= len(sound_games())
    assert drawn.cache_info().maxsize is not None


def test_no_name_that_a_stranger_sends_is_kept(tmp_path: Path) -> None:
    limited = msgspec.structs.replace(FREE, requests=Rate(burst=10**9, per_second=1.0))
    with serving(tmp_path, others=static_routes(), proxies=1, rates=limited) as site:
        person = site.person("Ana")
        (token,) = person.cookies.values()
        names = (f"{MARK}{number}" for number in count())
        for name in islice(names, 200):
            urlsplit(f"https://{name}")  # the library keeps the last hundred or so by itself
        send_all(site, token, names, FIRST)
        before = kept()
        send_all(site, token, names, MORE)
        assert kept() - before < FEW


def send_all(site: Site, token: str, names: Iterator[str], times: int) -> None:
    line = HTTPConnection("127.0.0.1", site.port)
    for _ in range(times):
        for method, path, body, headers in requests(site, token, names):
            line.request(method, path, body, {"Origin": site.url, **headers})
            answer = line.getresponse()
            answer.read()
            assert answer.status < 500, (method, path, answer.status)
    line.close()
    asked = connect(
        site.url.replace("http", "ws") + "/api/socket",
        origin=site.url,
        additional_headers={"Cookie": f"reino={token}"},
        compression=None,
    )
    with asked as socket:
        for _ in range(times):
            for message in messages(names):
                socket.send(message)
                socket.recv(timeout=60)


def requests(site: Site, token: str, names: Iterator[str]) -> Iterator[Request]:
    """A request for each place that a stranger can write a name into."""
    cookie = {"Cookie": f"reino={token}"}
    for endpoint in all_endpoints():
        path = endpoint.path.replace("{table}", next(names))
        query = "&".join(f"{field}={next(names)}" for field in fields_of(endpoint.query))
        body = None
        if endpoint.body is not None:
            body = json.dumps({field: next(names) for field in fields_of(endpoint.body)}).encode()
        media = {"Content-Type": "application/json"}
        shown = cookie if endpoint.person and endpoint.path not in ENDS_A_PERSON else {}
        yield endpoint.method, f"{path}?{query}", body, media | shown
    for game, wanted in (
        ("braverats", {"options": {next(names): True}}),
        ("jackrabbits", {"options": {"map": next(names)}}),
        ("sparta", {"position": next(names)}),
        ("korona", {"bots": {"0": next(names)}}),
        (next(names), {}),
    ):
        body = json.dumps({"game": game, **wanted}).encode()
        for path in ("/api/tables", "/api/study"):
            yield "POST", path, body, {"Content-Type": "application/json", **cookie}
    for path in ("/art/{}.svg", "/words/en/{}.ftl", "/words/{}/games.ftl", "/texts/{}.en.html"):
        yield "GET", path.format(next(names)), None, {}
    for path in ("/assets/{}.js", "/{}", "/{}.png", "/play/{}", "/art/{}"):
        yield "GET", path.format(next(names) * 300), None, {}
    for header, value in (
        ("Accept-Language", "{},es"),
        ("Authorization", "Bearer {}"),
        ("Cookie", "reino={}"),
        ("If-None-Match", '"{}"'),
        ("Sec-Fetch-Site", "{}"),
        ("User-Agent", "{}"),
        ("X-Forwarded-For", "{}"),
        ("X-Forwarded-For", "fe80::%{}"),  # an address of a network that the stranger names
        ("X-Forwarded-For", "::ffff:10.0.0.1%{}"),
        ("X-Forwarded-Proto", "{}"),
    ):
        yield "GET", "/version", None, {header: value.format(next(names))}


def fields_of(kind: Any) -> tuple[str, ...]:
    return () if kind is None else tuple(field.name for field in msgspec.structs.fields(kind))


def messages(names: Iterator[str]) -> Iterator[str]:
    """Messages of a client about a table that does not exist."""
    table = "abcdefghjk"
    yield next(names)
    yield json.dumps({"type": next(names)})
    yield json.dumps({"type": "follow", "table": next(names)})
    yield json.dumps({"type": "follow", "table": table})
    yield json.dumps({"type": "say", "id": next(names), "table": table, "text": next(names)})
    yield json.dumps({"type": "do", "id": next(names), "table": table, "command": {"do": "begin"}})


def kept() -> int:
    """The number of strings with the mark anywhere in this process."""
    gc.collect()
    seen: set[int] = set()
    marked: set[int] = set()
    waiting = gc.get_objects()
    seen.update(map(id, waiting))
    while waiting:
        portion, waiting = waiting[-1000:], waiting[:-1000]
        for found in gc.get_referents(*portion):
            if id(found) in seen:
                continue
            seen.add(id(found))
            if isinstance(found, str | bytes | bytearray):
                if (MARK if isinstance(found, str) else MARK.encode()) in found:
                    marked.add(id(found))
            elif isinstance(found, dict | tuple | list | set | frozenset):
                waiting.append(found)  # one of plain values, which the collector leaves out
    return len(marked)


# Caches without a bound and collections of a module that grow, and why a visitor cannot fill them.
# What a visitor can name, write or choose goes into `lru_cache` with a size, or is checked first.
FOR_GOOD = {
    "bots/imported.py _from_file": "files of bots that the command line names; a server takes none",
    "core/catalogue.py _catalogue": "two languages, and the folders of the installed games",
    "core/catalogue.py entries": "two languages, and the folders of the installed games",
    "core/compile_progress.py _current": "bars of the command that runs",
    "core/kernel/cache.py _bound": "drivers of the installed games",
    "core/kernel/cache.py digest_of": "sources of kernels",
    "core/kernel/cache.py _folder": "folders of compiled code",
    "core/kernel/cache.py _imported": "sources of kernels",
    "core/kernel/cache.py _is_beside_kernels": "sources of kernels",
    "core/kernel/cache.py _stamp": "modules of kernels",
    "core/kernel/cache.py _uses_reino": "modules that kernels import",
    "core/kernel/fast_record.py quick": "record types of the installed games",
    "core/packages.py points_of": "groups of entry points",
    "core/plain_kernel.py plain": "kernels of the installed games",
    "games/korona/table/rulings.py kinds_at": "stages of the rules",
    "core/registry.py _left_out": "the installed games",
    "core/registry.py _loaded": "the installed games",
    "games/braverats/bot/match.py match_of": "rulings and hands of options, in a worker",
    "games/braverats/table/names.py _card_keys": "sets of a game's few cards",
    "games/braverats/table/names.py action_name": "actions of the game, checked, two languages",
    "games/braverats/table/names.py outcome_name": "outcomes of the game, checked, two languages",
    "games/jackrabbits/bot/distances.py _surveys": "maps: MOST_KEPT of them",
    "games/jackrabbits/table/layout.py _marks": "tiles in their turns",
    "games/jackrabbits/table/layout.py at_origin": "tiles in their turns",
    "games/jackrabbits/table/map_view.py _on_road": "tiles in their turns, and ways into them",
    "games/jackrabbits/table/map_view.py look": "tiles in their turns",
    "games/jackrabbits/table/names.py action_name": "actions of the game, checked, two languages",
    "games/jackrabbits/table/names.py outcome_name": "outcomes of the game, checked, two languages",
    "games/korona/meta.py GROUPS": "options of the game, which has none",
    "games/korona/table/names.py action_name": "actions of the game, checked, two languages",
    "games/korona/table/names.py outcome_name": "outcomes of the game, checked, two languages",
    "games/sparta/table/names.py action_name": "actions of the game, checked, two languages",
    "play/table.py _games": "loaded games: GAMES of them",
    "search/ismcts.py _prepared": "the installed games",
    "server/http/games.py offered": "two languages, checked",
    "server/typescript.py _field_docs": "structs of the wire and of the installed games",
    "server/store/tables.py insert_lines": "sizes of a portion: fifteen",
    "server/store/tables.py update_rows": "the same, by the few columns that change together",
}
SERVED = ("bots", "core", "draw", "games", "play", "search", "server")
COLLECTIONS = ("dict", "list", "set", "OrderedDict", "defaultdict", "deque")


def test_what_a_server_keeps_for_good_is_nothing_that_a_visitor_can_think_of() -> None:
    root = Path(reino.__file__).parent
    found = {
        f"{path.relative_to(root).as_posix()} {name}"
        for package in SERVED
        for path in sorted((root / package).rglob("*.py"))
        if path.parent.name != "terminal"  # a server loads none
        for name in kept_for_good(ast.parse(path.read_text("utf-8")))
    }
    told = "these have no bound: give them a size, or say in FOR_GOOD why no visitor can fill them"
    assert found <= FOR_GOOD.keys(), f"{told}: {sorted(found - FOR_GOOD.keys())}"
    assert FOR_GOOD.keys() <= found, f"these are gone: {sorted(FOR_GOOD.keys() - found)}"


def kept_for_good(module: ast.Module) -> Iterator[str]:
    """Names of unbounded caches and collections."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and any(map(is_unbounded, node.decorator_list)):
            if node.args.args or node.args.vararg or node.args.kwonlyargs:
                yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and is_unbounded_call(node.value):
            yield target_of(node)
    for statement in module.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and is_empty(statement.value):
            yield target_of(statement)


def is_unbounded(decorator: ast.expr) -> bool:
    """`cache`, or `lru_cache` without a size."""
    if isinstance(decorator, ast.Call) and name_of(decorator.func) == "lru_cache":
        sizes = [*decorator.args[:1], *(each.value for each in decorator.keywords)]
        return any(isinstance(size, ast.Constant) and size.value is None for size in sizes)
    return name_of(decorator) == "cache"


def is_unbounded_call(value: ast.expr | None) -> bool:
    """`cache(function)`."""
    return isinstance(value, ast.Call) and bool(value.args) and is_unbounded(value.func)


def is_empty(value: ast.expr | None) -> bool:
    """A collection with nothing in it yet: it will be filled while the program runs."""
    if isinstance(value, ast.Call):
        return name_of(value.func) in COLLECTIONS and not value.args
    return (isinstance(value, ast.Dict) and not value.keys) or (
        isinstance(value, ast.List) and not value.elts
    )


def target_of(statement: ast.Assign | ast.AnnAssign) -> str:
    target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
    return name_of(target)


def name_of(expression: ast.expr) -> str:
    return getattr(expression, "attr", None) or getattr(expression, "id", "")


@pytest.mark.parametrize(
    "source",
    [
        "@cache\ndef kept(name): ...",
        "@functools.cache\ndef kept(*, name): ...",
        "@lru_cache(maxsize=None)\ndef kept(*names): ...",
        "@lru_cache(None)\ndef kept(name): ...",
        "class A:\n  def __init__(self):\n    self.kept = cache(self.find)",
        "kept: dict[str, int] = {}",
        "kept = OrderedDict()",
        "kept = []",
    ],
)
def test_what_has_no_bound_is_found(source: str) -> None:
    assert list(kept_for_good(ast.parse(source))) == ["kept"]


@pytest.mark.parametrize(
    "source",
    [
        "@lru_cache(maxsize=64)\ndef bounded(name): ...",
        "@cache\ndef once(): ...",
        "def fresh():\n  names = {}",
        "TABLE = {'a': 1}",
    ],
)
def test_what_has_a_bound_is_left_alone(source: str) -> None:
    assert list(kept_for_good(ast.parse(source))) == []
