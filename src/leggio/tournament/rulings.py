"""Challenges that come to the referee's desk, rulings, and conduct (art. 28-32, 43-46)."""

from leggio.core.letters import is_word, plain
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.tournament.commands import Challenge, GoOn, Punish, Rule
from leggio.tournament.conduct import MOST_POINTS, Sanction
from leggio.tournament.entrant import same_name
from leggio.tournament.events import Challenged, Punished, Ruled, RulingCorrected, RulingVoted, WentOn
from leggio.tournament.judging import case_at, deciders, may_decide, panel_apart_from, referee_plays
from leggio.tournament.pairs import game_at
from leggio.tournament.panel import is_carried, ruling_of
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import bad_reason, not_referee
from leggio.tournament.staff import MAJORITY
from leggio.tournament.state import RevisedCase, State, can_be_put_right, is_open, votes_on

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
    if case_at(state, command.round, command.table):
        return refuse("challenge.open", table=command.table)
    words = tuple(plain(word) for word in command.words)
    if not 1 <= len(words) <= MOST_WORDS or len(set(words)) != len(words) or not all(map(_is_playable, words)):
        return refuse("challenge.words", most=MOST_WORDS)
    if not _is_about(command.opinion, words):
        return refuse("challenge.words", most=MOST_WORDS)
    if state.is_revised and not deciders(state, game):
        return refuse("challenge.nobody_rules", table=command.table)
    # A log travels further than an opinion may: the revised rules write none down.
    opinion = () if state.is_revised else command.opinion
    work.record(Challenged, command, case=len(state.cases) + 1, words=words, opinion=opinion)
    return None


def _is_playable(word: str) -> bool:
    return is_word(word) and 2 <= len(word) <= LONGEST_WORD


def _is_about(opinion: tuple[Verdict, ...], words: tuple[str, ...]) -> bool:
    return {each.word for each in opinion} <= set(words)


def rule(work: PendingEvents, command: Rule) -> Rejected | None:
    """The ruling, on each of the words and no others (art. 29); whoever gave it may put it right until play goes on."""
    state = work.state
    if not 1 <= command.case <= len(state.cases):
        return refuse("ruling.unknown", case=command.case)
    case = state.cases[command.case - 1]
    if not (is_open(case) or can_be_put_right(case)):
        return refuse("ruling.final", case=command.case)
    game = game_at(state, case.round, case.table)
    if isinstance(game, Rejected):
        return game
    if refusal := may_decide(state, game, command.by):
        return refusal
    valid = {plain(word): answer for word, answer in command.valid.items()}
    if set(valid) != set(case.words) or len(valid) != len(command.valid):
        return refuse("ruling.words", words=list(case.words))
    valid = {word: valid[word] for word in case.words}
    members = deciders(state, game)
    if state.is_revised and len(members) >= MAJORITY:
        return _vote(work, command, valid, members)
    if case.valid is not None and not same_name(case.by, command.by):
        return refuse("ruling.not_given", by=case.by)
    return _ruled(work, command, valid)


def _vote(work: PendingEvents, command: Rule, valid: dict[str, bool], members: tuple[str, ...]) -> Rejected | None:
    """One of the panel says what they think; a majority of the three rules, or puts its ruling right (art. 32, 45)."""
    case = work.state.cases[command.case - 1]
    if any(same_name(vote.by, command.by) and vote.valid == valid for vote in votes_on(case)):
        return refuse("ruling.same", case=command.case)
    work.record(RulingVoted, command, valid=valid)
    case = work.state.cases[command.case - 1]
    ruling = ruling_of(votes_on(case), members, case.words)
    if ruling is not None and ruling != case.valid:
        _ruled(work, command, ruling)
    return None


def _ruled(work: PendingEvents, command: Rule, valid: dict[str, bool]) -> Rejected | None:
    before = work.state.cases[command.case - 1].valid
    if before is None:
        work.record(Ruled, command, valid=valid)
    elif before == valid:
        return refuse("ruling.same", case=command.case)
    else:
        work.record(RulingCorrected, command, before=before, valid=valid)
    return None


def go_on(work: PendingEvents, command: GoOn) -> Rejected | None:
    """At a table online play has gone on: the ruling there is final (art. 32)."""
    state = work.state
    if not 1 <= command.case <= len(state.cases):
        return refuse("ruling.unknown", case=command.case)
    case = state.cases[command.case - 1]
    if not can_be_put_right(case) or not (isinstance(case, RevisedCase) and case.reference):
        return refuse("ruling.final", case=command.case)
    if command.valid is not None and set(command.valid) != set(case.words):
        return refuse("ruling.words", words=list(case.words))
    work.record(WentOn, command)
    return None


def punish(work: PendingEvents, command: Punish) -> Rejected | None:
    """A warning, points, expulsion: the referee's (art. 43); about the referee, the panel's (art. 45)."""
    state = work.state
    entrant = state.entrant(command.player)
    if entrant is None:
        return refuse("player.unknown", player=command.player)
    if refusal := _no_right(state, command) or bad_reason(command.reason):
        return refusal
    wanted = command.sanction is Sanction.POINTS
    if wanted != (command.points != 0) or not 0 <= command.points <= MOST_POINTS:
        return refuse("sanction.points", most=MOST_POINTS)
    if is_carried(work, command, _panel_about(state, command)):
        work.record(Punished, command, first=state.next_round)
    return None


def _no_right(state: State, command: Punish) -> Rejected | None:
    if not _concerns_referee(state, command.player):
        return not_referee(state, command.by)
    members = _panel_about(state, command)
    is_member = any(same_name(name, command.by) for name in members)
    return None if is_member else refuse("sanction.own", panel=list(members or state.staff.panel))


def _concerns_referee(state: State, player: int) -> bool:
    """Whether it is about the referee, or about whoever plays against the referee right now (art. 45)."""
    if state.staff.referees(state.entrants[player - 1].name):
        return True
    game = state.rounds[-1].game_of(player) if state.rounds else None
    return state.is_revised and game is not None and game.result is None and referee_plays(state, game)


def _panel_about(state: State, command: Punish) -> tuple[str, ...]:
    """Those of the panel who decide about a player; nobody where it is the referee's to decide."""
    if not _concerns_referee(state, command.player):
        return ()
    game = state.rounds[-1].game_of(command.player) if state.is_revised and state.rounds else None
    playing = game.players if game and game.result is None else (command.player,)
    return panel_apart_from(state, playing) if state.is_revised else state.staff.panel
