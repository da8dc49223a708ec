"""Our own games as GCG: what has lines of its own, and what goes into notes."""

import pytest

from leggio.core.board import Square
from leggio.engine.scrabble.gcg import gcg_of
from leggio.games.scrabble import Game
from leggio.notation.errors import NotationError
from leggio.notation.gcg import Note, read_gcg, replay, write_gcg
from leggio.notation.racks import in_order
from support.tables import stacked_game


def lines(game: Game) -> list[str]:
    """The events of the game's file, as lines."""
    return [line for line in write_gcg(gcg_of(game.log)).decode().splitlines() if line.startswith(">")]


def notes(game: Game) -> list[str]:
    """The notes of the game's file."""
    return [item.text for item in gcg_of(game.log).items if isinstance(item, Note)]


def test_plays_with_the_racks_before_them() -> None:
    """Racks in order, jollies last; a dot for each tile already there; totals run on."""
    game = stacked_game("MICIO?E", "REMATOS", then="AAAAAA", words="MICIOS")
    game.play("8D", "MICIOs")
    game.play("I8", "SOMARE")
    assert lines(game) == [">anna: CEIIMO? 8D MICIOs +22 22", ">bea: AEMORST I8 .OMARE +10 10"]


def test_withdrawn_play() -> None:
    """art. 30: the play, its withdrawal and the penalty of its player are three lines; the words are in a note."""
    game = stacked_game("MICIOAE", "REMATOS", words="")
    game.wait(seconds=65)
    game.play("8D", "MICIO")
    game.challenge("MICIO")
    assert lines(game) == [
        ">anna: ACEIIMO 8D MICIO +22 22",
        ">anna: ACEIIMO -- -22 0",
        ">anna: ACEIIMO (challenge) -4 -4",
    ]
    assert notes(game)[1] == (
        "time used: anna 1:05, bea 0:00; challenged by bea: MICIO (art. 28); ruled by judge: MICIO not valid (art. 30)"
    )
    assert replay(gcg_of(game.log)).board.is_empty


def test_lost_challenge() -> None:
    """art. 30: the challenger pays, on a line of their own with their own rack."""
    game = stacked_game("MICIOAE", "REMATOS", words="MICIO")
    game.play("8D", "MICIO")
    game.challenge("MICIO")
    assert lines(game) == [">anna: ACEIIMO 8D MICIO +22 22", ">bea: AEMORST (challenge) -2 -2"]
    assert "MICIO valid" in notes(game)[1]


def test_ruling_of_a_person() -> None:
    """art. 28: a note says who ruled; a challenge without its ruling is a note too."""
    game = stacked_game("MICIOAE", "REMATOS", arbiter="referee")
    game.play("8D", "MICIO")
    game.challenge("MICIO")
    assert gcg_of(game.log).incomplete
    assert notes(game)[-1].endswith(
        "challenged by bea: MICIO (art. 28); the last play is pending: it may still be challenged (art. 31)"
    )
    game.rule(MICIO=False)
    assert "ruled by referee: MICIO not valid (art. 30)" in notes(game)[1]


def test_exchanges_and_passes() -> None:
    """art. 33-34: an exchange names its tiles, and neither scores."""
    game = stacked_game("MICIO?E", "REMATOS")
    game.exchange("?M")
    game.pass_turn()
    assert lines(game) == [">anna: CEIIMO? -M? +0 0", ">bea: AEMORST - +0 0"]


def test_cambio_secco_first_thing() -> None:
    """art. 35: before any line it is a leading note, and the first line has the new rack."""
    game = stacked_game("MICIOAE", "REMATOS")
    new = game.cambio_secco()
    game.pass_turn()
    assert notes(game)[0] == (
        "start: anna, named by the referee (art. 25); "
        f"cambio secco: anna gives ACEIIMO, draws {in_order(new)} (art. 35)"
    )
    assert sorted(gcg_of(game.log).events[0].rack) == sorted(new)


def test_cambio_secco_later() -> None:
    """art. 35: it is a note on the line before, and no turn."""
    game = stacked_game("MICIOAE", "REMATOS", words="MICIO")
    game.play("8D", "MICIO")
    new = game.cambio_secco()
    game.exchange(new[:3])
    assert [line.split()[0] for line in lines(game)] == [">anna:", ">bea:"]
    assert "cambio secco: bea gives AEMORST" in notes(game)[1]
    assert sorted(gcg_of(game.log).events[1].rack) == sorted(new)


def test_time_penalty_and_racks_left() -> None:
    """art. 37, 40: overtime costs 30 on a (time) line, then each loses the tiles left."""
    game = stacked_game("MICIOAE", "REMATO?", limit_ms=None)
    game.wait(minutes=26)
    game.claim_time(0)
    game.wait(seconds=1)
    for _ in range(6):
        game.pass_turn()
    assert lines(game)[6:] == [
        ">anna: ACEIIMO (time) -30 -30",
        ">anna: ACEIIMO (ACEIIMO) -10 -40",
        ">bea: AEMORT? (AEMORT?) -10 -10",
    ]
    assert notes(game)[0].endswith("time claimed by bea against anna: extra minute (art. 37)")
    assert notes(game)[-1] == "time used: anna 26:01, bea 0:00; game over: scoreless (art. 39b); 1. bea; 2. anna"


def test_jolly_left_under_the_previous_edition() -> None:
    """art. 40 of the previous edition: a jolly left costs 7, and the number just says so."""
    game = stacked_game("MICIOAE", "REMATO?", rules="figs-previous")
    for _ in range(6):
        game.pass_turn()
    assert lines(game)[-1] == ">bea: AEMORT? (AEMORT?) -17 -17"


