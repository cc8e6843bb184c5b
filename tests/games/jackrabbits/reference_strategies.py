"""The strategies of the reference: fly, fight, judge, trade, and deals between two players."""

from collections.abc import Iterable

from .reference_cards import (
    INDEX,
    JOKERS,
    Counted,
    Laid,
    Rules,
    best,
    greater_sets,
    in_order,
    is_royal,
    shown_values,
    suit,
)
from .reference_journey import journey, pauses, settle
from .reference_land import EXILE, place_of, royal_of, suit_of
from .reference_table import Exiled, Table, Told

Goods = tuple[Counted, ...]  # discards to be bought, each at its pips


def is_tower(table: Table, hexagon: str) -> bool:
    advanced = bool(table.rules["advanced_citadel"])
    return place_of(hexagon) == "tower" or (advanced and hexagon == "citadel")


def may_be_palace(rules: Rules, version: int, hexagon: str) -> bool:
    """Whether hearts laid open here make a provisional palace."""
    plain_citadel = hexagon == "citadel" and not rules["advanced_citadel"]
    return place_of(hexagon) in ("tower", "plaza") or (plain_citadel and version >= 2)


def take_off(table: Table) -> Told[str | None]:
    """Before the roll, on a tower: the club that is shown, if any."""
    clubs = {f"show {card}" for card in table.hand if suit(card) == "c"}
    answer = yield from table.asked(table.active, "take off", {"no flight", *clubs})
    if answer == "no flight":
        return None
    club = answer.split()[1]
    table.learn(table.active, [club])
    return club


def fly(table: Table, club: str) -> Told[bool]:
    """The flight is the journey; a club that is too small needs the rest in pips."""
    start = table.rabbit
    adds = table.addition_shown(table.active, "c")
    shortfall = table.price - best((club,), shown_values(table.rules)) - adds
    table.met["passport with a capital"] += adds
    if shortfall > 0:
        suits = "cshd" if start == "citadel" else suit_of(start)
        sets = table.payable(table.active, suits, shortfall)
        offered = {"give up", "pay shortfall"} if sets else {"give up"}
        answer = yield from table.asked(table.active, "shortfall", offered)
        if answer == "give up":
            table.met["flight into exile"] += 1
            table.exile(table.active)
            raise Exiled
        table.met["shortfall paid"] += 1
        if sets == ((),):
            table.met["shortfall paid by the capital alone"] += 1
        laid = yield from table.pay(table.active, sets)
        if club in dict(laid):
            table.met["passport spent"] += 1
    everywhere = bool(table.rules["residential_flights"])
    goals = {
        f"goal {goal}"
        for goal in table.land.hexes
        if goal != start and (everywhere or is_tower(table, goal))
    }
    answer = yield from table.asked(table.active, "flight", goals)
    table.laid_open[table.active] = set()
    settle(table, answer.split()[1])
    table.met[f"flight to a {place_of(table.rabbit)}"] += 1
    if pauses(table):
        return (yield from journey(table, "pause"))
    return True


def judgement(table: Table) -> Told[None]:
    """The newcomer may be challenged; the first challenge counts."""
    place = place_of(table.rabbit)
    queen = royal_of(table.rabbit) if place == "palace" else None
    judges: list[int] = []
    provisional = may_be_palace(table.rules, table.version, table.rabbit)
    if place == "palace" or (place == "citadel" and table.rules["advanced_citadel"]):
        judges = [seat for seat in table.others() if table.rabbits[seat] != EXILE]
    elif provisional:
        judges = [
            seat
            for seat in table.others()
            if table.laid_open[seat] and table.rabbits[seat] == table.rabbit
        ]
    for seat in judges:
        if provisional and place == "citadel":
            table.met["asked in a palace on the citadel"] += 1
        offered = {"no challenge"}
        if queen in table.hands[seat]:
            offered.add("challenge queen")
        if provisional or table.hearts(seat):
            offered.add("challenge hearts")
        answer = yield from table.asked(seat, "challenge", offered)
        if answer != "no challenge":
            what = "provisional" if provisional else place
            table.met[f"challenge at a {what} with {answer.split()[1]}"] += 1
            proof = table.laid_open[seat]
            if not provisional:
                proof = yield from shows(table, seat, answer, queen)
            yield from answers(table, seat, set(proof), queen)
            return


