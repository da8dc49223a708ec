"""What is shown of a Duplicate or a tournament that is over: what everyone may read of it, the best first."""

from collections.abc import Sequence

from leggio.games.duplicate.standings import standings as hall_standings
from leggio.games.duplicate.state import State as HallState
from leggio.paper.figures import points
from leggio.paper.games.boards import cells_of
from leggio.paper.naming import name_of
from leggio.paper.pictures.card import Frame, Play, Score
from leggio.speech import Speaker
from leggio.tournament.standings.ranking import standings
from leggio.tournament.state import State

# Beside a board there is room for less.
_BESIDE = 4
_ALONE = 7
_BEST = 3


def hall(state: HallState, title: str, say: Speaker) -> Frame:
    """A Duplicate: the first of its standings, its board, and the best plays that were laid on it."""
    lines = hall_standings(state, _BESIDE)
    best = sorted((closed.master for closed in state.rounds), key=lambda laid: -laid.score)[:_BEST]
    return Frame(
        title=title,
        headline=_headline([(line.place, line.player) for line in lines], say),
        scores=tuple(Score(line.player, str(line.points), first=line.place == 1) for line in lines),
        plays=tuple(Play(laid.word.upper(), str(laid.score)) for laid in best),
        board=cells_of(state.board.rows, state.rules.layout, state.rules.tiles),
    )


def tournament(state: State, say: Speaker) -> Frame:
    """A tournament: its name and the first of its standings."""
    lines = [(line, name_of(state, line.number)) for line in standings(state)[:_ALONE]]
    return Frame(
        title=state.name,
        headline=_headline([(line.place, name) for line, name in lines], say),
        scores=tuple(Score(name, points(line.score), first=line.place == 1) for line, name in lines),
    )


def _headline(placed: Sequence[tuple[int, str]], say: Speaker) -> str:
    """Who won, where it was one person."""
    winners = [name for place, name in placed if place == 1]
    return say("scoresheet.picture.won", name=winners[0]) if len(winners) == 1 else say("scoresheet.picture.over")
