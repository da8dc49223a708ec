"""Games as analysis wants them: from logs and GCG alike, with what each player could know, and no more guessed."""

import os

import pytest

from leggio.core.tiles import take
from leggio.engine.analysis import record_of_gcg, record_of_log
from leggio.engine.record import Contest, Deed, Limit, Record, Turn
from leggio.engine.scarabeo.record import record_of_scarabeo
from leggio.engine.scrabble.gcg import gcg_of
from leggio.engine.scrabble.record import record_of_scrabble
from leggio.games import scarabeo
from leggio.notation.errors import NotationError
from leggio.notation.gcg import write_gcg
from leggio.notation.log import read_log, write_log
from support.analysed import a_game, recorded, short_game
from support.scarabeo import whole_games as scarabeo_games
from support.tables import stacked_game
from support.whole_games import play_whole_game

GAMES = int(os.environ.get("LEGGIO_ANALYSIS_GAMES", "4"))

GCG = """#character-encoding UTF-8
#player1 anna Anna
#player2 bea Bea
>anna: ABCIIMO 8F MICIO +16 16
>bea: {rack} J8 .CA +6 6
>anna: ABCELNR -AB +0 16
"""


def test_turns_know_the_table_before_them() -> None:
    """Board, rack, bag, scores and what stayed from the turn before."""
    one, two, three = recorded(short_game()).turns
    assert [turn.deed for turn in (one, two, three)] == [Deed.PLAY, Deed.PLAY, Deed.EXCHANGE]
    assert (one.rack, one.kept, one.bag, one.spread) == ("ABCIIMO", "", 120 - 14, 0)
    assert (two.bag, two.scores, two.spread) == (120 - 14 - 5, (16, 0), -16)
    assert "MICIO" in two.board
    assert (three.kept, three.rack, three.given, three.others) == ("AB", "ABCELNR", "AB", (7,))


def test_a_word_taken_back_is_a_turn_lost() -> None:
    """Art. 30: the play is withdrawn, its player pays, and has the same rack as before."""
    game = a_game("MICIOAB", "SCOPTAE", "LENRUTOI")
    game.play("8F", "BAICIMO")
    assert game.challenge("BAICIMO")
    game.play("8F", "SCOPATE")
    game.accept()
    game.play("M8", "MI")
    withdrawn, scopate, again = recorded(game).turns
    assert withdrawn.deed is Deed.WITHDRAWN
    assert withdrawn.contest is not None
    assert (withdrawn.contest.seat, withdrawn.contest.valid, withdrawn.contest.penalized) == (1, False, 0)
    assert scopate.scores == (-withdrawn.contest.penalty, 0)
    assert again.rack == withdrawn.rack
    assert take(again.rack, again.kept or "") == ""  # nothing was drawn


def test_a_word_taken_back_is_one_of_a_row_of_turns_given_up() -> None:
    """Art. 30, 39b: its player passed the turn, and a log and its GCG agree on it."""
    game = a_game("MICIOAB", "SCOPTAE", "LENRUTOI")
    game.pass_turn()
    game.pass_turn()
    game.play("8F", "BAICIMO")
    assert game.challenge("BAICIMO")
    game.pass_turn()
    by_gcg = record_of_gcg(write_gcg(gcg_of(game.log)))
    assert (
        [turn.scoreless for turn in by_gcg.turns] == [turn.scoreless for turn in recorded(game).turns] == [0, 1, 2, 3]
    )


def test_a_word_challenged_twice() -> None:
    """Art. 31: with three players a challenge may be lost and another, of another word, won; both are told."""
    game = stacked_game("MIELEAA", "ARANCIA", words="MIELE ARANCIA AI AL NE", players=3)
    game.play("F8 orizz.", "MIELE")
    game.accept(seat=2)
    game.play("G7 orizz.", "ARANCIA")
    game.challenge("AI", seat=2)
    game.challenge("RE", seat=0)
    _, turn = recorded(game).turns
    assert (turn.deed, turn.contest) == (
        Deed.WITHDRAWN,
        Contest(seat=0, words=("RE",), valid=False, penalized=1, penalty=16),
    )
    assert [attempt.contest for attempt in turn.attempts] == [
        Contest(seat=2, words=("AI",), valid=True, penalized=2, penalty=8)
    ]


def test_a_cambio_secco_is_looked_at_by_itself() -> None:
    """Art. 35: it is a decision like a play, of the rack that was given back; nothing stayed, and the turn goes on."""
    game = a_game("MICIOAB", "SCOPTAE", "MICIOAB")
    game.cambio_secco()
    game.pass_turn()
    changed, turn = recorded(game).turns
    assert (changed.deed, changed.rack, changed.given) == (Deed.CAMBIO_SECCO, "ABCIIMO", "ABCIIMO")
    assert (turn.seat, turn.number, turn.deed, turn.kept) == (changed.seat, 2, Deed.PASS, "")


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_gcg_of_a_game_is_the_same_game(seed: int) -> None:
    """Whole games at random, challenges and clocks included: the log and its GCG make the same turns."""
    table = play_whole_game(seed, ("figs-2", "figs-1")[seed % 2], 2, patience=60)
    by_log = record_of_scrabble(table.log)
    by_gcg = record_of_gcg(write_gcg(gcg_of(table.log)))
    assert by_gcg.rules == by_log.rules
    assert [_told(turn) for turn in by_gcg.turns] == [_told(turn) for turn in by_log.turns]
    assert sorted(by_gcg.scores) == sorted(by_log.scores)


