"""Measure the figures of docs/known.md about the games, and keep them in docs/games/known.json.

    python scripts/docs_known.py                 all of it, about ten minutes on one core
    python scripts/docs_known.py korona          one game; the others stay as they were

The same games are played on every machine: no bot here has a time limit.
"""

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import track

import reino
from reino import CHANCE, State
from reino.arena.duel import bot_seed
from reino.bots import make_bot
from reino.games.sparta.bot.engine import analysis

TARGET = Path(__file__).parent.parent / "docs/games/known.json"
ENGINE_NODES = 500_000
ENGINE_LINES = 5


@dataclass(frozen=True)
class Scene:
    """A measurement of a bot against itself."""

    players: int
    bot: str
    games: int


SCENES: Mapping[str, tuple[Scene, ...]] = {
    "braverats": (Scene(2, "perfect", 2000),),
    "korona": tuple(Scene(players, "expert", 300) for players in (2, 3, 4)),
    "jackrabbits": tuple(Scene(players, "expert", 400) for players in (2, 3, 4)),
}


def measured(game: str) -> dict[str, Any]:
    """All measurements of a game."""
    found: dict[str, Any] = {"scenes": [played(game, scene) for scene in SCENES.get(game, ())]}
    if game == "braverats":
        found["openings"] = solved_openings()
    if game == "sparta":
        found["engine"] = engine_openings()
    return found


def played(key: str, scene: Scene) -> dict[str, Any]:
    """The results of many games of one kind. Wins are by the order of play where chance draws who
    begins."""
    game = reino.load(key, scene.players)
    wins, lengths, reasons = [0] * scene.players, Counter[int](), Counter[str]()
    for number in track(range(scene.games), f"{key}, {scene.players} players"):
        bots = [make_bot(game, scene.bot, bot_seed(number, seat)) for seat in range(scene.players)]
        state = game.start(seed=number)
        while not state.over:
            state = state.play({s: bots[s].choose(state.view(s)) for s in state.owing})
        assert state.returns is not None
        best = max(state.returns)
        if state.returns.count(best) == 1:
            wins[(state.returns.index(best) - first_of(state)) % scene.players] += 1
        lengths[length_of(state)] += 1
        reasons[str(state.reason)] += 1
    return {
        "players": scene.players,
        "bot": scene.bot,
        "games": scene.games,
        "wins": wins,
        "draws": scene.games - sum(wins),
        "lengths": {str(length): lengths[length] for length in sorted(lengths)},
        "reasons": dict(reasons.most_common()),
    }


def first_of(state: State) -> int:
    """The seat that began; where all choose at once, the first."""
    return 0 if state.game.spec.simultaneous else int(state.view(None).as_dict()["first"])


def length_of(state: State) -> int:
    """Rounds where all choose at once, else the turns of all seats."""
    if state.game.spec.simultaneous:
        return sum(actor == 0 for actor, _ in state.history if actor != CHANCE)
    return int(state.record.turns)


def solved_openings() -> dict[str, dict[str, float]]:
    """The opening mix of perfect play in BraveRats, and the value of each card against it."""
    solution = reino.braverats.solve()
    opening = solution.at(solution.root)
    return {
        card: {"share": round(opening.mix[0].get(card, 0.0), 6), "worth": round(worth, 6)}
        for card, worth in opening.worth[0].items()
    }


def engine_openings() -> dict[str, Any]:
    """The best first moves of Sparta on the default layout, as far as its engine sees."""
    view = reino.load("sparta").start().view(0)
    found = analysis(view, nodes=ENGINE_NODES, lines=ENGINE_LINES)
    write = view.game.spec.actions.text
    return {
        "nodes": ENGINE_NODES,
        "depth": found.depth,
        "lines": [
            {"moves": [write(move) for move in line.moves[:4]], "score": line.score}
            for line in found.lines
        ],
    }


GAMES = ("braverats", "jackrabbits", "korona", "sparta")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    asked = parser.parse_args().games or GAMES
    anew = {game: measured(game) for game in asked}
    known = (json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}) | anew
    ordered = {game: known[game] for game in GAMES if game in known}
    TARGET.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
