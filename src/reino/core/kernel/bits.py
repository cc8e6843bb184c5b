"""Bit operations on words: for sets kept as bits."""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

MOST_BITS = 52  # of a set, so that plain Python's 64 signed bits are never short


def lowest(bits: int) -> int:
    """The index of the lowest set bit of a word that has one."""
    word = int(bits)
    return (word & -word).bit_length() - 1


@overload(lowest)  # type: ignore[untyped-decorator]
def _compiled_lowest(bits: Any) -> Callable[[Any], Any]:
    def compiled(bits: Any) -> Any:  # Numba compares the two signatures, annotations included
        return _trailing_zeros(np.int64(bits))

    return compiled


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(context: Any, word: Any) -> tuple[Any, Callable[..., Any]]:
    """One instruction, on a GPU too."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate
