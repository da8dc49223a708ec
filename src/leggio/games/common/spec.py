"""The descriptor of a game: everything a host needs to know of it, and what the game can do, as data.

A host (a table online, the terminal, a file of a log) handles any game through its `GameSpec` and asks for abilities
instead of names. A package registers its spec as an entry point of the group `leggio.games`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from leggio.core.board import Layout
from leggio.core.codec import Event
from leggio.core.machine import CommandT, EventT, MachineState, StateMachine, ViewT, WatcherT
from leggio.core.tiles import Distribution
from leggio.core.verdicts import Judge
from leggio.games.common.lesson import Lesson
from leggio.games.common.rating import Rating


class Ended(Protocol):
    """How a game ended: points by seat, and seats best first, shared where equal."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """Seats best first; none if the game was annulled."""


class GameState(MachineState, Protocol):
    """What a host may read of any game's state; all the rest is the game's own."""

    @property
    def ended(self) -> Ended | None:
        """How it ended, once it has."""

    @property
    def rules(self) -> "RuleSet":
        """The rules it is played by."""

    @property
    def options(self) -> msgspec.Struct:
        """What the table chose."""

    @property
    def lexicon(self) -> str:
        """The label of the words it is played by; empty where there are none."""


class RuleSet(Protocol):
    """One edition of a game's rules."""

    @property
    def name(self) -> str:
        """Its stable name."""

    @property
    def version(self) -> int:
        """Which of its versions: it changes with any figure."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play."""


class Material(msgspec.Struct, frozen=True, kw_only=True):
    """What a board game is played with."""

    layout: Layout
    tiles: Distribution
    rack_size: int


StateT = TypeVar("StateT", bound=GameState)
RulesT = TypeVar("RulesT", bound=RuleSet)


@dataclass(frozen=True, kw_only=True, eq=False)
class Rulebook(Generic[RulesT]):
    """The rule sets of a game."""

    names: tuple[str, ...]  # those to choose from, the usual one first
    find: Callable[[str], RulesT | None]  # the newest version of that name, older names included
    options: Callable[..., msgspec.Struct]  # the usual options of a rule set, with some chosen: ValidationError
    figures: Callable[[RulesT], Mapping[str, object]]  # what a page needs to know: bonus, penalties, windows
    material: Callable[[RulesT], Material] | None = None  # board and tiles, of a game that has them
    lexicon: str = "figs"  # the profile of words it is played by, where rule sets have none of their own name


@dataclass(frozen=True, kw_only=True, eq=False)
class CommandSet(Generic[StateT, CommandT]):
    """The commands of a game that a host itself gives, and those that people may send."""

    open: Callable[..., CommandT]  # rules, players, options, lexicon
    tick: Callable[[], CommandT]
    suspend: Callable[[], CommandT]
    resume: Callable[[], CommandT]
    sent: Mapping[str, type[CommandT]]  # by people, by tag: the host fills in `seat`, or `role` and `name`
    # What a seat does that knows no better: it lets things be, or gives up its turn. None: nothing is ever awaited.
    fallback: Callable[[StateT, int], CommandT] | None = None
    # What becomes of a game by correspondence that nobody went on with in time.
    overdue: Callable[[StateT], CommandT] | None = None


@dataclass(frozen=True, kw_only=True, eq=False)
class Hall(Generic[StateT, CommandT]):
    """A game that a desk leads, in which any number of people come and go: there are no seats to fill."""

    join: Callable[[str], CommandT]  # somebody of that name comes, or comes back
    names: Callable[[StateT], Sequence[str]]  # by seat, of all who ever came
    has_left: Callable[[StateT, int], bool]
    in_play: Callable[[StateT, int], bool]  # whether a seat plays in a round, or between two
    seat_given: Callable[[Event], int | None]  # the seat that an event gives to whoever comes, if it is that event


