"""What a command comes to at a table: the events it brings about, or a refusal."""

from typing import assert_never

from leggio.core.chance import Chance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.scarabeo import challenges, house, opening, timing, turns
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    Exchange,
    LayTiles,
    Open,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Resume,
    Suspend,
    TakeScarab,
    Tick,
    Vote,
)
from leggio.games.scarabeo.events import AnyEvent
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.story import Story


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
        case TakeScarab():
            return turns.take_scarab(story, command)
        case Pass():
            return turns.pass_turn(story, command)
        case Exchange():
            return turns.exchange(story, command)
        case Accept():
            return challenges.accept(story, command)
        case Challenge():
            return challenges.challenge(story, command, judge)
        case Vote():
            return challenges.vote(story, command)
        case Tick():
            return None
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
