"""What records of logs have in common, whichever game on a board they are of: the whole, a turn begun, a word laid."""

from collections.abc import Sequence

from leggio.engine.record import Deed, Laid, Limit, Record, Turn
from leggio.engine.registry import house_of
from leggio.games.board.state import AnyBoardState, LaidPlay


def record_of(game: str, state: AnyBoardState, turns: Sequence[Turn]) -> Record:
    """The game that came to this, as far as it goes."""
    limits = [
        *([Limit.MANY_PLAYERS] if len(state.players) > 2 else []),
        *([Limit.UNFINISHED] if state.ended is None else []),
    ]
    return Record(
        game=game,
        rules=state.rules.name,
        house=house_of(state),
        players=state.players,
        turns=tuple(turns),
        scores=state.totals if state.ended is None else state.ended.scores,
        is_over=state.ended is not None,
        lexicon=state.lexicon,
        limits=tuple(limits),
    )


def turn_begun(number: int, seat: int, before: AnyBoardState, *, kept: str, scoreless: int) -> Turn:
    """A turn at a table as its player found it; nothing was done yet, which is a pass."""
    around = [(seat + step) % len(before.players) for step in range(1, len(before.players))]
    return Turn(
        number=number,
        seat=seat,
        board=before.board.cells,
        rack="".join(sorted(before.racks[seat])),
        is_whole=True,
        kept=kept,
        bag=len(before.bag),
        others=tuple(len(before.racks[other]) for other in around if other not in before.resigned),
        scores=before.totals,
        scoreless=scoreless,
        deed=Deed.PASS,
    )


def laid_of(event: LaidPlay, swaps: tuple[str, ...] = ()) -> Laid:
    """A play of a log."""
    return Laid(
        square=event.square,
        direction=event.direction,
        tiles=event.tiles,
        word=event.words[0].word,
        score=event.score,
        words=tuple(word.word.upper() for word in event.words),
        swaps=swaps,
    )
