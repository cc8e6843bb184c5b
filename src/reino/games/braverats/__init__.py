"""BraveRats: two rat clans, eight cards each, four rounds to win a kingdom."""

from reino.core.language import OWN_LOCALE
from reino.core.spec import GameSpec
from reino.games.braverats import picture, rules, words
from reino.games.braverats.encoding import ENCODING
from reino.games.braverats.options import OPTIONS
from reino.games.braverats.seals import reopen
from reino.games.braverats.tables import ACTIONS, CARDS, OUTCOMES, REASON_KEYS, SEAT_KEYS

# The longest game: a draft with the Mime (opener, 18 cards, 13 picks), two gifts, 18 draws,
# 18 plays and the step to the next game; nine times over in a match.
LONGEST_GAME = 1 + 18 + 13 + 2 + 18 + 18 + 1

GAME = GameSpec(
    key="braverats",
    rules_version=1,
    players=(2,),
    options=OPTIONS,
    rules=rules,
    words=words,
    locale=OWN_LOCALE,
    seats=SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    max_legal=CARDS,
    max_outcomes=CARDS,
    max_steps=9 * LONGEST_GAME,
    returns=(-1.0, 1.0),
    zero_sum=True,
    picture=picture.draw,
    reopen=reopen,
    simultaneous=True,
    encoding=ENCODING,
)
