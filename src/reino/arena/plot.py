"""The picture of a balance: the shares of wins in each setting."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from reino.arena.balance import Balance
from reino.arena.rating import Interval
from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    WIDE_BOLD,
    Markup,
    circle,
    document,
    framed,
    group,
    joined,
    path,
    rect,
    text,
)

WIDTH = 800
LEFT, RIGHT = 168, 96  # width of the settings' names, and of the notes behind their bars
BAR, STEP = 26, 48  # a bar's height, and the step to the next
TOP, BOTTOM = 132, 92
BETWEEN = 22  # two panels
NAME_GAPS = 46  # gap before and behind a name
SCALE = WIDTH - LEFT - RIGHT  # the share of all games
TICKS = (0, 0.25, 0.5, 0.75, 1)
FIRST, SECOND = GOLD, "#b3402e"


@dataclass(frozen=True)
class Words:
    """The texts of the picture, in the language of its reader."""

    lang: str
    title: str
    about: str  # under the title: the bot and the number of games
    desc: str  # the description of the picture
    first: str  # the name of the first player's wins
    draws: str
    others: str
    score: str  # the first player's score and its interval
    note: str  # the heading of the notes
    ticks: Sequence[str]  # the labels of `TICKS`


@dataclass(frozen=True)
class Panel:
    """A part of the picture below the bars, as wide as it."""

    height: float
    drawing: Markup


def drawn(
    words: Words, balances: Sequence[Balance], notes: Sequence[str], panels: Sequence[Panel] = ()
) -> str:
    """Bars of wins, draws and losses, a dot for the first player's score, a note behind each;
    further panels go below."""
    floor = TOP + STEP * len(balances)
    bottom = float(floor + BOTTOM)
    below = []
    for panel in panels:
        below.append(group(panel.drawing, at=(0, bottom)))
        bottom += panel.height + BETWEEN
    height = round(bottom)
    rows = [
        group(_row(balance, note), at=(LEFT, TOP + STEP * place))
        for place, (balance, note) in enumerate(zip(balances, notes, strict=True))
    ]
    return document(
        words.lang,
        (WIDTH, height),
        words.title,
        words.desc,
        framed(WIDTH, height, PARCHMENT, INK),
        text(words.title, 32, 52, 25, room=WIDTH - 64, font_weight="bold"),
        text(words.about, 32, 78, 15, room=WIDTH - 64, fill=FADED_INK),
        text(words.note, WIDTH - 32, TOP - 12, 13, text_anchor="end", room=RIGHT + 60),
        group(_axis(floor, words.ticks), at=(LEFT, 0)),
        *rows,
        group(_legend(words), at=(32, floor + BOTTOM - 34)),
        *below,
    )


def column_of(names: Sequence[str], size: float, least: int) -> int:
    """The width of the column of these names with its gaps: names are as large as other text, as
    long as the column leaves half of the picture to the bars."""
    longest = max(map(len, names))
    return min(WIDTH // 2, max(least, NAME_GAPS + ceil(WIDE_BOLD * size * longest)))


def _row(balance: Balance, note: str) -> Markup:
    score = balance.score
    name = balance.setting.name
    middle = BAR / 2 + 5
    return joined(
        (
            text(
                name, -14, middle, 16, room=LEFT - NAME_GAPS, text_anchor="end", font_weight="bold"
            ),
            _bar(balance),
            _whisker(score.share, score.share_interval),
            text(note, WIDTH - LEFT - 32, middle, 16, room=RIGHT - 40, text_anchor="end"),
        )
    )


def _bar(balance: Balance) -> Markup:
    score = balance.score
    won, drawn = SCALE * score.wins / score.games, SCALE * score.draws / score.games
    parts = [
        rect(0, 0, won, BAR, fill=FIRST),
        hatched(won, drawn),
        rect(won + drawn, 0, SCALE - won - drawn, BAR, fill=SECOND),
        rect(0, 0, SCALE, BAR, fill="none", stroke=INK, stroke_width=1.5),
    ]
    edges = [edge for edge in (won, won + drawn) if 0 < edge < SCALE]
    parts += [path(f"M{edge:.1f} 0 V{BAR}", stroke=INK, stroke_width=1.5) for edge in edges]
    return joined(parts)


def hatched(left: float, width: float, height: float = BAR) -> Markup:
    """A part of a bar that can be told from the others without colour."""
    lines = []
    x = 6 - height
    while x < width:
        # From the bottom up to the right, cut off at both ends.
        begin, end = max(x, 0), min(x + height, width)
        lines.append(f"M{begin:.1f} {height - begin + x:.1f} L{end:.1f} {height - end + x:.1f}")
        x += 8
    return group(
        rect(0, 0, width, height, fill=OLD_PARCHMENT),
        path(" ".join(lines), stroke=FADED_INK, stroke_width=1) if lines else "",
        at=(left, 0),
    )


def _whisker(share: float, interval: Interval) -> Markup:
    """The score on the scale of the bar, with its interval."""
    low, high = (SCALE * end for end in interval)
    line = f"M{low:.1f} {BAR / 2} H{high:.1f} M{low:.1f} 6 V{BAR - 6} M{high:.1f} 6 V{BAR - 6}"
    return joined(
        (
            path(line, stroke=PARCHMENT, stroke_width=5, fill="none", stroke_linecap="round"),
            path(line, stroke=INK, stroke_width=2, fill="none", stroke_linecap="round"),
            circle(SCALE * share, BAR / 2, 5, fill=PARCHMENT, stroke=INK, stroke_width=2),
        )
    )


def _axis(floor: float, written: Sequence[str]) -> Markup:
    parts = []
    for share, words in zip(TICKS, written, strict=True):
        x = SCALE * share
        even = share == 0.5
        parts += [
            path(
                f"M{x:.1f} {TOP - 8} V{floor - 8}",
                stroke=INK if even else FADED_INK,
                stroke_width=1.5 if even else 0.7,
                stroke_dasharray="5 4" if even else None,
            ),
            text(words, x, floor + 10, 13, text_anchor="middle", fill=FADED_INK),
        ]
    return joined(parts)


def _legend(words: Words) -> Markup:
    """Four entries in a row, each as wide as its words in proportion."""
    frame = rect(0, 0, 22, 14, fill="none", stroke=INK)
    swatches = (
        (words.first, group(rect(0, 0, 22, 14, fill=FIRST), frame, at=(0, -12))),
        (words.draws, group(hatched(0, 22, 14), frame, at=(0, -12))),
        (words.others, group(rect(0, 0, 22, 14, fill=SECOND), frame, at=(0, -12))),
        (words.score, _sample()),
    )
    room = WIDTH - 64 - len(swatches) * 44
    letters = sum(len(said) for said, _ in swatches)
    entries, x = [], 0.0
    for said, swatch in swatches:
        width = room * len(said) / letters
        entries.append(group(swatch, text(said, 30, 0, 14, room=width), at=(x, 0)))
        x += width + 44
    return joined(entries)


def _sample() -> Markup:
    return joined(
        (
            path("M0 -5 H24 M0 -10 V0 M24 -10 V0", stroke=INK, stroke_width=2),
            circle(12, -5, 4, fill=PARCHMENT, stroke=INK, stroke_width=2),
        )
    )
