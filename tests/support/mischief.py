"""What nobody may do: commands at random that the rules most likely refuse, each wrong in one way."""

import random
from collections.abc import Callable, Iterator
from string import ascii_uppercase

from msgspec.structs import replace

from leggio.core.board import EMPTY, Direction, Square
from leggio.core.letters import ALPHABET
from leggio.games.figs import FIGS
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    DeclineAbandon,
    Exchange,
    Hold,
    LayTiles,
    Open,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Resume,
    Role,
    Rule,
    TakeBack,
    TakeCambioSecco,
    TurnBoard,
)
from leggio.games.scrabble.options import Challenges, Options
from leggio.games.scrabble.state import PendingForEach, Phase, RuledState, State
from support.placements import random_play

NO_SEATS = (-1, -2, 4, 99, 2**63, -(2**63), 10**30)
NO_SQUARES = ("", "H", "8", "8H", "H0", "H16", "P8", "Q17", "H-1", "H٣", "ß8", "ı8", "h 8", "\ud800", "H" * 500, "H8\n")
NO_WORDS = ("", " ", "12", "A B", "A?", "\u0300", "🂡🂢", "ПАПА", "\ud800", "A\x00", "ﬁ", "Æ", "-" * 500)
ODD_TILES = ("", " ", "1", "é", "ß", "ı", "ﬆ", "\ud800", "QQ", "ZZZ", "???", ascii_uppercase, "A" * 500)

Prank = Callable[[State, random.Random], AnyCommand]


def mischief(state: State, rng: random.Random) -> AnyCommand:
    """Something that most likely may not be done now. Some of it may: the table must cope with either."""
    return rng.choice((*PRANKS, *_timely(state)))(state, rng)


def _timely(state: State) -> Iterator[Prank]:
    """Pranks that only mean something at moments like this one, so that such moments are not wasted."""
    if state.phase is Phase.RULING:
        yield from [_bad_ruling] * 8
    if state.pending:
        yield from [_bad_answer, _answer_again] * 3
    if getattr(state.pending, "upheld", ()):
        yield from [_settled_word] * 6
    if state.options.clock_by_hand and not state.clock.running:
        yield from [_bad_clock] * 4
    if state.options.challenges is Challenges.VOID:
        yield from [_unchecked] * 4
    if 0 < len(state.bag) < state.rules.exchange_needs:
        yield from [_late_exchange] * 6
    if state.for_abandon or state.resigned:
        yield from [_bad_house] * 4


def bad_openings(rng: random.Random, good: Open) -> tuple[Open, ...]:
    """Tables that may not be opened; all differ in one thing from one that may."""
    options = good.options
    wrong_options: tuple[Options, ...] = (
        replace(options, time_ms=0),
        replace(options, time_ms=-5, auto_claim=False),
        replace(options, limit_ms=0),
        replace(options, limit_ms=10**12),
        replace(options, grace_ms=-1),
        replace(options, grace_ms=FIGS.window_ms + 1),
        replace(options, starter=len(good.players)),
        replace(options, starter=-1),
        replace(options, absent=(0, 0)),
        replace(options, takes_back=-1),
        replace(options, absent=(len(good.players),)),
        replace(options, time_ms=None, auto_claim=True),
    )
    wrong_players: tuple[tuple[str, ...], ...] = (
        (),
        good.players[:1],
        ("A", "B", "C", "D", "E"),
        ("", "B"),
        ("Anna", " anna "),
        ("A" * 41, "B"),
        ("A\n", "B\u200e"),
        ("\ud800", "B"),
        ("STRASSE", "straße"),
    )
    wrong = (
        *(replace(good, options=each) for each in wrong_options),
        *(replace(good, players=each, options=Options(arbiter=options.arbiter)) for each in wrong_players),
        *(replace(good, rules=each) for each in ("", "FIGS", "scarabeo", "figs\ud800")),
        replace(good, rules_version=0),
        *(replace(good, lexicon=each) for each in ("x" * 81, "\ud800", "\n", " ")),
    )
    return tuple(rng.sample(wrong, 8))


def _somewhere(state: State, rng: random.Random) -> Square:
    return Square(rng.randrange(state.board.size), rng.randrange(state.board.size))


def _play(state: State, rng: random.Random, **fields: object) -> Play:
    play = Play(
        seat=state.turn,
        square=_somewhere(state, rng).name,
        direction=rng.choice(tuple(Direction)),
        word="".join(rng.sample(state.racks[state.turn], min(3, len(state.racks[state.turn])))) or "A",
    )
    return replace(play, **fields)


