"""Word lists of any size from the bundled lexicon: lemmas at random with all their forms, as a smaller one has."""

import random

from leggio.cli.lexicons import lexicon_of
from leggio.lexicon.building import SHORTEST, admitted
from leggio.lexicon.inflection import inflect

LONGEST = 15  # what a board of Scrabble has room for


def words_of(rules: str, count: int | None) -> list[str]:
    """About that many forms of a profile; all there are without a count."""
    lexicon = lexicon_of(rules)
    if count is None:
        return [word for word in lexicon.graph.words() if len(word) <= LONGEST]
    entries = [entry for entry in lexicon.all_entries() if admitted(entry, lexicon.profile)]
    random.Random(1).shuffle(entries)  # noqa: S311 - repeatable on purpose
    words: set[str] = set()
    for entry in entries:
        paradigm = inflect(entry, lexicon.profile)
        forms = (paradigm.stem + ending.text for ending in paradigm.endings)
        words.update(form for form in forms if SHORTEST <= len(form) <= LONGEST)
        if len(words) >= count:
            break
    return sorted(words)
