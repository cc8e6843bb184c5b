"""Kernels as plain Python, asked about a record in any form."""

from types import SimpleNamespace

from reino.core.kernel import kernel
from reino.core.plain_kernel import plain


@kernel
def doubled(number: int) -> int:
    return 2 * number


@kernel
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


@kernel
def steps_down(number: int) -> int:
    return 0 if number == 0 else 1 + steps_down(number - 1)


@kernel
def widest(s: SimpleNamespace, times: int = 1) -> int:
    return sum([quadrupled(n) * times for n in s.numbers])


def test_a_rule_takes_what_no_compiled_kernel_would_and_asks_other_rules() -> None:
    # A namespace has no type for Numba, nor has a text.
    assert plain(widest)(SimpleNamespace(numbers=[1, 2])) == 12
    assert plain(quadrupled)("ab") == "ab" * 4


def test_a_rule_that_asks_itself_ends() -> None:
    assert plain(steps_down)(3) == 3


def test_a_rule_is_copied_once() -> None:
    assert plain(doubled) is plain(doubled)
