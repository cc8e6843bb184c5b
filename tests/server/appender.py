"""A process that appends for ever and prints the acknowledged numbers. It is there to be killed."""

import asyncio
import os
import sys

from reino.server.store import Store, Writer
from server.rows import batch

TABLES = 8


async def append(writer: Writer, table: str, number: int) -> None:
    while True:
        await writer.append(batch(table, number, b"%d" % number))
        os.write(1, f"{table} {number}\n".encode())
        number += 1


async def main(url: str) -> None:
    store = Store.open(url)
    writer = Writer(store)
    logs = {f"t{n}": len(store.entries(f"t{n}")) for n in range(TABLES)}
    await asyncio.gather(*(append(writer, table, last + 1) for table, last in logs.items()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
