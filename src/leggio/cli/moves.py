"""`leggio moves CGP`: the plays of a position, best first."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from leggio.cli.board_games import RULES_OF, BoardGameOption, HouseOption, house_rules, of_another_game
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
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
    lang: LanguageOption = FIRST,
) -> None:
    """List the best plays of a position."""
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    try:
        rules = RULES_OF[game]
        position = Position.from_cgp(
            cgp, graph_of(words, edition, rules), rules=rules, house=house_rules(game, house, say)
        )
        is_last = position.is_last
        best = position.best_at_the_end(count) if is_last else position.best(count)
    except ValueError:
        raise of_another_game(game, 1) from None
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


def _word(position: Position, play: EnginePlay) -> str:
    """The word with the tiles that were there in brackets: what one takes from the rack stands out."""
    board = position.board
    board = board.put(tuple((square, board.at(square).upper()) for square in play.swaps))
    cells = [
        f"({board.at(play.square.step(play.direction, step))})" if cell == "." else cell
        for step, cell in enumerate(play.tiles)
    ]
    return "".join(cells).replace(")(", "")
