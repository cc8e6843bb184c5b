"""Make the pictures of the site that are in no commit: docs/made, as `make docs` does.

    python scripts/docs_made.py
    python scripts/docs_made.py FOLDER           into another copy of docs

They are drawn from the imports and from stored measurements, in a second, and need no compiled
rules.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import docs_layers
import docs_plots

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
sys.path.append(str(ROOT / "examples"))

import self_play  # noqa: E402

PICTURES: Mapping[str, Callable[[], str]] = {
    "layers.svg": docs_layers.drawing,
    **{f"{name}.svg": draw for name, draw in docs_plots.PLOTS.items()},
}
LEARNED = "self-play.svg"
MADE = (*PICTURES, LEARNED)


def make(docs: Path) -> None:
    folder = docs / "made"
    folder.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (folder / name).write_text(draw() + "\n", "utf-8")
    kept = json.loads((docs / "self-play.json").read_text("utf-8"))
    reached = [(update, share) for update, share in kept["shares"]]
    self_play.plot(reached, folder / LEARNED, perfect=kept["perfect"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("docs", type=Path, nargs="?", default=DOCS, metavar="FOLDER")
    make(parser.parse_args().docs)


if __name__ == "__main__":
    main()
