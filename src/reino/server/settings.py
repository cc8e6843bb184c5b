"""The operator's settings of a server."""

from urllib.parse import urlsplit

import msgspec

from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.server.limits import Rate


class Rates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rate limits. None: no limit."""

    requests: Rate | None = Rate(burst=300, per_second=30)  # of one address
    actions: Rate | None = Rate(burst=120, per_second=12)  # of one person
    tables: Rate | None = Rate(burst=20, per_second=1 / 30)  # opened by one person
    people: Rate | None = Rate(burst=20, per_second=1 / 60)  # made from one address
    names: Rate | None = Rate(burst=15, per_second=1 / 60)  # taken by one person
    recoveries: Rate | None = Rate(burst=5, per_second=1 / 120)  # tried from one address
    messages: Rate | None = Rate(burst=60, per_second=20)  # on the sockets of one person
    studies: Rate | None = Rate(burst=60, per_second=2)  # asked for by one person
    letters: Rate | None = Rate(burst=3, per_second=1 / 600)  # with a code, for one person


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str  # sqlite:///FILE or postgresql://...
    bus: str | None = None  # redis://..., where several processes serve
    key: bytes = b""  # the secret that codes and signatures follow from
    bot_workers: int | None = None  # processes for bots; None: one less than processors
    pace: float = 0.7  # the least seconds of a bot's choice or a standing answer
    address: str = ""  # where it listens
    origin: str | None = None  # the address that people know this server by
    proxies: int = 0  # how many of our own are between the network and this server
    most_bytes: int = 65_536  # of a request's body
    patience: float = 20.0  # seconds for a body to arrive
    rates: Rates = Rates()
    verbose: bool = True  # the whole log; otherwise sentences about what goes wrong
    lang: str = "en"  # of those sentences
    left_out: tuple[str, ...] = ()  # games that were found broken

    def __post_init__(self) -> None:
        if self.origin is not None and not _is_origin(self.origin):
            raise ReinoError("error-origin-form", given=quoted(self.origin))

    def __repr__(self) -> str:
        # The key is secret, and a URL may hold a password.
        return f"Settings(origin={self.origin!r}, proxies={self.proxies})"


def _is_origin(text: str) -> bool:
    """As browsers write it: a scheme and a host, nothing behind them."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return known and text == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
