"""From a game to what its pictures show. Only of games that are over: nothing of a rack is on them."""

from collections.abc import Iterator, Sequence

from leggio.core.board import Direction, parse_square
from leggio.games.board.state import AnyBoardState, AnyRow
from leggio.games.common.taking_back import as_it_stands
from leggio.games.duplicate.state import State as HallState
from leggio.notation.log import Log
from leggio.paper.games import cards
from leggio.paper.games.boards import cells_of
from leggio.paper.games.facts import players_of, said
from leggio.paper.games.tables import Printable
from leggio.paper.pictures.card import Frame, Play, Score
from leggio.paper.pictures.events import hall
from leggio.speech import Speaker

_PLAY = "play"
_BEST = 4


def finished(log: Log, state: Printable | HallState, say: Speaker) -> Frame:
    """The end: who won, by how much, and the best words."""
    title = title_of(log, say)
    if isinstance(state, HallState):
        return hall(state, title, say)
    if not isinstance(state, AnyBoardState):
        words = [word for each in cards.words_of(state) for word in each.words if not word.void]
        best = sorted(words, key=lambda word: -word.points)[:_BEST]
        plays = tuple(Play(_plain(word.word), str(word.points)) for word in best)
        return Frame(title=title, headline=_headline(state, say), scores=_scores(state), plays=plays)
    rows = sorted((row for row in state.sheet if row.entry == _PLAY), key=lambda row: -row.points)[:_BEST]
    return Frame(
        title=title,
        headline=_headline(state, say),
        scores=_scores(state),
        plays=tuple(Play(row.word.upper(), str(row.points)) for row in rows),
        board=cells_of(state.board.rows, state.rules.layout, state.rules.tiles),
    )


def turns(log: Log, say: Speaker) -> Iterator[tuple[int, Frame]]:
    """Every play of a game on a board as a picture, by the number of its row on the sheet."""
    known = 0
    for _, _, state in as_it_stands(log.events, log.game.evolve):
        if not isinstance(state, AnyBoardState):
            continue
        for number in range(known + 1, len(state.sheet) + 1):
            if state.sheet[number - 1].entry == _PLAY:
                yield number, _turn(log, state, state.sheet[number - 1], say)
        known = len(state.sheet)


def title_of(log: Log, say: Speaker) -> str:
    """What is played."""
    return said(say, "about.name", otherwise=log.game.name.capitalize())


def _turn(log: Log, state: AnyBoardState, row: AnyRow, say: Speaker) -> Frame:
    return Frame(
        title=f"{title_of(log, say)} · {state.players[row.seat]}",
        headline=say("scoresheet.picture.play", word=row.word.upper(), points=row.points),
        scores=_running(state.players, state.sheet),
        board=cells_of(state.board.rows, state.rules.layout, state.rules.tiles),
        fresh=_squares(row),
    )


def _running(players: Sequence[str], sheet: Sequence[AnyRow]) -> tuple[Score, ...]:
    """The score so far, as the sheet has it."""
    totals = [next((row.total for row in reversed(sheet) if row.seat == seat), 0) for seat in range(len(players))]
    best = max(totals)
    return tuple(
        Score(name, _figure(total), first=total == best and totals.count(best) == 1)
        for name, total in zip(players, totals, strict=True)
    )


def _squares(row: AnyRow) -> tuple[tuple[int, int], ...]:
    start = parse_square(row.square)
    if start is None:
        return ()
    steps = (start.step(row.direction or Direction.ACROSS, number) for number in range(len(row.word)))
    return tuple((each.row, each.col) for each in steps)


def _scores(state: Printable) -> tuple[Score, ...]:
    totals = state.totals if isinstance(state, AnyBoardState) else cards.scores_of(state)
    best = [player.place for player in players_of(state, totals)]
    first = best[0] if best and best[0] and best.count(best[0]) == 1 else None
    return tuple(
        Score(player.name, _figure(player.score), first=first is not None and player.place == first)
        for player in players_of(state, totals)
    )


def _headline(state: Printable, say: Speaker) -> str:
    winner = next((each.name for each in _scores(state) if each.first), None)
    return say("scoresheet.picture.won", name=winner) if winner else say("scoresheet.picture.over")


def _figure(number: int) -> str:
    return str(number).replace("-", "−")


def _plain(written: str) -> str:
    """A word without the signs that say which of its cards is a jolly."""
    return written.replace("(", "").replace(")", "").upper()
