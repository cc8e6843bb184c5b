"""The picture of a tournament: ratings with their intervals, and the cross table."""

from collections.abc import Sequence
from dataclasses import dataclass

from reino.arena.plot import NAME_GAPS, WIDTH, column_of
from reino.arena.standings import Rating
from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
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

LEFT, RIGHT = 208, 96  # least width of names, and width of the notes behind the whiskers
TOP, STEP = 128, 40
HIGH = 30  # size of a cell of the cross table
WIDEST = 90
NOTE = 22  # from one line of notes to the next
BETWEEN = 70  # panels: the ratings and the cross table
BOTTOM = 40


@dataclass(frozen=True)
class Chart:
    """The texts of the picture, in the language of its reader."""

    lang: str
    title: str
    about: str
    desc: str  # the description of the picture
    ratings: str  # the name of the rating scale
    against: str  # the caption of the cross table
    notes: Sequence[str] = ()  # notes on the ratings, a line each


@dataclass(frozen=True)
class Row:
    """A row of the picture: one bot."""

    name: str
    rating: Rating | None  # None for a bot without a rating
    note: str
    group: int = 0  # only bots with the same group number can be compared


@dataclass(frozen=True)
class Cell:
    """The score of one bot against another."""

    share: float
    note: str


def drawn(chart: Chart, rows: Sequence[Row], cells: Sequence[Sequence[Cell | None]]) -> str:
    """A whisker for each bot, the strongest first, and below a cell for each two of them."""
    rated = [row.rating for row in rows if row.rating is not None]
    low = min((rating.low for rating in rated), default=0.0)
    high = max((rating.high for rating in rated), default=0.0)
    names = column_of([_numbered(place, row) for place, row in enumerate(rows)], 16, LEFT)
    floor = TOP + STEP * len(rows)
    table = floor + NOTE * len(chart.notes) + BETWEEN
    height = round(table + HIGH * (len(rows) + 1) + BOTTOM)
    whiskers = [
        group(_whisker(row, low, high, names), at=(names, TOP + STEP * place))
        for place, row in enumerate(rows)
    ]
    borders = [
        path(f"M32 {TOP + STEP * place - 6} H{WIDTH - 32}", stroke=INK, stroke_dasharray="2 4")
        for place in range(1, len(rows))
        if rows[place].group != rows[place - 1].group
    ]
    notes = [
        text(note, 32, floor + NOTE * line, 14, room=WIDTH - 64, fill=FADED_INK)
        for line, note in enumerate(chart.notes, 1)
    ]
    return document(
        chart.lang,
        (WIDTH, height),
        chart.title,
        chart.desc,
        framed(WIDTH, height, PARCHMENT, INK),
        text(chart.title, 32, 52, 25, room=WIDTH - 64, font_weight="bold"),
        text(chart.about, 32, 78, 15, room=WIDTH - 64, fill=FADED_INK),
        text(chart.ratings, 32, 104, 14, room=WIDTH - 64, fill=FADED_INK),
        *whiskers,
        *borders,
        *notes,
        text(chart.against, 32, table - 22, 14, room=WIDTH - 64, fill=FADED_INK),
        group(_cross(rows, cells, names), at=(names, table)),
    )


def _whisker(row: Row, low: float, high: float, names: int) -> Markup:
    """A bot's rating and its interval on the scale of all; the scale alone for a bot without a
    rating."""
    scale = WIDTH - names - RIGHT
    y = STEP / 2 - 6
    return joined(
        (
            path(f"M0 {y} H{scale}", stroke=OLD_PARCHMENT, stroke_width=1.5),
            _dot(row.rating, low, scale / max(high - low, 1e-9), y) if row.rating else "",
            _name(row.name, y + 5, names),
            text(row.note, WIDTH - names - 32, y + 5, 16, room=RIGHT - 44, text_anchor="end"),
        )
    )


def _dot(rating: Rating, low: float, scale: float, y: float) -> Markup:
    left, middle, right = (
        scale * (value - low) for value in (rating.low, rating.value, rating.high)
    )
    line = f"M{left:.1f} {y} H{right:.1f} M{left:.1f} {y - 6} v12 M{right:.1f} {y - 6} v12"
    return joined(
        (
            path(line, stroke=INK, stroke_width=2, fill="none"),
            circle(middle, y, 6, fill=GOLD, stroke=INK, stroke_width=2),
        )
    )


def _cross(rows: Sequence[Row], cells: Sequence[Sequence[Cell | None]], names: int) -> Markup:
    """Numbers head the columns, in the order of the rows. Gold, the fuller the more was won."""
    wide = min(WIDEST, (WIDTH - names - 32) / len(rows))
    parts: list[Markup] = []
    for place, row in enumerate(rows):
        top = HIGH * (place + 1)
        parts.append(_name(_numbered(place, row), top + 20, names))
        middle = wide * (place + 0.5)
        parts.append(text(str(place + 1), middle, 20, 14, text_anchor="middle", fill=FADED_INK))
        for column, cell in enumerate(cells[place]):
            parts.append(group(_cell(cell, wide), at=(wide * column, top)))
    return joined(parts)


def _cell(cell: Cell | None, wide: float) -> Markup:
    frame = rect(0, 0, wide, HIGH, fill="none", stroke=FADED_INK)
    if cell is None:
        return joined((rect(0, 0, wide, HIGH, fill=OLD_PARCHMENT), frame))
    return joined(
        (
            rect(0, HIGH * (1 - cell.share), wide, HIGH * cell.share, fill=GOLD),
            frame,
            text(cell.note, wide / 2, 20, 14, room=wide - 6, text_anchor="middle"),
        )
    )


def _numbered(place: int, row: Row) -> str:
    return f"{place + 1}  {row.name}"


def _name(words: str, y: float, names: int) -> Markup:
    room = names - NAME_GAPS
    return text(words, -14, y, 16, room=room, text_anchor="end", font_weight="bold")
