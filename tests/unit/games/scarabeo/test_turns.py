"""Laying words: where they may go, and what they need."""

import pytest
from msgspec.structs import replace

from leggio.core.board import Direction
from leggio.games.scarabeo.commands import LayTiles, Pass, Play
from leggio.games.scarabeo.events import Played
from leggio.games.scarabeo.rules import FIRST
from support.refusals import refuses
from support.scarabeo.tables import late_game, stacked_game


@pytest.mark.parametrize("position", ["E9 orizz.", "C9 orizz.", "I9 orizz.", "I5 vert.", "I9 vert."])
def test_the_first_word_covers_the_scarab(position: str) -> None:
    """Scarabeo, art. 2, 5: across or down, anywhere as long as a letter is on I9."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    assert game.play(position, "CONTARE") > 0


@pytest.mark.parametrize("position", ["A9 orizz.", "J9 orizz.", "E8 orizz.", "I1 vert."])
def test_a_first_word_elsewhere_is_refused(position: str) -> None:
    """Scarabeo, art. 5: the first word covers the scarab in the centre."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    with refuses(game, "play.first_off_centre", "5", square="I9"):
        game.play(position, "CONTARE")


def test_a_word_has_two_letters_at_least() -> None:
    """Scarabeo, art. 6: a lone letter is no word."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    with refuses(game, "play.first_too_short", "6"):
        game.play("I9 orizz.", "O")
    assert game.play("I9 orizz.", "RE") == 4


@pytest.mark.parametrize("written", ["S.P.A.", "S.P.A", "spa.", "SPA"])
def test_an_abbreviation_may_be_written_with_its_dots(written: str) -> None:
    """Scarabeo, art. 7: dots are no tiles; what lies on the board and in the log are the letters."""
    game = stacked_game("SPACONTE", "EEEEEEEE")
    assert game.play("I9 orizz.", written.upper()) > 0
    played = game.log[-1]
    assert isinstance(played, Played)
    assert [each.word for each in played.words] == ["SPA"]


def test_dots_alone_are_no_word() -> None:
    """Scarabeo, art. 2: a word has letters."""
    game = stacked_game("SPACONTE", "EEEEEEEE")
    with refuses(game, "play.bad_word", "2", word=""):
        game.play("I9 orizz.", "...")


def test_a_later_word_has_a_tile_of_the_board() -> None:
    """Scarabeo, art. 5: it crosses a word, or lengthens one."""
    for position, word in (("I9 vert.", "ANDRA"), ("D9 orizz.", "SCONTARE"), ("K7 vert.", "PRETESA")):
        game = late_game("SPRETESNDRA", "E", bag="A")
        assert game.play(position, word) > 0


def test_a_word_that_only_lies_along_another_is_refused() -> None:
    """Scarabeo, art. 5: RE over CONTARE makes words at every contact, but has no tile of the board."""
    game = late_game("REAAAAAA", "E", bag="A")
    with refuses(game, "play.only_alongside", "5", word="RE"):
        game.play("E8 orizz.", "RE")


def test_a_word_that_lengthens_another_has_a_letter_in_common_with_it() -> None:
    """Scarabeo, art. 5: STAMPA laid down so that its S makes SCONTARE is joined to it by that S; all count."""
    game = late_game("STAMPAEE", "E", bag="A", board={"E9 orizz.": "CONTARE"})
    assert game.play("D9 vert.", "STAMPA") > 0
    played = game.log[-1]
    assert isinstance(played, Played)
    assert [(each.word, each.square) for each in played.words] == [("STAMPA", "D9"), ("SCONTARE", "D9")]
    assert not any(word.factor % 2 == 0 and word.word == "SCONTARE" for word in played.words), "art. 24: not the first"


def test_a_letter_after_a_word_lengthens_it_too() -> None:
    """Scarabeo, art. 5: MI laid down after CONTARE makes CONTAREM and is joined, sense or none: that is for art. 12."""
    game = late_game("MIEEEEEE", "E", bag="A")
    assert game.play("L9 vert.", "MI") > 0


def test_the_stricter_reading_is_an_option() -> None:
    """Scarabeo, art. 5: with `joining` "hold" a later word holds a tile of the board, as in version 1."""
    strict = late_game("STAMPAEE", "E", bag="A", joining="hold")
    with refuses(strict, "play.only_alongside", "5", word="STAMPA"):
        strict.play("D9 vert.", "STAMPA")
    first = late_game("STAMPAEE", "E", bag="A")
    first._state = replace(first.state, rules=FIRST)  # noqa: SLF001 - scripts open tables by the newest rules
    with refuses(first, "play.only_alongside", "5", word="STAMPA"):
        first.play("D9 vert.", "STAMPA")


def test_two_lone_letters_are_no_word_to_lengthen() -> None:
    """Scarabeo, art. 5: UN between an A and a D over and under it makes a new word, AUD, and lengthens none."""
    game = late_game("UNEEEEEE", "E", bag="A", board={"E9 orizz.": "CONTARE", "A4 orizz.": "A", "A6 orizz.": "D"})
    with refuses(game, "play.only_alongside", "5", word="UN"):
        game.play("A5 orizz.", "UN")


def test_one_tile_beside_a_word_makes_a_word_of_it() -> None:
    """Scarabeo, art. 5: a single A over the T of CONTARE makes AT, which has a tile of the board, whichever way."""
    for position, word in (("H8 vert.", "AT"), ("H8 orizz.", "A")):
        game = late_game("AAAAAAAA", "E", bag="A")
        game.play(position, word)
        played = game.log[-1]
        assert isinstance(played, Played)
        assert [each.word for each in played.words] == ["AT"]


def test_a_word_that_touches_nothing_is_refused() -> None:
    """Scarabeo, art. 5: words are joined, as in a crossword."""
    game = late_game("REAAAAAA", "E", bag="A")
    with refuses(game, "play.not_connected", "5"):
        game.play("A1 orizz.", "RE")


def test_words_are_read_in_two_directions_only() -> None:
    """Scarabeo, art. 2: across or down, never diagonally, with no gaps."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    with refuses(game, "play.not_in_line", "2"):
        game.do(LayTiles(seat=0, tiles=(("I9", "R"), ("J10", "E"))))
    with refuses(game, "play.gap", "2"):
        game.do(LayTiles(seat=0, tiles=(("I9", "R"), ("K9", "E"))))
    game.do(LayTiles(seat=0, tiles=(("I9", "R"), ("I10", "E"))))
    assert game.state.pending is not None


