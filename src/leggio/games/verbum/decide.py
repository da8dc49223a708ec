"""What a command comes to at a table of Verbum: the handler of each kind."""

from leggio.games.common.commands import Command
from leggio.games.common.decide import Decide, Handler, decider
from leggio.games.verbum import commands, contests, opening, specials, timing, turns
from leggio.games.verbum.commands import AnyCommand
from leggio.games.verbum.conduct import TABLE
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.state import State

HANDLERS: dict[type[Command], Handler[State]] = {
    commands.Draw: turns.draw,
    commands.Lay: turns.lay,
    commands.Discard: turns.discard,
    commands.Pass: turns.pass_turn,
    commands.SwapHands: specials.swap_hands,
    commands.Steal: specials.steal,
    commands.Restore: specials.restore,
    commands.SwapJolly: specials.swap_jolly,
    commands.Accept: contests.accept,
    commands.Contest: contests.contest,
    commands.Vote: contests.vote,
    commands.Resign: TABLE.resign,
    commands.ProposeAbandon: TABLE.propose_abandon,
}

decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, timing.deadlines, HANDLERS, opening=opening.open_table, begin=opening.begin
)
