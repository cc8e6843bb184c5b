"""Further panels of the picture of a balance: lengths of games, strategies, openings."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles

from reino.arena.balance import Balance
from reino.arena.plot import (
    FIRST,
    LEFT,
    NAME_GAPS,
    RIGHT,
    SCALE,
    SECOND,
    STEP,
    WIDTH,
    Panel,
    column_of,
    hatched,
)
from reino.arena.rating import Score
from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    Markup,
    circle,
    group,
    joined,
    path,
    rect,
    text,
)

HEAD = 46  # from the top of a panel to its first row
FOOT = 26
BAR = 20
LINE = 28  # from one bar to the next where they are many
GAP = 26  # between two strategies
SMALL = 9  # the height of each of two bars, one over the other
FILLS = ("#7d9a5c", "#8a93a8", SECOND, GOLD)


@dataclass(frozen=True)
class Column:
    """A column of a strategy: its name, and its mark where there is little room."""

    key: str
    name: str
    sign: str


def lengths(title: str, balances: Sequence[Balance], notes: Sequence[str]) -> Panel:
    """A line from the shortest game to the longest, a box around the middle half, a dot for the
    mean, and a note behind each."""
    # A game that chance alone decides has no turn, and nothing may be divided by none.
    most = _round_up(max((1, *(turns for balance in balances for turns in balance.turns))))
    floor = HEAD + STEP * len(balances)
    parts = [_title(title)]
    for tick in (0, most // 2, most):
        x = SCALE * tick / most
        parts += [
            path(f"M{LEFT + x:.1f} {HEAD - 8} V{floor - 8}", stroke=FADED_INK, stroke_width=0.7),
            text(str(tick), LEFT + x, floor + 8, 13, text_anchor="middle", fill=FADED_INK),
        ]
    for place, (balance, note) in enumerate(zip(balances, notes, strict=True)):
        row = joined((_name(balance), _box(balance.turns, SCALE / most), _note(note)))
        parts.append(group(row, at=(LEFT, HEAD + STEP * place)))
    return Panel(floor + FOOT, joined(parts))


def _box(turns: Sequence[int], scale: float) -> Markup:
    middle = BAR / 2
    low, high = scale * min(turns), scale * max(turns)
    first, median, third = (scale * cut for cut in quartiles(turns))
    ends = f"M{low:.1f} {middle} H{high:.1f} M{low:.1f} 5 V{BAR - 5} M{high:.1f} 5 V{BAR - 5}"
    return joined(
        (
            path(ends, stroke=INK, stroke_width=1.5),
            rect(first, 0, third - first, BAR, fill=OLD_PARCHMENT, stroke=INK, stroke_width=1.5),
            path(f"M{median:.1f} 0 V{BAR}", stroke=INK, stroke_width=3),
            circle(scale * fmean(turns), middle, 5, fill=PARCHMENT, stroke=INK, stroke_width=2),
        )
    )


def quartiles(turns: Sequence[int]) -> tuple[float, float, float]:
    """The quartiles: lengths that a quarter, half and three quarters of the games stay below."""
    if len(turns) < 2:
        return (float(turns[0]),) * 3
    first, median, third = quantiles(turns, method="inclusive")
    return first, median, third


def _round_up(value: int) -> int:
    """The next round number, so that half of it is one too."""
    step, factor = 2, 5
    while step * 10 < value:
        step, factor = step * factor, 7 - factor
    return -(-value // step) * step


def strategies(
    title: str,
    legend: tuple[str, str],
    columns: Sequence[Column],
    balances: Sequence[Balance],
    notes: Sequence[Sequence[str]],
) -> Panel:
    """For each setting and strategy two bars: how often it worked for winners, and for all seats.

    `legend` names the two, and `notes` has a note behind each pair.
    """
    wide = (SCALE + RIGHT - 32 - GAP * (len(columns) - 1)) / len(columns)
    lefts = [LEFT + place * (wide + GAP) for place in range(len(columns))]
    parts = [_title(title)]
    for column, left in zip(columns, lefts, strict=True):
        parts.append(text(column.name, left, HEAD - 2, 14, room=wide, font_weight="bold"))
    for place, (balance, row) in enumerate(zip(balances, notes, strict=True)):
        top = HEAD + 10 + STEP * place
        parts.append(group(_name(balance), at=(LEFT, top)))
        for column, left, note in zip(columns, lefts, row, strict=True):
            parts.append(group(_pair(balance, column.key, wide - 44), at=(left, top)))
            parts.append(text(note, left + wide, top + 14, 12, text_anchor="end", room=40))
    floor = HEAD + 10 + STEP * len(balances)
    parts.append(group(_legend(legend), at=(LEFT, floor + 8)))
    return Panel(floor + FOOT + 6, joined(parts))


def _pair(balance: Balance, key: str, wide: float) -> Markup:
    usage = balance.usage
    won, any_seat = wide * usage.of_winners(key), wide * usage.of_seats(key)
    low, high = (wide * end for end in usage.of_winners_interval(key))
    return joined(
        (
            rect(0, 0, won, SMALL, fill=FIRST),
            group(hatched(0, any_seat, SMALL), at=(0, SMALL + 1)),
            rect(0, 0, wide, 2 * SMALL + 1, fill="none", stroke=INK),
            path(f"M{low:.1f} {SMALL / 2} H{high:.1f}", stroke=INK, stroke_width=2),
        )
    )


def _legend(words: tuple[str, str]) -> Markup:
    frame = rect(0, 0, 22, 12, fill="none", stroke=INK)
    winners, seats = words
    middle = (WIDTH - LEFT - 32) / 2
    return joined(
        (
            group(rect(0, 0, 22, 12, fill=FIRST), frame, at=(0, -11)),
            text(winners, 30, 0, 14, room=middle - 50),
            group(hatched(0, 22, 12), frame, at=(middle, -11)),
            text(seats, middle + 30, 0, 14, room=middle - 50),
        )
    )


def parts_brought(
    title: str, columns: Sequence[Column], balances: Sequence[Balance], notes: Sequence[str]
) -> Panel:
    """For each setting one bar, divided by the strategies the winners won with."""
    parts = [_title(title)]
    for place, (balance, note) in enumerate(zip(balances, notes, strict=True)):
        row = joined((_name(balance), _parted(balance, columns), _note(note)))
        parts.append(group(row, at=(LEFT, HEAD - 12 + STEP * place)))
    return Panel(HEAD - 12 + STEP * len(balances), joined(parts))


def _parted(balance: Balance, columns: Sequence[Column]) -> Markup:
    parts: list[Markup] = []
    left = 0.0
    for place, column in enumerate(columns):
        wide = SCALE * balance.usage.of_brought(column.key)
        fill = FILLS[place % len(FILLS)]
        parts.append(rect(left, 0, wide, BAR, fill=fill, stroke=INK, stroke_width=1.2))
        if wide > BAR:
            parts.append(text(column.sign, left + wide / 2, 15, 15, text_anchor="middle"))
        left += wide
    return joined(parts)


@dataclass(frozen=True)
class Opening:
    """An opening: a first choice, its results, and how often it was made."""

    name: str
    score: Score
    note: str


def openings(title: str, rows: Sequence[Opening]) -> Panel:
    """For each opening its share of the points with the interval, and how often it was played."""
    left = column_of([row.name for row in rows], 16, LEFT) if rows else LEFT
    scale = WIDTH - left - RIGHT
    parts = [_title(title)]
    for place, row in enumerate(rows):
        low, high = (scale * end for end in row.score.share_interval)
        middle = BAR / 2
        drawn = joined(
            (
                text(row.name, -14, 15, 16, room=left - NAME_GAPS, text_anchor="end"),
                rect(0, 0, scale * row.score.share, BAR, fill=FIRST),
                rect(0, 0, scale, BAR, fill="none", stroke=INK, stroke_width=1.2),
                path(f"M{low:.1f} {middle} H{high:.1f}", stroke=INK, stroke_width=2),
                _note(row.note, left),
            )
        )
        parts.append(group(drawn, at=(left, HEAD - 12 + LINE * place)))
    return Panel(HEAD - 12 + LINE * len(rows), joined(parts))


def _title(words: str) -> Markup:
    return text(words, 32, 18, 18, room=WIDTH - 64, font_weight="bold")


def _name(balance: Balance) -> Markup:
    name = balance.setting.name
    return text(name, -14, 15, 16, room=LEFT - NAME_GAPS, text_anchor="end", font_weight="bold")


def _note(words: str, left: float = LEFT) -> Markup:
    return text(words, WIDTH - left - 32, 15, 16, room=RIGHT - 40, text_anchor="end")
