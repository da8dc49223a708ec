"""The pairings of a round, for the wall: by table, and in a full hall by name too."""

from datetime import tzinfo

from leggio.paper.figures import day, points, result_text
from leggio.paper.naming import in_order, name_of
from leggio.paper.tournaments.listing import Align, Column, Listing, Section, printed
from leggio.paper.wording import Words
from leggio.tournament.standings.tally import tallies
from leggio.tournament.state import Round, State

# From so many tables on nobody finds oneself by reading down the tables.
_FULL_HALL = 12


def pairings(state: State, one: Round, language: str, zone: tzinfo | None, *, large: bool = False) -> bytes:
    """A round as a PDF: table, who starts and with what score, the result where there is one, byes."""
    return printed(pairings_listing(state, one, language, zone, large=large))


def pairings_listing(state: State, one: Round, language: str, zone: tzinfo | None, *, large: bool) -> Listing:
    """All that is on it."""
    say = Words(language)
    sections = [_by_table(state, one, say)]
    if one.byes:
        names = tuple((name_of(state, bye.player),) for bye in one.byes)
        sections.append(Section(title=say("pairings.byes"), columns=(Column(share=1, strong=True),), rows=names))
    if len(one.games) >= _FULL_HALL:
        sections.append(_by_name(state, one, say))
    return Listing(
        language=language,
        event=state.name,
        title=say("round", round=one.number),
        aside=(day(state.now, zone, say), say(f"system.{one.system}")),
        sections=tuple(sections),
        large=large,
    )


def _by_table(state: State, one: Round, say: Words) -> Section:
    before = tallies(state, upto=one.number - 1)
    rows = tuple(
        (
            str(game.table),
            name_of(state, game.first),
            points(before[game.first].score),
            name_of(state, game.second),
            points(before[game.second].score),
            result_text(game.result, say("forfeit")),
        )
        for game in one.games
    )
    return Section(
        columns=(
            Column(title=say("pairings.table"), align=Align.CENTER, strong=True),
            Column(title=say("pairings.starts"), share=1, strong=True),
            Column(title=say("pairings.points"), align=Align.RIGHT),
            Column(title=say("pairings.replies"), share=1),
            Column(title=say("pairings.points"), align=Align.RIGHT),
            Column(title=say("pairings.result"), align=Align.RIGHT),
        ),
        rows=rows,
    )


def _by_name(state: State, one: Round, say: Words) -> Section:
    found = [(player, game) for game in one.games for player in game.players]
    found.sort(key=lambda each: in_order(name_of(state, each[0])))
    return Section(
        title=say("pairings.by_name"),
        note=say("pairings.by_name_note"),
        columns=(
            Column(title=say("pairings.name"), share=1),
            Column(align=Align.CENTER),
            Column(title=say("pairings.short_table"), align=Align.RIGHT, strong=True),
        ),
        rows=tuple(
            (name_of(state, player), "●" if player == game.first else "", str(game.table)) for player, game in found
        ),
        across=2,
    )
