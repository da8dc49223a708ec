"""Forged logs, and whether a table could have written them after all.

Most changes to a log break it. Some make another log that is just as good: another name, a word ruled otherwise where
it changes nothing, a play accepted a moment later. To tell them apart without asking the audit, each forgery comes with
the commands that would have led to it if any could: those of the real game with the same change made. They are played
again, and only if the table then writes the forged log to the letter is the log a good one.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.bag import Seal
from leggio.core.codec import CodecError
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge, Verdict
from leggio.games.registry import GAMES
from support.fields import other_value, paths, put
from support.random_games import mixing
from support.random_games.kit import Kit
from support.random_games.playing import Deed, Table


class Workshop(msgspec.Struct, frozen=True, kw_only=True):
    """What forging logs of a game takes to know of it."""

    kit: Kit
    # The event in which a command shows itself; whatever else it brings about, the rules decide.
    shows: Mapping[type, type]
    # The tiles or cards that a table seals, by its first event.
    sealed: Callable[[Any], str]
    # The verdicts in an event that came from the judge: none of them if the judge knew nothing, None if none did.
    verdicts: Callable[[Deed, Any], tuple[Verdict, ...] | None]
    # The command that would show itself like that.
    command: Callable[[Any, Any], Any]

    def amended(self, deed: Deed, changed: Any, *, shows: bool) -> Deed | None:
        """The deed that would bring about an event like that; None if no deed would."""
        verdicts = self.verdicts(deed, changed)
        judge = deed.judge
        if verdicts is not None:
            # A deed that asked a judge that knew nothing, asked no judge.
            judge = Overruled(judge, verdicts) if judge and verdicts else None
        if not shows:
            return None if verdicts is None else replace(deed, judge=judge)
        make = mixing.shown if type(deed.command) in mixing.SHOWS else self.command
        return replace(deed, command=make(deed.command, changed), now=changed.at, judge=judge)

    def shown_by(self, command: Any) -> type | None:
        """The kind of event in which a command shows itself."""
        return {**mixing.SHOWS, **self.shows}.get(type(command))


def opened_like(kind: type, opened: Any) -> Any:
    """The command that opens a table as an event shows it: the two have the same fields."""
    return kind(**{field: getattr(opened, field) for field in kind.__struct_fields__})  # type: ignore[attr-defined] # a struct


class Sealed:
    """Chance that seals what it is told."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal

    def seal(self, tiles: str) -> Seal:
        """The seal given."""
        return self._seal


class Overruled:
    """A judge that knows better about some words."""

    def __init__(self, judge: Judge, verdicts: Iterable[Verdict]) -> None:
        self._judge = judge
        self._verdicts = {verdict.word: verdict for verdict in verdicts}

    def judge(self, word: str) -> Verdict:
        """The verdict given, or else the judge's."""
        return self._verdicts.get(word) or self._judge.judge(word)

    def of_length(self, length: int) -> tuple[str, ...]:
        """The judge's list."""
        return self._judge.of_length(length)


class Original:
    """A real game, deed by deed: played tick by tick, so that each deed is one cause."""

    def __init__(self, table: Table, workshop: Workshop) -> None:
        # A command that came in with a clock set back counts from when the table took it.
        self.deeds = tuple(replace(deed, now=deed.events[0].at) for deed in table.deeds)
        self.log = tuple(table.log)
        self.seal = table.state.seal
        self.deed_of = [index for index, deed in enumerate(self.deeds) for _ in deed.events]
        self.workshop = workshop

    def shows(self, event: int) -> bool:
        """Whether this event is the one in which its deed shows itself."""
        deed = self.deeds[self.deed_of[event]]
        kind = self.workshop.shown_by(deed.command)
        return kind is not None and next(each for each in deed.events if isinstance(each, kind)) is self.log[event]

    def written_again(self) -> bool:
        """Whether its own deeds make a table write its log."""
        return _written(self.deeds, self.seal, self.workshop.kit) == self.log


class Forgery(msgspec.Struct, frozen=True):
    """A log that differs from the real one, and the deeds that would have led to it, if any could."""

    kind: str
    log: tuple[Any, ...]
    seal: Seal
    workshop: Workshop
    deeds: tuple[Deed, ...] | None = None

    def could_be_written(self) -> bool:
        """Whether those deeds, done at a table, make it write this very log."""
        # Chance is given the tiles to seal: it cannot bring others.
        if not self.log or sorted(self.seal.order) != sorted(self.workshop.sealed(self.log[0])):
            return False
        return self.deeds is not None and _written(self.deeds, self.seal, self.workshop.kit) == self.log


