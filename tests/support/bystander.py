"""A bystander who knows the book: each event against its article, worked out anew and as plainly as can be."""

from decimal import ROUND_HALF_DOWN, Decimal

from leggio.core.board import EMPTY, Board, Direction, Premium, Square, parse_square
from leggio.core.letters import JOLLY, tile_of
from leggio.games.figs import RuleSet
from leggio.games.scrabble.events import (
    Agreed,
    AnyEvent,
    CambioSecco,
    Challenged,
    Drawn,
    Ended,
    Ending,
    Exchanged,
    Held,
    Passed,
    Played,
    PlayStood,
    Ruled,
    Standing,
    TimeClaimed,
)
from leggio.games.scrabble.state import Phase, State

LETTERS = {Premium.DOUBLE_LETTER: 2, Premium.TRIPLE_LETTER: 3}
WORDS = {Premium.DOUBLE_WORD: 2, Premium.TRIPLE_WORD: 3}
WINDOW = 20_000
EXTRA_MINUTE = 60_000


def check_event(before: State, event: AnyEvent) -> None:
    """Whether this may happen at a table like that, and says what the book says."""
    match event:
        case Played() | Passed() | Exchanged() | CambioSecco():
            assert before.phase is Phase.PLAYING, "art. 28: nobody moves during a ruling"
            assert before.pending is None, "art. 31: the play before stands first"
            assert event.seat == before.turn, "art. 26"
            _check_move(before, event)
        case Agreed() | Held() | Challenged():
            assert before.pending is not None, "art. 31"
            assert event.seat in before.opponents(before.pending.play.seat), "art. 28"
            assert 0 <= _thought(before, event.at) < WINDOW, "art. 31: the time to think is over"
            if isinstance(event, Challenged) or before.rules.version > 1:
                assert event.seat not in before.pending.agreed, "art. 31: a play accepted is accepted"
            if isinstance(event, Challenged):
                assert set(event.words) <= {word.word.upper() for word in before.pending.play.words}, "art. 29"
                assert not set(event.words) & set(getattr(before.pending, "upheld", ())), "art. 29: ruled on once"
        case PlayStood(how=Standing.MOVED) if before.rules.version > 1:
            assert before.unanswered in ((), (before.turn,)), "art. 31: another may still challenge"
        case PlayStood(how=Standing.EXPIRED):
            _check_expiry(before, event)
        case Ruled():
            _check_ruling(before, event)
        case Drawn():
            assert event.tiles == before.bag.tiles[: len(event.tiles)]
            assert len(event.tiles) == min(7 - len(before.racks[event.seat]), len(before.bag)), "art. 3"
        case TimeClaimed():
            _check_claim(before, event)
        case Ended():
            assert event.scores == _settled(before, event), "art. 37, 40"
        case _:
            pass


def _check_move(before: State, event: Played | Passed | Exchanged | CambioSecco) -> None:
    match event:
        case Exchanged():
            assert len(before.bag) >= max(3, len(event.given)), "art. 34"
            assert event.drawn == before.bag.tiles[: len(event.given)], "art. 34: draw first, then return"
        case CambioSecco():
            assert len(before.bag) >= 1, "art. 35"
            assert event.seat not in before.secco_used, "art. 35: once a game"
            assert (len(event.given), len(event.drawn)) == (7, 7), "art. 35"
        case Played():
            assert event.score == _score(before, event), "art. 9-13"
        case Passed():
            pass


def _score(before: State, play: Played) -> int:
    """Lay the tiles, then read every row and column that holds a new one."""
    first = parse_square(play.square)
    assert first is not None
    new: dict[Square, str] = {}
    for step, cell in enumerate(play.tiles):
        square = first.step(play.direction, step)
        assert (before.board.at(square) == EMPTY) == (cell != EMPTY), "art. 6: one tile a square, and no gaps"
        if cell != EMPTY:
            new[square] = cell
    after = before.board.put(tuple(new.items()))
    if before.board.is_empty:
        assert Square(7, 7) in new, "art. 3: the first word covers H8"
        assert len(new) >= 2, "art. 3"
    lines = [(play.direction, first), *((play.direction.other, square) for square in new)]
    points = [_line(before.rules, after, new, direction, square) for direction, square in lines]
    assert before.board.is_empty or len(play.tiles) > len(new) or sum(each is not None for each in points) > 1, "art. 3"
    return sum(each or 0 for each in points) + (50 if len(new) == 7 else 0)


