"""Write the tables of docs/encodings.md and its Spanish twin: parts and actions of every game.

    python scripts/docs_encodings.py

A table stands between `<!-- table: name -->` and `<!-- end -->`; the text in between is replaced.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from reino.core.catalogue import catalogue
from reino.core.encoding import Encoding
from reino.core.registry import find
from reino.core.spec import GameSpec

FOLDER = Path(__file__).parent.parent / "docs"
PAGES = {"en": FOLDER / "encodings.md", "es": FOLDER / "encodings.es.md"}
TABLE = re.compile(r"(<!-- table: (\w+)_(\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

HEADINGS = {
    "en": {
        "parts": ("part", "place", "shape", "values", "meaning"),
        "actions": ("ids", "meaning", "first", "last"),
        "to": "{} to {}",
        "decimal": ".",
    },
    "es": {
        "parts": ("parte", "lugar", "forma", "valores", "significado"),
        "actions": ("ids", "significado", "primera", "última"),
        "to": "{} a {}",
        "decimal": ",",
    },
}


def parts(spec: GameSpec, lang: str) -> Iterator[list[str]]:
    """A row for each part: its name, its slice, its shape, its bounds, its meaning."""
    encoding = _encoding(spec)
    say = catalogue(lang, spec.locale)
    for part in encoding.parts:
        where = encoding.slices[part.key]
        yield [
            f"`{part.key}`",
            _range(where.start, where.stop - 1),
            " × ".join(map(str, part.shape)),
            _bounds(part.low, part.high, lang),
            say(f"{spec.key}-part-{part.key}", names=", ".join(part.names)),
        ]


def actions(spec: GameSpec, lang: str) -> Iterator[list[str]]:
    """A row for each group of ids, and for each id that stands alone."""
    say = catalogue(lang, spec.locale)
    name = spec.words.action_name
    groups = {group.first: group for group in _encoding(spec).groups}
    action = 0
    while action < len(spec.actions):
        if action not in groups:
            yield [str(action), name(action, lang), "", ""]
            action += 1
            continue
        group = groups[action]
        last = action + group.size - 1
        meaning = say(f"{spec.key}-actions-{group.key}")
        yield [_range(action, last), meaning, name(action, lang), name(last, lang)]
        action = last + 1


ROWS = {"parts": parts, "actions": actions}


def table(game: str, kind: str, lang: str) -> str:
    heads = HEADINGS[lang][kind]
    rows = [heads, ["---"] * len(heads), *ROWS[kind](find(game), lang)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def updated(text: str, lang: str) -> str:
    """A page with its tables written anew."""
    return TABLE.sub(lambda found: found[1] + table(found[2], found[3], lang) + found[4], text)


def _encoding(spec: GameSpec) -> Encoding:
    assert spec.encoding is not None
    return spec.encoding


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _bounds(low: float, high: float, lang: str) -> str:
    words = HEADINGS[lang]
    told = [
        f"{bound:g}".replace(".", str(words["decimal"])).replace("-", "−") for bound in (low, high)
    ]
    return str(words["to"]).format(*told)


def main() -> None:
    argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
    for lang, page in PAGES.items():
        page.write_text(updated(page.read_text("utf-8"), lang), "utf-8")


if __name__ == "__main__":
    main()
