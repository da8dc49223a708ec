"""The score sheet of a game of cards: everyone's words as they lie on the table, and what each counts (par. 15)."""

from leggio.paper.games.document import CountedWord, Words
from leggio.paper.games.tables import PlayedWords


def words_of(state: PlayedWords) -> tuple[Words, ...]:
    """The words by player, in the order they were laid."""
    return tuple(
        Words(
            name,
            tuple(
                CountedWord(each.made.written, each.points, each.robbed) for each in state.words if each.seat == seat
            ),
        )
        for seat, name in enumerate(state.players)
    )


def scores_of(state: PlayedWords) -> tuple[int, ...]:
    """What everyone's words count."""
    if state.ended is not None:
        return state.ended.scores
    return tuple(sum(each.points for each in state.words if each.seat == seat) for seat in range(len(state.players)))
