"""Kernels: rules written in Python that Numba compiles, and the compiler, cache and drivers that
they share.

Together with `games/<game>/rules` this folder is the compile key of a game's rules: an edit of any
file in it compiles them again.
"""

from reino.core.kernel.cache import is_cached
from reino.core.kernel.compile import JIT, bind, interpreted, kernel

__all__ = ["JIT", "bind", "interpreted", "is_cached", "kernel"]
