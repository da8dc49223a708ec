"""What sensible players do: commands at random that the table most likely accepts."""

import random

from leggio.core.board import Square
from leggio.core.letters import JOLLY
from leggio.core.placing import Laying
from leggio.core.verdicts import Judge
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    DeclineAbandon,
    DoubtCrossing,
    Exchange,
    LayTiles,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Resume,
    Suspend,
    TakeScarab,
    Tick,
    TurnGlass,
    Vote,
)
from leggio.games.scarabeo.conduct import fit
from leggio.games.scarabeo.events import Ballot, CrossingDoubted
from leggio.games.scarabeo.rules import VOWELS, Challenges
from leggio.games.scarabeo.standing import doubtful
from leggio.games.scarabeo.state import Pending, Phase, State
from support.random_games.house import take_back
from support.scarabeo.placements import random_play
from support.scarabeo.random_tables import Temper


def sensible(state: State, temper: Temper, rng: random.Random, judge: Judge) -> AnyCommand:
    """What somebody at the table might well do next."""
    if state.suspended is not None:
        return Resume()
    if state.phase is Phase.OVER:
        return Tick()
    if rng.random() < 0.005:
        return Suspend()
    if state.contest:
        return ballot(state, rng)
    # Once somebody is for stopping, the others are asked before anyone moves: few proposals would ever carry otherwise.
    if rng.random() < (0.7 if state.for_abandon and temper.quitting else temper.quitting):
        undecided = [seat for seat in state.active if seat not in state.for_abandon]
        if state.for_abandon and rng.random() < 0.2:
            return DeclineAbandon(seat=rng.choice(state.active))
        return rng.choice((Resign(seat=rng.choice(state.active)), ProposeAbandon(seat=rng.choice(undecided))))
    if taken_back := take_back(state, rng):
        return taken_back
    if state.options.glass_waits and not state.pending and not state.clock.running and rng.random() < 0.7:
        return TurnGlass(seat=state.turn)
    if state.pending and (rng.random() < 0.8 or len(state.unanswered) > 1):
        return _answer(state.pending, state, temper, rng)
    # Of all that was laid, some will be found out sooner or later (art. 14).
    if state.pending is None and rng.random() < temper.challenge / 4 and (doubts := tuple(doubtful(state))):
        found = rng.choice(doubts)
        return DoubtCrossing(seat=rng.choice(state.active), square=found.square, direction=found.direction)
    return _move(state, temper, rng, judge)


def closing(state: State, rng: random.Random) -> AnyCommand:
    """The shortest honest way to the end from anywhere: everybody comes back, votes, accepts, and passes."""
    if state.suspended is not None:
        return Resume()
    if state.contest:
        return ballot(state, rng)
    if state.pending:
        return Accept(seat=state.unanswered[0])
    return Pass(seat=state.turn)


def ballot(state: State, rng: random.Random) -> AnyCommand:
    """A vote of someone who has not voted yet."""
    if state.contest is None:
        return Tick()
    voted = dict(state.contest.votes)
    mute = [seat for seat in state.contest.voters if seat not in voted]
    # A crossing goes only if all agree (art. 14): by chance they hardly ever would.
    likely = (*Ballot, *[Ballot.AGAINST] * 6) if isinstance(state.contest.challenge, CrossingDoubted) else tuple(Ballot)
    return Vote(seat=rng.choice(mute), ballot=rng.choice(likely))


def mover(state: State) -> int:
    """Whose move comes next."""
    return state.after(state.turn) if state.pending else state.turn


def scarabs(state: State) -> tuple[Square, ...]:
    """Where scarabs stand."""
    return tuple(
        Square(*divmod(index, state.board.size)) for index, cell in enumerate(state.board.cells) if cell.islower()
    )


def _answer(pending: Pending, state: State, temper: Temper, rng: random.Random) -> AnyCommand:
    seat = rng.choice(state.unanswered)
    doubted = sorted({word.word for word in pending.play.words if word.word.upper() not in pending.upheld})
    if doubted and rng.random() < temper.challenge:
        return Challenge(seat=seat, words=tuple(rng.sample(doubted, rng.randint(1, len(doubted)))))
    return Accept(seat=seat)


def _move(state: State, temper: Temper, rng: random.Random, judge: Judge) -> AnyCommand:
    seat = mover(state)
    rack = state.racks[seat]
    for square in scarabs(state):
        if state.board.at(square).upper() in rack and rng.random() < 0.7:
            return TakeScarab(seat=seat, square=square.name)
    one_kind = len(rack) == 8 and len({tile in VOWELS for tile in rack}) == 1 and JOLLY not in rack
    if one_kind and rng.random() < 0.7:
        return Exchange(seat=seat)
    if rng.random() >= temper.idle:
        checked = state.options.challenges is Challenges.VOID
        if play := random_play(state, seat, rng, judge if checked else None):
            return play if rng.random() < 0.8 else loose_tiles(state, play)
    return Pass(seat=seat)


def loose_tiles(state: State, play: Play) -> Play | LayTiles:
    """The same play tile by tile, as fingers lay it."""
    laying = fit(state, play)
    if not isinstance(laying, Laying):
        return play
    return LayTiles(seat=play.seat, tiles=tuple((square.name, cell) for square, cell in laying.tiles))
