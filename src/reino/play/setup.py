"""The setup of a table: its game, its clock, and who may look at it."""

from typing import Literal

import msgspec

from reino.play.clock import Clock

Timeout = Literal["bot", "loss"]


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is for. Never changes once it is open."""

    game: str
    rules: int  # the version of its rules
    players: int
    options: dict[str, bool | str]
    position: str | None = None  # where it begins, if not at the start
    given: tuple[tuple[int, int], ...] = ()  # steps of an earlier game that it goes on from
    origin: str | None = None  # the table of that game, or of the one that this is a rematch of
    clock: Clock | None = None
    timeout: Timeout = "bot"  # what becomes of a seat whose time is up
    stand_in: str  # the bot that then plays
    public: bool = False  # whether it is listed
    watching: bool = True  # whether others may watch
    delay: float = 0.0  # seconds by which they see everything later
    chat: bool = False
    rated: bool = False
