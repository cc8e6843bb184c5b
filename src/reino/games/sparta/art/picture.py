"""A Sparta position as a picture: the board with its last move and its threats, and both sides."""

from math import hypot
from typing import Any

from reino.core import question
from reino.core.catalogue import Catalogue, catalogue
from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    Markup,
    crown,
    document,
    element,
    engraved,
    framed,
    group,
    joined,
    panel,
    path,
    rect,
    ribbon,
    text,
)
from reino.games.sparta import GAME, LOCALE
from reino.games.sparta.art import palette
from reino.games.sparta.art.palette import emblem
from reino.games.sparta.rules import actions, reasons, squares
from reino.games.sparta.rules.notation import square_name, squares_of, write_move
from reino.games.sparta.rules.state import NOBODY
from reino.games.sparta.rules.threats import threatened
from reino.games.sparta.table.names import action_name, last_of

SQUARE = 60
BOARD = squares.SIDE * SQUARE
EDGE_WOOD = 38  # of the frame, where the coordinates are: on the left and in front
THIN_WOOD = 14  # and where they are not
FRAME = BOARD + EDGE_WOOD + THIN_WOOD
PAGE = 20
STRIP = 74  # a side's name and numbers
NOTES = 62  # the last line
WIDTH = FRAME + 2 * PAGE
BOARD_TOP = PAGE + STRIP + THIN_WOOD
NOTES_TOP = PAGE + STRIP + FRAME + STRIP
HEIGHT = NOTES_TOP + NOTES + PAGE

WOOD = "#4a2c17"
GROUND = "#f1e2b9"
DARK_GROUND = "#e2cd97"
OUTLINE = rect(-30, -30, 60, 60, fill="none", stroke=INK, stroke_width=3)
LINES = "".join(f"M{SQUARE * i} 0V{BOARD}M0 {SQUARE * i}H{BOARD}" for i in range(1, squares.SIDE))


def draw(record: Any, viewer: int, lang: str) -> str:
    """The board as this viewer sits at it: Achaea's side has rank 10 in front."""
    return _Drawing(record, viewer, lang).whole()


def threats(record: Any, seat: int) -> list[int]:
    """Squares of the pieces that this seat, were it to move, could beat."""
    return squares_of(threatened(record, seat))


