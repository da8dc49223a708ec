"""Why a verb form does not take the particles it was given (art. 22-23)."""

from collections.abc import Iterator
from typing import NamedTuple

from leggio.lexicon.enclitics import HOSTS, TABLE, Cluster, Government, VerbClass, clusters
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.form_reasons import register_reason
from leggio.lexicon.inflection import Tag, infinitive_of
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.morphology.slots import Slot
from leggio.lexicon.profiles import Profile
from leggio.lexicon.reason import Reason

_LONGEST_FIRST = sorted(TABLE, key=lambda cluster: -len(cluster.text))
SHORTEST_HOST = 2
_NEIGHBOURS = 64
# Hosts that can be nothing else before particles; any other looks like the beginning of many a word and name.
_UNMISTAKABLE = frozenset({Slot.INF, Slot.GER, Slot.IMP_1P, Slot.IMP_2P})
# The formula of notices: dicesi, cercansi.
_FORMULA = frozenset({Slot.IND_PRES_3S, Slot.IND_PRES_3P})
_SI = Cluster("si")
# Forms that double the particle's first letter: dallo, and in old texts cantollo, dirotti.
_FUTURES = (Slot.IND_FUT_1S, Slot.IND_FUT_3S)


class _Found(NamedTuple):
    """A way to read a word as a verb form with particles after it."""

    entry: Entry
    tag: Tag
    cluster: Cluster

    @property
    def is_formula(self) -> bool:
        """Whether it is a third person with *si* alone."""
        return self.cluster == _SI and self.tag.slot in _FORMULA

    @property
    def is_likely(self) -> bool:
        """Whether particles go with such a form in the language at all, if perhaps not these."""
        return self.is_formula or (self.tag.slot in HOSTS and not self.tag.cluster.first)

    @property
    def is_unmistakable(self) -> bool:
        """Whether nothing but a verb looks like that."""
        return self.is_formula or self.tag.slot in _UNMISTAKABLE


def enclitic_forms(word: str, lexicon: Lexicon) -> Iterator[Reason]:
    """The reasons against every way to read the word as a verb form with particles after it, the likeliest first."""
    found = [_Found(entry, tag, cluster) for cluster in _LONGEST_FIRST for entry, tag in _hosts(word, cluster, lexicon)]
    likely = [each for each in found if each.is_likely] or found
    likely.sort(key=lambda each: not each.is_formula)
    lemmas = {infinitive_of(each.entry.lemma) for each in likely}
    if any(each.is_unmistakable for each in likely) or _stands_alone(word, lemmas, lexicon):
        for each in likely:
            yield register_reason(each.entry, lexicon) or _reason(each, lexicon.profile)


def _stands_alone(word: str, lemmas: set[str], lexicon: Lexicon) -> bool:
    """Whether all words that are one letter away are of these lemmas too: nothing else can have been meant."""
    return bool(lemmas) and all(
        any(infinitive_of(entry.lemma) in lemmas for entry, _ in lexicon.readings(near))
        for near in lexicon.graph.near(word, 1, limit=_NEIGHBOURS)
    )


def _hosts(word: str, cluster: Cluster, lexicon: Lexicon) -> Iterator[tuple[Entry, Tag]]:
    """The verb forms that the particles could follow, whether they may or not."""
    particles = cluster.text.upper()
    before = word.removesuffix(particles)
    if before == word or len(before) < SHORTEST_HOST:
        return
    for entry, tag in lexicon.readings(before):
        # The infinitive loses its end before a particle: nothing follows the whole of it.
        if entry.part is Part.VERB and not _is_infinitive(tag):
            yield entry, tag
    for host in (before + "E", before + "RE") if before.endswith("R") else ():
        for entry, tag in lexicon.readings(host):
            if entry.part is Part.VERB and _is_infinitive(tag):
                yield entry, tag
    if cluster == _SI and before.endswith("N"):
        # A third plural loses its vowel: cercansi.
        for entry, tag in lexicon.readings(before + "O"):
            if tag.slot == Slot.IND_PRES_3P:
                yield entry, tag
    if before[-1] == particles[0]:
        for entry, tag in lexicon.readings(before[:-1]):
            if entry.part is Part.VERB and _is_stressed_at_the_end(before[:-1], tag):
                yield entry, tag


def _is_stressed_at_the_end(form: str, tag: Tag) -> bool:
    past = tag.slot == Slot.IND_REM_3S and form.endswith(("O", "I"))
    return not tag.cluster.first and (tag.slot == Slot.IMP_2S_DOUBLE or tag.slot in _FUTURES or past)


def _is_infinitive(tag: Tag) -> bool:
    return tag.slot == Slot.INF.value and not tag.cluster.first


def _reason(found: _Found, profile: Profile) -> Reason:
    entry, tag, cluster = found
    code = _code(found, profile)
    article = "23" if code == "enclitic.three" else "15c" if code == "bare" else "22"
    return Reason(code, article, about=entry.lemma, particles=tuple(filter(None, cluster)), form=tag.slot)


def _code(found: _Found, profile: Profile) -> str:
    entry, tag, cluster = found
    verb = entry.verb
    if verb is None or tag.slot not in HOSTS:
        return "enclitic.mood"
    if verb.bare and not profile.modern_usage:
        return "bare"
    if tag.cluster.first:
        return "enclitic.three" if tag.cluster.second or cluster.second else "enclitic.order"
    imperative = tag.slot.startswith("imp.")
    if imperative and cluster.pronoun == "si":
        return "enclitic.si"
    if imperative and cluster.pronoun == "vi" and tag.slot not in (Slot.IMP_1P, Slot.IMP_2P):
        return "enclitic.vi"
    if tag.slot == Slot.IMP_2S_FREE:
        return "enclitic.mood"
    if (
        imperative
        and not _is_asterisk(verb.government, tag, cluster)
        and cluster in clusters(Slot.INF, verb.government, intransitive=profile.intransitive)
    ):
        return "enclitic.person"
    match verb.government.verb_class:
        case VerbClass.TRANSITIVE:
            return "enclitic.person"
        case VerbClass.INTRANSITIVE:
            return "enclitic.intransitive"
        case VerbClass.PRONOMINAL:
            return "enclitic.pronominal"


def _is_asterisk(government: Government, tag: Tag, cluster: Cluster) -> bool:
    """The table's asterisk: with intransitive verbs `ti` goes with no imperative, whatever its person."""
    intransitive = government.verb_class is VerbClass.INTRANSITIVE
    return intransitive and cluster == ("ti", "") and tag.slot != Slot.IMP_2P
