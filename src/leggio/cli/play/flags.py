"""The flags of `leggio play`: those that every game shares, and those that each game's terminal adds."""

from collections.abc import Mapping
from enum import StrEnum
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer

from leggio.cli.dictionaries import WordsOption
from leggio.cli.hosting.bots import CHOICES
from leggio.cli.hosting.spec import Flag, flag, terminals
from leggio.cli.options import EditionOption, LanguageOption, one_of
from leggio.games.registry import GAMES
from leggio.speech import FIRST

USUAL_GAME = "scrabble"


class ChallengeRule(StrEnum):
    """What becomes of words that are not admissible: not every game has every rule."""

    FIGS = "figs"
    BOOK = "book"
    DICTIONARY = "dictionary"
    DICTIONARY_THEN_VOTE = "dictionary-then-vote"
    VOTE = "vote"
    VOID = "void"


def playable() -> tuple[str, ...]:
    """The games one can play at a terminal: those with a host of their own, and any other board game."""
    hosts = terminals()
    return tuple(
        name
        for name, game in GAMES.items()
        if (hosts[name].host is not None if name in hosts else game.rulebook.material is not None and not game.is_hall)
    )


def signature() -> Signature:
    """Every parameter, for typer to read."""
    named = {**_common(), **{name: each for spec in terminals().values() for name, each in spec.flags.items()}}
    options = [_parameter(name, each) for name, each in named.items()]
    players = typer.Argument()
    first = [
        Parameter("context", Parameter.KEYWORD_ONLY, annotation=typer.Context),
        Parameter("players", Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[list[str] | None, players]),
    ]
    last = [_typed("words", WordsOption, None), _typed("edition", EditionOption, None)]
    return Signature([*first, *options, *last, _typed("lang", LanguageOption, FIRST)])


def owners() -> dict[str, str]:
    """The game of each flag that only one of them knows."""
    return {name: game for game, spec in terminals().items() for name in spec.flags}


def _parameter(name: str, each: Flag) -> Parameter:
    return _typed(name, Annotated[each.kind, each.option], each.default)


def _typed(name: str, annotation: Any, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _common() -> Mapping[str, Flag]:
    games = playable()
    rules = ", ".join(name for game in games for name in GAMES[game].rulebook.names)
    return {
        "bot": flag(list[str] | None, values=", ".join(CHOICES)),
        "family": flag(bool, "--family", default=False),
        "no_words": flag(bool, "--no-words", default=False),
        "rules": flag(str | None, values=rules, show_default=_usual_rules()),
        "challenges": flag(ChallengeRule | None, show_default=_usual("challenges")),
        "minutes": flag(int | None, show_default=_usual("minutes")),
        "no_clock": flag(bool, "--no-clock", default=False),
        "starter": flag(str | None),
        "log": flag(Path | None),
        "resume": flag(Path | None),
        "seed": flag(str | None),
        "game": flag(
            str | None,
            parser=one_of(games),
            metavar=f"<{'|'.join(games)}>",
            show_default=USUAL_GAME,
        ),
    }


def _usual_rules() -> str:
    return GAMES[USUAL_GAME].rulebook.names[0]


def _usual(name: str) -> str:
    return ", ".join(spec.usual[name] for spec in terminals().values() if name in spec.usual)
