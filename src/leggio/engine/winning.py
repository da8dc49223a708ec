"""How likely a lead is to last, by what games of the program came to (see docs/strength.md)."""

from functools import cache
from importlib import resources
from statistics import NormalDist

from leggio.engine.moments import moments
from leggio.engine.registry import rules_of
from leggio.kernel import Graph, LeaveTable, WinModel

TABLE = "trained.futures"

# How many games go worse than with -2, -1.5 ... 2 deviations of luck.
_SHARES = [NormalDist().cdf(step / 2 - 2) for step in range(9)]


@cache
def win_model(rules: str) -> WinModel:
    """The chances of a rule set; raises KeyError for one that nobody plays on a board."""
    table = resources.files(rules_of(rules).tables).joinpath(TABLE)
    rows = [line.split() for line in table.read_text("ascii").splitlines() if not line.startswith("#")]
    return WinModel([[float(gain) for gain in gains] for _, *gains in rows])


def futures_table(rules: str, graph: Graph, leaves: LeaveTable, *, games: int, seed: int, threads: int = 1) -> str:
    """A table made anew: unseen tiles, and what the player on turn gains to the end by the luck it has."""
    tiles = rules_of(rules).tiles
    gains: list[list[int]] = [[] for _ in range(sum(tiles.counts.values()) + 1)]
    for moment in moments(rules, graph, leaves, games=games, seed=seed, threads=threads):
        gains[moment.unseen].append(moment.gained)
    lines = [
        f"# {games} games, seed {seed}: unseen tiles, gain of the player on turn with -2, -1.5 ... 2 deviations of luck"
    ]
    row = [0.0] * len(_SHARES)
    for unseen in range(len(gains)):
        near = sorted(gain for each in gains[max(0, unseen - 1) : unseen + 2] for gain in each)  # neighbours help
        if len(near) > 1:
            row = [_at(near, share) for share in _SHARES]
        lines.append(" ".join([str(unseen), *(f"{gain:.1f}" for gain in row)]))
    return "\n".join(lines) + "\n"


def _at(ordered: list[int], share: float) -> float:
    """What so many of them are below."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
