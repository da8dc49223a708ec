"""What each kind of event makes of a tournament. It asks no clock and no rule, and pairs nobody."""

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from leggio.core.replay import replayed
from leggio.games.common.state import Evolve, evolution, put
from leggio.tournament import events
from leggio.tournament.conduct import Penalty, Sanction
from leggio.tournament.entrant import Absence, Entrant, RemovedEntrant, same_name
from leggio.tournament.events import CODEC, AnyEvent
from leggio.tournament.pairing.field import Bye, Note
from leggio.tournament.staff import Staff
from leggio.tournament.state import (
    Case,
    EnteredCase,
    Game,
    Moved,
    Report,
    RevisedCase,
    RevisedState,
    Round,
    State,
    Vote,
    can_be_put_right,
    matter_of,
    votes_on,
)

_MINUTE_MS = 60_000


def replay(log: Iterable[AnyEvent]) -> State:
    """The tournament after a whole log."""
    return replayed(evolve, log)


def _opened(event: events.Opened) -> State:
    kind = State if event.rules_version == 1 else RevisedState
    return kind(
        name=event.name,
        rules=event.rules,
        lexicon=event.lexicon or UNSET,
        options=event.options,
        staff=Staff(director=event.by),
        now=event.at,
    )


def _referee_appointed(state: State, event: events.RefereeAppointed) -> State:
    return replace(state, staff=replace(state.staff, referee=event.name))


def _panel_appointed(state: State, event: events.PanelAppointed) -> State:
    appointed = replace(state, staff=replace(state.staff, panel=event.names))
    return replace(appointed, delegate=event.delegate) if isinstance(appointed, RevisedState) else appointed


def _waived(state: State, event: events.Waived) -> State:  # noqa: ARG001 - nothing more to it
    return replace(state, waived=True) if isinstance(state, RevisedState) else state


def _desk_appointed(state: State, event: events.DeskAppointed) -> State:
    return replace(state, staff=replace(state.staff, desk=event.names))


def _entered(state: State, event: events.Entered) -> State:
    after = len(state.entrants) + 1
    new = [
        Entrant(number=number, entry=entry, since=event.since)
        for number, entry in enumerate(event.entries, start=after)
    ]
    return replace(state, entrants=(*state.entrants, *new))


def _amended(state: State, event: events.Amended) -> State:
    before = state.entrants[event.player - 1]
    renamed = replace(state, staff=_renamed(state.staff, before.name, event.entry.name))
    if isinstance(renamed, RevisedState) and same_name(renamed.delegate, before.name):
        renamed = replace(renamed, delegate=event.entry.name)
    return _with_entrant(renamed, replace(before, entry=event.entry))


def _withdrawn(state: State, event: events.Withdrawn) -> State:
    return _gone(state, event.player, event.first)


def _returned(state: State, event: events.Returned) -> State:
    entrant = state.entrants[event.player - 1]
    absence = Absence(entrant.absences[-1].first, event.first - 1)
    # Left and back before a round was missed: nothing to remember.
    missed = (absence,) if absence.first < event.first else ()
    return _with_entrant(state, replace(entrant, absences=(*entrant.absences[:-1], *missed)))


def _removed(state: State, event: events.Removed) -> State:
    before = state.entrants[event.player - 1]
    gone = RemovedEntrant(number=before.number, entry=before.entry, since=before.since, absences=before.absences)
    fixed = tuple(pair for pair in state.fixed if event.player not in pair)
    return replace(_with_entrant(state, gone), fixed=fixed)


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
    return replace(state, entrants=put(state.entrants, entrant.number - 1, entrant))


def _rescheduled(state: State, event: events.Rescheduled) -> State:
    return replace(state, options=replace(state.options, calendar=event.calendar))


def _round_paired(state: State, event: events.RoundPaired) -> State:
    games = tuple(
        Game(table=table, first=match.first, second=match.second, notes=match.notes)
        for table, match in enumerate(event.matches, start=1)
    )
    paired = Round(number=event.round, stage=event.stage, system=event.system, games=games, byes=event.byes)
    return replace(state, rounds=(*state.rounds, paired), fixed=(), clock_ends=None)


def _pair_fixed(state: State, event: events.PairFixed) -> State:
    return replace(state, fixed=(*state.fixed, (event.first, event.second)))


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
    game = _game(state, event)
    notes = (*(note for note in game.notes if not note.code.startswith("start.")), Note("start.changed"))
    return _with_game(state, event.round, replace(game, first=game.second, second=game.first, notes=notes, reports=()))


def _round_unpaired(state: State, event: events.RoundUnpaired) -> State:
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


def _reported(state: State, event: events.Reported) -> State:
    game = _game(state, event)
    others = tuple(each for each in game.reports if each.player != event.player)
    report = Report(event.player, event.first, event.second)
    return _with_game(_played_on(state, event), event.round, replace(game, reports=(*others, report)))


def _result_set(state: State, event: events.ResultSet | events.ResultCorrected) -> State:
    settled = _decided(_played_on(state, event), (event.round, event.table))
    return _with_game(settled, event.round, replace(_game(state, event), result=event.result))


