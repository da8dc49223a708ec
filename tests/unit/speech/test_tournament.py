"""Tournaments have words for every refusal and every reason, in every language."""

import re
from pathlib import Path

import pytest

import leggio.tournament
from leggio.speech import Speaker, languages
from leggio.tournament import System, entering
from leggio.tournament.options import Criterion
from leggio.tournament.refusals import ARTICLES
from support.speech import given_by, is_sentence, placeholders


@pytest.mark.parametrize("code", sorted(ARTICLES))
@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    """A refusal never reaches a person as a bare code, and cites its article if it has one."""
    assert is_sentence(Speaker(language, "tournament").message(code), ARTICLES[code])


def test_refusals_come_with_the_data_of_their_sentences() -> None:
    """Whatever a sentence asks for, everyone who refuses with its code hands over; and no code is never used."""
    used = set()
    for code, data in given_by(entering, "refuse"):
        used.add(code)
        assert placeholders(Speaker("it", "tournament").message(code)) - {"art"} <= data, code
    assert used == set(ARTICLES)


@pytest.mark.parametrize("language", languages())
def test_every_note_has_a_sentence(language: str) -> None:
    """Reasons for pairs and problems of files: the codes are collected from the sources themselves."""
    texts = [path.read_text() for path in Path(str(leggio.tournament.__file__)).parent.rglob("*.py")]
    codes = {code for text in texts for code in re.findall(r'Note\("([a-z_.]+)"', text)}
    codes |= {code for text in texts for code in re.findall(r'"((?:roster|pair|start|bye)\.[a-z_]+)"', text)}
    codes |= {f"system.{each}" for each in System} | {f"criterion.{each}" for each in Criterion}
    assert len(codes) > 35
    say = Speaker(language, "tournament")
    assert not {code for code in codes if not say.knows(code)}
