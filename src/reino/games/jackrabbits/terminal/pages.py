"""Pages to read: the map with its roads, the discards, and the rules in short."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.core.game import Game
from reino.core.names import option_words
from reino.core.plain_kernel import plain
from reino.games.jackrabbits.rules import actions, cards, tiles, tiling, tolls
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.tiles import road_tile
from reino.games.jackrabbits.table.names import SPOT_KEYS, cards_in, joined, tile_name
from reino.games.jackrabbits.table.roads import at_rest, roads_of
from reino.games.jackrabbits.table.view import View as Facts
from reino.games.jackrabbits.terminal.signs import SEAT_STYLES, Signs
from reino.terminal.wrapping import Row, in_words

CARROT = "◆"


def _stands(signs: Signs, facts: Facts, tile: int) -> list[Text]:
    """Rabbits on a hex, and the carrot or mark that lies there."""
    key = tiles.TILE_KEYS[tile]
    found = [signs.chip(seat) for seat, spot in enumerate(facts.rabbits) if spot == key]
    owner = facts.carrots.get(key)
    if facts.exploring:
        owner = facts.exploring.marks.get(key)
    if owner is not None:
        found.append(Text(CARROT + signs.seat(owner)[:2], SEAT_STYLES[owner]))
    return found


def short_map(signs: Signs, facts: Facts, record: Any) -> Table:
    """A line for each hex: the rabbits there, and the places its roads lead to."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    resting = at_rest(record)
    for tile in range(tiles.HEXES):
        if not plain(tiling.lies)(record, tile):
            continue
        roads = [
            Text.assemble("· " if n else "", (signs.letters(road.way), "dim"), " ", signs.end(road))
            for n, road in enumerate(roads_of(resting, tile))
        ]
        here = Text(" ").join(_stands(signs, facts, tile))
        # A line breaks between roads, never between a way and where it leads.
        table.add_row(Text(f"{signs.hex(tile)} ", "bold"), here, Row(Text(), roads, 1))
    return table


def map_page(signs: Signs, facts: Facts, record: Any) -> RenderableType:
    """Every road of every hex, tile by tile."""
    rows: list[RenderableType] = []
    resting = at_rest(record)
    for tile in range(tiles.HEXES):
        if not plain(tiling.lies)(record, tile):
            continue
        name = signs.place(tile)
        head = Text.assemble((name[0].upper() + name[1:], "bold"), " ")
        rows.append(Row(head, _stands(signs, facts, tile), 1))
        for road in roads_of(resting, tile):
            line = Text(f"{signs.way(road.way)}: {signs.road(road)}")
            rows.append(Row(Text(), [line], 3))
    for spot in ("underground", "exile"):
        there = [signs.chip(seat) for seat, key in enumerate(facts.rabbits) if key == spot]
        if there:
            name = signs.place(SPOT_KEYS.index(spot))
            rows.append(Row(Text.assemble((name[0].upper() + name[1:], "bold"), " "), there, 1))
    crossings = [road_tile(tiles.CROSSING, number) for number in range(tiles.SETS)]
    if boats := [tile_name(tile, signs.say) for tile in crossings if _at_sea(record, tile)]:
        told = signs.say("jackrabbits-screen-at-sea", crossings=joined(boats, signs.say))
        rows.append(Row(Text(), in_words(told), 1))
    return Group(*rows)


def _at_sea(record: Any, tile: int) -> bool:
    """Whether a tile lies, and at the sea."""
    return bool(plain(tiling.lies)(record, tile) and plain(tiling.at_sea)(record, tile))


def discards_page(signs: Signs, facts: Facts, record: Any) -> RenderableType:
    """The cards gone until the next shuffle, and those still in the pile or in hands."""
    gone = int(record.discards)
    for seat in range(facts.players):
        gone |= int(record.hand[seat])
        if record.capital[seat] != actions.NONE:
            gone |= 1 << int(record.capital[seat])
    unseen = [card_sign(card) for card in cards_in(int(record.deck) & cards.NUMBERS & ~gone)]
    say = signs.say
    nothing = [Text(say("jackrabbits-screen-none"), "dim")]
    rows: list[RenderableType] = []
    for key, shown in (
        ("jackrabbits-screen-discards", facts.discards),
        ("jackrabbits-screen-unseen", unseen),
    ):
        rows += [Text(say(key), "bold"), Row(Text(), signs.cards(shown) or nothing, 1)]
    return Group(*rows)


