"""From an entry to its forms: each a stem and an ending, with what the form is."""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from leggio.core.letters import plain
from leggio.lexicon.enclitics import TABLE, Cluster, Government, attach, clusters
from leggio.lexicon.entry import Entry, Part, VerbTraits
from leggio.lexicon.morphology.conjugation import has, host, model_for
from leggio.lexicon.morphology.models import model_named
from leggio.lexicon.morphology.nominal import adjective_forms, feminine_forms, plurals
from leggio.lexicon.morphology.slots import Slot
from leggio.lexicon.profiles import VERB_PREFIX, Profile

NO_CLUSTER = Cluster("")


class Tag(NamedTuple):
    """What a form is: a slot of its paradigm, and the particles after it."""

    slot: str
    cluster: Cluster = NO_CLUSTER


class Ending(NamedTuple):
    """The end of a form in plain capitals, and what it makes of the stem."""

    text: str
    tag: Tag


class Endings(tuple[Ending, ...]):
    """The endings of a paradigm, which entries share by the thousand."""

    @cached_property
    def by_text(self) -> dict[str, tuple[Tag, ...]]:
        """What each ending makes of a stem."""
        found: dict[str, tuple[Tag, ...]] = {}
        for ending in self:
            found[ending.text] = (*found.get(ending.text, ()), ending.tag)
        return found

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The endings without what they mean."""
        return tuple(self.by_text)


class Paradigm(NamedTuple):
    """A stem in plain capitals with all its endings: the entry's forms."""

    stem: str
    endings: Endings


def inflect(entry: Entry, profile: Profile) -> Paradigm:
    """Every form of an entry, as a profile inflects it."""
    if entry.verb is not None:
        paradigm = _verb(entry.lemma, entry.verb, profile)
        # What a verb's entry adds to its conjugation is old (*fea, sieno*): no modern usage has it.
        given = () if profile.modern_usage else tuple(_given(entry))
        return _with_forms(paradigm, given) if given else paradigm
    if len(entry.lemma) > _TAIL + len(_ANY_STEM) and not _gives_forms(entry):
        start, tail = entry.lemma[:-_TAIL], entry.lemma[-_TAIL:]
        pattern = _regular(tail, entry.part, entry.gender, entry.invariable, entry.feminine)
        return Paradigm(plain(start) + pattern.stem.removeprefix(_ANY_STEM), pattern.endings)
    return _paradigm(_nominal(entry))


# The end of a noun or adjective decides how it varies, whatever comes before (energia needs five letters).
_TAIL = 5
_ANY_STEM = "BB"


@lru_cache(maxsize=1 << 15)
def _regular(
    tail: str,
    part: Part,
    gender: str,
    invariable: bool,  # noqa: FBT001 - a cache key
    feminine: bool,  # noqa: FBT001 - a cache key
) -> Paradigm:
    """How every word with that tail varies, if it follows the rules."""
    lemma = _ANY_STEM.lower() + tail
    return _paradigm(_nominal(Entry(lemma, part, "", gender=gender, invariable=invariable, feminine=feminine)))


def _gives_forms(entry: Entry) -> bool:
    given = (entry.plurals, entry.masculine_plurals, entry.feminine_plurals, entry.also, entry.truncated)
    return entry.hosts_enclitics or any(given)


def _paradigm(tagged: Iterable[tuple[str, Tag]]) -> Paradigm:
    forms = [(plain(text), tag) for text, tag in tagged]
    stem = _shared([text for text, _ in forms])
    return Paradigm(stem, Endings(Ending(text[len(stem) :], tag) for text, tag in forms))


def _shared(texts: list[str]) -> str:
    """What all texts begin with: as much as the first and the last of them in order have in common."""
    first, last = min(texts), max(texts)
    for at, letter in enumerate(first):
        if letter != last[at]:
            return first[:at]
    return first


def infinitive_of(lemma: str) -> str:
    """The infinitive that a pronominal lemma conjugates: pentire of pentirsi, autoproporre of autoproporsi."""
    if not lemma.endswith("rsi"):
        return lemma
    return lemma.removesuffix("si") + ("re" if lemma.endswith(("orsi", "ursi")) else "e")


def _nominal(entry: Entry) -> Iterator[tuple[str, Tag]]:
    match entry.part:
        case Part.NOUN:
            yield from _noun(entry)
        case Part.ADJECTIVE:
            yield from _adjective(entry)
        case _:
            yield entry.lemma, Tag("lemma")
    if entry.hosts_enclitics:
        for cluster in TABLE:
            if cluster.pronoun != "si":
                yield attach(entry.lemma, cluster, doubling=False), Tag("lemma", cluster)
    yield from _given(entry)


