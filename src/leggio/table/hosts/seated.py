"""A game at a table with seats: people take them one after the other, and it begins when all are taken."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from leggio.core.machine import MachineState
from leggio.core.outcome import Rejected
from leggio.games.common.lookups import lookup_refused
from leggio.games.common.spec import AnyGame, GameState
from leggio.games.common.state import SeatedState
from leggio.table.admission.seats import sit_down
from leggio.table.frames import Refused, TableInfo
from leggio.table.hosts.conduct import SEATED
from leggio.table.hosts.game import GameHost
from leggio.table.hosts.settings import is_private_lesson, wrong_at_a_table
from leggio.table.records import Member, Role, Settings
from leggio.table.refusals import refuse
from leggio.table.seating import bot_choices, players, referee_of

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer


class SeatedHost(GameHost):
    """A game for as many as there are seats."""

    def __init__(self, spec: AnyGame) -> None:
        super().__init__(spec, SEATED)

    def wrong_settings(self, settings: Settings) -> Refused | None:
        """As many seats as the rules allow, and bots that the engine has."""
        by_correspondence = self.spec.abilities.correspondence is not None
        levels = bot_choices(self.name)
        if settings.lesson and not is_private_lesson(settings):
            return refuse("settings.option", field="lesson")
        if settings.take_back and not self.allows_take_back(settings):
            return refuse("settings.option", field="take_back")
        seats = self._rules(settings).seats
        wrong = wrong_at_a_table(settings, seats, levels, by_correspondence=by_correspondence)
        return wrong or self.wrong_when_rated(settings)

    def creator_role(self, settings: Settings, wanted: Role) -> Role | Refused:
        """A player or, where a person rules, the referee."""
        if wanted is Role.PLAYER or (wanted is Role.REFEREE and self.needs_ruling(settings)):
            return wanted
        return refuse("settings.option", field="role")

    def has_opponents(self, settings: Settings) -> bool:
        """Unless all the others are bots."""
        return settings.seats - len(settings.bots) > 1

    def allows_take_back(self, settings: Settings) -> bool:
        """Against bots alone, and not where one is taught."""
        could = self.spec.abilities.take_back and not (settings.lesson or settings.tournament or settings.rated)
        alone = not self.has_opponents(settings) and not self.needs_ruling(settings)
        return could and alone and settings.take_back is not False

    def holds_by_state(self, word: str | None) -> bool:
        """Only where the game may have opened this word to a look."""
        return word is not None and self.spec.abilities.open_words is not None

    def hold(self, member: Member, state: MachineState | None, word: str | None, now: int) -> Rejected | None:
        """Whoever has a seat, until the game is over."""
        if member.role is not Role.PLAYER or member.seat is None:
            return None
        if state is not None and lookup_refused(self.spec, cast(GameState, state), member.seat, word) is None:
            return None
        return Rejected("lookup.at_table", self.spec.abilities.aids_article)

    def tells_words(self, settings: Settings, role: Role) -> bool:
        """Where one tries words out against bots alone."""
        return self.allows_aids(settings) and not self.has_opponents(settings)

    def has_seat(self, settings: Settings, seat: int) -> bool:
        """As the settings say."""
        return seat in range(settings.seats)

    def agreement(self, state: MachineState, bots: Collection[int]) -> tuple[int, msgspec.Struct] | None:
        """Bots stop when people want to: they say so once all the people have."""
        propose, seated = self.sent.get("propose_abandon"), cast(SeatedState, state)
        if propose is None or seated.ended is not None or seated.suspended is not None or not seated.for_abandon:
            return None
        undecided = [seat for seat in seated.active if seat not in seated.for_abandon]
        if not undecided or not set(undecided) <= set(bots):
            return None
        return undecided[0], msgspec.convert({"seat": undecided[0]}, propose)

    def players(self, settings: Settings, members: Sequence[Member]) -> tuple[str, ...] | None:
        """All of them, and where a person rules that person too."""
        is_ruled = not self.needs_ruling(settings) or referee_of(members) is not None
        return players(settings, members) if is_ruled else None

    async def _let_in(self, lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
        """On the first free seat, or as the referee."""
        return await sit_down(lobby, newcomer)
