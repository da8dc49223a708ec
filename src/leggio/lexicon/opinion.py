"""The judge's opinion of a word: verdict, analyses, articles, and the reason against."""

import msgspec

from leggio.core.letters import plain
from leggio.core.verdicts import Verdict
from leggio.lexicon.analysis import Analysis, in_order
from leggio.lexicon.categories import undotted
from leggio.lexicon.entry import Part
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.profiles import MODERN_ABBREVIATIONS
from leggio.lexicon.reason import Reason
from leggio.lexicon.reasons import cited, malformed, reason_for

# Stands in a note for what a reason does not have.
NOTHING = "-"

# What follows a last letter where a keyboard has no accents (perche'), or where letters are left out (po').
_APOSTROPHES = "'’"


class Opinion(msgspec.Struct, frozen=True):
    """All a referee wants to know about a word.

    >>> import leggio
    >>> opinion = leggio.judge("casette")
    >>> opinion.valid, [(each.lemma, each.form) for each in opinion.analyses]
    (True, [('casetta', 'plur')])
    >>> leggio.judge("casetto").reason.code
    'unknown'
    """

    word: str
    valid: bool
    analyses: tuple[Analysis, ...] = ()
    articles: tuple[str, ...] = ()
    reason: Reason | None = None
    categories: tuple[str, ...] = ()  # of those agreed on, where a game has them, the ones that admit it


def opinion_on(text: str, lexicon: Lexicon) -> Opinion:
    """Judge a word as a person types it, accents or not, in any case; abbreviations with or without their dots."""
    text = _without_last_apostrophe(text.strip())
    if lexicon.list_name:
        return _by_list(text, lexicon)
    if lexicon.profile.abbreviations and (word := undotted(text, lexicon.vocabulary)):
        analyses = tuple(each for each in lexicon.analyses(word) if each.part is Part.ABBREVIATION)
        return Opinion(word, valid=True, analyses=analyses, articles=(MODERN_ABBREVIATIONS,))
    if reason := malformed(text, lexicon):
        return Opinion(text, valid=False, articles=(reason.article,), reason=reason)
    word = plain(text)
    if word in lexicon:
        analyses = lexicon.analyses(word)
        articles = in_order(article for analysis in analyses for article in analysis.articles)
        return Opinion(word, valid=True, analyses=analyses, articles=articles)
    reason = reason_for(word, lexicon)
    return Opinion(word, valid=False, articles=(reason.article,), reason=reason)


def _by_list(text: str, lexicon: Lexicon) -> Opinion:
    """What a list that decides alone says; readings are those of the vocabulary below, and bind nobody."""
    if reason := malformed(text, lexicon):
        return Opinion(text, valid=False, articles=(reason.article,), reason=reason)
    word = plain(text)
    analyses, not_listed = lexicon.analyses(word), cited(Reason("not_in_list", "14", lexicon.list_name), lexicon)
    if word not in lexicon:
        return Opinion(word, valid=False, analyses=analyses, articles=(not_listed.article,), reason=not_listed)
    # The vocabulary may not have it: then all there is to cite is that the dictionary decides.
    articles = in_order(article for analysis in analyses for article in analysis.articles)
    return Opinion(word, valid=True, analyses=analyses, articles=articles or (not_listed.article,))


def _without_last_apostrophe(text: str) -> str:
    """A word as it stands on the board, where accents and apostrophes are not written: PERCHE, PO."""
    shorter = text[:-1]
    return shorter if text.endswith(tuple(_APOSTROPHES)) and shorter.isalpha() else text


class LexiconJudge:
    """The lexicon as the games see it."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def judge(self, word: str) -> Verdict:
        """Rule on one word, given in plain capitals."""
        opinion = opinion_on(word, self._lexicon)
        return Verdict(opinion.word, opinion.valid, note_of(opinion), opinion.articles)

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every admissible word of a length, sorted."""
        return self._lexicon.of_length(length)


def note_of(opinion: Opinion) -> str:
    """The opinion in one line without language: `portare imp.2p + ve + li`, or the reason in the same manner."""
    if reason := opinion.reason:
        head = " ".join((reason.code, reason.about or NOTHING, reason.form or NOTHING))
        return " + ".join((head, *reason.particles))
    return "; ".join(
        " + ".join((f"{analysis.lemma} {analysis.form}", *analysis.particles)) for analysis in opinion.analyses[:3]
    )
