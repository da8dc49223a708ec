"""Laying words: art. 2-8 and 26."""

import pytest

from leggio.core.board import Direction
from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import LayTiles, Pass, Play
from support.positions import board_with, late_game
from support.refusals import refuses
from support.tables import stacked_game


def after_micio(rack: str = "ARMONAE") -> Game:
    """Anna has laid MICIO at F8 and Bea holds this rack."""
    game = stacked_game("MICIOAA", rack)
    game.play("F8 orizz.", "MICIO")
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_seven_tiles(players: int) -> None:
    """art. 3: two to four players have seven tiles each."""
    game = stacked_game(players=players)
    assert [len(rack) for rack in game.state.racks] == [7] * players
    assert len(game.state.bag) == 120 - 7 * players


@pytest.mark.parametrize(
    ("position", "word"), [("F8 orizz.", "MICIO"), ("H4 vert.", "MICIO"), ("H8 orizz.", "MI"), ("H7 vert.", "MI")]
)
def test_the_first_word_passes_the_centre(position: str, word: str) -> None:
    """art. 3: two letters are enough, and any of them may be on H8, either way."""
    game = stacked_game("MICIOAA")
    game.play(position, word)
    assert game.state.board == board_with({position: word})


@pytest.mark.parametrize("position", ["I8 orizz.", "C8 orizz.", "H9 vert.", "A1 orizz."])
def test_the_first_word_must_not_miss_the_centre(position: str) -> None:
    """art. 3: a first word beside H8 is refused."""
    game = stacked_game("MICIOAA")
    with refuses(game, "play.first_off_centre", "3", square="H8"):
        game.play(position, "MICIO")


def test_the_first_word_has_two_letters_at_least() -> None:
    """art. 3: one tile on the centre is no word."""
    game = stacked_game("MICIOAA")
    with refuses(game, "play.first_too_short", "3"):
        game.play("H8 orizz.", "M")


def test_the_word_after_a_play_taken_back_is_the_first_again() -> None:
    """art. 3, 30: with the board empty again the next word must pass the centre."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    with refuses(game, "play.first_off_centre", "3"):
        game.play("I8 orizz.", "ARMA")


@pytest.mark.parametrize(
    ("rack", "position", "word"),
    [
        ("ARMONAE", "I3 vert.", "ARMONIA"),  # crossing
        ("AESTROU", "F8 vert.", "MAESTRO"),  # crossing from the first letter
        ("NIAAAAA", "F8 orizz.", "MICIONI"),  # lengthening
        ("AEOUITR", "F9 orizz.", "AI"),  # alongside: MA and II
        ("REEEEEE", "J8 vert.", "OR"),  # a single tile
    ],
)
def test_later_words_connect_in_three_ways(rack: str, position: str, word: str) -> None:
    """art. 3: a later word crosses, lengthens or lies alongside, with one tile or more."""
    game = after_micio(rack)
    game.play(position, word)
    assert game.state.pending is not None
    assert game.state.pending.play.words[0].word == word


@pytest.mark.parametrize("position", ["A1 orizz.", "L9 orizz.", "K9 vert.", "D10 orizz."])
def test_a_word_that_touches_nothing_is_refused(position: str) -> None:
    """art. 3: meeting a corner to corner, or nothing at all, is no connection."""
    game = after_micio()
    with refuses(game, "play.not_connected", "3"):
        game.play(position, "AMO")


@pytest.mark.parametrize(
    ("position", "word", "whole"),
    [("E8 orizz.", "AMI", "AMICIO"), ("K8 orizz.", "NO", "MICIONO"), ("I9 vert.", "ORA", "IORA")],
)
def test_a_word_ends_where_its_letters_end(position: str, word: str, whole: str) -> None:
    """art. 3: a word has an empty square or the edge before and after it; what stands there belongs to it."""
    game = after_micio()
    with refuses(game, "play.word_goes_on", "3", whole=whole):
        game.play(position, word)


@pytest.mark.parametrize("position", ["L8 orizz.", "N8 orizz.", "H12 vert."])
def test_a_word_stays_on_the_board(position: str) -> None:
    """art. 3: a word that would run over the edge is refused."""
    game = stacked_game("MICIOAA")
    with refuses(game, "play.off_board", "3", length=5):
        game.play(position, "MICIO")


def test_a_word_may_end_at_the_edge() -> None:
    """art. 3: the edge of the board bounds a word as an empty square does."""
    game = late_game("CASETTA", "EEEEEEE", bag="A" * 20, board={"O8 orizz.": "A"})
    game.play("O7 vert.", "CA")
    assert game.state.board == board_with({"O7 vert.": "CA"})


def test_only_own_tiles_are_played() -> None:
    """art. 3: the letters come from the player's own rack, each tile once."""
    game = stacked_game("MICIOAA")
    with refuses(game, "play.missing_tiles", "3", tiles=["R"]):
        game.play("H8 orizz.", "MORA")
    with refuses(game, "play.missing_tiles", "3", tiles=["M"]):
        game.play("F8 orizz.", "MAMMA")


