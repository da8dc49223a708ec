"""Options that several commands share."""

from collections.abc import Callable, Collection, Sequence
from typing import Annotated

import typer

from leggio.cli.locales import usual_language
from leggio.lexicon.profiles import Rules
from leggio.speech import languages


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """Reads an option that has to be one of these, where they are known only once the program runs."""

    def read(given: str) -> str:
        if given not in names:
            raise typer.BadParameter(f"{given!r} is not one of {', '.join(map(repr, names))}.")
        return given

    return read


def spoken(given: str) -> str:
    """Reads an option that has to be a language there is."""
    return one_of(languages())(given)


LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang", envvar="LEGGIO_LANG", show_default=True, parser=spoken, metavar=f"<{'|'.join(languages())}>"
    ),
]

JsonOption = Annotated[bool, typer.Option("--json")]
RulesOption = Annotated[Rules, typer.Option()]
EditionOption = Annotated[str | None, typer.Option()]


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for on a command line that failed before its options were read."""
    asked = ""
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked if asked in languages() else usual_language()
