"""Where a game of a GCG stands at its end, as CGP."""

from leggio.notation.cgp import CgpPosition
from leggio.notation.gcg.model import Exchange, Gcg, Pass, Play
from leggio.notation.gcg.replay import replay


def last_position(game: Gcg) -> CgpPosition:
    """The position for whoever moves next; racks are those of `#rack1` and so on, empty where the file tells none."""
    ended = replay(game)
    turns = [event for event in game.events if isinstance(event, Play | Exchange | Pass)]
    count = len(game.players)
    mover = (turns[-1].player + 1) % count if turns else 0
    order = [(mover + step) % count for step in range(count)]
    idle = 0
    for event in reversed(turns):
        if isinstance(event, Play):
            break
        idle += 1
    lexicon = "_".join((game.pragma("lexicon") or "").replace(";", " ").split())
    return CgpPosition(
        board=ended.board,
        racks=tuple(game.pragma(f"rack{seat + 1}") or "" for seat in order),
        scores=tuple(ended.scores[seat] for seat in order),
        zero_turns=idle,
        ops=(("lex", lexicon),) if lexicon else (),
    )
