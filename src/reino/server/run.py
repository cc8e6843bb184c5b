"""Running the server: one process, or several that share a port."""

import gc
import os
import socket
import sys
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from reino.core.errors import BrokenGame, ReinoError
from reino.core.phrase import quoted
from reino.core.registry import leave_out
from reino.server.app import make_app
from reino.server.process_log import write_log
from reino.server.processes import keep_to_ourselves, stop_with_parent
from reino.server.services import open_services
from reino.server.settings import Settings
from reino.server.static import static_routes
from reino.server.websocket.protocol import WebSocketProtocol

SETTINGS = "REINO_SERVER"  # environment variable of the processes that share a port
BACKLOG = 2048
GRACE = 5  # timeout in seconds for requests in progress when the server stops
GARBAGE = 20_000, 50, 100  # thresholds of the garbage collector
TURN = 0.001  # switch interval: seconds that a thread may keep others from the interpreter
UNREAD = 60_000  # timeout in milliseconds after which a client that reads nothing is cut off


def serve(settings: Settings, listening: socket.socket, workers: int = 1) -> None:
    """Serve until stopped. The socket is bound already, so that the address is known."""
    write_log(verbose=settings.verbose, lang=settings.lang)
    config = uvicorn.Config(
        "reino.server.run:from_environment"
        if workers > 1
        else make_app(settings, open_services, others=static_routes()),
        factory=workers > 1,
        workers=workers,
        ws=WebSocketProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )
    if workers == 1:
        keep_to_ourselves()
        tune()
        uvicorn.Server(config).run(sockets=[listening])
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    Multiprocess(config, sockets=[listening]).run()


def from_environment() -> Starlette:
    """The app of one of several processes."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    write_log(verbose=settings.verbose, lang=settings.lang)
    keep_to_ourselves()
    stop_with_parent()
    for game in settings.left_out:
        leave_out(BrokenGame("error-game-broken", game=game))
    tune()
    return whole_app(settings)


def whole_app(settings: Settings) -> Starlette:
    return make_app(settings, open_services, others=static_routes())


def tune() -> None:
    """Tune the interpreter. Tables live long and have no cycles: collecting garbage among them took
    a tenth of the server's time. A thread that waits for the interpreter gets it soon: the writer
    of the database needs it a dozen times for each commit."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise ReinoError("error-port", host=quoted(host), port=str(port), why=why) from error
    # Else a closed connection would wait for ever for a client that does not read the rest.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    return listening


def kept_key(folder: Path) -> bytes:
    """The secret from which codes and signatures of this server are derived; created when first
    needed."""
    path = folder / "key"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(os.urandom(32))
    except FileExistsError:
        pass
    return path.read_bytes()
