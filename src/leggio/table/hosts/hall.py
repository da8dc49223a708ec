"""A game in a hall: a desk leads it, and any number of people come and go."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leggio.core.machine import MachineState
from leggio.core.outcome import Rejected
from leggio.games.common.spec import AnyGame, AnyHall
from leggio.table.admission.halls import come_into_hall
from leggio.table.frames import Refused, TableInfo
from leggio.table.hosts.conduct import LED_BY_A_DESK
from leggio.table.hosts.game import GameHost
from leggio.table.hosts.settings import wrong_in_a_hall
from leggio.table.records import EVERYONE, Member, Role, Settings

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer


class HallHost(GameHost):
    """A game that is on from the moment it is announced."""

    def __init__(self, spec: AnyGame, hall: AnyHall) -> None:
        super().__init__(spec, LED_BY_A_DESK)
        self._hall = hall

    def wrong_settings(self, settings: Settings) -> Refused | None:
        """No seats, no bots, no correspondence."""
        return wrong_in_a_hall(settings) or self.wrong_when_rated(settings)

    def hold(self, member: Member, state: MachineState | None, word: str | None, now: int) -> Rejected | None:
        """Whoever plays, from the first letters to the end; not the desk."""
        if member.seat is None or state is None or not self._hall.in_play(state, member.seat):
            return None
        return Rejected("lookup.in_hall", self.spec.abilities.aids_article)

    def tells_words(self, settings: Settings, role: Role) -> bool:
        """The desk may lay out any letters, and is shown what slips and the best play are worth."""
        return role is Role.DESK

    def creator_role(self, settings: Settings, wanted: Role) -> Role | Refused:
        """At the desk."""
        return Role.DESK

    def players(self, settings: Settings, members: Sequence[Member]) -> tuple[str, ...] | None:
        """Nobody yet: they come later."""
        return ()

    async def _let_in(self, lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
        """With the next seat, or to the desk."""
        return await come_into_hall(lobby, newcomer, self._hall)

    def waits_for(self, state: MachineState) -> tuple[int, ...]:
        """All or none."""
        return EVERYONE if self.spec.waits_for(state) else ()
