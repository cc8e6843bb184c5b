"""Write the tables of docs/games/*.md, docs/known.md and docs/train.md: from the rules, the solver,
the levels of bots, and stored measurements.

    python scripts/docs_tables.py

A table stands between `<!-- table: name -->` and `<!-- end -->`; the text in between is replaced.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import StringIO
from pathlib import Path

from docs_korona import EXAMPLE, piles_of
from docs_korona import TABLES as KORONA_TABLES
from docs_numbers import TABLES as MEASURED
from rich.console import Console

from reino.braverats import Solution, solve
from reino.core.names import words_of
from reino.core.registry import find
from reino.games.braverats.bot import levels as braverats
from reino.games.braverats.rules import cards
from reino.games.braverats.rules.round import judge
from reino.games.jackrabbits.bot import levels as jackrabbits
from reino.games.korona.bot import levels as korona
from reino.games.korona.rules import cards as korona_cards
from reino.games.korona.table.scoring import breakdown, label
from reino.games.sparta.bot import levels as sparta
from reino.games.sparta.rules.layouts import DEFAULT_LAYOUT, LAYOUT_TEXTS
from reino.search.level import Level
from reino.terminal.console import Terminal
from reino.terminal.screen import screen_of

FOLDER = Path(__file__).parent.parent / "docs/games"
PAGES = {
    ("braverats", "en"): FOLDER / "braverats.md",
    ("braverats", "es"): FOLDER / "braverats.es.md",
    ("jackrabbits", "en"): FOLDER / "jackrabbits.md",
    ("jackrabbits", "es"): FOLDER / "jackrabbits.es.md",
    ("korona", "en"): FOLDER / "korona.md",
    ("korona", "es"): FOLDER / "korona.es.md",
    ("sparta", "en"): FOLDER / "sparta.md",
    ("sparta", "es"): FOLDER / "sparta.es.md",
    ("known", "en"): FOLDER.parent / "known.md",
    ("known", "es"): FOLDER.parent / "known.es.md",
    ("train", "en"): FOLDER.parent / "train.md",
}
BALANCE = FOLDER / "sparta-balance.json"  # written by `reino balance sparta ... --json`
BALANCE_HEADS = ("layout", "first", "draws", "second", "score", "turns", "fairness")
TABLE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

SOLVED: Mapping[str, Mapping[str, object]] = {
    "base": {},
    "fast_rat": {"fast_rat": True},
    "held_ambassador=false": {"held_ambassador": False},
    "musician_mutes": {"musician_mutes": True},
    "mime=ninth": {"mime": "ninth"},
    "mime=instead": {"mime": "instead"},
}
ATTACK: Mapping[str, object] = {"princess_attack": "yarg"}

HEADINGS = {
    "en": {
        "corner": "Yarg ↓ Applewood →",
        "base": "no options",
        "value": "value",
        "positions": "positions",
        "princes": "both Princes",
        "princesses": "both Princesses",
        "default": "**Default.**",
        "level": "level",
        "looks": "how far it looks",
        "overlooks": "moves it overlooks",
        "seconds": "{} s a move",
        "nodes": "{} positions a move",
        "depth_1": "one turn ahead",
        "depth": "{} turns ahead",
        "none": "none",
        "layout": "layout",
        "first": "Sparta wins",
        "draws": "draws",
        "second": "Achaea wins",
        "score": "Sparta's score (19 times in 20)",
        "turns": "turns",
        "fairness": "fairness",
        "card": "card",
        "use": "what it is for",
        "what": "in the picture",
        "points": "points",
        "sum": "**the kingdom**",
        "thinks": "how long it thinks",
        "misses": "choices it overlooks",
        "a_choice": "{} s a choice",
        "iterations_1": "one iteration a choice",
        "iterations": "{} iterations a choice",
        "chooses": "how it chooses",
        "habit": "by habit",
        "exactly": "by the exact mix",
        "judges": "by judgement, and by habit",
        "habitually": "by habit alone",
    },
    "es": {
        "corner": "Yarg ↓ Applewood →",
        "base": "sin opciones",
        "value": "valor",
        "positions": "posiciones",
        "princes": "los dos Príncipes",
        "princesses": "las dos Princesas",
        "default": "**Por defecto.**",
        "level": "nivel",
        "looks": "hasta dónde mira",
        "overlooks": "jugadas que se le escapan",
        "seconds": "{} s por jugada",
        "nodes": "{} posiciones por jugada",
        "depth_1": "un turno",
        "depth": "{} turnos",
        "none": "ninguna",
        "layout": "disposición",
        "first": "gana Esparta",
        "draws": "empates",
        "second": "gana Acaya",
        "score": "puntos de Esparta (19 de cada 20 veces)",
        "turns": "turnos",
        "fairness": "equidad",
        "card": "carta",
        "use": "para qué sirve",
        "what": "en el dibujo",
        "points": "puntos",
        "sum": "**el reino**",
        "thinks": "cuánto piensa",
        "misses": "elecciones que se le escapan",
        "a_choice": "{} s por elección",
        "iterations_1": "una iteración por elección",
        "iterations": "{} iteraciones por elección",
        "chooses": "cómo elige",
        "habit": "por costumbre",
        "exactly": "según la mezcla exacta",
        "judges": "con criterio, y por costumbre",
        "habitually": "solo por costumbre",
    },
}
DECIMAL = {"en": ".", "es": ","}


@cache
def solved(name: str) -> Solution:
    return solve(ATTACK if name == "princess_attack" else SOLVED[name])


def duel(lang: str) -> str:
    """The winner of a round for each two cards, without a bonus."""
    signs = {
        0: "Y",
        1: "A",
        cards.HOLD: "=",
        cards.PRINCESS_WINS: "**Y!**",
        cards.PRINCESS_WINS + 1: "**A!**",
    }
    ranks = range(cards.MIME)
    rows = [
        [_card(card, lang), *(signs[judge(card, other, 0, 0)] for other in ranks)] for card in ranks
    ]
    return _table([HEADINGS[lang]["corner"], *map(str, ranks)], rows)


def openings(lang: str) -> str:
    """The solved games that are the same for both clans: value, positions, opening mix."""
    words = HEADINGS[lang]
    solutions = {name: solved(name) for name in SOLVED}
    heads = [words["base"] if name == "base" else f"`{name}`" for name in solutions]
    rows = [
        [words["value"], *(_percent(solution.value, lang) for solution in solutions.values())],
        [
            words["positions"],
            *(_count(solution.positions, lang) for solution in solutions.values()),
        ],
    ]
    for card, key in enumerate(cards.CARD_KEYS):
        shares = (solution.strategy.get(key) for solution in solutions.values())
        rows.append([_card(card, lang), *(_percent(share, lang) for share in shares)])
    return _table(["", *heads], rows)


def attack(lang: str) -> str:
    """The princess attack, where the clans differ."""
    words = HEADINGS[lang]
    solution = solved("princess_attack")
    mixes = solution.at(solution.root).mix
    values = (solution.value, 1 - solution.value)
    rows = [[words["value"], *(_percent(value, lang) for value in values)]]
    for card, key in enumerate(cards.CARD_KEYS[: cards.MIME]):
        rows.append([_card(card, lang), *(_percent(mix.get(key), lang) for mix in mixes)])
    return _table(["", words["princes"], words["princesses"]], rows)


def layouts(lang: str) -> str:
    """The layouts of Sparta in words, then their pictures, as many in a row as fit."""
    say = words_of(find("sparta"), lang)
    lines, pictures = [], []
    for name in LAYOUT_TEXTS:
        default = f" {HEADINGS[lang]['default']}" if name == DEFAULT_LAYOUT else ""
        lines.append(f"- `{name}`: {say(f'sparta-option-layout-{name}')}.{default}\n")
        pictures.append(f'<img src="../img/sparta/layout-{name}.svg" alt="{name}" width="220">\n')
    return "".join([*lines, "\n", *pictures])


def layout_texts(lang: str) -> str:
    """The layouts as positions."""
    width = max(map(len, LAYOUT_TEXTS))
    lines = [f"{name:{width}}  {text}" for name, text in LAYOUT_TEXTS.items()]
    return "\n".join(["```text", *lines, "```"]) + "\n"


def balance(lang: str) -> str:
    """The fairness of each layout, the fairest first: the last measurement of `reino balance`."""
    words = HEADINGS[lang]
    measured = json.loads(BALANCE.read_text("utf-8"))["settings"]
    rows = []
    for found in sorted(measured, key=lambda found: -found["fairness"]):
        shares = [found["wins"][0], found["draws"], found["wins"][1]]
        low, high = (_percent(end, lang, 0) for end in found["score_interval"])
        rows.append(
            [
                f"`{found['name']}`",
                *(_percent(n / found["games"], lang) for n in shares),
                f"{_percent(found['score'], lang)} ({low} – {high})",
                str(round(found["turns"])),
                _percent(found["fairness"], lang),
            ]
        )
    return _table([words[key] for key in BALANCE_HEADS], rows)


def braverats_levels(lang: str) -> str:
    """The levels of BraveRats' bots, the strongest first."""
    words = HEADINGS[lang]
    ways = {0.0: "exactly", 1.0: "habitually"}
    rows = [
        [f"`{name}`", words[ways.get(level.habit, "judges")], _overlooks(level.habit, lang)]
        for name, level in braverats.LEVELS.items()
    ]
    return _table([words["level"], words["chooses"], words["habit"]], rows)


