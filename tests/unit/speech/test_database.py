"""Every code of the database has a sentence in every language, with the same data."""

import re
from pathlib import Path

import pytest

import leggio
from leggio.speech import Speaker, languages
from support.speech import area

SOURCES = Path(leggio.__file__).parent


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence(language: str) -> None:
    """The codes are collected from the sources themselves."""
    texts = [
        path.read_text() for folder in ("storage", "cli/db", "cli/ratings") for path in (SOURCES / folder).rglob("*.py")
    ]
    codes = {
        code for each in texts for code in re.findall(r'"((?:database|backup|restore|check|ratings)\.[a-z_]+)"', each)
    }
    assert {"database.newer", "backup.damaged", "check.head", "restore.done"} <= codes
    assert not {code for code in codes if not Speaker(language).knows(code)}
    assert area(language, "database").keys() == codes
