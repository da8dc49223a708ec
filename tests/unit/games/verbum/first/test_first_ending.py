"""The end of pile B, the last words, the count. Par. 1, 12, 15."""

from leggio.games.verbum.commands import Draw, Pile
from leggio.games.verbum.events import Ending
from leggio.games.verbum.state import Phase
from support.verbum.tables import first_game, phase_of, refuses, to_last_round


def test_the_last_card_of_b_lets_the_turn_be_finished() -> None:
    """Verbum, par. 15: whoever draws it still lays words; then the last round begins with the next player."""
    game = first_game("CANEX", "IELOO", b="R", words="CANE")
    game.draw()
    assert phase_of(game) is Phase.ACTING
    game.lay("CANE")
    game.pass_turn()
    game.accept()
    assert phase_of(game) is Phase.LAST
    assert game.state.last_round == (1, 0)
    assert game.hand(0) == "RX", "nothing is left to fill up with"


def test_b_may_run_out_while_a_hand_is_filled_up() -> None:
    """Verbum, par. 7, 15: the player gets what there is, and the last round begins."""
    game = first_game("CANEX", "IELOO", b="RST", words="CANE")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.accept()
    assert game.hand(0) == "RSTX"
    assert phase_of(game) is Phase.LAST


def test_everyone_lays_what_they_can_in_turn_order() -> None:
    """Verbum, par. 15: all hands, that of the last player of the game included; nobody draws."""
    game = first_game("CANEX", "IELOO", "AMORE", b="R", words="CANE OLE AMORE")
    to_last_round(game)
    assert game.state.last_round == (1, 2, 0)
    with refuses(game, "turn.last_round", "15"):
        game.do(Draw(seat=1, pile=Pile.A))
    with refuses(game, "turn.not_yours", "6"):
        game.do(Draw(seat=0, pile=Pile.A))
    game.lay("OLE")
    game.pass_turn()
    game.lay("AMORE")
    assert game.state.turn == 2, "laying is beginning: the words before stay"
    game.pass_turn()
    game.lay("CANE")
    game.pass_turn()
    assert phase_of(game) is Phase.ANSWERING, "nobody comes after the last words: they are answered"
    game.accept(1)
    game.accept(2)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.EXHAUSTED, "15")
    assert game.ended.scores == (4, 3, 5)
    assert game.ended.places == ((2,), (0,), (1,))
    assert game.winner == "Carlo"


def test_the_last_words_may_be_contested() -> None:
    """Verbum, par. 3, 15: a wrong one is taken back and counts nothing."""
    game = first_game("CANEX", "IELOO", b="R", words="CANE")
    to_last_round(game)
    game.lay("LEI")
    game.pass_turn()
    assert game.contest(1) is True
    game.lay("CANE")
    game.pass_turn()
    game.accept()
    assert game.ended is not None
    assert game.ended.scores == (4, 0)


def test_equal_points_share_a_place() -> None:
    """Verbum, par. 15: whoever has most wins; equal points are a shared place."""
    game = first_game("CANEX", "CANEX", "AMOXX", b="R", contest_ms=0)
    to_last_round(game)
    for word in ("CANE", "AMO", "CANE"):
        game.lay(word)
        game.pass_turn()
    assert game.ended is not None
    assert game.ended.places == ((0, 1), (2,))
    assert game.winner is None


def test_a_robbed_word_counts_nothing() -> None:
    """Verbum, par. 12, 15: a word with a thief in it at the end is worth 0, however long."""
    game = first_game("CANEX", "IELO!", b="R" + "T" * 9, words="CANE CIELO")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.draw()
    game.steal(1, "C")
    game.lay("CIELO")
    game.pass_turn()
    game.accept()
    while not game.over:
        if game.state.last_round is None:
            game.draw()
        game.pass_turn()
    assert game.ended is not None
    assert game.ended.scores == (0, 5)
    assert game.ended.void == (1,)


def test_jollies_count_a_point_each() -> None:
    """Verbum, par. 13-15: a word counts with its jollies in it, one point a card."""
    game = first_game("C?NEX", "PA%OX", b="R", contest_ms=0)
    to_last_round(game)
    game.lay("PA(ZZ)O")
    game.pass_turn()
    game.lay("CaNE")
    game.pass_turn()
    assert game.ended is not None
    assert game.ended.scores == (4, 4)


def test_after_the_end_nothing_happens() -> None:
    """Verbum, par. 1, 15: the game ends with pile B."""
    game = first_game("CANEX", "IELOO", b="R")
    to_last_round(game)
    game.pass_turn()
    game.pass_turn()
    assert game.over
    with refuses(game, "game.over", "15"):
        game.draw()
    with refuses(game, "game.over", "15"):
        game.accept()
    with refuses(game, "game.over", "15"):
        game.suspend()
