"""Checks of numbers that callers give: whole numbers of Python, NumPy or any type with `__index__`,
and the limits of a search."""

from operator import index

from reino.core.errors import BadAmount, ReinoError
from reino.core.phrase import quoted

LARGEST = 1 << 31  # far above any seat, action or count


def whole(value: object, what: str, error: type[ReinoError], *, least: int | None = None) -> int:
    """This value as an int, or a refusal that says what was expected.

    `what` names the value in the error message: a word of `error-what` in the catalogues, or a name
    that is the same in all languages.
    """
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise error("error-not-whole", what=what, given=quoted(value)) from None
    if abs(number) > LARGEST:
        raise error("error-too-large", what=what, most=str(LARGEST), given=str(number))
    if least is not None and number < least:
        raise error("error-too-small", what=what, least=str(least), given=str(number))
    return number


def check_limits(iterations: object, seconds: object) -> None:
    """Refuse a search limit that is not a number, or that leaves the search no work."""
    for limit, kinds in ((iterations, (int,)), (seconds, (int, float))):
        if limit is not None and not (isinstance(limit, kinds) and limit > 0):
            raise BadAmount("error-search-limit", given=quoted(limit))
