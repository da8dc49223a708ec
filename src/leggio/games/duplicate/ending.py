"""The end: no more rounds, no letters that will do, no play, or the desk says so. Custom."""

from leggio.core.outcome import Rejected
from leggio.games.common.work import Work
from leggio.games.duplicate.commands import EndGame
from leggio.games.duplicate.events import Ended, Ending
from leggio.games.duplicate.letters import can_be_met
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.standings import shared_places
from leggio.games.duplicate.state import Phase, State


def end(work: Work[State], reason: Ending, name: str = "") -> None:
    """The game is over: points, places, and what the tops come to."""
    state = work.state
    work.add(
        Ended(
            at=work.at,
            reason=reason,
            scores=tuple(player.points for player in state.roll),
            places=shared_places(state.ranking),
            top=state.top_total,
            name=name,
        )
    )


def no_more(state: State) -> Ending | None:
    """Why there can be no other round, if there cannot. The desk may still put things right before it says so."""
    if state.phase is not Phase.BETWEEN:
        return None
    if state.options.most_rounds is not None and len(state.rounds) >= state.options.most_rounds:
        return Ending.ROUNDS
    met = can_be_met(state.bag.tiles + state.rack, state.options, state.round + 1)
    return None if met else Ending.LETTERS


def end_game(work: Work[State], command: EndGame) -> Rejected | None:
    """The desk leaves it at the rounds that are closed; letters on the desk count for nothing."""
    if work.state.phase is Phase.OVER:
        return refuse("game.over")
    end(work, Ending.DESK, command.name)
    return None