def _played_on(
    state: State, event: events.Reported | events.ResultSet | events.ResultCorrected | events.Challenged
) -> State:
    """At a table where people go on, the rulings given there are final (art. 32)."""
    where = (event.round, event.table)
    if not any((case.round, case.table) == where and can_be_put_right(case) for case in state.cases):
        return state
    cases = [
        replace(case, is_final=True) if isinstance(case, RevisedCase) and (case.round, case.table) == where else case
        for case in state.cases
    ]
    return replace(state, cases=tuple(cases))


def _decided(state: State, matter: tuple[int, ...]) -> State:
    """What the panel was asked is done, or past."""
    if not isinstance(state, RevisedState) or not state.motions:
        return state
    return replace(state, motions=tuple(each for each in state.motions if matter_of(each.motion) != matter))


def _panel_voted(state: State, event: events.PanelVoted) -> State:
    if not isinstance(state, RevisedState):
        return state
    matter = matter_of(event.motion)
    others = [each for each in state.motions if not (same_name(each.by, event.by) and matter_of(each.motion) == matter)]
    return replace(state, motions=(*others, Moved(event.by, event.motion)))


def _online_opened(state: State, event: events.OnlineOpened) -> State:
    return _with_game(state, event.round, replace(_game(state, event), online=event.reference))


def _conflict_found(state: State, event: events.ConflictFound) -> State:  # noqa: ARG001
    return state  # what the two have said is there already


def _challenged(state: State, event: events.Challenged) -> State:
    fields = {name: getattr(event, name) for name in ("at", "round", "table", "player", "words", "opinion")}
    case = Case(number=event.case, **fields)
    if state.is_revised and (event.reference or same_name(event.by, state.entrants[event.player - 1].name)):
        case = RevisedCase(number=event.case, reference=event.reference, **fields)
    elif state.is_revised:
        case = EnteredCase(number=event.case, entered_by=event.by, **fields)
    before = _played_on(state, event)
    return replace(before, cases=(*before.cases, case))


def _ruled(state: State, event: events.Ruled | events.RulingCorrected) -> State:
    return _with_case(state, event.case, valid=event.valid, by=event.by, ruled_at=event.at)


def _ruling_voted(state: State, event: events.RulingVoted) -> State:
    others = [vote for vote in votes_on(state.cases[event.case - 1]) if not same_name(vote.by, event.by)]
    return _with_case(state, event.case, votes=(*others, Vote(event.by, event.valid)))


def _went_on(state: State, event: events.WentOn) -> State:
    stands = {} if event.valid is None else {"valid": event.valid}
    return _with_case(state, event.case, is_final=True, **stands)


def _with_case(state: State, number: int, **changed: object) -> State:
    return replace(state, cases=put(state.cases, number - 1, replace(state.cases[number - 1], **changed)))


def _punished(state: State, event: events.Punished) -> State:
    penalty = Penalty(
        at=event.at,
        by=event.by,
        player=event.player,
        sanction=event.sanction,
        points=event.points,
        reason=event.reason,
    )
    noted = replace(_decided(state, (event.player,)), penalties=(*state.penalties, penalty))
    expelled = event.sanction is Sanction.EXPULSION and not state.entrants[event.player - 1].is_out
    return _gone(noted, event.player, event.first) if expelled else noted


def _clock_started(state: State, event: events.ClockStarted) -> State:
    return replace(state, clock_ends=event.at + event.minutes * _MINUTE_MS)


def _clock_stopped(state: State, event: events.ClockStopped) -> State:  # noqa: ARG001 - nothing more to it
    return replace(state, clock_ends=None)


def _closed(state: State, event: events.Closed) -> State:  # noqa: ARG001 - nothing more to it
    return replace(state, closed=True, clock_ends=None)


def _game(
    state: State,
    event: events.StartSwapped | events.Reported | events.ResultSet | events.ResultCorrected | events.OnlineOpened,
) -> Game:
    return state.rounds[event.round - 1].games[event.table - 1]


def _with_game(state: State, number: int, game: Game) -> State:
    before = state.rounds[number - 1]
    return _with_round(state, replace(before, games=put(before.games, game.table - 1, game)))


def _with_round(state: State, changed: Round) -> State:
    return replace(state, rounds=put(state.rounds, changed.number - 1, changed))


evolve: Evolve[State, AnyEvent] = evolution(
    CODEC,
    events.Opened,
    _opened,
    {
        events.RefereeAppointed: _referee_appointed,
        events.PanelAppointed: _panel_appointed,
        events.DeskAppointed: _desk_appointed,
        events.Waived: _waived,
        events.Entered: _entered,
        events.Amended: _amended,
        events.Withdrawn: _withdrawn,
        events.Returned: _returned,
        events.Removed: _removed,
        events.Rescheduled: _rescheduled,
        events.RoundPaired: _round_paired,
        events.PairFixed: _pair_fixed,
        events.Swapped: _swapped,
        events.StartSwapped: _start_swapped,
        events.RoundUnpaired: _round_unpaired,
        events.Reported: _reported,
        events.ResultSet: _result_set,
        events.ConflictFound: _conflict_found,
        events.ResultCorrected: _result_set,
        events.Challenged: _challenged,
        events.Ruled: _ruled,
        events.RulingVoted: _ruling_voted,
        events.RulingCorrected: _ruled,
        events.WentOn: _went_on,
        events.PanelVoted: _panel_voted,
        events.Punished: _punished,
        events.OnlineOpened: _online_opened,
        events.ClockStarted: _clock_started,
        events.ClockStopped: _clock_stopped,
        events.Closed: _closed,
    },
)
