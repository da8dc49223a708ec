"""The final stage: the best are left, and whoever wins goes on. Table by table, winners of neighbours meet."""

from collections.abc import Sequence

from leggio.tournament.pairing.field import Contender, Match, Note, Paired
from leggio.tournament.pairing.starting import seated


def rounds_to_final(qualifiers: int) -> int:
    """Semifinals and a final for four; one more for each time as many."""
    return max(0, qualifiers.bit_length() - 1)


def bracket(seeds: Sequence[int]) -> list[tuple[int, int]]:
    """First pairs of a power of two, so that the best two can meet in the final only: 1-4 and 2-3."""
    order = [0]
    while len(order) < len(seeds):
        size = 2 * len(order)
        order = [place for seed in order for place in (seed, size - 1 - seed)]
    placed = [seeds[place] for place in order]
    return list(zip(placed[::2], placed[1::2], strict=True))


def following(ties: Sequence[tuple[int, int]], *, is_semifinal: bool) -> list[tuple[int, int]]:
    """The next ties, from winner and loser of each tie; after the semifinals the losers play for the third place."""
    winners = [winner for winner, _ in ties]
    after = list(zip(winners[::2], winners[1::2], strict=True))
    if is_semifinal:
        after.append((ties[0][1], ties[1][1]))
    return after


def pair_ties(ties: Sequence[tuple[Contender, Contender]], *, left: int, leg: int, turn: int) -> Paired:
    """A game of each tie; `left` is how many are still in, with the leg from 1."""
    matches: list[Match] = []
    for table, (one, other) in enumerate(ties):
        code = "pair.third_place" if left == 2 and table else "pair.knockout"
        figures = {"leg": leg} if left == 2 and table else {"left": left, "leg": leg}
        matches.append(seated(one, other, turn=turn + table, notes=(Note(code, figures),)))
    return Paired(tuple(matches))
