"""What nobody may do: commands at random that the rules most likely refuse, each wrong in one way."""

import random
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from leggio.core.board import EMPTY, Direction, Square
from leggio.core.letters import ALPHABET
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    DeclineAbandon,
    DoubtCrossing,
    Exchange,
    LayTiles,
    Open,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Resume,
    TakeBack,
    TakeScarab,
    TurnGlass,
    Vote,
)
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.rules import Challenges, Options
from leggio.games.scarabeo.state import OnBoard, State
from support.mischief import NO_SEATS, NO_WORDS
from support.scarabeo.conduct import mover, scarabs
from support.scarabeo.placements import random_play

NO_SQUARES = ("", "I", "9", "9I", "I0", "I18", "R9", "I-1", "I٣", "ß8", "ı8", "i 9", "\ud800", "I" * 500, "I9\n")

Prank = Callable[[State, random.Random], AnyCommand]


def mischief(state: State, rng: random.Random) -> AnyCommand:
    """Something that most likely may not be done now. Some of it may: the table must cope with either."""
    return rng.choice((*PRANKS, *_timely(state)))(state, rng)


def _timely(state: State) -> Iterator[Prank]:
    """Pranks that only mean something at moments like this one, so that such moments are not wasted."""
    if state.contest:
        yield from [_bad_vote] * 8
    if state.pending:
        yield from [_bad_answer] * 4
    if state.options.challenges is Challenges.VOID:
        yield from [_unchecked] * 4
    if state.for_abandon or state.resigned:
        yield from [_bad_house] * 4
    if scarabs(state):
        yield from [_bad_scarab] * 3
    if not len(state.bag):
        yield from [_bad_exchange] * 4


def bad_openings(rng: random.Random, good: Open) -> tuple[Open, ...]:
    """Tables that may not be opened; all differ in one thing from one that may."""
    options = good.options
    wrong_options: tuple[Options, ...] = (
        replace(options, glass_ms=0),
        replace(options, glass_ms=10**12),
        replace(options, grace_ms=-1),
        replace(options, grace_ms=10**12),
        replace(options, vote_ms=0),
        replace(options, vote_ms=10**12),
        replace(options, starter=len(good.players)),
        replace(options, starter=-1),
    )
    wrong_players: tuple[tuple[str, ...], ...] = (
        (),
        good.players[:1],
        ("A", "B", "C", "D", "E"),
        ("", "B"),
        ("Anna", " anna "),
        ("A" * 41, "B"),
        ("\ud800", "B"),
        ("STRASSE", "straße"),
    )
    wrong = (
        *(replace(good, options=each) for each in wrong_options),
        *(replace(good, players=each, options=Options()) for each in wrong_players),
        *(replace(good, rules=each) for each in ("", "SCARABEO", "figs", "scarabeo\ud800")),
        replace(good, rules_version=0),
        *(replace(good, lexicon=each) for each in ("x" * 81, "\ud800", "\n", " ")),
    )
    return tuple(rng.sample(wrong, 8))


def _somewhere(state: State, rng: random.Random) -> Square:
    return Square(rng.randrange(state.board.size), rng.randrange(state.board.size))


def _play(state: State, rng: random.Random, **fields: object) -> Play:
    seat = mover(state)
    play = Play(
        seat=seat,
        square=_somewhere(state, rng).name,
        direction=rng.choice(tuple(Direction)),
        word="".join(rng.sample(state.racks[seat], min(3, len(state.racks[seat])))) or "A",
    )
    return replace(play, **fields)


def _wrong_seat(state: State, rng: random.Random) -> AnyCommand:
    seat = rng.choice([each for each in state.seats if each != mover(state)])
    play = random_play(state, mover(state), rng, tries=3) or _play(state, rng)
    return rng.choice(
        (replace(play, seat=seat), Pass(seat=seat), Exchange(seat=seat), TakeScarab(seat=seat, square="I9"))
    )


