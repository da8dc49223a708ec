"""A whole game of Scarabeo typed in at the terminal, to the last tile and the settlement."""

from pathlib import Path

import pytest

from support.keyboard import ENTER, stack
from support.scarabeo.keyboard import plays_of, settings_of, table_of
from support.terminal import Run, run

CLOSING = "art33_closing_with_scarabs_left"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """The words of the game."""
    path = tmp_path / "parole.txt"
    path.write_text("\n".join(settings_of(CLOSING)["words"].split()))
    return path


def play_all(monkeypatch: pytest.MonkeyPatch, log: Path, words: Path, *options: object) -> Run:
    """Type every play: Enter shows the rack, the play is laid, Enter accepts it."""
    stack(monkeypatch, *settings_of(CLOSING)["tiles"].split())
    typed = "".join(f"{ENTER}{play}\n{ENTER}" for play in plays_of(CLOSING))
    game = ("play", "--game", "scarabeo", "Anna", "Bea", "--starter", "Anna", "--words", words, "--log", log)
    return run(*game, *options, typed=typed)


def test_a_game_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Path) -> None:
    """art. 30, 32-36: Anna closes, Bea holds P V and both scarabs, and Anna wins the difference from her."""
    log = tmp_path / "log"
    result = play_all(monkeypatch, log, words)
    assert result.code == 0
    end = result.out[result.out.index("Anna chiude la partita") :]
    assert "Anna chiude la partita: non ci sono più tessere (art. 32)." in end
    assert "Bea resta con P V Ж Ж: -67 (art. 30, 34)." in end
    assert "Anna ci guadagna +67 (art. 33)." in end
    assert "Vince Anna." in end
    assert [line.split() for line in end.splitlines() if line.startswith("  ")][:2] == [
        ["1.", "Anna", "682"],
        ["2.", "Bea", "509"],
    ]
    assert "Chi vince quanto da chi (art. 36)" in end
    settled = [line.split() for line in end.splitlines() if "173" in line]
    assert settled == [["Anna", "·", "+173", "+173"], ["Bea", "-173", "·", "-173"]]
    assert table_of(log).totals == (682, 509)


def test_the_end_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Path) -> None:
    """The same game for people who read English: nothing Italian is left but words and names."""
    result = play_all(monkeypatch, tmp_path / "log", words, "--lang", "en")
    end = result.out[result.out.index("Anna closes the game") :]
    assert "Bea is left with P V Ж Ж: -67 (art. 30, 34)." in end
    assert "Who wins how much from whom (art. 36)" in end
    assert "scarabs left: 2" in result.out
    for italian in ("punti", "sacchetto", "Invio", "gioca "):
        assert italian not in result.out


def test_the_log_is_verified_shown_and_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Path) -> None:
    """`verify`, `show` and `export` read a log of Scarabeo as they do Scrabble's; GCG has no such game."""
    log = tmp_path / "log"
    play_all(monkeypatch, log, words)
    verified = run("verify", log)
    assert verified.code == 0
    assert "Il registro è integro" in verified.out
    assert "scarabei rimasti: 2" in verified.out
    assert "Chi vince quanto da chi (art. 36)" in verified.out
    shown = run("show", log)
    assert "Q" in shown.out.splitlines()[0]
    assert "Vince Anna." in shown.out
    position = run("export", log, "--format", "cgp")
    assert position.out.count("/") == 16 + 1 + 1
    assert position.out.endswith("ld scarabeo;\n")
    (tmp_path / "cgp").write_text(position.out)
    assert run("show", tmp_path / "cgp").out.splitlines()[:19] == shown.out.splitlines()[:19]
    refused = run("export", log)
    assert (refused.code, refused.out) == (1, "")
    assert "Il formato GCG è per lo Scrabble" in refused.err


def test_a_forged_log_is_told_in_the_words_of_its_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Path
) -> None:
    """A refusal behind a finding is Scarabeo's, with its article."""
    log = tmp_path / "log"
    play_all(monkeypatch, log, words)
    log.write_bytes(log.read_bytes().replace(b'"score":48', b'"score":480', 1))
    result = run("verify", log)
    assert result.code == 3
    assert result.err.startswith("Evento 7 (riga 8)")


def test_nobody_plays_any_more(tmp_path: Path) -> None:
    """House rule: three turns without a word each end the game; everyone deducts, and nobody is said to close."""
    log = tmp_path / "log"
    game = ("play", "--game", "scarabeo", "Anna", "Bea", "Carlo", "--no-words", "--seed", 3, "--log", log)
    result = run(*game, typed=f"{ENTER}passa\n" * 9)
    assert "Partita chiusa: nessuno gioca più (regola di casa)." in result.out
    assert "chiude la partita" not in result.out
    state = table_of(log)
    assert state.ended is not None
    assert all(f"{name} resta con" in result.out for name in state.players)
    best = max(state.ended.scores)
    winners = [name for name, score in zip(state.players, state.ended.scores, strict=True) if score == best]
    assert all(name in result.out.split("resta con")[-1] for name in winners)
