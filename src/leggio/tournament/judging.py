"""Who decides at a table: the referee, or the panel where the referee plays (art. 28, 45)."""

from leggio.core.outcome import Rejected
from leggio.tournament.entrant import name_key, same_name
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import not_referee
from leggio.tournament.state import Case, EnteredCase, Game, Round, State, can_be_put_right, delegate_of, is_open


def referee_plays(state: State, game: Game) -> bool:
    """Whether it is the referee's own game."""
    return any(state.staff.referees(state.entrants[player - 1].name) for player in game.players)


def sits_at(state: State, game: Game, name: str) -> bool:
    """Whether this person plays the game, whatever else they are here."""
    return any(same_name(state.entrants[player - 1].name, name) for player in game.players)


def deciders(state: State, game: Game) -> tuple[str, ...]:
    """Those who may decide at this table, by name: of a panel whom the referee named for it, else all who may vote."""
    if not referee_plays(state, game):
        return (state.staff.referee,) if state.staff.referee else ()
    return panel_apart_from(state, game.players)


def panel_apart_from(state: State, players: tuple[int, ...]) -> tuple[str, ...]:
    """Those of the panel who decide about what concerns these players: none of them does."""
    concerned = {name_key(state.entrants[player - 1].name) for player in players}
    members = tuple(name for name in state.staff.panel if name_key(name) not in concerned)
    delegate = delegate_of(state)
    return (delegate,) if delegate and any(same_name(delegate, name) for name in members) else members


def may_decide(state: State, game: Game, by: str) -> Rejected | None:
    """Why this person may not decide at this table, if they may not."""
    if not referee_plays(state, game):
        return not_referee(state, by)
    if state.staff.referees(by):
        return refuse("ruling.own_game", panel=list(deciders(state, game)))
    if not any(same_name(name, by) for name in deciders(state, game)):
        return refuse("ruling.panel", by=by, panel=list(deciders(state, game)))
    return None


def case_at(state: State, number: int, table: int) -> Case | None:
    """The challenge of a table that waits for its ruling."""
    return next((case for case in state.cases if (case.round, case.table) == (number, table) and is_open(case)), None)


def may_rule(state: State, case: Case, name: str) -> bool:
    """Whether this person rules on a case, or may still put the ruling right: nobody else needs the judge's opinion."""
    game = state.game(case.round, case.table)
    if game is None or case.moot or not (is_open(case) or can_be_put_right(case)):
        return False
    return any(same_name(each, name) for each in deciders(state, game))


def may_be_told(state: State, case: Case, name: str) -> Rejected | None:
    """Why the judge's opinion on a case is not for this person, if it is not: it is for whoever rules on it.

    Of a case that somebody wrote down for others nothing shows that the play was ever laid: whoever plays in a round
    that is on could have words of their own game in it.
    """
    if not may_rule(state, case, name):
        return refuse("case.not_yours", case=case.number)
    playing = state.named(name) if isinstance(case, EnteredCase) else None
    if isinstance(case, EnteredCase) and playing and (one := round_of(state, playing.number)):
        return refuse("case.entered", by=case.entered_by, round=one.number)
    return None


def round_of(state: State, player: int) -> Round | None:
    """The round that is on with a game of this player, if one is."""
    return next((one for one in state.rounds if not one.is_over and one.game_of(player)), None)


def judge_rules_online(state: State) -> bool:
    """Whether the judge rules alone at tables online: where the director chose so, and where nobody could choose."""
    return state.options.judge_online or not state.is_revised
