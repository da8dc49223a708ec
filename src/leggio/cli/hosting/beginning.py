"""Before a game: who plays, where its log goes, what chance it has."""

import re
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

import typer
from platformdirs import user_data_path

from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.speaking import Speaker
from leggio.core.chance import Chance, SeededChance


def names_of(given: tuple[str, ...], bots: int, keyboard: Keyboard, say: Speaker) -> tuple[str, ...]:
    """The people: those named, or those who answer; bots may also play among themselves."""
    if given or bots > 1:
        return given
    default = say("play.default_player" if bots else "play.default_players")
    question = say("play.ask_player" if bots else "play.ask_players")
    try:
        answer = keyboard.ask(f"{question} [{default}]", lambda: "")
    except EOFError:
        if keyboard.has_person:
            raise typer.Exit from None
        answer = ""
    except KeyboardInterrupt:
        raise typer.Exit from None
    return tuple(name.strip() for name in (answer.strip() or default).split(","))


def chance_of(seed: str | None) -> Chance | None:
    """The chance of a seed, for games that can be had again; None for chance itself."""
    return None if seed is None else SeededChance(seed.encode(errors="surrogateescape"))


def default_log(names: tuple[str, ...]) -> Path:
    """Where a log goes that nobody gave a name: the moment and the players, among the user's data."""
    started = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    readable = "-".join(re.sub(r"\W+", "", name) for name in names).lower()[:60]
    first = user_data_path("leggio") / "games" / f"{started}-{readable}.jsonl"
    # The same people may have begun another within the second.
    others = (first.with_stem(f"{first.stem}-{number}") for number in count(2))
    return next(path for path in chain([first], others) if not path.exists())
