"""What is checked of a table whatever is played at it."""

import pytest

from leggio.games.common.commands import HOUSE, HOUSE_RULES, OpenTable, refuser
from leggio.games.common.opening import LONGEST_LEXICON, LONGEST_NAME, newest_rules, player_names, refuse_players
from leggio.games.figs import FIGS, RULE_SETS

refuse = refuser({**HOUSE_RULES, "open.players": HOUSE})


def opening(*players: str, lexicon: str = "") -> OpenTable:
    """A table of these players."""
    return OpenTable(rules=FIGS.name, players=players, lexicon=lexicon)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (opening("Anna"), "open.players"),
        (opening("Anna", "Bea", "Carla", "Dora", "Elena"), "open.players"),
        (opening("Anna", " anna "), "open.names"),
        (opening("Anna", " "), "open.names"),
        (opening("Anna", "B" * (LONGEST_NAME + 1)), "open.names"),
        (opening("Anna", "Bea", lexicon="L" * (LONGEST_LEXICON + 1)), "open.option"),
    ],
)
def test_a_table_that_cannot_be(command: OpenTable, code: str) -> None:
    """Too few or too many, names that are the same or cannot be shown, a label without end."""
    refusal = refuse_players(command, FIGS, refuse)
    assert refusal is not None
    assert refusal.code == code


def test_a_table_that_can_be() -> None:
    """Names lose the blanks around them."""
    command = opening(" Anna", "Bea ")
    assert refuse_players(command, FIGS, refuse) is None
    assert player_names(command) == ("Anna", "Bea")


def test_the_newest_version_unless_one_is_asked_for() -> None:
    """Old logs ask for the version they were played by."""
    versions = {("a", 1): FIGS, ("a", 2): RULE_SETS[FIGS.name, FIGS.version]}
    assert newest_rules(versions, "a") is versions["a", 2]
    assert newest_rules(versions, "a", 1) is versions["a", 1]
    assert newest_rules(versions, "a", 3) is None
    assert newest_rules(versions, "b") is None
