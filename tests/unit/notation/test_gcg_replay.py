"""Replaying GCG: boards, scores and plays along the way."""

import pytest

from leggio.core.board import Square
from leggio.notation.errors import NotationError
from leggio.notation.gcg import Gcg, Note, Pass, Player, Pragma, read_gcg, replay

GAME = b"""#player1 anna
#player2 bea
#note all present
>anna: AACSEIO 8G CASA +12 12
>bea: AORTUUV G8 .ARO +7 7
>bea: AORTUUV -- -7 0
#note challenged CARO
#note by anna
>bea: AORTUUV (challenge) -1 -1
>anna: EIOPRT? J8 .pR +2 14
>bea: AORTUUV -UUV +0 -1
>anna: (time) -30 -16
"""


def test_boards_and_scores_after_each_event() -> None:
    """Each step has the board and the scores after it, and the word in full."""
    game = replay(read_gcg(GAME))
    assert [step.scores for step in game.steps] == [
        (12, 0),
        (12, 7),
        (12, 0),
        (12, -1),
        (14, -1),
        (14, -1),
        (-16, -1),
    ]
    assert [step.word for step in game.steps] == ["CASA", "CARO", "", "", "ApR", "", ""]
    assert game.steps[1].board.at(Square(10, 6)) == "O"
    assert game.steps[2].board == game.steps[0].board
    assert game.steps[-1].board == game.board


def test_final_board() -> None:
    """Withdrawn plays are not on the board; a jolly shows as a small letter."""
    game = replay(read_gcg(GAME))
    assert game.board.placed == "CASApR"
    assert game.board.at(Square(8, 9)) == "p"
    assert game.scores == (-16, -1)


def test_plays_that_stood() -> None:
    """The list of plays leaves out the withdrawn ones."""
    assert [play.tiles for play in replay(read_gcg(GAME)).plays] == ["CASA", ".pR"]


def test_notes_stay_with_their_event() -> None:
    """Notes belong to the event before them, or to the game when they come first."""
    game = replay(read_gcg(GAME))
    assert game.notes == ("all present",)
    assert [step.notes for step in game.steps][:3] == [(), (), ("challenged CARO", "by anna")]


def test_empty_game() -> None:
    """A file without events is a game not begun."""
    game = replay(Gcg((Player("a"), Player("b"))))
    assert (game.board.is_empty, game.scores, game.plays, game.steps) == (True, (0, 0), (), ())


def test_made_by_hand_and_wrong() -> None:
    """A game made by hand that cannot have happened is refused at the line it would have when written."""
    items = (Pragma("title", "x"), Note("one\ntwo"), Pass(player=0, points=0, total=5))
    with pytest.raises(NotationError) as caught:
        replay(Gcg((Player("a"), Player("b")), items))
    assert (caught.value.line, caught.value.code) == (7, "gcg.wrong_total")
