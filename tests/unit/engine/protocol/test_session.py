"""The engine's protocol: every command, what it answers to nonsense, and that it never breaks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import leggio
from leggio.engine.words import word_graph
from support.talking import Talk

EMPTY = "/".join(["15"] * 15)
MICIO = "15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15"
GRAPH = word_graph(["armonia", "micio", "micie", "mici", "re", "rei", "reti", "contare"])


@pytest.fixture
def talk() -> Iterator[Talk]:
    """A session with few words."""
    made = Talk(GRAPH)
    yield made
    made.session.close()


def test_the_handshake_says_who_and_what(talk: Talk) -> None:
    """Name, options with their kinds and bounds, and the version of the protocol last."""
    said = talk.ask("lep")
    assert said[0].startswith("id name Leggio")
    assert said[-1] == "lepok 1"
    named = {line.split(" type ")[0] for line in said if line.startswith("option name ")}
    assert named == {
        f"option name {each}" for each in ("Game", "Rules", "House", "Words", "Edition", "Level", "Threads", "Seed")
    }
    assert "option name Threads type spin default 1 min 1 max 256" in said


def test_a_position_by_cgp(talk: Talk) -> None:
    """The best play of a position, with a dot for what lies there."""
    assert talk.ask(f"position cgp {MICIO} ARMONAE/ 0/16 0") == []
    assert talk.best("go iterations 20").endswith(" ARMON.A")
    said = talk.ask("show")
    assert said[7] == "info string .....MICIO....."
    assert said[-1] == "info string rack ARMONAE bag 101 spread -16"


def test_a_position_by_moves(talk: Talk) -> None:
    """A game from its beginning: points by the rules, whose turn it is, who has had a cambio secco."""
    assert talk.ask("position game rack ARMONAE moves 8F MICIO") == []
    assert talk.ask("show")[-1].endswith("spread -16")
    assert talk.ask("position game rack ARMONAE moves 8F MICIO, I3 ARMON(I)A, exchange 3, pass, cambio_secco") == []
    assert talk.ask("show")[-1].endswith("spread -1")
    assert talk.ask("position game rack ARMONAE") == []


def test_a_position_of_a_log(talk: Talk, tmp_path: Path) -> None:
    """One of our own logs, after as many events as one likes."""
    game = leggio.Game("Anna", "Bea", words="micio armonia", racks=["MICIOAB", "ARMONAE"])
    game.play("8F", "MICIO")
    path = tmp_path / "game log.jsonl"
    path.write_text(leggio.write_log(game))
    assert talk.ask(f"position log {path}") == []
    assert talk.ask("show")[-1] == "info string rack AAEMNOR bag 101 spread -16"
    assert talk.ask(f"position log {path} after {len(game.log) - 1}") == []
    assert talk.ask("show")[-1] == "info string rack ABCIIMO bag 106 spread 0"
    path.write_text(leggio.write_log(game).replace("MICIO", "MICIA"))
    assert talk.ask(f"position log {path}")[0].startswith("error log.broken_chain")


def test_scarabeo_and_its_scarabs(talk: Talk) -> None:
    """Art. 21: squares whose scarab is taken first are named, going in and coming out."""
    assert talk.ask("setoption name Game value scarabeo") == []
    board = "/".join(["17"] * 8 + ["7rE8"] + ["17"] * 8)
    assert talk.ask(f"position cgp {board} RTI/ 0/0 0") == []
    assert talk.best().split() in (["9H", "..tI", "taking", "H9"], ["9H", "..TI", "taking", "H9"])
    assert talk.ask("position game rack RTI moves 9H rE, 9H ..TI taking H9") == []
    assert "info string .......RETI......" in talk.ask("show")
    assert talk.ask("position cgp " + EMPTY + " RTI/ 0/0 0")[0].startswith("error position.other_game")


def test_what_cannot_be_played_is_changed_or_passed(talk: Talk) -> None:
    """An exchange names the tiles; with an empty bag there is only passing."""
    talk.ask("setoption name Level value medio", f"position cgp {EMPTY} ZZHQGFV/ 0/0 0")
    assert talk.best().startswith("exchange ")
    talk.ask(f"position cgp {EMPTY} ZZHQGFV/ 0/0 0 secco 1;")
    assert talk.best() == "cambio_secco"
    talk.ask("setoption name Game value scarabeo", "position game rack BCDFGLMN")
    assert talk.best() == "exchange BCDFGLMN"


def test_thinking_is_told_of_and_stopped(talk: Talk) -> None:
    """Without a limit it thinks until it is told to stop, says how it goes, and lets nothing else in meanwhile."""
    talk.ask(f"position cgp {MICIO} ARMONAE/ 0/16 0", "go infinite lines 2")
    told = talk.until("info")[-1].split()
    assert told[1] == "time"
    assert {"rank", "win", "spread", "iterations", "score", "move"} <= set(told)
    assert talk.ask("go")[-1].startswith("error engine.thinking")
    assert "readyok" in talk.ask("isready")
    talk.session.take("stop")
    assert talk.until("bestmove")[-1].endswith(" ARMON.A")
    talk.session.take("stop")  # nobody minds
    assert [line for line in talk.heard() if not line.startswith("info")] == []


def test_the_end_is_proven(talk: Talk) -> None:
    """With nothing left to draw the search says when it is exact, and needs no more time."""
    talk.ask("position game rack MICIO")
    full = word_graph(["re", "rei"])
    rows = _emptied("REIMMM", "TTT")
    ending = Talk(full)
    ending.ask(f"position cgp {rows} REIMMM/TTT 10/20 0")
    ending.session.take("go movetime 20000")
    said = ending.until("bestmove")
    assert " exact " in said[-2]
    ending.session.close()


def _emptied(rack: str, other: str) -> str:
    """A board with every tile that is on neither rack, in rows that touch nothing."""
    from leggio.games.figs import TILES

    left = list(TILES.tiles)
    for tile in rack + other:
        left.remove(tile)
    cells = "".join(left).replace("?", "a")
    rows = [cells[at : at + 14].ljust(15, ".") for at in range(0, len(cells), 14)]
    rows = [*rows, *["." * 15] * (15 - len(rows))]
    from leggio.core.board import Board
    from leggio.notation.cgp import CgpPosition, write_cgp

    return write_cgp(CgpPosition(Board(15, "".join(rows)), ("A", "B"), (0, 0))).split()[0]


def test_equal_questions_have_equal_answers(talk: Talk) -> None:
    """By iterations nothing depends on the clock, nor on what was asked before."""
    talk.ask(f"position cgp {MICIO} ARMO?AE/ 0/16 0")
    first = talk.best("go iterations 30")
    talk.best("go iterations 7")
    assert talk.best("go iterations 30") == first


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("uci", "engine.no_command"),
        ("setoption Level forte", "engine.bad_setoption"),
        ("setoption name Hash value 3", "engine.no_option"),
        ("setoption name Level value 9", "engine.not_one_of"),
        ("setoption name Threads value 0", "engine.bad_number"),
        ("setoption name Threads value ²", "engine.bad_number"),
        ("setoption name Words value nowhere", "engine.no_words"),
        ("setoption name House value hold", "engine.not_one_of"),
        ("position", "engine.bad_position"),
        ("position cgp", "cgp.missing_field"),
        (f"position cgp {EMPTY} abc/ 0/0 0", "cgp.bad_racks"),
        (f"position cgp {EMPTY} JKW/ 0/0 0", "position.other_game"),
        (f"position cgp {EMPTY} ABCDEFGH/ 0/0 0", "position.other_game"),
        (f"position cgp {EMPTY} QQ/ 0/0 0", "engine.too_many_tiles"),
        ("position game moves 8H", "engine.at_move"),
        ("position game moves 8A CASA", "engine.at_move"),
        ("position game moves 8F MICIO, 8F MICIO", "engine.at_move"),
        ("position game moves 8F MICIO, 8F ..... taking Z9", "engine.at_move"),
        ("position game moves 8F MICIO, 7F MICIO taking F8", "engine.at_move"),
        ("position log /nowhere/at/all", "file.unreadable"),
        ("position log a\0b", "engine.bad_position"),
        ("go", "engine.no_position"),
        ("show", "engine.no_position"),
        ("isready" + " " * 200_000, "engine.long_line"),
    ],
)
def test_nonsense_is_answered(talk: Talk, line: str, code: str) -> None:
    """A line with a stable code and a sentence; the session goes on as it was."""
    (said,) = talk.ask(line)
    assert said.startswith(f"error {code} ")
    assert len(said.split()) > 3
    assert "\n" not in said
    assert talk.ask(f"position cgp {MICIO} ARMONAE/ 0/16 0") == []
    assert talk.ask("go depth 3")[0].startswith("error engine.bad_go")
    assert talk.ask("go movetime -1")[0].startswith("error engine.bad_number")


def test_a_change_of_game_forgets_the_position(talk: Talk) -> None:
    """Its board would be another; `newgame` forgets it too, and `quit` ends the conversation."""
    talk.ask(f"position cgp {MICIO} ARMONAE/ 0/16 0", "setoption name Rules value scarabeo")
    assert talk.ask("go")[0].startswith("error engine.no_position")
    talk.ask("setoption name Rules value figs-1", f"position cgp {MICIO} ARMONAE/ 0/16 0", "newgame", "")
    assert talk.ask("go")[0].startswith("error engine.no_position")
    assert not talk.session.take("quit")
