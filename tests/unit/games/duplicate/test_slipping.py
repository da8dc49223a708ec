"""Slips: what they score, what scores nothing and why, which one counts."""

import pytest

from leggio.core.board import Direction
from leggio.games.duplicate import audit
from leggio.games.duplicate.commands import Correct, EndGame, EnterSlip, HandIn, ReplaceDraw, Resign
from leggio.games.duplicate.events import Corrected, HandedIn
from leggio.games.duplicate.slips import kept_jollies
from leggio.games.duplicate.state import Phase
from support.duplicate.halls import hall, in_round, phase, points, refusal

ACROSS, DOWN = Direction.ACROSS, Direction.DOWN


def slip(square: str, word: str, seat: int = 0, direction: Direction = ACROSS) -> HandIn:
    """A player's slip."""
    return HandIn(seat=seat, square=square, direction=direction, word=word)


def test_each_slip_scores_its_own_points() -> None:
    """Premise, art. 9-12: everyone plays the same letters, and gets what their own play makes."""
    game = in_round("Anna", "Bea")
    game.do(slip("D8", "MICIO", 0))
    game.do(slip("F8", "MICIO", 1))
    game.close()
    assert points(game) == {"Anna": 22, "Bea": 16}


@pytest.mark.parametrize(
    ("square", "word", "code", "article"),
    [
        ("Z9", "MICIO", "play.bad_square", "1"),
        ("D8", "M1CIO", "play.bad_word", "8"),
        ("M8", "MICIO", "play.off_board", "3"),
        ("D8", "CASA", "play.missing_tiles", "3"),
        ("A1", "MICIO", "play.first_off_centre", "3"),
        ("H8", "A", "play.first_too_short", "3"),
        ("D8", "BIMIA", "play.invalid_words", "4"),
    ],
)
def test_a_bad_slip_scores_nothing_and_says_why(square: str, word: str, code: str, article: str) -> None:
    """Premise, art. 1, 3, 4, 8: invalid or misplaced is 0, with the code and the article."""
    game = in_round("Anna")
    (event,) = game.do(slip(square, word))
    assert isinstance(event, HandedIn)
    assert event.laid is None
    assert event.fault is not None
    assert (event.fault.code, event.fault.article) == (code, article)
    game.close()
    assert points(game) == {"Anna": 0}


def test_a_misplaced_slip_later_in_the_game() -> None:
    """Art. 3, 6: it must touch what lies there, and not cover it."""
    game = in_round("Anna", "Bea", tiles="MICIOABCASAEES")
    game.do(slip("F8", "MICIO"))
    game.close()
    game.draw()
    (apart,) = game.do(slip("A1", "CASA"))
    (over,) = game.do(slip("F8", "CASA"))
    assert isinstance(apart, HandedIn)
    assert isinstance(over, HandedIn)
    assert apart.fault is not None
    assert over.fault is not None
    assert (apart.fault.code, over.fault.code) == ("play.not_connected", "play.square_taken")
    assert over.fault.detail == {"square": "F8", "letter": "M"}


def test_of_eight_letters_seven_may_be_laid() -> None:
    """Art. 3: never more than seven at once, and fifty for exactly seven (art. 13)."""
    game = in_round("Anna", tiles="ARMONIAT", words=["ARMONIA", "ARMONIAT"], letters=8)
    (eight,) = game.do(slip("H8", "ARMONIAT"))
    assert isinstance(eight, HandedIn)
    assert eight.fault is not None
    assert (eight.fault.code, eight.fault.article, eight.fault.detail) == ("play.too_many_tiles", "3", {"most": 7})
    (seven,) = game.do(slip("H8", "ARMONIA"))
    assert isinstance(seven, HandedIn)
    assert seven.laid is not None
    assert seven.laid.score > 50


def test_a_jolly_counts_nothing_and_is_written_small() -> None:
    """Art. 8, 12: the slip says which letters are jollies."""
    game = in_round("Anna", tiles="MICI?AB")
    (event,) = game.do(slip("D8", "MICIo"))
    assert isinstance(event, HandedIn)
    assert event.laid is not None
    assert (event.laid.word, event.laid.score, event.kept) == ("MICIo", 20, 0)
    assert kept_jollies("??AB", "Ab") == 1


