"""Opening a table, late arrivals, the draw for the start and the first racks. Art. 24-25, 38."""

from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.board import opening
from leggio.games.common.opening import open_sealed, opening_rules
from leggio.games.common.work import Work
from leggio.games.figs.rules import find_rules
from leggio.games.scrabble.commands import Arrive, Open
from leggio.games.scrabble.events import Arrived, Opened
from leggio.games.scrabble.options import Arbiter, Challenges, wrong_option
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.state import Phase, State


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Check what the table is opened with, and seal the bag."""
    rules = opening_rules(command, find_rules, refuse)
    if isinstance(rules, Rejected):
        return rules
    if field := wrong_option(command.options, len(command.players), rules):
        return refuse("open.option", field=field)
    needs_judge = command.options.arbiter is Arbiter.JUDGE or command.options.challenges is Challenges.VOID
    if needs_judge and judge is None:
        return refuse("open.no_judge")
    return open_sealed(Opened, command, rules, command.options, chance, rules.tiles.tiles, now)


def arrive(work: Work[State], command: Arrive) -> Rejected | None:
    """The absent player's clock stops; once all are seated the game begins (art. 38)."""
    if work.state.phase is not Phase.GATHERING or command.seat not in work.state.absent:
        return refuse("seat.not_absent")
    work.add(Arrived(at=work.at, seat=command.seat))
    begin(work)
    return None


def begin(work: Work[State]) -> None:
    """Start the game if everyone is there (art. 25)."""
    if not work.state.absent:
        opening.begin(work, work.state.options.starter, draw_for_start)


def draw_for_start(tiles: str, seats: int) -> tuple[int, opening.Draws]:
    """The letter nearest A starts; a jolly is drawn again, and so do those who share the best letter (art. 25)."""
    draws: list[tuple[int, str]] = []
    contenders = list(range(seats))
    while len(contenders) > 1 and (letters := opening.draw_letters(tiles, contenders, draws)):
        best = min(letters.values())
        contenders = [seat for seat in contenders if letters[seat] == best]
    return contenders[0], tuple(draws)
