"""Words that stay out although a source or a player may know them: `excluded.txt` says which and why."""

from functools import lru_cache

import msgspec

from leggio.core.letters import plain
from leggio.lexicon.vocabulary import Vocabulary

EXCLUDED = "excluded.txt"

# The reasons a line may give, and the articles they rest on.
ARTICLES = {
    "name": "14",
    "multi": "14",
    "foreign": "14",
    "nonce": "14",
    "no-verb": "14",
    "loan-plural": "16",
    "trunc": "17",
    "prefix": "18",
    "num": "19",
    "demonym": "19",
    "alt": "20",
    "variant": "21",
}


class Exclusion(msgspec.Struct, frozen=True):
    """Why a word stays out, and the word or expression it belongs to."""

    reason: str
    of: str = ""


def exclusion(vocabulary: Vocabulary, word: str) -> Exclusion | None:
    """Why a vocabulary leaves a word out, if it says so."""
    return exclusions(vocabulary).get(word)


@lru_cache(maxsize=16)
def exclusions(vocabulary: Vocabulary) -> dict[str, Exclusion]:
    """Every word a vocabulary leaves out, in plain capitals."""
    found = {}
    for _, line in vocabulary.entries(EXCLUDED):
        word, reason, *of = line.split()
        found[plain(word)] = Exclusion(reason, " ".join(of))
    return found
