"""The settings that `reino balance` compares: the values of one option."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from reino.core.errors import ContradictoryOptions
from reino.core.names import title_of
from reino.core.options import Value, Values
from reino.core.spec import GameSpec
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.arena.balance import Setting

LAYOUT = "layout"


class Comparison(NamedTuple):
    """Settings, and the option in which they differ, if any."""

    axis: str | None
    settings: "Sequence[Setting]"


def chosen_comparison(
    terminal: Terminal,
    spec: GameSpec,
    values: Values,
    players: int | None,
    *,
    fixed: set[str],
    layouts: Sequence[str],
    compared: str | None,
) -> Comparison:
    """The values that are named, or all of an option's; one setting where no option is varied."""
    from reino.arena.balance import Setting, settings_over
    from reino.arena.tallies import usual_axis

    say = terminal.say
    if layouts and compared is not None:
        raise Misuse(say("cli-balance-both"))
    if layouts:
        axis, names, flag = LAYOUT, _split(layouts), "--layout"
    elif compared is not None:
        axis, equals, text = compared.partition("=")
        axis, names, flag = axis.strip(), _split([text]) if equals else [], "--compare"
    else:
        usual = usual_axis(spec)
        if usual is None:
            return Comparison(None, [Setting(title_of(spec, terminal.lang), values)])
        axis, names, flag = usual, [], ""
    with terminal.blaming_the_line():
        option = spec.options[axis]
        if axis in fixed:
            if flag:
                raise Misuse(say("cli-balance-twice", option=axis, flag=flag))
            return Comparison(axis, settings_over(values, axis, [values[axis]]))
        if names:
            chosen = list(dict.fromkeys(option.parse(name) for name in names))
            for value in chosen:
                spec.options.complete({**values, axis: value}, _table(spec, players))
        else:
            chosen = _possible(spec, values, axis, players) or [values[axis]]
        return Comparison(axis, settings_over(values, axis, chosen))


def _split(texts: Sequence[str]) -> list[str]:
    return [name.strip() for text in texts for name in text.split(",")]


def _possible(spec: GameSpec, values: Values, axis: str, players: int | None) -> list[Value]:
    """The values of an option that do not contradict the others."""
    found = []
    for value in spec.options[axis].values:
        try:
            spec.options.complete({**values, axis: value}, _table(spec, players))
        except ContradictoryOptions:
            continue
        found.append(value)
    return found


def _table(spec: GameSpec, players: int | None) -> int:
    """The number of players. A number that a game is not for is refused when it is loaded."""
    return players if players in spec.players else spec.players[0]
