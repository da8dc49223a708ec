"""Disputed words as lines of an edition: what each report asks for, as far as a line can say it."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from leggio.core.letters import plain
from leggio.lexicon.edition.amended import AmendedVocabulary
from leggio.lexicon.edition.content import Change, Edition, Sign
from leggio.lexicon.exclusions import ARTICLES, exclusions
from leggio.lexicon.reading import BadLineError, parse
from leggio.lexicon.reports import Claim, Report
from leggio.lexicon.vocabulary import PLACES, Vocabulary

# Where a missing word goes, and with which marks; written by hand, as far as sources go.
_ENTRIES = {
    Claim.NOUN_M: ("nouns", "m @l"),
    Claim.NOUN_F: ("nouns", "f @l"),
    Claim.NOUN_MF: ("nouns", "mf @l"),
    Claim.ADJECTIVE: ("adjectives", "@l"),
    Claim.VERB_TR: ("verbs", "tr avere @l"),
    Claim.VERB_INTR: ("verbs", "intr avere @l"),
    Claim.ADVERB: ("adverbs", "@l"),
    Claim.INTERJECTION: ("interjections", "@l"),
}


class Amendment(msgspec.Struct, frozen=True):
    """What became of the reports: an edition with a line for each, and those that only a person can follow."""

    edition: Edition
    added: tuple[Change, ...]
    by_hand: tuple[Report, ...]


def amend(edition: Edition, reports: Sequence[Report], base: Vocabulary | None = None) -> Amendment:
    """An edition that follows each report, over what it changes already."""
    changes = edition.changes
    by_hand: list[Report] = []
    for report in _one_a_word(reports):
        # A word that comes back is no longer out, and the other way round: that may be all it takes.
        kept = tuple(each for each in changes if not _is_opposed(each, report))
        vocabulary = AmendedVocabulary(base or Vocabulary(), replace(edition, changes=kept))
        lines = _taking_out(vocabulary, report) if report.claim.is_out else _putting_in(vocabulary, report)
        if lines is None and kept == changes:
            by_hand.append(report)
        else:
            changes = (*kept, *(lines or ()))
    added = tuple(each for each in changes if each not in edition.changes)
    return Amendment(replace(edition, changes=changes), added, tuple(by_hand))


def _is_opposed(change: Change, report: Report) -> bool:
    return plain(change.lemma) == plain(report.word) and (change.sign is Sign.REMOVE) is not report.claim.is_out


def _one_a_word(reports: Sequence[Report]) -> list[Report]:
    """The first report of each word and claim: ten people who say the same make one line."""
    return list({(report.word, report.claim): report for report in reversed(reports)}.values())[::-1]


def _putting_in(vocabulary: Vocabulary, report: Report) -> list[Change] | None:
    place, marks = _ENTRIES.get(report.claim, ("", ""))
    if not place:
        return None
    line = f"{report.word} {marks}"
    try:
        entry = parse(line, PLACES[place])
    except BadLineError:
        return None  # no lemma, or a verb that does not look like one
    if any(each == place for each, text in _entries_of(vocabulary, report.word) if text.split()[0] == entry.lemma):
        return None  # it is there: what is missing is one of its forms
    return [Change(Sign.ADD, place, line)]


def _taking_out(vocabulary: Vocabulary, report: Report) -> list[Change] | None:
    """Entries of this lemma go; a mere form of another is not ours to take out."""
    found = _entries_of(vocabulary, report.word)
    if report.claim.value in ARTICLES:
        known = exclusions(vocabulary).get(plain(report.word))
        if known and known.reason == report.claim.value and not found:
            return []
        return [Change(Sign.REMOVE, "", f"{report.word} {report.claim.value}")] if found else None
    gone = dict.fromkeys((place, text.split()[0]) for place, text in found)
    return [Change(Sign.REMOVE, place, lemma) for place, lemma in gone] or None


def _entries_of(vocabulary: Vocabulary, word: str) -> list[tuple[str, str]]:
    """Place and line of every entry of a lemma, its accents aside."""
    wanted = plain(word)
    found = []
    for file, _ in vocabulary.files():
        place = next(place for place in PLACES if file == f"{place}.txt" or file.startswith(f"{place}/"))
        single = file == f"{place}.txt"
        if single or file == f"{place}/{wanted[:1].lower()}.txt":
            found += [(place, text) for _, text in vocabulary.entries(file) if plain(text.partition(" ")[0]) == wanted]
    return found
