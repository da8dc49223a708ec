"""What a player knows: the words of lemmas up to a class of commonness, with more or fewer enclitics.

Commonness ranks words and never decides whether one is valid: what a player knows is part of the lexicon, always.
"""

import contextlib
import hashlib
from collections import defaultdict
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

import msgspec

from leggio.core.letters import plain
from leggio.kernel import BadGraphFileError, Graph
from leggio.lexicon import compiled
from leggio.lexicon.building import admitted, graph_of, key_of
from leggio.lexicon.categories import abbreviations
from leggio.lexicon.compiled import CompiledLexicon, StaleLexiconError
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import Endings, inflect, prefixed
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS, Profile
from leggio.lexicon.reading import entries_in
from leggio.lexicon.vocabulary import Vocabulary

COMMONNESS = Path(__file__).with_name("commonness.txt")
VULGAR = Path(__file__).with_name("vulgar.txt")
# The class of lemmas that the file does not have.
RAREST = 6
# Raise it when the same classes must give other words.
_FORMAT = 1


class Enclitics(StrEnum):
    """How far a player goes in putting particles after verbs."""

    NONE = "none"  # PORTA
    SINGLE = "single"  # PORTALO
    ALL = "all"  # PORTAMELO


class Knowledge(msgspec.Struct, frozen=True):
    """What a player knows of a lexicon."""

    rarest: int = RAREST  # the rarest class of lemmas
    enclitics: Enclitics = Enclitics.ALL
    short: int = 0  # every word up to that many letters, learnt from the lists
    derived: bool = True  # the regular prefix of verbs, and abbreviations

    @property
    def is_everything(self) -> bool:
        """Whether nothing of the lexicon is left out."""
        return self.rarest >= RAREST and self.enclitics is Enclitics.ALL and self.derived


@lru_cache(maxsize=4)
def classes(path: Path = COMMONNESS) -> Mapping[str, int]:
    """The class of each lemma that has one: 1 for everyday words, up to 5 for rare ones."""
    pairs = (line.split() for _, line in entries_in(path))
    return MappingProxyType({lemma: int(number) for lemma, number in pairs})


def known_words(
    cache: Path,
    knowledge: Knowledge,
    profile: Profile = FIGS,
    vocabulary: Vocabulary | None = None,
    *,
    family: bool = False,
) -> Graph:
    """The graph of what a player knows; compiled once and kept in `cache`, as the lexicon is.

    For a `family` without vulgar words, in any sense: who sees one on a board sees the word.
    """
    vocabulary = vocabulary or Vocabulary()
    if knowledge.is_everything and not family:
        return open_lexicon(cache, profile, vocabulary).graph
    key = _key_of(vocabulary, profile, knowledge, family=family)
    name = f"{profile.name}-{knowledge.rarest}-{knowledge.enclitics}-{knowledge.short}{'-derived' * knowledge.derived}"
    name += "-family" * family
    path = cache / f"{name}-{key[:16]}.known"
    with contextlib.suppress(StaleLexiconError, BadGraphFileError):
        return _opened(path, key)
    graph = _build(cache, knowledge, profile, vocabulary, family=family)
    sections = {"graph": graph.to_bytes(), "entries": b""}
    compiled.write(path, key=key, profile=profile.name, edition=vocabulary.edition, sections=sections)
    for older in cache.glob(f"{name}-????????????????.known"):
        if older != path:
            with contextlib.suppress(OSError):
                older.unlink()
    return _opened(path, key)


def _opened(path: Path, key: str) -> Graph:
    file = CompiledLexicon.open(path, key)
    return Graph.open(str(path), file.header.sections["graph"].offset)


def _key_of(vocabulary: Vocabulary, profile: Profile, knowledge: Knowledge, *, family: bool) -> str:
    ranks = hashlib.sha256(COMMONNESS.read_bytes()).hexdigest()
    parts = [key_of(vocabulary, profile), ranks, str(_FORMAT), repr(knowledge)]
    if family:
        parts.append(hashlib.sha256(VULGAR.read_bytes()).hexdigest())
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@lru_cache(maxsize=1)
def vulgar_lemmas() -> frozenset[str]:
    """Lemmas that are not for everybody."""
    return frozenset(line for _, line in entries_in(VULGAR))


def vulgar_words(profile: Profile = FIGS, vocabulary: Vocabulary | None = None) -> frozenset[str]:
    """Every form of theirs that a profile admits."""
    vocabulary = vocabulary or Vocabulary()
    profile = vocabulary.settled(profile)
    found: set[str] = set()
    for line in vocabulary.sound_lines():
        if line.entry.lemma in vulgar_lemmas() and admitted(line.entry, profile):
            paradigm = inflect(line.entry, profile)
            stems = [paradigm.stem, *([prefixed(paradigm).stem] if line.entry.part is Part.VERB else [])]
            found.update(stem + ending for stem in stems for ending in paradigm.endings.texts)
    return frozenset(found)


class _Shunned:
    """Words that are left out, by what they begin with: of an entry's endings only those that make none of them."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words
        self._rests: dict[str, set[str]] = defaultdict(set)
        for word in words:
            for length in range(len(word) + 1):
                self._rests[word[:length]].add(word[length:])

    def without(self, stem: str, endings: tuple[str, ...]) -> tuple[str, ...]:
        """The endings that this stem may have."""
        rests = self._rests.get(stem)
        return tuple(each for each in endings if each not in rests) if rests else endings


def _build(cache: Path, knowledge: Knowledge, profile: Profile, vocabulary: Vocabulary, *, family: bool) -> Graph:
    # The lexicon first: a vocabulary with faults is refused there, with all that is wrong.
    lexicon = open_lexicon(cache, profile, vocabulary)
    profile = lexicon.profile
    groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
    kept = _Kept(knowledge.enclitics)
    shunned = _Shunned(vulgar_words(profile, vocabulary) if family else frozenset())
    for line in vocabulary.sound_lines():
        if not admitted(line.entry, profile) or not _knows(line.entry, knowledge):
            continue
        paradigm = inflect(line.entry, profile)
        endings = kept.of(paradigm.endings)
        stems = [paradigm.stem]
        if profile.modern_usage and knowledge.derived and line.entry.part is Part.VERB:
            stems.append(prefixed(paradigm).stem)
        for stem in stems:
            groups[shunned.without(stem, endings)].append(stem)
    words = [word for length in range(2, knowledge.short + 1) for word in lexicon.of_length(length)]
    if profile.abbreviations and knowledge.derived:
        words += [plain(word) for word in abbreviations(vocabulary)]
    return graph_of(groups.items(), [word for word in words if word not in shunned.words], profile)


def _knows(entry: Entry, knowledge: Knowledge) -> bool:
    return classes().get(entry.lemma, RAREST) <= knowledge.rarest


class _Kept:
    """The endings that a player uses. Entries share them by the thousand: each set is gone through once."""

    def __init__(self, enclitics: Enclitics) -> None:
        self._enclitics = enclitics
        self._known: dict[int, tuple[Endings, tuple[str, ...]]] = {}

    def of(self, endings: Endings) -> tuple[str, ...]:
        """The texts of those endings that have no more particles than the player uses."""
        if self._enclitics is Enclitics.ALL:
            return endings.texts
        if id(endings) not in self._known:
            single = self._enclitics is Enclitics.SINGLE
            texts = (
                ending.text
                for ending in endings
                if not ending.tag.cluster.first or (single and not ending.tag.cluster.second)
            )
            # The endings stay with their texts: as long as they live nothing else has their id.
            self._known[id(endings)] = (endings, tuple(dict.fromkeys(texts)))
        return self._known[id(endings)][1]
