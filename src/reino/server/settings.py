"""The operator's settings of a server."""

from urllib.parse import urlsplit

import msgspec

from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.server.limits import Rates


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
