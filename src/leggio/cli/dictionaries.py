"""Which dictionary a command goes by: the bundled lexicon, a club's edition, or a list of one's own."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace

from leggio.cli.failure import fail
from leggio.cli.lexicons import edition_named, lexicon_of, opened_edition, profile_for, shelf
from leggio.cli.speaking import Speaker
from leggio.cli.words import LONGEST_WORD, fingerprint_of, read_words
from leggio.core.verdicts import Judge
from leggio.engine import word_graph
from leggio.games.figs import FIGS
from leggio.kernel import Graph
from leggio.lexicon.edition import Edition, label_for
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import LexiconJudge

WordsOption = Annotated[Path | None, typer.Option()]


class Dictionary(msgspec.Struct, frozen=True):
    """A judge, the label games record, and what to tell people about it."""

    judge: Judge
    label: str
    told: tuple[str, ...] = ()
    graph: Callable[[], Graph] | None = None  # its words, where they are not those of the bundled lexicon
    lexicon: Lexicon | None = None  # of an edition


def bundled(rules: str, say: Speaker) -> Dictionary:
    """The lexicon that comes with Leggio."""
    lexicon = lexicon_of(rules)
    told = say("play.lexicon", label=lexicon.label, count=len(lexicon))
    return Dictionary(LexiconJudge(lexicon), lexicon.label, (told,))


def of_edition(name: str, say: Speaker, rules: str = FIGS.name) -> Dictionary:
    """An edition that is kept here."""
    return _dictionary(edition_named(name), rules, say)


def _dictionary(edition: Edition, rules: str, say: Speaker) -> Dictionary:
    lexicon = opened_edition(edition, rules)
    told = say("play.edition", name=edition.name, number=edition.number, count=len(lexicon), label=lexicon.label)
    return Dictionary(LexiconJudge(lexicon), lexicon.label, (told,), lambda: lexicon.graph, lexicon)


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
    known = bundled(rules, say)
    if fingerprint_of(known.label) == fingerprint_of(label):
        return known
    versions = shelf().every_version()
    profile = profile_for(rules)
    for edition in versions:
        if fingerprint_of(label_for(edition, profile)) == fingerprint_of(label):
            return _dictionary(edition, rules, say)
    return _newer(label, known, versions, rules, say)


def lexicon_recorded(label: str, rules: str, say: Speaker) -> Lexicon:
    """The words by the label that a tournament recorded; without a label the bundled ones. What is not here is told."""
    if not label:
        return lexicon_of(rules)
    found = recorded(label, rules, say)
    if found is None:
        fail(say("words.not_here", lexicon=label))
    return found.lexicon or lexicon_of(rules)


def _newer(label: str, known: Dictionary, versions: Sequence[Edition], rules: str, say: Speaker) -> Dictionary | None:
    """The words of that name over the vocabulary as it is now: what was ruled stays."""
    profile, _, edition = label.rpartition("-")[0].partition("-")
    if profile != profile_for(rules).name:
        return None
    same = next((each for each in versions if each.short == edition), None)
    now = known if edition.isdecimal() else _dictionary(same, rules, say) if same else None
    return now and replace(now, label=label, told=(*now.told, say("play.lexicon_changed", then=label)))


def graph_of(words: Path | None, edition: str | None, rules: str = FIGS.name) -> Graph:
    """The words for the engine."""
    if words is not None:
        return word_graph(read_words(words, profile_for(rules).longest).words)
    return lexicon_of(rules, edition).graph
