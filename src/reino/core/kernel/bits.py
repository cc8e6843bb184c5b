"""Which bit of a word is set: for sets kept as bits."""

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

MOST_BITS = 52  # of a set, so that plain Python's 64 signed bits are never short


def lowest(bits):
    """Which is the lowest bit of a word that has one."""
    word = int(bits)
    return (word & -word).bit_length() - 1


@overload(lowest)
def _compiled_lowest(bits):
    return lambda bits: _trailing_zeros(np.int64(bits))


@intrinsic
def _trailing_zeros(context, word):
    """One instruction, on a GPU too."""

    def generate(context, builder, signature, arguments):
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate
