"""`leggio tournament site`: the event in a folder."""

from pathlib import Path

from leggio.tournament.log import write_tournament
from support.terminal import run
from support.tournament.halls import hall


def test_a_folder_that_is_written_again_after_each_round(tmp_path: Path) -> None:
    """The second time over the first."""
    log, out = tmp_path / "serata.jsonl", tmp_path / "web" / "sito"
    for rounds in (1, 2):
        log.write_text(write_tournament(hall(4, rounds).log))
        done = run("tournament", "site", log, "--out", out)
        assert (done.code, done.err) == (0, "")
        assert (out / f"round-{rounds}.html").exists()
    assert str(out / "index.html") in done.out


def test_nobody_elses_folder_is_written_to(tmp_path: Path) -> None:
    """What is not a site of ours stays as it is; a file is no folder."""
    log = tmp_path / "serata.jsonl"
    log.write_text(write_tournament(hall(4).log))
    for out in (tmp_path, log):
        before = sorted(tmp_path.iterdir())
        done = run("tournament", "site", log, "--out", out)
        assert done.code == 1
        assert "c’è già" in done.err
        assert sorted(tmp_path.iterdir()) == before
