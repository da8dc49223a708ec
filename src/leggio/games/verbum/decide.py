"""What a command comes to at a table: the events it brings about, or a refusal."""

from typing import assert_never

from leggio.core.chance import Chance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.verbum import contests, house, opening, specials, timing, turns
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Open,
    Pass,
    ProposeAbandon,
    Resign,
    Restore,
    Resume,
    Steal,
    Suspend,
    SwapHands,
    SwapJolly,
    Tick,
    Vote,
)
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.state import State
from leggio.games.verbum.story import Story


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
        case Draw():
            return turns.draw(story, command)
        case Lay():
            return turns.lay(story, command, judge)
        case Discard():
            return turns.discard(story, command)
        case Pass():
            return turns.pass_turn(story, command)
        case SwapHands():
            return specials.swap_hands(story, command)
        case Steal():
            return specials.steal(story, command)
        case Restore():
            return specials.restore(story, command)
        case SwapJolly():
            return specials.swap_jolly(story, command)
        case Accept():
            return contests.accept(story, command)
        case Contest():
            return contests.contest(story, command, judge)
        case Vote():
            return contests.vote(story, command)
        case Resign():
            return house.resign(story, command)
        case ProposeAbandon():
            return house.propose_abandon(story, command)
        case Suspend():
            return house.suspend(story)
        case Resume():
            return house.resume(story)
        case Tick():
            return None
        case Open():
            return refuse("open.already")
        case _:
            assert_never(command)
