"""The files themselves: every language says everything, in messages that are ICU, with the same data."""

import re
from pathlib import Path

import pytest
from icu4py.messageformat import MessageFormat

from leggio.speech import FIRST, languages
from leggio.speech.folders import read, settings_of
from leggio.speech.message import formatted
from leggio.speech.syntax import arguments, names, parse, walk
from support.speech import ROOT

AREAS = sorted(str(path.relative_to(ROOT / FIRST)) for path in (ROOT / FIRST).rglob("*.json"))
EVERY = [(language, area) for language in languages() for area in AREAS]
OTHERS = [(language, area) for language, area in EVERY if language != FIRST]


def given(message: str) -> set[str]:
    """The names of the data; how many a list has comes with the list."""
    return {name.removesuffix("_count") for name in names(message)}


@pytest.mark.parametrize(("language", "area"), OTHERS)
def test_every_language_says_everything(language: str, area: str) -> None:
    """No key is missing, none is left over, and each asks for the same data as in Italian."""
    ours, italian = read(ROOT / language / area), read(ROOT / FIRST / area)
    assert ours.keys() == italian.keys()
    assert not {key: given(ours[key]) ^ given(italian[key]) for key in ours if given(ours[key]) != given(italian[key])}


def test_no_language_has_files_of_its_own() -> None:
    """What Italian does not have, nobody says."""
    for language in languages():
        found = {str(path.relative_to(ROOT / language)) for path in (ROOT / language).rglob("*.json")}
        assert found == set(AREAS)


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_every_message_is_icu(language: str, area: str) -> None:
    """For ICU, and for our own reading of it."""
    for message in read(ROOT / language / area).values():
        MessageFormat(message, settings_of(language)["locale"])
        parse(message)


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_apostrophes_are_typographic(language: str, area: str) -> None:
    """A straight one quotes; where one is meant, it is doubled."""
    for key, message in read(ROOT / language / area).items():
        assert not re.search(r"(?<!')'(?!')", message), key


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_a_number_that_chooses_words_is_not_put_in_plainly(language: str, area: str) -> None:
    """It would be grouped in one place and not in the other: there is `#` for it."""
    for key, message in read(ROOT / language / area).items():
        kinds = arguments(message)
        counted = {name for name, kind in kinds if kind not in {"", "select"}}
        assert not counted & {name for name, kind in kinds if not kind}, key


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_plurals_have_the_forms_of_their_language(language: str, area: str) -> None:
    """Italian and English have two: one, and all others, none among them; or a choice is made by the number itself."""
    for key, message in read(ROOT / language / area).items():
        for plural in (each for each in walk(parse(message)) if each.kind == "plural"):
            forms = dict(plural.branches)
            assert "one" in forms or any(form.startswith("=") for form in forms), key
            assert forms.get("one") != forms["other"], key
        assert all(_told(message, count, settings_of(language)["locale"]) for count in (0, 1, 2)) or not message, key


def _told(message: str, count: int, locale: str) -> str:
    """A message with this number in all places that want one."""
    data = {name: count if kind not in {"", "select"} else "x" for name, kind in sorted(arguments(message))}
    return formatted(message, data, locale)


def test_nothing_is_said_twice() -> None:
    """A key is in one of the common files only: whoever looks for it finds it."""
    found: dict[str, str] = {}
    for path in sorted(Path(ROOT / FIRST).glob("*.json")):
        if path.name in {"language.json", "tournament.json", "paper.json"}:
            continue
        for key in read(path):
            assert key not in found, (key, path.name, found[key])
            found[key] = path.name
