"""Kernels as plain Python, for what is told of a game.

Words, previews and pictures ask the rules now and then, of few things. A kernel that is compiled
for calls from Python costs seconds when it is compiled, and each call unpacks a whole record; the
same source as plain Python costs neither, and takes a record in any form that has its fields.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

Rule = TypeVar("Rule", bound=Callable[..., Any])


@cache  # it holds kernels, of which there are as many as in the sources
def plain(kernel: Rule) -> Rule:
    """A kernel as a plain function, those that it calls included: `plain(tiling.lies)(s, tile)`."""
    return cast(Rule, _copied(kernel, {}))


def _copied(kernel: Any, done: dict[FunctionType, FunctionType]) -> Any:
    function = getattr(kernel, "py_func", None)
    if not isinstance(function, FunctionType):
        return kernel  # plain already, where nothing is compiled
    if function not in done:
        known = dict(function.__globals__)
        done[function] = FunctionType(
            function.__code__, known, function.__name__, function.__defaults__
        )
        for name in _names(function.__code__):
            if hasattr(known.get(name), "py_func"):
                known[name] = _copied(known[name], done)
    return done[function]


def _names(code: CodeType) -> Iterator[str]:
    """The names of globals and attributes in a function, and in those inside it."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)
