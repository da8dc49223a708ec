"""What a command comes to at a table: the events it brings about, or a refusal."""

from typing import assert_never

from leggio.core.chance import Chance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.scrabble import challenges, handclock, house, opening, timing, turns
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
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
    Rule,
    Suspend,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.state import State
from leggio.games.scrabble.story import Story


def decide(
    state: State | None, command: AnyCommand, judge: Judge | None, chance: Chance, now: int
) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment.

    What fell due by then happens first, each thing at its own moment. A refused command changes nothing, not even
    that: it stays due, and comes out the same with the next command or tick.
    """
    if isinstance(command, Open):
        opened = refuse("open.already") if state else opening.open_table(command, judge, chance, now)
        return opened if isinstance(opened, Rejected) else Accepted(tuple(opened.events))
    if state is None:
        return refuse("open.not_yet")
    story = Story(state, now)
    timing.let_due_happen(story, now)
    if story.state.suspended is not None and not isinstance(command, Resume | Tick):
        return refuse("game.suspended")
    if refusal := _carry_out(story, command, judge):
        return refusal
    timing.let_due_happen(story, now)
    return Accepted(tuple(story.events), story.state)


def _carry_out(story: Story, command: AnyCommand, judge: Judge | None) -> Rejected | None:
    match command:
        case Play() | LayTiles():
            return turns.play(story, command, judge)
        case Accept():
            return challenges.accept(story, command)
        case Challenge():
            return challenges.challenge(story, command, judge)
        case Pass():
            return turns.pass_turn(story, command)
        case Exchange():
            return turns.exchange(story, command)
        case TakeCambioSecco():
            return turns.cambio_secco(story, command)
        case Hold():
            return challenges.hold(story, command)
        case Rule():
            return challenges.rule(story, command)
        case ClaimTime():
            return timing.claim_time(story, command)
        case Tick():
            return None
        case Arrive():
            return opening.arrive(story, command)
        case TurnBoard():
            return handclock.turn_board(story, command)
        case PressClock():
            return handclock.press_clock(story, command)
        case Resign():
            return house.resign(story, command)
        case ProposeAbandon():
            return house.propose_abandon(story, command)
        case Suspend():
            return house.suspend(story)
        case Resume():
            return house.resume(story)
        case Open():
            return refuse("open.already")
        case _:
            assert_never(command)
