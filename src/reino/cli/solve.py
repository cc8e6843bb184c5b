"""`reino solve`: a whole game worked out, where a game has a solver."""

from collections.abc import Sequence

from reino.cli.lookup import changed, chosen_game, chosen_options
from reino.core.errors import NotSolvable
from reino.terminal.console import Terminal


def solve(
    terminal: Terminal, name: str, pairs: Sequence[str], hands: str | None, as_json: bool
) -> int:
    spec = chosen_game(terminal, name)
    if spec.solver is None:
        raise NotSolvable("error-not-solved", game=name)
    options = chosen_options(terminal, spec, pairs)
    spec.solver(terminal, options, changed(spec, options), hands, as_json)
    return 0
