"""`leggio lexicon export FILE`: the words, one a line, for other programs."""

import gzip
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.files import write_new
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
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
    graph = lexicon_of(rules.value, edition).graph
    content = "".join(f"{word}\n" for word in graph.words()).encode()
    # No time stamp: the same words give the same file.
    write_new(file, gzip.compress(content, mtime=0) if file.suffix == ".gz" else content)
    typer.echo(say("lexicon.exported", count=graph.word_count, file=file))
