"""Why a verb form does not take the particles it was given (art. 22-23)."""

from collections.abc import Iterator

from leggio.lexicon.enclitics import HOSTS, TABLE, Cluster, Government, VerbClass, clusters
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import Tag
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.morphology.slots import Slot
from leggio.lexicon.reason import Reason

_LONGEST_FIRST = sorted(TABLE, key=lambda cluster: -len(cluster.text))
SHORTEST_HOST = 2
_FAR = {"enclitic.mood": 1, "enclitic.order": 2}
# Forms that double the particle's first letter: dallo, and in old texts cantollo, dirotti.
_STRESSED_AT_THE_END = (
    Slot.IMP_2S_DOUBLE, Slot.IND_PRES_3S, Slot.IND_REM_3S, Slot.IND_FUT_1S, Slot.IND_FUT_3S,
)  # fmt: skip


def enclitic_reason(word: str, lexicon: Lexicon) -> Reason | None:
    """The reason, if the word is a verb form with particles after it."""
    found = [
        reason
        for cluster in _LONGEST_FIRST
        for entry, tag in _hosts(word, cluster, lexicon)
        if (reason := _reason(entry, tag, cluster))
    ]
    # A form that takes particles, but not these, is nearer than one that takes none; a third particle is far-fetched.
    return min(found, key=lambda reason: _FAR.get(reason.code, 0), default=None)


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
    if before[-1] == particles[0]:
        for entry, tag in lexicon.readings(before[:-1]):
            if entry.part is Part.VERB and tag.slot in _STRESSED_AT_THE_END:
                yield entry, tag


def _is_infinitive(tag: Tag) -> bool:
    return tag.slot == Slot.INF.value and not tag.cluster.first


def _reason(entry: Entry, tag: Tag, cluster: Cluster) -> Reason | None:
    code = _code(entry, tag, cluster)
    article = "23" if code == "enclitic.three" else "15c" if code == "bare" else "22"
    return Reason(code, article, about=entry.lemma, particles=tuple(filter(None, cluster)), form=tag.slot)


def _code(entry: Entry, tag: Tag, cluster: Cluster) -> str:
    verb = entry.verb
    if verb is None or tag.slot not in HOSTS:
        return "enclitic.mood"
    if verb.bare:
        return "bare"
    if tag.cluster.first:
        return "enclitic.three" if tag.cluster.second or cluster.second else "enclitic.order"
    imperative = tag.slot.startswith("imp.")
    if imperative and cluster.pronoun == "si":
        return "enclitic.si"
    if imperative and cluster.pronoun == "vi" and tag.slot != Slot.IMP_2P:
        return "enclitic.vi"
    if tag.slot == Slot.IMP_2S_FREE:
        return "enclitic.mood"
    if (
        imperative
        and not _is_asterisk(verb.government, tag, cluster)
        and cluster in clusters(Slot.INF, verb.government)
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
