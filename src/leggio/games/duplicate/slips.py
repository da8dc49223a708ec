"""A slip: how it comes in, from a player or from paper, what it is worth and why, and what it earns in its round.

Art. 3-13, 28; the introduction; custom.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from leggio.core.board import Board, Direction
from leggio.core.letters import JOLLY
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, lay_written
from leggio.core.verdicts import Judge, Verdict
from leggio.games.board.conduct import fit_laying
from leggio.games.common.conduct import Work
from leggio.games.duplicate.commands import Correct, EnterSlip, HandIn, refuse
from leggio.games.duplicate.events import By, Corrected, Fault, HandedIn, Laid
from leggio.games.duplicate.rules import Master, Options, RuleSet
from leggio.games.duplicate.state import HALL, Phase, Round, Slip, State
from leggio.games.figs import bonus, score_words

LONGEST_SQUARE = 8
LONGEST_WORD = 30


class Written(msgspec.Struct, frozen=True):
    """What stands on a slip."""

    square: str
    direction: Direction
    word: str

    @property
    def is_readable(self) -> bool:
        """Whether it can be kept and shown; whether it makes sense is another matter."""
        return (
            0 < len(self.word) <= LONGEST_WORD
            and len(self.square) <= LONGEST_SQUARE
            and (self.square + self.word).isprintable()
        )


class Assessed(msgspec.Struct, frozen=True):
    """What a slip comes to."""

    laid: Laid | None
    fault: Fault | None = None
    kept: int = 0  # jollies that stay on the rack
    verdicts: tuple[Verdict, ...] = ()


def assess(
    rules: RuleSet, board: Board, rack: str, written: Written, judge: Judge, *, ruling: bool | None = None
) -> Assessed:
    """Score a slip against a board and the common letters; a ruling of the desk stands for the judge's (art. 28)."""
    laying = _fit(rules, board, rack, written)
    if isinstance(laying, Rejected):
        return Assessed(None, _fault(laying))
    words = dict.fromkeys(formed.cells.upper() for formed in laying.words)
    verdicts = tuple(judge.judge(word) if ruling is None else Verdict(word, ruling) for word in words)
    if wrong := [verdict.word for verdict in verdicts if not verdict.valid]:
        return Assessed(None, _fault(refuse("play.invalid_words", words=wrong)), 0, verdicts)
    return Assessed(_laid(rules, laying), None, kept_jollies(rack, laying.text), verdicts)


def lay_found(rules: RuleSet, board: Board, rack: str, written: Written) -> Laid | None:
    """A play that was found as it lies on the board, with its points; None if it does not fit."""
    laying = _fit(rules, board, rack, written)
    return None if isinstance(laying, Rejected) else _laid(rules, laying)


def kept_jollies(rack: str, tiles: str) -> int:
    """Jollies of the rack that a play leaves there."""
    return rack.count(JOLLY) - sum(cell.islower() for cell in tiles)


def _fit(rules: RuleSet, board: Board, rack: str, written: Written) -> Laying | Rejected:
    laying = lay_written(board, written.square, written.direction, written.word)
    fitting = fit_laying(board, rules.layout.centre, rack, laying, refuse)
    # Of eight letters seven may be laid.
    if isinstance(fitting, Laying) and len(fitting.tiles) > rules.rack_size:
        return refuse("play.too_many_tiles", most=rules.rack_size)
    return fitting


def _laid(rules: RuleSet, laying: Laying) -> Laid:
    points = sum(word.points for word in score_words(rules.book, laying)) + bonus(rules.book, laying)
    return Laid(laying.square.name, laying.direction, laying.words[0].cells, laying.text, points)


def _fault(refusal: Rejected) -> Fault:
    return Fault(refusal.code, refusal.article, refusal.detail)


class Award(msgspec.Struct, frozen=True):
    """The outcome of a round."""

    top: tuple[Laid, ...]
    master: Laid
    seat: int | None
    solo: int | None


def award(options: Options, rack: str, found: Sequence[Laid], slips: Mapping[int, Slip], field: int) -> Award | None:
    """Settle a round by what the engine found and what was handed in; None if there is no play at all."""
    best = best_slip(slips)
    top = top_of(found, slips[best].laid if best is not None else None)
    if not top:
        return None
    solo = alone(options, scores_of(slips), top[0].score, field)
    if options.master is Master.TOP or best is None:
        # Of equal tops the one that keeps more jollies, as with slips; the engine's order is always the same.
        return Award(top, max(top, key=lambda laid: kept_jollies(rack, laid.tiles)), None, solo)
    master = slips[best].laid
    return None if master is None else Award(top, master, best, solo)


def best_slip(slips: Mapping[int, Slip]) -> int | None:
    """Whose slip is the best: more points, then more jollies kept, then earlier."""
    valid = (seat for seat, slip in slips.items() if slip.laid)
    return min(valid, key=lambda seat: (-slips[seat].score, -slips[seat].kept, slips[seat].order), default=None)