def shows(table: Table, seat: int, how: str, queen: str | None) -> Told[set[str]]:
    """A queen, or hearts one by one; they are public from now on."""
    if how.endswith("queen"):
        assert queen is not None
        return {queen}
    laid = yield from table.lay(
        seat, table.hearts(seat), "show", lambda seat, card: table.learn(seat, [card])
    )
    return {card for card, _ in laid}


def answers(table: Table, challenger: int, proof: set[str], queen: str | None) -> Told[None]:
    """The newcomer shows as much, or goes into exile."""
    offered = {"refuse"}
    if queen in table.hand:
        offered.add("answer queen")
    if table.hearts(table.active):
        offered.add("answer hearts")
    answer = yield from table.asked(table.active, "answer", offered)
    if answer == "refuse":
        table.met["refused"] += 1
        table.exile(table.active)
        raise Exiled
    table.met[f"answered with {answer.split()[1]}"] += 1
    yield from shows(table, table.active, answer, queen)
    for card in proof:
        table.met["royal lost in judgement"] += is_royal(card)
        table.discard(challenger, card)
    table.exile(challenger)


def phase(table: Table) -> Told[None]:
    """Fights, trades and deals in any order; then the acquisition."""
    while may_act(table):
        offered = {"no more"}
        if acquisitions(table):
            offered.add("acquire")
        if table.rules["complete"]:
            offered |= attacks(table) | purchases(table) | deals(table)
        answer = yield from table.asked(table.active, "phase", offered)
        match answer.split():
            case ["no", "more"]:
                return
            case ["acquire"]:
                yield from acquire(table)
                return
            case ["attack", seat]:
                if (yield from fight(table, int(seat))):
                    return
            case ["buy", *_]:
                yield from trade(table, answer)
            case ["deal", "with", seat]:
                yield from deal(table, int(seat))


def may_act(table: Table) -> bool:
    """Whether there may be anything to do here, as far as is public."""
    if royal_of(table.rabbit) in table.court:
        return True
    if not table.rules["complete"]:
        return False
    sells = any(sold_for(table, card) for card in table.discards if card not in table.paid)
    return sells or bool(here(table))


def acquisitions(table: Table) -> tuple[Laid, ...]:
    """Payments for the royal that lives here; after them there must be a carrot for it."""
    royal = royal_of(table.rabbit)
    if royal is None or royal not in table.court:
        return ()
    return tuple(
        laid
        for laid in table.payable(table.active, suit(royal), 10)
        if len(table.royals(table.active)) - sum(is_royal(card) for card, _ in laid) < 3
    )


def acquire(table: Table) -> Told[None]:
    royal = royal_of(table.rabbit)
    assert royal is not None
    laid = yield from table.pay(table.active, acquisitions(table))
    table.met["acquired"] += 1
    if any(is_royal(card) for card, _ in laid):
        table.met["acquired for a royal"] += 1
    table.court.remove(royal)
    table.hand.append(royal)


def here(table: Table) -> list[int]:
    """The other seats whose rabbits rest where the active one does."""
    return [seat for seat in table.others() if table.rabbits[seat] == table.rabbit]


def attacks(table: Table) -> set[str]:
    armed = any(suit(card) == "s" for card in table.hand)
    return {f"attack {seat}" for seat in here(table)} if armed else set()


