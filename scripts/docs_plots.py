"""Plots of the measurements of the games, for docs/known.md and its Spanish twin.

The numbers are those of docs/games/known.json and docs/games/sparta-balance.json;
`docs_made.py` writes the pictures.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from typing import Any

from reino.arena.balance import Balance, Setting
from reino.arena.panels import lengths
from reino.arena.plot import TICKS, WIDTH, Words, drawn
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.names import title_of, words_of
from reino.core.registry import find
from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    PARCHMENT,
    Markup,
    document,
    framed,
    group,
    joined,
    rect,
    text,
)
from reino.games.braverats.rules.cards import CARD_KEYS

FOLDER = Path(__file__).parent.parent / "docs/games"
NAMES, BAR, STEP, TOP = 150, 24, 36, 118  # width of the plot of openings
MOST = 0.3  # as wide as the plot is
SCALE = WIDTH - NAMES - 190

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "games": "{games} games of the {bot} bot against itself",
        "about": "The dot is the score of the first, with the interval that holds it 19 times in "
        "20.",
        "first": "the first wins",
        "draws": "draws",
        "others": "another wins",
        "score": "score of the first",
        "note": "games",
        "players": "{players} players",
        "rounds": "How many rounds: shortest, middle half, longest; the dot is the mean",
        "turns": "How many turns, of all seats: shortest, middle half, longest; the dot is the "
        "mean",
        "layouts": "The layouts of Sparta",
        "mean": "turns",
        "openings": "The first card of BraveRats",
        "openings_about": "How often perfect play opens with it, and what it wins against perfect "
        "play",
        "share": "share",
        "worth": "wins",
    },
    "es": {
        "games": "{games} partidas del bot {bot} contra sí mismo",
        "about": "El punto es lo que logra el primero, con el intervalo que acierta 19 de cada 20 "
        "veces.",
        "first": "gana el primero",
        "draws": "empates",
        "others": "gana otro",
        "score": "puntos del primero",
        "note": "partidas",
        "players": "{players} jugadores",
        "rounds": "Cuántas rondas: la más corta, la mitad central, la más larga; el punto es la "
        "media",
        "turns": "Cuántos turnos, entre todos: la más corta, la mitad central, la más larga; el "
        "punto es la media",
        "layouts": "Las disposiciones de Sparta",
        "mean": "turnos",
        "openings": "La primera carta de BraveRats",
        "openings_about": "Cuánto la elige el juego perfecto, y cuánto gana contra él",
        "share": "se elige",
        "worth": "gana",
    },
}


@cache
def known() -> Mapping[str, Any]:
    read: Mapping[str, Any] = json.loads((FOLDER / "known.json").read_text("utf-8"))
    return read


def scenes(game: str, lang: str) -> str:
    """The plots of winners and lengths, for each number of players."""
    words, found = WORDS[lang], known()[game]["scenes"]
    balances = [balance(game, scene, lang) for scene in found]
    title = played(sum(scene["games"] for scene in found), found[0]["bot"], lang)
    unit = words["rounds" if game == "braverats" else "turns"]
    means = [decimal(f"{fmean(balance.turns):.1f}", lang) for balance in balances]
    return drawn(
        told(lang, f"{title_of(find(game), lang)}: {title}", balances),
        balances,
        [count(balance.games, lang) for balance in balances],
        [lengths(unit, balances, means)],
    )


def played(games: int, bot: str, lang: str) -> str:
    """The number of games and the level, by the name that players see."""
    level = catalogue(lang)("cli-bot-name", name=bot)
    return WORDS[lang]["games"].format(games=count(games, lang), bot=level)


def balance(game: str, scene: Mapping[str, Any], lang: str) -> Balance:
    name = WORDS[lang]["players"].format(players=scene["players"])
    turns = [int(n) for n, times in scene["lengths"].items() for _ in range(times)]
    return Balance(Setting(name, {}), list(scene["wins"]), turns)


def layouts(lang: str) -> str:
    """The wins on each layout of Sparta, the fairest first, with the lengths of games."""
    words = WORDS[lang]
    measured = json.loads((FOLDER / "sparta-balance.json").read_text("utf-8"))
    found = sorted(measured["settings"], key=lambda setting: -setting["fairness"])
    # Only the mean of the turns is kept; a balance takes their number for that of the games.
    balances = [
        Balance(Setting(of["name"], {}), of["wins"], [round(of["turns"])] * of["games"])
        for of in found
    ]
    games = played(sum(of["games"] for of in found), measured["bot"], lang)
    notes = [str(round(setting["turns"])) for setting in found]
    return drawn(told(lang, f"{words['layouts']}: {games}", balances, "mean"), balances, notes)


def told(lang: str, title: str, balances: Sequence[Balance], note: str = "note") -> Words:
    words = WORDS[lang]
    shares = "; ".join(
        f"{balance.setting.name}: {percent(balance.score.share, lang)}" for balance in balances
    )
    return Words(
        lang=lang,
        title=title,
        about=words["about"],
        desc=f"{words['score']}: {shares}.",
        first=words["first"],
        draws=words["draws"],
        others=words["others"],
        score=words["score"],
        note=words[note],
        ticks=[percent(tick, lang, 0) for tick in TICKS],
    )


def openings(lang: str) -> str:
    """The perfect mix of first cards, and the score of each card against it."""
    words, found = WORDS[lang], known()["braverats"]["openings"]
    say = words_of(find("braverats"), lang)
    height = TOP + STEP * len(found) + 24
    rows, told = [], []
    for place, card in enumerate(reversed([key for key in CARD_KEYS if key in found])):
        name = say("braverats-card", card=card)
        share, worth = (percent(found[card][key], lang) for key in ("share", "worth"))
        told.append(f"{name}: {share}, {worth}")
        row = opening(name, found[card]["share"], share, worth)
        rows.append(group(row, at=(NAMES, TOP + STEP * place)))
    heads = [(words["share"], WIDTH - 116), (words["worth"], WIDTH - 36)]
    return document(
        lang,
        (WIDTH, height),
        words["openings"],
        "; ".join(told),
        framed(WIDTH, height, PARCHMENT, INK),
        text(words["openings"], 32, 52, 25, font_weight="bold"),
        text(words["openings_about"], 32, 78, 15, room=WIDTH - 64, fill=FADED_INK),
        *(text(head, x, TOP - 12, 13, text_anchor="end", fill=FADED_INK) for head, x in heads),
        *rows,
    )


def opening(name: str, part: float, share: str, worth: str) -> Markup:
    right = WIDTH - NAMES
    return joined(
        (
            text(name, -14, 17, 16, text_anchor="end", font_weight="bold"),
            rect(0, 0, SCALE * part / MOST, BAR, fill=GOLD, stroke=INK, stroke_width=1.2),
            text(share, right - 116, 17, 16, text_anchor="end"),
            text(worth, right - 36, 17, 16, text_anchor="end"),
        )
    )


def percent(share: float, lang: str, places: int = 1) -> str:
    written = f"{share:.{places}%}"
    return written if lang == "en" else decimal(written.replace("%", " %"), lang)


def decimal(written: str, lang: str) -> str:
    return written if lang == "en" else written.replace(".", ",")


def count(number: int, lang: str) -> str:
    return f"{number:,}" if lang == "en" else f"{number:,}".replace(",", ".")


IN_EACH_LANGUAGE: Mapping[str, Callable[[str], str]] = {
    "braverats-openings": openings,
    "braverats": partial(scenes, "braverats"),
    "jackrabbits": partial(scenes, "jackrabbits"),
    "korona": partial(scenes, "korona"),
    "sparta": layouts,
}
PLOTS: Mapping[str, Callable[[], str]] = {
    f"known-{name}" + ("" if lang == "en" else f".{lang}"): partial(draw, lang)
    for name, draw in IN_EACH_LANGUAGE.items()
    for lang in LANGUAGES
}
