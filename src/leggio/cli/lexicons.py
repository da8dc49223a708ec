"""Where the command line keeps lexicons: compiled files in the user's cache, imported lists among the user's data."""

import os
from pathlib import Path

import platformdirs

from leggio.cli.failure import SpokenError
from leggio.cli.files import unwritable
from leggio.cli.speaking import Speaker
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import cache_directory, open_lexicon
from leggio.lexicon.profiles import PROFILES, Profile
from leggio.lexicon.reading import Problem
from leggio.lexicon.vocabulary import Vocabulary, VocabularyError
from leggio.speech.printable import printable

PROBLEMS_SHOWN = 50


def data_directory() -> Path:
    """Where a club's own lists lie; LEGGIO_DATA moves it."""
    given = os.environ.get("LEGGIO_DATA")
    return Path(given) if given else platformdirs.user_data_path("leggio")


def lexicon_of(rules: str) -> Lexicon:
    """The bundled lexicon as a rule set has it."""
    return opened(cache_directory(), rules, Vocabulary())


def profile_for(rules: str) -> Profile:
    """Which words a rule set is played by; ours say it at once, of others the game is asked."""
    if rules in PROFILES:
        return PROFILES[rules]
    from leggio.engine.words import profile_of  # noqa: PLC0415 - judging a word must not wait for the engine

    return profile_of(rules)


def opened(cache: Path, rules: str, vocabulary: Vocabulary) -> Lexicon:
    """A vocabulary as a rule set has it; what is wrong with it, or with the place for compiled files, is told."""
    try:
        return open_lexicon(cache, profile_for(rules), vocabulary)
    except VocabularyError as error:
        raise BrokenVocabularyError(error.problems) from None
    except OSError as error:
        raise unwritable(cache, error) from None


class BrokenVocabularyError(SpokenError):
    """A vocabulary that cannot be compiled: file, line and cause of what is wrong."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def sentence(self, say: Speaker) -> str:
        """A line for each problem, up to a point, and their number."""
        told = [problem_sentence(problem, say) for problem in self.problems[:PROBLEMS_SHOWN]]
        return "\n".join((*told, say("vocabulary.problems", count=len(self.problems))))


def problem_sentence(problem: Problem, say: Speaker) -> str:
    """File, line and cause."""
    return f"{printable(problem.file)}:{problem.line}: {say(problem.code, **problem.detail)}"