def sparta_levels(lang: str) -> str:
    """The levels of Sparta's bot, the strongest first."""
    words = HEADINGS[lang]
    rows = [
        [f"`{name}`", _looks(level, lang), _overlooks(level.overlooks, lang)]
        for name, level in sparta.LEVELS.items()
    ]
    return _table([words["level"], words["looks"], words["overlooks"]], rows)


def korona_levels(lang: str) -> str:
    """The levels of Korona's bot."""
    return _search_levels(korona.LEVELS, lang)


def jackrabbits_levels(lang: str) -> str:
    """The levels of Jack Rabbits' bot."""
    return _search_levels(jackrabbits.LEVELS, lang)


def _search_levels(levels: Mapping[str, Level], lang: str) -> str:
    words = HEADINGS[lang]
    rows = [
        [f"`{name}`", _thinks(level, lang), _overlooks(level.overlooks, lang)]
        for name, level in levels.items()
    ]
    return _table([words["level"], words["thinks"], words["misses"]], rows)


def kingdom(lang: str) -> str:
    """The kingdom cards of Korona."""
    return _korona_cards(lang, range(korona_cards.COLOURS))


def deeds(lang: str) -> str:
    """The action cards of Korona."""
    return _korona_cards(lang, range(korona_cards.COLOURS, korona_cards.CARDS))


