"""The word graph and the entries agree: every word has a reading, every form of an entry is a word."""

import random

import pytest

from leggio.lexicon.building import SHORTEST, admitted
from leggio.lexicon.inflection import inflect
from support.lexicons import bundled

SAMPLE = 3000


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
def test_every_word_has_a_reading(rules: str) -> None:
    """Art. 14-23: nothing is valid that the judge cannot explain."""
    lexicon = bundled(rules)
    words = random.Random(1).sample(lexicon.graph.words(), SAMPLE)
    assert [word for word in words if not lexicon.analyses(word)] == []


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
def test_every_form_is_a_word(rules: str) -> None:
    """Art. 15: the graph has every form of every entry that the profile admits, and of no other."""
    lexicon = bundled(rules)
    profile = lexicon.profile
    for entry in random.Random(2).sample(list(lexicon.all_entries()), SAMPLE):
        paradigm = inflect(entry, profile)
        forms = [paradigm.stem + ending.text for ending in paradigm.endings]
        fitting = [form for form in forms if SHORTEST <= len(form) <= profile.longest]
        if admitted(entry, profile):
            assert all(lexicon.contains_many(fitting)), entry
        assert not any(lexicon.contains_many([form for form in forms if form not in fitting])), entry
