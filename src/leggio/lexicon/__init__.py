"""The Italian lexicon: a vocabulary in text, its inflection, and a judge that explains."""

from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.opinion import LexiconJudge, Opinion, opinion_on
from leggio.lexicon.profiles import FIGS, PROFILES, Profile

__all__ = [
    "FIGS",
    "PROFILES",
    "Lexicon",
    "LexiconJudge",
    "Opinion",
    "Profile",
    "open_lexicon",
    "opinion_on",
]
