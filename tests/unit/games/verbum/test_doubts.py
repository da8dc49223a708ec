"""Doubts that last until one's own next turn is over, and who decides on them. Par. 3, 5, 15."""

from typing import Any

import pytest

from leggio.games.verbum import Game
from leggio.games.verbum.commands import Draw, Pile, Steal, SwapJolly
from leggio.games.verbum.events import Overfull, Ruled, WordsStood
from leggio.games.verbum.state import Phase
from support.verbum.tables import phase_of, refuses, stacked_game


def laid(word: str, *, lexicon: str = "CANE", players: int = 3, **options: Any) -> Game:
    """Anna has laid a word out of CANER, and it is Bea's turn to draw."""
    hands = ("CANER", "IELO!", "SSSSS", "MMMMM")[:players]
    game = stacked_game(*hands, b="S" + "T" * 40, words=lexicon, **options)
    game.draw()
    game.lay(word)
    return game


def turn(game: Game) -> None:
    """Whoever is on turn draws from B and passes."""
    game.draw()
    game.pass_turn()


def test_the_game_goes_on_while_doubts_are_open() -> None:
    """Verbum, par. 3, 6: laying passes the turn; nobody waits for an answer."""
    game = laid("NACE")
    assert (game.turn, phase_of(game)) == (1, Phase.DRAWING)
    with refuses(game, "pending.none", "3"):
        game.accept(1)


@pytest.mark.parametrize("turns", [0, 1])
def test_a_word_may_be_doubted_until_ones_own_next_turn_is_over(turns: int) -> None:
    """Verbum, par. 3: Bea in her turn and before her draw; Carlo while she plays and in his own turn."""
    game = laid("NACE")
    for _ in range(turns):
        turn(game)
    assert game.view().words[0].doubters == ((1, 2) if turns == 0 else (2,))
    game.draw()
    assert game.contest(1, seat=2) is True
    assert game.words == {}


def test_after_ones_own_next_turn_it_stands() -> None:
    """Verbum, par. 3: Bea has played since, and then Carlo: nobody doubts it any more."""
    game = laid("NACE")
    turn(game)
    with refuses(game, "pending.none", "3"):
        game.contest(1, seat=1)
    turn(game)
    with refuses(game, "pending.none", "3"):
        game.contest(1, seat=2)
    assert (game.view().words[0].pending, game.words) == (False, {1: "NACE"})


def test_nobody_doubts_their_own_word() -> None:
    """Verbum, par. 3: it is for the others."""
    game = laid("NACE")
    with refuses(game, "pending.none", "3"):
        game.contest(1, seat=0)


def test_the_lists_decide_where_they_know_the_kinds_of_words() -> None:
    """Verbum, par. 3: a wrong word goes back to the hand at once, a good one stays and is doubted no more."""
    wrong, good = laid("NACE"), laid("CANE")
    assert wrong.contest(1) is True
    assert sorted(wrong.hand(0)) == sorted("RS" + "TTT" + "NACE")
    assert good.contest(1) is False
    with refuses(good, "pending.none", "3"):
        good.contest(1, seat=2)


def test_a_ruling_leaves_the_turn_where_it_was() -> None:
    """Verbum, par. 3, 6: whoever had drawn, and stolen a letter, goes on with their choice."""
    game = laid("NACE", players=2, contests="vote")
    game.draw()
    game.steal(1, "N")
    game.contest(1)
    game.vote(1, valid=True)
    assert (game.turn, phase_of(game), game.view(1).won) == (1, Phase.ACTING, "N")


def test_the_time_of_a_turn_stands_still_during_a_vote() -> None:
    """Verbum, par. 3: a vote takes its own time, and the turn has left what it had."""
    game = laid("NACE", contests="vote", turn_ms=60_000)
    game.wait(seconds=10)
    game.contest(1, seat=2)
    assert game.view().time_left_ms == 20_000
    game.wait(seconds=20)
    assert (phase_of(game), game.view().time_left_ms) == (Phase.DRAWING, 50_000)


def test_nothing_is_taken_from_a_doubted_word() -> None:
    """Verbum, par. 3, 12-13: neither a letter nor a jolly, until it is decided."""
    game = stacked_game("C?NER", "AELO!", b="S" + "T" * 20, contests="vote")
    game.draw()
    game.lay("CaNE")
    game.draw()
    game.contest(1)
    for deed in (Steal(seat=1, word=1, place=0), SwapJolly(seat=1, word=1, place=1)):
        with refuses(game, "turn.voting", "3"):
            game.do(deed)
    game.vote(1, valid=True)
    game.do(Steal(seat=1, word=1, place=0))


