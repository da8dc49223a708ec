"""`leggio lexicon export FILE`: the words for other programs, one a line or as their word graph; and its alphabet."""

import gzip
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.files import STREAM, write_new
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.core.tiles import Distribution
from leggio.engine.registry import rules_of
from leggio.lexicon.profiles import Rules
from leggio.notation.kwg import KWG, write_alphabet, write_kwg
from leggio.speech import FIRST


def export(
    file: Annotated[Path, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Write the words to a file, one a line."""
    say = Speaker(lang)
    suffix = file.suffix.casefold()
    if suffix == ".csv":
        write_new(file, write_alphabet(_tiles(rules, say)).encode())
        typer.echo(say("lexicon.exported_alphabet", file=file))
        return
    graph = lexicon_of(rules.value, edition).graph
    content = write_kwg(graph) if suffix == KWG else "".join(f"{word}\n" for word in graph.words()).encode()
    # No time stamp: the same words give the same file.
    write_new(file, gzip.compress(content, mtime=0) if suffix == ".gz" else content)
    if str(file) != STREAM:
        typer.echo(say("lexicon.exported", count=graph.word_count, file=file))


def _tiles(rules: Rules, say: Speaker) -> Distribution:
    """The tiles of a game on a board: the others have none."""
    try:
        return rules_of(rules.value).tiles
    except KeyError:
        fail(say("lexicon.no_tiles", rules=rules.value))
