"""`leggio play`: a new game at this terminal, or one that goes on, of whatever game has a host."""

from pathlib import Path
from typing import Any, cast

import typer
from rich.console import Console

from leggio.cli.hosting.asked import Asked
from leggio.cli.hosting.generic.host import GenericHost
from leggio.cli.hosting.keyboard import keyboard_for
from leggio.cli.hosting.spec import find_terminal
from leggio.cli.journal import game_of
from leggio.cli.play.clashes import check_clashes, check_game
from leggio.cli.play.flags import USUAL_GAME, signature
from leggio.cli.speaking import Speaker
from leggio.games.registry import GAMES


def play(*, context: typer.Context, players: list[str] | None, lang: str, **given: Any) -> None:
    """Play a game at this terminal."""
    say = Speaker(lang)
    check_clashes(context, say)
    console = Console(highlight=False, markup=False)
    resume = cast(Path | None, given["resume"])
    chosen = given["game"] or (USUAL_GAME if resume is None else game_of(resume))
    check_game(context, chosen, say)
    asked = Asked(
        players=tuple(players or ()),
        bots=tuple(given["bot"] or ()),
        words=given["words"],
        edition=given["edition"],
        no_words=given["no_words"],
        family=given["family"],
        rules=given["rules"],
        log=given["log"],
        resume=resume,
        seed=given["seed"],
        flags={name: value for name, value in given.items() if value is not None},
    )
    terminal = find_terminal(chosen)
    host = terminal.host if terminal and terminal.host else GenericHost
    host(GAMES[chosen], console, keyboard_for(console), say).play(asked)


# Flags are the sum of what the games know: typer reads them from here.
play.__signature__ = signature()  # type: ignore[attr-defined]
play.__annotations__ = {name: each.annotation for name, each in signature().parameters.items()}
