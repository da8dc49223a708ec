"""Opening a table, the draw for the start and the first racks. Art. 1, 4-5."""

from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.board import opening
from leggio.games.common.opening import open_sealed, opening_rules
from leggio.games.common.work import Work
from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.events import Opened
from leggio.games.scarabeo.options import Challenges, wrong_option
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.rules import find_rules
from leggio.games.scarabeo.state import State


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Check what the table is opened with, and seal the bag."""
    rules = opening_rules(command, find_rules, refuse)
    if isinstance(rules, Rejected):
        return rules
    seats = len(command.players)
    if field := wrong_option(command.options, seats):
        return refuse("open.option", field=field)
    # art. 12: only where people vote can a table do without a dictionary.
    needs_judge = command.options.challenges is not Challenges.BOOK or seats < rules.voters_from
    if needs_judge and judge is None:
        return refuse("open.no_judge")
    return open_sealed(Opened, command, rules, command.options, chance, rules.tiles.tiles, now)


def begin(work: Work[State]) -> None:
    """Draw for the start, deal, and turn the glass (art. 4-5)."""
    opening.begin(work, work.state.options.starter, draw_for_start)


def draw_for_start(tiles: str, seats: int) -> tuple[int, opening.Draws]:
    """The letter nearest A starts; if two share the best one, everybody draws again (art. 4).

    The book has no case for a scarab, which is no letter: whoever draws one draws another tile.
    """
    draws: list[tuple[int, str]] = []
    while letters := opening.draw_letters(tiles, list(range(seats)), draws):
        best = min(letters.values())
        leaders = [seat for seat, letter in letters.items() if letter == best]
        if len(leaders) == 1:
            return leaders[0], tuple(draws)
    return 0, tuple(draws)