def test_conventional_score() -> None:
    """art. 37: who lost on time while ahead is set below the other, on a second (time) line with a note."""
    game = stacked_game("MICIOAE", "ZZGGHHQ", then="AAAAA", words="MICIO", limit_ms=None)
    game.play("8D", "MICIO")
    game.accept()
    game.pass_turn()
    game.wait(minutes=25)
    game.claim_time(0)
    game.wait(minutes=1)
    game.claim_time(0)
    assert lines(game)[2:] == [
        ">anna: AAAAAAE (time) -50 -28",
        ">anna: AAAAAAE (AAAAAAE) -7 -35",
        ">bea: GGHHQZZ (GGHHQZZ) -58 -58",
        ">anna: AAAAAAE (time) -73 -108",
    ]
    assert notes(game)[-2].endswith("time claimed by bea against anna: game lost on time (art. 37)")
    assert notes(game)[-1] == (
        "conventional score of a game lost on time (art. 37); time used: anna 26:00, bea 0:00; "
        "game over: time_lost (art. 39c); 1. bea; 2. anna"
    )


def test_resigning() -> None:
    """House rule: nothing is settled, so the racks left are in pragmas, and the game is not incomplete."""
    game = stacked_game("MICIOAE", "REMATOS")
    game.pass_turn()
    game.resign()
    gcg = gcg_of(game.log)
    assert (gcg.pragma("rack1"), gcg.pragma("rack2"), gcg.incomplete) == ("ACEIIMO", "AEMORST", False)
    assert notes(game)[-1] == "time used: anna 0:00, bea 0:00; bea resigned; game over: resigned; 1. anna; 2. bea"


def test_annulled_game() -> None:
    """House rule: an agreed stop has no result, and a play pending then keeps its points."""
    game = stacked_game("MICIOAE", "REMATOS")
    game.play("8D", "MICIO")
    game.propose_abandon(0)
    game.propose_abandon(1)
    assert lines(game) == [">anna: ACEIIMO 8D MICIO +22 22"]
    assert notes(game)[-1].endswith("game over: abandoned; no result")


def test_unfinished_game() -> None:
    """A game that goes on is incomplete, has both racks in pragmas, and its pending play counts."""
    game = stacked_game("MICIOAE", "REMATOS")
    game.play("8D", "MICIO")
    gcg = gcg_of(game.log)
    assert (gcg.pragma("rack1"), gcg.pragma("rack2"), gcg.incomplete) == ("AE", "AEMORST", True)
    assert replay(gcg).scores == (22, 0)
    assert replay(gcg).board.at(Square(7, 3)) == "M"
    assert notes(game)[-1].endswith("the last play is pending: it may still be challenged (art. 31)")


def test_the_starter_is_player_one() -> None:
    """By custom the first to move is player 1, whatever their seat."""
    game = stacked_game("MICIOAE", "REMATOS", starter=1)
    game.pass_turn()
    gcg = gcg_of(game.log)
    assert [player.name for player in gcg.players] == ["Bea", "Anna"]
    assert lines(game) == [">bea: ACEIIMO - +0 0"]


def test_draw_for_the_start() -> None:
    """art. 25: the tiles that decided who starts are in the first note."""
    game = stacked_game("ZA", starter=None)
    assert notes(game) == ["start: bea; drawn: anna Z, bea A (art. 25)"]


def test_before_the_start() -> None:
    """art. 38: a table that still waits for somebody is a file without events."""
    game = stacked_game("MICIOAE", absent=(1,))
    gcg = read_gcg(write_gcg(gcg_of(game.log)))
    assert (gcg.events, gcg.incomplete) == ((), True)


@pytest.mark.parametrize(
    ("names", "nicks"),
    [
        (("Anna Maria", "Niccolò d'Élite"), ("anna_maria", "niccolo_d_elite")),
        (("A:B", "a b"), ("a_b", "a_b_2")),
        (("祐子", "Ὀδυσσεύς"), ("player1", "player2")),
        (("Player2", "祐子"), ("player2", "player2_2")),
    ],
)
def test_nicks(names: tuple[str, str], nicks: tuple[str, str]) -> None:
    """Nicks are plain and never the same; names stay as they are."""
    gcg = read_gcg(write_gcg(gcg_of(Game(*names, starter=0).log)))
    assert tuple(player.nick for player in gcg.players) == nicks
    assert tuple(player.name for player in gcg.players) == names


def test_pragmas() -> None:
    """The file says by which rules and with which bag the game was played."""
    game = stacked_game("MICIOAE", "REMATOS", rules="figs-previous")
    gcg = gcg_of(game.log)
    assert gcg.pragma("description") == "Scrabble, rules figs-1 version 2"
    assert gcg.pragma("id") == f"leggio {game.state.commitment}"
    assert gcg.pragma("tile-distribution") == "italian"
    assert gcg.pragma("lexicon") is None


def test_more_than_two_players() -> None:
    """GCG has room for two."""
    game = stacked_game("MICIOAE", players=3)
    with pytest.raises(NotationError) as caught:
        gcg_of(game.log)
    assert (caught.value.code, caught.value.detail) == ("gcg.two_players_only", {"players": 3})


def test_no_opening() -> None:
    """Events that do not start with the opening of a table are no game."""
    game = stacked_game("MICIOAE", "REMATOS")
    for events in ((), game.log[1:]):
        with pytest.raises(NotationError, match="begins with the opening"):
            gcg_of(events)