class _Drawing:
    """One position in one language, seen from one side."""

    def __init__(self, record: Any, viewer: int, lang: str) -> None:
        self.record = record
        self.near = squares.ACHAEA if viewer == squares.ACHAEA else squares.SPARTA
        self.lang = lang
        self.say: Catalogue = catalogue(lang, LOCALE)
        self.heroes = set(squares_of(record.hero))
        self.pieces = [squares_of(record.piece[seat]) for seat in (0, 1)]
        self.cities = [squares_of(record.city[seat]) for seat in (0, 1)]
        self.last = last_of(record)
        open_question = question.open_in(GAME, record, viewer, lang)
        self.owing, self.asked = open_question.asked, open_question.text or ""
        # Pieces the side to move could beat now, and pieces it could lose, were it not its turn.
        self.prey = [square for seat in self.owing for square in threats(record, seat)]
        self.danger = [square for seat in self.owing for square in threats(record, 1 - seat)]

    def whole(self) -> str:
        title = self.say("sparta-picture-title", state=self.headline())
        board = group(self.board(), at=(PAGE + EDGE_WOOD, BOARD_TOP))
        return document(
            self.lang,
            (WIDTH, HEIGHT),
            title,
            self.description(),
            framed(WIDTH, HEIGHT, OLD_PARCHMENT, WOOD),
            self.side_strip(1 - self.near, PAGE),
            board,
            self.side_strip(self.near, PAGE + STRIP + FRAME),
            self.notes(),
        )

    def headline(self) -> str:
        """The question that is open; or how the game ended, in a few words."""
        if self.owing:
            return self.asked
        winner = "none" if self.record.winner == NOBODY else actions.SEAT_KEYS[self.record.winner]
        reason = reasons.REASON_KEYS[self.record.reason]
        return self.say("sparta-picture-end", seat=winner, reason=reason)

    def description(self) -> str:
        """The position in words, for screen readers."""
        sides = [
            self.say(
                "sparta-picture-side",
                seat=actions.SEAT_KEYS[seat],
                warriors=self.listed(set(self.pieces[seat]) - self.heroes),
                heroes=self.listed(set(self.pieces[seat]) & self.heroes),
                cities=self.listed(self.cities[seat]),
            )
            for seat in (0, 1)
        ]
        return " ".join([self.asked, *sides])

    def listed(self, marked: Any) -> str:
        return ", ".join(square_name(square) for square in sorted(marked)) or "–"

    def middle(self, square: int) -> tuple[float, float]:
        """Where a square lies on the board, seen from the near side."""
        rank, file = divmod(square, squares.SIDE)
        if self.near == squares.ACHAEA:
            rank, file = squares.SIDE - 1 - rank, squares.SIDE - 1 - file
        return SQUARE * (file + 0.5), SQUARE * (squares.SIDE - rank - 0.5)

    def board(self) -> Markup:
        return joined(
            (
                self.ground(),
                *(self.city(square, seat) for seat in (0, 1) for square in self.cities[seat]),
                path(LINES, stroke=FADED_INK, stroke_width=1),
                self.last_move(),
                *(self.piece(square, seat) for seat in (0, 1) for square in self.pieces[seat]),
                *(self.mark("prey", square) for square in self.prey),
                *(self.mark("danger", square) for square in self.danger),
            )
        )

    def ground(self) -> Markup:
        """Parchment in a wooden frame, with the coordinates on the wood."""
        shaded = "".join(
            f"M{SQUARE * file} {SQUARE * rank}h{SQUARE}v{SQUARE}h-{SQUARE}z"
            for rank in range(squares.SIDE)
            for file in range(squares.SIDE)
            if (rank + file) % 2
        )
        return joined(
            (
                rect(
                    -EDGE_WOOD,
                    -THIN_WOOD,
                    FRAME,
                    FRAME,
                    rx=5,
                    fill=WOOD,
                    stroke=INK,
                    stroke_width=2,
                ),
                rect(-4, -4, BOARD + 8, BOARD + 8, fill=GOLD, stroke=INK, stroke_width=1.5),
                rect(0, 0, BOARD, BOARD, fill=GROUND),
                path(shaded, fill=DARK_GROUND),
                group(
                    *self.coordinates(), fill=PARCHMENT, text_anchor="middle", font_weight="bold"
                ),
            )
        )

    def coordinates(self) -> list[Markup]:
        """Files along the near edge, ranks along the left one."""
        names = []
        for i in range(squares.SIDE):
            x, y = self.middle(i * squares.SIDE + i)
            names.append(text(squares.FILES[i], x, BOARD + 27, 23, data_file=squares.FILES[i]))
            names.append(text(str(i + 1), -21, y + 8, 23, data_rank=str(i + 1)))
        return names

    def city(self, square: int, seat: int) -> Markup:
        title = self.say(
            "sparta-picture-city", seat=actions.SEAT_KEYS[seat], square=square_name(square)
        )
        return group(
            element("title", title),
            emblem(f"city-{actions.SEAT_KEYS[seat]}"),
            at=self.middle(square),
            data_city=square_name(square),
            data_seat=actions.SEAT_KEYS[seat],
        )

    def piece(self, square: int, seat: int) -> Markup:
        kind = "hero" if square in self.heroes else "warrior"
        title = self.say(
            "sparta-picture-piece",
            seat=actions.SEAT_KEYS[seat],
            kind=kind,
            square=square_name(square),
        )
        x, y = self.middle(square)
        # A little smaller in a city, whose walls then show all around.
        in_city = square in self.cities[0] or square in self.cities[1]
        return group(
            element("title", title),
            emblem(f"{kind}-{actions.SEAT_KEYS[seat]}"),
            at=(x, y),
            scale=0.84 if in_city else 1,
            data_piece=square_name(square),
            data_seat=actions.SEAT_KEYS[seat],
            data_kind=kind,
        )

    def last_move(self) -> Markup:
        """The square left, the square reached, an arrow; one square for a promotion in place."""
        move = self.last
        if move is None or move.kind == "pass":
            return Markup()
        origin, target = move.numbers["from"], move.numbers["to"]
        parts = [self.mark("to", target)]
        if origin != target:
            parts = [self.mark("from", origin), *parts, self.arrow(origin, target)]
        return joined(parts)

    def arrow(self, origin: int, target: int) -> Markup:
        (x0, y0), (x1, y1) = self.middle(origin), self.middle(target)
        length = hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        # It ends before the piece that moved, whose emblem stays clear.
        start, neck, tip = 8, length - 40, length - 24
        points = [
            (start, 4),
            (neck, 4),
            (neck, 11),
            (tip, 0),
            (neck, -11),
            (neck, -4),
            (start, -4),
        ]
        outline = " ".join(
            f"{x0 + ux * along - uy * across:.1f},{y0 + uy * along + ux * across:.1f}"
            for along, across in points
        )
        return element(
            "polygon",
            points=outline,
            fill=palette.TRACE,
            stroke=PARCHMENT,
            stroke_width=1.5,
            stroke_linejoin="round",
            data_mark="arrow",
            data_move=write_move(self.record.last),
        )

    def mark(self, name: str, square: int) -> Markup:
        drawing = emblem(f"mark-{name}")
        if name == "danger":
            # In a corner, where it does not cover the piece.
            drawing = group(drawing, at=(17, -15))
        return group(
            drawing, at=self.middle(square), data_mark=name, data_square=square_name(square)
        )

    def side_strip(self, seat: int, top: int) -> Markup:
        """A side: its arms and name, whether it is to move or has won, and its numbers."""
        record = self.record
        side = actions.SEAT_KEYS[seat]
        won = record.winner == seat
        to_move = seat in self.owing
        parts = [
            group(
                panel(FRAME, STRIP - 12, palette.COLOURS[seat], strong=won or to_move), at=(0, 6)
            ),
            group(self.arms(seat, won, to_move), at=(55, STRIP / 2)),
        ]
        name = self.say("sparta-seat", seat=side)
        if won or to_move:
            says = self.say("sparta-picture-won" if won else "sparta-picture-to-move")
            parts.append(text(name, 92, 38, 30, room=180, font_weight="bold"))
            parts.append(
                text(says, 93, 59, 18, room=170, fill=palette.DEEP[seat], font_style="italic")
            )
        else:
            parts.append(text(name, 92, 47, 30, room=180, font_weight="bold"))
        numbers = (
            ("cities", group(emblem(f"city-{side}"), OUTLINE, scale=0.6), record.cities[seat]),
            ("pieces", group(emblem(f"warrior-{side}"), scale=0.72), record.pieces[seat]),
            ("reserve", group(emblem(f"hero-{side}"), scale=0.72), record.reserve[seat]),
        )
        for i, (key, icon, n) in enumerate(numbers):
            x = 300 + 126 * i
            counted = f"{side}-{key}"
            label = self.say(f"sparta-picture-{key}")
            parts.append(group(icon, at=(x, STRIP / 2)))
            parts.append(text(str(n), x + 28, 40, 28, font_weight="bold", data_count=counted))
            parts.append(text(label, x + 28, 59, 16, room=88, fill=FADED_INK))
        return group(*parts, at=(PAGE, top))

    def arms(self, seat: int, won: bool, to_move: bool) -> Markup:
        """The side to move carries its arms on a banner, the winner under a crown."""
        side = actions.SEAT_KEYS[seat]
        shield = emblem(f"warrior-{side}")
        if won:
            return group(
                group(shield, at=(0, 8), scale=0.8),
                group(crown(), at=(0, -19), scale=0.8),
                data_mark="winner",
                data_seat=side,
            )
        if to_move:
            return group(
                engraved("M-27 -30 H27 V22 L0 34 L-27 22 Z", palette.COLOURS[seat]),
                group(shield, at=(0, -2), scale=0.86),
                data_mark="turn",
                data_seat=side,
            )
        return group(shield, scale=0.9)

    def notes(self) -> Markup:
        """The last move and the calm turns; then the legend of the marks, or how the game ended."""
        move = "–" if self.last is None else action_name(self.last.id, self.lang)
        moved = self.say("sparta-picture-last", move=move)
        calm = self.say("sparta-picture-calm", n=int(self.record.calm), most=reasons.CALM_TURNS)
        lines = [
            text(moved, 4, 26, 19, room=244, font_weight="bold", fill=palette.TRACE),
            text(calm, 4, 52, 18, room=244, fill=FADED_INK),
        ]
        if self.record.reason:
            winner = int(self.record.winner)
            fill = FADED_INK if winner == NOBODY else palette.COLOURS[winner]
            ink = INK if winner == squares.SPARTA else PARCHMENT
            lines.append(group(ribbon(self.headline(), 400, fill, ink), at=(FRAME - 200, 32)))
        else:
            for i, (name, marked) in enumerate((("prey", self.prey), ("danger", self.danger))):
                count = self.say(f"sparta-picture-{name}", n=len(marked))
                lines.append(group(legend(name), at=(338, 20 + 27 * i)))
                lines.append(text(count, 360, 26 + 27 * i, 18, room=280))
        return group(*lines, at=(PAGE, NOTES_TOP))


def legend(mark: str) -> Markup:
    """The mark of prey or danger, as small as a line of words."""
    return group(emblem(f"mark-{mark}"), scale={"prey": 0.38, "danger": 0.72}[mark])
