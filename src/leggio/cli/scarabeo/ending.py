"""How a game of Scarabeo ended: who closed it, what everyone held, who comes where, who wins how much from whom."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from leggio.cli.ending import tell_places
from leggio.cli.scarabeo.sheet import drawn
from leggio.cli.speaking import Speaker
from leggio.core.letters import JOLLY
from leggio.games.scarabeo.events import Ended, Reckoning
from leggio.games.scarabeo.score import balances
from leggio.speech.printable import printable

LEFT = (Reckoning.RACK_LEFT, Reckoning.SCARABS_LEFT)


def tell_end(ended: Ended, players: tuple[str, ...], say: Speaker) -> Iterator[RenderableType]:
    """Why the game is over, what that costs and gives, and the places."""
    held = {line.seat for line in ended.settlement if line.kind in LEFT}
    # Whoever closes holds nothing, and nobody else does (art. 32).
    closer = next((name for seat, name in enumerate(players) if seat not in held), "")
    yield say(f"end.{ended.reason}", name=closer)
    for is_left in (True, False):
        yield from _settled(ended, players, say, is_left=is_left)
    yield from tell_places(ended.places, ended.scores, players, say)
    if ended.places:
        yield settlement_table(ended, players, say)


def _settled(ended: Ended, players: tuple[str, ...], say: Speaker, *, is_left: bool) -> Iterator[str]:
    """What people hold and lose by it, or what the one who closed gains (art. 30, 33-34)."""
    for seat, name in enumerate(players):
        lines = [line for line in ended.settlement if line.seat == seat and (line.kind in LEFT) == is_left]
        if not lines:
            continue
        tiles = "".join(line.tiles for line in lines)
        yield say(
            "end.holds" if is_left else "end.gains",
            name=name,
            tiles=drawn(tiles),
            points=f"{sum(line.points for line in lines):+d}",
            articles=_articles(tiles, is_left=is_left),
        )


def _articles(tiles: str, *, is_left: bool) -> str:
    """Art. 33 is about whoever closes, scarabs included; art. 34 about the others, whose scarabs are in art. 30."""
    if not is_left:
        return "33"
    return "30, 34" if JOLLY in tiles else "34"


def settlement_table(ended: Ended, players: tuple[str, ...], say: Speaker) -> RenderableType:
    """A row for each player: what they win from each of the others, or lose to them, and in all (art. 36)."""
    if not ended.winnings:
        return Text(say("settle.nothing"))
    table = Table(header_style="dim", box=None)
    table.add_column("")
    for name in players:
        table.add_column(printable(name), justify="right")
    table.add_column(say("settle.balance"), justify="right", style="bold")
    owed = {(each.winner, each.loser): each.points for each in ended.winnings}
    for seat, name in enumerate(players):
        cells = [
            "·" if other == seat else signed(owed.get((seat, other), 0) - owed.get((other, seat), 0))
            for other in range(len(players))
        ]
        table.add_row(printable(name), *cells, signed(balances(ended)[seat]))
    # As the table's own title it would be broken to the width of the columns.
    return Group("", Text(say("settle.title"), style="bold"), table)


def signed(points: int) -> str:
    """Points won or lost; nothing is nothing."""
    return f"{points:+d}" if points else "0"
