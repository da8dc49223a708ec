"""An open lexicon: membership from the word graph, and every way to read a word from the entries."""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

from leggio.core.letters import plain
from leggio.kernel import Graph
from leggio.lexicon.analysis import Analysis, analysis_of
from leggio.lexicon.building import admitted
from leggio.lexicon.categories import abbreviations
from leggio.lexicon.compiled import CompiledLexicon
from leggio.lexicon.derived import naming_articles
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import Endings, Tag, inflect
from leggio.lexicon.profiles import MODERN_ABBREVIATIONS, VERB_PREFIX, Profile
from leggio.lexicon.reading import parse
from leggio.lexicon.vocabulary import Vocabulary


class Lexicon:
    """The words of one profile.

    >>> import leggio
    >>> lexicon = leggio.open_lexicon("scarabeo")
    >>> "perche'" in lexicon, "Perché" in lexicon, len(lexicon) > 2_000_000
    (False, True, True)
    >>> lexicon.graph.hooks("RE")
    ('AEIOT', 'AEGIMOPS')
    """

    def __init__(self, file: CompiledLexicon, profile: Profile, vocabulary: Vocabulary) -> None:
        self.file = file
        self.profile = profile
        self.vocabulary = vocabulary
        self.graph = Graph.open(str(file.path), file.header.sections["graph"].offset)

    @property
    def edition(self) -> str:
        """The number of the vocabulary's edition."""
        return self.file.header.edition

    @property
    def label(self) -> str:
        """What a game records: profile, edition, and a fingerprint that only the same words have."""
        return label_of(self.profile.name, self.edition, self.file.header.key)

    @property
    def list_name(self) -> str:
        """The name of the list that decides alone, if one does."""
        return ""

    def __contains__(self, word: str) -> bool:
        """Whether a word is admitted, whatever its case and accents."""
        if self.graph.contains(word):
            return True
        asked = plain(word)
        return asked != word and self.graph.contains(asked)

    def __len__(self) -> int:
        return self.graph.word_count

    def contains_many(self, words: Iterable[str]) -> list[bool]:
        """Membership of many words at once, such as a column of a table; case and accents do not matter."""
        if isinstance(words, str):
            raise TypeError("contains_many takes many words; for one there is `in`")
        asked = list(words)
        found = self.graph.contains_many(asked)
        missing = [at for at, known in enumerate(found) if not known and asked[at] != plain(asked[at])]
        for at, known in zip(missing, self.graph.contains_many([plain(asked[at]) for at in missing]), strict=True):
            found[at] = known
        return found

    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """Every way to read a word, the plainest first; nothing for a word that is not admitted."""
        found = [
            analysis_of(entry, tag, self.profile, also=naming_articles(entry, tag))
            for entry, tag in self.readings(word)
            if admitted(entry, self.profile)
        ]
        if self.profile.modern_usage and word.startswith(VERB_PREFIX.upper()):
            found += [
                analysis_of(entry, tag, self.profile, prefix=VERB_PREFIX)
                for entry, tag in self.readings(word[len(VERB_PREFIX) :])
                if entry.part is Part.VERB and admitted(entry, self.profile)
            ]
        if meaning := self._abbreviations.get(word):
            found.append(Analysis(word, Part.ABBREVIATION, "lemma", meaning=meaning, articles=(MODERN_ABBREVIATIONS,)))
        return tuple(sorted(dict.fromkeys(found), key=_plainness))

    def readings(self, word: str) -> Iterator[tuple[Entry, Tag]]:
        """The entries and slots that make a word, whether or not the profile has them."""
        for stem, part, line in self.file.beginning(word):
            entry, endings = _inflected(part, line, self.profile)
            for tag in endings.by_text.get(word[len(stem) :], ()):
                yield entry, tag

    def entries_near(self, word: str) -> Iterator[Entry]:
        """Every entry whose stem begins the word: those it could be a form of."""
        for _, part, line in self.file.beginning(word):
            yield parse(line, Part(part))

    def entries_of(self, lemma: str) -> list[Entry]:
        """The entries of a lemma."""
        return [entry for entry in self.entries_near(plain(lemma)) if entry.lemma == lemma]

    def all_entries(self) -> Iterator[Entry]:
        """Every entry of the vocabulary."""
        for part, line in self.file.all_entries():
            yield parse(line, Part(part))

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every word of a length, sorted."""
        return tuple(self.graph.of_length(length))

    @cached_property
    def _abbreviations(self) -> dict[str, str]:
        if not self.profile.abbreviations:
            return {}
        return dict(abbreviations(self.vocabulary))


def label_of(profile: str, edition: str, key: str) -> str:
    """The label of the words that a compiled file's key stands for."""
    return f"{profile}-{edition}-{key[:8]}"


@lru_cache(maxsize=1 << 14)
def _inflected(part: str, line: str, profile: Profile) -> tuple[Entry, Endings]:
    entry = parse(line, Part(part))
    return entry, inflect(entry, profile).endings


def _plainness(analysis: Analysis) -> tuple[int, bool, bool, bool, str, str]:
    return (
        len(analysis.particles),
        bool(analysis.prefix),
        bool(analysis.altered_of),
        not analysis.confirmed,
        analysis.lemma,
        analysis.form,
    )
