"""What the other may have kept, inferred from its last play: with other tiles it would have had much better ones."""

from leggio.core.board import EMPTY
from leggio.engine.leaves import trained_leaves
from leggio.engine.record import Deed, Record, Turn
from leggio.engine.registry import rules_of
from leggio.kernel import BoardPosition, Graph, infer_leaves

_SAMPLES = 400
_FEWEST = 20  # of so few racks nothing is concluded: whoever played that way chose otherwise than the program
_WITHIN = 8000  # thousandths of a point that a sensible play may be worth less than the best


def inferred_leaves(record: Record, turn: Turn, graph: Graph, unseen: str, seed: int) -> list[str]:
    """Tiles that the other may have kept, for a simulation; none where its last turn says nothing about them."""
    before = record.turns[turn.number - 2] if turn.number > 1 else None
    if before is None or before.deed is not Deed.PLAY or before.laid is None or before.laid.swaps:
        return []
    cells = before.laid.tiles.replace(EMPTY, "")
    kept = turn.others[0] - min(len(cells), before.bag)  # the rest was drawn
    if kept <= 0:
        return []
    likely = infer_leaves(
        before=BoardPosition(rules_of(record.rules, record.house).board, graph, before.board),
        cells=cells,
        score=before.laid.score,
        unseen=unseen,
        leave_tiles=kept,
        bag=before.bag,
        leaves=trained_leaves(record.rules),
        within=_WITHIN,
        samples=_SAMPLES,
        seed=seed,
    )
    return likely if len(likely) >= _FEWEST else []
