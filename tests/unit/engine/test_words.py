"""Which words a rule set is played by."""

from types import SimpleNamespace
from unittest.mock import patch

import pytest

from leggio.engine import words
from leggio.engine.words import profile_of
from leggio.lexicon.profiles import FIGS, SCARABEO


def test_our_rule_sets_have_their_own() -> None:
    """Both editions share one; so do the common words of cards."""
    assert [profile_of(rules) for rules in ("figs", "figs-previous", "verbum", "scarabeo")] == [*[FIGS] * 3, SCARABEO]


def test_a_game_of_somebody_else_says_which() -> None:
    """Its rule set is none that the lexicon knows."""
    book = SimpleNamespace(find=lambda name: name == "morra-2", lexicon="scarabeo")
    with patch.object(words, "GAMES", {"morra": SimpleNamespace(rulebook=book)}):
        assert profile_of("morra-2") is SCARABEO


def test_rules_that_no_game_has() -> None:
    """Nobody guesses."""
    with pytest.raises(KeyError):
        profile_of("klingon")
