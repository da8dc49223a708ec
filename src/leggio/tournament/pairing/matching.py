"""The cheapest way to pair everybody, exactly: weighted matching over whole numbers, every pair a candidate."""

from collections.abc import Sequence

Edge = tuple[int, int, int]  # two players from 0, and the price of pairing them
Levels = tuple[int, ...]

_BITS = 120  # the matcher adds and doubles prices in 128 bits


def prices(costs: Sequence[tuple[int, int, Levels]], pairs: int) -> list[Edge]:
    """Costs as single numbers that compare, when so many are added, as their levels do one after the other."""
    bases = [1 + pairs * max(levels) for levels in zip(*(levels for _, _, levels in costs), strict=True)]
    edges = []
    for one, other, levels in costs:
        price = 0
        for level, base in zip(levels, bases, strict=True):
            price = price * base + level
        edges.append((one, other, price))
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
