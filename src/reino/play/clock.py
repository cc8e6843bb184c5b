"""The clocks of a table: how long a decision may take, and what a choice costs and gains."""

import msgspec

DAY = 86_400.0
SHORTEST, LONGEST = 1.0, 30 * DAY  # seconds of a live clock's bank
AGAIN = 30.0  # least seconds for a person who comes back after their time was up


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of seconds for each seat, and some more after every choice."""

    seconds: float
    increment: float = 0.0

    @property
    def fits(self) -> bool:
        """Whether a table may have this clock."""
        return SHORTEST <= self.seconds <= LONGEST and 0 <= self.increment <= LONGEST

    def allowed(self, bank: float) -> float:
        """Seconds for the next decision of a seat that has these left in its bank."""
        return bank

    def left(self, bank: float, spent: float) -> float:
        """What a decision leaves of a bank. A clock that was set back gives nothing."""
        return max(0.0, bank - max(0.0, spent))

    @property
    def again(self) -> float:
        """The bank of a person who comes back after their time was up."""
        return max(self.increment, AGAIN)


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for every decision."""

    days: float

    @property
    def fits(self) -> bool:
        """Whether a table may have this clock."""
        return SHORTEST <= self.days * DAY <= 12 * LONGEST

    def allowed(self, bank: float) -> float:
        """Seconds for the next decision, the same for all."""
        return self.days * DAY


Clock = Live | Days
