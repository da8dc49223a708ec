"""The minutes of an event: who ran it, what was decided by whom and when, results, the log's fingerprint."""

from collections.abc import Iterator
from datetime import tzinfo

from leggio.paper.figures import moment, result_text
from leggio.paper.naming import calendar_text, name_of
from leggio.paper.tournaments.deeds import deed_text
from leggio.paper.tournaments.listing import Align, Column, Listing, Section, printed
from leggio.paper.tournaments.standings import standings_section, title_of
from leggio.paper.wording import Words
from leggio.tournament import events
from leggio.tournament.log import TournamentLog
from leggio.tournament.standings.ranking import standings
from leggio.tournament.state import State

_SHOWN_OF_CHAIN = 16


def minutes(log: TournamentLog, state: State, language: str, zone: tzinfo | None, *, large: bool = False) -> bytes:
    """The minutes as a PDF."""
    return printed(minutes_listing(log, state, language, zone, large=large))


def minutes_listing(log: TournamentLog, state: State, language: str, zone: tzinfo | None, *, large: bool) -> Listing:
    """All that is in them."""
    say = Words(language)
    staff = state.staff
    return Listing(
        language=language,
        event=state.name,
        title=say("minutes.title"),
        facts=tuple(_facts(log, state, say, zone)),
        sections=(_deeds(log, state, say, zone), *_results(state, say), _final(state, say)),
        signatures=tuple(
            (say(f"minutes.{role}"), name)
            for role, names in (("director", (staff.director,)), ("referee", (staff.referee,)), ("panel", staff.panel))
            for name in names
            if name
        ),
        footer=f"{say('fingerprint')} {log.chain[:_SHOWN_OF_CHAIN]}…",
        large=large,
    )


def _facts(log: TournamentLog, state: State, say: Words, zone: tzinfo | None) -> Iterator[tuple[str, str]]:
    nobody = say("minutes.none")
    closed = next((event.at for event in reversed(log.events) if isinstance(event, events.Closed)), None)
    yield say("minutes.director"), state.staff.director
    yield say("minutes.referee"), state.staff.referee or nobody
    yield say("minutes.panel"), ", ".join(state.staff.panel) or nobody
    if state.staff.desk:
        yield say("minutes.desk"), ", ".join(state.staff.desk)
    yield say("minutes.players"), str(len(state.listed))
    yield say("minutes.calendar"), calendar_text(state, say)
    yield say("minutes.opened"), moment(log.events[0].at, zone)
    yield say("minutes.closed"), say("minutes.open") if closed is None else moment(closed, zone)
    yield say("minutes.log"), say("minutes.events", count=len(log.events), chain=log.chain)
    yield "", say("minutes.check")


def _deeds(log: TournamentLog, state: State, say: Words, zone: tzinfo | None) -> Section:
    rows = []
    disputed: set[tuple[int, int]] = set()
    for event in log.events:
        if isinstance(event, events.ConflictFound):
            disputed.add((event.round, event.table))
        in_dispute = isinstance(event, events.ResultSet) and (event.round, event.table) in disputed
        told = deed_text(event, state, say, disputed=in_dispute)
        if told is not None:
            rows.append((moment(event.at, zone), event.by, told))
    return Section(
        title=say("minutes.deeds"),
        columns=(
            Column(title=say("minutes.when"), small=True),
            Column(title=say("minutes.who"), share=1),
            Column(title=say("minutes.what"), share=3.4),
        ),
        rows=tuple(rows),
    )


def _results(state: State, say: Words) -> Iterator[Section]:
    for one in state.rounds:
        games = tuple(
            (
                str(game.table),
                name_of(state, game.first),
                name_of(state, game.second),
                result_text(game.result, say("forfeit")),
            )
            for game in one.games
        )
        byes = tuple(("", name_of(state, bye.player), "", say("bye")) for bye in one.byes)
        yield Section(
            title=say("round", round=one.number),
            columns=(
                Column(title=say("pairings.table"), align=Align.CENTER, strong=True),
                Column(title=say("pairings.starts"), share=1),
                Column(title=say("pairings.replies"), share=1),
                Column(title=say("pairings.result"), align=Align.RIGHT, strong=True),
            ),
            rows=games + byes,
        )


def _final(state: State, say: Words) -> Section:
    return standings_section(state, standings(state), say, title=title_of(state, say))
