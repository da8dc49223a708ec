"""Time when no server ran is charged to nobody: the log of a game shows it as put away for so long."""

from collections.abc import Sequence

from leggio.core.chance import SeededChance
from leggio.core.codec import Event
from leggio.core.machine import MachineState
from leggio.core.outcome import Rejected
from leggio.games.common.spec import AnyGame
from leggio.table.records import Outage


def pauses(game: AnyGame, state: MachineState, outages: Sequence[Outage], now: int) -> list[Event]:
    """The events that leave outages out of a game, to be written together: no crash may leave it put away.

    What lies ahead of now, because some clock was once set forward and back, has not been lived through here.
    """
    events: list[Event] = []
    for outage in outages:
        began, ended = max(outage.began, state.now), min(outage.ended, now)  # some may have been left out already
        if began >= ended:
            continue
        for command, at in ((game.commands.suspend(), began), (game.commands.resume(), ended)):
            # What was due before the outage happens first, and may have been the end of the game. Nothing here draws.
            outcome = game.decide(state, command, None, SeededChance(0), at)
            if isinstance(outcome, Rejected):
                return events
            events.extend(outcome.events)
            for event in outcome.events:
                state = game.evolve(state, event)
    return events
