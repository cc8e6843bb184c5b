"""Run the worked example of docs/train.md as the page says, and keep what it reached.

    python scripts/docs_self_play.py             about half a minute

docs/self-play.json has the share of the points against random play after so many updates.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "examples"))

import self_play  # noqa: E402

TARGET = ROOT / "docs/self-play.json"
UPDATES = 400


def main() -> None:
    argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
    _, shares = self_play.train(UPDATES)
    reached = [[update, round(share, 4)] for update, share in shares]
    TARGET.write_text(json.dumps({"games": self_play.TRIAL, "shares": reached}) + "\n", "utf-8")


if __name__ == "__main__":
    main()