def fight(table: Table, victim: int) -> Told[bool]:
    """Until one of them yields. Whether the phase is over: the winner has taken a royal."""
    sides, totals, turn = (table.active, victim), [0, 0], 0
    # The aces that lie there as the fight begins; they count with one's first discard.
    adds = [table.addition_shown(seat, "s") for seat in sides]
    table.met["fight with a capital"] += any(adds)
    table.strength = (0, 0)
    while True:
        seat = sides[turn]
        spades = in_order(card for card in table.hands[seat] if suit(card) == "s")
        least = totals[1 - turn] - totals[turn] - adds[turn]
        left = list(greater_sets(spades, least, table.spent_values(seat)))
        begun = totals[0] > 0
        laid: Laid = ()
        while True:
            n = len(laid)
            more = [each for each in left if len(each) > n]
            offered = {table.laying("spend", *each[n]) for each in more}
            if laid in left:
                offered.add("hold")
            elif not laid and begun:
                offered.add("yield")
            answer = yield from table.asked(seat, "fight", offered)
            if answer in ("hold", "yield"):
                break
            left = [each for each in more if table.laying("spend", *each[n]) == answer]
            laid = left[0][: n + 1]
            table.spend(seat, laid[n][0])
            totals[turn] += laid[n][1] + adds[turn]
            adds[turn] = 0
            table.strength = (totals[0], totals[1])
        if answer == "yield":
            break
        turn = 1 - turn
    table.exile(seat)
    table.strength = (0, 0)
    if seat == table.active:
        table.met["attacker lost"] += 1
        raise Exiled
    table.met["attacker won"] += 1
    return (yield from rob(table, victim))


def rob(table: Table, victim: int) -> Told[bool]:
    """One card blindly; whether it was a royal."""
    card = yield from steal(table, table.active, victim)
    yield from table.keep_three(table.active)
    table.look_for_victory()
    yield from table.keep_limit(table.active)
    if card is None:
        table.met["empty loser"] += 1
        return False
    if is_royal(card):
        table.met["royal stolen"] += 1
    return is_royal(card)


def steal(table: Table, thief: int, victim: int) -> Told[str | None]:
    if not table.hands[victim]:
        return None
    card: str = yield table.chance("theft", table.hands[victim])
    if card in table.laid_open[victim]:
        table.met["open heart stolen"] += 1
    table.receive(thief, victim, table.part_with(victim, thief, [card], openly=False))
    return card


def purchases(table: Table, chosen: Goods = ()) -> set[str]:
    """The cards that may be bought with those chosen already, in ascending order, each at its pips:
    an ambivalent ace at either."""
    last = max((INDEX[card] for card, _ in chosen), default=-1)
    return {
        table.laying("buy", card, pips)
        for card in table.discards
        if sold_for(table, card) and INDEX[card] > last
        for pips in worths(table, card)
        if sales(table, (*chosen, (card, pips)))
    }


def worths(table: Table, card: str) -> tuple[int, ...]:
    """The pips of a card for sale; by rules 1 always the least."""
    either = shown_values(table.rules).worths(card)
    return either if table.version >= 2 else (min(either),)


def sold_for(table: Table, card: str) -> str:
    """The suits in which a card of the discards is paid here; none where it is not for sale."""
    place = place_of(table.rabbit)
    if place == "plaza" and suit(card) == suit_of(table.rabbit):
        return "cshd" if suit(card) == "d" else "d"
    return "d" if place == "citadel" and table.rules["advanced_citadel"] else ""


def sales(table: Table, goods: Goods) -> tuple[Laid, ...]:
    """Payments for discards that are sold here; at least one card of the hand is paid."""
    if any(card in table.paid for card, _ in goods):
        table.met["paid card not bought again"] += 1
        return ()
    suits = sold_for(table, goods[0][0])
    price = sum(pips for _, pips in goods)
    if price <= table.addition(table.active, suits):
        price = table.addition(table.active, suits) + 1
    return table.payable(table.active, suits, price)


