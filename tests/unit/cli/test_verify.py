"""`leggio verify`: a good log gives the sheet, a bad one the event and the reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from leggio.core.bag import Seal
from leggio.games.scrabble import Game
from leggio.notation.log import LogWriter, link, write_log
from support.tables import stacked_game
from support.terminal import run


@pytest.fixture
def game() -> Game:
    """A short game: a play accepted, a phony taken back, then passes to the end."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio armonia")
    game.play("F8 orizz.", "MICIO")
    game.play("I3 vert.", "ARMONIA")
    game.accept()
    game.play("4H", "BRA")
    game.challenge("BRA")
    for _ in range(5):  # the play taken back was a turn passed too (art. 39b)
        game.pass_turn()
    return game


@pytest.fixture
def log(tmp_path: Path, game: Game) -> Path:
    """Its log."""
    path = tmp_path / "game.jsonl"
    path.write_text(write_log("scrabble", game.log))
    return path


def rechain(path: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    """Change the events of a log and write the chain anew, as a careful forger would."""
    bodies = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    change(bodies)
    writer = LogWriter("scrabble")
    chain, lines = writer.chain, [writer.header]
    for number, body in enumerate(bodies, start=1):
        del body["chain"]
        body["seq"] = number
        chain = link(chain, body)
        lines.append(json.dumps({**body, "chain": chain}) + "\n")
    path.write_text("".join(lines))


def test_a_good_log_prints_its_sheet(log: Path, game: Game) -> None:
    """The sheet, the result, the seal and the fingerprint are printed, and the exit code is 0."""
    result = run("verify", log)
    assert result.code == 0
    assert "MICIO F8 orizz." in result.out
    assert "BRA H4 orizz., ritirata" in result.out
    assert "Il registro è integro" in result.out
    assert game.state.commitment in result.out


def test_an_unfinished_log_holds_too(tmp_path: Path, game: Game) -> None:
    """A game broken off is no fault; it is said."""
    path = tmp_path / "half.jsonl"
    path.write_text(write_log("scrabble", game.log[:6]))
    result = run("verify", path)
    assert (result.code, "La partita non è finita." in result.out) == (0, True)


def test_the_published_seal_can_be_compared(log: Path, game: Game) -> None:
    """A bag sealed otherwise than was published is found out, even if the log is consistent."""
    assert run("verify", log, "--commitment", game.state.commitment).code == 0
    result = run("verify", log, "--commitment", "0" * 64)
    assert (result.code, "Evento 1" in result.err) == (3, True)


def test_a_changed_line_breaks_the_chain(log: Path) -> None:
    """A line edited by hand is named, whatever was changed in it."""
    lines = log.read_text().splitlines(keepends=True)
    lines[6] = lines[6].replace('"score":16', '"score":61')
    log.write_text("".join(lines))
    result = run("verify", log)
    assert result.code == 3
    assert "Evento 6 (riga 7): l’impronta non torna" in result.err


def test_a_forged_score_is_against_the_rules(log: Path) -> None:
    """With the chain rewritten the rules still find the event and the field."""

    def forge(bodies: list[dict[str, Any]]) -> None:
        bodies[5]["data"]["score"] = 61

    rechain(log, forge)
    result = run("verify", log)
    assert "Evento 6 (riga 7): in «played» il campo «score»" in result.err


def test_a_reordered_bag_breaks_its_seal(log: Path) -> None:
    """The order of the bag must be the one that was committed to."""

    def forge(bodies: list[dict[str, Any]]) -> None:
        order = bodies[0]["data"]["order"]
        bodies[0]["data"]["order"] = order[:20] + order[:19:-1]

    rechain(log, forge)
    result = run("verify", log)
    assert (result.code, "Evento 1 (riga 2): l’ordine del sacchetto" in result.err) == (3, True)


def test_a_reordered_and_resealed_bag_gives_other_draws(log: Path) -> None:
    """Sealing the new order too does not help: the recorded draws are not the ones it gives."""

    def forge(bodies: list[dict[str, Any]]) -> None:
        data = bodies[0]["data"]
        data["order"] = data["order"][::-1]
        data["commitment"] = Seal(data["order"], data["salt"]).commitment

    rechain(log, forge)
    assert "Evento 3 (riga 4): le tessere pescate" in run("verify", log).err


def test_an_unknown_event_version_is_named(log: Path) -> None:
    """An event of a version this program does not know is refused, with its number and kind."""

    def forge(bodies: list[dict[str, Any]]) -> None:
        bodies[4]["version"] = 2

    rechain(log, forge)
    assert "Evento 5 (riga 6): versione 2 di «began» sconosciuta" in run("verify", log).err


def test_a_missing_event_is_found(log: Path) -> None:
    """An event taken out shows at the place where the rules want another."""
    rechain(log, lambda bodies: bodies.pop(6))
    result = run("verify", log)
    assert (result.code, "Evento 7" in result.err) == (3, True)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "è vuoto"),
        (b"\xff\xfe\x00", "Riga 1"),
        (b'{"format":"leggio-log","version":9,"game":"scrabble"}\n', "Riga 1: versione 9"),
        (b'{"format":"leggio-log","version":1,"game":"briscola"}\n', "gioco sconosciuto: briscola"),
        (b'{"format":"leggio-log","version":1,"game":"scrabble"}\n', "non contiene eventi"),
        (b'{"format":"leggio-log","version":1,"game":"scrabble"}\n[1]\n', "Evento 1 (riga 2)"),
        (b"[" * 100_000, "Riga 1"),
    ],
)
def test_what_is_no_log_is_said_so(tmp_path: Path, content: bytes, sentence: str) -> None:
    """Whatever the file holds, the answer is a sentence; a log that does not go on as one has a code of its own."""
    path = tmp_path / "odd"
    path.write_bytes(content)
    result = run("verify", path)
    assert result.code == (3 if "Evento" in sentence else 1)
    assert sentence in result.err


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    """A file that is not there gets a sentence, in English when asked."""
    result = run("verify", tmp_path / "none", "--lang", "en")
    assert (result.code, result.err.startswith("Cannot read")) == (1, True)


@pytest.mark.parametrize("content", ["", "\n"])
def test_an_empty_file_is_called_empty(tmp_path: Path, content: str) -> None:
    """Nothing is wrong with line 1 of a file that has none."""
    path = tmp_path / "empty"
    path.write_text(content)
    result = run("verify", path)
    assert (result.code, result.err) == (1, f"{path} è vuoto.\n")


def test_many_logs_a_line_each(log: Path, tmp_path: Path) -> None:
    """Each is told of, whatever the others are, and the exit code is that of the worst; as JSON for programs."""
    broken, missing = tmp_path / "broken", tmp_path / "missing"
    broken.write_text(log.read_text().replace('"score":16', '"score":61'))
    told = run("verify", log, missing, broken)
    assert told.code == 3
    lines = told.out.splitlines()
    assert lines[0].startswith(f"{log}: regge, ")
    assert "Non riesco a leggere" in lines[1]
    assert "l’impronta non torna" in lines[2]
    data = [json.loads(line) for line in run("verify", log, missing, "--json").out.splitlines()]
    assert [(each["holds"], each["code"]) for each in data] == [(True, 0), (False, 1)]
    assert (data[0]["game"], len(data[0]["chain"])) == ("scrabble", 32)
    assert run("verify", log, broken, "--share", "00").code == 1
