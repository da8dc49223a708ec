"""Challenges that come to the referee's desk, rulings, and conduct (art. 28-32, 43-46)."""

from leggio.core.letters import is_word, plain
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.tournament.commands import Challenge, Punish, Rule
from leggio.tournament.conduct import MOST_POINTS, Sanction
from leggio.tournament.events import Challenged, Punished, Ruled
from leggio.tournament.judging import may_decide
from leggio.tournament.pairs import game_at
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import bad_reason, not_referee
from leggio.tournament.state import State

MOST_WORDS = 16  # fifteen squares make no more words at a time
LONGEST_WORD = 17


def challenge(work: PendingEvents, command: Challenge) -> Rejected | None:
    """A player contests words of a play at a table that is playing; the referee is called (art. 28-29)."""
    state = work.state
    game = game_at(state, command.round, command.table)
    if isinstance(game, Rejected):
        return game
    if command.player not in game.players:
        return refuse("result.not_at_table", player=command.player, table=command.table)
    if game.result is not None:
        return refuse("challenge.over", table=command.table)
    where = (command.round, command.table)
    if any((case.round, case.table) == where and is_open(case.valid, moot=case.moot) for case in state.cases):
        return refuse("challenge.open", table=command.table)
    words = tuple(plain(word) for word in command.words)
    if not 1 <= len(words) <= MOST_WORDS or len(set(words)) != len(words) or not all(map(_is_playable, words)):
        return refuse("challenge.words", most=MOST_WORDS)
    if not _is_about(command.opinion, words):
        return refuse("challenge.words", most=MOST_WORDS)
    work.record(Challenged, command, case=len(state.cases) + 1, words=words)
    return None


def is_open(valid: dict[str, bool] | None, *, moot: bool) -> bool:
    """Whether a case waits for a ruling."""
    return valid is None and not moot


def _is_playable(word: str) -> bool:
    return is_word(word) and 2 <= len(word) <= LONGEST_WORD


def _is_about(opinion: tuple[Verdict, ...], words: tuple[str, ...]) -> bool:
    return {each.word for each in opinion} <= set(words)


def rule(work: PendingEvents, command: Rule) -> Rejected | None:
    """The ruling, on each of the words and no others; it is final (art. 29, 32)."""
    state = work.state
    if not 1 <= command.case <= len(state.cases):
        return refuse("ruling.unknown", case=command.case)
    case = state.cases[command.case - 1]
    if not is_open(case.valid, moot=case.moot):
        return refuse("ruling.final", case=command.case)
    game = game_at(state, case.round, case.table)
    if isinstance(game, Rejected):
        return game
    if refusal := may_decide(state, game, command.by):
        return refusal
    valid = {plain(word): answer for word, answer in command.valid.items()}
    if set(valid) != set(case.words) or len(valid) != len(command.valid):
        return refuse("ruling.words", words=list(case.words))
    work.record(Ruled, command, valid={word: valid[word] for word in case.words})
    return None


def punish(work: PendingEvents, command: Punish) -> Rejected | None:
    """A warning, points, expulsion: the referee's (art. 43); about the referee, the panel's (art. 45)."""
    state = work.state
    entrant = state.entrant(command.player)
    if entrant is None:
        return refuse("player.unknown", player=command.player)
    if refusal := _no_right(state, entrant.name, command.by) or bad_reason(command.reason):
        return refusal
    wanted = command.sanction is Sanction.POINTS
    if wanted != (command.points != 0) or not 0 <= command.points <= MOST_POINTS:
        return refuse("sanction.points", most=MOST_POINTS)
    work.record(Punished, command, first=state.next_round)
    return None


def _no_right(state: State, player: str, by: str) -> Rejected | None:
    if state.staff.referees(player):
        return None if state.staff.is_on_panel(by) else refuse("sanction.own", panel=list(state.staff.panel))
    return not_referee(state, by)
