"""A game that no package of ours knows: a heap of matches, of which players take one to three; the last match loses.

Each player has a secret, so that views have something to leave out. There is nothing here but what its spec says.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from importlib.metadata import EntryPoint
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.chance import Chance
from leggio.core.codec import Codec, Event
from leggio.core.machine import one_by_one
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games import registry
from leggio.games.common.spec import CommandSet, GameSpec, Rulebook, plain_figures, sent_by_people

NAME = "heap"


class Rules(msgspec.Struct, frozen=True):
    """One edition."""

    name: str = NAME
    version: int = 1
    seats: tuple[int, ...] = (2, 3)
    most: int = 3  # matches taken at once


class Options(msgspec.Struct, frozen=True):
    """What a table chooses."""

    heap: int = 10
    turn_ms: int | None = None


class Phase(StrEnum):
    """How far it has come."""

    TAKING = "taking"
    OVER = "over"


class Watcher(StrEnum):
    """Those without a seat."""

    SPECTATOR = "spectator"


class Ended(msgspec.Struct, frozen=True):
    """How it ended."""

    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="command"):
    """Anything somebody wants."""


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Begin."""

    rules: str
    players: tuple[str, ...]
    options: Options
    lexicon: str = ""


class Take(Command, frozen=True, kw_only=True, tag="take"):
    """Take some matches."""

    seat: int
    count: int


class Tick(Command, frozen=True, kw_only=True, tag="tick"):
    """Time has passed."""


class Suspend(Command, frozen=True, kw_only=True, tag="suspend"):
    """Put it away."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Go on."""


AnyCommand = Open | Take | Tick | Suspend | Resume


class Opened(Event, frozen=True, kw_only=True):
    """It begins; `secrets` are for each player alone."""

    players: tuple[str, ...]
    options: Options
    secrets: str


class Taken(Event, frozen=True, kw_only=True):
    """Matches are taken."""

    seat: int
    count: int


class Paused(Event, frozen=True, kw_only=True):
    """No time passes for anybody."""


class Resumed(Event, frozen=True, kw_only=True):
    """Time passes again."""


AnyEvent = Opened | Taken | Paused | Resumed
CODEC: Codec[AnyEvent] = Codec({"opened": Opened, "taken": Taken, "paused": Paused, "resumed": Resumed})


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A heap and whose turn it is."""

    players: tuple[str, ...]
    options: Options
    secrets: str
    heap: int
    turn: int = 0
    turn_began: int
    paused: bool = False
    now: int
    seq: int = 1
    rules: Rules = Rules()
    lexicon: str = ""

    @property
    def phase(self) -> Phase:
        """Whether there are matches left."""
        return Phase.TAKING if self.heap else Phase.OVER

    @property
    def ended(self) -> Ended | None:
        """Whoever took the last match has lost: now it is the turn of another."""
        if self.heap:
            return None
        loser = (self.turn - 1) % len(self.players)
        others = tuple(seat for seat in range(len(self.players)) if seat != loser)
        return Ended(tuple(int(seat != loser) for seat in range(len(self.players))), (others, (loser,)))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one person sees."""

    phase: Phase
    players: tuple[str, ...]
    heap: int
    turn: int
    secret: str | None


def decide(
    state: State | None, command: AnyCommand, _judge: Judge | None, chance: Chance, now: int
) -> Accepted[AnyEvent] | Rejected:
    """The whole rule book."""
    if state is None:
        if not isinstance(command, Open):
            return Rejected("heap.not_open")
        if command.options.heap < 1:
            return Rejected("heap.empty", "1", {"heap": command.options.heap})
        secrets = chance.seal("ABCDEF").order[: len(command.players)]
        return Accepted((Opened(at=now, players=command.players, options=command.options, secrets=secrets),))
    match command:
        case Take(seat=seat, count=count):
            if seat != state.turn or not state.heap:
                return Rejected("heap.not_your_turn")
            if not 1 <= count <= min(state.heap, state.rules.most):
                return Rejected("heap.too_many", "2", {"most": state.rules.most})
            return Accepted((Taken(at=now, seat=seat, count=count),))
        case Tick() if (due := next_deadline(state)) is not None and due <= now:
            return Accepted((Taken(at=due, seat=state.turn, count=1),))
        case Suspend():
            return Accepted((Paused(at=now),))
        case Resume():
            return Accepted((Resumed(at=now),))
        case _:
            return Accepted(())


def evolve(state: State | None, event: AnyEvent) -> State:
    """What an event makes of it."""
    if isinstance(event, Opened):
        return State(
            players=event.players,
            options=event.options,
            secrets=event.secrets,
            heap=event.options.heap,
            turn_began=event.at,
            now=event.at,
        )
    assert state is not None
    state = replace(state, now=event.at, seq=state.seq + 1)
    match event:
        case Taken(count=count):
            following = (state.turn + 1) % len(state.players)
            return replace(state, heap=state.heap - count, turn=following, turn_began=event.at)
        case Paused():
            return replace(state, paused=True)
        case Resumed():
            return replace(state, paused=False, turn_began=event.at)


def next_deadline(state: State) -> int | None:
    """Whoever thinks too long takes one."""
    turn_ms = state.options.turn_ms
    return None if turn_ms is None or state.paused or not state.heap else state.turn_began + turn_ms


def audit(events: Sequence[AnyEvent]) -> State | Finding:
    """Whether nobody took what was not there."""
    state: State | None = None
    for number, event in enumerate(events, start=1):
        state = evolve(state, event)
        if state.heap < 0:
            return Finding(number, "heap.too_many")
    return state or Finding(0, "heap.not_open")


def view(state: State, place: int | Watcher, _now: int) -> View:
    """The heap is there for all to see, a secret for one."""
    secret = state.secrets[place] if isinstance(place, int) else None
    return View(phase=state.phase, players=state.players, heap=state.heap, turn=state.turn, secret=secret)


def redact(_state: State, event: AnyEvent, _place: int | Watcher) -> tuple[str, dict[str, object]]:
    """Secrets are left out."""
    raw = CODEC.encode(event)
    return raw["event"], {name: value for name, value in raw["data"].items() if name != "secrets"}


def options_for(_rules: Rules | None, **chosen: object) -> Options:
    """The usual heap, or another."""
    return msgspec.convert(chosen, Options)


SPEC: GameSpec[State, AnyEvent, AnyCommand, View, Rules, Watcher] = GameSpec(
    name=NAME,
    codec=CODEC,
    rulebook=Rulebook(
        names=(NAME,),
        find=lambda name: Rules() if name == NAME else None,
        options=options_for,
        figures=plain_figures,
    ),
    commands=CommandSet(
        open=Open,
        tick=Tick,
        suspend=Suspend,
        resume=Resume,
        sent=sent_by_people((Open, Take, Tick, Suspend, Resume)),
    ),
    decide=decide,
    evolve=evolve,
    audit=audit,
    views=one_by_one(view),
    redact=redact,
    watchers=Watcher,
    next_deadline=next_deadline,
    waits_for=lambda state: (state.turn,) if state.heap else (),
)


@contextmanager
def installed() -> Iterator[None]:
    """As if a package of somebody else had registered it."""
    entry = EntryPoint(NAME, f"{__name__}:SPEC", registry.GROUP)
    found = {**registry._found(), NAME: entry}  # noqa: SLF001 - what is installed is known to nobody else
    with patch.object(registry, "_found", lambda: found):
        yield
