"""What a command comes to at a table of Scrabble: opening it, changing tiles, and the handler of each kind.

Art. 24-25, 34-35, 38.
"""

from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.core.verdicts import Judge
from leggio.games.board.conduct import Draws, deal, draw_letters
from leggio.games.common.commands import Command
from leggio.games.common.conduct import Decide, Handler, Work, decider
from leggio.games.common.opening import open_sealed, opening_rules
from leggio.games.figs import find_rules
from leggio.games.scrabble import challenges, commands, timing
from leggio.games.scrabble.commands import AnyCommand, Arrive, Exchange, Open, TakeCambioSecco, refuse
from leggio.games.scrabble.conduct import TABLE
from leggio.games.scrabble.events import AnyEvent, Arrived, CambioSecco, Exchanged, Opened
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import Arbiter, Challenges, without_limit, wrong_option
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
    options = without_limit(command.options, len(command.players), rules)
    return open_sealed(Opened, command, rules, options, chance, options.bag or rules.tiles.tiles, now)


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
        deal(work, work.state.options.starter, draw_for_start)


def draw_for_start(tiles: str, seats: int) -> tuple[int, Draws]:
    """The letter nearest A starts; a jolly is drawn again, and so do those who share the best letter (art. 25)."""
    draws: list[tuple[int, str]] = []
    contenders = list(range(seats))
    while len(contenders) > 1 and (letters := draw_letters(tiles, contenders, draws)):
        best = min(letters.values())
        contenders = [seat for seat in contenders if letters[seat] == best]
    return contenders[0], tuple(draws)


def exchange(work: Work[State], command: Exchange) -> Rejected | None:
    """Draw first, then return: nobody draws back what they gave (art. 34)."""
    if refusal := TABLE.take_turn(work, command.seat):
        return refusal
    if not command.tiles:
        return refuse("exchange.no_tiles")
    tiles = command.tiles.upper()
    # Capitals of some letters outside the alphabet are two letters of it: a tile is one character.
    if not command.tiles.isascii() or take(work.state.racks[command.seat], tiles) is None:
        return refuse("exchange.missing_tiles", tiles=command.tiles[:20])
    left, needed = len(work.state.bag), work.state.rules.exchange_needs
    if left < max(needed, len(tiles)):
        return refuse("exchange.bag_low", left=left, needed=max(needed, len(tiles)))
    drawn, _ = work.state.bag.draw(len(tiles))
    work.add(Exchanged(at=work.at, seat=command.seat, given="".join(sorted(tiles)), drawn=drawn))
    TABLE.end_if_idle(work)
    return None


def cambio_secco(work: Work[State], command: TakeCambioSecco) -> Rejected | None:
    """The whole rack goes back first, then seven are drawn; the turn goes on (art. 35)."""
    if refusal := TABLE.take_turn(work, command.seat):
        return refusal
    state = work.state
    if command.seat in state.secco_used:
        return refuse("secco.used")
    if len(state.bag) < state.rules.secco_needs:
        return refuse("secco.bag_empty")
    given = state.racks[command.seat]
    drawn, _ = state.bag.put_back(given).draw(state.rules.rack_size)
    work.add(CambioSecco(at=work.at, seat=command.seat, given="".join(sorted(given)), drawn=drawn))
    return None


HANDLERS: dict[type[Command], Handler[State]] = {
    **TABLE.handlers(),
    commands.Exchange: exchange,
    commands.TakeCambioSecco: cambio_secco,
    commands.Hold: challenges.hold,
    commands.Challenge: challenges.challenge,
    commands.Rule: challenges.rule,
    commands.ClaimTime: timing.claim_time,
    commands.Arrive: arrive,
    commands.TurnBoard: timing.turn_board,
    commands.PressClock: timing.press_clock,
}

decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, timing.deadlines, HANDLERS, opening=open_table, begin=begin
)
