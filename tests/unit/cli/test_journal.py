"""Logs on disk: made once, locked while in use, mended after a crash."""

from pathlib import Path

import pytest

from leggio.cli.audited import UnsoundLogError
from leggio.cli.files import FileError
from leggio.cli.journal import Journal
from leggio.games.scrabble import Game
from leggio.notation.log import read_log, write_log
from support.tables import stacked_game


@pytest.fixture
def game() -> Game:
    """A game with a play that stood because the opponent passed."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIO")
    game.pass_turn()
    return game


def test_a_new_log_is_what_was_appended(tmp_path: Path, game: Game) -> None:
    """Events appended one by one make the same log as all at once, in folders made for it."""
    path = tmp_path / "deep" / "game.jsonl"
    with Journal.prepare(path) as journal:
        for event in game.log:
            journal.append([event])
    assert path.read_text() == write_log("scrabble", game.log)


def test_a_log_that_is_not_needed_is_not_made(tmp_path: Path) -> None:
    """A game that never opens leaves no file."""
    with Journal.prepare(tmp_path / "game.jsonl") as journal:
        journal.append([])
    assert list(tmp_path.iterdir()) == []


def test_a_log_made_meanwhile_is_not_overwritten(tmp_path: Path, game: Game) -> None:
    """Two games prepared for the same file: the second one is refused, the first one stays whole."""
    path = tmp_path / "game.jsonl"
    with Journal.prepare(path) as first, Journal.prepare(path) as second:
        first.append(game.log)
        with pytest.raises(FileError, match=r"file\.game_exists"):
            second.append(game.log)
    assert path.read_text() == write_log("scrabble", game.log)


def test_a_log_is_locked_from_its_first_event_until_closed(tmp_path: Path, game: Game) -> None:
    """A new game holds its log too; once closed anyone may go on with it."""
    path = tmp_path / "game.jsonl"
    with Journal.prepare(path) as journal:
        journal.append(game.log)
        with pytest.raises(FileError, match=r"file\.in_use"):
            Journal.resume(path)
    Journal.resume(path)[0].close()
    assert list(tmp_path.iterdir()) == [path]


def test_a_resumed_log_goes_on(tmp_path: Path, game: Game) -> None:
    """What is appended after resuming continues numbers and chain."""
    path = tmp_path / "game.jsonl"
    path.write_text(write_log("scrabble", game.log))
    before = len(game.log)
    game.pass_turn()
    with Journal.resume(path)[0] as journal:
        journal.append(game.log[before:])
    assert path.read_text() == write_log("scrabble", game.log)


def test_a_log_cut_by_a_crash_is_mended(tmp_path: Path, game: Game) -> None:
    """Wherever a crash cuts the last write, the log goes back to the last command that was shown."""
    path = tmp_path / "game.jsonl"
    whole = write_log("scrabble", game.log).encode()
    shown = write_log("scrabble", game.log[:-3]).encode()
    for cut in range(len(shown) + 1, len(whole), 40):
        path.write_bytes(whole[:cut])
        journal, state = Journal.resume(path)
        journal.close()
        assert path.read_bytes() == shown
        assert state.pending is not None


def test_a_log_that_does_not_hold_is_left_alone(tmp_path: Path, game: Game) -> None:
    """What an audit refuses is not changed, and not locked afterwards."""
    path = tmp_path / "game.jsonl"
    events = [event for event in game.log if type(event).__name__ != "StarterChosen"]
    path.write_text(write_log("scrabble", events))
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(UnsoundLogError) as caught:
            Journal.resume(path)
        assert caught.value.players == ("Anna", "Bea")
    assert path.read_bytes() == before
    assert len(read_log(before).events) == len(events)


def test_what_is_no_file_is_said_so(tmp_path: Path) -> None:
    """A missing log and a folder are sentences, not tracebacks."""
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(FileError, match=r"file\.unreadable"):
            Journal.resume(path)
