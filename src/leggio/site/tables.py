"""The tables of a site: standings, a round."""

from collections.abc import Sequence

from leggio.paper.figures import points, result_text, signed
from leggio.paper.tournaments.standings import criterion_text
from leggio.site.frame import Edition, player_link
from leggio.site.markup import Html, joined, table, tag
from leggio.tournament.options import Criterion
from leggio.tournament.result import Winner
from leggio.tournament.standings.ranking import Line
from leggio.tournament.state import Game, Round

_PODIUM = 3


def standings_table(edition: Edition, lines: Sequence[Line], caption: str) -> Html:
    """Places; what does not fit a phone is told by wider screens only."""
    state, say = edition.state, edition.say
    extra = [each for each in state.options.criteria if each is not Criterion.SPREAD]
    heads = (
        (say("standings.place"), "place"),
        (say("standings.name"), "name"),
        (say("standings.club"), "wide"),
        (say("standings.score"), "figure strong"),
        (say("standings.games"), "figure middling"),
        (say("criterion.spread"), "figure"),
        *((say(f"criterion.{each}"), "figure wide") for each in extra),
    )
    rows: list[tuple[str, ...]] = [
        (
            place(line.place),
            player_link(state, line.number),
            state.entrants[line.number - 1].entry.club,
            points(line.score),
            f"{line.wins}-{line.draws}-{line.losses}",
            signed(line.spread),
            *(criterion_text(each, line.criteria[each]) for each in extra),
        )
        for line in lines
    ]
    return table(heads, rows, caption)


def place(number: int) -> Html:
    """A place; those on the podium stand on a tile."""
    return tag("span", str(number), class_="tile" if number <= _PODIUM else None)


def round_table(edition: Edition, one: Round) -> Html:
    """The tables of a round; who won stands out."""
    state, say = edition.state, edition.say
    heads = (
        (say("pairings.short_table"), "place"),
        (say("pairings.starts"), "name"),
        (say("pairings.replies"), "name"),
        (say("pairings.result"), "figure"),
    )
    rows: list[tuple[str, ...]] = [
        (
            str(game.table),
            _side(edition, game, Winner.FIRST),
            _side(edition, game, Winner.SECOND),
            result_text(game.result, say("forfeit")) or tag("span", say("site.to_play"), class_="soft"),
        )
        for game in one.games
    ]
    rows += [("", player_link(state, bye.player), tag("span", say("bye"), class_="soft"), "") for bye in one.byes]
    return table(heads, rows, say("round", round=one.number))


def _side(edition: Edition, game: Game, side: Winner) -> Html:
    link = player_link(edition.state, game.first if side is Winner.FIRST else game.second)
    won = game.result is not None and game.result.winner is side
    return tag("b", link) if won else joined(link)
