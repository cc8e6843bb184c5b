"""`reino solve`: the exact solution of a whole game, where the game has a solver."""

from collections.abc import Sequence

from reino.cli.lookup import changed, chosen_game, chosen_options
from reino.core.errors import NotSolvable
from reino.core.registry import sound_games
from reino.terminal.console import Terminal


def solve(
    terminal: Terminal, name: str, pairs: Sequence[str], hands: str | None, as_json: bool
) -> int:
    spec = chosen_game(terminal, name)
    if spec.solver is None:
        known = ", ".join(game.key for game in sound_games() if game.solver is not None)
        raise NotSolvable("error-not-solved", game=name, known=known)
    options = chosen_options(terminal, spec, pairs)
    spec.solver(terminal, options, changed(spec, options), hands, as_json)
    return 0
