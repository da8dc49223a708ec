"""What an event makes of a tournament. It asks no clock and no rule, and pairs nobody.

Total over what `decide` brings about. A log from outside goes through `audit` first.
"""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from leggio.core.replay import replayed
from leggio.tournament import events
from leggio.tournament.conduct import Penalty, Sanction
from leggio.tournament.entrant import Absence, Entrant, same_name
from leggio.tournament.events import AnyEvent
from leggio.tournament.pairing.field import Bye, Note
from leggio.tournament.staff import Staff
from leggio.tournament.state import Case, Game, Report, Round, State

_MINUTE_MS = 60_000


def replay(log: Iterable[AnyEvent]) -> State:
    """The tournament after a whole log."""
    return replayed(evolve, log)


def evolve(state: State | None, event: AnyEvent) -> State:
    """The tournament after one more event."""
    if isinstance(event, events.Opened):
        return _opened(event)
    if state is None:
        raise ValueError("a log starts with the opening of the tournament")
    return replace(_change(state, event), now=event.at, seq=state.seq + 1)


def _opened(event: events.Opened) -> State:
    return State(
        name=event.name, rules=event.rules, options=event.options, staff=Staff(director=event.by), now=event.at
    )


def _change(state: State, event: AnyEvent) -> State:
    match event:
        case events.Opened():
            return _opened(event)
        case events.RefereeAppointed():
            return replace(state, staff=replace(state.staff, referee=event.name))
        case events.PanelAppointed():
            return replace(state, staff=replace(state.staff, panel=event.names))
        case events.DeskAppointed():
            return replace(state, staff=replace(state.staff, desk=event.names))
        case events.Entered() | events.Amended() | events.Withdrawn() | events.Returned():
            return _of_players(state, event)
        case events.Rescheduled():
            return replace(state, options=replace(state.options, calendar=event.calendar))
        case events.RoundPaired():
            return replace(state, rounds=(*state.rounds, _paired(event)), fixed=(), clock_ends=None)
        case events.PairFixed():
            return replace(state, fixed=(*state.fixed, (event.first, event.second)))
        case events.Swapped():
            return _swapped(state, event)
        case events.StartSwapped():
            return _start_swapped(state, event)
        case events.RoundUnpaired():
            return _unpaired(state, event)
        case events.Reported():
            report = Report(event.player, event.first, event.second)
            game = state.rounds[event.round - 1].games[event.table - 1]
            others = tuple(each for each in game.reports if each.player != event.player)
            return _with_game(state, event.round, replace(game, reports=(*others, report)))
        case events.ResultSet() | events.ResultCorrected():
            game = state.rounds[event.round - 1].games[event.table - 1]
            return _with_game(state, event.round, replace(game, result=event.result))
        case events.OnlineOpened():
            game = state.rounds[event.round - 1].games[event.table - 1]
            return _with_game(state, event.round, replace(game, online=event.reference))
        case events.ConflictFound():
            return state  # what the two have said is there already
        case events.Challenged():
            return replace(state, cases=(*state.cases, _case(event)))
        case events.Ruled():
            ruled = replace(state.cases[event.case - 1], valid=event.valid, by=event.by, ruled_at=event.at)
            return replace(state, cases=(*state.cases[: event.case - 1], ruled, *state.cases[event.case :]))
        case events.Punished():
            return _punished(state, event)
        case events.ClockStarted():
            return replace(state, clock_ends=event.at + event.minutes * _MINUTE_MS)
        case events.ClockStopped():
            return replace(state, clock_ends=None)
        case events.Closed():
            return replace(state, closed=True, clock_ends=None)
        case _:
            assert_never(event)


def _of_players(state: State, event: events.Entered | events.Amended | events.Withdrawn | events.Returned) -> State:
    match event:
        case events.Entered():
            after = len(state.entrants) + 1
            new = [
                Entrant(number=number, entry=entry, since=event.since)
                for number, entry in enumerate(event.entries, start=after)
            ]
            return replace(state, entrants=(*state.entrants, *new))
        case events.Amended():
            before = state.entrants[event.player - 1]
            renamed = replace(state, staff=_renamed(state.staff, before.name, event.entry.name))
            return _with_entrant(renamed, replace(before, entry=event.entry))
        case events.Withdrawn():
            return _gone(state, event.player, event.first)
        case events.Returned():
            entrant = state.entrants[event.player - 1]
            absence = Absence(entrant.absences[-1].first, event.first - 1)
            # Left and back before a round was missed: nothing to remember.
            missed = (absence,) if absence.first < event.first else ()
            return _with_entrant(state, replace(entrant, absences=(*entrant.absences[:-1], *missed)))


