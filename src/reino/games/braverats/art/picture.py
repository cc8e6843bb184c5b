"""A BraveRats table as a picture: both hands, the rounds played, the score, and hidden cards.

Everything comes from a hidden record, through the same plain data that screens get. A card that the
viewer may not know is a card back.
"""

from collections.abc import Sequence
from typing import Any

from reino.core import question
from reino.core.catalogue import Catalogue, catalogue
from reino.core.plain_kernel import plain
from reino.draw.svg import (
    FELT,
    FELT_LINE,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    Markup,
    circle,
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
from reino.games.braverats import GAME, LOCALE
from reino.games.braverats.art import palette
from reino.games.braverats.art.cards import CARD, CARD_HEIGHT, back, charge, face
from reino.games.braverats.art.palette import emblem
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.rules.setup import clan_size
from reino.games.braverats.table.names import mark
from reino.games.braverats.table.view import describe

PITCH = CARD + 8
SMALL = 0.8  # a card on the table
PAGE = 22
INNER = cards.ROUNDS * PITCH + 8
WIDTH = INNER + 2 * PAGE
STRIP = 60
NOTE = 34  # the line about a hand
TABLE = 366
FAR_HAND = PAGE + STRIP + 10
TABLE_TOP = FAR_HAND + CARD_HEIGHT + NOTE
NEAR_HAND = TABLE_TOP + TABLE + NOTE
NEAR_STRIP = NEAR_HAND + CARD_HEIGHT + 10
HEIGHT = NEAR_STRIP + STRIP + PAGE

FELT_SHADE = "#26402f"


def draw(record: Any, viewer: int, lang: str) -> str:
    """The table as this viewer sits at it; the public sits with Yarg."""
    return _Drawing(record, viewer, lang).whole()


class _Drawing:
    """One view in one language."""

    def __init__(self, record: Any, viewer: int, lang: str) -> None:
        self.data = describe(record, viewer)
        self.match = bool(record.emperor)
        self.rounds = int(plain(clan_size)(record))
        open_question = question.open_in(GAME, record, viewer, lang)
        self.owing, self.asked = open_question.asked, open_question.text or ""
        self.ended = self.data.stage in ("over", "between")
        self.winner = self.data.winner if self.data.stage == "over" else self.data.game_winner
        self.near = cards.APPLEWOOD if viewer == cards.APPLEWOOD else cards.YARG
        self.lang = lang
        self.say: Catalogue = catalogue(lang, LOCALE)

    def whole(self) -> str:
        far = 1 - self.near
        return document(
            self.lang,
            (WIDTH, HEIGHT),
            self.say("braverats-picture-title", state=self.headline()),
            self.description(),
            framed(WIDTH, HEIGHT, OLD_PARCHMENT, INK),
            self.clan_strip(far, PAGE),
            self.hand(far, FAR_HAND),
            self.note(far, FAR_HAND + CARD_HEIGHT),
            group(self.table(), at=(PAGE, TABLE_TOP)),
            self.note(self.near, NEAR_HAND - NOTE),
            self.hand(self.near, NEAR_HAND),
            self.clan_strip(self.near, NEAR_STRIP),
        )

    def clan(self, seat: int) -> str:
        return self.say("braverats-clan", clan=actions.SEAT_KEYS[seat])

    def name(self, card: str) -> str:
        return self.say("braverats-card", card=card)

    def headline(self) -> str:
        """The game of a match and its round, with the question that is open."""
        data = self.data
        parts = [self.asked]
        if data.stage == "choose":
            parts.insert(0, self.say("braverats-picture-round", round=data.round))
        if self.match and data.stage != "over":
            parts.insert(0, self.say("braverats-picture-game", game=data.game))
        return " · ".join(parts)

    def description(self) -> str:
        """The table in words, for screen readers."""
        data = self.data
        told = []
        for seat in (0, 1):
            faces, backs = self.cards(seat)
            hand = [self.name(card) for card in faces]
            if backs:
                hand.append(self.say("braverats-picture-hidden", n=backs))
            told.append(
                self.say(
                    "braverats-picture-side",
                    clan=self.clan(seat),
                    wins=data.wins[seat],
                    target=data.target,
                    hand=", ".join(hand) or "–",
                )
            )
        held = self.say("braverats-picture-held")
        for i, result in enumerate(data.results):
            shown = [self.name(data.played[seat][i]) for seat in (0, 1)]
            winner = result.winner
            told.append(
                self.say(
                    "braverats-picture-met",
                    round=i + 1,
                    yarg=shown[0],
                    applewood=shown[1],
                    winner=held if winner is None else self.clan(winner),
                )
            )
        return " ".join(told)

    def cards(self, seat: int) -> tuple[list[str], int]:
        """A hand as the viewer knows it: cards by name, and how many more there are."""
        known: list[str] = self.data.known[seat]
        return known, max(0, self.data.hand_sizes[seat] - len(known))

    def hand(self, seat: int, top: int) -> Markup:
        faces, backs = self.cards(seat)
        shown = [self.face(card, seat) for card in faces] + [self.back(seat)] * backs
        left = (WIDTH - PITCH * len(shown) + PITCH - CARD) / 2
        spread = (group(card, at=(left + PITCH * i, top)) for i, card in enumerate(shown))
        return group(*spread, data_hand=actions.SEAT_KEYS[seat])

    def note(self, seat: int, top: int) -> Markup:
        """A line about a hand: a card of it lies face down, or other cards wait in a pile."""
        sealed = self.data.chosen[seat] and self.data.cards[seat] is None
        pile = self.data.piles[seat] if self.data.piles else []
        if pile:
            mine = seat == self.near and self.data.hand is not None
            says = self.say(f"braverats-picture-{'pile' if mine else 'unseen'}")
        elif sealed:
            says = self.say("braverats-picture-sealed")
        else:
            return Markup()
        room = 9 * len(says)
        left = (WIDTH - room - 34 * len(pile)) / 2
        chips = (
            group(
                rect(0, -15, 28, 26, rx=5, fill=palette.PALE[seat], stroke=INK, stroke_width=1.5),
                text(mark(card), 14, 5, 20, text_anchor="middle", font_weight="bold"),
                element("title", self.name(card)),
                at=(left + room + 8 + 34 * i, 0),
                data_pile=actions.SEAT_KEYS[seat],
            )
            for i, card in enumerate(pile)
        )
        label = text(says, left + room, 5, 18, text_anchor="end", font_style="italic")
        return group(label, *chips, at=(0, top + NOTE / 2 + 1))

    def face(self, card: str, seat: int) -> Markup:
        return face(
            card,
            seat,
            corner=mark(card),
            name=self.name(card),
            short=self.say("braverats-power-short", card=card),
            power=self.say("braverats-power", card=card),
        )

    def back(self, seat: int) -> Markup:
        return back(seat, self.say("braverats-picture-hidden", n=1))

    def table(self) -> Markup:
        parts = [
            rect(0, 0, INNER, TABLE, rx=8, fill=FELT, stroke=INK, stroke_width=2.5),
            rect(7, 7, INNER - 14, TABLE - 14, rx=4, fill="none", stroke=FELT_LINE),
            self.heading(),
        ]
        if self.data.stage in ("packet", "keep"):
            parts.append(self.packet())
        else:
            left = (INNER - PITCH * self.rounds + PITCH) / 2
            parts += [group(self.round(i), at=(left + PITCH * i, 0)) for i in range(self.rounds)]
        return joined(parts)

    def heading(self) -> Markup:
        """The headline; in the winner's colours when the game is won."""
        fill, ink = (OLD_PARCHMENT, INK)
        if self.winner is not None:
            fill, ink = palette.COLOURS[self.winner], PARCHMENT
        words = self.headline()
        width = min(INNER - 60, max(240, 14 * len(words) + 60))
        return group(ribbon(words, width, fill, ink), at=(INNER / 2, 30))

    def packet(self) -> Markup:
        """The packet of a draft, as far as the viewer has seen it."""
        known: Sequence[str] = self.data.packet or ()
        n = self.data.packet_size
        holder = next(iter(self.owing), self.data.opener or 0)
        left = (INNER - 1.3 * PITCH * n + 1.3 * (PITCH - CARD)) / 2
        backs = [self.back(holder)] * (n - len(known))
        shown = [self.face(card, holder) for card in known] + backs
        return group(
            *(
                group(card, at=(left + 1.3 * PITCH * i, 110), scale=1.3)
                for i, card in enumerate(shown)
            ),
            group(
                text(self.say("braverats-picture-packet"), INNER / 2, 84, 20),
                text_anchor="middle",
                fill=PARCHMENT,
                font_style="italic",
            ),
        )

    def round(self, i: int) -> Markup:
        """One column: the far clan's card, the winner of the round, the near clan's card."""
        data = self.data
        now = data.stage == "choose" and i == len(data.results)
        parts = []
        if now:
            column = rect(5 - PITCH / 2, 54, PITCH - 10, 302, rx=6, fill=FELT_SHADE)
            parts.append(group(column, stroke=GOLD, stroke_width=2))
        ink = GOLD if now else FELT_LINE
        parts.append(
            text(str(i + 1), 0, 71, 17, text_anchor="middle", font_weight="bold", fill=ink)
        )
        for seat, top in ((1 - self.near, 78), (self.near, 241)):
            at = (-CARD * SMALL / 2, top)
            if i < len(data.results):
                parts.append(group(self.face(data.played[seat][i], seat), at=at, scale=SMALL))
            elif now and data.chosen[seat]:
                parts.append(group(self.choice(seat), at=at, scale=SMALL))
            else:
                parts.append(self.empty_place(at, now and seat in self.owing))
        if i < len(data.results):
            parts.append(group(self.result(data.results[i]), at=(0, 214)))
        return group(*parts, data_round=str(i + 1))

    def empty_place(self, at: tuple[float, float], owed: bool) -> Markup:
        return rect(
            *at,
            CARD * SMALL,
            CARD_HEIGHT * SMALL,
            rx=7,
            fill="none",
            stroke=GOLD if owed else FELT_LINE,
            stroke_width=2 if owed else 1,
            stroke_dasharray="6 5",
        )

    def choice(self, seat: int) -> Markup:
        """A choice made: face down, or known to the viewer under its seal, or shown to a Spy."""
        card = self.data.cards[seat]
        if card is None:
            return self.back(seat)
        badge = group(emblem("eye"), scale=0.6) if self.data.look is not None else emblem("seal")
        return joined((self.face(card, seat), group(badge, at=(CARD - 16, 84))))

    def result(self, result: Any) -> Markup:
        """The winner of a round: the clan's charge, or a heart, points at its card. An hourglass
        where the round is held."""
        winner = result.winner
        if winner is None:
            return group(emblem("hourglass"), scale=0.8, data_result="held")
        down = winner == self.near
        disc = circle(0, 0, 19, fill=palette.COLOURS[winner], stroke=PARCHMENT, stroke_width=2)
        sign = emblem("heart", colour=PARCHMENT) if result.princess else charge(winner)
        point = "M-9 19 H9 L0 27 Z" if down else "M-9 -19 H9 L0 -27 Z"
        return group(
            path(point, fill=PARCHMENT),
            disc,
            group(sign, scale=0.48),
            data_result=actions.SEAT_KEYS[winner],
        )

    def clan_strip(self, seat: int, top: int) -> Markup:
        """A clan: its arms and name, rounds won as crowns, and its tokens."""
        data = self.data
        owes = seat in self.owing
        won = self.winner == seat
        parts = [
            panel(INNER, STRIP, palette.COLOURS[seat], strong=owes or won),
            engraved(
                "M32 5 H80 V34 C80 46 66 52 56 56 C46 52 32 46 32 34 Z", palette.COLOURS[seat]
            ),
            group(charge(seat), at=(56, 28 + 7 * won), scale=0.5 if won else 0.72),
            text(self.clan(seat), 94, 33 if owes else 40, 29, room=190, font_weight="bold"),
        ]
        if won:
            honour = group(crown(), at=(56, 9), scale=0.8)
            parts.append(group(honour, data_mark="winner", data_seat=actions.SEAT_KEYS[seat]))
        if owes:
            parts.append(
                group(
                    text(self.say("braverats-picture-chooses"), 95, 53, 17, room=200),
                    font_style="italic",
                    fill=palette.DEEP[seat],
                    data_owes=actions.SEAT_KEYS[seat],
                )
            )
        # Crowns won, and empty places for the crowns still to win.
        crowns = max(data.target, data.wins[seat])
        for i in range(crowns):
            filled = i < data.wins[seat]
            shape = crown() if filled else group(crown("none"), opacity=0.35)
            parts.append(
                group(
                    shape,
                    at=(320 + 52 * i, 32),
                    data_crown=actions.SEAT_KEYS[seat] if filled else None,
                )
            )
        x = INNER - 16
        for token, words, width in self.tokens(seat):
            x -= width
            parts.append(group(token, at=(x + 22, STRIP / 2)))
            parts.append(text(words, x + 46, 39, 25, font_weight="bold"))
        return group(*parts, at=(PAGE, top))

    def tokens(self, seat: int) -> list[tuple[Markup, str, int]]:
        """A clan's tokens beside crowns: games, held rounds, the General's +2, the Spy's look."""
        data = self.data
        tokens: list[tuple[Markup, str, int]] = []
        if self.match:
            laurel = circle(0, 0, 21, fill=GOLD, stroke=INK, stroke_width=2)
            cup = joined((laurel, group(crown(PARCHMENT), scale=0.72)))
            tokens.append((cup, str(data.games[seat]), 84))
        if data.held and not self.ended:
            tokens.append((group(emblem("hourglass"), scale=0.9), f"+{data.held_worth[seat]}", 96))
        if data.bonus[seat] and not self.ended:
            tokens.append((group(emblem("general"), scale=0.74), f"+{data.bonus[seat]}", 96))
        if data.look == seat and not self.ended:
            tokens.append((group(emblem("eye"), scale=0.78), "", 60))
        return tokens
