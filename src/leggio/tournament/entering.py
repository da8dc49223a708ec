"""Players come, are put right, leave and come back."""

from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.tournament.calendar import span_of
from leggio.tournament.commands import Amend, Enter, Remove, Return, Withdraw
from leggio.tournament.entrant import LONGEST, LONGEST_GROUP, RATINGS, Entrant, Entry, name_key, same_name
from leggio.tournament.events import Amended, Entered, Removed, Returned, Withdrawn
from leggio.tournament.options import MOST_PLAYERS, System
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import LONGEST_REASON, not_director
from leggio.tournament.state import State

MOST_GAMES = 100_000


def enter(work: PendingEvents, command: Enter) -> Rejected | None:
    """Put players down; after the first round they are late, and have nothing from the rounds they missed."""
    state = work.state
    if refusal := not_director(state, command.by) or _too_late(state):
        return refusal
    if not command.entries:
        return refuse("entry.none")
    if len(state.listed) + len(command.entries) > MOST_PLAYERS:
        return refuse("entry.too_many", most=MOST_PLAYERS)
    taken = {name_key(each.name) for each in state.listed}
    for place, entry in enumerate(command.entries, start=1):
        if refusal := wrong_entry(entry, place):
            return refusal
        if name_key(entry.name) in taken:
            return refuse("entry.taken", name=entry.name, place=place)
        if _is_new_group(state, entry.group):
            return refuse("entry.group_new", name=entry.name, known=[group for group in state.groups if group])
        taken.add(name_key(entry.name))
    work.record(Entered, command, since=state.next_round)
    return None


def _too_late(state: State) -> Rejected | None:
    if not state.rounds:
        return None
    span = span_of(state, state.next_round)
    if span is None or span.stage.system is System.KNOCKOUT:
        return refuse("entry.too_late")
    begun = span.first < state.next_round
    return refuse("entry.round_robin") if span.stage.system is System.ROUND_ROBIN and begun else None


def _is_new_group(state: State, group: str) -> bool:
    """Whoever comes late to a group of their own would have a bye in every round."""
    return bool(state.rounds) and len(state.groups) > 1 and group not in state.groups


def wrong_entry(entry: Entry, place: int) -> Rejected | None:
    """What is wrong with an entry, if anything; its place among those handed in is for whoever must find it."""
    if not is_label(entry.name, LONGEST) or entry.name != entry.name.strip():
        return refuse("entry.name", longest=LONGEST, place=place)
    for field, text, longest in (
        ("club", entry.club, LONGEST),
        ("team", entry.team, LONGEST),
        ("group", entry.group, LONGEST_GROUP),
    ):
        if text and not is_label(text, longest):
            return refuse("entry.field", field=field, place=place)
    if entry.rating is not None and entry.rating not in RATINGS:
        return refuse("entry.field", field="rating", place=place)
    return None if 0 <= entry.games <= MOST_GAMES else refuse("entry.field", field="games", place=place)


def _entrant(state: State, command: Amend | Withdraw | Return | Remove) -> Entrant | Rejected:
    """The player whom the director means."""
    if refusal := not_director(state, command.by):
        return refusal
    return state.entrant(command.player) or refuse("player.unknown", player=command.player)


def amend(work: PendingEvents, command: Amend) -> Rejected | None:
    """Put right what was written of a player; groups are as they are once the first round is paired."""
    state = work.state
    entrant = _entrant(state, command)
    if isinstance(entrant, Rejected):
        return entrant
    if refusal := wrong_entry(command.entry, 1):
        return refusal
    namesake = next(
        (each for each in state.listed if each is not entrant and same_name(each.name, command.entry.name)), None
    )
    if namesake:
        return refuse("entry.taken", name=command.entry.name, place=1)
    if state.rounds and command.entry.group != entrant.entry.group:
        return refuse("entry.group_fixed")
    work.record(Amended, command)
    return None


def withdraw(work: PendingEvents, command: Withdraw) -> Rejected | None:
    """A player leaves; a game that is on needs a result all the same."""
    state = work.state
    entrant = _entrant(state, command)
    if isinstance(entrant, Rejected):
        return entrant
    if entrant.is_out:
        return refuse("player.out", player=command.player)
    if command.reason and not is_label(command.reason, LONGEST_REASON):
        return refuse("tournament.reason", longest=LONGEST_REASON)
    first = state.next_round
    work.record(Withdrawn, command, first=first)
    return None


def come_back(work: PendingEvents, command: Return) -> Rejected | None:
    """A player is there again."""
    state = work.state
    entrant = _entrant(state, command)
    if isinstance(entrant, Rejected):
        return entrant
    if not entrant.is_out:
        return refuse("player.not_out", player=command.player)
    work.record(Returned, command, first=state.next_round)
    return None


def remove(work: PendingEvents, command: Remove) -> Rejected | None:
    """Strike a player off the list as if they had never been on it: whoever was paired leaves instead."""
    state = work.state
    entrant = _entrant(state, command)
    if isinstance(entrant, Rejected):
        return entrant
    if _has_a_part(state, entrant.number):
        return refuse("player.played", name=entrant.name)
    if state.staff.is_on_panel(entrant.name):
        return refuse("player.on_panel", name=entrant.name)
    work.record(Removed, command)
    return None


def _has_a_part(state: State, player: int) -> bool:
    """Whether the tournament tells anything of a player: a game, a bye, a challenge, a sanction."""
    byes = (bye.player for one in state.rounds for bye in one.byes)
    called, punished = (case.player for case in state.cases), (each.player for each in state.penalties)
    return any(one.game_of(player) for one in state.rounds) or player in (*byes, *called, *punished)
