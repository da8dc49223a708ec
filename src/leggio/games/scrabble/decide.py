"""What a command comes to at a table of Scrabble: the handler of each kind."""

from leggio.games.common.commands import Command
from leggio.games.common.decide import Decide, Handler, decider
from leggio.games.scrabble import challenges, commands, opening, timing, turns
from leggio.games.scrabble.commands import AnyCommand
from leggio.games.scrabble.conduct import TABLE
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.state import State

HANDLERS: dict[type[Command], Handler[State]] = {
    **TABLE.handlers(),
    commands.Exchange: turns.exchange,
    commands.TakeCambioSecco: turns.cambio_secco,
    commands.Hold: challenges.hold,
    commands.Challenge: challenges.challenge,
    commands.Rule: challenges.rule,
    commands.ClaimTime: timing.claim_time,
    commands.Arrive: opening.arrive,
    commands.TurnBoard: timing.turn_board,
    commands.PressClock: timing.press_clock,
}

decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, timing.deadlines, HANDLERS, opening=opening.open_table, begin=opening.begin
)
