"""A list that decides alone: its words and no others; the bundled vocabulary's readings are commentary."""

import hashlib

from leggio.kernel import Graph
from leggio.lexicon.compiled import CompiledLexicon
from leggio.lexicon.edition.content import Edition
from leggio.lexicon.lexicon import Lexicon


class ListedLexicon(Lexicon):
    """A club's own list as the judge, the engine and the games see any lexicon."""

    def __init__(self, commentary: Lexicon, edition: Edition, words: CompiledLexicon) -> None:
        super().__init__(commentary.file, commentary.profile, commentary.vocabulary)
        self._listed = edition
        self._fingerprint = fingerprint_of_words(edition.words)
        self.graph = Graph.open(str(words.path), words.header.sections["graph"].offset)

    @property
    def list_name(self) -> str:
        """The edition's name."""
        return self._listed.name

    @property
    def edition(self) -> str:
        """The edition's name and number."""
        return self._listed.short

    @property
    def label(self) -> str:
        """No profile: the same words count in every game."""
        return f"{self.edition}-{self._fingerprint}"


def fingerprint_of_words(words: tuple[str, ...]) -> str:
    """What only the same words have."""
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:8]
