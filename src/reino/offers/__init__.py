"""What each legal action is about, as data: where a page shows it, and what it would bring.

A page knows no rule. It draws a view, and offers what the view's seat may choose where it is: on a
square, on a card, on a hex. Which place that is, and what would follow, is said here, from the view
alone. Whoever can say it for a game comes by entry point, as games do: the group `reino.offers`. A
game without one is offered by the names of its actions.
"""

from reino.offers.front import Offer, offers

__all__ = ["Offer", "offers"]
