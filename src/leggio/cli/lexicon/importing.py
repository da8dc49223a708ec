"""`leggio lexicon import FILE`: an edition's file, or a club's own list, which then decides by itself."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import complain, fail
from leggio.cli.files import unwritable
from leggio.cli.lexicons import NoEditionError, data_directory, edition_in, label_of_edition, shelf
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.words import read_words
from leggio.lexicon.edition import Edition, EditionError, Kind
from leggio.speech import FIRST

SHOWN = 20


def import_list(
    file: Annotated[Path, typer.Argument()],
    name: Annotated[str | None, typer.Option()] = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Keep an edition's file, or make a list an edition that decides alone."""
    say = Speaker(lang)
    try:
        written = edition_in(file)
        if written and name is not None:
            fail(say("import.named_already", file=file))
        edition = shelf().keep(written) if written else _list(file, name, say, replace=replace)
    except EditionError as error:
        raise NoEditionError(error) from None
    except OSError as error:
        raise unwritable(data_directory(), error) from None
    count = len(edition.words or edition.changes)
    key = "import.kept" if edition.kind is Kind.LIST else "import.amends"
    typer.echo(say(key, name=edition.name, number=edition.number, count=count, label=label_of_edition(edition)))


def _list(file: Path, name: str | None, say: Speaker, *, replace: bool) -> Edition:
    words = read_words(file)
    if name is None:
        fail(say("import.no_name", file=file))
    if words.skipped:
        for line in words.skipped[:SHOWN]:
            complain(say("import.bad_word", file=file, line=line.number, text=line.text))
        fail(say("import.refused", count=len(words.skipped)))
    return shelf().keep_list(name, words.words, replace=replace)
