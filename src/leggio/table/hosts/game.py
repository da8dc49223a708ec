"""Games at a table, whichever they are: what tables with seats and halls have in common."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from leggio.core.codec import Event
from leggio.core.machine import MachineState
from leggio.core.validation import wrong_in
from leggio.core.verdicts import Judge
from leggio.engine.adapting import ADAPTIVE
from leggio.games.common.house_options import HOUSE_OPTIONS
from leggio.games.common.mixing import waits_for_shares
from leggio.games.common.rating import Pace, pace_of
from leggio.games.common.spec import AnyGame, AnyLesson, Ended, GameState, RuleSet
from leggio.notation.log import header_of
from leggio.table.descriptions import GameDescription, RulesDescription, describe_game, describe_rules, sent_online
from leggio.table.frames import Refused, TableInfo, You
from leggio.table.hosts.command_parsing import read_command
from leggio.table.hosts.conduct import Conduct
from leggio.table.hosts.host import Host, Place
from leggio.table.hosts.outages import pauses
from leggio.table.records import Outage, Role, Settings
from leggio.table.refusals import refuse
from leggio.table.seating import BOT_NAME

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer

_A_DAY_MS = 86_400_000
_TAKES_BACK = "takes_back"  # an option that the table sets, by who sits there


class GameHost(Host):
    """A game by its spec."""

    def __init__(self, spec: AnyGame, conduct: Conduct) -> None:
        sent, header = sent_online(spec), header_of(spec.name)
        super().__init__(spec, conduct=conduct, rules=spec.rulebook.names, sent=sent, header=header)
        self.spec = spec
        self._watchers: dict[Role, Place] = {role: _watcher(spec, role) for role in Role}

    def rules_named(self, name: str) -> str | None:
        """As the rulebook knows it."""
        rules: RuleSet | None = self.spec.rulebook.find(name)
        return rules.name if rules else None

    def options_of(self, settings: Settings) -> msgspec.Struct | Refused:
        """The game's options: its usual ones, those chosen, and what correspondence asks for."""
        can = self.spec.abilities
        if field := next((name for name in (*can.offline_options, *HOUSE_OPTIONS) if name in settings.options), None):
            return refuse("settings.option", field=field)
        if lesson := self.lesson(settings):
            return self.spec.rulebook.options(self._rules(settings), **lesson.options)
        chosen = settings.options | dict((can.correspondence or {}) if settings.days_per_move else {})
        if self.allows_take_back(settings):
            chosen[_TAKES_BACK] = 0  # bots take the last seats
        try:
            return self.spec.rulebook.options(self._rules(settings), **chosen)
        except msgspec.ValidationError as error:
            return refuse("settings.option", field=wrong_in(str(error), "options").field, cause=str(error)[:200])

    def pace(self, settings: Settings) -> Pace | None:
        """How much time players have there; None where nothing limits it, or nobody is rated by such a game."""
        rating, options = self.spec.abilities.rating, self.options_of(settings)
        if rating is None or isinstance(options, Refused):
            return None
        return pace_of(rating.own_time_ms(options), settings.days_per_move)

    def wrong_when_rated(self, settings: Settings) -> Refused | None:
        """Why the result of such a table cannot count, if it was to."""
        if not settings.rated:
            return None
        if settings.lesson or settings.aids or settings.take_back:
            return refuse("settings.rated_alone")
        if any(bot.level == ADAPTIVE for bot in settings.bots):
            return refuse("settings.rated_level")
        return refuse("settings.rated_time") if self.pace(settings) is None else None

    def allows_aids(self, settings: Settings) -> bool:
        """Never where the result counts."""
        return not settings.rated and super().allows_aids(settings)

    def arbiter_of(self, settings: Settings) -> str | None:
        """The role of the person who rules at such a table; None where the judge does."""
        return self.spec.abilities.arbiter(settings.options)

    def needs_ruling(self, settings: Settings) -> bool:
        """Where the options say so; at a tournament's table those rule who do in the tournament, at its desk."""
        return self.arbiter_of(settings) is not None and not settings.tournament

    def asks_judge(self, settings: Settings) -> bool:
        """Not where a tournament's people rule: the desk tells them, and the round goes on when this game is over."""
        return self.arbiter_of(settings) is None or not settings.tournament

    def place_of(self, you: You) -> Place:
        """Their seat's, the referee's where the game has one, a spectator's."""
        return you.seat if you.role is Role.PLAYER and you.seat is not None else self._watchers[you.role]

    async def come_in(self, lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
        """Nobody must be taken for a bot."""
        if BOT_NAME.fullmatch(newcomer.visitor.name):
            return refuse("name.like_a_bot")
        return await self._let_in(lobby, newcomer)

    @abstractmethod
    async def _let_in(self, lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
        """Where there is a place."""

    def describe(
        self, settings: Settings, state: MachineState | None
    ) -> tuple[GameDescription | None, RulesDescription | None]:
        """The rules that it is played by, or will be."""
        rules: RuleSet = self._rules(settings) if state is None else _of_game(state).rules
        return describe_game(self.spec), describe_rules(self.spec, rules)

    def read_command(
        self,
        settings: Settings,
        state: MachineState | None,
        raw: Mapping[str, object],
        you: You,
        name: str,
    ) -> msgspec.Struct | Refused:
        """With the seat of the player, or the role and name of whoever rules."""
        return read_command(self.sent, raw, you, name, self.arbiter_of(settings))

    def opening(self, settings: Settings, players: tuple[str, ...], lexicon: str, creator: str) -> msgspec.Struct:
        """Rules, players and options; and what a lesson has besides."""
        lesson = self.lesson(settings)
        more = lesson.opening if lesson else self._mixing(settings)
        opened: msgspec.Struct = self.spec.commands.open(
            rules=settings.rules, players=players, options=self.options_of(settings), lexicon=lexicon, **more
        )
        return opened

    def _mixing(self, settings: Settings) -> dict[str, object]:
        """Who mixes the bag, where the game knows how: the people, for bots have nothing of their own to put in."""
        if settings.mixed and "commit_share" in self.sent:
            return {"contributors": tuple(range(settings.seats - len(settings.bots)))}
        return {"announced": settings.announced} if settings.announced else {}

    def waits_for(self, state: MachineState) -> tuple[int, ...]:
        """As the game says; nobody while the bag is mixed, which pages do by themselves."""
        return () if waits_for_shares(state) else self.spec.waits_for(state)

    def due_at(self, settings: Settings, state: MachineState) -> int | None:
        """By correspondence so many days after the last move."""
        if settings.days_per_move is None or waits_for_shares(state):
            return self.spec.next_deadline(state)
        return state.now + settings.days_per_move * _A_DAY_MS

    def when_due(self, settings: Settings, state: MachineState) -> msgspec.Struct | None:
        """By correspondence, whoever let the days go by gives up."""
        is_slow = settings.days_per_move and not waits_for_shares(state)
        overdue = self.spec.commands.overdue if is_slow else None
        command: msgspec.Struct = overdue(state) if overdue else self.spec.commands.tick()
        return command

    def pauses(self, settings: Settings, state: MachineState, outages: Sequence[Outage], now: int) -> list[Event]:
        """By correspondence no clock runs, but for the seconds in which the bag is mixed."""
        runs_none = settings.days_per_move and not waits_for_shares(state)
        return [] if runs_none else pauses(self.spec, state, outages, now)

    def lesson(self, settings: Settings) -> AnyLesson | None:
        """The game's own."""
        return self.spec.abilities.lesson if settings.lesson else None

    def fallback(self, state: MachineState, seat: int) -> msgspec.Struct | None:
        """It gives up the turn."""
        give_up = self.spec.commands.fallback
        return give_up(state, seat) if give_up else None

    def short_words(self, state: MachineState, seat: int, judge: Judge) -> tuple[tuple[str, ...], ...]:
        """In a game that has such lists (art. 24)."""
        lists = self.spec.abilities.short_words
        return lists(state, seat, judge) if lists else ()

    def ended(self, state: MachineState) -> Ended | None:
        """As the game says."""
        return _of_game(state).ended

    def _rules(self, settings: Settings) -> RuleSet:
        rules: RuleSet | None = self.spec.rulebook.find(settings.rules)
        if rules is None:
            raise LookupError(f"{self.name} has no rules {settings.rules}")
        return rules


def _of_game(state: MachineState) -> GameState:
    """A state with what those of all games have: it was a game that made it."""
    return cast(GameState, state)


def _watcher(spec: AnyGame, role: Role) -> Place:
    """The view of somebody who does not play: whoever leads a hall rules there."""
    wanted = Role.REFEREE if role is Role.DESK else role
    known = {each.value for each in spec.watchers}
    watcher: Place = spec.watchers(wanted.value if wanted.value in known else Role.SPECTATOR.value)
    return watcher
