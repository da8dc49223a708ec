"""What people may know of a tournament. A field that is not named here reaches nobody."""

from enum import StrEnum

import msgspec

from leggio.core.verdicts import Verdict
from leggio.tournament.calendar import spans
from leggio.tournament.commands import Correct, SetForfeit
from leggio.tournament.conduct import Sanction
from leggio.tournament.judging import deciders, judge_rules_online
from leggio.tournament.options import Options, System
from leggio.tournament.pairing.field import Bye, Note
from leggio.tournament.proposing import fixed_pairs
from leggio.tournament.result import Result, Winner
from leggio.tournament.standings.ranking import Line, standings
from leggio.tournament.standings.teams import TeamLine, team_standings
from leggio.tournament.state import (
    Case,
    EnteredCase,
    Game,
    Moved,
    Report,
    RevisedCase,
    RevisedState,
    State,
    can_be_put_right,
    delegate_of,
    is_open,
    votes_on,
)


class Watcher(StrEnum):
    """Who looks."""

    EVERYONE = "everyone"
    DESK = "desk"  # director, referee, panel and helpers: also opinions, reports and reasons


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player."""

    number: int
    name: str
    club: str
    team: str
    group: str
    rating: int | None
    games: int
    since: int
    is_out: bool


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """A table; who has reported is for all to see, what they said for the desk."""

    table: int
    first: int
    second: int
    notes: tuple[Note, ...]
    result: Result | None
    reported: tuple[int, ...]
    in_conflict: bool
    online: str  # the table where it is played online, for whoever wants to watch; else empty
    reports: tuple[Report, ...] = ()


class RoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A round."""

    number: int
    stage: int
    system: System
    games: tuple[GameView, ...]
    byes: tuple[Bye, ...]
    is_over: bool


