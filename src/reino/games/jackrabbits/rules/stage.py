"""The stages of Jack Rabbits, the purposes of tolls, and the points where a turn goes on."""

from typing import Final

(
    MAP,  # chance: a byte of the number a random map grows from
    PICK_SHAPE,  # building: the active seat says which shape to turn up
    TURN_UP,  # chance: which tile that is
    LAY,  # the active seat: against which side
    SPIN,  # and turned how
    DEAL,  # chance: a card to a hand
    FIRST,  # chance: the seat that begins
    TAKE_OFF,  # the active seat, on a tower: show a club, or not
    ROLL,  # chance: the dice
    LOTTERY,  # the active seat: show a card that equals a die, or not
    DRAW,  # chance: a card from the pile to `receiver`
    LIMIT,  # `receiver` discards down to the limit
    CROWD,  # `receiver` gives a fourth royal to the court
    SHORTFALL,  # the active seat, whose club was too small: pay, or go into exile
    FLIGHT,  # where the flight goes
    SET_OUT,  # resting: stay, or leave
    ON_WAY,  # on a small tile of the way
    PAUSE,  # at a hex with an own carrot: stop, or go on
    RIDE,  # where the horse goes
    SAIL,  # where the boat lands
    TOLL,  # `payer` lays or shows cards, one by one
    CHALLENGE,  # `asked`: challenge the newcomer, or not
    ANSWER,  # the newcomer: show, or go into exile
    PHASE,  # the active seat: fight, trade, deal, acquire, or none of them
    FIGHT,  # `payer`: more spades, or yield
    THEFT,  # chance: a card from the hand of `victim` to `receiver`
    SIDES_OF_DEAL,  # a deal: the seat that sells
    NAME_GOODS,  # the cards the seller is to give
    NAME_PRICE,  # the cards the buyer is to give
    CONSENT,  # the partner: accept, or not
    HAND_OVER,  # `payer` of the two: cards, face down
    PALACE_,  # the active seat: lay hearts open at the end of the turn, or not
    QUIET,  # the active seat, perhaps above the limit: discard, or keep quiet
    SURPLUS,  # `asked`: call, or not
    PENALTY,  # a caller who was wrong discards a card
    OVER,
    # Appended, for the numbers of stages do not change.
    GOODS,  # the active seat, in a purchase: more discards, or no more
    DEAL_TILES,  # building freely: chance, a tile to a seat
    BUILD,  # building freely: every seat that can lay a tile chooses one, a side, a turn
) = range(39)
STAGES: Final = 39

BUILDING: Final = (PICK_SHAPE, TURN_UP, LAY, SPIN, DEAL_TILES, BUILD)  # while the map is laid
FREE_BUILDING: Final = (DEAL_TILES, BUILD)

# The purposes of tolls.
(
    FOR_NOTHING,
    FOR_CHANGE,  # to the other road of a tile
    FOR_HORSE,
    FOR_BOAT,
    FOR_RED,
    FOR_BLACK,
    FOR_BURROW,
    FOR_FLIGHT,
    FOR_ROYAL,
    FOR_GOODS,  # a card of the discards
    FOR_FIGHT,
    FOR_CHALLENGE,
    FOR_ANSWER,
    FOR_PALACE,
) = range(14)
SHOWN_FOR: Final = (FOR_CHALLENGE, FOR_ANSWER, FOR_PALACE)  # the cards stay in the hand

# Where the turn goes on once cards have been drawn and hands are within the limit.
(TO_JOURNEY, TO_PHASE, TO_INCREMENT, TO_END, TO_QUIET, TO_NEXT) = range(6)