def test_who_laid_the_word_has_no_say() -> None:
    """Verbum, par. 3: everyone else says what their check found, and the majority decides; it is in the log."""
    game = laid("NACE", players=4, contests="vote")
    game.contest(1, seat=3)
    with refuses(game, "vote.own", "3"):
        game.vote(0, valid=True)
    for seat, valid in ((1, True), (2, False), (3, False)):
        assert phase_of(game) is Phase.VOTING
        game.vote(seat, valid=valid)
    assert game.words == {}
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert ruled.votes == ((1, True), (2, False), (3, False))


def test_a_tie_leaves_the_word() -> None:
    """Verbum, par. 3: of three players two decide, and one of them is not enough."""
    game = laid("NACE", contests="vote")
    game.contest(1)
    game.vote(1, valid=False)
    game.vote(2, valid=True)
    assert game.words == {1: "NACE"}


@pytest.mark.parametrize("valid", [True, False])
def test_of_two_the_doubter_decides(valid: bool) -> None:
    """Verbum, par. 3: what their check found is in the log."""
    game = laid("NACE", players=2, contests="judge_then_vote", categories=("words", "fiumi"))
    game.contest(1)
    assert game.view().contest is not None
    assert game.state.voters == (1,)
    game.vote(1, valid=valid)
    assert game.words == ({1: "NACE"} if valid else {})
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert (ruled.valid, ruled.votes) == (valid, ((1, valid),))


def test_a_doubter_who_says_nothing_in_time() -> None:
    """Verbum, par. 3: the word stays."""
    game = laid("NACE", players=2, contests="vote")
    game.contest(1)
    game.wait(seconds=20)
    assert (game.words, phase_of(game)) == ({1: "NACE"}, Phase.DRAWING)


def test_leaving_during_a_vote() -> None:
    """The voters who stay decide; a turn of whoever left is over."""
    game = laid("NACE", players=4, contests="vote")
    game.contest(1, seat=2)
    game.resign(1)
    assert phase_of(game) is Phase.VOTING
    game.vote(2, valid=False)
    game.vote(3, valid=False)
    assert (game.words, game.turn, phase_of(game)) == ({}, 2, Phase.DRAWING)


def test_too_many_cards_when_a_word_comes_back() -> None:
    """Verbum, par. 5: whoever has more than ten discards when the turn in progress is made, on turn or not."""
    game = stacked_game("CANER", "IELO!", b="T" * 60, words="")
    for _ in range(4):
        turn(game)
        turn(game)
    game.draw()
    game.lay("NACE")
    game.draw()
    assert game.contest(1) is True
    assert phase_of(game) is Phase.ACTING
    assert len(game.hand(0)) == 10
    game.discard("T")
    assert game.turn == 0
    game.draw()
    game.lay("NACER")
    game.draw()
    game.contest(2)
    assert len(game.hand(0)) == 11
    game.discard("T")
    assert (game.turn, game.state.actor, phase_of(game)) == (1, 0, Phase.TRIMMING)
    assert isinstance(game.log[-1], Overfull)
    with refuses(game, "turn.not_yours", "6", turn=0):
        game.do(Draw(seat=1, pile=Pile.B))
    with refuses(game, "turn.trim", "5", most=10):
        game.lay("NACE")
    game.discard("R")
    assert (game.turn, phase_of(game), len(game.hand(0))) == (0, Phase.DRAWING, 10)


def test_the_last_words_are_answered_by_those_who_may_still_doubt() -> None:
    """Verbum, par. 3, 15: nobody has a turn after them; whoever laid before somebody else is asked of their words."""
    game = stacked_game("CANER", "IELOO", "AMORE", b="S", words="CANE AMORE")
    game.draw()
    game.pass_turn()
    game.pass_turn()
    game.lay("AMORE")
    game.pass_turn()
    game.lay("CANE")
    game.pass_turn()
    assert phase_of(game) is Phase.ANSWERING
    assert [word.doubters for word in game.view().words] == [(1,), (1, 2)]
    with refuses(game, "pending.own", "3"):
        game.accept(0)
    game.accept(1)
    with refuses(game, "pending.already_agreed", "3"):
        game.contest(1, seat=1)
    with refuses(game, "contest.not_pending", "3", number=1):
        game.contest(1, seat=2)
    assert game.contest(2, seat=2) is False
    assert game.over
    assert game.ended is not None
    assert game.ended.scores == (4, 0, 5)


def test_the_last_doubts_have_their_time() -> None:
    """Verbum, par. 3, 15: after twenty seconds, or what the table chose, the game is counted."""
    game = stacked_game("CANER", "IELOO", b="S", words="CANE")
    game.draw()
    game.pass_turn()
    game.pass_turn()
    game.lay("CANE")
    game.pass_turn()
    game.wait(seconds=20)
    assert any(isinstance(event, WordsStood) for event in game.log)
    assert game.over


def test_words_checked_at_once_are_not_doubted() -> None:
    """House rule: there is nothing to contest."""
    game = laid("CANE", contests="checked")
    assert game.state.doubts == ()
    with refuses(game, "contest.checked", ""):
        game.contest(1)
