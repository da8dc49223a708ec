"""Forged logs of Verbum, and whether a table could have written them after all.

Most changes to a log break it. Some make another log that is just as good: another name, a vote that changes nothing, a
word accepted a moment later. To tell them apart without asking the audit, each forgery comes with the commands that
would have led to it if any could: those of the real game with the same change made. They are played again, and only if
the table then writes the forged log to the letter is the log a good one.
"""

import random
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from leggio.core.bag import Seal
from leggio.core.codec import CodecError
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge, Verdict
from leggio.games.verbum import CODEC, AnyEvent, State, decide, evolve
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
    SeatCommand,
    Steal,
    Suspend,
    SwapHands,
    SwapJolly,
    Vote,
)
from leggio.games.verbum.events import (
    AbandonProposed,
    Agreed,
    Contested,
    Discarded,
    Drew,
    HandsSwapped,
    JollySwapped,
    Laid,
    Opened,
    Passed,
    Resigned,
    Restored,
    Resumed,
    Stole,
    Suspended,
    Voted,
)
from support.fields import other_value, paths, put
from support.verbum.whole_games import Deed, Table

# The event in which a command shows itself; whatever else it brings about, the rules decide.
SHOWS: dict[type[AnyCommand], type[AnyEvent]] = {
    Open: Opened,
    Draw: Drew,
    Lay: Laid,
    SwapHands: HandsSwapped,
    Steal: Stole,
    Restore: Restored,
    SwapJolly: JollySwapped,
    Discard: Discarded,
    Pass: Passed,
    Accept: Agreed,
    Contest: Contested,
    Vote: Voted,
    Resign: Resigned,
    ProposeAbandon: AbandonProposed,
    Suspend: Suspended,
    Resume: Resumed,
}


class Sealed:
    """Chance that seals what it is told."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal

    def seal(self, tiles: str) -> Seal:
        """The seal given."""
        return self._seal


class Overruled:
    """A judge that knows better about some words."""

    def __init__(self, judge: Judge, verdicts: Sequence[Verdict]) -> None:
        self._judge = judge
        self._verdicts = {verdict.word: verdict for verdict in verdicts}

    def judge(self, word: str) -> Verdict:
        """The verdict given, or else the judge's."""
        return self._verdicts.get(word) or self._judge.judge(word)

    def of_length(self, length: int) -> tuple[str, ...]:
        """The judge's list."""
        return self._judge.of_length(length)


class Forgery(msgspec.Struct, frozen=True):
    """A log that differs from the real one, and the deeds that would have led to it, if any could."""

    kind: str
    log: tuple[AnyEvent, ...]
    seal: Seal
    deeds: tuple[Deed, ...] | None = None

    def could_be_written(self) -> bool:
        """Whether those deeds, done at a table, make it write this very log."""
        opened = self.log[0] if self.log else None
        # Chance is given the cards to seal: it cannot bring others.
        if not isinstance(opened, Opened) or sorted(self.seal.order) != sorted(opened.deck.cards):
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
    try:
        CODEC.decode(CODEC.encode(changed))
    except CodecError:
        changed = event  # such a log is not even read
    name = f"{type(event).__name__}.{'.'.join(str(step) for step in path if isinstance(step, str))}"
    return _with_event(original, index, changed, name)


def reseal(original: Original, rng: random.Random) -> Forgery:
    """Change the order of the deck, its cards or the salt, and publish another commitment to match."""
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
    deed = original.deeds[which]
    amended = _amended(deed, changed) if original.shows(index) else None
    deeds = (*original.deeds[:which], amended, *original.deeds[which + 1 :]) if amended else None
    seal = Seal(changed.order, changed.salt) if isinstance(changed, Opened) else original.seal
    return Forgery(kind, (*original.log[:index], changed, *original.log[index + 1 :]), seal, deeds)


def _amended(deed: Deed, shown: AnyEvent) -> Deed:
    """The deed that would show itself like that."""
    verdicts: tuple[Verdict, ...] = ()
    if isinstance(shown, Laid):
        verdicts = shown.verdicts
    elif isinstance(shown, Contested) and shown.opinion:
        verdicts = (shown.opinion,)
    judge = Overruled(deed.judge, verdicts) if deed.judge and verdicts else deed.judge
    return replace(deed, command=_command(deed.command, shown), now=shown.at, judge=judge)


def _command(command: AnyCommand, shown: AnyEvent) -> AnyCommand:
    match command, shown:
        case Open(), Opened():
            return Open(
                rules=shown.rules,
                rules_version=shown.rules_version,
                players=shown.players,
                options=shown.options,
                deck=shown.deck,
                lexicon=shown.lexicon,
            )
        case Draw(), Drew():
            return replace(command, seat=shown.seat, pile=shown.pile)
        case Lay(), Laid():
            return replace(command, seat=shown.seat, words=tuple(_written(each) for each in shown.words))
        case SwapHands(), HandsSwapped():
            return replace(command, seat=shown.seat, other=shown.other)
        case (Steal(), Stole()) | (Restore(), Restored()) | (SwapJolly(), JollySwapped()):
            assert isinstance(shown, Stole | Restored | JollySwapped)
            return replace(command, seat=shown.seat, word=shown.word, place=shown.place)
        case Discard(), Discarded():
            return replace(command, seat=shown.seat, card=shown.card)
        case Contest(), Contested():
            return replace(command, seat=shown.seat, word=shown.word)
        case Vote(), Voted():
            return replace(command, seat=shown.seat, valid=shown.valid)
        case SeatCommand(), _:
            return replace(command, seat=getattr(shown, "seat", None))
        case _:
            return command


def _written(word: object) -> str:
    """A forged word as somebody would have written it; nothing if nobody could."""
    return str(getattr(word, "written", ""))
