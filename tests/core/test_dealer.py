"""The dealer: chance that anyone can check afterwards."""

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

import reino
from reino import Dealer
from reino.core import dealer as chance
from reino.errors import BadSeed


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    dealer = Dealer(bytes(range(32)))
    assert dealer.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_an_outcome_is_the_keyed_hash_of_its_number() -> None:
    seed = bytes(range(32))
    message = (5).to_bytes(8, "little") + (0).to_bytes(8, "little")
    word = int.from_bytes(hashlib.blake2b(message, key=seed, digest_size=8).digest(), "little")
    assert Dealer(seed).draw(5, [1] * 1000) == word % 1000


def test_the_same_seed_and_number_draw_the_same() -> None:
    draws = [Dealer.of(3).draw(k, [1] * 1000) for k in range(20)]
    assert draws == [Dealer.of(3).draw(k, [1] * 1000) for k in range(20)]
    assert len(set(draws)) > 15
    assert draws != [Dealer.of(4).draw(k, [1] * 1000) for k in range(20)]


def test_a_seed_is_a_number_bytes_or_nothing() -> None:
    exact = bytes(range(32))
    assert Dealer.of(exact).seed == exact
    assert Dealer.of(b"short").seed == hashlib.sha256(b"short").digest()
    assert Dealer.of(-1).seed != Dealer.of(1).seed
    assert Dealer.of(10**40).seed != Dealer.of(10**40 + 1).seed
    assert len(Dealer.of(None).seed) == 32
    assert Dealer.of(None).seed != Dealer.of(None).seed


@pytest.mark.parametrize("seed", [1.5, "seven", [7]])
def test_any_other_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="whole number, bytes or None; got"):
        Dealer.of(seed)  # type: ignore[arg-type]


def test_a_dealer_takes_32_bytes() -> None:
    with pytest.raises(BadSeed, match="32 bytes; got 3"):
        Dealer(b"abc")


def test_the_seed_does_not_show() -> None:
    dealer = Dealer.of(7)
    for shown in (repr(dealer), str(dealer), repr(reino.load("braverats").start(dealer=dealer))):
        assert dealer.seed.hex() not in shown
        assert repr(dealer.seed) not in shown


def test_every_nonce_changes_the_deal() -> None:
    seed = bytes(32)
    nonces = [(), (b"ana",), (b"luis",), (b"ana", b"luis"), (b"luis", b"ana"), (b"analuis",)]
    deals = [tuple(Dealer(seed, n).draw(k, [1] * 52) for k in range(10)) for n in nonces]
    assert len(set(deals)) == len(nonces)
    assert len({Dealer(seed, n).commitment for n in nonces}) == 1


class Words:
    """Stands in for BLAKE2b: the word of each attempt is chosen by the test."""

    def __init__(self, words: Sequence[int]) -> None:
        self.words = words

    def __call__(self, message: bytes, *, key: bytes, digest_size: int) -> "Words":
        self.attempt = int.from_bytes(message[8:], "little")
        return self

    def digest(self) -> bytes:
        return self.words[self.attempt].to_bytes(8, "little")


@pytest.mark.parametrize("weights", [[1, 1, 1], [2, 1], [1, 5], [7], [3, 2, 1]])
def test_rejection_leaves_exactly_the_weights(
    weights: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    # With words of three bits every word can be tried: those kept share out by weight exactly.
    monkeypatch.setattr(chance, "WORD", 8)
    total = sum(weights)
    kept = 8 - 8 % total
    drawn: Counter[int] = Counter()
    for word in range(8):
        words = Words([word, 0])
        monkeypatch.setattr(hashlib, "blake2b", words)
        index = Dealer(bytes(32)).draw(0, weights)
        if word < kept:
            assert words.attempt == 0
            drawn[index] += 1
        else:
            assert words.attempt == 1
            assert index == 0
    assert drawn == {i: kept // total * weight for i, weight in enumerate(weights)}


def test_a_word_above_the_last_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words([2**64 - 1, 2**64 - 1, 4])
    monkeypatch.setattr(hashlib, "blake2b", words)
    assert Dealer(bytes(32)).draw(0, [1, 1, 1]) == 1
    assert words.attempt == 2


def test_many_draws_come_close_to_their_weights() -> None:
    n, weights = 4000, [1, 2, 5]
    drawn = Counter(Dealer.of(1).draw(k, weights) for k in range(n))
    for index, weight in enumerate(weights):
        assert abs(drawn[index] - n * weight / 8) < 4 * (n * weight / 8) ** 0.5