def test_the_last_slip_counts_until_time_is_up() -> None:
    """Premise: within the time a later slip takes the place of the earlier one, even a worse one."""
    game = in_round("Anna")
    game.do(slip("D8", "MICIO"))
    game.do(slip("H8", "MAI"))
    assert (game.state.handed_in, game.state.slips) == (1, 2)
    game.wait(minutes=3)
    assert refusal(game, slip("D8", "MICIO")).code == "slip.time_up"
    game.close()
    assert points(game) == {"Anna": 10}


def test_a_slip_at_the_very_end_is_too_late() -> None:
    """Premise: at the end of time nothing more is taken; a moment before it is."""
    game = in_round("Anna")
    game.now += 179_999
    game.do(slip("D8", "MICIO"))
    game.now += 1
    assert refusal(game, slip("H8", "MAI")).code == "slip.time_up"


def test_a_slip_for_other_letters_is_not_taken() -> None:
    """Premise: one that was on its way when the letters changed is not meant for the new ones."""
    game = in_round("Anna")
    draw = game.view(0).draw
    game.do(HandIn(seat=0, square="D8", direction=ACROSS, word="MICIO", draw=draw))
    game.do(ReplaceDraw())
    late = HandIn(seat=0, square="D8", direction=ACROSS, word="MICIO", draw=draw)
    assert refusal(game, late).code == "slip.other_letters"
    game.do(HandIn(seat=0, square="D8", direction=ACROSS, word="MICIO", draw=game.view(0).draw))


def test_slips_need_letters_and_somebody_who_plays() -> None:
    """Premise: before the draw and between rounds there is nothing to play."""
    game = hall("Anna", "Bea")
    assert refusal(game, slip("D8", "MICIO")).code == "slip.no_letters"
    game.draw()
    assert refusal(game, slip("D8", "MICIO", seat=7)).code == "seat.unknown"
    assert refusal(game, slip("D8", "")).code == "slip.unreadable"
    assert refusal(game, slip("D8", "MI\x00CIO")).code == "slip.unreadable"
    assert refusal(game, slip("D" * 9, "MICIO")).code == "slip.unreadable"
    game.do(Resign(seat=1))
    assert refusal(game, slip("D8", "MICIO", seat=1)).code == "seat.left"


def test_a_paper_slip_is_typed_at_the_desk_even_after_the_time() -> None:
    """Premise: it was written in time; the desk types it while it collects."""
    game = in_round("Anna", "Bea")
    game.wait(minutes=3)
    assert phase(game) is Phase.CHECKING
    (event,) = game.do(EnterSlip(whom=1, square="D8", direction=ACROSS, word="MICIO", name="Nora"))
    assert isinstance(event, HandedIn)
    assert (event.seat, event.by.value, event.name) == (1, "desk", "Nora")
    game.close()
    assert points(game) == {"Anna": 0, "Bea": 22}


def test_the_desk_corrects_a_slip_of_the_round() -> None:
    """Premise: a misread slip is put right before the round is closed, and is as early as it was."""
    game = in_round("Anna", "Bea")
    game.do(slip("D8", "MICI"))
    game.do(slip("D8", "MICIO", seat=1))
    game.do(Correct(whom=0, round=1, square="D8", direction=ACROSS, word="MICIO"))
    game.close()
    assert points(game) == {"Anna": 22, "Bea": 22}
    assert game.state.rounds[0].seat == 0  # the earlier of two equal ones


