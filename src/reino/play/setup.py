"""The setup of a table: its game, its clock, and its watchers."""

from typing import Literal

import msgspec

from reino.core.registry import renamed_options
from reino.play.clock import Clock

Timeout = Literal["bot", "loss"]


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The setup of a table. Never changes once the table is open."""

    game: str
    rules: int  # the version of its rules
    players: int
    options: dict[str, bool | str]
    position: str | None = None  # the position it begins from, if not the start
    given: tuple[tuple[int, int], ...] = ()  # steps of an earlier game that it goes on from
    origin: str | None = None  # the table of that game, or of the game that this is a rematch of
    clock: Clock | None = None
    timeout: Timeout = "bot"  # what happens to a seat after its timeout
    stand_in: str  # the level of the bot that then plays
    public: bool = False  # whether the table is listed in public
    watching: bool = True  # whether watchers may watch
    delay: float = 0.0  # the delay of watchers in seconds
    chat: bool = False
    rated: bool = False

    def __post_init__(self) -> None:
        # A table that was stored long ago calls some values as they were called then.
        msgspec.structs.force_setattr(self, "options", renamed_options(self.game, self.options))
