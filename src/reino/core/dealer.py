"""The dealer: chance that can be checked afterwards.

Outcome k of a game is drawn from a secret 32-byte seed. Before the first draw the SHA-256 of the
seed is published (the *commitment*), after the game the seed itself, so anyone can draw again and
see that no die was loaded. At a table every player adds a *nonce* after the commitment is known, so
that no participant, the host included, chooses the dice alone.
"""

import hashlib
import secrets
from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import Protocol

from reino.core.errors import BadSeed
from reino.core.phrase import quoted

SEED_BYTES = 32
WORD = 1 << 64


class Chance(Protocol):
    """The protocol of a source of chance: the verifiable dealer, or a script in a test."""

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index of outcome number k of a game, among outcomes with these integer weights."""


class Dealer:
    """Draws outcomes from a seed. The same seed and nonces always deal the same game."""

    _number: int

    def __init__(self, seed: bytes, nonces: Sequence[bytes] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSeed("error-dealer-seed", size=str(SEED_BYTES), given=str(len(seed)))
        self.seed = seed
        self.nonces: tuple[bytes, ...] = tuple(nonces)
        """The nonces that players added to the seed, in order."""

    @cached_property
    def seed(self) -> bytes:
        """The secret seed. Derived from a number only when needed, because many games never draw an
        outcome."""
        return hashlib.sha256(b"reino seed %d" % self._number).digest()

    @classmethod
    def of(cls, seed: int | bytes | None) -> "Dealer":
        """A dealer from the seed that a caller gives: a number, bytes of any length, or None for a
        new secret."""
        if seed is None:
            return cls(secrets.token_bytes(SEED_BYTES))
        if isinstance(seed, bytes):
            return cls(seed if len(seed) == SEED_BYTES else hashlib.sha256(seed).digest())
        try:
            number = index(seed)
        except TypeError:
            raise BadSeed("error-seed", given=quoted(seed)) from None
        dealer = cls.__new__(cls)
        dealer._number, dealer.nonces = number, ()
        return dealer

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: published before the first draw."""
        return commitment(self.seed)

    @cached_property
    def _key(self) -> bytes:
        key = self.seed
        for nonce in self.nonces:
            key = hashlib.blake2b(nonce, key=key, digest_size=SEED_BYTES).digest()
        return key

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index of outcome number k of a game, among outcomes with these integer weights."""
        total = sum(weights)
        # Words above the last whole multiple of the total would favour the first outcomes.
        limit = WORD - WORD % total
        attempt = 0
        while True:
            message = k.to_bytes(8, "little") + attempt.to_bytes(8, "little")
            digest = hashlib.blake2b(message, key=self._key, digest_size=8).digest()
            word = int.from_bytes(digest, "little")
            if word < limit:
                break
            attempt += 1
        rest = word % total
        for chosen, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return chosen
        raise AssertionError("weights do not add up")

    def __repr__(self) -> str:
        # The seed is a secret until the game is over: it must not reach a log by accident.
        return f"<Dealer {self.commitment[:12]}>"


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()