def test_the_desk_rules_on_words_itself() -> None:
    """Art. 28: the referee's ruling stands for the judge's, either way; misplaced stays misplaced."""
    game = in_round("Anna")
    game.do(slip("D8", "BIMIA"))
    (ruled,) = game.do(Correct(whom=0, round=1, square="C8", direction=ACROSS, word="MICIA", valid=True))
    assert isinstance(ruled, Corrected)
    assert ruled.fault is not None
    assert ruled.fault.code == "play.first_off_centre"
    (ruled,) = game.do(Correct(whom=0, round=1, square="E8", direction=ACROSS, word="MICIA", valid=True))
    assert isinstance(ruled, Corrected)
    assert ruled.laid is not None
    (ruled,) = game.do(Correct(whom=0, round=1, square="D8", direction=ACROSS, word="MICIO", valid=False))
    assert isinstance(ruled, Corrected)
    assert ruled.fault is not None
    assert (ruled.fault.code, ruled.ruled) == ("play.invalid_words", False)


def test_a_closed_round_can_still_be_put_right() -> None:
    """Premise: points change, the solo with them; what was laid on the board stays."""
    game = in_round("Anna", "Bea", "Carlo", solo_from=3)
    game.do(slip("D8", "MICIO"))
    game.do(slip("F8", "MICIO", seat=1))
    game.close()
    assert points(game) == {"Anna": 32, "Bea": 16, "Carlo": 0}
    board = game.state.board
    (event,) = game.do(Correct(whom=2, round=1, square="H4", direction=DOWN, word="MICIO"))
    assert isinstance(event, Corrected)
    assert (event.solo, event.changes) == (None, ((0, 22), (2, 22)))
    assert points(game) == {"Anna": 22, "Bea": 16, "Carlo": 22}
    assert game.state.board == board
    assert game.state.ranking.places == (1, 3, 1)
    game.do(Correct(whom=0, round=1, square="D8", direction=ACROSS, word="MICIX"))
    assert points(game) == {"Anna": 0, "Bea": 16, "Carlo": 32}
    assert game.state.rounds[0].found == 1


def test_a_slip_worth_more_than_the_top_raises_it() -> None:
    """Premise, percentages of the top: what the desk lets stand is a play there was; taken back, it is not."""
    game = in_round("Anna", "Bea")
    game.do(slip("D8", "MICIO"))
    game.close()
    before = game.state.rounds[0].top
    assert game.state.top_total == before[0].score == 22
    game.do(Correct(whom=1, round=1, square="D8", direction=ACROSS, word="BIMICAO", valid=True))
    raised = game.state.rounds[0]
    assert [laid.word for laid in raised.top] == ["BIMICAO"]
    assert (game.state.top_total, raised.found) == (raised.top[0].score, 1)
    assert raised.top[0].score > 22
    game.do(Correct(whom=1, round=1, square="D8", direction=ACROSS, word="BIMIA"))
    assert game.state.rounds[0].top == before
    assert game.state.top_total == 22
    assert audit(game.log) == game.state


def test_a_slip_is_put_right_after_the_end() -> None:
    """Premise: points and places change, and the end with them; a round there was not stays refused."""
    game = in_round("Anna", "Bea")
    game.do(slip("F8", "MICIO"))
    game.close()
    game.do(EndGame())
    assert game.state.ended is not None
    assert game.state.ended.places == ((0,), (1,))
    game.do(Correct(whom=1, round=1, square="D8", direction=ACROSS, word="MICIO"))
    assert (game.state.ended.scores, game.state.ended.places) == ((16, 22), ((1,), (0,)))
    assert game.over
    late = Correct(whom=1, round=2, square="D8", direction=ACROSS, word="MICIO")
    assert refusal(game, late).code == "correct.round"
    assert audit(game.log) == game.state


def test_corrections_that_make_no_sense() -> None:
    """Premise: only rounds there are, players there are, slips one can read."""
    game = in_round("Anna")
    for number in (0, 2, -1):
        command = Correct(whom=0, round=number, square="D8", direction=ACROSS, word="MICIO")
        assert refusal(game, command).code == "correct.round"
    assert refusal(game, Correct(whom=9, round=1, square="D8", direction=ACROSS, word="MICIO")).code == "seat.unknown"
    assert refusal(game, Correct(whom=0, round=1, square="D8", direction=ACROSS, word="")).code == "slip.unreadable"