def test_a_play_lays_at_least_one_tile() -> None:
    """art. 3: naming a word that stands already is no play."""
    game = after_micio()
    with refuses(game, "play.no_new_tile", "3", word="MICIO"):
        game.play("F8 orizz.", "MICIO")


def test_an_accepted_phony_stays() -> None:
    """art. 4, 31: nobody but the opponents watches over words; what they let pass is on the board for good."""
    game = stacked_game("MICIOAA", "ARMONAE", words="MICIO")
    assert game.play("F8 orizz.", "OICIM") == 16
    game.accept()
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.state.board == board_with({"F8 orizz.": "OICIM"})


def test_a_play_has_one_main_word_and_any_number_of_others() -> None:
    """art. 5: the main word holds every tile laid; the secondary ones follow it."""
    game = stacked_game("MIELEAA", "ARANCIA")
    game.play("F8 orizz.", "MIELE")
    game.play("G7 orizz.", "ARANCIA")
    assert game.state.pending is not None
    play = game.state.pending.play
    assert [word.word for word in play.words] == ["ARANCIA", "AI", "RE", "AL", "NE"]
    assert (play.square, play.direction, play.tiles) == ("G7", Direction.ACROSS, "ARANCIA")


def test_one_tile_may_be_named_either_way() -> None:
    """art. 5: a single tile that forms two words takes the one named as main; the score is the same."""
    across, down = after_micio("NIIAAAA"), after_micio("NIIAAAA")
    across.play("F8 orizz.", "MICIOI")
    down.play("K8 vert.", "I")
    assert across.state.pending is not None
    assert down.state.pending is not None
    assert across.state.pending.play.words == down.state.pending.play.words


def test_a_taken_square_is_taken() -> None:
    """art. 6: no tile goes on another, unless it is the same letter of the word named."""
    game = after_micio()
    with refuses(game, "play.square_taken", "6", square="H8", letter="C"):
        game.play("H6 vert.", "REMO")


@pytest.mark.parametrize(
    ("tiles", "code", "article"),
    [
        ({"I7": "A", "J6": "R"}, "play.not_in_line", "7"),
        ({"E9": "A", "F10": "R", "G11": "M"}, "play.not_in_line", "7"),
        ({"I7": "A", "I10": "R"}, "play.gap", "3"),
        ({"G8": "A"}, "play.square_taken", "6"),
        ({}, "play.no_new_tile", "3"),
        ({"Z8": "A"}, "play.bad_square", "1"),
        ({"P8": "A"}, "play.off_board", "3"),
        ({"I7": "?"}, "play.bad_word", "8"),
        ({"I7": "AR"}, "play.bad_word", "8"),
        ({"A1": "A", "B1": "R"}, "play.not_connected", "3"),
        ({"I7": "Z"}, "play.missing_tiles", "3"),
    ],
)
def test_loose_tiles_must_make_one_word(tiles: dict[str, str], code: str, article: str) -> None:
    """art. 3, 5-7: never diagonally, without holes, on free squares, connected."""
    game = after_micio()
    with refuses(game, code, article):
        game.do(LayTiles(seat=1, tiles=tuple(tiles.items())))


def test_two_loose_tiles_on_one_square() -> None:
    """art. 6: a square takes one tile."""
    game = after_micio()
    with refuses(game, "play.square_taken", "6", square="I7"):
        game.do(LayTiles(seat=1, tiles=(("I7", "A"), ("I7", "R"))))


def test_loose_tiles_make_the_same_play() -> None:
    """art. 5: the tiles of ARMONIA put down one by one are the play named ARMONIA at I3 down."""
    named, loose = after_micio(), after_micio()
    named.play("I3 vert.", "ARMONIA")
    squares = (("I9", "A"), ("I3", "A"), ("I4", "R"), ("I5", "M"), ("I6", "O"), ("I7", "N"))
    loose.do(LayTiles(seat=1, tiles=squares))
    assert loose.log == named.log


