"""Where the command line keeps lexicons: compiled files in the user's cache, imported lists among the user's data."""

import os
from pathlib import Path

import platformdirs

from leggio.cli.failure import SpokenError
from leggio.cli.files import read_bytes, unreadable, unwritable
from leggio.cli.speaking import Speaker
from leggio.lexicon.edition import (
    BUNDLED_NAME,
    Edition,
    EditionError,
    Shelf,
    is_edition,
    label_for,
    open_edition,
    sound_edition,
)
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import cache_directory, open_lexicon
from leggio.lexicon.profiles import FIGS, PROFILES, Profile
from leggio.lexicon.reading import Problem
from leggio.lexicon.vocabulary import Vocabulary, VocabularyError
from leggio.speech.printable import printable

PROBLEMS_SHOWN = 50
_HEAD = 4096


def data_directory() -> Path:
    """Where a club's own lists lie; LEGGIO_DATA moves it."""
    given = os.environ.get("LEGGIO_DATA")
    return Path(given) if given else platformdirs.user_data_path("leggio")


def lexicon_of(rules: str, edition: str | None = None) -> Lexicon:
    """The bundled lexicon as a rule set has it, or an edition in its stead."""
    if edition is None or edition == BUNDLED_NAME:
        return opened(cache_directory(), rules, Vocabulary())
    return opened_edition(edition_named(edition), rules)


def shelf() -> Shelf:
    """The editions that are kept on this machine."""
    return Shelf(data_directory())


def edition_named(name: str) -> Edition:
    """An edition by name, name and number, or reference; one that is not there is told."""
    try:
        return shelf().find(name)
    except EditionError as error:
        raise NoEditionError(error) from None


def opened_edition(edition: Edition, rules: str) -> Lexicon:
    """The words of an edition as a rule set has them."""
    try:
        return open_edition(edition, cache_directory(), profile_for(rules))
    except VocabularyError as error:
        raise BrokenVocabularyError(error.problems) from None
    except OSError as error:
        raise unwritable(cache_directory(), error) from None


def edition_in(file: Path) -> Edition | None:
    """The edition of a file; None for a plain list of words. What is wrong with it is told, all of it."""
    content = read_bytes(file)
    # A list of a million words need not be read to know that it is none.
    if not is_edition(content[:_HEAD].decode("utf-8-sig", errors="replace")):
        return None
    try:
        return sound_edition(content.decode("utf-8-sig"), str(file))
    except UnicodeDecodeError as error:
        raise unreadable(file, error) from None
    except VocabularyError as error:
        raise BrokenEditionError(error.problems) from None


def label_of_edition(edition: Edition) -> str:
    """What games by the federation's rules record of an edition."""
    return label_for(edition, FIGS)


class NoEditionError(SpokenError):
    """An edition that is not there, or cannot be kept."""

    def __init__(self, error: EditionError) -> None:
        super().__init__(error)
        self.error = error

    def sentence(self, say: Speaker) -> str:
        """The sentence of its code."""
        return say(self.error.code, **self.error.detail)


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


class BrokenEditionError(BrokenVocabularyError):
    """An edition's file that changes nothing, for something in it is wrong."""

    def sentence(self, say: Speaker) -> str:
        """A line for each problem, and that nothing has changed."""
        return f"{super().sentence(say)} {say('edition.refused')}"


def problem_sentence(problem: Problem, say: Speaker) -> str:
    """File, line and cause."""
    return f"{printable(problem.file)}:{problem.line}: {say(problem.code, **problem.detail)}"
