"""The stages of Korona: the decision that is due, of a seat or of chance."""

(
    DEAL,  # chance: a card to a hand, then to the market
    FIRST,  # chance: the seat that begins
    TAKE,  # the active seat: from the deck or from the market
    TAKE_SECOND,  # and once more from the market, having begun the turn with no cards
    DRAW,  # chance: a card from the deck into the active hand
    REFILL,  # chance: a card from the deck into the market
    ACT,  # the active seat: place, use, discard, or end the turn
    MOVE,  # internal affairs: which card
    MOVE_TO,  # and where
    SEND,  # sneak attack: which villain, or none
    LODGE,  # and where in the target's zone
    STEAL,  # sneak attack, tactical swap: which card of the target's zone
    REPAY,  # tactical swap: which card in return
    SEIZE,  # glorious attack: which full pile
    ASK,  # one seat is asked for a shield
    YIELD,  # donation: the struck seat chooses its gift
    SETTLE,  # a seat places the cards in `held`
    JEST,  # the new owner of a monarch pair may move its jester
    PASS,  # revolt: the card or pile that goes to the next seat
    OVER,
) = range(20)

STAGE_KEYS = (
    "deal",
    "first",
    "take",
    "take-second",
    "draw",
    "refill",
    "act",
    "move",
    "move-to",
    "send",
    "lodge",
    "steal",
    "repay",
    "seize",
    "ask",
    "yield",
    "settle",
    "jest",
    "pass",
    "over",
)
