"""The OpenAPI description, made from the endpoints and their structs."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from reino import __version__
from reino.server import messages
from reino.server.http.endpoint import Endpoint
from reino.server.http.responses import JSON

REFS = "#/components/schemas/{name}"
ABOUT = """\
Tables of four kingdom games. Every refusal has a status, a key and a sentence in the reader's
language. Live play goes over the websocket `/api/socket`, which takes `FromPage` and sends
`ToPage`; a page shows its cookie there, a program its token."""

MEANINGS = {
    400: "Not JSON",
    401: "No cookie or token, or an unknown token",
    403: "Not for this person, or from a page of another origin",
    404: "Not there",
    408: "The body came too slowly",
    409: "Not now, or not like this",
    413: "The body is too large",
    415: "The body is not called JSON",
    422: "JSON, but not what is wanted",
    429: "Too often; `Retry-After` says when again",
    503: "The server cannot do it now",
}
TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[23456789a-hjkmnp-z]{10}$"},
}


def describe(endpoints: Sequence[Endpoint]) -> bytes:
    """The whole description."""
    kinds: list[Any] = [messages.Refusal, messages.FromPage, messages.ToPage]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.query, endpoint.answer) if kind]
    kinds = list({id(kind): kind for kind in kinds}.values())
    found, components = msgspec.json.schema_components(kinds, ref_template=REFS)
    schemas = dict(zip(map(id, kinds), found, strict=True))
    for name, kind in (("FromPage", messages.FromPage), ("ToPage", messages.ToPage)):
        components[name] = schemas[id(kind)]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        described = _operation(endpoint, schemas, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described
    for query in {endpoint.query.__name__ for endpoint in endpoints if endpoint.query}:
        components.pop(query)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Reino", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "reino"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return msgspec.json.encode(document)


def _operation(endpoint: Endpoint, schemas: dict[int, Any], components: Any) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation_id(endpoint),
        "summary": endpoint.does,
        "security": [{"cookie": []}, {"token": []}] + ([] if endpoint.person else [{}]),
    }
    parameters = [TABLE] if "{table}" in endpoint.path else []
    if endpoint.query is not None:
        parameters += _parameters(components[endpoint.query.__name__])
    if parameters:
        described["parameters"] = parameters
    if endpoint.body is not None:
        schema = schemas[id(endpoint.body)]
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    described["responses"] = {
        str(endpoint.status if endpoint.answer else 204): _done(endpoint, schemas),
        **{str(status): _refusal(status) for status in refused(endpoint)},
    }
    return described


def operation_id(endpoint: Endpoint) -> str:
    """Such as `post_table_commands`."""
    path = endpoint.path.replace("tables/{table}", "table").removeprefix("/api")
    return "_".join([endpoint.method.lower(), *re.findall("[a-z_]+", path)])


def refused(endpoint: Endpoint) -> list[int]:
    """The statuses of the refusals of an endpoint."""
    statuses = {401, 403, 429, 503, *endpoint.refuses}
    if endpoint.body is not None:
        statuses |= {400, 408, 413, 415, 422}
    if endpoint.query is not None:
        statuses |= {422}
    if "{table}" in endpoint.path:
        statuses |= {404}
    return sorted(statuses)


def _parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _stated(kind)}
        for name, kind in schema["properties"].items()
    ]


def _stated(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter's schema without null: a parameter is there or not."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if not kinds:
        return schema
    (kind,) = kinds
    return dict(kind)


def _done(endpoint: Endpoint, schemas: dict[int, Any]) -> dict[str, Any]:
    if endpoint.answer is None:
        return {"description": "Done"}
    schema = schemas[id(endpoint.answer)] if endpoint.media == JSON else {"type": "string"}
    return {"description": "Done", "content": {endpoint.media: {"schema": schema}}}


def _refusal(status: int) -> dict[str, Any]:
    schema = {"$ref": REFS.format(name="Refusal")}
    return {"description": MEANINGS[status], "content": {JSON: {"schema": schema}}}
