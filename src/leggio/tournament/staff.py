"""Who runs a tournament: director (art. 42), referee (art. 43-44), a panel of three (art. 45), helpers at the desk."""

import msgspec

from leggio.tournament.entrant import same_name

PANEL = 3  # art. 45
MAJORITY = PANEL // 2 + 1
# Of the rules of who decides what. The first knew one member of the panel for all, and rulings that nobody puts right.
VERSIONS = (1, 2)
NEWEST = VERSIONS[-1]


class Staff(msgspec.Struct, frozen=True, kw_only=True):
    """Everyone by name, for the referee and the panel may be players too."""

    director: str
    referee: str = ""
    panel: tuple[str, ...] = ()
    desk: tuple[str, ...] = ()

    def directs(self, name: str) -> bool:
        """Whether this is the director."""
        return same_name(name, self.director)

    def referees(self, name: str) -> bool:
        """Whether this is the referee."""
        return self.referee != "" and same_name(name, self.referee)

    def is_on_panel(self, name: str) -> bool:
        """Whether this is a member of the panel."""
        return any(same_name(name, member) for member in self.panel)

    def keeps_results(self, name: str) -> bool:
        """Whether this person may put results down: the director, the referee, the desk."""
        return self.directs(name) or self.referees(name) or any(same_name(name, each) for each in self.desk)