def _line(rules: RuleSet, board: Board, new: dict[Square, str], direction: Direction, through: Square) -> int | None:
    """Points of the word through a square; None if it is a lone tile there."""
    while board.taken(through.step(direction, -1)):
        through = through.step(direction, -1)
    total, factor, length = 0, 1, 0
    while board.taken(through):
        premium = rules.layout.premium(through) if through in new else None
        value = rules.tiles.values[tile_of(board.at(through))]
        total += value * LETTERS.get(premium, 1) if premium else value
        factor *= WORDS.get(premium, 1) if premium else 1
        length += 1
        through = through.step(direction, 1)
    return total * factor if length > 1 else None


def _thought(before: State, at: int) -> int:
    """How much of the time to think is used: the next player's own, or that of all who thought in turns (art. 31)."""
    assert before.pending is not None
    seats = (before.turn,) if before.rules.version == 1 else before.seats
    return sum(before.clock.spent(seat, at) for seat in seats) - before.pending.opened_at


def _check_expiry(before: State, event: PlayStood) -> None:
    assert before.pending is not None
    if before.clock.running:
        window = WINDOW if before.pending.held_by is not None else before.options.grace_ms
        assert _thought(before, event.at) == window, "art. 31"
    else:
        assert before.seated_at is not None
        assert before.options.limit_ms is not None
        assert event.at >= before.seated_at + before.options.limit_ms, "art. 39d"


def _check_ruling(before: State, event: Ruled) -> None:
    assert before.pending is not None
    assert before.challenge is not None
    assert [each.word for each in event.verdicts] == list(before.challenge.words), "art. 29"
    assert event.valid == all(each.valid for each in event.verdicts), "art. 29: one wrong word takes the play back"
    assert event.penalized == (before.challenge.seat if event.valid else before.pending.play.seat), "art. 30"
    share = Decimal(before.pending.play.score) * (10 if event.valid else 20) / 100
    assert event.penalty == max(1, int(share.quantize(Decimal(1), ROUND_HALF_DOWN))), "art. 30"


def _check_claim(before: State, event: TimeClaimed) -> None:
    allowed, claimed = before.options.time_ms, before.overtime[event.against]
    assert allowed is not None
    assert event.stage == (1 if claimed is None else 2), "art. 37"
    spent = before.clock.spent(event.against, event.at)
    assert spent >= (allowed if claimed is None else claimed + EXTRA_MINUTE), "art. 37"
    assert event.seat != event.against
    assert (event.seat is None) <= before.options.auto_claim, "art. 37: somebody has to claim it"


def _settled(before: State, event: Ended) -> tuple[int, ...]:
    """Final scores by art. 37 and 40, seat by seat."""
    current, first = before.rules.credits_going_out, before.rules.version == 1
    left = [sum(before.rules.tiles.values[tile] for tile in rack) for rack in before.racks]
    if not current:
        left = [points + 7 * rack.count(JOLLY) for points, rack in zip(left, before.racks, strict=True)]
    scores = list(before.totals)
    for seat in before.seats:
        granted = before.overtime[seat]
        if granted is not None and (first or before.clock.spent(seat, event.at) > granted):
            scores[seat] -= 50 if before.lost_on_time == seat else 30
    if event.reason in (Ending.RESIGNED, Ending.ABANDONED):
        return tuple(scores)
    if event.reason is Ending.TIME_LIMIT and not first and not before.options.deducts_at_limit:
        return tuple(scores)
    scores = [score - points for score, points in zip(scores, left, strict=True)]
    if event.reason is Ending.WENT_OUT and current:
        out = next(seat for seat in before.active if not before.racks[seat])
        scores[out] += sum(left)
    if event.reason is Ending.TIME_LOST:
        loser = before.lost_on_time
        assert loser is not None
        lowest = min(scores[seat] for seat in before.opponents(loser))
        if scores[loser] > lowest or (first and scores[loser] == lowest):
            scores[loser] = lowest - 50
    return tuple(scores)
