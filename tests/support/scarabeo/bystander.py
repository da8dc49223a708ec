"""A bystander who knows the book: each event against its article, worked out anew and as plainly as can be."""

from itertools import pairwise

from leggio.core.board import EMPTY, Board, Direction, Premium, Square, parse_square
from leggio.games.scarabeo.events import (
    Agreed,
    AnyEvent,
    Ballot,
    Challenged,
    CrossingDoubted,
    CrossingRuled,
    Drawn,
    Ended,
    Ending,
    Exchanged,
    Passed,
    Played,
    PlayStood,
    Ruled,
    ScarabTaken,
    Standing,
    TimedOut,
    Voted,
)
from leggio.games.scarabeo.rules import Challenges, Joining, LetterSquares
from leggio.games.scarabeo.state import Phase, State

VALUES = {letter: points for letters, points in (
    ("AEIOCRST", 1), ("LMN", 2), ("P", 3), ("BDFGUV", 4), ("HZ", 8), ("Q", 10)
) for letter in letters}  # fmt: skip
LETTERS = {Premium.DOUBLE_LETTER: 2, Premium.TRIPLE_LETTER: 3}
WORDS = {Premium.DOUBLE_WORD: 2, Premium.TRIPLE_WORD: 3}
PRIZES = {6: 10, 7: 30, 8: 50}


def check_event(before: State, event: AnyEvent) -> None:
    """Whether this may happen at a table like that, and says what the book says."""
    match event:
        case Played() | Passed() | Exchanged() | ScarabTaken() | TimedOut():
            assert before.phase is Phase.PLAYING, "art. 12: nobody moves during a vote"
            assert before.pending is None, "art. 14: the hand passes first"
            assert event.seat == before.turn, "art. 5"
            _check_move(before, event)
        case Agreed() | Challenged():
            assert before.pending is not None, "art. 14"
            assert event.seat in before.opponents(before.pending.play.seat), "art. 12"
            assert event.seat not in before.pending.agreed, "one answer each"
            assert before.pending.open_for.spent(0, event.at) < before.options.grace_ms, "art. 14: the hand has passed"
            if isinstance(event, Challenged):
                assert set(event.words) <= {word.word.upper() for word in before.pending.play.words}, "art. 12"
        case PlayStood(how=Standing.EXPIRED):
            assert before.pending is not None
            assert before.pending.open_for.spent(0, event.at) == before.options.grace_ms
        case Voted():
            assert before.contest is not None
            crossing = before.contest.challenge if isinstance(before.contest.challenge, CrossingDoubted) else None
            assert event.seat in (_asked(before, crossing) if crossing else _voters(before)), "art. 12, 14"
            assert event.seat not in dict(before.contest.votes)
        case Ruled():
            _check_ruling(before, event)
        case CrossingDoubted():
            assert before.rules.version > 1, "the first version knew nothing of it"
            assert before.phase is Phase.PLAYING
            assert before.pending is None, "art. 14: first the play before the hand passes"
            assert event.seat in before.active
            assert event.word == _run(before.board, event), "art. 14: what stands there"
        case CrossingRuled():
            _check_crossing(before, event)
        case Drawn():
            assert event.tiles == before.bag.tiles[: len(event.tiles)]
            assert len(event.tiles) == min(8 - len(before.racks[event.seat]), len(before.bag)), "art. 5"
        case Ended():
            assert event.scores == _settled(before, event), "art. 30, 33-34"
            _check_winnings(before, event)
        case _:
            pass


def _check_move(before: State, event: Played | Passed | Exchanged | ScarabTaken | TimedOut) -> None:
    spent = before.clock.spent(before.turn, event.at) - before.turn_from
    if before.allowed is not None:
        assert (spent == before.allowed) if isinstance(event, TimedOut) else (spent < before.allowed), "art. 18"
    match event:
        case Exchanged():
            rack = before.racks[event.seat]
            assert sorted(event.given) == sorted(rack), "art. 23"
            assert len(rack) == len(event.drawn) == 8, "art. 23"
            vowels = sum(tile in "AEIOU" for tile in rack)
            assert vowels in (0, 8), "art. 23"
            assert "?" not in rack, "art. 23"
        case ScarabTaken():
            square = parse_square(event.square)
            assert square is not None
            assert before.board.at(square) == event.letter.lower(), "art. 21"
            assert event.letter in before.racks[event.seat], "art. 21"
        case Played():
            assert event.score == _score(before, event), "art. 15-16, 24-29"
        case _:
            pass


def _score(before: State, play: Played) -> int:
    """Lay the tiles, then read every row and column that holds a new one."""
    first = parse_square(play.square)
    assert first is not None
    new: dict[Square, str] = {}
    for step, cell in enumerate(play.tiles):
        square = first.step(play.direction, step)
        assert (before.board.at(square) == EMPTY) == (cell != EMPTY), "one tile a square, and no gaps"
        if cell != EMPTY:
            new[square] = cell
    after = before.board.put(tuple(new.items()))
    opens = before.board.is_empty
    if opens:
        assert Square(8, 8) in new, "art. 5: the first word covers the scarab"
        assert len(new) >= 2, "art. 6"
    else:
        longer = (
            before.rules.version > 1 and before.options.joining is Joining.LENGTHEN and _makes_longer(before, new, play)
        )
        assert len(play.tiles) > len(new) or longer, "art. 5: a later word has a letter in common with the board"
    lines = [(play.direction, first), *((play.direction.other, square) for square in new)]
    points = sum(_line(before, after, new, direction, square) for direction, square in lines)
    extra = 0 if any(cell.islower() for cell in new.values()) else 10
    prizes = [PRIZES[len(new)]] if len(new) in PRIZES else []
    main = "".join(after.at(first.step(play.direction, step)) for step in range(len(play.tiles)))
    standing = [cell == EMPTY for cell in play.tiles]
    if main.upper() in ("SCARABEO", "SCARABEI") and not any(one and next_one for one, next_one in pairwise(standing)):
        prizes.append(100)
    return points * (2 if opens else 1) + sum(prize + extra for prize in prizes)


