"""Duels: games between bots, played to their end or to a forfeit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from reino.arena.tallies import Account, Tally
from reino.bots import close_bot, make_bot
from reino.bots.forfeit import writable
from reino.bots.imported import UNMADE
from reino.core.bot import Bot
from reino.core.catalogue import LANGUAGES
from reino.core.errors import Forfeit, ReinoError
from reino.core.game import Game, load
from reino.core.kernel.rng import below, seeded
from reino.core.state import State
from reino.play.forfeit import FORFEIT, forfeited
from reino.play.record import BOT, Record


@dataclass(frozen=True)
class Player:
    """A bot by name, with the limits of its search."""

    name: str
    seconds: float | None = None
    iterations: int | None = None

    def bot(self, game: Game, seed: int) -> Bot:
        return make_bot(game, self.name, seed, seconds=self.seconds, iterations=self.iterations)


@dataclass(frozen=True)
class Duel:
    """One game to play. The same opening with the players exchanged makes it fair."""

    game: str
    options: Mapping[str, bool | str]
    players: tuple[Player, ...]  # players by seat
    seed: int
    opening: int = 0  # random turns before the bots begin
    opening_seed: int = 0


@dataclass(frozen=True)
class Forfeited:
    """A seat that forfeited because its bot did not choose, and the report in every language."""

    seat: int
    kind: str
    report: Mapping[str, str]

    @classmethod
    def of(cls, seat: int, error: Forfeit) -> "Forfeited":
        return cls(seat, error.kind, _in_every_language(error))

    @classmethod
    def unmade(cls, seat: int, error: ReinoError) -> "Forfeited":
        """The forfeit of a bot that was found before, but could not be made for this game."""
        return cls(seat, "unmade", _in_every_language(error))

    def tell(self, lang: str) -> str:
        return self.report[lang]


@dataclass(frozen=True)
class Played:
    """The result of a duel."""

    duel: Duel
    returns: tuple[float, ...]
    reason: str
    # The number of decisions, those of the opening too; simultaneous choices are one. In games
    # where a turn is one choice, these are turns.
    turns: int
    account: Account | None = None
    forfeits: tuple[Forfeited, ...] = ()


def play_duel(duel: Duel, tally: Tally | None = None, keep: Path | None = None) -> Played:
    """Play the duel; a tally adds its account of the strategies, and `keep` is a file for its
    record."""
    seats = len(duel.players)
    game = load(duel.game, seats, duel.options)
    state = opened(game, duel.opening, duel.opening_seed)
    bots: list[Bot] = []
    turns = duel.opening
    forfeits: list[Forfeited] = []
    try:
        for seat, player in enumerate(duel.players):
            try:
                bots.append(player.bot(game, bot_seed(duel.seed, seat)))
            except ReinoError as error:
                if error.key != UNMADE:
                    raise
                forfeits.append(Forfeited.unmade(seat, error))
        while not state.over and not forfeits:
            choices, forfeits = _choices(state, bots)
            if not forfeits:
                state = state.play(choices)
                turns += 1
    finally:
        for bot in bots:
            close_bot(bot)
    if keep is not None:
        Record.of(state, [f"{BOT}{player.name}" for player in duel.players]).save(keep)
    if forfeits:
        returns = forfeited(game, [forfeited.seat for forfeited in forfeits])
        return Played(duel, returns, FORFEIT, turns, None, tuple(forfeits))
    assert state.returns is not None
    assert state.reason is not None
    account = None if tally is None else tally.account(state)
    return Played(duel, state.returns, state.reason, turns, account)


def bot_seed(duel: int, seat: int) -> int:
    """The seed of a bot's own random numbers: the deal cannot be derived from it."""
    digest = blake2b(b"bot %d of duel %d" % (seat, duel), digest_size=7).digest()
    return int.from_bytes(digest, "little")


def _in_every_language(error: ReinoError) -> dict[str, str]:
    return {lang: writable(error.tell(lang)) for lang in LANGUAGES}


def _choices(state: State, bots: Sequence[Bot]) -> tuple[dict[int, int], list[Forfeited]]:
    """The choices of all seats that owe one, and the forfeits of those whose bot made none."""
    choices: dict[int, int] = {}
    forfeits: list[Forfeited] = []
    for seat in state.owing:
        try:
            choices[seat] = bots[seat].choose(state.view(seat))
        except Forfeit as error:
            forfeits.append(Forfeited.of(seat, error))
    return choices, forfeits


def opened(game: Game, turns: int, seed: int) -> State:
    """A game after a number of random turns, none of which ends it."""
    rng = seeded(seed)
    while True:
        state = game.start(seed=seed)
        for _ in range(turns):
            for seat in state.owing:
                # Where choices are not sealed, the one before may leave this seat nothing.
                if menu := state.legal(seat):
                    state = state.play(seat, menu[below(rng, len(menu))])
        if not state.over:
            return state
