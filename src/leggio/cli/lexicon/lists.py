"""`leggio lexicon lists`: the words of two and three letters, to read or to print."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.files import write_new
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.profiles import Rules
from leggio.paper.lists import lists_pdf, lists_text, short_words
from leggio.speech import FIRST


def lists(
    pdf: Annotated[Path | None, typer.Option()] = None,
    large: Annotated[bool, typer.Option("--large")] = False,
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """The words of two and three letters, on screen or as PDF."""
    lexicon = lexicon_of(rules.value, edition)
    listed = short_words(lexicon)
    if pdf is None:
        typer.echo(lists_text(listed, language=lang), nl=False)
        return
    write_new(pdf, lists_pdf(listed, label=lexicon.label, language=lang, large=large))
    typer.echo(Speaker(lang)("lists.written", file=pdf))