def _no_seat(state: State, rng: random.Random) -> AnyCommand:
    seat = rng.choice((*NO_SEATS, len(state.players)))
    return rng.choice(
        (
            _play(state, rng, seat=seat),
            Pass(seat=seat),
            Exchange(seat=seat),
            TakeScarab(seat=seat, square="I9"),
            Accept(seat=seat),
            Challenge(seat=seat, words=("A",)),
            Vote(seat=seat, ballot=Ballot.FOR),
            TurnGlass(seat=seat),
            Resign(seat=seat),
            ProposeAbandon(seat=seat),
            DeclineAbandon(seat=seat),
            TakeBack(seat=seat),
            DoubtCrossing(seat=seat, square="I9", direction=Direction.ACROSS),
        )
    )


def _foreign_tiles(state: State, rng: random.Random) -> AnyCommand:
    letters = rng.choices(ALPHABET + ALPHABET.lower(), k=rng.randint(2, 8))
    return _play(state, rng, square=state.rules.layout.centre.name, word="".join(letters))


def _odd_scarab(state: State, rng: random.Random) -> AnyCommand:
    """A scarab for a letter that no tile has, in a word that fits."""
    play = random_play(state, mover(state), rng, tries=3) or _play(state, rng)
    return replace(play, word=rng.choice("jkwxy") + play.word[1:])


def _off_board(state: State, rng: random.Random) -> AnyCommand:
    return rng.choice((_play(state, rng, square="Q17", word="AE"), _play(state, rng, word="A" * rng.choice((18, 300)))))


def _nonsense(state: State, rng: random.Random) -> AnyCommand:
    return rng.choice((_play(state, rng, square=rng.choice(NO_SQUARES)), _play(state, rng, word=rng.choice(NO_WORDS))))


def _anywhere(state: State, rng: random.Random) -> AnyCommand:
    """Own tiles wherever it happens: mostly off the centre, unconnected, or over other tiles."""
    return _play(state, rng)


def _lone_tile(state: State, rng: random.Random) -> AnyCommand:
    rack = state.racks[mover(state)] or "A"
    return _play(state, rng, square=state.rules.layout.centre.name, word=rack[0].replace("?", "e"))


def _standing_word(state: State, rng: random.Random) -> AnyCommand:
    """A word that is there already, or a part or a stretch of it; or one that only lies alongside."""
    taken = [index for index, cell in enumerate(state.board.cells) if cell != EMPTY]
    if not taken:
        return _lone_tile(state, rng)
    index = rng.choice(taken)
    square = Square(*divmod(index, state.board.size))
    letter = state.board.cells[index]
    other = rng.choice(ALPHABET) + rng.choice(ALPHABET)
    beside = Square(max(0, square.row - 1), square.col)
    return rng.choice(
        (
            _play(state, rng, square=square.name, word=rng.choice((letter, letter.lower(), other, letter + other[0]))),
            _play(state, rng, square=beside.name, direction=Direction.ACROSS),
        )
    )


def _unchecked(state: State, rng: random.Random) -> AnyCommand:
    """A play that fits, of words nobody looked up: where words are checked at once, many are refused."""
    return random_play(state, mover(state), rng, tries=3) or _play(state, rng)


def _bad_fingers(state: State, rng: random.Random) -> AnyCommand:
    """Loose tiles that make no word: a gap, a bend, one square twice, no square, no letter, none at all."""
    rack = state.racks[mover(state)].replace("?", "e") or "A"
    one, other = _somewhere(state, rng), _somewhere(state, rng)
    return LayTiles(
        seat=mover(state),
        tiles=rng.choice(
            (
                (),
                ((one.name, rack[0]),),
                ((one.name, rack[0]), (one.name, rack[-1])),
                ((one.name, rack[0]), (other.name, rack[-1])),
                ((one.name, rack[0]), (Square(one.row, other.col).name, rack[-1])),
                ((rng.choice(NO_SQUARES), rack[0]),),
                ((one.name, rng.choice((*NO_WORDS, "AB"))),),
                ((one.name, "A"),) * 300,
            )
        ),
    )