def test_words_are_read_across_or_down() -> None:
    """art. 7: the direction decides where the letters go: right, or down."""
    across, down = stacked_game("MICIOAA"), stacked_game("MICIOAA")
    across.play("H8 orizz.", "MICIO")
    down.play("H8 vert.", "MICIO")
    assert across.state.board == board_with({"H8 orizz.": "MICIO"})
    assert down.state.board == board_with({"H8 vert.": "MICIO"})


@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
def test_a_jolly_is_any_letter(letter: str) -> None:
    """art. 8: a jolly stands for any of the 26 letters, J K W X Y included."""
    game = stacked_game("?OOOOOO")
    assert game.play("G8 orizz.", letter.lower() + "O") == 2
    assert game.rack(0) == "OOOOO"


def test_a_jolly_keeps_its_letter() -> None:
    """art. 8: once played a jolly is that letter for the rest of the game, and worth nothing in later words."""
    game = stacked_game("MI?IOAA", "RMEAAAT", words="")
    game.play("F8 orizz.", "MIcIO")
    with refuses(game, "play.square_taken", "6", letter="C"):
        game.play("H8 vert.", "TAM")
    assert game.play("H8 vert.", "CAR") == 3
    assert game.state.pending is not None
    assert game.state.pending.play.words[0].word == "cAR"


def test_foreign_letters_need_a_jolly() -> None:
    """art. 8: there is no tile for K, so a capital K is on no rack."""
    game = stacked_game("?OOOOOO")
    with refuses(game, "play.missing_tiles", "3", tiles=["K"]):
        game.play("G8 orizz.", "KO")


def test_a_second_jolly_must_be_there() -> None:
    """art. 8: each declared letter takes a jolly of its own."""
    game = stacked_game("?OOOOOO")
    with refuses(game, "play.missing_tiles", "3", tiles=["?"]):
        game.play("G8 orizz.", "koO")


@pytest.mark.parametrize("word", ["", "MI?IO", "MI CIO", "M1CIO", "MICIO!"])
def test_a_word_is_letters(word: str) -> None:
    """art. 8: a jolly is declared as it is played; marks that are no letters are refused."""
    game = stacked_game("MICIOAA")
    with refuses(game, "play.bad_word", "8"):
        game.play("F8 orizz.", word)


@pytest.mark.parametrize("square", ["", "P8", "A16", "H0", "88", "Q17"])
def test_a_square_is_on_the_board(square: str) -> None:
    """art. 1: columns A to O, rows 1 to 15."""
    game = stacked_game("MICIOAA")
    with refuses(game, "play.bad_square", "1"):
        game.do(Play(seat=0, square=square, direction=Direction.ACROSS, word="MICIO"))


def test_accents_are_not_played() -> None:
    """An accented word is laid with plain tiles: TORRÒ takes T O R R O."""
    game = stacked_game("TORROAA")
    assert game.play("F8 orizz.", "TORRÒ") == 16
    assert game.state.board == board_with({"F8 orizz.": "TORRO"})


def test_a_play_scores_as_it_is_laid() -> None:
    """art. 26: the score is worked out at once, each word apart; it is written down when the play stands."""
    game = stacked_game("POSTEAA", "FRAGOLA")
    game.play("F8 orizz.", "POSTE")
    assert game.play("K7 vert.", "FRAGOLA") == 42 + 13 + 50
    assert game.scores == {"Anna": 22, "Bea": 0}
    game.accept(seat=0)
    assert game.scores == {"Anna": 22, "Bea": 105}


def test_laying_a_play_stops_the_movers_clock() -> None:
    """art. 26: the mover's time stops when the play is laid, and the opponent's runs."""
    game = stacked_game("MICIOAA")
    game.wait(seconds=30)
    game.play("F8 orizz.", "MICIO")
    game.wait(seconds=5)
    assert game.view().time_used_ms == (30_000, 5_000)
    assert game.view().running == (1,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_in_the_order_of_seats(players: int) -> None:
    """art. 26, premessa: with any number of players the turn goes to the next seat, and only that one moves."""
    game = stacked_game(players=players, starter=players - 1)
    for turn in range(players + 1):
        seat = (players - 1 + turn) % players
        assert game.turn == seat
        other = (seat + 1) % players
        with refuses(game, "turn.not_yours", "26", turn=seat):
            game.do(Pass(seat=other))
        game.pass_turn()
