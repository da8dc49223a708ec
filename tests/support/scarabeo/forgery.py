"""Forged logs of Scarabeo, and whether a table could have written them after all.

As for Scrabble: each forgery comes with the deeds that would have led to it if any could. They are played again, and
only if the table then writes the forged log to the letter is the log a good one.
"""

import random
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from leggio.core.bag import Seal
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.games.scarabeo import SCARABEO, AnyEvent, State, decide, evolve
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
    SeatCommand,
    Suspend,
    TakeScarab,
    Vote,
)
from leggio.games.scarabeo.events import (
    AbandonProposed,
    Agreed,
    Challenged,
    Exchanged,
    Opened,
    Passed,
    Played,
    Resigned,
    Resumed,
    Ruled,
    ScarabTaken,
    Suspended,
    Voted,
)
from support.fields import other_value, paths, put
from support.forgery import Overruled, Sealed
from support.scarabeo.whole_games import Deed, Table

# The event in which a command shows itself; whatever else it brings about, the rules decide.
SHOWS: dict[type[AnyCommand], type[AnyEvent]] = {
    Open: Opened,
    Play: Played,
    LayTiles: Played,
    TakeScarab: ScarabTaken,
    Pass: Passed,
    Exchange: Exchanged,
    Accept: Agreed,
    Challenge: Challenged,
    Vote: Voted,
    Resign: Resigned,
    Suspend: Suspended,
    Resume: Resumed,
    ProposeAbandon: AbandonProposed,
}


class Forgery(msgspec.Struct, frozen=True):
    """A log that differs from the real one, and the deeds that would have led to it, if any could."""

    kind: str
    log: tuple[AnyEvent, ...]
    seal: Seal
    deeds: tuple[Deed, ...] | None = None

    def could_be_written(self) -> bool:
        """Whether those deeds, done at a table, make it write this very log."""
        # Chance is given the tiles to seal: it cannot bring others.
        if sorted(self.seal.order) != sorted(SCARABEO.tiles.tiles):
            return False
        return self.deeds is not None and write_again(self.deeds, self.seal) == self.log


def write_again(deeds: Sequence[Deed], seal: Seal) -> tuple[AnyEvent, ...] | None:
    """What a table writes if these deeds are done at it; None if it refuses any."""
    state: State | None = None
    log: list[AnyEvent] = []
    for deed in deeds:
        outcome = decide(state, deed.command, deed.judge, Sealed(seal), deed.now)
        if isinstance(outcome, Rejected):
            return None
        for event in outcome.events:
            state = evolve(state, event)
        log += outcome.events
    return tuple(log)


class Original:
    """A real game, deed by deed: played tick by tick, so that each deed is one cause."""

    def __init__(self, table: Table) -> None:
        # A command that came in with a clock set back counts from when the table took it.
        self.deeds = tuple(replace(deed, now=deed.events[0].at) for deed in table.deeds)
        self.log = tuple(table.log)
        self.seal = table.state.seal
        self.deed_of = [index for index, deed in enumerate(self.deeds) for _ in deed.events]

    def shows(self, event: int) -> bool:
        """Whether this event is the one in which its deed shows itself."""
        deed = self.deeds[self.deed_of[event]]
        kind = SHOWS.get(type(deed.command))
        return kind is not None and next(each for each in deed.events if isinstance(each, kind)) is self.log[event]


def forge(original: Original, rng: random.Random) -> Forgery:
    """One change to the log, of any kind."""
    return rng.choice((change_value, change_value, change_value, *_OTHERS))(original, rng)


def change_value(original: Original, rng: random.Random) -> Forgery:
    """Change one value in one event."""
    index = rng.randrange(len(original.log)) if rng.random() < 0.9 else 0
    event = original.log[index]
    path, value = rng.choice(list(paths(event)))
    changed = put(event, path, other_value(value, rng))
    name = f"{type(event).__name__}.{'.'.join(str(step) for step in path if isinstance(step, str))}"
    return _with_event(original, index, changed, name)