def _wrong_seat(state: State, rng: random.Random) -> AnyCommand:
    seat = rng.choice([each for each in state.seats if each != state.turn])
    play = random_play(state, state.turn, rng, tries=3) or _play(state, rng)
    return rng.choice(
        (replace(play, seat=seat), Pass(seat=seat), TakeCambioSecco(seat=seat), Exchange(seat=seat, tiles="A"))
    )


def _no_seat(state: State, rng: random.Random) -> AnyCommand:
    seat = rng.choice((*NO_SEATS, len(state.players)))
    return rng.choice(
        (
            _play(state, rng, seat=seat),
            Pass(seat=seat),
            Exchange(seat=seat, tiles="A"),
            TakeCambioSecco(seat=seat),
            Hold(seat=seat),
            Accept(seat=seat),
            Challenge(seat=seat, words=("A",)),
            ClaimTime(seat=seat, against=0),
            ClaimTime(seat=0, against=seat),
            TurnBoard(seat=seat),
            PressClock(seat=seat),
            Resign(seat=seat),
            ProposeAbandon(seat=seat),
            DeclineAbandon(seat=seat),
            TakeBack(seat=seat),
            Arrive(seat=seat),
        )
    )


def _foreign_tiles(state: State, rng: random.Random) -> AnyCommand:
    centre = state.rules.layout.centre
    return _play(
        state, rng, square=centre.name, word="".join(rng.choices(ALPHABET + ALPHABET.lower(), k=rng.randint(2, 8)))
    )


def _off_board(state: State, rng: random.Random) -> AnyCommand:
    return rng.choice((_play(state, rng, square="O15", word="AE"), _play(state, rng, word="A" * rng.choice((16, 300)))))


def _nonsense(state: State, rng: random.Random) -> AnyCommand:
    return rng.choice((_play(state, rng, square=rng.choice(NO_SQUARES)), _play(state, rng, word=rng.choice(NO_WORDS))))


def _anywhere(state: State, rng: random.Random) -> AnyCommand:
    """Own tiles wherever it happens: mostly off the centre, unconnected, or over other tiles."""
    return _play(state, rng)


def _lone_tile(state: State, rng: random.Random) -> AnyCommand:
    return _play(
        state, rng, square=state.rules.layout.centre.name, word=(state.racks[state.turn] or "A")[0].replace("?", "e")
    )


def _standing_word(state: State, rng: random.Random) -> AnyCommand:
    """A word that is there already, or a part or a stretch of it."""
    taken = [index for index, cell in enumerate(state.board.cells) if cell != EMPTY]
    if not taken:
        return _lone_tile(state, rng)
    index = rng.choice(taken)
    square = Square(*divmod(index, state.board.size))
    letter = state.board.cells[index]
    other = rng.choice(ALPHABET) + rng.choice(ALPHABET)
    return _play(state, rng, square=square.name, word=rng.choice((letter, letter.lower(), other, letter + other[0])))


def _unchecked(state: State, rng: random.Random) -> AnyCommand:
    """A play that fits, of words nobody looked up: where words are checked at once, many are refused."""
    return random_play(state, state.turn, rng, tries=3) or _play(state, rng)


def _bad_fingers(state: State, rng: random.Random) -> AnyCommand:
    """Loose tiles that make no word: a gap, a bend, one square twice, no square, no letter, none at all."""
    rack = state.racks[state.turn].replace("?", "e") or "A"
    one, other = _somewhere(state, rng), _somewhere(state, rng)
    return LayTiles(
        seat=state.turn,
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
                tuple((Square(row, one.col).name, "A") for row in range(state.board.size)),
            )
        ),
    )


def _bad_exchange(state: State, rng: random.Random) -> AnyCommand:
    return Exchange(seat=state.turn, tiles=rng.choice((*ODD_TILES, state.racks[state.turn] + "A")))


def _late_exchange(state: State, rng: random.Random) -> AnyCommand:
    """More tiles than the bag holds, or as many as it holds when that is too few (art. 34)."""
    left, rack = len(state.bag), state.racks[state.turn]
    if left >= len(rack):
        return Exchange(seat=state.turn, tiles="")
    few = left < state.rules.exchange_needs and rng.random() < 0.5
    return Exchange(seat=state.turn, tiles=rack[: max(1, left)] if few else rack)


