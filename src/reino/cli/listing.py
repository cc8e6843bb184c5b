"""`reino games` and `reino options`: lists of the games and of a game's options."""

from rich import box
from rich.table import Table
from rich.text import Text

from reino.cli.compiling import compile_apart, others, tell_left_out
from reino.cli.lookup import chosen_game
from reino.core.names import OptionWords, option_words, title_of, words_of
from reino.core.options import shown
from reino.core.registry import made_of_games
from reino.core.spec import GameSpec
from reino.terminal.console import Terminal

VALUES_WIDTH = 16


def list_games(terminal: Terminal) -> int:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("cli-column-game", "cli-column-players", "cli-column-about"):
        table.add_column(say(key))
    if names := others():
        with terminal.preparing(len(names)) as progress:
            compile_apart(names, progress)
    for row in made_of_games(lambda spec: _row(spec, terminal.lang)):
        table.add_row(*row)
    terminal.show(table)
    tell_left_out(terminal)
    return 0


def _row(spec: GameSpec, lang: str) -> tuple[Text, str, str]:
    words = words_of(spec, lang)
    tagline = f"{spec.key}-tagline"
    about = words(tagline) if tagline in words else title_of(spec, lang)
    return Text(spec.key, "bold"), ", ".join(str(n) for n in spec.players), about


def list_options(terminal: Terminal, name: str) -> int:
    say = terminal.say
    spec = chosen_game(terminal, name)
    if not spec.options.options:
        terminal.tell(say("cli-no-options", game=title_of(spec, terminal.lang)))
        return 0
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-column-option"), no_wrap=True)
    # A value is typed as it is shown, so no value is cut, and the comma stays with it.
    longest = max(len(shown(v)) + 1 for option in spec.options.options for v in option.values)
    width = max(VALUES_WIDTH, longest)
    table.add_column(say("cli-column-values"), max_width=width, overflow="fold")
    table.add_column(say("cli-column-default"))
    table.add_column(say("cli-column-about"))
    for option in spec.options.options:
        values = ", ".join(shown(value) for value in option.values)
        about = _explained(option_words(spec, option, terminal.lang))
        table.add_row(Text(option.key, "bold"), values, shown(option.default), about)
    terminal.show(table)
    first = spec.options.options[0]
    other = next(value for value in first.values if value != first.default)
    example = f"{first.key}={shown(other)}"
    terminal.tell(say("cli-option-example", game=name, option=example), "dim")
    return 0


def _explained(words: OptionWords) -> Text:
    """The title of an option, the sentence about it, and the name of each of its values."""
    values = (f"{shown(value)} = {name}" for value, name in words.values.items())
    lines = (line for line in (words.text, *values) if line)
    return Text("\n").join([Text(words.title, "italic"), *map(Text, lines)])
