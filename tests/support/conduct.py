"""What sensible players do: commands at random that the table most likely accepts."""

import random

from leggio.core.placing import Laying
from leggio.core.verdicts import Judge
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
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Resume,
    Role,
    Rule,
    Suspend,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from leggio.games.scrabble.conduct import fit
from leggio.games.scrabble.options import Arbiter, Challenges
from leggio.games.scrabble.state import Pending, Phase, RuledState, State, past_limit, time_left
from support.placements import random_play
from support.random_games.house import take_back
from support.random_tables import Temper


def sensible(state: State, temper: Temper, rng: random.Random, judge: Judge, now: int) -> AnyCommand:
    """What somebody at the table might well do next."""
    if state.suspended is not None:
        return Resume()
    if state.phase is not Phase.OVER and rng.random() < 0.005:
        return Suspend()
    if late := [seat for seat in state.seats if (time_left(state, seat, now) or 1) <= 0 and seat not in state.resigned]:
        against = rng.choice(late)
        if rng.random() < temper.claiming and (others := state.opponents(against)):
            return ClaimTime(seat=rng.choice(others), against=against)
    if state.phase is Phase.GATHERING:
        waiting: list[AnyCommand] = [Tick(), *(Arrive(seat=seat) for seat in state.absent)]
        return rng.choice(waiting)
    if state.phase is Phase.RULING:
        return ruling(state, rng)
    if state.phase is Phase.OVER:
        return Tick()
    if isinstance(state, RuledState) and rng.random() < 0.3:
        return put_right(state)
    # Once somebody is for stopping, the others are asked before anyone moves: few proposals would ever carry otherwise.
    if rng.random() < (0.7 if state.for_abandon and temper.quitting else temper.quitting):
        undecided = [seat for seat in state.active if seat not in state.for_abandon]
        if state.for_abandon and rng.random() < 0.2:
            return DeclineAbandon(seat=rng.choice(state.active))
        return rng.choice((Resign(seat=rng.choice(state.active)), ProposeAbandon(seat=rng.choice(undecided))))
    if taken_back := take_back(state, rng):
        return taken_back
    if state.pending and rng.random() < 0.6:
        return _answer(state.pending, state, temper, rng)
    return start_clock(state, rng) or _move(state, temper, rng, judge)


def closing(state: State, rng: random.Random) -> AnyCommand:
    """The shortest honest way to the end from anywhere: everybody comes back, arrives, answers, rules, and passes."""
    if state.suspended is not None:
        return Resume()
    if state.phase is Phase.GATHERING:
        return Arrive(seat=state.absent[0])
    if state.phase is Phase.RULING:
        return ruling(state, rng)
    if state.pending:
        mute = [seat for seat in state.opponents(state.pending.play.seat) if seat not in state.pending.agreed]
        return Accept(seat=mute[0])
    return start_clock(state, rng) or Pass(seat=state.turn)


def ruling(state: State, rng: random.Random) -> Rule:
    """A ruling by whoever rules at this table; people may well disagree with the judge."""
    words = state.challenge.words if state.challenge else ()
    role = Role.PANEL if state.options.arbiter is Arbiter.PANEL else Role.REFEREE
    return Rule(role=role, valid={word: rng.random() < 0.6 for word in words}, name=rng.choice(("", "Ugo", " È. ")))


def put_right(state: RuledState) -> Rule:
    """The other ruling, by whoever gave the first one, while nobody has played upon it (art. 32)."""
    given = state.ruling
    valid = {verdict.word: not verdict.valid for verdict in given.verdicts}
    return Rule(role=Role(given.arbiter.value), valid=valid, name=given.name)


def start_clock(state: State, rng: random.Random) -> TurnBoard | PressClock | None:
    """What must be done before the player on turn may move, where clocks are pressed by hand (art. 27)."""
    if not state.options.clock_by_hand or state.clock.running:
        return None
    if state.rules.turns_the_board and not state.board_turned:
        return TurnBoard(seat=state.turn)
    return PressClock(seat=rng.choice(state.opponents(state.turn)))


def _answer(pending: Pending, state: State, temper: Temper, rng: random.Random) -> AnyCommand:
    mute = [each for each in state.opponents(pending.play.seat) if each not in pending.agreed]
    # Mostly somebody who has not spoken yet: in any order, whoever is on turn.
    seat = rng.choice(mute if mute and rng.random() < 0.9 else state.opponents(pending.play.seat))
    if rng.random() < temper.challenge:
        words = sorted({word.word for word in pending.play.words} - set(getattr(pending, "upheld", ())))
        if words:
            return Challenge(seat=seat, words=tuple(rng.sample(words, rng.randint(1, len(words)))))
    if rng.random() < 0.3:
        return Hold(seat=seat)
    return Accept(seat=rng.choice(mute)) if mute else Tick()


def _move(state: State, temper: Temper, rng: random.Random, judge: Judge) -> AnyCommand:
    seat, rack = state.turn, state.racks[state.turn]
    if state.pending and past_limit(state, state.now):
        return Tick()
    if rng.random() >= temper.idle:
        checked = state.options.challenges is Challenges.VOID
        if play := random_play(state, seat, rng, judge if checked else None):
            return play if rng.random() < 0.8 else loose_tiles(state, play)
    if seat not in state.secco_used and len(state.bag) and rng.random() < 0.3:
        return TakeCambioSecco(seat=seat)
    most = min(len(rack), len(state.bag))
    if len(state.bag) >= state.rules.exchange_needs and rng.random() < 0.5:
        return Exchange(seat=seat, tiles="".join(rng.sample(rack, rng.randint(1, most))))
    return Pass(seat=seat)


def loose_tiles(state: State, play: Play) -> Play | LayTiles:
    """The same play tile by tile, as fingers lay it."""
    laying = fit(state, play)
    if not isinstance(laying, Laying):
        return play
    return LayTiles(seat=play.seat, tiles=tuple((square.name, cell) for square, cell in laying.tiles))
