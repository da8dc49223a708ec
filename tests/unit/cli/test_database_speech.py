"""Every code of the database has a sentence in both languages, with the same data."""

import re
from pathlib import Path
from string import Formatter

import pytest

import leggio
from leggio.cli.speech import CATALOGUES, Language, Speaker
from leggio.cli.speech.database_en import DATABASE_ENGLISH
from leggio.cli.speech.database_it import DATABASE_ITALIAN

SOURCES = Path(leggio.__file__).parent


def placeholders(sentence: str) -> set[str]:
    """The names a sentence wants to be given."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_catalogues_have_the_same_keys() -> None:
    """What can be said in Italian can be said in English, with the same data, and nothing hides anything."""
    assert DATABASE_ITALIAN.keys() == DATABASE_ENGLISH.keys()
    assert all(placeholders(DATABASE_ITALIAN[key]) == placeholders(DATABASE_ENGLISH[key]) for key in DATABASE_ITALIAN)
    for language, own in (("it", DATABASE_ITALIAN), ("en", DATABASE_ENGLISH)):
        assert all(CATALOGUES[language][key] == sentence for key, sentence in own.items())


@pytest.mark.parametrize("language", list(Language))
def test_every_code_has_a_sentence(language: Language) -> None:
    """The codes are collected from the sources themselves."""
    texts = [path.read_text() for folder in ("storage", "cli/db") for path in (SOURCES / folder).rglob("*.py")]
    codes = {code for each in texts for code in re.findall(r'"((?:database|backup|restore|check)\.[a-z_]+)"', each)}
    assert {"database.newer", "backup.damaged", "check.head", "restore.done"} <= codes
    assert not {code for code in codes if not Speaker(language).knows(code)}
    assert DATABASE_ENGLISH.keys() == codes
