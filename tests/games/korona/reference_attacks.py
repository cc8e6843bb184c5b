"""The action cards but for draw again, each told from its declaration to its end."""

from collections import Counter

from .reference_choices import (
    can_steal,
    destinations,
    donations,
    double_steals,
    lifts,
    prizes,
    single_steals,
    some,
    swap_gifts,
    swap_steals,
    villains,
)
from .reference_table import Action, Table, Told, lay, lift, placements, remove, tops
from .reference_zone import Pile, can_hold, can_place, copied


def internal_affairs(table: Table) -> Told[None]:
    zone = table.zone
    chosen, pile = yield from table.asked(
        table.active,
        "move",
        {(name, tuple(zone[i])) for i in range(len(zone)) for name in lifts(zone, i)},
    )
    index = zone.index(list(pile))
    at = lifts(zone, index)[chosen]
    onto = {None if i is None else tuple(zone[i]) for i in destinations(zone, index, at)}
    source = zone[index]
    card = source.pop(at)
    # The pile the card came from is not where it may go; another one like it is.
    if not source:
        zone.remove(source)
    _, _, on = yield from table.asked(
        table.active, "move_to", {("place", card, where) for where in onto}
    )
    table.met[f"internal affairs: {chosen}, {'alone' if on is None else 'stacked'}"] += 1
    lay(zone, card, on, barred=[source])


def donation_of_hand(table: Table, giver: int) -> Told[None]:
    if (yield from table.shielded(giver)):
        return
    if not table.hands[giver]:
        table.met["donation of an empty hand"] += 1
        return
    _, card = yield from table.asked(
        giver, "yield", {("give", card) for card in table.hands[giver]}
    )
    table.hands[giver].remove(card)
    table.hand.append(card)
    for viewer, hands in table.known.items():
        if viewer == table.active:
            hands[giver] -= Counter([card])
        elif viewer != giver:
            hands[giver] -= Counter(list(hands[giver]))
    table.learn(table.active, card, [giver])


def donation_of_zone(table: Table, giver: int) -> Told[None]:
    if (yield from table.shielded(giver)):
        return
    theirs = table.zones[giver]
    _, pile = yield from table.asked(giver, "yield", tops(theirs, donations(table.zone, theirs)))
    yield from table.settle(table.active, table.zone, [lift(theirs, pile)])


def tactical_swap(table: Table, target: int) -> Told[None]:
    own, theirs = table.zone, table.zones[target]
    before = [copied(zone) for zone in table.zones]
    taken: list[str] = []
    while len(taken) < 2:
        _, pile = yield from table.asked(
            table.active, "steal", tops(theirs, swap_steals(own, theirs, taken))
        )
        taken.append(lift(theirs, pile))
    _, pile = yield from table.asked(
        table.active, "repay", tops(own, swap_gifts(own, theirs, taken))
    )
    given = lift(own, pile)
    if (yield from table.shielded(target)):
        table.zones = before
        return
    yield from table.settle(table.active, own, taken)
    placer = table.active if given == "villain" else target
    table.met[f"swap settled by {'both' if placer == target else 'one'}"] += 1
    yield from table.settle(placer, theirs, [given])


def sneak_attack(table: Table, target: int) -> Told[None]:
    own, theirs = table.zone, table.zones[target]
    before = [copied(zone) for zone in table.zones]
    sent: list[tuple[str, ...]] = []
    if villains(own):
        without: set[Action] = {("without villain",)} if can_steal(own, theirs) else set()
        _, *sent = yield from table.asked(table.active, "send", tops(own, villains(own)) | without)
    taken: list[str] = []
    if sent:
        lift(own, sent[0])
        _, card, on = yield from table.asked(table.active, "lodge", placements(theirs, "villain"))
        lodged = lay(theirs, card, on)
        index = next(i for i, pile in enumerate(theirs) if pile is lodged)
        options = list(single_steals(own, theirs, index))
        if options:
            _, pile = yield from table.asked(table.active, "steal", tops(theirs, options))
            taken.append(lift(theirs, pile, barred=[lodged]))
        table.met[f"sneak attack with a villain, stolen {len(taken)}"] += 1
    elif some(double_steals(own, theirs, [])):
        while len(taken) < 2:
            _, pile = yield from table.asked(
                table.active, "steal", tops(theirs, double_steals(own, theirs, taken))
            )
            taken.append(lift(theirs, pile))
    else:
        _, pile = yield from table.asked(
            table.active, "steal", tops(theirs, single_steals(own, theirs))
        )
        taken.append(lift(theirs, pile))
    if not sent:
        table.met[f"sneak attack without villain, stolen {len(taken)}"] += 1
    if (yield from table.shielded(target)):
        table.zones = before
        return
    yield from table.settle(table.active, own, taken)


def glorious_attack(table: Table, target: int) -> Told[None]:
    theirs = table.zones[target]
    _, content = yield from table.asked(
        table.active,
        "seize",
        {("whole", tuple(theirs[i])) for i in prizes(table.zone, theirs, table.rules)},
    )
    if (yield from table.shielded(target)):
        return
    pile = remove(theirs, content)
    if not can_hold(table.zone, pile):
        table.met["pair divided"] += 1
        lay(table.zone, "monarch", ("monarch",))
        yield from table.settle(table.active, table.zone, ["jester"])
        return
    table.zone.append(pile)
    yield from table.jest(table.active, pile)


def revolt(table: Table) -> Told[None]:
    for seat in table.others():
        if (yield from table.shielded(seat)):
            return
    received: list[Pile] = []
    for number, giver in enumerate([table.active, *table.others()]):
        chooser = giver if number == 0 else (giver - 1) % table.players
        received = yield from one_pass(table, giver, chooser, received)


def one_pass(table: Table, giver: int, chooser: int, received: list[Pile]) -> Told[list[Pile]]:
    """The pass of a seat to the next; gives the piles that hold the passed cards now."""
    receiver = table.after(giver)
    theirs, ground = table.zones[giver], table.zones[receiver]
    offered: set[Action] = set()
    for pile in theirs:
        if any(pile is fresh for fresh in received):
            table.met["just received"] += 1
            continue
        if can_place(ground, [pile[-1]]):
            offered.add(("top", tuple(pile)))
        if len(pile) > 1 and can_hold(ground, pile):
            offered.add(("whole", tuple(pile)))
    if not offered:
        table.met["nothing to pass"] += 1
        return []
    how, content = yield from table.asked(chooser, "pass", offered)
    table.met[f"passed {how}"] += 1
    if how == "top":
        card = lift(theirs, content, barred=received)
        table.met["passed a villain"] += card == "villain"
        return (yield from table.settle(chooser if card == "villain" else receiver, ground, [card]))
    pile = remove(theirs, content, barred=received)
    ground.append(pile)
    table.met["passed a pair with a jester"] += list(content) == ["monarch", "jester"]
    return [pile, *(yield from table.jest(receiver, pile))]
