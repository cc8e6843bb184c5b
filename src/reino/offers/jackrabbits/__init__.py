"""What the legal actions of Jack Rabbits are about.

Each offer says what is `do`ne, in the words of the catalogue's keys (`move`, `spend`, `no-card`),
and with what: a `card`, a `seat`, a `tile` and a `way` out of it. `to` is the place that is next,
`reach` all places where a journey that begins so may end, each with its price. `pay` is what would
have to be paid or shown for it, and with which cards it is cheapest. In the midst of a payment
`counts` is what a card counts, `left` what is still due after it, `pays` whether it is part of the
cheapest payment, and `plan` the whole of that payment, told with its first card.
"""

from collections.abc import Sequence

from reino.core.view import View
from reino.offers.front import Offer
from reino.offers.jackrabbits.acts import Acts

__all__ = ["offers"]


def offers(view: View) -> Sequence[Offer]:
    acts = Acts(view)
    return [acts.offer(action) for action in view.legal]
