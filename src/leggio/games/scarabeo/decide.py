"""What a command comes to at a table of Scarabeo: the handler of each kind."""

from leggio.games.common.commands import Command
from leggio.games.common.decide import Decide, Handler, decider
from leggio.games.scarabeo import challenges, commands, opening, timing, turns
from leggio.games.scarabeo.commands import AnyCommand
from leggio.games.scarabeo.conduct import TABLE
from leggio.games.scarabeo.events import AnyEvent
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.state import State

HANDLERS: dict[type[Command], Handler[State]] = {
    **TABLE.handlers(),
    commands.TakeScarab: turns.take_scarab,
    commands.Exchange: turns.exchange,
    commands.Challenge: challenges.challenge,
    commands.Vote: challenges.vote,
}

decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, timing.deadlines, HANDLERS, opening=opening.open_table, begin=opening.begin
)
