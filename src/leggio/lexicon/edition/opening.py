"""Opening an edition as a lexicon of any rules: compiled at the first use, kept among the compiled lexicons."""

import contextlib
from pathlib import Path

from leggio.kernel import BadGraphFileError, Graph
from leggio.lexicon import compiled
from leggio.lexicon.building import key_of
from leggio.lexicon.compiled import CompiledLexicon, StaleLexiconError
from leggio.lexicon.edition.amended import AmendedVocabulary
from leggio.lexicon.edition.content import Edition, Kind
from leggio.lexicon.edition.listed import ListedLexicon, fingerprint_of_words
from leggio.lexicon.edition.shelf import Shelf
from leggio.lexicon.lexicon import Lexicon, label_of
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS, Profile
from leggio.lexicon.vocabulary import Vocabulary


def open_edition(edition: Edition, cache: Path, profile: Profile = FIGS, base: Vocabulary | None = None) -> Lexicon:
    """The words of an edition under the rules of a profile; `cache` keeps compiled files."""
    base = base or Vocabulary()
    folder = compiled_folder(cache, edition)
    if edition.kind is Kind.AMENDMENT:
        return open_lexicon(folder, profile, AmendedVocabulary(base, edition))
    return ListedLexicon(open_lexicon(cache, profile, base), edition, _compiled_words(edition, folder / "list.lexicon"))


def compiled_folder(cache: Path, edition: Edition) -> Path:
    """A folder for each version: what is compiled of one never makes way for another."""
    return cache / "editions" / edition.reference


def label_for(edition: Edition, profile: Profile, base: Vocabulary | None = None) -> str:
    """The label of an edition under the rules of a profile, without opening it."""
    if edition.kind is Kind.LIST:
        return f"{edition.short}-{fingerprint_of_words(edition.words)}"
    amended = AmendedVocabulary(base or Vocabulary(), edition)
    return label_of(profile.name, edition.short, key_of(amended, profile))


def offered_shelf(cache: Path) -> Shelf:
    """Where a server puts the editions of its tables for its processes to find, which know no database."""
    return Shelf(cache / "offered")


def open_offered(cache: Path, profile: Profile, reference: str = "") -> Lexicon:
    """The words of a table's edition, by its reference; without one, of the bundled vocabulary."""
    if not reference:
        return open_lexicon(cache, profile)
    return open_edition(offered_shelf(cache).find(reference), cache, profile)


def _compiled_words(edition: Edition, path: Path) -> CompiledLexicon:
    with contextlib.suppress(StaleLexiconError, BadGraphFileError):
        found = CompiledLexicon.open(path, edition.hash)
        Graph.open(str(path), found.header.sections["graph"].offset)
        return found
    graph = Graph.build(list(edition.words)).to_bytes()
    sections = {"graph": graph, "entries": b""}
    compiled.write(path, key=edition.hash, profile="list", edition=edition.short, sections=sections)
    return CompiledLexicon.open(path, edition.hash)
