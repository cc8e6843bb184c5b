"""OpenAPI: the description and the server agree, for any request."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi import checks as openapi_checks
from starlette.routing import Route

from reino.server.http.dispatch import all_endpoints
from reino.server.http.endpoint import Endpoint
from reino.server.messages import TableWanted
from reino.server.openapi import describe, operation_id, refused
from server.web import Site, ask, begun, opened, serving

EXAMPLES = 6
CHECKS = (
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
)


# Endpoints without body and query cannot be sent a wrong one.
MODES = [
    (endpoint, mode)
    for endpoint in all_endpoints()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or endpoint.body or endpoint.query
]
IDS = [f"{operation_id(endpoint)}-{mode.value}" for endpoint, mode in MODES]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(folder) as running:
        yield running


@pytest.fixture(scope="module")
def described(site: Site) -> dict[str, Any]:
    answer: dict[str, Any] = site.browser().get("/api/openapi.json").json()
    return answer


class Played(NamedTuple):
    """A table that is open, one that is played at and one that is over, with the people who sit
    there."""

    tables: tuple[str, str, str]
    token: str


@pytest.fixture(scope="module")
def played(site: Site) -> Played:
    ana, luis = site.person("Ana"), site.person("Luis")
    over = begun(ana, luis)
    ask(ana, over, "r", do="resign", seat=0)
    return Played((opened(ana, public=True), begun(ana, luis), over), ana.cookies["reino"])


def test_every_route_is_described_and_everything_described_is_a_route(
    site: Site, described: dict[str, Any]
) -> None:
    told = {
        (path, method.upper()) for path, methods in described["paths"].items() for method in methods
    }
    served = {
        (route.path, method)
        for route in site.app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert told == served


def test_the_description_is_made_from_the_endpoints(described: dict[str, Any]) -> None:
    assert json.loads(describe(all_endpoints())) == described
    assert json.loads(describe(all_endpoints()[1:]))["paths"].keys() == described["paths"].keys()
    assert "post" not in json.loads(describe(all_endpoints()[1:]))["paths"]["/api/me"]


def test_operations_have_names_of_their_own() -> None:
    names = [operation_id(endpoint) for endpoint in all_endpoints()]
    assert len(set(names)) == len(names)


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    references = set(_references(described))
    assert references
    assert {reference.rpartition("/")[2] for reference in references} <= schemas.keys()
    assert {"FromPage", "ToPage", "Refusal"} <= schemas.keys()


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from _references(inner)


@pytest.mark.parametrize(("endpoint", "mode"), MODES, ids=IDS)
def test_whatever_is_sent_the_answer_is_as_described(
    site: Site,
    described: dict[str, Any],
    played: Played,
    endpoint: Endpoint,
    mode: GenerationMode,
) -> None:
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=site.url)
    operation = schema[endpoint.path][endpoint.method]
    maker = site.browser(origin=None)
    statuses: set[int] = set()

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None)
    @given(
        operation.as_strategy(generation_mode=mode),
        st.sampled_from([*played.tables, None]),
        st.booleans(),
    )
    def send(case: Any, table: str | None, known: bool) -> None:
        headers = {"Origin": site.url}
        if table is not None and "{table}" in endpoint.path:
            case.path_parameters["table"] = table
        if table is not None and mode is GenerationMode.POSITIVE and endpoint.body is TableWanted:
            case.body = {"game": "braverats"}
        if known:  # a new person where one of the requests deletes it
            token = played.token if "{table}" in endpoint.path else _token(maker)
            headers["Authorization"] = f"Bearer {token}"
        response = case.call(headers=headers, timeout=60)
        case.validate_response(response, checks=CHECKS)
        statuses.add(response.status_code)

    send()
    done = endpoint.status if endpoint.answer else 204
    assert statuses <= {done, *refused(endpoint)}
    assert mode is GenerationMode.POSITIVE or statuses & {400, 401, 415, 422}


def _token(maker: httpx.Client) -> str:
    made = maker.post("/api/bots", json={"name": "Bot"})
    token: str = made.json()["token"]
    return token