def test_the_whole_word_is_written() -> None:
    """Scarabeo, art. 5: a word goes on as far as there are tiles, and its letters must be those that stand there."""
    game = late_game("SEMAAAAA", "E", bag="A")
    with refuses(game, "play.word_goes_on", "5", whole="SCONTARE"):
        game.play("D9 orizz.", "SCON")
    with refuses(game, "play.square_taken", "5", square="E9", letter="C"):
        game.play("D9 orizz.", "SEM")
    with refuses(game, "play.no_new_tile", "5"):
        game.play("E9 orizz.", "CONTARE")
    with refuses(game, "play.off_board", "2"):
        game.play("Q9 orizz.", "SEM")


def test_what_is_no_square_or_no_word_is_refused() -> None:
    """Scarabeo, art. 2: words are of letters, on squares of this board."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    with refuses(game, "play.bad_square", "2"):
        game.play("boh", "CONTARE")
    with refuses(game, "play.bad_square", "2"):
        game.do(Play(seat=0, square="R9", direction=Direction.ACROSS, word="CONTARE"))
    with refuses(game, "play.bad_word", "2"):
        game.play("E9 orizz.", "C0NTARE")
    with refuses(game, "play.square_taken", "5"):
        game.do(LayTiles(seat=0, tiles=(("I9", "R"), ("I9", "E"))))


def test_tiles_come_from_the_rack() -> None:
    """Scarabeo, art. 5: one plays with the tiles one has drawn."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    with refuses(game, "play.missing_tiles", "5", tiles=["A", "B", "R"]):
        game.play("I9 orizz.", "BARRA")


def test_accents_are_dropped() -> None:
    """Scarabeo, art. 6: accented words are words, played without the accent."""
    game = stacked_game("CONTEROA", "EEEEEEEE")
    game.play("E9 orizz.", "CONTERÒ")
    assert "CONTERO" in game.state.board.cells


def test_the_hand_passes_to_the_left_and_tiles_are_drawn() -> None:
    """Scarabeo, art. 5, 31: seven tiles played, seven drawn, at once and by themselves; then the next player."""
    game = stacked_game("CONTAREI", "EEEEEEEE", then="BBBBDDDD")
    game.play("E9 orizz.", "CONTARE")
    assert game.rack(0) == "I"
    game.accept()
    assert game.rack(0) == "BBBBDDDI"
    assert (game.state.turn, len(game.state.bag)) == (1, 130 - 16 - 7)


def test_only_the_player_on_turn_moves() -> None:
    """Scarabeo, art. 5: one after the other."""
    game = stacked_game("CONTAREI", "EEEEEEEE", players=3)
    with refuses(game, "turn.not_yours", "5", turn=0):
        game.do(Pass(seat=1))
    with refuses(game, "seat.unknown", ""):
        game.do(Pass(seat=7))


def test_passing_scores_nothing() -> None:
    """Scarabeo, art. 18: whoever makes no word passes the hand and writes a zero."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    game.pass_turn()
    assert game.state.turn == 1
    assert [(row.entry, row.points) for row in game.sheet] == [("pass", 0)]


def test_inadmissible_words_are_refused_at_a_table_that_checks_them() -> None:
    """Scarabeo, art. 6-8: with `void` the dictionary is asked at once: words and listed abbreviations only."""
    game = stacked_game("CONTAREI", "STAMPAEE", words="contare stampa", challenges="void")
    with refuses(game, "play.invalid_words", "6", words=["RATE"]):
        game.play("I9 orizz.", "RATE")
    assert game.play("E9 orizz.", "CONTARE") == 56
    assert game.scores["Anna"] == 56


def test_a_contact_that_makes_no_word_spoils_the_play() -> None:
    """Scarabeo, art. 5, 7: STAMPA stands only if TA, AN, MN and PA are all listed abbreviations."""
    board = {"D9 orizz.": "SCONTARE", "E9 vert.": "CANNA"}
    game = late_game("TAMPAEEE", "E", bag="A", board=board, words="stampa ta an pa", challenges="void")
    with refuses(game, "play.invalid_words", "6", words=["MN"]):
        game.play("D9 vert.", "STAMPA")
    game = late_game("TAMPAEEE", "E", bag="A", board=board, words="stampa ta an mn pa", challenges="void")
    assert game.play("D9 vert.", "STAMPA") == 37


def test_loose_tiles_are_checked_like_written_words() -> None:
    """Scarabeo, art. 2: a tile lies on a square, and is a letter."""
    game = stacked_game("CONTAREI", "EEEEEEEE")
    with refuses(game, "play.bad_square", "2"):
        game.do(LayTiles(seat=0, tiles=(("Z9", "R"),)))
    with refuses(game, "play.bad_word", "2"):
        game.do(LayTiles(seat=0, tiles=(("I9", "RE"),)))
