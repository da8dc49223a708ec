"""The standings, for the wall: everyone, groups, teams."""

from collections.abc import Sequence
from datetime import tzinfo

from leggio.paper.figures import day, points, quarters, signed
from leggio.paper.naming import counted, name_of
from leggio.paper.tournaments.listing import Align, Column, Listing, Section, printed
from leggio.paper.wording import Words
from leggio.tournament.options import Criterion
from leggio.tournament.standings.ranking import Line, standings
from leggio.tournament.standings.teams import TeamLine, team_standings
from leggio.tournament.state import State

_WHOLE = {Criterion.SPREAD, Criterion.POINTS, Criterion.WINS}


def standings_sheet(state: State, language: str, zone: tzinfo | None, *, large: bool = False) -> bytes:
    """The standings as a PDF."""
    return printed(standings_listing(state, language, zone, large=large))


def standings_listing(state: State, language: str, zone: tzinfo | None, *, large: bool) -> Listing:
    """All that is on it."""
    say = Words(language)
    grouped = len(state.groups) > 1
    overall = standings_section(state, standings(state), say, title=say("standings.overall") if grouped else "")
    sections = [overall]
    if grouped:
        sections += [
            standings_section(state, standings(state, group=group), say, title=say("standings.group", group=group))
            for group in state.groups
        ]
    if teams := team_standings(state):
        sections.append(_teams(state, teams, say))
    return Listing(
        language=language,
        event=state.name,
        title=title_of(state, say),
        aside=(day(state.now, zone, say), counted("players", len(state.listed), say)),
        sections=tuple(sections),
        large=large,
    )


def title_of(state: State, say: Words) -> str:
    """What standings these are; those of a round that is still on say so."""
    if state.closed:
        return say("standings.final")
    if not state.rounds:
        return say("standings.before")
    return say("standings.after" if state.rounds[-1].is_over else "standings.during", round=len(state.rounds))


def standings_section(state: State, lines: Sequence[Line], say: Words, *, title: str = "") -> Section:
    """A table of places: score, games, then what decides between equals, in its order."""
    criteria = state.options.criteria
    return Section(
        title=title,
        columns=(
            Column(title=say("standings.place"), align=Align.CENTER, strong=True),
            Column(title=say("standings.name"), share=3, strong=True),
            Column(title=say("standings.club"), share=2, small=True),
            Column(title=say("standings.score"), align=Align.RIGHT, strong=True),
            Column(title=say("standings.games"), align=Align.CENTER),
            *(Column(title=say(f"criterion.{each}"), align=Align.RIGHT) for each in criteria),
        ),
        rows=tuple(
            (
                str(line.place),
                name_of(state, line.number),
                state.entrants[line.number - 1].entry.club,
                points(line.score),
                f"{line.wins}-{line.draws}-{line.losses}",
                *(criterion_text(each, line.criteria[each]) for each in criteria),
            )
            for line in lines
        ),
    )


def criterion_text(criterion: Criterion, figure: int) -> str:
    """What a criterion gives, in whole points."""
    if criterion is Criterion.SPREAD:
        return signed(figure)
    if criterion in _WHOLE:
        return str(figure)
    return quarters(figure) if criterion is Criterion.SONNEBORN_BERGER else points(figure)


def _teams(state: State, lines: Sequence[TeamLine], say: Words) -> Section:
    return Section(
        title=say("standings.teams"),
        columns=(
            Column(title=say("standings.place"), align=Align.CENTER, strong=True),
            Column(title=say("standings.team"), share=2, strong=True),
            Column(title=say("standings.members"), share=3, small=True),
            Column(title=say("standings.score"), align=Align.RIGHT, strong=True),
            Column(title=say("criterion.spread"), align=Align.RIGHT),
        ),
        rows=tuple(
            (
                str(line.place),
                line.team,
                ", ".join(name_of(state, number) for number in line.members),
                points(line.score),
                signed(line.spread),
            )
            for line in lines
        ),
    )
