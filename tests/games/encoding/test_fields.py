"""The fields of a record in the encoding: put another value in, and the tensor changes.

Values come from other views of the same seat at tables of as many players, so that each is one the
field may have.
"""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from games.encoding.walks import GAMES, views
from reino.core.encoding import Tensor
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.core.view import View
from soak import THOROUGHNESS

SAMPLE = 8 * THOROUGHNESS if JIT else 4  # views of each seat in each stage
PAIRS = 4 if JIT else 1

# Fields that follow from others, that only chance looks at, or that no rule asks for.
UNTOLD = {
    "braverats": {"gift", "result", "winner", "reason"},
    "jackrabbits": {
        *(
            "starter",
            "rules_version",
            "hand_limit",
            "islands",
            "map_bytes",
            "map_seed",
            "pile",
            "reason",
        ),
        *("suits_kept", "tight_suits", "victim", "winners"),
    },
    "korona": {
        *(
            "draws",
            "first",
            "market_size",
            "present",
            "reason",
            "second",
            "rules_version",
            "source",
            "turns",
        ),
        "winners",
    },
    "sparta": {"cities", "kept", "key", "layout", "past", "pieces", "reason", "winner"},
}
# Fields that say something in some stages, on some seats' views, or of some tiles only.
NOW_AND_THEN = {
    "braverats": {"target"},
    "jackrabbits": {
        *("asked", "beside", "crossed", "goal", "hand_size", "island", "payer", "pile_size"),
        *("q", "r", "receiver", "sea", "told"),
    },
    "korona": {"asked", "fresh", "known", "placer", "stolen"},
    "sparta": {"hero"},
}


def observed(view: View, field: str | None = None, value: object = None) -> Tensor:
    """The observation of this view's seat if a field were different."""
    assert view.seat is not None
    buf = view._buf.copy()
    if field is not None:
        view.game.runtime.record(buf)[field] = value
    out = np.empty(view.game.encoding.size, np.float32)
    view.game.spec.observe(buf, view.seat, out)
    return out


def alike(key: str, rng: Random) -> Iterator[list[View]]:
    """Views of one seat at tables of so many players, some of each stage."""
    seen: dict[tuple[int, int | None], dict[int, list[View]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for view in views(key):
        stage = int(view.record.stage) if key != "sparta" else 0
        seen[view.game.players, view.seat][stage].append(view)
    for stages in seen.values():
        yield [v for group in stages.values() for v in rng.sample(group, min(SAMPLE, len(group)))]


# The two long games are too much work for plain Python.
@pytest.mark.parametrize("key", GAMES if JIT else ["braverats", "sparta"])
def test_no_field_that_matters_is_left_out(key: str) -> None:
    noticed: set[str] = set()
    missed: set[str] = set()
    for chosen in alike(key, Random(3)):
        rng = Random(len(chosen))
        for view in chosen:
            tensor, record = observed(view), view.record
            for other in rng.choices(chosen, k=PAIRS):
                foreign = other.record
                for field in record.dtype.names:
                    if record[field].tobytes() != foreign[field].tobytes():
                        same = np.array_equal(observed(view, field, foreign[field]), tensor)
                        (missed if same else noticed).add(field)
    assert missed <= UNTOLD[key] | NOW_AND_THEN[key]
    if JIT:
        assert NOW_AND_THEN[key] <= noticed
    assert set(find(key).rules.STATE.names) >= UNTOLD[key] | NOW_AND_THEN[key]
