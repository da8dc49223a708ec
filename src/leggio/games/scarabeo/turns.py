"""What else the player on turn may do: take a scarab, exchange. Art. 21, 23."""

from leggio.core.board import parse_square
from leggio.core.letters import JOLLY
from leggio.core.outcome import Rejected
from leggio.games.common.work import Work
from leggio.games.scarabeo.commands import Exchange, TakeScarab
from leggio.games.scarabeo.conduct import TABLE
from leggio.games.scarabeo.events import Exchanged, ScarabTaken
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.rules import VOWELS
from leggio.games.scarabeo.state import State


def take_scarab(work: Work[State], command: TakeScarab) -> Rejected | None:
    """Give the letter a scarab stands for, take the scarab, and go on: as often as one likes (art. 21)."""
    if refusal := TABLE.take_turn(work, command.seat):
        return refusal
    state = work.state
    square = parse_square(command.square)
    if square is None or not state.board.taken(square) or state.board.at(square).isupper():
        return refuse("scarab.not_there", square=command.square[:8])
    letter = state.board.at(square).upper()
    if letter not in state.racks[command.seat]:
        return refuse("scarab.missing_letter", square=square.name, letter=letter)
    work.add(ScarabTaken(at=work.at, seat=command.seat, square=square.name, letter=letter))
    return None


def exchange(work: Work[State], command: Exchange) -> Rejected | None:
    """The only exchange there is: eight tiles of one kind, shown, all returned, then eight drawn (art. 23)."""
    if refusal := TABLE.take_turn(work, command.seat):
        return refusal
    state = work.state
    given = "".join(sorted(state.racks[command.seat]))
    if len(given) < state.rules.rack_size:
        return refuse("exchange.not_eight", count=len(given))
    if JOLLY in given:
        return refuse("exchange.has_scarab")
    if len({tile in VOWELS for tile in given}) > 1:
        return refuse("exchange.mixed")
    if not len(state.bag):
        return refuse("exchange.bag_empty")
    drawn, _ = state.bag.put_back(given).draw(len(given))
    work.add(Exchanged(at=work.at, seat=command.seat, given=given, drawn=drawn))
    TABLE.end_if_idle(work)
    return None
