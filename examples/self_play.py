"""A small policy learns BraveRats by playing against itself, and is tried against random play.

    python examples/self_play.py                      about half a minute on one core
    python examples/self_play.py --updates 1000 --plot learned.svg

Nothing but NumPy: one hidden layer, trained by policy gradients (REINFORCE with Adam) on a batch
of games. Both seats are played by the same weights, so it improves against what it has become.
"""

import argparse
from copy import copy
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import reino
from reino.batches import Batch
from reino.draw.svg import GOLD, INK, PARCHMENT, document, framed, path, text

GAMES = 256  # side by side
WINDOW = 20  # steps played between two updates: two or three games long
HIDDEN = 64
RATE = 5e-3
MEMORY = 50  # updates that the averaged policy remembers
CURIOSITY = 0.1  # weight of the entropy: with less it runs in circles, as in rock, paper, scissors
TRIED_EVERY = 25  # updates
TRIAL = 2000  # games against random play

Floats = NDArray[np.float32]


class Policy:
    """What is seen goes in, a probability for each action comes out."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights = [
            rng.normal(0, 1 / np.sqrt(seen), (seen, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.1 / np.sqrt(HIDDEN), (HIDDEN, actions)).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.averages = [weight.copy() for weight in self.weights]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def __call__(self, seen: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Probabilities of the legal actions, and the hidden layer they came from."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(seen @ w1 + b1, 0)
        logits = np.where(mask, hidden @ w2 + b2, -1e9)
        odds = np.exp(logits - logits.max(axis=-1, keepdims=True)) * mask
        return odds / np.maximum(odds.sum(axis=-1, keepdims=True), 1e-9), hidden

    def choose(self, seen: Floats, mask: NDArray[np.bool_]) -> NDArray[np.intp]:
        chances, _ = self(seen, mask)
        drawn = self.rng.random((*chances.shape[:-1], 1))
        # The last action with any chance stands for what rounding leaves over.
        chosen = (chances.cumsum(axis=-1) < drawn).sum(axis=-1)
        last = mask.shape[-1] - 1 - mask[..., ::-1].argmax(axis=-1)
        return np.minimum(chosen, last)

    def learn(
        self, seen: Floats, mask: NDArray[np.bool_], chosen: NDArray[np.intp], worth: Floats
    ) -> None:
        """One step towards actions that were worth more than average."""
        chances, hidden = self(seen, mask)
        rows = np.arange(len(chosen))
        towards = -chances * worth[:, None]
        towards[rows, chosen] += worth
        surprise = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * surprise).sum(axis=-1, keepdims=True)
        towards -= CURIOSITY * chances * (surprise + entropy)
        towards /= len(chosen)
        back = (towards @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ towards, towards.sum(axis=0)]
        self.updates += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            fair = 1 - 0.9**self.updates, 1 - 0.99**self.updates
            weight += RATE * (mean / fair[0]) / (np.sqrt(square / fair[1]) + 1e-8)
        for average, weight in zip(self.averages, self.weights, strict=True):
            average += (weight - average) / MEMORY

    def averaged(self) -> "Policy":
        """What it has been of late: in a game of bluff the newest answers only the one before."""
        policy = copy(self)
        policy.weights = self.averages
        return policy


def play_window(
    batch: Batch, policy: Policy
) -> tuple[Floats, NDArray[np.bool_], NDArray[np.intp], Floats]:
    """Some steps of every game, and for each decision what its game came to."""
    seen, masks, actions, rewards, ends = [], [], [], [], []
    for _ in range(WINDOW):
        seen.append(batch.observations.copy())
        masks.append(batch.mask.copy())
        actions.append(policy.choose(seen[-1], masks[-1]))
        reward, done = batch.step(actions[-1])
        rewards.append(reward.copy())
        ends.append(done.copy())
    worth = np.zeros((WINDOW, *rewards[0].shape), np.float32)
    known = np.zeros((WINDOW, batch.n), np.bool_)  # games that ended within the window
    for step in reversed(range(WINDOW)):
        if step + 1 < WINDOW:
            worth[step], known[step] = worth[step + 1], known[step + 1]
        worth[step] = np.where(ends[step][:, None], rewards[step], worth[step])
        known[step] |= ends[step]
    mask = np.stack(masks)
    used = mask.any(axis=-1) & known[:, :, None]
    return np.stack(seen)[used], mask[used], np.stack(actions)[used], worth[used]


def against_random(policy: Policy, seed: int) -> float:
    """Its share of the points, each seat in half of the games."""
    batch = reino.batch("braverats", TRIAL, seed=seed)
    ours = np.arange(TRIAL) % 2
    points, games = 0.0, 0
    fresh = np.ones(TRIAL, np.bool_)  # only the first game in each place counts, long or short
    while fresh.any():
        actions = batch.random_actions()
        chosen = policy.choose(batch.observations, batch.mask)
        actions[np.arange(TRIAL), ours] = chosen[np.arange(TRIAL), ours]
        rewards, done = batch.step(actions)
        counted = done & fresh
        points += float((1 + rewards[counted, ours[counted]]).sum() / 2)
        games += int(counted.sum())
        fresh &= ~done
    return points / games


def plot(shares: list[tuple[int, float]], target: Path, perfect: float | None = None) -> None:
    """How it did against random play, as a line, in a band that holds the truth 19 times in 20."""
    width, height, left, floor, wide = 640, 400, 70, 330, 530
    last = max(update for update, _ in shares)

    def at(update: float, share: float) -> str:
        return f"{left + wide * update / last:.1f} {floor - 560 * (share - 0.4):.1f}"

    def off(share: float) -> float:
        return float(1.96 * np.sqrt(share * (1 - share) / TRIAL))

    line = "M" + "L".join(at(*point) for point in shares)
    above = [at(update, share + off(share)) for update, share in shares]
    below = [at(update, share - off(share)) for update, share in reversed(shares)]
    drawn = [path(f"M{'L'.join([*above, *below])}Z", fill=GOLD, opacity=0.3)]
    for share in (0.4, 0.5, 0.6, 0.7, 0.8):
        y = floor - 560 * (share - 0.4)
        drawn.append(path(f"M{left} {y:.1f}h{wide}", stroke=INK, stroke_width=0.5, opacity=0.5))
        drawn.append(text(f"{share:.0%}", left - 12, y + 5, 15, text_anchor="end"))
    for update in (last * quarter // 4 for quarter in range(5)):
        x = left + wide * update / last
        drawn.append(path(f"M{x:.1f} {floor}v6", stroke=INK, stroke_width=1))
        drawn.append(text(str(update), x, floor + 24, 15, text_anchor="middle"))
    told = f"From {shares[0][1]:.0%} to {shares[-1][1]:.0%} against random play."
    if perfect is not None:
        told += f" The perfect bot: {perfect:.0%}."
        rule = f"M{at(0, perfect)}h{wide}"
        drawn.append(path(rule, stroke=INK, stroke_width=2, stroke_dasharray="8 6"))
        above_it = floor - 560 * (perfect - 0.4) - 8
        drawn.append(text(f"the perfect bot: {perfect:.1%}", left + 8, above_it, 15))
    target.write_text(
        document(
            "en",
            (width, height),
            "BraveRats learned by self-play",
            told,
            framed(width, height, PARCHMENT, INK),
            text("Points against random play", 32, 52, 22, font_weight="bold"),
            *drawn,
            path(line, fill="none", stroke=GOLD, stroke_width=4),
            text("updates", left + wide / 2, floor + 46, 15, text_anchor="middle"),
        ),
        "utf-8",
    )


def train(updates: int, seed: int = 1) -> tuple[Policy, list[tuple[int, float]]]:
    batch = reino.batch("braverats", GAMES, seed=seed)
    policy = Policy(batch.observations.shape[-1], batch.mask.shape[-1], np.random.default_rng(seed))
    shares = [(0, against_random(policy, seed))]
    for update in track(range(1, updates + 1), "Learning"):
        policy.learn(*play_window(batch, policy))
        if update % TRIED_EVERY == 0 or update == updates:
            shares.append((update, against_random(policy.averaged(), seed + update)))
    return policy, shares


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn BraveRats by self-play.")
    parser.add_argument("--updates", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("self_play.svg"), metavar="FILE")
    given = parser.parse_args()
    if given.updates < 1:
        parser.error("--updates wants a number from 1 on")
    _, shares = train(given.updates, given.seed)
    plot(shares, given.plot)
    print(f"Points against random play: {shares[0][1]:.1%} before, {shares[-1][1]:.1%} after.")
    print(f"The plot is in {given.plot}")


if __name__ == "__main__":
    main()
