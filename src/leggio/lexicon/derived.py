"""Derived words that the book itself names as lemmas: they are cited by the article that does, and no others are.

*Mulino* is not of *mulo* nor *autorizzare* of *rizzare*: what a word was made from does not show in its letters, and an
article is never a guess.
"""

from leggio.lexicon.entry import Entry
from leggio.lexicon.inflection import Tag

# The examples of art. 18, words with a prefix, and of art. 20, altered words, that are admitted as lemmas.
NAMED = {"rifare": "18", "maglietta": "20"}


def naming_articles(entry: Entry, tag: Tag) -> tuple[str, ...]:
    """The article that names this lemma, where it stands as such."""
    named = NAMED.get(entry.lemma)
    return (named,) if named and tag.slot in ("inf", "sing") else ()
