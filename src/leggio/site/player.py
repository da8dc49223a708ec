"""The page of a player: where they stand, and game by game how they got there."""

from leggio.paper.figures import points, result_text, signed
from leggio.site.frame import Edition, framed, player_link, round_page
from leggio.site.markup import Html, joined, table, tag
from leggio.tournament.result import Result, Winner, halves
from leggio.tournament.standings.ranking import Line
from leggio.tournament.state import Game, Round

_OUTCOMES = {2: "win", 1: "draw", 0: "loss"}


def player(edition: Edition, number: int, line: Line) -> bytes:
    """Somebody's event."""
    state, say = edition.state, edition.say
    entry = state.entrants[number - 1].entry
    about = [each for each in (entry.club, entry.team, "" if entry.rating is None else f"Elo {entry.rating}") if each]
    told = (
        say("site.place_of", place=line.place),
        say("site.score_of", score=points(line.score)),
        say("site.spread_of", spread=signed(line.spread)),
    )
    heads = (
        (say("round", round="").strip(), "place"),
        (say("site.opponent"), "name"),
        (say("site.start"), "middling"),
        (say("site.points"), "figure"),
        (say("site.running"), "figure strong"),
    )
    rows: list[tuple[str, ...]] = []
    running = 0
    for one in state.rounds:
        found = _row(edition, one, number, running)
        if found is not None:
            running, cells = found
            rows.append(cells)
    content = joined(
        tag("p", " · ".join(about), class_="soft") if about else None,
        tag("p", " · ".join(told), class_="summary"),
        table(heads, rows, entry.name) if rows else tag("p", say("site.no_games")),
    )
    return framed(edition, entry.name, content)


def _row(edition: Edition, one: Round, number: int, running: int) -> tuple[int, tuple[str, ...]] | None:
    say = edition.say
    link = tag("a", str(one.number), href=round_page(one.number))
    if any(bye.player == number for bye in one.byes):
        running += 2
        return running, (link, tag("span", say("bye"), class_="soft"), "", "", points(running))
    game = one.game_of(number)
    if game is None:
        return None
    starts = say("pairings.starts" if game.first == number else "pairings.replies").lower()
    told: Html | str = tag("span", say("site.to_play"), class_="soft")
    if game.result is not None:
        gained = halves(game.result.winner)[0 if game.first == number else 1]
        running += gained
        outcome = _OUTCOMES[gained]
        mark = tag("span", say(f"site.{outcome}"), class_=f"outcome {outcome}")
        told = joined(result_text(_own(game, game.result, number), say("forfeit")), " ", mark)
    return running, (link, player_link(edition.state, game.other(number)), starts, told, points(running))


def _own(game: Game, result: Result, number: int) -> Result:
    """A result with one's own points first."""
    if game.first == number:
        return result
    turned = {Winner.FIRST: Winner.SECOND, Winner.SECOND: Winner.FIRST}.get(result.winner, result.winner)
    return Result(first=result.second, second=result.first, winner=turned, source=result.source)