def _noun(entry: Entry) -> Iterator[tuple[str, Tag]]:
    several = (entry.lemma,) if entry.invariable else entry.plurals or plurals(entry.lemma, entry.gender)
    yield entry.lemma, Tag("inv" if entry.lemma in several else "sing")
    for text in several:
        if text != entry.lemma:
            yield text, Tag("plur")
    if entry.feminine:
        singular, plural = feminine_forms(entry.lemma)
        yield singular, Tag("fem.sing")
        yield plural, Tag("fem.plur")


def _adjective(entry: Entry) -> Iterator[tuple[str, Tag]]:
    if entry.invariable:
        yield entry.lemma, Tag("inv")
        return
    singular, feminine, masculine_plural, feminine_plural = adjective_forms(entry.lemma)
    yield singular, Tag("ms")
    yield feminine, Tag("fs")
    for text in entry.masculine_plurals or (masculine_plural,):
        yield text, Tag("mp")
    for text in entry.feminine_plurals or (feminine_plural,):
        yield text, Tag("fp")


def _given(entry: Entry) -> Iterator[tuple[str, Tag]]:
    for text in entry.also:
        yield text, Tag("given")
    for text in entry.truncated:
        yield text, Tag("trunc")


def _verb(lemma: str, verb: VerbTraits, profile: Profile) -> Paradigm:
    infinitive = infinitive_of(lemma)
    model = model_for(infinitive, verb.like)
    endings = _verb_endings(
        model.name,
        # Only the federation's book keeps particles away from verbs that are not conjugated.
        None if verb.bare and not profile.modern_usage else verb.government,
        verb.only,
        verb.lacks if verb.participle_agrees else (*verb.lacks, *_INFLECTED_PARTICIPLES),
        profile.modern_usage,
        profile.intransitive,
    )
    return Paradigm(plain(model.stem(infinitive)), endings)


@lru_cache(maxsize=4096)
def _verb_endings(
    model: str,
    government: Government | None,
    only: tuple[str, ...],
    lacks: tuple[str, ...],
    modern: bool,  # noqa: FBT001 - a cache key
    intransitive: frozenset[str],
) -> Endings:
    """The endings that all verbs of a model and a government share; no government, no enclitics."""
    found: list[Ending] = []
    for slot, ending in model_named(model).endings:
        if not has(slot, only, lacks):
            continue
        found.append(Ending(plain(ending), Tag(slot.value)))
        if government is not None:
            found.extend(_with_particles(slot, ending, government, intransitive, modern=modern))
    return Endings(found)


def _with_particles(
    slot: Slot, ending: str, government: Government, intransitive: frozenset[str], *, modern: bool
) -> Iterator[Ending]:
    particles = clusters(slot, government, loose=modern, intransitive=intransitive)
    if modern and slot in _AGREEING:
        # The absolute participle of the modern language: *fattolo, vistasi*.
        particles = tuple(Cluster(text) for text in dict.fromkeys((*_ABSOLUTE_PARTICLES, _AGREEING[slot])))
    before = host(slot, ending)
    if before is None:
        return
    for cluster in particles:
        text = attach(before, cluster, doubling=slot is Slot.IMP_2S_DOUBLE)
        yield Ending(plain(text), Tag(slot.value, cluster))


_INFLECTED_PARTICIPLES = (Slot.PP_FS.value, Slot.PP_MP.value, Slot.PP_FP.value)
_AGREEING = {Slot.PP_MS: "lo", Slot.PP_FS: "la", Slot.PP_MP: "li", Slot.PP_FP: "le"}
_ABSOLUTE_PARTICLES = ("mi", "ti", "ci", "vi", "si", "gli", "le", "ne")


def _with_forms(paradigm: Paradigm, given: tuple[tuple[str, Tag], ...]) -> Paradigm:
    """A paradigm with further forms: its stem shrinks to what all of them share."""
    forms = [(plain(text), tag) for text, tag in given]
    stem = _shared([paradigm.stem, *(text for text, _ in forms)])
    rest = paradigm.stem[len(stem) :]
    return Paradigm(
        stem,
        Endings(
            (
                *(Ending(rest + ending.text, ending.tag) for ending in paradigm.endings),
                *(Ending(text[len(stem) :], tag) for text, tag in forms),
            )
        ),
    )


def prefixed(paradigm: Paradigm) -> Paradigm:
    """The same forms under the regular prefix of verbs."""
    return Paradigm(VERB_PREFIX.upper() + paradigm.stem, paradigm.endings)
