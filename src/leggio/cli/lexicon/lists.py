"""`leggio lexicon lists`: the words of two and three letters, to read or to print."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.files import write_new
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import LanguageOption, RulesOption
from leggio.cli.speech import Language, Speaker
from leggio.lexicon.profiles import Rules
from leggio.paper.lists import lists_pdf, lists_text, short_words


def lists(
    pdf: Annotated[Path | None, typer.Option(help="Scrive un PDF da stampare. / Write a PDF to print.")] = None,
    large: Annotated[
        bool, typer.Option("--large", help="Il PDF a caratteri grandi. / The PDF in large print.")
    ] = False,
    rules: RulesOption = Rules.FIGS,
    lang: LanguageOption = Language.IT,
) -> None:
    """Le parole di due e tre lettere, a video o in PDF. / The words of two and three letters, on screen or as PDF."""
    lexicon = lexicon_of(rules.value)
    listed = short_words(lexicon)
    if pdf is None:
        typer.echo(lists_text(listed, language=lang.value), nl=False)
        return
    write_new(pdf, lists_pdf(listed, label=lexicon.label, language=lang.value, large=large))
    typer.echo(Speaker(lang)("lists.written", file=pdf))