def trade(table: Table, answer: str) -> Told[None]:
    """Goods one by one, and one payment; by rules 1 a single card."""
    goods: Goods = ()
    while answer != "close purchase":
        card = answer.split()[-1]
        pips = worths(table, card)
        goods = (*goods, (card, max(pips) if "high" in answer else min(pips)))
        table.basket = {card for card, _ in goods}
        if table.version < 2:
            break
        offered = {"close purchase", *purchases(table, goods)}
        answer = yield from table.asked(table.active, "goods", offered)
    table.met[f"bought at a {place_of(table.rabbit)}"] += 1
    table.met["several bought at once"] += len(goods) > 1
    laid = yield from table.pay(table.active, sales(table, goods))
    table.paid |= {card for card, _ in laid} & set(table.discards)
    for card, _ in goods:
        table.discards.remove(card)
        table.hand.append(card)
    table.learn(table.active, table.basket)
    table.basket = set()
    yield from table.keep_limit(table.active)


def deals(table: Table) -> set[str]:
    """The seats that a deal may still be proposed to: both need cards to give."""
    if not table.rules["interpersonal_trade"] or "Ad" not in table.deck or not table.hand:
        return set()
    hidden = table.secret
    return {
        f"deal with {seat}"
        for seat in here(table)
        if seat not in table.partners and (hidden or table.hands[seat])
    }


def deal(table: Table, partner: int) -> Told[None]:
    table.partners.add(partner)
    answer = yield from table.asked(table.active, "sides of deal", {"i sell", "i buy"})
    seller, buyer = (table.active, partner) if answer == "i sell" else (partner, table.active)
    anything = [*table.deck, *JOKERS]
    table.named = {}
    yield from naming(table, "name goods", seller, anything)
    yield from naming(table, "name price", buyer, [c for c in table.deck if suit(c) == "d"])
    named = table.named
    able = len(table.hands[partner]) >= len(named[partner])
    offered = {"accept", "decline"} if able else {"decline"}
    if not able:
        table.met["partner with too few cards"] += 1
    if (yield from table.asked(partner, "consent", offered)) == "decline":
        table.met["deal declined"] += 1
        return
    given = {}
    for seat in (seller, buyer):
        given[seat] = yield from giving(table, seat, len(named[seat]))
    false = [seat for seat in given if given[seat] != named[seat]]
    exchange(table, given, false)
    table.met[f"deal with {len(false)} lies"] += 1
    for seat in false:
        table.exile(seat)
    for seat in (table.active, partner):
        yield from table.keep_three(seat)
    table.look_for_victory()
    for seat in (table.active, partner):
        yield from table.keep_limit(seat)
    if table.active in false:
        raise Exiled


def most(table: Table, seat: int) -> int:
    """How many cards may be named for a giver."""
    hidden = table.secret and seat != table.active
    return table.limit if hidden else len(table.hands[seat])


def naming(table: Table, stage: str, giver: int, cards: Iterable[str]) -> Told[None]:
    """Cards that a giver is to give are named in their order, one or more."""
    left = list(in_order(cards))
    named = table.named[giver] = set()
    while True:
        room = len(named) < most(table, giver)
        offered = {f"name {card}" for card in left if room} | ({"named"} if named else set())
        answer = yield from table.asked(table.active, stage, offered)
        if answer == "named":
            break
        card = answer.split()[1]
        named.add(card)
        left = left[left.index(card) + 1 :]


def giving(table: Table, seat: int, number: int) -> Told[set[str]]:
    """So many cards of the hand, face down."""
    given: set[str] = set()
    while len(given) < number:
        offered = {f"give {card}" for card in table.hands[seat] if card not in given}
        answer = yield from table.asked(seat, "hand over", offered)
        given.add(answer.split()[1])
    return given


def exchange(table: Table, given: dict[int, set[str]], false: list[int]) -> None:
    """Both sides at once; the cards of an honest side are public, for its giver is not exiled."""
    one, other = given
    ours = table.part_with(one, other, given[one], openly=one not in false)
    theirs = table.part_with(other, one, given[other], openly=other not in false)
    table.receive(other, one, ours)
    table.receive(one, other, theirs)