def _renamed(staff: Staff, before: str, after: str) -> Staff:
    """Those who run the tournament are known by name: a player's goes on being theirs."""

    def name(each: str) -> str:
        return after if same_name(each, before) else each

    return Staff(
        director=name(staff.director),
        referee=name(staff.referee),
        panel=tuple(name(each) for each in staff.panel),
        desk=tuple(name(each) for each in staff.desk),
    )


def _gone(state: State, player: int, first: int) -> State:
    entrant = state.entrants[player - 1]
    return _with_entrant(state, replace(entrant, absences=(*entrant.absences, Absence(first))))


def _with_entrant(state: State, entrant: Entrant) -> State:
    entrants = (*state.entrants[: entrant.number - 1], entrant, *state.entrants[entrant.number :])
    return replace(state, entrants=entrants)


def _paired(event: events.RoundPaired) -> Round:
    games = tuple(
        Game(table=table, first=match.first, second=match.second, notes=match.notes)
        for table, match in enumerate(event.matches, start=1)
    )
    return Round(number=event.round, stage=event.stage, system=event.system, games=games, byes=event.byes)


def _swapped(state: State, event: events.Swapped) -> State:
    other_of = {event.one: event.other, event.other: event.one}
    notes = (Note("pair.swapped"),)
    before = state.rounds[event.round - 1]

    def changed(game: Game) -> Game:
        if not other_of.keys() & set(game.players):
            return game
        first, second = (other_of.get(player, player) for player in game.players)
        return Game(table=game.table, first=first, second=second, notes=notes)

    after = replace(
        before,
        games=tuple(changed(game) for game in before.games),
        byes=tuple(Bye(other_of[bye.player], notes) if bye.player in other_of else bye for bye in before.byes),
    )
    return _with_round(state, after)


def _start_swapped(state: State, event: events.StartSwapped) -> State:
    game = state.rounds[event.round - 1].games[event.table - 1]
    notes = (*(note for note in game.notes if not note.code.startswith("start.")), Note("start.changed"))
    return _with_game(state, event.round, replace(game, first=game.second, second=game.first, notes=notes, reports=()))


def _unpaired(state: State, event: events.RoundUnpaired) -> State:
    """Whoever came, left or came back since then does so from that round, when it is paired again."""
    number = event.round

    def clamped(entrant: Entrant) -> Entrant:
        absences = tuple(
            Absence(min(each.first, number), None if each.last is None else min(each.last, number - 1))
            for each in entrant.absences
        )
        kept = tuple(each for each in absences if each.last is None or each.first <= each.last)
        return replace(entrant, since=min(entrant.since, number), absences=kept)

    return replace(
        state,
        rounds=state.rounds[:-1],
        clock_ends=None,
        entrants=tuple(clamped(each) for each in state.entrants),
        cases=tuple(
            replace(each, moot=True) if each.round == number and each.valid is None else each for each in state.cases
        ),
    )


def _case(event: events.Challenged) -> Case:
    return Case(
        number=event.case,
        at=event.at,
        round=event.round,
        table=event.table,
        player=event.player,
        words=event.words,
        opinion=event.opinion,
    )


def _punished(state: State, event: events.Punished) -> State:
    penalty = Penalty(
        at=event.at,
        by=event.by,
        player=event.player,
        sanction=event.sanction,
        points=event.points,
        reason=event.reason,
    )
    noted = replace(state, penalties=(*state.penalties, penalty))
    expelled = event.sanction is Sanction.EXPULSION and not state.entrants[event.player - 1].is_out
    return _gone(noted, event.player, event.first) if expelled else noted


def _with_game(state: State, number: int, game: Game) -> State:
    before = state.rounds[number - 1]
    games = (*before.games[: game.table - 1], game, *before.games[game.table :])
    return _with_round(state, replace(before, games=games))


def _with_round(state: State, changed: Round) -> State:
    rounds = (*state.rounds[: changed.number - 1], changed, *state.rounds[changed.number :])
    return replace(state, rounds=rounds)
