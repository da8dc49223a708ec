"""The cheapest way to pair everybody, exactly: weighted matching over whole numbers, every pair a candidate."""

from collections.abc import Sequence

Edge = tuple[int, int, int]  # two players from 0, and the price of pairing them
Levels = tuple[int, ...]

# The matcher counts in 128 bits, and what it counts with is up to four times a price a player.
_BITS = 124


def prices(costs: Sequence[tuple[int, int, Levels]], times: Sequence[int], bits: int = _BITS) -> list[Edge]:
    """Costs as single numbers that compare, when they are added up, as their levels do one after the other.

    `times` is how many pairs of a round can have something of a level. Where the numbers would get too big (a thousand
    players and dozens of rounds) the last level is rounded off, and only that.
    """
    most = [max(levels) for levels in zip(*(levels for _, _, levels in costs), strict=True)]
    bases = [1 + each * so_often for each, so_often in zip(most, times, strict=True)]
    room = bits - max(times).bit_length() - 1 - sum(base.bit_length() for base in bases[:-1])
    rounding = max(0, bases[-1].bit_length() - room)
    bases[-1] = 1 + (most[-1] >> rounding) * times[-1]
    edges = []
    for one, other, levels in costs:
        price = 0
        for level, base in zip(levels[:-1], bases[:-1], strict=True):
            price = price * base + level
        edges.append((one, other, price * bases[-1] + (levels[-1] >> rounding)))
    return edges


def cheapest_matching(players: int, edges: Sequence[Edge]) -> list[tuple[int, int]]:
    """Every player in one pair, at the least sum of prices. Players are even in number, and all pairs are edges."""
    import rustworkx  # noqa: PLC0415 - it brings numpy along: only pairing should wait for that

    dearest = max((price for _, _, price in edges), default=0)
    if dearest.bit_length() + players.bit_length() > _BITS:
        raise ValueError("prices too big for the matcher")
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(players))
    graph.add_edges_from([(one, other, dearest - price) for one, other, price in edges])
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda weight: weight)
    return sorted((min(pair), max(pair)) for pair in matched)
