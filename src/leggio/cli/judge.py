"""`leggio judge PAROLA…`: is it a word, and why."""

from typing import Annotated

import msgspec
import typer

from leggio.cli.failure import fail
from leggio.cli.lexicons import data_directory, lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, Rules, RulesOption
from leggio.cli.speech import Language, Speaker
from leggio.cli.speech.printable import as_text
from leggio.cli.wording import opinion_lines
from leggio.lexicon.editions import EditionError, open_edition
from leggio.lexicon.opinion import opinion_on


def judge(
    words: Annotated[list[str], typer.Argument(help="Le parole da giudicare. / The words to judge.")],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Un oggetto JSON per parola. / One JSON object a word.")
    ] = False,
    lang: LanguageOption = Language.IT,
) -> None:
    """Giudica parole, e spiega il verdetto. / Judge words, and explain the verdict."""
    say = Speaker(lang)
    lexicon = lexicon_of(rules.value)
    try:
        listed = open_edition(data_directory(), edition) if edition is not None else None
    except EditionError as error:
        fail(say(error.code, **error.detail))
    texts = [as_text(word) for word in words]
    opinions = [listed.opinion_on(text, lexicon) if listed else opinion_on(text, lexicon) for text in texts]
    for opinion in opinions:
        if as_json:
            typer.echo(msgspec.json.encode(opinion))
        else:
            for line in opinion_lines(opinion, say):
                typer.echo(line)
    raise typer.Exit(0 if all(opinion.valid for opinion in opinions) else 1)
