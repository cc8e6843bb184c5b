"""The solution of BraveRats, against a budget of time and memory and against SciPy's solver."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator

import numpy as np
from scipy.optimize import linprog

from benchmarks.timing import Figure
from reino.braverats import Solution, solve

SECONDS_ALLOWED, MEGABYTES_ALLOWED, MIME_SECONDS_ALLOWED = 1.0, 300.0, 60.0

# A process of its own, so that its memory is the solver's alone. The first call loads the code.
MEASURED = """
import json, pathlib, re, reino
reino.braverats.solve({}, [["spy"], ["prince"]])
runs = [reino.braverats.solve(%(options)r) for _ in range(%(runs)d)]
status = pathlib.Path("/proc/self/status").read_text()
print(json.dumps({
    "seconds": min(run.seconds for run in runs),
    "positions": runs[0].positions,
    # Not getrusage's: a process inherits that from its parent.
    "megabytes": int(re.search(r"VmHWM:\\s+(\\d+) kB", status)[1]) / 1024,
}))
"""


def figures() -> Iterator[Figure]:
    base = measured({}, runs=3)
    lone = measured({}, runs=1)
    mime = measured({"mime": "ninth"}, runs=1)
    seconds = base["seconds"]
    yield Figure(
        f"the base game solved, {base['positions']:,} positions, in at most a second",
        f"{seconds:.2f} s",
        f"{SECONDS_ALLOWED:.0f} s allowed",
        SECONDS_ALLOWED / seconds,
        1.0,
    )
    yield Figure(
        "memory of the process that solves it",
        f"{lone['megabytes']:.0f} MB",
        f"{MEGABYTES_ALLOWED:.0f} MB allowed",
        MEGABYTES_ALLOWED / lone["megabytes"],
        1.0,
    )
    yield Figure(
        f"the Mime game solved, {mime['positions']:,} positions, in at most a minute",
        f"{mime['seconds']:.1f} s",
        f"{MIME_SECONDS_ALLOWED:.0f} s allowed",
        MIME_SECONDS_ALLOWED / mime["seconds"],
        1.0,
    )
    yield against_scipy(solve(), seconds)


def measured(options: dict[str, object], runs: int) -> dict[str, float]:
    script = MEASURED % {"options": options, "runs": runs}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    result: dict[str, float] = json.loads(done.stdout)
    return result


def against_scipy(solution: Solution, seconds: float) -> Figure:
    """The same matrix games, a sample of them, given to SciPy's linear programming (HiGHS)."""
    matrices = [np.array(rows) for rows in sampled_matrices(solution, 200)]
    begun = time.perf_counter()
    for matrix in matrices:
        m, n = matrix.shape
        # Maximise v with x^T A >= v: the row player's program.
        linprog(
            c=[*[0.0] * m, -1.0],
            A_ub=np.hstack([-matrix.T, np.ones((n, 1))]),
            b_ub=np.zeros(n),
            A_eq=[[*[1.0] * m, 0.0]],
            b_eq=[1.0],
            bounds=[*[(0, None)] * m, (None, None)],
            method="highs",
        )
    each = (time.perf_counter() - begun) / len(matrices)
    ours = seconds / solution.positions
    return Figure(
        "a position solved, with its share of everything, v SciPy's linprog on its matrix",
        f"{ours * 1e6:.2f} µs",
        f"{each * 1e6:,.0f} µs",
        each / ours,
        100.0,
    )


def sampled_matrices(solution: Solution, n: int) -> Iterator[list[list[float]]]:
    rng = np.random.default_rng(1)
    for key in rng.choice(np.concatenate(solution.keys_of_layers()), n, replace=False).tolist():
        yield solution.matrix_of(key)
