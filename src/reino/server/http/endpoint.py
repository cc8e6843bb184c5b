"""Endpoints: what can be asked at which path. Routes and OpenAPI come from the same list."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from starlette.requests import Request

from reino.server.http.responses import JSON, Limited, Nobody, NotFound
from reino.server.identity import Credentials, cookie_for
from reino.server.limits import Buckets
from reino.server.notices.service import NoticeService
from reino.server.services import Services
from reino.server.settings import Rates
from reino.server.store.rows import Person

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class Limits:
    """The buckets of an app."""

    def __init__(self, rates: Rates, now: Callable[[], float]) -> None:
        self.requests = Buckets(rates.requests, now)
        self.actions = Buckets(rates.actions, now)
        self.tables = Buckets(rates.tables, now)
        self.people = Buckets(rates.people, now)
        self.names = Buckets(rates.names, now)
        self.recoveries = Buckets(rates.recoveries, now)
        self.messages = Buckets(rates.messages, now)
        self.studies = Buckets(rates.studies, now)
        self.letters = Buckets(rates.letters, now)


@dataclass
class Call:
    """One request, read and recognised."""

    services: Services
    limits: Limits
    request: Request
    person: Person | None
    address: str
    lang: str
    https: bool
    body: Any = None
    query: Any = None
    headers: dict[str, str] = field(default_factory=dict)  # of the answer

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Nobody("error-nobody")
        return self.person

    @property
    def viewer(self) -> str | None:
        """The id of the person, for what may also be shown without one."""
        return self.person.id if self.person else None

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    def set_cookie(self, shown: Credentials | None) -> None:
        self.headers["Set-Cookie"] = cookie_for(shown, https=self.https)

    def spend(self, buckets: Buckets, name: str) -> None:
        """Refuse what is done too often."""
        if wait := buckets.take(name):
            raise Limited("error-too-many", seconds=str(int(wait) + 1))

    def notices(self) -> NoticeService:
        if self.services.notices is None:
            raise NotFound("error-no-notices")
        return self.services.notices


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """`answer` is what comes back: a struct, or None for nothing at all."""

    method: Method
    path: str
    does: str
    handler: Handler
    answer: Any
    body: Any = None
    query: Any = None
    person: bool = False  # whether somebody must be known
    status: int = 200
    refuses: tuple[int, ...] = ()  # besides what every endpoint may refuse
    media: str = JSON
