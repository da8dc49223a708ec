"""The face of whatever a table hosts: all that the table asks, and never what it is."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from leggio.core.chance import Chance
from leggio.core.codec import Event
from leggio.core.machine import AnyMachine, MachineState
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.spec import AnyLesson, Ended
from leggio.notation.chained import ChainedReader, ChainedWriter, link
from leggio.table.descriptions import GameDescription, RulesDescription
from leggio.table.frames import Refused, TableInfo, You
from leggio.table.hosts.conduct import Conduct
from leggio.table.records import Aid, Member, Outage, Role, Settings

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer

Place = int | StrEnum  # whose view somebody gets: a seat's, or that of a role
Outcome = Accepted[Event] | Rejected


class Host(ABC):
    """A kind of table. One for each game and one for tournaments, chosen once when a table is loaded."""

    def __init__(
        self,
        machine: AnyMachine,
        *,
        conduct: Conduct,
        rules: tuple[str, ...],
        sent: Mapping[str, type[msgspec.Struct]],
        header: Mapping[str, object],
    ) -> None:
        self.machine = machine
        self.conduct = conduct
        self.rules = rules  # the names of those to choose from
        self.sent = sent  # the commands that people may send, by tag
        self._header = header
        self._first_link = link("", header)

    @property
    def name(self) -> str:
        """What settings call it."""
        return self.machine.name

    # --- its log --------------------------------------------------------------------------------------------------

    def log_writer(self, *, seq: int = 0, chain: str | None = None) -> ChainedWriter:
        """What writes such a log, from its beginning or from where it stands."""
        return ChainedWriter(self._header, self.machine.codec, seq=seq, chain=chain or self._first_link)

    def log_reader(self) -> ChainedReader[Event]:
        """What reads the lines of such a log after the first."""
        return ChainedReader(self.machine.codec, chain=self._first_link)

    # --- setting a table up ---------------------------------------------------------------------------------------

    @abstractmethod
    def rules_named(self, name: str) -> str | None:
        """The rule set's own name, whatever people may call it; None if there is none."""

    @abstractmethod
    def options_of(self, settings: Settings) -> msgspec.Struct | Refused:
        """The options that such a table is played with."""

    @abstractmethod
    def wrong_settings(self, settings: Settings) -> Refused | None:
        """What is wrong with seats, bots and days."""

    @abstractmethod
    def creator_role(self, settings: Settings, wanted: Role) -> Role | Refused:
        """As what whoever opens such a table is there."""

    @abstractmethod
    def needs_ruling(self, settings: Settings) -> bool:
        """Whether people are needed to rule there, who come in by a code of their own."""

    def has_opponents(self, settings: Settings) -> bool:
        """Whether people play there against people."""
        return True

    def has_seat(self, settings: Settings, seat: int) -> bool:
        """Whether there is such a seat."""
        return True

    # --- looking things up ----------------------------------------------------------------------------------------

    def allows_aids(self, settings: Settings) -> bool:
        """Whether players may look things up while they play: as the table chose, else where all others are bots."""
        return not self.has_opponents(settings) if settings.aids is None else settings.aids

    def allows_take_back(self, settings: Settings) -> bool:
        """Whether one may take moves back there."""
        return False

    def closes(self, settings: Settings, aid: Aid) -> bool:
        """Whether such a table keeps its players from this; by correspondence no clock runs, and words may be read."""
        return not self.allows_aids(settings) and not (settings.days_per_move and aid is Aid.WORDS)

    def holds_by_state(self, word: str | None) -> bool:
        """Whether it has to be known how things stand, to say whom it keeps from looking something up."""
        return True

    def tells_words(self, settings: Settings, role: Role) -> bool:
        """Whether acting here is itself a way to learn what is a word, with nobody there to mind."""
        return False

    def asks_judge(self, settings: Settings) -> bool:
        """Whether what is decided here may have the judge's opinion in it: its log is for everyone in the end."""
        return True

    @abstractmethod
    def hold(self, member: Member, state: MachineState | None, word: str | None, now: int) -> Rejected | None:
        """Why somebody who has a place here may not look this word up now, or anything; None: they may."""

    # --- people ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def players(self, settings: Settings, members: Sequence[Member]) -> tuple[str, ...] | None:
        """The players that it begins with, by seat; None: it cannot begin yet."""

    @abstractmethod
    def place_of(self, you: You) -> Place:
        """Whose view a person gets."""

    @abstractmethod
    async def come_in(self, lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
        """Let somebody in who has a code."""

    def claimed(self, members: Sequence[Member]) -> tuple[int, ...]:
        """The players of a list who are somebody's already."""
        return ()

    def describe(
        self,
        settings: Settings,
        state: MachineState | None,
    ) -> tuple[GameDescription | None, RulesDescription | None]:
        """What a page has to know of the game, and of the rules it is played by."""
        return None, None

    # --- commands -------------------------------------------------------------------------------------------------

    @abstractmethod
    def read_command(
        self, settings: Settings, state: MachineState | None, raw: Mapping[str, object], you: You, name: str
    ) -> msgspec.Struct | Refused:
        """What somebody asks, as a command in their own name."""

    @abstractmethod
    def opening(self, settings: Settings, players: tuple[str, ...], lexicon: str, creator: str) -> msgspec.Struct:
        """The command it begins with; `creator` is the name of whoever opened the table."""

    async def decide(
        self, state: MachineState | None, command: msgspec.Struct, judge: Judge | None, chance: Chance, now: int
    ) -> Outcome:
        """What a command comes to."""
        return self.machine.decide(state, command, judge, chance, now)

    # --- time -----------------------------------------------------------------------------------------------------

    def waits_for(self, state: MachineState) -> tuple[int, ...]:
        """The seats that can move things on, or EVERYONE."""
        return ()

    def due_at(self, settings: Settings, state: MachineState) -> int | None:
        """When something happens by itself."""
        return None

    def when_due(self, settings: Settings, state: MachineState) -> msgspec.Struct | None:
        """The command that lets it happen."""
        return None

    def pauses(self, settings: Settings, state: MachineState, outages: Sequence[Outage], now: int) -> list[Event]:
        """The events that leave the time out in which no server ran, where a clock runs."""
        return []

    # --- what only games have -------------------------------------------------------------------------------------

    def lesson(self, settings: Settings) -> AnyLesson | None:
        """The lesson that is given at such a table."""
        return None

    def fallback(self, state: MachineState, seat: int) -> msgspec.Struct | None:
        """What a bot does that knows no better."""
        return None

    def agreement(self, state: MachineState, bots: Collection[int]) -> tuple[int, msgspec.Struct] | None:
        """A bot that has not yet agreed to stop, though everyone else still in the game would, and how it does."""
        return None

    def short_words(self, state: MachineState, seat: int, judge: Judge) -> tuple[tuple[str, ...], ...]:
        """The lists that lie before a player now."""
        return ()

    def ended(self, state: MachineState) -> Ended | None:
        """How a game ended, once it has."""
        return None
