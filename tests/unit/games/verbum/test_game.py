"""The wrapper for scripts and notebooks."""

import pytest

from leggio.games.verbum import Game, RefusedError, audit, replay
from support.verbum.tables import stacked_game


def test_refusals_are_raised_with_code_paragraph_and_detail() -> None:
    """A script sees what the rules say, and the refusal itself as a value."""
    game = stacked_game("CANEX", "IELOO")
    with pytest.raises(RefusedError, match=r"turn\.draw_first \(par\. 6\)"):
        game.lay("CANE")


def test_known_hands_leave_nothing_to_chance() -> None:
    """Five cards for each player, or none are given."""
    with pytest.raises(ValueError, match="hand of 5"):
        Game("Anna", "Bea", words="", hands=("AAA", "EEE"))


def test_jollies_step_in_by_themselves() -> None:
    """Verbum, par. 13: a script may write the word alone."""
    game = stacked_game("C?NEX", "IELOO", b="TTTTTT")
    game.draw()
    game.lay("cane")
    assert game.words == {1: "CaNE"}


def test_jollies_step_in_word_by_word() -> None:
    """Verbum, par. 13: of two words laid together the second has no more what the first used."""
    game = stacked_game("ALM?X", "IELOO", b="TTTTTTTTT", minimum=2)
    game.draw()
    game.lay("al", "ma")
    assert game.words == {1: "AL", 2: "Ma"}


def test_a_script_plays_and_the_log_holds() -> None:
    """A log replays to the same table, and the rules find nothing wrong with it."""
    game = stacked_game("CANEX", "IELO!", words="cane cielo")
    game.draw()
    game.lay("CANE")
    game.draw()
    game.steal(1, "C")
    game.lay("CIELO")
    assert game.scores == {"Anna": 0, "Bea": 5}
    assert (game.player, game.winner, game.ended, game.over) == ("Anna", None, None, False)
    assert repr(game) == "<Game verbum: {'Anna': 0, 'Bea': 5}, drawing>"
    assert replay(game.log) == game.state == audit(game.log)


@pytest.mark.parametrize(("version", "phase"), [(None, "drawing"), (1, "acting")])
def test_a_script_may_ask_for_the_rules_of_another_day(version: int | None, phase: str) -> None:
    """Verbum, par. 6: by the first version a turn went on after words; of a version that never was there is no game."""
    game = stacked_game("CANEX", "IELO!", version=version)
    game.draw()
    game.lay("CANE")
    assert game.state.phase == phase
    with pytest.raises(RefusedError, match=r"open\.rules"):
        Game("Anna", "Bea", version=3)


def test_time_does_not_run_backwards() -> None:
    """Waiting is for the future."""
    with pytest.raises(ValueError, match="backwards"):
        stacked_game("CANEX", "IELOO").wait(seconds=-1)
