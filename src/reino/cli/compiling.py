"""Compiling the rules of all games before somebody waits for one, and trying those from elsewhere:
each game in a process of its own, as many at a time as there are processors. What they compile is
on disk afterwards.

`python -m reino.cli.compiling GAME SECONDS` is one of those processes: it writes how far it is, and
what is wrong with the game.
"""

import faulthandler
import json
import os
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile

from reino.cli.progress import processors
from reino.core.compile_progress import Preparation, Progress, reporting
from reino.core.compiled import Compiled
from reino.core.errors import BrokenGame
from reino.core.kernel import JIT, is_cached
from reino.core.kernel.cache import ForgivingCache
from reino.core.packages import broken, is_ours
from reino.core.phrase import Phrase
from reino.core.registry import find, leave_out, left_out, made_of_games, sound_games
from reino.terminal.console import Terminal

PATIENCE = 600.0  # seconds that a game may be silent while it is compiled or tried


def compile_all(terminal: Terminal) -> bool:
    """Have the rules of every game in this process, compiling what is not on disk yet, under one
    bar. Games from elsewhere with which something is wrong are named and left out. Whether there
    was something of ours to compile."""
    ours = [spec for spec in sound_games() if is_ours(spec.key)]
    missing = [spec.key for spec in ours if JIT and not on_disk(spec.compiled)]
    apart = others()
    with terminal.preparing(len(missing) + len(apart)) as progress:
        if len(missing) > 1 and processors() > 1 and all(is_kept(name) for name in missing):
            apart += missing
        if apart:
            compile_apart(apart, progress)
        made_of_games(lambda spec: spec.compiled.warm())
    tell_left_out(terminal)
    return bool(missing)


def others() -> list[str]:
    """The games from elsewhere. What they do is not known, so they are tried each time."""
    return [spec.key for spec in sound_games() if not is_ours(spec.key)]


def tell_left_out(terminal: Terminal) -> None:
    for error in left_out():
        told = terminal.say("cli-left-out", error=error.tell(terminal.lang))
        terminal.complain(f"reino: {told}")


def on_disk(compiled: Compiled) -> bool:
    return all(is_cached(*entry) for entry in compiled.entries)


def is_kept(name: str) -> bool:
    """Whether what another process compiles is found here: not where no folder can be written."""
    return isinstance(find(name).compiled.drivers.start._cache, ForgivingCache)


def compile_apart(names: Sequence[str], progress: Progress) -> None:
    """Each game in a process, the longest rules first, so that no processor is left without work at
    the end. A game from elsewhere that is no good is left out; one of ours is compiled again where
    it is wanted."""

    def follow(name: str) -> None:
        # Of a game from elsewhere everything is tried, not only its rules.
        what = Preparation("rules" if is_ours(name) else "game", name)
        if is_ours(name):
            # Its process needs seconds to say so itself.
            progress(what, 0, len(find(name).compiled.entries))
        try:
            work_apart(name, partial(progress, what))
        except BrokenGame as error:
            if not is_ours(name):
                leave_out(error)

    with ThreadPoolExecutor(min(processors(), len(names))) as pool:
        list(pool.map(follow, sorted(names, key=length_of_rules, reverse=True)))


def length_of_rules(name: str) -> int:
    rules = find(name).rules.__file__
    return sum(path.stat().st_size for path in Path(rules or "").parent.glob("*.py"))


def work_apart(name: str, report: Callable[[int, int], None]) -> None:
    """One of the processes. Raises BrokenGame, and notes there all that the process has said."""
    command = [sys.executable, "-m", __name__, name, str(PATIENCE)]
    why: Phrase | None = None
    with TemporaryFile("w+", errors="replace") as said:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if line.startswith("{"):
                    facts = json.loads(line)
                    why = Phrase(facts.pop("key"), **facts)
                else:
                    report(*map(int, line.split()))
        said.seek(0)
        spoken = said.read()
    if process.returncode:
        if why is None and "Timeout (" in spoken:
            why = Phrase("error-broken-silence", seconds=f"{PATIENCE:g}")
        error = broken(name, why or Phrase("error-broken-end", code=str(process.returncode)))
        error.add_note(spoken)
        raise error
    sys.stderr.write(spoken)


def main(name: str, patience: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is for whoever has started this
    faulthandler.enable()  # rules from elsewhere may write where nothing of theirs is
    # Nothing that a package prints may get between the reports.
    reports = os.fdopen(os.dup(1), "w", 1)
    os.dup2(2, 1)
    steps: dict[Preparation, tuple[int, int]] = {}

    def report(what: Preparation, done: int, total: int) -> None:
        faulthandler.dump_traceback_later(patience, exit=True)
        steps[what] = done, total
        print(*map(sum, zip(*steps.values(), strict=True)), file=reports)

    faulthandler.dump_traceback_later(patience, exit=True)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)  # its parent has told them
            find(name)
        with reporting(report):
            if is_ours(name):
                find(name).compiled.warm()
            else:
                from reino.cli.trial import try_out

                try_out(name)
    except BrokenGame as error:
        why = error.facts["why"]
        assert isinstance(why, Phrase)
        print(json.dumps({"key": why.key, **why.facts}), file=reports)
        raise


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
