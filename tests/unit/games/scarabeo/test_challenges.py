"""The pending play: accepting, challenging between two players, going on after a rejection. Art. 8, 12-14, 20."""

from typing import Any

from leggio.games.scarabeo import Game
from leggio.games.scarabeo.commands import Accept, Challenge, Pass
from leggio.games.scarabeo.events import Challenged, PlayStood, Ruled, Standing
from leggio.games.scarabeo.state import Entry
from support.refusals import refuses
from support.scarabeo.tables import late_game, stacked_game


def two(words: str = "contare scontare sei", **options: Any) -> Game:
    """Anna has laid CONTARE, and Bea may answer."""
    game = stacked_game("CONTAREI", "SEIEIEIE", then="AAAAAAAA", words=words, **options)
    game.play("E9 orizz.", "CONTARE")
    return game


def test_a_play_is_pending_before_the_hand_passes() -> None:
    """Scarabeo, art. 14: it scores, and its player draws, only when the hand passes."""
    game = two()
    assert game.scores["Anna"] == 0
    assert game.state.turn == 0
    game.accept()
    assert game.scores["Anna"] == 56
    assert game.state.turn == 1


def test_between_two_the_dictionary_decides() -> None:
    """Scarabeo, art. 8, 12: a word it lacks is taken back, at no cost but the word."""
    game = two(words="sei")
    assert game.challenge("CONTARE")
    assert game.rack(0) == "ACEINORT"
    assert game.state.board.is_empty
    assert [(row.entry, row.points, row.value) for row in game.sheet] == [(Entry.WITHDRAWN, 0, 56)]


def test_a_word_the_dictionary_has_stands() -> None:
    """Scarabeo, art. 8, 12: the challenger pays nothing, and has had their say: the hand passes."""
    game = two()
    assert not game.challenge("CONTARE")
    assert game.scores == {"Anna": 56, "Bea": 0}
    assert game.state.turn == 1


def test_the_verdict_is_recorded() -> None:
    """Scarabeo, art. 12: a log needs no dictionary later."""
    game = two()
    game.challenge("CONTARE")
    challenged, ruled, stood = game.log[-4:-1]
    assert isinstance(challenged, Challenged)
    assert isinstance(ruled, Ruled)
    assert [(each.word, each.valid) for each in ruled.verdicts] == [("CONTARE", True)]
    assert stood == PlayStood(at=0, how=Standing.AGREED)


def test_a_rejected_word_may_be_replaced_in_the_same_turn() -> None:
    """Scarabeo, art. 13: the tiles come back, and the player makes another word as long as there is sand."""
    game = two(words="re")
    game.challenge("CONTARE")
    assert game.state.turn == 0
    assert game.play("I9 orizz.", "RE") == 4
    game.accept()
    assert game.scores["Anna"] == 4


def test_words_may_be_rejected_again_and_again() -> None:
    """Scarabeo, art. 13: each new word may be challenged like the first."""
    game = two(words="sei")
    game.challenge("CONTARE")
    game.play("I9 orizz.", "RE")
    assert game.challenge("RE")
    assert game.rack(0) == "ACEINORT"


def test_out_of_sand_after_a_rejection_the_turn_scores_nothing() -> None:
    """Scarabeo, art. 13: otherwise the hand is lost, the tiles come back all the same, and a zero is written."""
    game = two(words="sei")
    game.challenge("CONTARE")
    game.wait(minutes=2)
    assert game.state.turn == 1
    assert game.rack(0) == "ACEINORT"
    assert [(row.entry, row.points) for row in game.sheet] == [(Entry.WITHDRAWN, 0), (Entry.TIMEOUT, 0)]


def test_after_a_rejection_one_may_also_pass() -> None:
    """Scarabeo, art. 13, 18: nobody has to use the sand that is left."""
    game = two(words="sei")
    game.challenge("CONTARE")
    game.pass_turn()
    assert game.state.turn == 1


def test_once_the_hand_has_passed_the_word_stands() -> None:
    """Scarabeo, art. 14: nobody noticed in time, so it is valid, whatever the dictionary says."""
    game = two(words="sei")
    game.accept()
    with refuses(game, "pending.none", "14"):
        game.challenge("CONTARE")
    assert game.scores["Anna"] == 56


def test_the_hand_passes_by_itself_after_a_while() -> None:
    """Scarabeo, art. 14: the book leaves the wait to the table: twenty seconds unless it chose otherwise."""
    game = two()
    game.wait(seconds=19.999)
    assert game.view().pending is not None
    game.wait(seconds=0.001)
    assert game.state.pending is None
    assert game.log[-2] == PlayStood(at=20_000, how=Standing.EXPIRED)
    assert two(grace_ms=0).state.pending is None