def top_of(found: Sequence[Laid], best: Laid | None) -> tuple[Laid, ...]:
    """The plays of the highest score: those found, unless a slip the desk let stand is worth more."""
    highest = max((laid.score for laid in found), default=0)
    if best is not None and (best.score > highest or not found):
        return (best,)
    return tuple(laid for laid in found if laid.score == highest)


def top_after(closed_with: Sequence[Laid], slips: Iterable[Laid | None]) -> tuple[Laid, ...]:
    """The top of a closed round after a correction: what it was closed with, unless a slip is worth more."""
    best = max((laid for laid in slips if laid), key=lambda laid: laid.score, default=None)
    return top_of(closed_with, best)


def scores_of(slips: Mapping[int, Slip]) -> dict[int, int]:
    """The points of every slip that is valid, by seat."""
    return {seat: slip.laid.score for seat, slip in slips.items() if slip.laid}


def alone(options: Options, scores: Mapping[int, int], top: int, field: int) -> int | None:
    """The only finder of the best play, where enough people play: the best slip, or the top where that is laid."""
    if field < options.solo_from or not options.solo_bonus:
        return None
    best = top if options.master is Master.TOP else max(scores.values(), default=0)
    finders = [seat for seat, score in scores.items() if score == best]
    return finders[0] if len(finders) == 1 else None


def hand_in(work: Work[State], command: HandIn, judge: Judge) -> Rejected | None:
    """A player's slip: until time is up a later one takes its place. A bad one is taken too, and scores nothing."""
    state = work.state
    if refusal := HALL.refuse_seat(state, command.seat):
        return refusal
    if state.phase is Phase.CHECKING:
        return refuse("slip.time_up")
    # On its way when the letters were replaced, or the next ones drawn: it is not meant for these.
    if command.draw not in (None, state.draws):
        return refuse("slip.other_letters")
    return _take(work, command.seat, command, judge)


def enter_slip(work: Work[State], command: EnterSlip, judge: Judge) -> Rejected | None:
    """A paper slip: it may be typed when time is up, for it was written before."""
    if refusal := HALL.refuse_seat(work.state, command.whom):
        return refusal
    return _take(work, command.whom, command, judge)


def _take(work: Work[State], seat: int, command: HandIn | EnterSlip, judge: Judge) -> Rejected | None:
    state = work.state
    if state.phase not in (Phase.PLAYING, Phase.CHECKING):
        return refuse("slip.no_letters")
    written = Written(command.square, command.direction, command.word)
    if not written.is_readable:
        return refuse("slip.unreadable")
    assessed = assess(state.rules, state.board, state.rack, written, judge)
    work.add(
        HandedIn(
            at=work.at,
            seat=seat,
            **_slip(written, assessed),
            by=By.DESK if isinstance(command, EnterSlip) else By.PLAYER,
            name=command.name if isinstance(command, EnterSlip) else "",
        )
    )
    return None


def correct(work: Work[State], command: Correct, judge: Judge) -> Rejected | None:
    """Put a slip right, also when it is all over. In a closed round points change, and with them the solo and the top
    if the slip is worth more; what was laid on the board stays."""
    state = work.state
    if not 0 <= command.whom < len(state.roll):
        return refuse("seat.unknown", seat=command.whom)
    written = Written(command.square, command.direction, command.word)
    if not written.is_readable:
        return refuse("slip.unreadable")
    past = _past_round(state, command.round)
    if isinstance(past, Rejected):
        return past
    board, rack = (past.board, past.rack) if past else (state.board, state.rack)
    assessed = assess(state.rules, board, rack, written, judge, ruling=command.valid)
    solo, changes = _changes(state, past, command.whom, assessed) if past else (None, ())
    work.add(
        Corrected(
            at=work.at,
            seat=command.whom,
            round=command.round,
            **_slip(written, assessed),
            ruled=command.valid,
            solo=solo,
            changes=changes,
            name=command.name,
        )
    )
    return None


def _past_round(state: State, number: int) -> Round | Rejected | None:
    """The closed round of a number; None for the one that is on."""
    if 1 <= number <= len(state.rounds):
        return state.rounds[number - 1]
    is_on = state.phase in (Phase.PLAYING, Phase.CHECKING) and number == state.round
    return None if is_on else refuse("correct.round", round=number)


def _changes(
    state: State, past: Round, seat: int, assessed: Assessed
) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """Who is alone with the best play now, and the points of that round that change."""
    scores = scores_of(past.slips)
    scores.pop(seat, None)
    if assessed.laid:
        scores[seat] = assessed.laid.score
    laid = [slip.laid for each, slip in past.slips.items() if each != seat]
    top = top_after(past.closed_with, (*laid, assessed.laid))
    solo = alone(state.options, scores, top[0].score, past.field)
    concerned = sorted({each for each in (seat, past.solo, solo) if each is not None})
    after = ((each, scores.get(each, 0) + (past.bonus if each == solo else 0)) for each in concerned)
    return solo, tuple((each, points) for each, points in after if points != past.points(each))


def _slip(written: Written, assessed: Assessed) -> dict[str, Any]:
    """What an event has of a slip: what is on it, and what that comes to."""
    return {**structs.asdict(written), **structs.asdict(assessed)}
