"""Compiling the rules of all games before somebody waits for one: each game in a process of its
own, as many at a time as there are processors. What they make is on disk afterwards.

`python -m reino.cli.compiling GAME` is one of those processes: it writes how far it is.
"""

import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from reino.cli.progress import processors
from reino.cli.terminal import Terminal
from reino.core.compiled import ENTRY_POINTS, Compiled
from reino.core.kernel import JIT, ForgivingCache, is_cached
from reino.core.registry import find, sound_games


def compile_all(terminal: Terminal) -> None:
    """Have the rules of every game in this process, compiling what is not on disk yet."""
    sound = sound_games()
    missing = [spec.key for spec in sound if JIT and not on_disk(spec.compiled)]
    if missing:
        terminal.complain(terminal.say("cli-serve-compiling"))
    if len(missing) > 1 and processors() > 1 and all(is_kept(name) for name in missing):
        compile_apart(missing, terminal.compiling())
    for spec in sound:
        spec.compiled.warm(terminal.compiling())


def on_disk(compiled: Compiled) -> bool:
    return all(
        is_cached(getattr(compiled.drivers, name), ENTRY_POINTS[name]) for name in ENTRY_POINTS
    )


def is_kept(name: str) -> bool:
    """Whether what another process compiles is found here: not where no folder can be written."""
    return isinstance(find(name).compiled.drivers.start._cache, ForgivingCache)


def compile_apart(names: list[str], progress: Callable[[str, int, int], None]) -> None:
    """The longest rules first, so that no processor is left without work at the end."""
    steps = {name: (0, len(ENTRY_POINTS)) for name in names}
    telling = Lock()
    progress("", 0, len(names) * len(ENTRY_POINTS))

    def follow(name: str) -> None:
        command = [sys.executable, "-m", __name__, name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                done, total = map(int, line.split())
                with telling:
                    steps[name] = done, total
                    if done:
                        progress(name, *map(sum, zip(*steps.values(), strict=True)))

    with ThreadPoolExecutor(min(processors(), len(names))) as pool:
        list(pool.map(follow, sorted(names, key=length_of_rules, reverse=True)))


def length_of_rules(name: str) -> int:
    rules = find(name).compiled.rules.__file__
    assert rules is not None
    return sum(path.stat().st_size for path in Path(rules).parent.glob("*.py"))


def main(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is for whoever has started this

    def report(name: str, done: int, total: int) -> None:
        print(done, total, flush=True)

    find(name).compiled.warm(report)


if __name__ == "__main__":
    main(sys.argv[1])