class CaseView(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge; players are told of the play as a whole, the desk of each word (art. 28-30)."""

    number: int
    at: int
    round: int
    table: int
    player: int
    words: tuple[str, ...]
    is_open: bool
    moot: bool
    play_stands: bool | None
    valid: dict[str, bool] | None
    by: str
    ruled_at: int | None
    deciders: tuple[str, ...] = ()
    voted: tuple[str, ...] = ()  # members of the panel who have said what they think
    can_be_put_right: bool = False  # by whoever ruled, until play goes on (art. 32)
    is_online: bool = False  # the play was laid at a table online
    entered_by: str = ""  # who wrote it down, where neither of the two called
    opinion: tuple[Verdict, ...] = ()  # of tournaments that wrote it down; others ask the server, if they may rule


class PenaltyView(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction; its reason is for the desk."""

    at: int
    by: str
    player: int
    sanction: Sanction
    points: int
    reason: str = ""


class MotionView(msgspec.Struct, frozen=True, kw_only=True):
    """What a member of the panel wants done about a table or a player, until a majority wants the same (art. 45)."""

    by: str
    round: int = 0
    table: int = 0
    first: int = 0
    second: int = 0
    winner: Winner | None = None
    forfeit: bool = False
    player: int = 0
    sanction: Sanction | None = None
    points: int = 0


class StageView(msgspec.Struct, frozen=True, kw_only=True):
    """A stage of the calendar with the numbers of its rounds."""

    system: System
    first: int
    last: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament."""

    name: str
    rules: str
    lexicon: str  # the label of the edition whose words count; none: those that come with Leggio
    options: Options
    director: str
    referee: str
    panel: tuple[str, ...]
    delegate: str  # who of the panel decides in the referee's own game; none: they vote (art. 28)
    waived: bool  # rounds are played without a referee or a panel
    judge_online: bool  # who rules at tables online: the judge alone, or the referee
    calendar: tuple[StageView, ...]
    players: tuple[PlayerView, ...]
    rounds: tuple[RoundView, ...]
    fixed: tuple[tuple[int, int], ...]  # pairs of the next round, by hand; who starts first
    clock_left_ms: int | None  # of the round that is on, when this was sent; below 0: time is up
    standings: tuple[Line, ...]
    groups: dict[str, tuple[Line, ...]]
    teams: tuple[TeamLine, ...]
    cases: tuple[CaseView, ...]
    penalties: tuple[PenaltyView, ...]
    motions: tuple[MotionView, ...]  # for the desk
    closed: bool
    now: int
    seq: int


def view(state: State, watcher: Watcher = Watcher.EVERYONE, now: int | None = None) -> View:
    """The tournament as somebody may see it, at a moment; else as it was after its last event."""
    at_desk = watcher is Watcher.DESK
    return View(
        name=state.name,
        rules=state.rules,
        lexicon=state.lexicon or "",
        options=state.options,
        director=state.staff.director,
        referee=state.staff.referee,
        panel=state.staff.panel,
        delegate=delegate_of(state),
        waived=isinstance(state, RevisedState) and state.waived,
        judge_online=judge_rules_online(state),
        calendar=tuple(StageView(system=span.stage.system, first=span.first, last=span.last) for span in spans(state)),
        players=_players(state),
        rounds=_rounds(state, at_desk=at_desk),
        fixed=fixed_pairs(state),
        clock_left_ms=None if state.clock_ends is None else state.clock_ends - (state.now if now is None else now),
        standings=standings(state),
        groups={group: standings(state, group=group) for group in state.groups} if len(state.groups) > 1 else {},
        teams=team_standings(state),
        cases=tuple(_case(state, case, at_desk=at_desk) for case in state.cases),
        penalties=tuple(
            PenaltyView(
                at=each.at,
                by=each.by,
                player=each.player,
                sanction=each.sanction,
                points=each.points,
                reason=each.reason if at_desk else "",
            )
            for each in state.penalties
        ),
        motions=tuple(_motion(each) for each in state.motions) if at_desk and isinstance(state, RevisedState) else (),
        closed=state.closed,
        now=state.now,
        seq=state.seq,
    )


def _players(state: State) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(
            number=each.number,
            name=each.name,
            club=each.entry.club,
            team=each.entry.team,
            group=each.entry.group,
            rating=each.entry.rating,
            games=each.entry.games,
            since=each.since,
            is_out=each.is_out,
        )
        for each in state.listed
    )


def _rounds(state: State, *, at_desk: bool) -> tuple[RoundView, ...]:
    return tuple(
        RoundView(
            number=one.number,
            stage=one.stage,
            system=one.system,
            games=tuple(_game(game, at_desk=at_desk) for game in one.games),
            byes=one.byes,
            is_over=one.is_over,
        )
        for one in state.rounds
    )


def _game(game: Game, *, at_desk: bool) -> GameView:
    return GameView(
        table=game.table,
        first=game.first,
        second=game.second,
        notes=game.notes,
        result=game.result,
        reported=tuple(report.player for report in game.reports),
        in_conflict=game.in_conflict,
        online=game.online,
        reports=game.reports if at_desk else (),
    )


def _motion(moved: Moved) -> MotionView:
    motion = moved.motion
    fields = {name: getattr(motion, name) for name in MotionView.__struct_fields__ if hasattr(motion, name)}
    forfeit = isinstance(motion, SetForfeit) or (isinstance(motion, Correct) and motion.forfeit)
    return MotionView(**(fields | {"by": moved.by, "forfeit": forfeit}))


def _case(state: State, case: Case, *, at_desk: bool) -> CaseView:
    game = state.game(case.round, case.table)
    waits = is_open(case)
    can_change = can_be_put_right(case)
    return CaseView(
        number=case.number,
        at=case.at,
        round=case.round,
        table=case.table,
        player=case.player,
        words=case.words,
        is_open=waits,
        moot=case.moot,
        play_stands=None if case.valid is None else all(case.valid.values()),
        # Players are told of the play as a whole, and whoever rules of each word.
        valid=case.valid if at_desk else None,
        by=case.by,
        ruled_at=case.ruled_at,
        deciders=deciders(state, game) if (waits or can_change) and game else (),
        voted=tuple(vote.by for vote in votes_on(case)),
        can_be_put_right=can_change,
        is_online=isinstance(case, RevisedCase) and bool(case.reference),
        entered_by=case.entered_by if isinstance(case, EnteredCase) else "",
        opinion=case.opinion if at_desk else (),
    )
