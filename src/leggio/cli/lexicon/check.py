"""`leggio lexicon check`: is the vocabulary sound, and if not, where."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.lexicons import PROBLEMS_SHOWN, problem_sentence
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.checking import check as problems_of
from leggio.lexicon.vocabulary import BUNDLED, Vocabulary
from leggio.speech import FIRST


def check(
    directory: Annotated[Path, typer.Argument()] = BUNDLED,
    lang: LanguageOption = FIRST,
) -> None:
    """Check the vocabulary line by line."""
    say = Speaker(lang)
    if not directory.is_dir():
        fail(say("vocabulary.no_directory", directory=directory))
    vocabulary = Vocabulary(directory)
    problems = problems_of(vocabulary)
    for problem in problems[:PROBLEMS_SHOWN]:
        typer.echo(problem_sentence(problem, say))
    if problems:
        fail(say("vocabulary.problems", count=len(problems)))
    typer.echo(say("vocabulary.sound", edition=vocabulary.edition))
