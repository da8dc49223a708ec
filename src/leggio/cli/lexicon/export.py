"""`leggio lexicon export FILE`: the words, one a line, for other programs."""

import gzip
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.files import write_new
from leggio.cli.lexicons import data_directory, lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.editions import EditionError, open_edition
from leggio.lexicon.profiles import Rules
from leggio.speech import FIRST


def export(
    file: Annotated[Path, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Write the words to a file, one a line."""
    say = Speaker(lang)
    try:
        listed = None if edition is None else open_edition(data_directory(), edition)
    except EditionError as error:
        fail(say(error.code, **error.detail))
    graph = listed.graph if listed else lexicon_of(rules.value).graph
    content = "".join(f"{word}\n" for word in graph.words()).encode()
    # No time stamp: the same words give the same file.
    write_new(file, gzip.compress(content, mtime=0) if file.suffix == ".gz" else content)
    typer.echo(say("lexicon.exported", count=graph.word_count, file=file))