def _written(deeds: Sequence[Deed], seal: Seal, kit: Kit) -> tuple[Any, ...] | None:
    """What a table writes if these deeds are done at it; None if it refuses any."""
    state: Any = None
    log: list[Any] = []
    for deed in deeds:
        outcome = kit.decide(state, deed.command, deed.judge, Sealed(seal), deed.now)
        if isinstance(outcome, Rejected):
            return None
        for event in outcome.events:
            state = kit.evolve(state, event)
        log += outcome.events
    return tuple(log)


def forge(original: Original, rng: random.Random) -> Forgery:
    """One change to the log, of any kind."""
    return rng.choice((change_value, change_value, change_value, *_OTHERS))(original, rng)


def change_value(original: Original, rng: random.Random) -> Forgery:
    """Change one value in one event."""
    index = rng.randrange(len(original.log)) if rng.random() < 0.9 else 0
    event = original.log[index]
    path, value = rng.choice(list(paths(event)))
    changed = put(event, path, other_value(value, rng))
    codec = GAMES[original.workshop.kit.name].codec
    try:
        codec.decode(codec.encode(changed))
    except CodecError:
        changed = event  # such a log is not even read
    name = f"{type(event).__name__}.{'.'.join(str(step) for step in path if isinstance(step, str))}"
    return _with_event(original, index, changed, name)


def reseal(original: Original, rng: random.Random) -> Forgery:
    """Change the order of the bag, its tiles or the salt, and publish another commitment to match."""
    opened = original.log[0]
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
    return Forgery("removed", log, original.seal, original.workshop, deeds if alone else None)


def repeat(original: Original, rng: random.Random) -> Forgery:
    """Write one event twice."""
    index = rng.randrange(len(original.log))
    which = original.deed_of[index]
    deeds = (*original.deeds[: which + 1], *original.deeds[which:])
    log = (*original.log[: index + 1], *original.log[index:])
    return Forgery("repeated", log, original.seal, original.workshop, deeds)


def swap(original: Original, rng: random.Random) -> Forgery:
    """Change the order of two events next to each other."""
    index = rng.randrange(len(original.log) - 1)
    log = list(original.log)
    log[index], log[index + 1] = log[index + 1], log[index]
    which, then = original.deed_of[index], original.deed_of[index + 1]
    deeds = list(original.deeds)
    deeds[which], deeds[then] = deeds[then], deeds[which]
    return Forgery("swapped", tuple(log), original.seal, original.workshop, tuple(deeds))


def cut(original: Original, rng: random.Random) -> Forgery:
    """Leave out the end."""
    length = rng.randrange(1, len(original.log))
    whole = original.deeds[: original.deed_of[length]]
    return Forgery("cut", original.log[:length], original.seal, original.workshop, whole)


_OTHERS: tuple[Callable[[Original, random.Random], Forgery], ...] = (reseal, remove, repeat, swap, cut)


def _with_event(original: Original, index: int, changed: Any, kind: str) -> Forgery:
    which = original.deed_of[index]
    deed = original.workshop.amended(original.deeds[which], changed, shows=original.shows(index))
    deeds = (*original.deeds[:which], deed, *original.deeds[which + 1 :]) if deed else None
    seal = Seal(changed.order, changed.salt) if index == 0 else original.seal
    log = (*original.log[:index], changed, *original.log[index + 1 :])
    return Forgery(kind, log, seal, original.workshop, deeds)


def check_forgeries(original: Original, rng: random.Random, count: int) -> Iterator[tuple[str, bool]]:
    """Forge a log so often: the audit passes what a table could have written, and nothing else.

    What each forgery came to: the code of the finding, or its kind and True where it is just as good.
    """
    kit = original.workshop.kit
    for _ in range(count):
        forgery = forge(original, rng)
        if forgery.log == original.log:
            continue
        result = kit.audit(forgery.log)
        if forgery.could_be_written():
            assert result == kit.replay(forgery.log), forgery.kind
            yield forgery.kind, True
        else:
            assert isinstance(result, Finding), forgery.kind
            assert 1 <= result.event <= len(forgery.log)
            yield result.code, False


FINDINGS = frozenset(
    {
        "bag.broken_seal",
        "bag.wrong_draw",
        "bag.wrong_tiles",
        "log.against_the_rules",
        "log.cut_short",
        "log.no_opening",
        "log.out_of_place",
        "log.time_runs_back",
        "log.wrong_field",
    }
)


class Harvest:
    """What many forgeries came to: enough of each, or the test would mean little."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.just_as_good: Counter[str] = Counter()

    def gather(self, original: Original, seed: int, count: int) -> None:
        """Forge one log so often."""
        assert original.written_again()
        for what, is_good in check_forgeries(original, random.Random(seed), count):
            (self.just_as_good if is_good else self.found)[what] += 1

    def check(self) -> None:
        """Every finding came up, and some forgeries were just as good."""
        assert self.found.total() > self.just_as_good.total() > 0
        never = FINDINGS - set(self.found)
        assert not never, never
