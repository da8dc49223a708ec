"""Logs of games that the command line cannot tell yet: a sentence, never a traceback."""

from pathlib import Path

import pytest

from leggio.games.verbum import Game
from leggio.notation.log import write_log
from support.terminal import run


@pytest.mark.parametrize(
    "command", [("verify",), ("show",), ("export",), ("export", "--format", "cgp"), ("play", "--resume")]
)
@pytest.mark.parametrize("language", ["it", "en"])
def test_the_game_is_named(tmp_path: Path, command: tuple[str, ...], language: str) -> None:
    """The file is sound, but of a game that has no words here: which one is said."""
    log = tmp_path / "log"
    log.write_text(write_log("verbum", Game("Anna", "Bea", words=["casa"]).log))
    result = run(*command, log, "--lang", language)
    assert result.code == 1
    assert "verbum" in result.err
    assert "Traceback" not in result.err