def _bad_scarab(state: State, rng: random.Random) -> AnyCommand:
    """A scarab without its letter, or none there at all."""
    squares = [square.name for square in scarabs(state)] * 3
    return TakeScarab(seat=mover(state), square=rng.choice((*squares, _somewhere(state, rng).name, *NO_SQUARES)))


def _bad_exchange(state: State, rng: random.Random) -> AnyCommand:
    return Exchange(seat=mover(state))


def _bad_answer(state: State, rng: random.Random) -> AnyCommand:
    pending = state.pending
    seats = (pending.play.seat, *pending.agreed, *state.unanswered) if pending else tuple(state.seats)
    seat = rng.choice(seats)
    upheld = (pending.upheld or ("ZZZZ",)) if pending else ("ZZZZ",)
    words = rng.choice(((), ("",), ("ZZZZ",), upheld, upheld, ("\ud800",), ("perché", "PERO"), ("A",) * 200))
    return rng.choice((Challenge(seat=seat, words=words), Accept(seat=rng.choice(seats)), Pass(seat=mover(state))))


def _bad_vote(state: State, rng: random.Random) -> AnyCommand:
    others = [seat for seat in state.seats if not state.contest or seat not in state.contest.voters]
    voted = [seat for seat, _ in state.contest.votes] if state.contest else []
    seat = rng.choice((*others, *voted, rng.choice(state.seats)))
    return rng.choice((Vote(seat=seat, ballot=rng.choice(tuple(Ballot))), Pass(seat=state.turn), Accept(seat=seat)))


def _bad_house(state: State, rng: random.Random) -> AnyCommand:
    """Things done twice: leaving, agreeing to stop, opening, taking up a game that is on; leaving too early."""
    again: list[AnyCommand] = [Open(rules="scarabeo", players=("A", "B"), options=Options())]
    if state.suspended is None:
        again.append(Resume())
    again += [ProposeAbandon(seat=seat) for seat in state.for_abandon * 5]
    if not state.for_abandon:
        again.append(DeclineAbandon(seat=state.turn))
    again.append(TakeBack(seat=rng.choice(state.seats)))
    again += [Resign(seat=seat) for seat in state.resigned]
    again += [Pass(seat=seat) for seat in state.resigned]
    if state.pending:
        again.append(Resign(seat=state.turn))
    return rng.choice(again)


def _bad_doubt(state: State, rng: random.Random) -> AnyCommand:
    """Any word of the board, most of them nobody's crossing; empty squares and none; those that were upheld."""
    taken = [
        Square(*divmod(index, state.board.size)).name for index, cell in enumerate(state.board.cells) if cell != EMPTY
    ]
    upheld = state.on_board.upheld if isinstance(state.on_board, OnBoard) else ()
    square, direction = rng.choice((*taken, rng.choice(NO_SQUARES))), rng.choice(tuple(Direction))
    if upheld and rng.random() < 0.5:
        square, direction, _ = rng.choice(upheld)
    return DoubtCrossing(seat=rng.choice(state.seats), square=square, direction=direction)


def _bad_glass(state: State, rng: random.Random) -> AnyCommand:
    """Sand that runs already, or is another's."""
    return TurnGlass(seat=rng.choice(state.seats))


PRANKS: tuple[Prank, ...] = (
    _bad_glass,
    _bad_doubt,
    _wrong_seat,
    _no_seat,
    _foreign_tiles,
    _odd_scarab,
    _off_board,
    _nonsense,
    _anywhere,
    _lone_tile,
    _standing_word,
    _bad_fingers,
    _bad_scarab,
    _bad_exchange,
    _bad_answer,
    _bad_vote,
    _bad_house,
)
