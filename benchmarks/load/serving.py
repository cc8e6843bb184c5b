"""Reino's server as `reino serve` runs it, but without rate limits."""

import sys

import msgspec

from reino.server.limits import Rates
from reino.server.run import bound, serve
from reino.server.settings import Settings


def main(database: str, port: str) -> None:
    unlimited = Rates(**{field.name: None for field in msgspec.structs.fields(Rates)})
    with bound("127.0.0.1", int(port)) as listening:
        serve(Settings(database=database, key=bytes(32), bot_workers=1, rates=unlimited), listening)


if __name__ == "__main__":
    main(*sys.argv[1:])
