"""Pages to read: the rules in short, the use of a card, the cards gone and those to come."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.games.korona.rules import cards
from reino.games.korona.table.view import View
from reino.games.korona.terminal.cards import ACTION_STYLE, CARD_STYLES, Words
from reino.terminal.wrapping import Row


def help_page(words: Words) -> RenderableType:
    say = words.say
    rules = Table.grid(padding=(0, 2, 0, 0))
    rules.add_column(no_wrap=True)
    rules.add_column()
    for head, texts in (
        ("cli-korona-head-goal", ("cli-korona-rule-goal",)),
        ("cli-korona-head-turn", ("cli-korona-rule-take", "cli-korona-rule-act")),
        ("cli-korona-head-piles", ("cli-korona-rule-piles",)),
        ("cli-korona-head-shields", ("cli-korona-rule-shields",)),
        ("cli-korona-head-combos", ("cli-korona-rule-combos",)),
        ("cli-korona-head-end", ("cli-korona-rule-end",)),
        ("cli-korona-head-type", ("korona-screen-rule-type",)),
    ):
        rules.add_row(Text(say(head), "bold"), Text("\n".join(say(text) for text in texts)))
    return Group(rules, Text(), card_table(words, *cards.CARD_KEYS), Text(), _commands(words))


def _commands(words: Words) -> Table:
    """The commands of this game only, as the page goes on with the commands of all games."""
    say = words.say
    commands = Table.grid(padding=(0, 2, 0, 0))
    commands.add_column(no_wrap=True)
    for typed, about in (
        (say("cli-korona-words-score").split()[0], "korona-screen-about-score"),
        (say("cli-korona-words-discards").split()[0], "korona-screen-about-discards"),
        (
            say("korona-screen-asking", card=say("korona-count", card="healer", n=1)),
            "korona-screen-about-card",
        ),
    ):
        commands.add_row(Text(typed, "bold"), Text(say(about)))
    return commands


def card_table(words: Words, *keys: str) -> Table:
    """Cards with the number of their copies, and the use of each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    for card in keys:
        table.add_row(
            Text(f" {words.title(card)} ", CARD_STYLES.get(card, ACTION_STYLE)),
            Text(f"×{cards.COPIES[cards.CARD_KEYS.index(card)]}", "dim"),
            Text(words.say("korona-about", card=card)),
        )
    return table


def discards_page(words: Words, facts: View) -> RenderableType:
    say = words.say
    rows: list[RenderableType] = []
    for key, keys in (
        ("cli-korona-discarded", facts.discards),
        ("cli-korona-unseen", facts.unseen),
    ):
        things = words.cards(keys) or [Text(say("cli-korona-none"), "dim")]
        rows += [Text(say(key), "bold"), Row(Text(), things, 1)]
    return Group(*rows)
