"""Fixtures and settings of all tests."""

import signal

import pytest
from hypothesis import settings

import reino
from commands import Command

# The same examples on every machine; how long one takes depends on the machine, so no deadline.
settings.register_profile("reino", deadline=None, derandomize=True, print_blob=False)
settings.load_profile("reino")


def pytest_configure() -> None:
    """Unblock Ctrl-C: where a shell runs the tests in the background (`make test &`), all processes
    they start would ignore it, and some tests send it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def game() -> reino.Game:
    """BraveRats without options: no chance, two cards at once."""
    return reino.load("braverats")


@pytest.fixture
def lucky() -> reino.Game:
    """BraveRats with the lucky draw: chance before every round, and secrets."""
    return reino.load("braverats", options={"lucky_draw": True})


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command `reino`, with a pipe for a terminal."""
    return Command(monkeypatch, capsys)


@pytest.fixture
def finished() -> reino.Record:
    """A game with dice, played to its end."""
    state = reino.load("braverats", options={"random_deal": True}).start(seed=5)
    while not state.over:
        state = state.play({seat: state.legal(seat)[0] for seat in state.owing})
    return reino.Record.of(state, ("Ana", "Luis"))
