"""`leggio lexicon import FILE --name NAME`: a club's own list, which then decides by itself."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import complain, fail
from leggio.cli.files import unwritable
from leggio.cli.lexicons import data_directory
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.words import read_words
from leggio.lexicon.editions import EditionError, keep
from leggio.speech import FIRST

SHOWN = 20


def import_list(
    file: Annotated[Path, typer.Argument()],
    name: Annotated[str, typer.Option()],
    replace: Annotated[bool, typer.Option("--replace")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Make a list an edition that decides alone."""
    say = Speaker(lang)
    words = read_words(file)
    if words.skipped:
        for line in words.skipped[:SHOWN]:
            complain(say("import.bad_word", file=file, line=line.number, text=line.text))
        fail(say("import.refused", count=len(words.skipped)))
    try:
        edition = keep(data_directory(), name, words.words, replace=replace)
    except EditionError as error:
        fail(say(error.code, **error.detail))
    except OSError as error:
        raise unwritable(data_directory(), error) from None
    typer.echo(say("import.kept", name=edition.name, count=words.count, label=edition.label))
