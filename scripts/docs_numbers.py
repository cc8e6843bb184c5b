"""Tables of the measurements, for docs/known.md and docs/train.md: `docs_tables.py` has them."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from docs_plots import count, decimal, known, percent

from reino.arena.panels import quartiles
from reino.arena.rating import SURE, share_interval
from reino.core.names import words_of
from reino.core.registry import find

SELF_PLAY = Path(__file__).parent.parent / "docs/self-play.json"
SHOWN_EVERY = 100  # number of updates

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "players": "players",
        "games": "games",
        "first": "the first wins (19 times in 20)",
        "length": "length (middle half)",
        "ends": "how it ends",
        "of": "with {}",
        "move": "first move",
        "then": "and then",
        "score": "score",
        "updates": "updates",
        "share": "points against random play",
        "perfect": "the perfect bot",
        "took": "The {updates} updates kept one core busy for about {seconds} seconds.",
    },
    "es": {
        "players": "jugadores",
        "games": "partidas",
        "first": "gana el primero (19 de cada 20 veces)",
        "length": "duración (mitad central)",
        "ends": "cómo acaba",
        "of": "con {}",
        "move": "primera jugada",
        "then": "y después",
        "score": "valor",
        "updates": "actualizaciones",
        "share": "puntos contra el azar",
        "perfect": "el bot perfecto",
        "took": "Las {updates} actualizaciones ocuparon un núcleo unos {seconds} segundos.",
    },
}


def scenes(game: str, lang: str) -> str:
    """The tables of winners and lengths, for each number of players; then of end reasons."""
    words, found = WORDS[lang], known()[game]["scenes"]
    heads = [words[key] for key in ("players", "games", "first", "length")]
    return "\n".join([table(heads, [scene(of, lang) for of in found]), ends(game, found, lang)])


def scene(found: Mapping[str, Any], lang: str) -> list[str]:
    games = found["games"]
    low, high = (percent(end, lang, 0) for end in share_interval(found["wins"][0], games))
    lengths = [int(n) for n, times in found["lengths"].items() for _ in range(times)]
    first, _, third = quartiles(lengths)
    return [
        str(found["players"]),
        count(games, lang),
        f"{percent(found['wins'][0] / games, lang)} ({low} – {high})",
        f"{decimal(f'{fmean(lengths):.1f}', lang)} ({first:.0f} – {third:.0f})",
    ]


def ends(game: str, found: Sequence[Mapping[str, Any]], lang: str) -> str:
    """How often each end reason occurred, in the words of the game."""
    words, say = WORDS[lang], words_of(find(game), lang)
    heads = [words["ends"], *(words["of"].format(of["players"]) for of in found)]
    rows = [
        [
            say(f"{game}-reason-{reason}"),
            *(percent(of["reasons"].get(reason, 0) / of["games"], lang, 0) for of in found),
        ]
        for reason in dict.fromkeys(reason for of in found for reason in of["reasons"])
    ]
    return table(heads, rows, ["---", *["--:"] * len(found)])


def engine(lang: str) -> str:
    """The best first moves by the engine of Sparta."""
    words = WORDS[lang]
    rows = [
        [f"`{line['moves'][0]}`", f"`{' '.join(line['moves'][1:])}`", f"{line['score']:+d}"]
        for line in known()["sparta"]["engine"]["lines"]
    ]
    return table([words["move"], words["then"], words["score"]], rows)


def self_play(lang: str) -> str:
    """The results of the worked example, with their 95 % intervals."""
    words, reached = WORDS[lang], json.loads(SELF_PLAY.read_text("utf-8"))
    shares = {
        **{str(update): share for update, share in reached["shares"] if update % SHOWN_EVERY == 0},
        words["perfect"]: reached["perfect"],
    }
    rows = [
        [name, f"{percent(share, lang)} ± {off(share, reached['games'], lang)}"]
        for name, share in shares.items()
    ]
    made = table([words["updates"], words["share"]], rows)
    took = words["took"].format(updates=reached["shares"][-1][0], seconds=reached["seconds"])
    return f"{made}\n{took}\n"


def off(share: float, games: int, lang: str) -> str:
    """Half the interval of a share of so many games; draws would make it narrower."""
    return decimal(f"{100 * SURE * (share * (1 - share) / games) ** 0.5:.1f}", lang)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], aligned: Sequence[str] = ()) -> str:
    lines = [heads, aligned or ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


TABLES: Mapping[str, Callable[[str], str]] = {
    **{f"known_{game}": partial(scenes, game) for game in ("braverats", "jackrabbits", "korona")},
    "known_engine": engine,
    "self_play": self_play,
}
