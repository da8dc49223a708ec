"""How likely a lead is to last, by what games of the program came to (see docs/strength.md)."""

from functools import cache
from importlib import resources

from leggio.engine.course import course_of
from leggio.engine.leaves import TRAINED
from leggio.engine.rules import board_rules
from leggio.kernel import Graph, LeaveTable, WinModel, futures_of_games


@cache
def win_model(rules: str) -> WinModel:
    """The chances of a rule set; raises KeyError for one that nobody plays on a board."""
    table = resources.files("leggio.engine").joinpath("tables", f"{TRAINED[rules]}.futures")
    rows = [line.split() for line in table.read_text("ascii").splitlines() if not line.startswith("#")]
    return WinModel([(float(mean), float(deviation)) for _, mean, deviation in rows])


def futures_table(rules: str, graph: Graph, leaves: LeaveTable, *, games: int, seed: int, threads: int = 1) -> str:
    """A table made anew: unseen tiles, mean and deviation of what the player on turn gains from there to the end."""
    sums = futures_of_games(
        board=board_rules(rules),
        course=course_of(rules),
        graph=graph,
        leaves=leaves,
        games=games,
        threads=threads,
        seed=seed,
    )
    lines = [f"# {games} games, seed {seed}: unseen tiles, mean gain of the player on turn to the end, deviation"]
    mean = deviation = 0.0
    for unseen in range(len(sums)):
        near = sums[max(0, unseen - 1) : unseen + 2]  # neighbours help where there are few turns
        turns, points, squares = (sum(each) for each in zip(*near, strict=True))
        if turns > 1:
            mean = points / turns
            deviation = max(0.0, squares / turns - mean * mean) ** 0.5
        lines.append(f"{unseen} {mean:.2f} {deviation:.2f}")
    return "\n".join(lines) + "\n"
