"""The results of `reino balance` as JSON, for programs."""

from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reino.arena.balance import Balance
    from reino.cli.balance import Run


def as_dict(run: "Run") -> dict[str, object]:
    """The whole measurement as plain data."""
    from reino.arena.balance import fairest, opening_of

    best, _ = fairest(run.played)
    several = len(run.game.spec.players) > 1
    return {
        "game": run.game.key,
        **({"players": run.game.players} if several else {}),
        "bot": run.player.name,
        "nodes": run.player.iterations,
        "games": run.games,
        "seed": run.seed,
        "opening": opening_of(run.game),
        "finished": run.ended is None,
        "compared": run.axis,
        "wins_by": "order" if run.by_order else "seat",
        "settings": [_setting(run, balance) for balance in run.played],
        "fairest": best.setting.name if best.fairness else None,
    }


def _setting(run: "Run", balance: "Balance") -> dict[str, object]:
    from reino.arena.panels import quartiles
    from reino.arena.rating import mean_interval, share_interval

    length = "turns" if run.in_turns else "choices"
    return {
        "name": balance.setting.name,
        "options": dict(balance.setting.options),
        "games": balance.games,
        "wins": balance.wins,
        "wins_intervals": [share_interval(wins, balance.games) for wins in balance.wins],
        "draws": balance.draws,
        "score": balance.score.share,
        "score_interval": balance.score.share_interval,
        length: fmean(balance.turns),
        f"{length}_interval": mean_interval(balance.turns),
        f"{length}_quartiles": quartiles(balance.turns),
        "reasons": dict(balance.reasons),
        "fairness": balance.fairness,
        "fairness_interval": balance.fairness_interval,
        **_account(run, balance),
    }


def _account(run: "Run", balance: "Balance") -> dict[str, object]:
    """The tally as plain data, in games that have one: how often strategies worked, and the
    winners' gains."""
    usage = balance.usage
    if not run.columns:
        return {}
    return {
        "strategies": {
            column.key: {
                "winners": usage.of_winners(column.key),
                "winners_interval": usage.of_winners_interval(column.key),
                "seats": usage.of_seats(column.key),
            }
            for column in run.columns
        },
        "brought": {column.key: usage.brought[column.key] for column in run.columns},
    }