def _korona_cards(lang: str, held: range) -> str:
    words, say = HEADINGS[lang], words_of(find("korona"), lang)
    rows = [
        [
            f"{say('korona-card', card=key)}<br>`{key}` × {korona_cards.COPIES[card]}",
            say("korona-about", card=key),
        ]
        for card in held
        for key in [korona_cards.CARD_KEYS[card]]
    ]
    return _table([words["card"], words["use"]], rows, ("---", "---"))


def example(lang: str) -> str:
    """The score of the kingdom in the rulebook's example, rule by rule."""
    words = HEADINGS[lang]
    entries = breakdown(piles_of(EXAMPLE))
    rows = [[label(entry, lang), str(entry.points)] for entry in entries]
    rows.append([words["sum"], f"**{sum(entry.points for entry in entries)}**"])
    return _table([words["what"], words["points"]], rows, ("---", "--:"))


def hint(lang: str) -> str:
    """The output of `hint` at the table of the page's first picture."""
    terminal = Terminal(lang)
    terminal.console = Console(file=StringIO(), width=80, height=40)
    view = KORONA_TABLES["table"].state().view(0)
    with terminal.console.capture() as capture:
        terminal.console.print(screen_of(view.game, terminal).hint(view))
    lines = [line.rstrip() for line in capture.get().splitlines()]
    return "\n".join(["```text", *lines, "```"]) + "\n"


def _overlooks(part: float, lang: str) -> str:
    return _percent(part, lang, 0) if part else HEADINGS[lang]["none"]


def _thinks(level: Level, lang: str) -> str:
    words = HEADINGS[lang]
    if level.seconds is not None:
        return words["a_choice"].format(f"{level.seconds:g}".replace(".", DECIMAL[lang]))
    assert level.iterations is not None
    key = "iterations_1" if level.iterations == 1 else "iterations"
    return words[key].format(_count(level.iterations, lang))


def _looks(level: sparta.Level, lang: str) -> str:
    """The limit of a level's search."""
    words = HEADINGS[lang]
    parts = []
    if level.depth is not None:
        key = "depth_1" if level.depth == 1 else "depth"
        parts.append(words[key].format(level.depth))
    if level.nodes is not None:
        parts.append(words["nodes"].format(_count(level.nodes, lang)))
    if level.seconds is not None:
        parts.append(words["seconds"].format(f"{level.seconds:g}".replace(".", DECIMAL[lang])))
    return ", ".join(parts)


TABLES: Mapping[str, Callable[[str], str]] = {
    "duel": duel,
    "openings": openings,
    "attack": attack,
    "braverats_levels": braverats_levels,
    "layouts": layouts,
    "layout_texts": layout_texts,
    "balance": balance,
    "sparta_levels": sparta_levels,
    "kingdom": kingdom,
    "deeds": deeds,
    "example": example,
    "hint": hint,
    "korona_levels": korona_levels,
    "jackrabbits_levels": jackrabbits_levels,
    **MEASURED,
}


def updated(text: str, lang: str, names: Sequence[str] = tuple(TABLES)) -> str:
    """The page with these tables made anew."""

    def replaced(found: re.Match[str]) -> str:
        if found[2] not in names:
            return found[0]
        return f"{found[1]}\n{TABLES[found[2]](lang)}\n{found[3]}"

    return TABLE.sub(replaced, text)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], aligned: Sequence[str] = ()) -> str:
    lines = [heads, aligned or ["---", *[":-:"] * (len(heads) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _card(card: int, lang: str) -> str:
    name = words_of(find("braverats"), lang)("braverats-card", card=cards.CARD_KEYS[card])
    return name if card == cards.MIME else f"{card} {name}"


def _percent(share: float | None, lang: str, places: int = 1) -> str:
    if share is None:
        return ""
    text = f"{share:.{places}%}"
    return text if lang == "en" else text.replace(".", DECIMAL["es"]).replace("%", " %")


def _count(number: int, lang: str) -> str:
    return f"{number:,}" if lang == "en" else f"{number:,}".replace(",", ".")


def main() -> int:
    for (_, lang), page in PAGES.items():
        page.write_text(updated(page.read_text("utf-8"), lang), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
