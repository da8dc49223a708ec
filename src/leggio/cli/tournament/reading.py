"""What people type at the desk: calendars, players, criteria."""

from leggio.cli.tournament.book import DeskError, RefusedDeedError
from leggio.tournament import Stage, State, System
from leggio.tournament.options import Criterion
from leggio.tournament.refusals import refuse

_SYSTEMS = {
    "swiss": System.SWISS,
    "svizzero": System.SWISS,
    "koth": System.KOTH,
    "robin": System.ROUND_ROBIN,
    "girone": System.ROUND_ROBIN,
    "final": System.KNOCKOUT,
    "finale": System.KNOCKOUT,
}


def calendar_of(text: str) -> tuple[Stage, ...]:
    """`swiss:5,koth:2`, `robin,final:4`: stages with their rounds, legs or qualifiers."""
    return tuple(_stage(part.strip(), text) for part in text.split(","))


def _stage(part: str, text: str) -> Stage:
    name, *figures = part.casefold().split(":")
    if name not in _SYSTEMS or len(figures) > 2 or not all(each.isdecimal() and len(each) < 4 for each in figures):
        raise DeskError("desk.calendar", text=text)
    system, numbers = _SYSTEMS[name], [int(each) for each in figures]
    match system, numbers:
        case ((System.SWISS | System.KOTH), [rounds]):
            return Stage(system=system, rounds=rounds)
        case System.ROUND_ROBIN, []:
            return Stage(system=system)
        case System.ROUND_ROBIN, [legs]:
            return Stage(system=system, legs=legs)
        case System.KNOCKOUT, [qualifiers]:
            return Stage(system=system, qualifiers=qualifiers)
        case System.KNOCKOUT, [qualifiers, legs]:
            return Stage(system=system, qualifiers=qualifiers, legs=legs)
        case _:
            raise DeskError("desk.calendar", text=text)


def criteria_of(text: str) -> tuple[Criterion, ...]:
    """`spread,buchholz`: what decides between equals, in order."""
    found = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        try:
            found.append(Criterion(part.casefold()))
        except ValueError:
            raise DeskError("desk.criterion", text=part, known=[each.value for each in Criterion]) from None
    return tuple(found)


def player_of(state: State, text: str) -> int:
    """A player by number or by name."""
    if text.isascii() and text.isdecimal() and len(text) < 6 and state.entrant(int(text)):
        return int(text)
    entrant = state.named(text)
    if entrant is None:
        raise RefusedDeedError(refuse("player.unknown", player=text), state)
    return entrant.number
