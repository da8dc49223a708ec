"""Doubting a crossing of the board, and deciding on it: its letters go to the bag, its points stay (art. 5, 14)."""

from leggio.core.board import EMPTY, parse_square
from leggio.core.outcome import Rejected
from leggio.core.placing import word_through
from leggio.core.verdicts import Verdict
from leggio.games.common.conduct import Work
from leggio.games.scarabeo.commands import DoubtCrossing, refuse
from leggio.games.scarabeo.conduct import TABLE
from leggio.games.scarabeo.events import Ballot, CrossingDoubted, CrossingRuled
from leggio.games.scarabeo.standing import Crossing, can_leave, crossings_of, is_upheld, leaving, maker, square_of
from leggio.games.scarabeo.state import OnBoard, State, asks_dictionary

Votes = tuple[tuple[int, Ballot], ...]


def doubt(work: Work[State], command: DoubtCrossing) -> Rejected | None:
    """Doubt a crossing of any turn before: two players ask the dictionary, more are asked if they agree (art. 14)."""
    crossing = _doubted(work.state, command)
    if isinstance(crossing, Rejected):
        return crossing
    judge, by_dictionary = work.judge, asks_dictionary(work.state)
    if judge is None and by_dictionary:
        return refuse("open.no_judge")
    square, direction, word = crossing.square, crossing.direction, crossing.word
    doubted = CrossingDoubted(at=work.at, seat=command.seat, square=square, direction=direction, word=word)
    work.add(doubted)
    if judge and by_dictionary:
        verdict = judge.judge(word)
        _rule(work, doubted, valid=verdict.valid, verdicts=(verdict,))
    return None


def close_vote(work: Work[State], doubted: CrossingDoubted, votes: Votes) -> None:
    """The crossing goes only if all agree: whoever doubts it does, and no other is for it or says nothing (art. 14)."""
    agreed = all(dict(votes).get(seat) is Ballot.AGAINST for seat in work.state.opponents(doubted.seat))
    _rule(work, doubted, valid=not agreed, votes=tuple(sorted(votes)))


def _rule(
    work: Work[State],
    doubted: CrossingDoubted,
    *,
    valid: bool,
    verdicts: tuple[Verdict, ...] = (),
    votes: Votes = (),
) -> None:
    on_board, board = work.state.on_board, work.state.board
    if valid or not isinstance(on_board, OnBoard):
        work.add(CrossingRuled(at=work.at, word=doubted.word, valid=valid, verdicts=verdicts, votes=votes))
        return
    play = maker(on_board, doubted)
    # What stands there now, for a scarab may have flown (art. 21).
    cells = [
        cell if cell == EMPTY else board.at(square_of(play, step)) for step, cell in enumerate(leaving(on_board, play))
    ]
    work.add(
        CrossingRuled(
            at=work.at,
            word=doubted.word,
            valid=False,
            square=play.square,
            direction=play.direction,
            tiles="".join(cells),
            verdicts=verdicts,
            votes=votes,
        )
    )


def _doubted(state: State, command: DoubtCrossing) -> Crossing | Rejected:
    """The crossing that a player means, if it may be doubted now."""
    if refusal := TABLE.refuse_seat(state, command.seat):
        return refusal
    if not isinstance(state.on_board, OnBoard):
        return refuse("crossing.older_rules")
    if TABLE.checks_words(state):
        return refuse("challenge.checked")
    if state.pending is not None:
        return refuse("crossing.answer_first")
    return _crossing_at(state, state.on_board, command)


def _crossing_at(state: State, on_board: OnBoard, command: DoubtCrossing) -> Crossing | Rejected:
    square = parse_square(command.square)
    if square is None or not state.board.taken(square):
        return refuse("crossing.none", square=command.square[:8])
    formed = word_through(state.board, square, command.direction)
    if len(formed.cells) < 2:
        return refuse("crossing.none", square=square.name)
    word, where = formed.cells.upper(), (formed.square.name, formed.direction)
    crossings = (crossing for play in on_board.plays for crossing in crossings_of(state.board, play))
    found = next((each for each in crossings if (each.square, each.direction) == where), None)
    if found is None:
        return refuse("crossing.composed", word=word)
    if is_upheld(on_board, found):
        return refuse("crossing.upheld", word=word)
    return found if can_leave(on_board, found.play) else refuse("crossing.held", word=word)
