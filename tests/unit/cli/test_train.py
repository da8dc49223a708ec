"""`leggio train`: leave values from games of the program against itself."""

import gzip
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.invented_words import WORDS
from support.terminal import run

OPTIONS = ("--games", "240", "--chunk", "8", "--checkpoint", "0", "--lang", "en")


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A word list."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(WORDS))
    return path


def test_a_killed_run_resumes_and_ends_with_the_same_table(words: Path, tmp_path: Path) -> None:
    """Killed as processes are killed, not told to stop; the checkpoint is gone once the table is there."""
    whole, table = tmp_path / "whole.leaves", tmp_path / "killed.leaves"
    partial = table.with_name("killed.leaves.partial")
    command = [sys.executable, "-m", "leggio", "train", "--words", str(words), "--out", str(table), *OPTIONS]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:  # noqa: S603 - our own
        while not (partial.exists() and partial.stat().st_size > 5000) and process.poll() is None:
            time.sleep(0.01)
        process.kill()
    assert partial.exists()
    assert not table.exists()
    refused = run("train", "--words", words, "--out", table, *OPTIONS)
    assert refused.code == 1
    assert "--resume" in refused.err
    for name, value in (("seed", 9), ("chunk", 7)):
        other = run("train", "--words", words, "--out", table, *OPTIONS, f"--{name}", value, "--resume")
        assert other.code == 1
        assert "another training" in other.err
        assert name in other.err
    done = run("train", "--words", words, "--out", table, *OPTIONS, "--resume")
    assert done.code == 0, done.err
    assert "Table written" in done.out
    assert not partial.exists()
    assert run("train", "--words", words, "--out", whole, *OPTIONS, "--threads", 2).code == 0
    assert table.read_bytes() == whole.read_bytes()


def test_a_table_can_be_used(words: Path, tmp_path: Path) -> None:
    """Packed or plain, `autoplay` plays with it; a damaged one is told with its line."""
    table = tmp_path / "table.leaves.gz"
    quick = ("--games", 100, "--words", words)
    assert run("train", *quick, "--out", table).code == 0
    assert gzip.decompress(table.read_bytes()).startswith(b"# leggio train --game scrabble --games 100 --seed 0\n")
    assert run("autoplay", "--games", 2, "--words", words, "--leaves", table).code == 0
    again = run("train", *quick, "--out", table, "--lang", "en")
    assert again.code == 1
    table.write_bytes(table.read_bytes()[:200])
    damaged = run("autoplay", "--games", 2, "--words", words, "--leaves", table, "--lang", "en")
    assert damaged.code == 1
    assert "damaged" in damaged.err
    plain = tmp_path / "plain.leaves"
    plain.write_text("A 1\ncopies A one\n")
    broken = run("autoplay", "--games", 2, "--words", words, "--leaves", plain, "--lang", "en")
    assert broken.code == 1
    assert "line 2" in broken.err


def test_a_damaged_checkpoint_is_told(words: Path, tmp_path: Path) -> None:
    """And stays where it is."""
    partial = tmp_path / "table.leaves.partial"
    partial.write_bytes(b"nothing of ours")
    result = run(
        "train", "--words", words, "--out", tmp_path / "table.leaves", "--games", 100, "--resume", "--lang", "en"
    )
    assert result.code == 1
    assert "damaged" in result.err
    assert partial.read_bytes() == b"nothing of ours"


def test_a_place_that_cannot_be_written_to_is_told_at_once(words: Path, tmp_path: Path) -> None:
    """Not after hours of games."""
    out = tmp_path / "nowhere" / "table.leaves"
    result = run("train", "--words", words, "--out", out, "--games", 10_000_000, "--lang", "en")
    assert result.code == 1
    assert "nowhere" in result.err


def test_a_cluster_that_does_not_answer_is_told(words: Path, tmp_path: Path) -> None:
    """With its address; nothing was begun that the next run would have to go on with."""
    out = tmp_path / "table.leaves"
    result = run("train", "--words", words, "--out", out, "--games", 100, "--cluster", "nonsense://x", "--lang", "en")
    assert result.code == 1
    assert "Cluster nonsense://x" in result.err
    assert list(tmp_path.glob("*.partial")) == []
