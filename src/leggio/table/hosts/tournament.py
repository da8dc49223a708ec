"""A tournament as a table hosts it: led by a desk, with players who are on a list before they come."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from leggio.core.chance import Chance
from leggio.core.letters import plain
from leggio.core.machine import MachineState, StateMachine, one_by_one
from leggio.core.outcome import Accepted, Rejected
from leggio.core.validation import wrong_in
from leggio.core.verdicts import Judge
from leggio.games.registry import GAMES
from leggio.table.admission.claims import claim
from leggio.table.frames import Refused, TableInfo, You
from leggio.table.hosts.conduct import LED_BY_A_DESK
from leggio.table.hosts.host import Host, Outcome, Place
from leggio.table.hosts.settings import wrong_in_a_hall
from leggio.table.hosts.tournament_commands import SENT, read_order
from leggio.table.records import Member, Role, Settings
from leggio.table.refusals import refuse
from leggio.tournament import CODEC, AnyEvent, Options, State, audit, commands, decide, evolve
from leggio.tournament.judging import round_of
from leggio.tournament.log import HEADER
from leggio.tournament.opening import LONGEST_NAME, rule_sets, rules_named
from leggio.tournament.rulings import LONGEST_WORD, MOST_WORDS
from leggio.tournament.view import View, Watcher, view

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer

NAME = "tournament"
# A round in which nothing has happened for so long was given up, whatever its log says.
_FORGOTTEN_MS = 24 * 3_600_000


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever opens a tournament chooses: its name, and how it is run."""

    name: str
    options: Options


def _decide(
    state: State | None, command: commands.AnyCommand, judge: Judge | None, _chance: Chance, now: int
) -> Accepted[AnyEvent] | Rejected:
    """Nothing is drawn; of a tournament under the first rules the log keeps what the judge thinks of a challenge."""
    keeps_opinions = state is not None and not state.is_revised
    if keeps_opinions and isinstance(command, commands.Challenge) and judge is not None and _is_sane(command.words):
        words = dict.fromkeys(plain(word) for word in command.words)
        command = replace(command, opinion=tuple(judge.judge(word) for word in words))
    return decide(state, command, now)


def _is_sane(words: tuple[str, ...]) -> bool:
    """Whether the judge can be asked; what is wrong with the words beyond that, the rules say."""
    return len(words) <= MOST_WORDS and all(word.isalpha() and len(word) <= LONGEST_WORD for word in words)


def _view(state: State, place: int | Watcher, now: int) -> View:
    """The desk's or everyone's: players see no more than anybody."""
    return view(state, place if isinstance(place, Watcher) else Watcher.EVERYONE, now)


def _redact(_state: State, event: AnyEvent, _watcher: int | Watcher) -> tuple[str, dict[str, object]]:
    """The name alone: what it changed is in the view, as far as one may know it."""
    return CODEC.name(event), {}


def _article(rules: str) -> str:
    """What keeps players of these rules from looking things up."""
    games = (game for game in GAMES.values() if game.rulebook.find(rules))
    return next((game.abilities.aids_article for game in games if game.abilities.paired is not None), "")


MACHINE = StateMachine(
    name=NAME,
    codec=CODEC,
    decide=_decide,
    evolve=evolve,
    audit=audit,
    views=one_by_one(_view),
    redact=_redact,
    watchers=Watcher,
)


class TournamentHost(Host):
    """A tournament, announced as soon as its table is open. Nothing happens in it by itself."""

    def __init__(self) -> None:
        super().__init__(MACHINE, conduct=LED_BY_A_DESK, rules=tuple(rule_sets()), sent=SENT, header=HEADER)

    def rules_named(self, name: str) -> str | None:
        """As the game knows it that is played there."""
        return rules_named(name)

    def options_of(self, settings: Settings) -> Announcement | Refused:
        """Its name, and how it is run."""
        chosen = dict(settings.options)
        name = chosen.pop("name", "")
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            return refuse(
                "settings.option", field="options.name", cause=f"Expected `str` of at most {LONGEST_NAME} - at `$.name`"
            )
        try:
            return Announcement(name=name, options=msgspec.convert(chosen, Options))
        except msgspec.ValidationError as error:
            return refuse("settings.option", field=wrong_in(str(error), "options").field, cause=str(error)[:200])

    def wrong_settings(self, settings: Settings) -> Refused | None:
        """No seats, no bots, no correspondence."""
        return wrong_in_a_hall(settings)

    def hold(self, member: Member, state: MachineState | None, word: str | None, now: int) -> Rejected | None:
        """A player of a round that is on, at whatever board they play; also one who is at the desk besides."""
        if not isinstance(state, State) or state.closed or now - state.now > _FORGOTTEN_MS:
            return None
        entrant = state.named(member.name) if member.seat is None else state.entrant(member.seat)
        one = round_of(state, entrant.number) if entrant else None
        if one is None:
            return None
        return Rejected("lookup.in_round", _article(state.rules), {"round": one.number, "event": state.name})

    def creator_role(self, settings: Settings, wanted: Role) -> Role | Refused:
        """At the desk."""
        return Role.DESK

    def needs_ruling(self, settings: Settings) -> bool:
        """At the desk, to which no code leads."""
        return False

    def players(self, settings: Settings, members: Sequence[Member]) -> tuple[str, ...] | None:
        """Nobody yet: the desk puts them down."""
        return ()

    def place_of(self, you: You) -> Place:
        """As far as there is a difference."""
        return Watcher.DESK if you.role is Role.DESK else Watcher.EVERYONE

    async def come_in(self, lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
        """As a player of the list."""
        return await claim(lobby, newcomer)

    def claimed(self, members: Sequence[Member]) -> tuple[int, ...]:
        """Whoever came as them first."""
        return tuple(sorted(member.seat for member in members if member.seat is not None))

    def read_command(
        self,
        settings: Settings,
        state: MachineState | None,
        raw: Mapping[str, object],
        you: You,
        name: str,
    ) -> msgspec.Struct | Refused:
        """In the name of somebody at the desk or of a player."""
        return read_order(state, raw, you, name) if isinstance(state, State) else refuse("table.not_begun")

    def opening(self, settings: Settings, players: tuple[str, ...], lexicon: str, creator: str) -> commands.Open:
        """The command that announces it; whoever opened the table directs (art. 42)."""
        announced = self.options_of(settings)
        if isinstance(announced, Refused):
            raise TypeError(f"settings that were refused: {announced.detail}")
        return commands.Open(
            by=creator,
            name=announced.name,
            options=announced.options,
            rules=settings.rules,
            lexicon=lexicon if settings.lexicon else "",
        )

    async def decide(
        self, state: MachineState | None, command: msgspec.Struct, judge: Judge | None, chance: Chance, now: int
    ) -> Outcome:
        """Pairing hundreds of players takes a second, in which the other tables go on."""
        return await asyncio.to_thread(self.machine.decide, state, command, judge, chance, now)
