"""Games of `import leggio`: legal plays, commands undone, copies, logs taken up, refusals in sentences."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import leggio
from leggio.core.board import Square, parse_square
from leggio.library.files import UnsoundLogError
from leggio.notation.log import write_log

WORDS = ["micio", "armonia", "mora", "ora", "ami"]


def begun(**options: Any) -> leggio.Game:
    """Anna has MICIO on her rack, Bea ARMONIA with its help."""
    return leggio.Game("Anna", "Bea", words=WORDS, racks=["MICIOAB", "ARMONAE"], **options)


def test_every_legal_play_can_be_played() -> None:
    """What `legal_plays` yields `play` takes, at the same score, whatever it crosses."""
    game = begun()
    game.play("8F", "MICIO")
    game.accept()
    plays = game.legal_plays()
    assert plays == sorted(plays, key=lambda play: -play.score)
    for play in plays:
        tried = game.copy()
        assert tried.play(play) == play.score
    assert len(plays) > 5
    assert not game.state.pending


def test_every_legal_play_of_scarabeo_takes_its_scarabs() -> None:
    """art. 21: a play that needs a scarab of the board takes it first, and is one thing to undo play by play."""
    game = leggio.Scarabeo(
        "Anna", "Bea", words=["contare", "andrà", "onda"], racks=["C?NTAREI", "ONDRAEEE"], challenges="void"
    )
    game.play("E9 orizz.", "CoNTARE")
    flying = [play for play in game.legal_plays() if play.swaps]
    assert flying
    for play in flying:
        tried = game.copy()
        assert tried.play(play) == play.score
        assert tried.state.board.at(play.swaps[0]).isupper()


def test_a_refused_play_leaves_the_scarab_where_it_is() -> None:
    """Nothing changes when the word after the scarab is refused."""
    game = leggio.Scarabeo("Anna", "Bea", words=["contare", "andrà"], racks=["C?NTAREI", "ONDRAEEE"])
    game.play("E9 orizz.", "CoNTARE")
    play = next(each for each in game.legal_plays() if each.swaps)
    elsewhere = leggio.EnginePlay(play.square.step(play.direction, -1), play.direction, "ANDRA", 0, 0, play.swaps)
    before = game.copy()
    with pytest.raises(leggio.RefusedError):
        game.play(elsewhere)
    assert game.log == before.log
    assert game.state == before.state


def test_undo_returns_to_before_the_last_command() -> None:
    """Table, log and time are as they were; before the opening there is nothing."""
    game = begun()
    opened = game.copy()
    game.play("8F", "MICIO")
    played = game.copy()
    game.wait(minutes=2)
    game.undo()
    assert (game.state, game.log, game.now) == (played.state, played.log, played.now)
    game.undo()
    assert (game.state, game.log, game.now) == (opened.state, opened.log, 0)
    with pytest.raises(IndexError, match="no command to undo"):
        game.undo()


def test_a_refused_command_is_nothing_to_undo() -> None:
    """What was refused never happened."""
    game = begun()
    game.play("8F", "MICIO")
    with pytest.raises(leggio.RefusedError):
        game.play("A1", "ORA")
    game.undo()
    assert game.player == "Anna"
    assert game.state.board.is_empty


def test_a_copy_goes_its_own_way() -> None:
    """What is tried on a copy is not played on the table."""
    game = begun()
    other = game.copy()
    other.play("8F", "MICIO")
    assert game.state.board.is_empty
    assert len(other.log) > len(game.log)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Not on your rack: A, N, R (art. 3)."), ("it", "Non hai sul leggio: A, N, R (art. 3).")],
)
def test_a_refusal_is_a_sentence(language: str, sentence: str) -> None:
    """Its code, article and detail are there as data."""
    with pytest.raises(leggio.RefusedError) as raised:
        begun(language=language).play("8F", "ARMONIA")
    error = raised.value
    assert str(error) == sentence
    assert (error.code, error.article, error.detail) == ("play.missing_tiles", "3", {"tiles": ["A", "N", "R"]})


def test_a_refused_opening_is_a_sentence_too() -> None:
    """Even with no table yet, in whichever game."""
    with pytest.raises(leggio.RefusedError, match="rule set called “chess”"):
        begun(rules="chess")
    with pytest.raises(leggio.RefusedError, match="2 to 6"):
        leggio.new_game("verbum", "Anna", words=["casa"])
    with pytest.raises(ValueError, match=r"chess.*scarabeo"):
        leggio.new_game("chess", "Anna", "Bea")


def test_a_log_is_taken_up_where_it_stops(tmp_path: Path) -> None:
    """The same table, and the game goes on; of another game, or changed, it says so."""
    game = begun()
    game.play("8F", "MICIO")
    path = tmp_path / "game.jsonl"
    path.write_text(leggio.write_log(game), "utf-8")
    again = leggio.Game.from_log(path, words=WORDS)
    assert again.state == game.state
    again.play(again.legal_plays()[0])
    again.undo()
    assert again.log == game.log
    with pytest.raises(ValueError, match="a log of scrabble, not of scarabeo"):
        leggio.Scarabeo.from_log(path)


def test_a_log_that_does_not_hold_is_refused_in_words() -> None:
    """The first event that is wrong is named."""
    game = begun()
    game.play("8F", "MICIO")
    changed = [*game.log[:-1], replace(game.log[-1], score=99)]
    with pytest.raises(UnsoundLogError, match=rf"Event {len(changed)} \(line {len(changed) + 1}\)"):
        leggio.Game.from_log(write_log("scrabble", changed))


def test_files_that_cannot_be_read_say_so_in_words() -> None:
    """The text of the error is a sentence with the line."""
    with pytest.raises(leggio.NotationError, match=r"Line 3: .*MAGLO") as raised:
        leggio.read_gcg("#player1 a A\n#player2 b B\n>a: MAGLO\n")
    assert raised.value.code == "gcg.bad_event"


def test_gcg_of_a_game() -> None:
    """A game of Scrabble goes to other programs and comes back; of cards there is no such file."""
    game = begun()
    game.play("8F", "MICIO")
    read = leggio.read_gcg(leggio.write_gcg(game))
    assert leggio.write_gcg(read) == leggio.write_gcg(game)
    with pytest.raises(ValueError, match="no GCG of verbum"):
        leggio.write_gcg(leggio.new_game("verbum", "Anna", "Bea", words=["casa"]))


def test_a_game_without_words_has_the_lexicon() -> None:
    """Judged by it, its label in the log, every play of it found."""
    game = leggio.Game("Anna", "Bea", racks=["MICIOAB", "ARMONAE"])
    assert game.state.lexicon == leggio.open_lexicon().label
    assert game.legal_plays()[0].score >= 22


def test_words_whatever_their_case_and_accents() -> None:
    """`in` and batches agree."""
    lexicon = leggio.open_lexicon()
    asked = ["casa", "CASA", "Perché", "perche", "zzz", ""]
    assert [word in lexicon for word in asked] == [True, True, True, True, False, False]
    assert lexicon.contains_many(asked) == [word in lexicon for word in asked]
    assert lexicon.contains_many(iter(["città"])) == [True]
    with pytest.raises(TypeError, match="many words"):
        lexicon.contains_many("casa")


GCG = """#player1 anna Anna
#player2 bea Bea
>anna: MICIOAB 8F MICIO +16 16
>bea: ARMONAE I3 ARMON.A +17 17
>anna: ABEELRT - +0 16
"""


def test_a_gcg_is_played_again() -> None:
    """Tiles as they were drawn, every play at its points; the log of it holds."""
    game = leggio.Game.from_gcg(GCG, words=WORDS)
    assert game.scores == {"Anna": 16, "Bea": 17}
    assert (game.player, game.state.board.at(parse_square("I3") or Square(0, 0))) == ("Bea", "A")
    assert leggio.Game.from_log(leggio.write_log(game), words=WORDS).state == game.state


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("+16 16", "+15 15", "scores 16, not 15"),
        (" - +0 16", " -A +0 16", "exchange cannot be played again"),
        (">bea: ARMONAE", ">bea:", "rack is not known"),
        ("ABEELRT", "BEELRTT", "does not follow"),
    ],
)
def test_a_gcg_that_cannot_be_played_again(old: str, new: str, told: str) -> None:
    """And why."""
    changed = GCG.replace(old, new).replace("ABEELRT - +0 16", "ABEELRT - +0 15" if "15" in new else "ABEELRT - +0 16")
    with pytest.raises(ValueError, match=told):
        leggio.Game.from_gcg(changed, words=WORDS)