def _line(before: State, board: Board, new: dict[Square, str], direction: Direction, through: Square) -> int:
    """Points of the word through a square; none if it is a lone tile there."""
    while board.taken(through.step(direction, -1)):
        through = through.step(direction, -1)
    total, factor, length = 0, 1, 0
    while board.taken(through):
        premium = before.rules.layout.premium(through)
        value = VALUES[board.at(through).upper()]
        counts = through in new or before.options.letter_squares is LetterSquares.COVERED
        total += value * LETTERS.get(premium, 1) if premium and counts else value
        factor *= WORDS.get(premium, 1) if premium else 1
        length += 1
        through = through.step(direction, 1)
    return total * factor if length > 1 else 0


def _voters(before: State) -> set[int]:
    playing = set(before.active)
    if before.options.challenges is not Challenges.BOOK or len(playing) == 2:
        return set()
    return playing if len(playing) == 3 else playing - {before.turn}


def _check_ruling(before: State, event: Ruled) -> None:
    assert before.pending is not None
    assert before.contest is not None
    if _voters(before):
        assert event.votes == tuple(sorted(before.contest.votes)), "art. 12"
        cast = [ballot for _, ballot in event.votes]
        assert event.valid == (cast.count(Ballot.FOR) >= cast.count(Ballot.AGAINST)), "art. 12: a tie lets it stand"
        if len(cast) < len(_voters(before)):
            assert before.contest.open_for.spent(0, event.at) == before.options.vote_ms
    else:
        assert [each.word for each in event.verdicts] == list(before.contest.words), "art. 12"
        assert event.valid == all(each.valid for each in event.verdicts), "art. 12"


def _makes_longer(before: State, new: dict[Square, str], play: Played) -> bool:
    """Whether some letter goes right before or right after two others, crosswise."""
    crosswise = play.direction.other
    sides = [[square.step(crosswise, side * step) for step in (1, 2)] for square in new for side in (-1, 1)]
    return any(all(before.board.taken(each) for each in side) for side in sides)


def _asked(before: State, doubted: CrossingDoubted) -> set[int]:
    """art. 14: everyone but whoever doubts; nobody where the dictionary decides."""
    if before.options.challenges is not Challenges.BOOK or len(before.active) == 2:
        return set()
    return set(before.active) - {doubted.seat}


def _run(board: Board, event: CrossingDoubted) -> str:
    square, word = parse_square(event.square), ""
    assert square is not None
    assert not board.taken(square.step(event.direction, -1))
    while board.taken(square):
        word += board.at(square).upper()
        square = square.step(event.direction, 1)
    return word


def _check_crossing(before: State, event: CrossingRuled) -> None:
    """All agree, or the dictionary says no; then letters of one play leave, none that a later word stands on."""
    assert before.contest is not None
    doubted = before.contest.challenge
    assert isinstance(doubted, CrossingDoubted)
    if asked := _asked(before, doubted):
        assert event.votes == tuple(sorted(before.contest.votes)), "art. 14"
        assert event.valid == (not all(dict(event.votes).get(seat) is Ballot.AGAINST for seat in asked)), "art. 14"
    else:
        assert [(each.word, each.valid) for each in event.verdicts] == [(doubted.word, event.valid)], "art. 14"
    if event.valid:
        assert event.tiles == ""
        return
    assert event.tiles.strip(EMPTY), "art. 14: something leaves"
    start = parse_square(event.square)
    assert start is not None
    for step, cell in enumerate(event.tiles):
        square = start.step(event.direction, step)
        assert cell in (EMPTY, before.board.at(square)), "art. 14: what stands there leaves"


def _settled(before: State, event: Ended) -> tuple[int, ...]:
    """Final scores by art. 30, 33 and 34, seat by seat."""
    if event.reason in (Ending.RESIGNED, Ending.ABANDONED):
        return before.totals
    left = [sum(30 if tile == "?" else VALUES[tile] for tile in rack) for rack in before.racks]
    scores = [total - points for total, points in zip(before.totals, left, strict=True)]
    if event.reason is Ending.CLOSED:
        closer = next(seat for seat in before.active if not before.racks[seat])
        scores[closer] += sum(left)
    return tuple(scores)


def _check_winnings(before: State, event: Ended) -> None:
    """Each pair settles its difference; nobody pays one who resigned (art. 36)."""
    paid = {(each.winner, each.loser): each.points for each in event.winnings}
    for one in before.seats:
        for other in before.seats:
            difference = event.scores[one] - event.scores[other]
            place = {seat: number for number, seats in enumerate(event.places) for seat in seats}
            ahead = bool(place) and place[one] < place[other] and difference > 0
            assert paid.get((one, other), 0) == (difference if ahead else 0), "art. 36"
            if one not in before.resigned and other not in before.resigned and place and difference > 0:
                assert ahead, "art. 35: the higher total is ahead"