def test_of_two_players_the_other_may_simply_move() -> None:
    """Scarabeo, art. 14: taking the hand is letting the word stand."""
    game = two()
    game.play("D9 orizz.", "SCONTARE")
    assert any(event == PlayStood(at=0, how=Standing.MOVED) for event in game.log)
    assert game.scores["Anna"] == 56


def test_a_refused_move_leaves_the_play_pending() -> None:
    """Scarabeo, art. 14: only a move that may be made takes the hand."""
    game = two()
    with refuses(game, "play.not_connected", "5"):
        game.play("A1 orizz.", "SEI")
    assert game.state.pending is not None


def test_a_play_that_would_close_is_not_accepted_by_moving() -> None:
    """Scarabeo, art. 14, 32: there is no move after the last one; it is accepted, challenged, or waited for."""
    game = late_game("S", "EE")
    game.play("D9 orizz.", "SCONTARE")
    with refuses(game, "turn.answer_first", "14"):
        game.pass_turn()
    game.accept()
    assert game.over


def test_of_three_players_the_others_are_waited_for() -> None:
    """Scarabeo, art. 14: the next player takes the hand only when nobody else can still challenge."""
    game = stacked_game("CONTAREI", "SEIEIEIE", "AAAAAAAA", players=3)
    game.play("E9 orizz.", "CONTARE")
    with refuses(game, "turn.others_first", "14", seats=[2]):
        game.do(Pass(seat=1))
    with refuses(game, "turn.not_yours", "5", turn=1):
        game.do(Pass(seat=2))
    with refuses(game, "turn.wait_for_answers", "14"):
        game.do(Pass(seat=0))
    game.accept(2)
    game.do(Pass(seat=1))
    assert game.state.turn == 2


def test_only_words_of_the_play_are_contested_by_opponents_once() -> None:
    """Scarabeo, art. 12: an opponent names words that were formed, and answers a play once."""
    game = stacked_game("CONTAREI", "SEIEIEIE", "AAAAAAAA", players=3)
    with refuses(game, "pending.none", "14"):
        game.do(Accept(seat=1))
    game.play("E9 orizz.", "CONTARE")
    with refuses(game, "pending.own", "12"):
        game.do(Challenge(seat=0, words=("CONTARE",)))
    with refuses(game, "challenge.no_words", "12", formed=["CONTARE"]):
        game.do(Challenge(seat=1, words=()))
    with refuses(game, "challenge.not_formed", "12", word="SCONTARE"):
        game.do(Challenge(seat=1, words=("contare", "scontare")))
    game.accept(1)
    for answer in (Accept(seat=1), Challenge(seat=1, words=("CONTARE",))):
        with refuses(game, "pending.already_answered", "14"):
            game.do(answer)


def test_contested_words_are_all_looked_up() -> None:
    """Scarabeo, art. 5, 12: one word that does not count takes the whole play back."""
    board = {"E9 orizz.": "CONTARE", "D10 vert.": "EI"}
    game = late_game("SAAAAAAA", "E", bag="A", board=board, words="scontare")
    game.play("D9 orizz.", "SCONTARE")
    assert game.challenge("scontare", "sei")
    assert game.rack(0) == "AAAAAAAS"


def test_words_not_named_are_not_looked_up() -> None:
    """Scarabeo, art. 12, 14: what nobody contests stands."""
    board = {"E9 orizz.": "CONTARE", "D10 vert.": "EI"}
    game = late_game("SAAAAAAA", "E", bag="A", board=board, words="scontare")
    game.play("D9 orizz.", "SCONTARE")
    assert not game.challenge("SCONTARE")
    assert game.scores["Anna"] == 14


def test_tables_that_check_words_have_no_challenges() -> None:
    """A house rule: with `void` there is never anything to contest."""
    game = stacked_game("CONTAREI", "SEIEIEIE", words="contare", challenges="void")
    game.play("E9 orizz.", "CONTARE")
    assert game.scores["Anna"] == 56
    with refuses(game, "challenge.checked", ""):
        game.challenge("CONTARE", seat=0)


def test_a_dictionary_that_is_out_of_reach_decides_nothing() -> None:
    """Scarabeo, art. 12: a challenge between two waits until there is one; a checked play too."""
    game = two()
    game.judge = None
    with refuses(game, "open.no_judge", "12"):
        game.challenge("CONTARE")
    game = stacked_game("CONTAREI", "SEIEIEIE", words="contare", challenges="void")
    game.judge = None
    with refuses(game, "open.no_judge", "12"):
        game.play("E9 orizz.", "CONTARE")


def test_placing_errors_cannot_happen() -> None:
    """Scarabeo, art. 14: what would break the rules of placing is refused, so there is nothing to undo later."""
    game = two()
    game.accept()
    with refuses(game, "play.only_alongside", "5"):
        game.play("E8 orizz.", "EI")
    with refuses(game, "play.missing_tiles", "5"):
        game.play("I9 vert.", "AZ")