RULES = (
    ("jackrabbits-screen-head-goal", ("jackrabbits-screen-rule-goal",)),
    (
        "jackrabbits-screen-head-turn",
        (
            "jackrabbits-screen-rule-lottery",
            "jackrabbits-screen-rule-journey",
            "jackrabbits-screen-rule-royal",
            "jackrabbits-screen-rule-increment",
        ),
    ),
    ("jackrabbits-screen-head-roads", ("jackrabbits-screen-rule-roads",)),
    ("jackrabbits-screen-head-exile", ("jackrabbits-screen-rule-exile",)),
)
EXPLORING = (
    ("jackrabbits-screen-head-goal", ("jackrabbits-screen-rule-explore",)),
    ("jackrabbits-screen-head-turn", ("jackrabbits-screen-rule-roam",)),
    ("jackrabbits-screen-head-roads", ("jackrabbits-screen-rule-holes",)),
)
COMMANDS = (
    ("jackrabbits-screen-words-map", "jackrabbits-screen-about-map"),
    # About cards.
    ("jackrabbits-screen-words-discards", "jackrabbits-screen-about-discards"),
    ("jackrabbits-screen-words-pay", "jackrabbits-screen-about-pay"),
)
SUIT_RULES = (
    "jackrabbits-screen-rule-clubs",
    "jackrabbits-screen-rule-spades",
    "jackrabbits-screen-rule-hearts",
    "jackrabbits-screen-rule-diamonds",
)


def help_page(signs: Signs, game: Game, record: Any) -> RenderableType:
    """The rules in short, with the numbers that hold in this game, and its options."""
    say, facts = signs.say, {**_numbers(record), "ending": _ending(signs, game)}
    exploring = game.options["explore"]
    heads = [*(EXPLORING if exploring else RULES)]
    if game.options["complete"] and not exploring:
        heads.append(("jackrabbits-screen-head-suits", SUIT_RULES))
    rules = Table.grid(padding=(0, 2, 0, 0))
    rules.add_column(no_wrap=True)
    rules.add_column()
    for head, texts in heads:
        rules.add_row(
            Text(say(head), "bold"), Text("\n".join(say(text, **facts) for text in texts))
        )
    if chosen := _chosen_options(signs, game):
        rules.add_row(Text(say("jackrabbits-screen-head-options"), "bold"), Text(chosen))
    if not exploring:
        signs_told = Text(say("jackrabbits-screen-rule-signs", carrot=CARROT))
        rules.add_row(Text(say("jackrabbits-screen-head-signs"), "bold"), signs_told)
    typing = Text(say("jackrabbits-screen-rule-type"))
    rules.add_row(Text(say("jackrabbits-screen-head-type"), "bold"), typing)
    commands = Table.grid(padding=(0, 2, 0, 0))
    commands.add_column(no_wrap=True)
    for words, about in COMMANDS[: 1 if exploring else None]:
        commands.add_row(Text(say(words).split()[0], "bold"), Text(say(about)))
    return Group(rules, Text(), commands)


def _ending(signs: Signs, game: Game) -> str:
    """The royals that win."""
    option = game.spec.options["ending"]
    return option_words(game.spec, option, signs.lang).values[game.options["ending"]]


def _numbers(record: Any) -> dict[str, int | str]:
    """The numbers that options change: the hand limit, and the pips of cards."""
    pips = plain(tolls.lowest_pips)
    aces = "either" if record.ambivalent_aces else "first" if record.capital_aces else "one"
    surplus = "seized" if record.seized_surplus else "no"
    counted = {"ace": cards.ACE, "jack": cards.JACK, "queen": cards.QUEEN, "king": cards.KING}
    return {
        "limit": int(record.hand_limit),
        "surplus": "unnoticed" if record.unnoticed_surplus else surplus,
        "aces": aces,
        "high": int(plain(tolls.high_ace)(record)),
        **{name: int(pips(record, card)) for name, card in counted.items()},
    }


def _chosen_options(signs: Signs, game: Game) -> str:
    """The options that are not at their default, a line each."""
    lines = []
    for option in game.spec.options.options:
        value = game.options[option.key]
        if value not in (option.default, False):
            words = option_words(game.spec, option, signs.lang)
            named = words.values.get(value)
            lines.append(f"{words.title}: {named}." if named else f"{words.title}. {words.text}")
    return "\n".join(lines)