def reseal(original: Original, rng: random.Random) -> Forgery:
    """Change the order of the bag, its tiles or the salt, and publish another commitment to match."""
    opened = original.log[0]
    assert isinstance(opened, Opened)
    order = list(opened.order)
    first, second = rng.sample(range(len(order)), 2)
    order[first], order[second] = order[second], order[first]
    marked = opened.order.replace(order[first], order[second], 1)
    seal = Seal(*rng.choice((("".join(order), opened.salt), (marked, opened.salt), (opened.order, opened.salt[::-1]))))
    changed = replace(opened, order=seal.order, salt=seal.salt, commitment=seal.commitment)
    return _with_event(original, 0, changed, "resealed")


def remove(original: Original, rng: random.Random) -> Forgery:
    """Leave one event out."""
    index = rng.randrange(len(original.log))
    which = original.deed_of[index]
    alone = original.shows(index) or len(original.deeds[which].events) == 1
    deeds = (*original.deeds[:which], *original.deeds[which + 1 :])
    log = (*original.log[:index], *original.log[index + 1 :])
    return Forgery("removed", log, original.seal, deeds if alone else None)


def repeat(original: Original, rng: random.Random) -> Forgery:
    """Write one event twice."""
    index = rng.randrange(len(original.log))
    which = original.deed_of[index]
    deeds = (*original.deeds[: which + 1], *original.deeds[which:])
    log = (*original.log[: index + 1], *original.log[index:])
    return Forgery("repeated", log, original.seal, deeds)


def swap(original: Original, rng: random.Random) -> Forgery:
    """Change the order of two events next to each other."""
    index = rng.randrange(len(original.log) - 1)
    log = list(original.log)
    log[index], log[index + 1] = log[index + 1], log[index]
    which, then = original.deed_of[index], original.deed_of[index + 1]
    deeds = list(original.deeds)
    deeds[which], deeds[then] = deeds[then], deeds[which]
    return Forgery("swapped", tuple(log), original.seal, tuple(deeds))


def cut(original: Original, rng: random.Random) -> Forgery:
    """Leave out the end."""
    length = rng.randrange(1, len(original.log))
    whole = original.deeds[: original.deed_of[length]]
    return Forgery("cut", original.log[:length], original.seal, whole)


_OTHERS: tuple[Callable[[Original, random.Random], Forgery], ...] = (reseal, remove, repeat, swap, cut)


def _with_event(original: Original, index: int, changed: AnyEvent, kind: str) -> Forgery:
    which = original.deed_of[index]
    deed = _amended(original, index, changed)
    deeds = (*original.deeds[:which], deed, *original.deeds[which + 1 :]) if deed else None
    seal = Seal(changed.order, changed.salt) if isinstance(changed, Opened) else original.seal
    return Forgery(kind, (*original.log[:index], changed, *original.log[index + 1 :]), seal, deeds)


def _amended(original: Original, index: int, changed: AnyEvent) -> Deed | None:
    """The deed that would show itself like that; None if no deed would."""
    deed = original.deeds[original.deed_of[index]]
    judge = deed.judge
    if verdicts := _from_the_judge(deed, changed):
        judge = Overruled(judge, verdicts) if judge else None
    elif not original.shows(index):
        return None
    if not original.shows(index):
        return replace(deed, judge=judge)
    return replace(deed, command=_command(deed.command, changed), now=changed.at, judge=judge)


def _from_the_judge(deed: Deed, event: AnyEvent) -> tuple[Verdict, ...]:
    """The verdicts in an event that came from the judge."""
    match event:
        case Played() if any(isinstance(each, Played) and each.verdicts for each in deed.events):
            return event.verdicts
        case Ruled() if isinstance(deed.command, Challenge):
            return event.verdicts
        case _:
            return ()


def _command(command: AnyCommand, shown: AnyEvent) -> AnyCommand:
    match command, shown:
        case Open(), Opened():
            return Open(
                rules=shown.rules,
                rules_version=shown.rules_version,
                players=shown.players,
                options=shown.options,
                lexicon=shown.lexicon,
            )
        case Challenge(), Challenged():
            return replace(command, seat=shown.seat, words=shown.words)
        case TakeScarab(), ScarabTaken():
            return replace(command, seat=shown.seat, square=shown.square)
        case Vote(), Voted():
            return replace(command, seat=shown.seat, ballot=shown.ballot)
        case SeatCommand(), _:
            return replace(command, seat=getattr(shown, "seat", None))
        case _:
            return command
