"""`leggio moves CGP`: the plays of a position, best first."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from leggio.cli.board_games import RULES_OF, BoardGameOption, HouseOption, house_rules, of_another_game
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.files import STREAM, read_bytes
from leggio.cli.options import EditionOption, JsonOption, LanguageOption
from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
from leggio.core.coordinates import field_position
from leggio.engine import EnginePlay, Position
from leggio.engine.rules import USUAL_GAME
from leggio.speech import FIRST


def moves(
    cgp: Annotated[str, typer.Argument()],
    count: Annotated[int, typer.Option(min=1, max=100_000)] = 15,
    game: BoardGameOption = USUAL_GAME,
    house: HouseOption = None,
    words: WordsOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """List the best plays of a position."""
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    if cgp == STREAM:
        cgp = read_bytes(Path(STREAM)).decode("utf-8-sig", "replace").strip()
    try:
        rules = RULES_OF[game]
        position = Position.from_cgp(
            cgp, graph_of(words, edition, rules), rules=rules, house=house_rules(game, house, say)
        )
        is_last = position.is_last
        best = position.best_at_the_end(count) if is_last else position.best(count)
    except ValueError:
        raise of_another_game(game, 1) from None
    if as_json:
        typer.echo(msgspec.json.encode([_as_data(position, play) for play in best]))
        return
    if not best:
        console.print(say("moves.none"))
        return
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("moves.where", "moves.word"):
        grid.add_column(say(heading))
    for heading in ("moves.points", *(("moves.at_the_end",) if is_last else ())):
        grid.add_column(say(heading), justify="right")
    for play in best:
        where = where_text(play.square.name, play.direction, say)
        taken = "".join(f"?{square.name} " for square in play.swaps)  # the jollies that are taken first
        # With nothing left to draw: what stays on the rack costs, or what going out gains.
        end = [f"{play.equity / 1000 - play.score:+.0f}"] if is_last else []
        grid.add_row(where, taken + _word(position, play), str(play.score), *end)
    console.print(grid)


def _as_data(position: Position, play: EnginePlay) -> dict[str, object]:
    return {
        "move": field_position(play.square, play.direction),
        "tiles": play.tiles,
        "word": _word(position, play).replace("(", "").replace(")", ""),
        "score": play.score,
        "equity": play.equity / 1000,
        "swaps": [square.name for square in play.swaps],
    }


def _word(position: Position, play: EnginePlay) -> str:
    """The word with the tiles that were there in brackets: what one takes from the rack stands out."""
    board = position.board
    board = board.put(tuple((square, board.at(square).upper()) for square in play.swaps))
    cells = [
        f"({board.at(play.square.step(play.direction, step))})" if cell == "." else cell
        for step, cell in enumerate(play.tiles)
    ]
    return "".join(cells).replace(")(", "")