@dataclass(frozen=True)
class Contested:
    """Words that wait for a person's ruling: who contests them, and when they did."""

    seat: int
    words: tuple[str, ...]
    at: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Rulings(Generic[StateT, CommandT]):
    """How people rule on words in a game, wherever they sit."""

    options: Callable[[str], Mapping[str, object]]  # those of a table where a person of this role rules
    contested: Callable[[StateT], Contested | None]
    rule: Callable[[StateT, str, Mapping[str, bool]], CommandT]  # in somebody's name, for each word; also once more
    can_be_put_right: Callable[[StateT], bool]
    given: Callable[[Iterable[Event], int], dict[str, bool] | None]  # what was ruled on words contested at a moment


@dataclass(frozen=True, kw_only=True, eq=False)
class Abilities(Generic[StateT, CommandT]):
    """What a game can do beyond being played."""

    cards: bool = False  # hands of cards instead of tiles on racks
    notation: bool = False  # its games can be written as GCG, its positions as CGP
    bots: bool = False  # the engine has players for it
    hall: Hall[StateT, CommandT] | None = None
    short_words: Callable[[StateT, int, Judge], tuple[tuple[str, ...], ...]] | None = None  # lists before a seat now
    # The words that a seat may look up now although its game is on, such as those that are voted on.
    open_words: Callable[[StateT, int], Iterable[str]] | None = None
    aids_article: str = ""  # what keeps its players from looking things up; the house does where the book has nothing
    rating: Rating[Any] | None = None  # None: nobody is rated by it
    # Options that hold when it is played by correspondence; None: it cannot be.
    correspondence: Mapping[str, object] | None = None
    # Options of a game between two whom a tournament has paired, the starter on the first seat; None: it is not paired.
    paired: Mapping[str, object] | None = None
    paired_choices: tuple[str, ...] = ()  # of its options, yes or no, that are a director's to choose for such games
    offline_options: tuple[str, ...] = ()  # options that only make sense where people sit at one board
    offline_commands: tuple[str, ...] = ()  # the same of commands, by tag
    take_back: bool = False  # its options may name a seat that takes moves back, against computers
    lesson: Lesson[Any, CommandT] | None = None  # its first game, which teaches; None: it has none
    rulings: Rulings[StateT, CommandT] | None = None  # where people may rule on words; None: the game knows no referee
    # The role of the person who rules at a table of these options; None where nobody does.
    arbiter: Callable[[Mapping[str, object]], str | None] = field(default=lambda _: None)


@dataclass(frozen=True, kw_only=True, eq=False)
class GameSpec(
    StateMachine[StateT, EventT, CommandT, ViewT, WatcherT],
    Generic[StateT, EventT, CommandT, ViewT, RulesT, WatcherT],
):
    """One game. States, events and commands are its own: whoever handles any game only passes them on."""

    rulebook: Rulebook[RulesT]
    commands: CommandSet[StateT, CommandT]
    next_deadline: Callable[[StateT], int | None]
    waits_for: Callable[[StateT], tuple[int, ...]]
    abilities: Abilities[StateT, CommandT] = field(default_factory=Abilities)
    speech: str | None = None  # the package whose folder has its sentences by language; None: ours has them

    @property
    def is_hall(self) -> bool:
        """Whether a desk leads it, and any number of people play."""
        return self.abilities.hall is not None


# A game whose own types nobody needs to know: hosts only pass its values on.
AnyGame: TypeAlias = GameSpec[Any, Any, Any, Any, Any, Any]
AnyHall: TypeAlias = Hall[Any, Any]
AnyLesson: TypeAlias = Lesson[Any, Any]


def plain_figures(rules: msgspec.Struct) -> dict[str, object]:
    """Every figure of a rule set but what it is played with, for a page to know."""
    return {
        name: msgspec.to_builtins(value)
        for name in rules.__struct_fields__
        if not isinstance(value := getattr(rules, name), Layout | Distribution)
    }


def sent_by_people(commands: Iterable[type[CommandT]]) -> dict[str, type[CommandT]]:
    """Those of a game's commands that people give, by tag: they say who gives them, a seat or a role."""
    by_people = [each for each in commands if {"seat", "role"} & set(each.__struct_fields__)]
    return {str(each.__struct_config__.tag): each for each in by_people}
