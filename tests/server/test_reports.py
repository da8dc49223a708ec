"""Disputing what the judge says, at a real server."""

import os
import sys
from pathlib import Path
from subprocess import run

import httpx
import pytest

from support.clients import Guest
from support.servers import Server, serving


def dispute(guest: Guest, word: str, claim: str, reason: str = "") -> httpx.Response:
    """Send a word to the inbox."""
    return guest.http.post("/api/reports", json={"word": word, "claim": claim, "reason": reason})


@pytest.mark.parametrize(
    ("word", "claim", "code"),
    [
        ("casa", "noun-f", "report.claim"),  # it counts already
        ("zzzz", "foreign", "report.claim"),  # it does not count as it is
        ("c4sa", "noun-f", "find.bad_letters"),
        ("  ", "noun-f", "find.bad_letters"),
        ("casa", "because", "request.wrong"),
        ("a" * 61, "noun-f", "request.wrong"),
    ],
)
def test_what_cannot_be_disputed_is_refused(server: Server, word: str, claim: str, code: str) -> None:
    """With a code."""
    refused = dispute(Guest(server, "Anna"), word, claim)
    assert (refused.status_code // 100, refused.json()["code"]) == (4, code)


def test_nobody_fills_the_inbox(server: Server) -> None:
    """A person may dispute twenty words an hour; strangers none."""
    guest = Guest(server, "Anna")
    answers = [dispute(guest, "zzzz", "missing", str(number)).status_code for number in range(21)]
    assert answers == [204] * 20 + [429]
    stranger = httpx.post(
        f"{server.url}/api/reports",
        json={"word": "zzzz", "claim": "missing"},
        headers={"Origin": server.url},
        timeout=60,
    )
    assert stranger.json()["code"] == "session.none"


def leggio(*arguments: str, data: Path) -> tuple[int, str]:
    """Run our command on the database of a server."""
    database = f"sqlite:///{data / 'leggio.db'}"
    done = run(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", "lexicon", *arguments, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LEGGIO_DATABASE_URL": database, "COLUMNS": "200"},
    )
    return done.returncode, done.stdout + done.stderr


def test_the_owner_reads_the_inbox_and_amends_the_vocabulary(tmp_path: Path) -> None:
    """What people reported is listed, exported as a vocabulary that is sound, and dismissed."""
    data = tmp_path / "data"
    with serving(data) as running:
        anna = Guest(running, "Anna")
        assert dispute(anna, "Zuzzerello", "noun-m", "lo dice\n mia nonna").status_code == 204
        assert dispute(anna, "gazebo", "foreign").status_code == 204
        assert dispute(anna, "gazebo", "nonce", "anzi").status_code == 204
    code, told = leggio("reports", data=data)
    assert (code, told.splitlines()) == (
        0,
        [
            "zuzzerello (figs) is missing, says Anna: masculine noun. lo dice mia nonna",
            "gazebo (figs) should not count, says Anna: nonce word. anzi",
            "2 reports.",
        ],
    )
    amended = tmp_path / "amended"
    code, told = leggio("reports", "--export", str(amended), data=data)
    assert code == 0, told
    assert "+ nouns/z.txt: zuzzerello m @l" in told
    assert "+ excluded.txt: gazebo nonce" in told
    code, told = leggio("check", str(amended), data=data)
    assert code == 0, told
    code, told = leggio("reports", "--export", str(amended), data=data)
    assert code != 0
    assert "choose a new directory" in told
    assert leggio("reports", "--dismiss", "GAZEBO", data=data) == (0, "One report dropped.\n")
    assert leggio("reports", data=data)[1].endswith("One report.\n")
