"""Doubts about a word: the judge, the vote, the house rule of checking at once. Par. 3, 5."""

from typing import Any

import pytest

from leggio.games.verbum import Game
from leggio.games.verbum.commands import Accept, Contest, Discard, Draw, Lay, Pile, Steal, Vote
from leggio.games.verbum.events import Contested, Ruled
from leggio.games.verbum.state import Phase
from support.verbum.tables import first_game, phase_of, refuses


def after_words(*words: str, lexicon: str = "CANE RE", players: int = 2, **options: Any) -> Game:
    """Anna has laid these words out of CANER, and a card from B; they are open to doubt."""
    hands = ("CANER", "IELOO", "SSSSS")[:players]
    game = first_game(*hands, b="ETTTTTTTTT", words=lexicon, **options)
    game.draw()
    game.lay(*words)
    game.pass_turn()
    return game


def test_a_good_word_stays() -> None:
    """Verbum, par. 3: a word the judge admits stays, and nobody pays for the doubt."""
    game = after_words("CANE")
    assert phase_of(game) is Phase.ANSWERING
    assert game.contest(1) is False
    assert game.scores == {"Anna": 4, "Bea": 0}
    assert (game.turn, phase_of(game)) == (1, Phase.DRAWING)


def test_a_wrong_word_goes_back_to_the_hand() -> None:
    """Verbum, par. 3: its cards return to whoever laid it, the turn is over, and everyone has seen them."""
    game = after_words("NACE")
    assert game.contest(1) is True
    assert game.words == {}
    assert game.hand(0) == "ACEENR"
    assert game.view(1).known[0] == "ACEN"
    assert game.turn == 1


def test_each_word_is_judged_by_itself() -> None:
    """Verbum, par. 3: of two words laid together only the wrong one goes back."""
    game = after_words("NACE", "RE")
    assert game.contest(1) is True
    assert game.words == {2: "RE"}
    assert phase_of(game) is Phase.ANSWERING
    with refuses(game, "contest.not_pending", "3", number=1):
        game.contest(1)
    assert game.contest(2) is False
    assert game.turn == 1


def test_the_judge_sees_the_whole_word() -> None:
    """Verbum, par. 3, 13: what a jolly stands for is part of the word; the opinion is in the log."""
    game = first_game("C?NER", "IELOO", words="CANE")
    game.draw()
    game.lay("CaNE")
    game.pass_turn()
    assert game.contest(1) is False
    contested = next(event for event in game.log if isinstance(event, Contested))
    assert contested.opinion is not None
    assert (contested.opinion.word, contested.opinion.valid) == ("CANE", True)


def test_any_opponent_may_doubt_until_all_accept() -> None:
    """Verbum, par. 3: words stay once every opponent accepts; whoever accepted has no more doubts."""
    game = after_words("CANE", players=3)
    game.accept(2)
    with refuses(game, "pending.already_agreed", "3"):
        game.contest(1, seat=2)
    with refuses(game, "pending.already_agreed", "3"):
        game.accept(2)
    with refuses(game, "pending.own", "3"):
        game.contest(1, seat=0)
    game.accept(1)
    assert (game.turn, phase_of(game)) == (1, Phase.DRAWING)
    with refuses(game, "pending.none", "3"):
        game.accept(2)


def test_doubts_have_their_time() -> None:
    """Verbum, par. 3: after twenty seconds, or what the table chose, words stay; a ruling begins the time anew."""
    game = after_words("CANE", "RE")
    game.wait(seconds=19.999)
    game.contest(1)
    assert game.view().time_left_ms == 20_000
    game.wait(seconds=20)
    assert (game.turn, phase_of(game)) == (1, Phase.DRAWING)
    timeless = after_words("CANE", contest_ms=None)
    timeless.wait(minutes=100)
    assert phase_of(timeless) is Phase.ANSWERING


def test_a_turn_without_words_leaves_nothing_to_doubt() -> None:
    """Verbum, par. 3, 6: the next turn begins at once."""
    game = first_game("CANER", "IELOO")
    game.draw()
    game.pass_turn()
    assert game.turn == 1
    with refuses(game, "pending.none", "3"):
        game.contest(1)


def test_the_player_whose_turn_is_made_waits() -> None:
    """Verbum, par. 6: after passing nothing more is laid or discarded."""
    game = after_words("CANE")
    for command in (Lay(seat=0, words=("RE",)), Discard(seat=0, card="R"), Draw(seat=0, pile=Pile.B)):
        with refuses(game, "turn.made", "6"):
            game.do(command)


def test_words_are_answered_first_when_b_would_run_out() -> None:
    """Verbum, par. 3, 15: if filling up the hand uses up B, the next player cannot just begin."""
    game = first_game("CANER", "IELOO", b="ETT", words="CANE")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    with refuses(game, "turn.answer_first", "3"):
        game.draw()
    game.contest(1)
    assert phase_of(game) is Phase.LAST


