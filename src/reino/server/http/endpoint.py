"""Endpoints: path, method, handler and schemas. Routes and OpenAPI come from the same list."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Literal, get_type_hints

from starlette.requests import Request

from reino.server.http.responses import JSON, Anonymous, Limited, NotFound
from reino.server.identity import Credentials, cookie_for
from reino.server.limits import Buckets, Limits
from reino.server.notices.service import NoticeService
from reino.server.services import Services
from reino.server.store.rows import Person

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass
class Call:
    """One request, and the person whose cookie or token it has."""

    services: Services
    limits: Limits
    request: Request
    person: Person | None
    address: str
    lang: str
    https: bool
    headers: dict[str, str] = field(default_factory=dict)  # headers of the response

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Anonymous("error-nobody")
        return self.person

    @property
    def viewer(self) -> str | None:
        """The id of the person, for resources that are also shown without one."""
        return self.person.id if self.person else None

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    def set_cookie(self, shown: Credentials | None) -> None:
        self.headers["Set-Cookie"] = cookie_for(shown, https=self.https)

    def spend(self, buckets: Buckets, name: str) -> None:
        """Take one from a rate limit, or refuse."""
        if wait := buckets.take(name):
            raise Limited("error-too-many", seconds=str(int(wait) + 1))

    def notices(self) -> NoticeService:
        if self.services.notices is None:
            raise NotFound("error-no-notices")
        return self.services.notices


Handler = Callable[..., Awaitable[object]]


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """An endpoint. `answer` is the type of its result: a struct, or None for an empty response."""

    method: Method
    path: str
    does: str
    handler: Handler
    answer: Any
    body: Any = None
    query: Any = None
    person: bool = False  # whether a cookie or a token is required
    status: int = 200
    refuses: tuple[int, ...] = ()  # statuses of refusals, besides those of every endpoint
    media: str = JSON


def endpoint(
    method: Method, path: str, does: str, *, answer: Any = None, **facts: Any
) -> Callable[[Handler], Endpoint]:
    """Make an endpoint of its handler, with further facts of `Endpoint`.

    The annotations of the handler are the schemas: `body`, `query` and the result. `answer` is for
    a result that is encoded already.
    """

    def decorate(handler: Handler) -> Endpoint:
        declared = get_type_hints(handler)
        result = declared["return"]
        return Endpoint(
            method=method,
            path=path,
            does=does,
            handler=handler,
            answer=answer or (None if result is NoneType else result),
            body=declared.get("body"),
            query=declared.get("query"),
            **facts,
        )

    return decorate
