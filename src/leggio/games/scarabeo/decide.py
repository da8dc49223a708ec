"""What a command comes to at a table of Scarabeo: opening it, scarabs, exchanges, and the handler of each kind.

Art. 1, 4-5, 21, 23.
"""

from leggio.core.board import parse_square
from leggio.core.chance import Chance
from leggio.core.letters import JOLLY
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.board.conduct import Draws, deal, draw_letters
from leggio.games.common.commands import Command
from leggio.games.common.conduct import Decide, Handler, Work, decider
from leggio.games.common.opening import open_sealed, opening_rules
from leggio.games.scarabeo import challenges, commands, crossings, timing
from leggio.games.scarabeo.commands import AnyCommand, Exchange, Open, TakeScarab, TurnGlass, refuse
from leggio.games.scarabeo.conduct import TABLE
from leggio.games.scarabeo.events import AnyEvent, Exchanged, GlassTurned, Opened, ScarabTaken
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.rules import VOWELS, Challenges, find_rules, wrong_option
from leggio.games.scarabeo.state import State


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Check what the table is opened with, and seal the bag."""
    rules = opening_rules(command, find_rules, refuse)
    if isinstance(rules, Rejected):
        return rules
    seats = len(command.players)
    if field := wrong_option(command.options, seats, rules):
        return refuse("open.option", field=field)
    # art. 12: only where people vote can a table do without a dictionary.
    needs_judge = command.options.challenges is not Challenges.BOOK or seats < rules.voters_from
    if needs_judge and judge is None:
        return refuse("open.no_judge")
    tiles = command.options.bag or rules.tiles.tiles
    return open_sealed(Opened, command, rules, command.options, chance, tiles, now)


def begin(work: Work[State]) -> None:
    """Draw for the start, deal, and turn the glass (art. 4-5)."""
    deal(work, work.state.options.starter, draw_for_start)


def draw_for_start(tiles: str, seats: int) -> tuple[int, Draws]:
    """The letter nearest A starts; if two share the best one, everybody draws again (art. 4).

    The book has no case for a scarab, which is no letter: whoever draws one draws another tile.
    """
    draws: list[tuple[int, str]] = []
    while letters := draw_letters(tiles, list(range(seats)), draws):
        best = min(letters.values())
        leaders = [seat for seat, letter in letters.items() if letter == best]
        if len(leaders) == 1:
            return leaders[0], tuple(draws)
    return 0, tuple(draws)


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


def turn_glass(work: Work[State], command: TurnGlass) -> Rejected | None:
    """Let the sand of a turn run, if it waits for that (art. 17)."""
    state = work.state
    if refusal := TABLE.refuse_seat(state, command.seat):
        return refusal
    if state.turn != command.seat or state.pending is not None:
        return refuse("turn.not_yours", turn=state.turn)
    if state.clock.running:
        return refuse("glass.running")
    work.add(GlassTurned(at=work.at, seat=command.seat))
    return None


HANDLERS: dict[type[Command], Handler[State]] = {
    **TABLE.handlers(),
    commands.TakeScarab: take_scarab,
    commands.Exchange: exchange,
    commands.Challenge: challenges.challenge,
    commands.Vote: challenges.vote,
    commands.DoubtCrossing: crossings.doubt,
    commands.TurnGlass: turn_glass,
}

decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, timing.deadlines, HANDLERS, opening=open_table, begin=begin
)
