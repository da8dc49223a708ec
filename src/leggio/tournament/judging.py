"""Who decides at a table: the referee, or the panel where the referee plays (art. 28, 45)."""

from leggio.core.outcome import Rejected
from leggio.tournament.entrant import name_key
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import not_referee
from leggio.tournament.state import Game, State


def referee_plays(state: State, game: Game) -> bool:
    """Whether it is the referee's own game."""
    return any(state.staff.referees(state.entrants[player - 1].name) for player in game.players)


def deciders(state: State, game: Game) -> tuple[str, ...]:
    """Those who may decide at this table, by name."""
    if not referee_plays(state, game):
        return (state.staff.referee,) if state.staff.referee else ()
    playing = {name_key(state.entrants[player - 1].name) for player in game.players}
    return tuple(name for name in state.staff.panel if name_key(name) not in playing)


def may_decide(state: State, game: Game, by: str) -> Rejected | None:
    """Why this person may not decide at this table, if they may not."""
    if not referee_plays(state, game):
        return not_referee(state, by)
    if state.staff.referees(by):
        return refuse("ruling.own_game", panel=list(deciders(state, game)))
    entrant = state.named(by)
    if not state.staff.is_on_panel(by) or (entrant and entrant.number in game.players):
        return refuse("ruling.panel", by=by, panel=list(deciders(state, game)))
    return None
