"""Who may look words up while a game is on."""

from dataclasses import replace

from leggio.core.verdicts import WordList
from leggio.games.common.lookups import lookup_refused, open_words
from leggio.games.scrabble.game import SPEC, Game

VOTED = replace(SPEC, abilities=replace(SPEC.abilities, open_words=lambda state, seat: ["città"] if seat else []))


def begun() -> Game:
    """Two players, the first on turn."""
    return Game("Ada", "Bruno", judge=WordList(frozenset({"AI", "RE"})), seed=1)


def test_nobody_at_a_table_looks_anything_up() -> None:
    """On turn or not (art. 24, 28), with the article and a code that stays."""
    state = begun().state
    for seat in (0, 1):
        refused = lookup_refused(SPEC, state, seat, "casa")
        assert refused
        assert (refused.code, refused.article) == ("lookup.playing", "24")
        assert lookup_refused(SPEC, state, seat)


def test_a_table_may_allow_it() -> None:
    """Which all have seen before they sat down."""
    assert lookup_refused(SPEC, begun().state, 0, "casa", aids=True) is None


def test_when_the_game_is_over_everyone_may() -> None:
    """Whoever won."""
    game = begun()
    game.resign(0)
    assert lookup_refused(SPEC, game.state, 0, "casa") is None
    assert lookup_refused(SPEC, game.state, 1) is None


def test_what_the_game_opens_is_open_to_whom_it_says() -> None:
    """That word however it is written, no other, and no search."""
    state = begun().state
    assert open_words(VOTED, state, 1) == {"CITTA"}
    assert lookup_refused(VOTED, state, 1, "Citta") is None
    assert lookup_refused(VOTED, state, 0, "citta")
    assert lookup_refused(VOTED, state, 1, "cittadina")
    assert lookup_refused(VOTED, state, 1)