def _second_secco(state: State, rng: random.Random) -> AnyCommand:
    if state.turn in state.secco_used or not len(state.bag):
        return TakeCambioSecco(seat=state.turn)
    return _wrong_seat(state, rng)


def _bad_answer(state: State, rng: random.Random) -> AnyCommand:
    mover = state.pending.play.seat if state.pending else rng.choice(state.seats)
    seat = rng.choice((mover, state.turn, rng.choice(state.seats)))
    words = rng.choice(((), (), ("",), ("ZZZZ",), ("\ud800",), ("perché", "PERO"), ("A",) * 200))
    return rng.choice((Challenge(seat=seat, words=words), Hold(seat=mover), Accept(seat=mover)))


def _answer_again(state: State, rng: random.Random) -> AnyCommand:
    if state.pending is None:
        return Accept(seat=rng.choice(state.seats))
    done = (*state.pending.agreed, state.pending.play.seat)
    return Accept(seat=rng.choice(done)) if state.pending.held_by is None else Hold(seat=rng.choice(state.seats))


def _settled_word(state: State, rng: random.Random) -> AnyCommand:
    """A word that was ruled on already, by somebody who may still speak (art. 29)."""
    if not isinstance(state.pending, PendingForEach) or not state.pending.upheld:
        return _answer_again(state, rng)
    return Challenge(seat=rng.choice(state.unanswered), words=(rng.choice(state.pending.upheld),))


def _bad_ruling(state: State, rng: random.Random) -> AnyCommand:
    if isinstance(state, RuledState):
        given = state.ruling
        same = Rule(role=Role(given.arbiter.value), valid={each.word: each.valid for each in given.verdicts})
        return replace(same, name=rng.choice((given.name, "Ada")))
    words = state.challenge.words if state.challenge else ("A",)
    if state.challenge and rng.random() < 0.5:
        wrong = Role.PANEL if state.options.arbiter.value == Role.REFEREE.value else Role.REFEREE
        return Rule(role=wrong, valid=dict.fromkeys(words, True))
    if state.challenge and rng.random() < 0.3:
        bad_name = rng.choice(("x" * 81, "\n", "\ud800", " ", state.players[0], state.players[-1].upper()))
        return Rule(role=Role(state.options.arbiter.value), valid=dict.fromkeys(words, True), name=bad_name)
    valid: dict[str, bool] = rng.choice(({}, {**dict.fromkeys(words, True), "X": False}, {"\ud800": True}))
    return Rule(role=Role(state.options.arbiter.value) if state.challenge else rng.choice(tuple(Role)), valid=valid)


def _bad_claim(state: State, rng: random.Random) -> AnyCommand:
    seat = rng.choice(state.seats)
    fresh = [each for each in state.seats if state.overtime[each] is None and not state.clock.used[each]]
    return ClaimTime(seat=seat, against=rng.choice((seat, *fresh, *NO_SEATS)))


def _bad_clock(state: State, rng: random.Random) -> AnyCommand:
    other = rng.choice([each for each in state.seats if each != state.turn])
    wrong: list[AnyCommand] = [TurnBoard(seat=other), PressClock(seat=state.turn)]
    if state.clock.running:
        wrong.append(PressClock(seat=other))
    if state.board_turned:
        wrong.append(TurnBoard(seat=state.turn))
    return rng.choice(wrong)


def _bad_house(state: State, rng: random.Random) -> AnyCommand:
    """Things done twice: leaving, agreeing to stop, arriving, opening, taking up a game that is on."""
    again: list[AnyCommand] = [Open(rules="figs", players=("A", "B"), options=Options())]
    if state.suspended is None:
        again.append(Resume())
    again += [ProposeAbandon(seat=seat) for seat in state.for_abandon * 5]
    if not state.for_abandon:
        again.append(DeclineAbandon(seat=state.turn))
    again.append(TakeBack(seat=rng.choice(state.seats)))
    again += [Resign(seat=seat) for seat in state.resigned]
    again += [Pass(seat=seat) for seat in state.resigned]
    again += [Arrive(seat=seat) for seat in state.seats if seat not in state.absent]
    return rng.choice(again)


PRANKS: tuple[Prank, ...] = (
    _wrong_seat,
    _no_seat,
    _foreign_tiles,
    _off_board,
    _nonsense,
    _anywhere,
    _lone_tile,
    _standing_word,
    _bad_fingers,
    _bad_exchange,
    _late_exchange,
    _second_secco,
    _bad_answer,
    _answer_again,
    _bad_ruling,
    _bad_claim,
    _bad_clock,
    _bad_house,
)
