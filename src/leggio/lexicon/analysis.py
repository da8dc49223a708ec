"""What a form is: the entry it comes from, its place there, its particles, and the articles that admit it."""

from collections.abc import Iterable

import msgspec

from leggio.lexicon.entry import Entry, Part, Register
from leggio.lexicon.inflection import Tag
from leggio.lexicon.morphology.nominal import VOWELS
from leggio.lexicon.profiles import MODERN_ALTERED, MODERN_FORMS, MODERN_WORDS, Profile

_ARTICLES = {
    Part.NOUN: "15a",
    Part.ADJECTIVE: "15b",
    Part.VERB: "15c",
    Part.ADVERB: "15d",
    Part.ARTICLE: "15e",
    Part.PREPOSITION: "15e",
    Part.INTERJECTION: "15f",
    Part.NUMERAL: "19",
    Part.SI_FORM: "22",
}
# Forms that are the lemma itself need only art. 14.
_LEMMA_SLOTS = frozenset({"sing", "ms", "inv", "lemma", "inf"})
_FOREIGN_LETTERS = frozenset("jkwxy")


class Analysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to read a word."""

    lemma: str
    part: Part
    form: str
    particles: tuple[str, ...] = ()
    gender: str = ""
    verb_class: str = ""
    auxiliaries: tuple[str, ...] = ()
    registers: tuple[Register, ...] = ()
    variant_of: str = ""
    altered_of: str = ""
    prefix: str = ""
    meaning: str = ""
    loan: bool = False
    confirmed: bool = True
    articles: tuple[str, ...] = ()


def analysis_of(entry: Entry, tag: Tag, profile: Profile, *, also: tuple[str, ...] = (), prefix: str = "") -> Analysis:
    """Describe a form of an entry; `also` are articles that name its lemma."""
    articles = _modern_articles(entry) if profile.modern_usage else (*_articles(entry, tag), *also)
    verb = entry.verb
    return Analysis(
        lemma=entry.lemma,
        part=entry.part,
        form=tag.slot,
        particles=tuple(particle for particle in tag.cluster if particle),
        gender=entry.gender,
        verb_class=verb.government.verb_class.value if verb else "",
        auxiliaries=tuple(sorted(auxiliary.value for auxiliary in verb.auxiliaries)) if verb else (),
        registers=tuple(sorted(entry.registers)),
        variant_of=entry.variant_of,
        altered_of=entry.altered_of,
        prefix=prefix,
        loan=is_loan(entry),
        confirmed=entry.confirmed,
        articles=in_order(articles),
    )


def in_order(articles: Iterable[str]) -> tuple[str, ...]:
    """Articles once each, as the book has them: 9 before 10, 15c before 16."""
    return tuple(sorted(set(articles), key=lambda article: (int(article.rstrip("abcdef")), article)))


def is_loan(entry: Entry) -> bool:
    """Whether art. 16 is about this entry: marked so, or plainly not Italian in its spelling."""
    if entry.loan:
        return True
    if entry.part not in (Part.NOUN, Part.ADJECTIVE) or entry.verb:
        return False
    last = entry.lemma[-1]
    return (last.isascii() and last not in VOWELS) or bool(_FOREIGN_LETTERS & set(entry.lemma))


def _articles(entry: Entry, tag: Tag) -> tuple[str, ...]:
    found = ["14"]
    if tag.slot == "trunc":
        found.append("17")
    elif tag.slot not in _LEMMA_SLOTS or entry.part not in (Part.NOUN, Part.ADJECTIVE, Part.VERB):
        found += [_ARTICLES[entry.part]] if entry.part in _ARTICLES else []
    if is_loan(entry):
        found.append("16")
    if entry.variant_of:
        found.append("21")
    if tag.cluster.first and entry.verb:
        found.append("22")
    if tag.cluster.second:
        found.append("23")
    return tuple(found)


def _modern_articles(entry: Entry) -> tuple[str, ...]:
    """By the book of the modern usage: current words by one article, verb forms and the small words by another."""
    if entry.altered_of:
        return (MODERN_ALTERED,)
    return (MODERN_WORDS if entry.part in (Part.NOUN, Part.ADJECTIVE, Part.ADVERB, Part.NUMERAL) else MODERN_FORMS,)
