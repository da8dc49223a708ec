"""The table of rounds."""

from leggio.games.duplicate.standings import report
from support.duplicate.halls import in_round


def test_who_found_what() -> None:
    """Premise: the letters, the top, the master play, each play found and by whom, and what scored nothing."""
    game = in_round("Anna", "Bea", "Carlo", "Dino", "Eva", solo_from=5)
    game.hand_in(0, "8F", "MICIO")
    game.hand_in(1, "8F", "MICIO")
    game.hand_in(2, "8D", "MICIO")
    game.hand_in(3, "8D", "BIMIA")
    game.close()
    (only,) = report(game.state)
    assert (only.number, only.rack, only.top[0].score, only.master.score) == (1, "ABCIIMO", 22, 22)
    assert (only.seat, only.solo, only.field, only.missing) == (2, 2, 5, 1)
    assert [(each.laid.score, each.seats) for each in only.found] == [(22, (2,)), (16, (0, 1))]
    assert only.faults == (("play.invalid_words", 1),)
