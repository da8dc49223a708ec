"""Opening the hall, and people who come and go. The introduction; custom."""

from leggio.core.chance import Chance
from leggio.core.finding import finder_of
from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.opening import LONGEST_NAME, open_sealed, refuse_names
from leggio.games.common.work import Work
from leggio.games.duplicate.commands import Join, Open, Register, Remove, Resign
from leggio.games.duplicate.conduct import HALL
from leggio.games.duplicate.events import By, Joined, Left, Opened
from leggio.games.duplicate.options import wrong_option
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.rules import MOST_PLAYERS, find_rules
from leggio.games.duplicate.state import Phase, State


def open_hall(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Seal the bag; nothing is drawn before the desk says so."""
    rules = find_rules(command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    if len(command.players) > MOST_PLAYERS:
        return refuse("open.names", longest=LONGEST_NAME)
    if refusal := refuse_names(command, refuse):
        return refusal
    if field := wrong_option(command.options, rules):
        return refuse("open.option", field=field)
    if judge is None:
        return refuse("open.no_judge")
    if finder_of(judge) is None:
        return refuse("open.no_finder")
    return open_sealed(Opened, command, rules, command.options, chance, rules.tiles.tiles, now)


def join(work: Work[State], command: Join | Register) -> Rejected | None:
    """A player comes in, at any time; one who had left gets their seat and their points back."""
    state, player = work.state, command.player.strip()
    if state.phase is Phase.OVER:
        return refuse("game.over")
    if not is_label(player, LONGEST_NAME):
        return refuse("join.name", longest=LONGEST_NAME)
    seat = _seat_of(state, player)
    if seat is None and len(state.roll) >= MOST_PLAYERS:
        return refuse("join.full", most=MOST_PLAYERS)
    if seat is not None and not state.roll[seat].left:
        return refuse("join.taken", player=player)
    by_desk = isinstance(command, Register)
    work.add(
        Joined(
            at=work.at,
            seat=len(state.roll) if seat is None else seat,
            player=player if seat is None else state.roll[seat].name,
            by=By.DESK if by_desk else By.PLAYER,
            name=command.name if isinstance(command, Register) else "",
        )
    )
    return None


def leave(work: Work[State], command: Resign | Remove) -> Rejected | None:
    """A player goes home: the points stay, the rounds to come score 0."""
    seat = command.whom if isinstance(command, Remove) else command.seat
    if refusal := HALL.refuse_seat(work.state, seat):
        return refusal
    by = By.DESK if isinstance(command, Remove) else By.PLAYER
    work.add(Left(at=work.at, seat=seat, by=by, name=command.name if isinstance(command, Remove) else ""))
    return None


def _seat_of(state: State, name: str) -> int | None:
    folded = name.casefold()
    return next((seat for seat, player in enumerate(state.roll) if player.name.casefold() == folded), None)
