"""Players as pairing sees them, out of what has been played."""

from collections.abc import Iterable

from leggio.tournament.entrant import Entrant
from leggio.tournament.options import Apart
from leggio.tournament.pairing.field import Contender
from leggio.tournament.standings.shelves import ranked
from leggio.tournament.standings.tally import tallies
from leggio.tournament.state import State


def contenders(state: State, wanted: Iterable[Entrant]) -> list[Contender]:
    """Best first. Equals are in the order of their ratings, so that a first round has a top and a bottom."""
    counted = tallies(state)
    numbers = {each.number for each in wanted}
    shelves = ranked((counted[number] for number in numbers), state.options.criteria, counted)
    order = [
        number
        for shelf in shelves
        for number in sorted((each.number for each in shelf), key=lambda number: (-_rating(state, number), number))
    ]
    past = _Past(state)
    return [
        Contender(
            number=number,
            score=counted[number].score,
            place=place,
            lead=past.lead.get(number, 0),
            last_started=past.last_started.get(number),
            met=past.met.get(number, {}),
            byes=counted[number].byes,
            company=_company(state, number),
        )
        for place, number in enumerate(order)
    ]


class _Past:
    """Who met whom and who started. A game nobody came for counts for neither."""

    def __init__(self, state: State) -> None:
        self.met: dict[int, dict[int, int]] = {}
        self.lead: dict[int, int] = {}
        self.last_started: dict[int, bool] = {}
        for one in state.rounds:
            for game in one.games:
                if game.result is not None and not game.result.was_played:
                    continue
                for player, started in ((game.first, True), (game.second, False)):
                    met = self.met.setdefault(player, {})
                    met[game.other(player)] = met.get(game.other(player), 0) + 1
                    self.lead[player] = self.lead.get(player, 0) + (1 if started else -1)
                    self.last_started[player] = started


def _rating(state: State, number: int) -> int:
    return state.entrants[number - 1].entry.rating or 0


def _company(state: State, number: int) -> str:
    entry = state.entrants[number - 1].entry
    return {Apart.NOBODY: "", Apart.CLUB: entry.club, Apart.TEAM: entry.team}[state.options.apart]
