"""The operator's settings of a server."""

from urllib.parse import urlsplit

import msgspec

from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.server.limits import Rate


class Rates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rate limits. None: no limit."""

    requests: Rate | None = Rate(burst=300, per_second=30)  # requests of one address
    actions: Rate | None = Rate(burst=120, per_second=12)  # commands of one person
    tables: Rate | None = Rate(burst=20, per_second=1 / 30)  # tables opened by one person
    people: Rate | None = Rate(burst=20, per_second=1 / 60)  # people created from one address
    names: Rate | None = Rate(burst=15, per_second=1 / 60)  # names taken by one person
    recoveries: Rate | None = Rate(burst=5, per_second=1 / 120)  # codes tried from one address
    messages: Rate | None = Rate(burst=60, per_second=20)  # on the websockets of one person
    studies: Rate | None = Rate(burst=60, per_second=2)  # analyses of one person
    letters: Rate | None = Rate(burst=3, per_second=1 / 600)  # e-mails with a code, for one person


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str  # sqlite:///FILE or postgresql://...
    bus: str | None = None  # redis://..., where several processes serve
    key: bytes = b""  # the secret from which codes and signatures are derived
    bot_workers: int | None = None  # worker processes for bots; None: one less than processors
    pace: float = 0.7  # least seconds of a bot's choice or a standing answer
    address: str = ""  # the address it listens at
    origin: str | None = None  # the public address of this server
    proxies: int = 0  # how many proxies of the operator are in front of this server
    most_bytes: int = 65_536  # size limit of a request's body
    patience: float = 20.0  # timeout in seconds for a body to arrive
    rates: Rates = Rates()
    verbose: bool = True  # the whole log; otherwise sentences about errors
    lang: str = "en"  # the language of those sentences
    left_out: tuple[str, ...] = ()  # games that are left out because they are broken

    def __post_init__(self) -> None:
        if self.origin is not None and not _is_origin(self.origin):
            raise ReinoError("error-origin-form", given=quoted(self.origin))

    def __repr__(self) -> str:
        # The key is secret, and a URL may hold a password.
        return f"Settings(origin={self.origin!r}, proxies={self.proxies})"


def _is_origin(text: str) -> bool:
    """Whether this is an origin as browsers write it: a scheme and a host, without a path."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return known and text == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
