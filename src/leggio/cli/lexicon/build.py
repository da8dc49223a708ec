"""`leggio lexicon build`: compile a vocabulary now rather than at the first use."""

import time
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.files import unwritable
from leggio.cli.lexicons import PROBLEMS_SHOWN, problem_sentence, profile_for
from leggio.cli.options import LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.building import build as compile_vocabulary
from leggio.lexicon.building import key_of
from leggio.lexicon.compiled import CompiledLexicon
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import cache_directory
from leggio.lexicon.profiles import Rules
from leggio.lexicon.vocabulary import BUNDLED, Vocabulary, VocabularyError
from leggio.speech import FIRST


def build(
    directory: Annotated[Path, typer.Argument()] = BUNDLED,
    rules: RulesOption = Rules.FIGS,
    output: Annotated[Path | None, typer.Option()] = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Build the lexicon from the vocabulary."""
    say = Speaker(lang)
    if not directory.is_dir():
        fail(say("vocabulary.no_directory", directory=directory))
    vocabulary, profile = Vocabulary(directory), profile_for(rules.value)
    key = key_of(vocabulary, profile)
    path = output or cache_directory() / f"{profile.name}-{key[:16]}.lexicon"
    begun = time.perf_counter()
    try:
        compile_vocabulary(vocabulary, profile, path)
    except VocabularyError as error:
        for problem in error.problems[:PROBLEMS_SHOWN]:
            typer.echo(problem_sentence(problem, say))
        fail(say("vocabulary.problems", count=len(error.problems)))
    except OSError as error:
        raise unwritable(path, error) from None
    seconds = time.perf_counter() - begun
    built = Lexicon(CompiledLexicon.open(path, key), profile, vocabulary)
    megabytes = f"{path.stat().st_size / 1e6:.1f}"
    typer.echo(
        say(
            "lexicon.built",
            label=built.label,
            words=len(built),
            megabytes=megabytes,
            seconds=f"{seconds:.1f}",
            file=path,
        )
    )
