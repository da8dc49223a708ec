"""Points and places: a card is a point, a word with a thief in it counts nothing. Par. 12-15."""

from leggio.games.verbum.state import State


def points(state: State) -> tuple[int, ...]:
    """What each seat's words on the table are worth now."""
    return tuple(sum(word.points for word in state.words if word.seat == seat) for seat in state.seats)


def void_words(state: State) -> tuple[int, ...]:
    """The words that count nothing as they are (par. 12)."""
    return tuple(word.number for word in state.words if word.robbed)


def places(state: State, scores: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Seats best first, equal scores together (par. 15); who resigned comes after everyone who stayed."""
    stayed = sorted({scores[seat] for seat in state.active}, reverse=True)
    ranked = [tuple(seat for seat in state.active if scores[seat] == score) for score in stayed]
    # Among those who resigned, whoever stayed longer is placed higher.
    return (*ranked, *((seat,) for seat in reversed(state.resigned)))