def _told(turn: Turn) -> tuple[object, ...]:
    """All but the seats, which a GCG counts from the starter, and words that it does not name."""
    penalty = turn.contest.penalty if turn.contest else 0
    return turn.board, turn.rack, turn.bag, turn.others, turn.spread, turn.deed, turn.laid, turn.given, penalty


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_of_scarabeo_make_records(seed: int) -> None:
    """Art. 13, 21: scarabs taken and words tried and taken back belong to the turn they were in."""
    table = scarabeo_games.play_whole_game(seed, 2 + seed % 3, patience=60)
    record = record_of_scarabeo(table.log)
    sheet = [row for row in table.state.sheet if row.entry in _TURNS]
    assert [(turn.seat, turn.deed.value) for turn in record.turns] == [(row.seat, row.entry.value) for row in sheet]
    assert [turn.laid.score if turn.laid else 0 for turn in record.turns] == [row.points for row in sheet]


_TURNS = {
    scarabeo.state.Entry.PLAY,
    scarabeo.state.Entry.PASS,
    scarabeo.state.Entry.TIMEOUT,
    scarabeo.state.Entry.EXCHANGE,
}


def test_scarabs_taken_belong_to_the_play() -> None:
    """Art. 21: the board of the turn is the one before the scarab was taken."""
    game = scarabeo.Game("Anna", "Bea", words=["contare", "andrà"], racks=["C?NTAREI", "ONDRAEEE"])
    game.play("E9 orizz.", "CoNTARE")
    game.take_scarab("F9")
    game.play("I9 vert.", "AnDRA")
    game.accept()
    two = record_of_scarabeo(game.log).turns[1]
    assert two.laid is not None
    assert (two.laid.swaps, two.laid.word) == (("F9",), "AnDRA")
    assert "o" in two.board
    assert two.rack == "ADEEENOR"


def test_racks_that_a_file_does_not_know_are_not_guessed() -> None:
    """No rack, or only the tiles laid: the turn is marked, those around it are not."""
    for rack, is_whole in (("ACEOPST", True), ("CA", False), ("", False)):
        record = record_of_gcg(GCG.format(rack=rack).encode())
        assert [turn.is_whole for turn in record.turns] == [True, is_whole, True]


def test_a_game_of_other_tiles_is_refused_with_its_line() -> None:
    """A game in another language has tiles that ours does not have."""
    foreign = GCG.format(rack="ACEOPST").replace("ABCELNR -AB", "ABKELNR -AB")
    with pytest.raises(NotationError) as refused:
        record_of_gcg(foreign.encode())
    assert (refused.value.line, refused.value.code) == (6, "analysis.other_tiles")


def test_limits_are_told() -> None:
    """What cannot be judged of a game as a whole: it goes on, or more than two play it."""
    assert recorded(short_game()).limits == (Limit.UNFINISHED,)
    table = play_whole_game(1, "figs", 3, patience=60)
    assert Limit.MANY_PLAYERS in record_of_scrabble(table.log).limits


def test_a_game_without_turns_is_refused() -> None:
    """Verbum has no board: there is nothing of this kind to say about it."""
    from support.verbum.whole_games import play_whole_game as play_verbum

    log = read_log(write_log("verbum", play_verbum(1, 2, patience=40).log).encode())
    with pytest.raises(NotationError, match="not for verbum"):
        record_of_log(log)


def test_records_are_of_both_editions() -> None:
    """The edition decides how a game ends, so it is kept."""
    records: list[Record] = [recorded(short_game(rules)) for rules in ("figs", "figs-previous")]
    assert [record.rules for record in records] == ["figs-2", "figs-1"]


def test_a_gcg_is_over_only_if_it_tells_how() -> None:
    """A file without settlement, without a note and without #incomplete may be of a game that goes on."""
    unsettled = GCG.format(rack="ACEOPST")
    assert not record_of_gcg(unsettled.encode()).is_over
    assert record_of_gcg((unsettled + ">bea: EOPST (EOPST) -13 -7\n").encode()).is_over
    assert not record_of_gcg((unsettled + ">bea: EOPST (EOPST) -13 -7\n#incomplete\n").encode()).is_over
    resigned = short_game()
    resigned.resign()
    assert record_of_gcg(write_gcg(gcg_of(resigned.log))).is_over
