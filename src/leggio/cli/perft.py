"""`leggio perft FILE`: how many plays each position has and the best score, to compare generators by."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.board_games import RULES_OF, BoardGameOption, of_another_game
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.failure import fail
from leggio.cli.files import read_bytes
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.engine import Position
from leggio.engine.rules import USUAL_GAME
from leggio.notation.errors import NotationError
from leggio.speech import FIRST


def perft(
    file: Annotated[Path, typer.Argument()],
    game: BoardGameOption = USUAL_GAME,
    words: WordsOption = None,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Count the plays of each position."""
    say = Speaker(lang)
    rules = RULES_OF[game]
    graph = graph_of(words, edition, rules)
    wrong = 0
    for number, line in enumerate(read_bytes(file).decode("utf-8-sig", "replace").splitlines(), start=1):
        if not line.strip():
            continue
        cgp, *expected = line.split("\t")
        try:
            found = Position.from_cgp(cgp, graph, rules=rules).count()
        except NotationError as error:
            raise NotationError(number, error.code, **error.detail) from None
        except ValueError:
            raise of_another_game(game, number) from None
        typer.echo(f"{found[0]} {found[1]}")
        wrong += bool(expected) and expected != [str(figure) for figure in found]
    if wrong:
        fail(say("perft.wrong", count=wrong))
