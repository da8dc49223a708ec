"""Disputing what the judge says, at a real server."""

from pathlib import Path

import httpx
import pytest

from support.clients import Guest
from support.owner import lexicon
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


def test_the_owner_reads_the_inbox_and_amends_the_vocabulary(tmp_path: Path) -> None:
    """What people reported is listed, exported as an edition that can be imported, and dismissed."""
    data = tmp_path / "data"
    with serving(data) as running:
        anna = Guest(running, "Anna")
        assert dispute(anna, "Zuzzerello", "noun-m", "lo dice\n mia nonna").status_code == 204
        assert dispute(anna, "gazebo", "foreign").status_code == 204
        assert dispute(anna, "gazebo", "nonce", "anzi").status_code == 204
    code, told = lexicon("reports", data=data)
    assert (code, told.splitlines()) == (
        0,
        [
            "zuzzerello (figs) is missing, says Anna: masculine noun. lo dice mia nonna",
            "gazebo (figs) should not count, says Anna: nonce word. anzi",
            "2 reports.",
        ],
    )
    amendments = tmp_path / "circolo.txt"
    code, told = lexicon("reports", "--export", str(amendments), data=data)
    assert code == 0, told
    assert {"+ nouns zuzzerello m @l", "- gazebo nonce"} < set(amendments.read_text().splitlines())
    code, told = lexicon("import", str(amendments), data=data)
    assert code == 0, told
    code, told = lexicon("reports", "--export", str(amendments), data=data)
    assert code != 0
    assert "is there already" in told
    assert lexicon("reports", "--dismiss", "GAZEBO", data=data) == (0, "One report dropped.\n")
    assert lexicon("reports", data=data)[1].endswith("One report.\n")


def test_whoever_reported_a_word_reads_what_became_of_it(tmp_path: Path) -> None:
    """The owner decides while the server runs; each reads of their own reports alone, and it is news once."""
    data = tmp_path / "data"
    with serving(data) as running:
        anna, bea = Guest(running, "Anna"), Guest(running, "Bea")
        dispute(anna, "zuzzerello", "noun-m", "lo dice mia nonna")
        dispute(bea, "zuzzerello", "adjective")
        dispute(anna, "gazebo", "foreign")
        code, told = lexicon("decide", "zuzzerello", "--accept", data=data)
        assert (code, "noun-m, adjective" in told) == (1, True)
        assert lexicon("decide", "gazebo", "--turn-away", data=data)[0] == 1  # without saying why
        assert "Nobody disputes casa" in lexicon("decide", "casa", "--accept", data=data)[1]
        decided = lexicon("decide", "zuzzerello", "--accept", "--claim", "noun-m", "--why", "vero", data=data)
        assert decided == (0, "One report decided.\n")
        lexicon("decide", "GAZEBO", "--turn-away", "--why", "È nei dizionari.", data=data)

        found = anna.http.get("/api/reports").json()
        assert [(each["word"], each["wanted"], each["outcome"], each["why"]) for each in found] == [
            ("gazebo", "remove", "turned-away", "È nei dizionari."),
            ("zuzzerello", "add", "accepted", "vero"),
        ]
        assert {"name", "person"}.isdisjoint(found[0])
        assert [(each["outcome"], each["news"]) for each in bea.http.get("/api/reports").json()] == [("open", False)]
        assert [each.http.get("/api/reports/news").json()["decided"] for each in (anna, bea)] == [2, 0]
        anna.http.put("/api/reports/seen", json={"upto": found[0]["decided_at"]})
        assert anna.http.get("/api/reports/news").json()["decided"] == 0
    told = lexicon("reports", "--decided", data=data)[1]
    assert "gazebo (figs) should not count, says Anna: foreign word. → turned away. È nei dizionari." in told
    assert lexicon("reports", data=data)[1].endswith("One report.\n")
    amendments = tmp_path / "amended.txt"
    told = lexicon("reports", "--export", str(amendments), data=data)[1]
    assert "zuzzerello" in told
    assert "gazebo" not in told
