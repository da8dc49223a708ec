"""Options that several commands share."""

import os
from collections.abc import Callable, Collection, Sequence
from typing import Annotated

import typer

from leggio.cli.speech import Language
from leggio.lexicon.profiles import Rules

LanguageOption = Annotated[
    Language, typer.Option("--lang", envvar="LEGGIO_LANG", help="Lingua: it, en. / Language.", show_default=True)
]


RulesOption = Annotated[Rules, typer.Option(help="Regolamento. / Rule set.")]
EditionOption = Annotated[
    str | None,
    typer.Option(help="Un'edizione importata, che decide da sola. / An imported edition, which decides alone."),
]


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """Reads an option that has to be one of these, where they are known only once the program runs."""

    def read(given: str) -> str:
        if given not in names:
            raise typer.BadParameter(f"{given!r} is not one of {', '.join(map(repr, names))}.")
        return given

    return read


def language_of(arguments: Sequence[str]) -> Language:
    """The language asked for on a command line that failed before its options were read."""
    asked = os.environ.get("LEGGIO_LANG", "")
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return Language(asked) if asked in list(Language) else Language.IT
