"""What the engine knows of a game: a descriptor that its package here gives, under the entry points `leggio.engines`.

A game without one has no bots and no analysis; everything else asks the descriptor, and never for a name.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from leggio.core.verdicts import Judge
from leggio.engine.record import Record
from leggio.engine.rules import EngineRules
from leggio.kernel import Graph
from leggio.lexicon.lexicon import Lexicon
from leggio.notation.cgp import CgpPosition
from leggio.notation.gcg import Gcg

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
CommandT = TypeVar("CommandT")
KindT = TypeVar("KindT", bound=Hashable)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
CommandT_co = TypeVar("CommandT_co", covariant=True)
KindT_contra = TypeVar("KindT_contra", bound=Hashable, contravariant=True)


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """A command as a hint tells it, one thing after the other: what to do, where, with which letters."""

    deed: str  # the command's tag
    where: tuple[str, ...] = ()  # squares, or words on the table
    letters: str = ""  # of one's own, in no order that would tell


def _in_one_word(_: object, command: msgspec.Struct) -> Outline:
    return Outline(deed=str(command.__struct_config__.tag))


class MakeBot(Protocol[ViewT_contra, CommandT_co, KindT_contra]):
    """A level, the directory of compiled lexicons and a kind give what a bot in a seat does; None: nothing.

    For a `family` it lays no vulgar words; `listed` are the words of the game where they are not the lexicon's.
    """

    def __call__(
        self, level: str, cache: Path, kind: KindT_contra, /, *, family: bool, listed: Graph | None = None
    ) -> Callable[[ViewT_contra, int], CommandT_co | None]:
        """The bot."""


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[ViewT, CommandT, KindT]):
    """A game's bots: what they look at, what they may ask for, and how one is made."""

    view: type[ViewT]
    command: object  # the union of its commands, to read one from a wire
    levels: tuple[str, ...]  # weakest first
    kind: Callable[[ViewT], KindT]  # what sets the bots of one table apart from those of another, beside their level
    make: MakeBot[ViewT, CommandT, KindT]
    totals: Callable[[ViewT], Sequence[int]]  # points by seat so far
    step: int  # points that set two levels apart, for a bot that adapts
    outline: Callable[[ViewT, msgspec.Struct], Outline] = _in_one_word
    teacher: str = ""  # a level that nobody plays against, which would rather lay a word than give it up
    gives_up: tuple[str, ...] = ()  # commands, by tag, that change tiles or pass instead of laying a word


AnyBots: TypeAlias = Bots[Any, Any, Any]


@dataclass(frozen=True, kw_only=True)
class EngineSpec(Generic[StateT, EventT]):
    """One game. What is None the engine cannot do with it."""

    name: str
    rules: Callable[[str], EngineRules | None] | None = None  # by name: positions, drills and games of the program
    # What a table's options, or the version of its rules, change of how plays are found and count: names of the
    # `house_rules` of its rules.
    house: Callable[[StateT], tuple[str, ...]] = lambda _: ()
    bots: AnyBots | None = None
    record: Callable[[Sequence[EventT]], Record] | None = None  # a log that has passed its audit, to be analysed
    position: Callable[[StateT], CgpPosition] | None = None  # as CGP: every rack included
    gcg: Callable[[Sequence[EventT]], Gcg] | None = None
    # Words, rules and options of a table give its judge; None: the lexicon judges alone.
    judge: Callable[[Lexicon, str, Mapping[str, object]], Judge] | None = None


# An engine whose own types nobody needs to know.
AnyEngine: TypeAlias = EngineSpec[Any, Any]
