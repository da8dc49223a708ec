"""Which dictionary a command goes by: the bundled lexicon, a club's edition, or a list of one's own."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from leggio.cli.failure import fail
from leggio.cli.lexicons import data_directory, lexicon_of, profile_for
from leggio.cli.speaking import Speaker
from leggio.cli.words import LONGEST_WORD, fingerprint_of, read_words
from leggio.core.verdicts import Judge
from leggio.engine import word_graph
from leggio.games.figs import FIGS
from leggio.kernel import Graph
from leggio.lexicon.editions import Edition, EditionError, EditionJudge, names, open_edition
from leggio.lexicon.opinion import LexiconJudge

WordsOption = Annotated[Path | None, typer.Option()]


class Dictionary(msgspec.Struct, frozen=True):
    """A judge, the label games record, and what to tell people about it."""

    judge: Judge
    label: str
    told: tuple[str, ...] = ()
    graph: Callable[[], Graph] | None = None  # its words, where they are not those of the bundled lexicon


def bundled(rules: str, say: Speaker) -> Dictionary:
    """The lexicon that comes with Leggio."""
    lexicon = lexicon_of(rules)
    told = say("play.lexicon", label=lexicon.label, count=len(lexicon))
    return Dictionary(LexiconJudge(lexicon), lexicon.label, (told,))


def of_edition(name: str, say: Speaker) -> Dictionary:
    """An edition imported earlier."""
    return _dictionary(_opened(name, say), say)


def _dictionary(edition: Edition, say: Speaker) -> Dictionary:
    told = say("play.edition", name=edition.name, count=edition.graph.word_count)
    return Dictionary(EditionJudge(edition), edition.label, (told,), lambda: edition.graph)


def of_list(path: Path, say: Speaker, longest: int = LONGEST_WORD) -> Dictionary:
    """A list from a file, of words that a board has room for."""
    words = read_words(path, longest)
    told = [say("play.loaded_words", count=words.count, file=path)]
    if words.skipped:
        first = words.skipped[0]
        skipped = say("play.skipped_lines", count=len(words.skipped), file=path, line=first.number, text=first.text)
        told.append(skipped)
    return Dictionary(words.judge, words.label, tuple(told), lambda: word_graph(words.words))


def recorded(label: str, rules: str, say: Speaker) -> Dictionary | None:
    """The dictionary of a game by the label it recorded, if this machine has it."""
    if not label:
        return None
    same = (one for one in _kept(rules, say) if fingerprint_of(one.label) == fingerprint_of(label))
    return next(same, None) or _newer(label, rules, say)


def _newer(label: str, rules: str, say: Speaker) -> Dictionary | None:
    """The bundled lexicon as it is now, for a game that began with an earlier one: what was ruled stays ruled."""
    now = bundled(rules, say)
    if label.partition("-")[0] != now.label.partition("-")[0]:
        return None
    return Dictionary(now.judge, label, (*now.told, say("play.lexicon_changed", then=label)))


def _kept(rules: str, say: Speaker) -> Iterator[Dictionary]:
    """Every dictionary this machine has; a damaged one is no obstacle to the others."""
    yield bundled(rules, say)
    for name in names(data_directory()):
        with contextlib.suppress(EditionError):
            yield _dictionary(open_edition(data_directory(), name), say)


def graph_of(words: Path | None, edition: str | None, say: Speaker, rules: str = FIGS.name) -> Graph:
    """The words for the engine."""
    if words is not None:
        return word_graph(read_words(words, profile_for(rules).longest).words)
    return _opened(edition, say).graph if edition is not None else lexicon_of(rules).graph


def _opened(name: str, say: Speaker) -> Edition:
    try:
        return open_edition(data_directory(), name)
    except EditionError as error:
        fail(say(error.code, **error.detail))
