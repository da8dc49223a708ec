"""Every sentence in both languages."""

import pytest

from leggio.games import scarabeo, scrabble, verbum
from leggio.games.registry import GAMES
from leggio.games.scarabeo.events import Ending as ScarabeoEnding
from leggio.games.scarabeo.sheet import Entry as ScarabeoEntry
from leggio.games.scrabble.events import Ending as ScrabbleEnding
from leggio.games.scrabble.sheet import Entry as ScrabbleEntry
from leggio.games.verbum.events import Ending as VerbumEnding
from leggio.paper.games.wording import ARTICLES, ENTRIES, MONTHS, REASONS, RULES, TEXTS, TITLES

LANGUAGES = ("it", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_without_words(language: str) -> None:
    """Every entry, every end, every rule set; twelve months."""
    assert {*ScrabbleEntry, *ScarabeoEntry} - {"play"} <= ENTRIES[language].keys()
    assert {*ScrabbleEnding, *ScarabeoEnding, *VerbumEnding} <= REASONS[language].keys()
    games = {name: game for name, game in GAMES.items() if not game.is_hall}
    assert {rules for game in games.values() for rules in game.rulebook.names} <= RULES[language].keys()
    assert games.keys() == TITLES.keys() == ARTICLES[language].keys()
    assert len(MONTHS[language]) == 12
    assert {scrabble.__name__, scarabeo.__name__, verbum.__name__} == {f"leggio.games.{name}" for name in TITLES}


def test_both_languages_say_the_same_things() -> None:
    """No key is missing in either."""
    for texts in (ENTRIES, REASONS, RULES, TEXTS, ARTICLES):
        assert texts["it"].keys() == texts["en"].keys()