def test_a_vote_decides() -> None:
    """Verbum, par. 3: where the players decide, more against than for takes the word back."""
    game = after_words("NACE", players=3, contests="vote")
    game.contest(1, seat=2)
    assert phase_of(game) is Phase.VOTING
    with refuses(game, "turn.voting", "3"):
        game.do(Draw(seat=1, pile=Pile.B))
    with refuses(game, "turn.voting", "3"):
        game.do(Accept(seat=1))
    game.vote(0, valid=True)
    with refuses(game, "vote.already", "3"):
        game.vote(0, valid=True)
    game.vote(2, valid=False)
    game.vote(1, valid=False)
    assert game.words == {}
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert ruled.votes == ((0, True), (2, False), (1, False))
    with refuses(game, "vote.none", "3"):
        game.vote(0, valid=True)


def test_a_tied_vote_leaves_the_word() -> None:
    """Verbum, par. 3: of two players one is not enough to take a word back."""
    game = after_words("NACE", contests="vote")
    game.contest(1)
    game.vote(1, valid=False)
    game.vote(0, valid=True)
    assert game.words == {1: "NACE"}


def test_who_does_not_vote_in_time_abstains() -> None:
    """Verbum, par. 3: a vote lasts as long as doubts do; with nobody voting the word stays."""
    game = after_words("NACE", "RE", players=3, contests="vote")
    game.contest(1)
    game.vote(1, valid=False)
    game.wait(seconds=20)
    assert game.words == {2: "RE"}
    game.contest(2)
    game.wait(seconds=20)
    assert game.words == {2: "RE"}
    assert game.turn == 1


def test_the_judge_first_then_the_vote() -> None:
    """Verbum, par. 3: what the judge admits stays; what it does not know is put to the vote."""
    game = after_words("NACE", "RE", contests="judge_then_vote", categories=("words", "animali"))
    game.contest(2)
    assert phase_of(game) is Phase.ANSWERING
    game.contest(1)
    assert phase_of(game) is Phase.VOTING
    game.vote(1, valid=True)
    game.vote(0, valid=True)
    assert game.words == {1: "NACE", 2: "RE"}


def test_words_checked_at_once() -> None:
    """House rule: wrong words are refused, good ones are not open to doubt."""
    game = first_game("CANER", "IELOO", b="ETTTTTTTTT", words="CANE", contests="checked")
    game.draw()
    with refuses(game, "lay.invalid_words", "3", words=["NACE"]):
        game.lay("NACE")
    game.lay("CANE")
    game.pass_turn()
    assert game.turn == 1
    with refuses(game, "contest.checked", ""):
        game.contest(1)


@pytest.mark.parametrize("contests", ["judge", "checked"])
def test_a_judge_out_of_reach(contests: str) -> None:
    """Verbum, par. 3: without the judge the table needs, it refuses rather than guess."""
    game = first_game("CANER", "IELOO", words="CANE", contests=contests)
    game.draw()
    if contests == "judge":
        game.lay("CANE")
        game.pass_turn()
    game.judge = None
    with refuses(game, "open.no_judge", "3"):
        game.do(Contest(seat=1, word=1) if contests == "judge" else Lay(seat=0, words=("CANE",)))


def test_cards_that_come_back_may_be_too_many() -> None:
    """Verbum, par. 3, 5, 11: after a swap of hands a word that comes back may make more than ten: discard to ten."""
    game = first_game("CANE&", "IIIII", b="TTTTTTTTTTTTTTTTTTTT", words="")
    for _ in range(5):
        game.draw()
        game.discard("T")
        game.draw()
        game.pass_turn()
    assert len(game.hand(1)) == 10
    game.draw()
    game.lay("NACE")
    game.swap_hands(1)
    game.pass_turn()
    assert game.contest(1) is True
    assert (game.turn, phase_of(game)) == (0, Phase.TRIMMING)
    assert len(game.hand(0)) == 14
    with refuses(game, "turn.trim", "5", most=10):
        game.do(Steal(seat=0, word=1, place=0))
    for card in "NACE":
        assert game.turn == 0
        game.discard(card)
    assert (game.turn, len(game.hand(0))) == (1, 10)
    assert len(game.hand(1)) == 5, "whoever got few cards is filled up too"


def test_nobody_moves_on_while_a_hand_is_too_big() -> None:
    """Verbum, par. 3, 5: with another word still open to doubt, the next player waits for the answer."""
    game = first_game("CANE&", "IIIII", b="T" * 25, words="")
    for turn in range(5):
        game.draw()
        game.pass_turn() if turn == 0 else game.discard("T")
        game.draw()
        game.pass_turn()
    game.draw()
    game.lay("NACE", "TT")
    game.swap_hands(1)
    game.pass_turn()
    game.contest(1)
    assert phase_of(game) is Phase.ANSWERING
    with refuses(game, "turn.answer_first", "3"):
        game.draw()
    with refuses(game, "vote.none", "3"):
        game.do(Vote(seat=1, valid=True))
    game.accept()
    assert phase_of(game) is Phase.TRIMMING
