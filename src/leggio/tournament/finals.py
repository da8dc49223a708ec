"""The final stage: who qualifies, and each step of the bracket (groups, semifinals, final and third place)."""

from leggio.core.outcome import Rejected
from leggio.tournament.calendar import Span, members
from leggio.tournament.contenders import contenders
from leggio.tournament.pairing.field import Match, Note, Paired
from leggio.tournament.pairing.knockout import bracket, following, pair_ties
from leggio.tournament.pairing.koth import pair_koth
from leggio.tournament.refusals import refuse
from leggio.tournament.standings.final import bracket_games, played_ties, qualified
from leggio.tournament.state import State


def propose_knockout(state: State, span: Span) -> Paired | Rejected:
    """The next round of the final stage; the others play among themselves, or rest."""
    step, leg = divmod(state.next_round - span.first, span.stage.legs)
    left = span.stage.qualifiers >> step
    if leg:
        # The other one starts, and the reasons stay.
        matches = tuple(
            Match(game.second, game.first, (_leg_note(game.notes[0], leg + 1), Note("start.in_turn")))
            for game in bracket_games(state, state.rounds[-1])
        )
        paired = Paired(matches)
    else:
        if step:
            ties = following([(tie.winner, tie.loser) for tie in played_ties(state)[-1]], is_semifinal=left == 2)
        else:
            seeds = seeded(state, span.stage.qualifiers)
            if isinstance(seeds, Rejected):
                return seeds
            ties = bracket(seeds)
        by_number = {each.number: each for each in contenders(state, state.listed)}
        paired = pair_ties(
            [(by_number[one], by_number[other]) for one, other in ties], left=left, leg=1, turn=state.next_round
        )
    return paired + _others(state, span, paired)


def _leg_note(note: Note, leg: int) -> Note:
    return Note(note.code, {**note.figures, "leg": leg})


def seeded(state: State, wanted: int) -> list[int] | Rejected:
    """Who qualifies, best first: the first of each group, the second of each, and so on; by standing among equals."""
    there = contenders(state, members(state, None, state.next_round))
    in_group: dict[str, int] = {}
    ranked = []
    for each in there:
        group = state.entrants[each.number - 1].entry.group
        in_group[group] = in_group.get(group, 0) + 1
        ranked.append((in_group[group], each.place, each.number))
    if len(ranked) < wanted:
        return refuse("pair.not_enough_qualified", wanted=wanted, players=len(ranked))
    return [number for _, _, number in sorted(ranked)[:wanted]]


def _others(state: State, span: Span, paired: Paired) -> Paired:
    if not span.stage.others_play:
        return Paired()
    inside = set(qualified(state)) or {player for match in paired.matches for player in (match.first, match.second)}
    out = [each for each in members(state, None, state.next_round) if each.number not in inside]
    return pair_koth(contenders(state, out), turn=state.next_round) if out else Paired()
