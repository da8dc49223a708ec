"""Every way to pair a few players, to compare the best one with."""

from collections.abc import Iterator

from leggio.tournament.pairing.field import BYE


def all_rounds(players: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair players; with an odd number one of them gets BYE."""
    if len(players) % 2:
        players = [*players, BYE]
    if not players:
        yield []
        return
    one, *others = players
    for other in others:
        for rest in all_rounds([each for each in others if each != other]):
            yield [(one, other), *rest]
