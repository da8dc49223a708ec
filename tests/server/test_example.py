"""The example of a bot plays a whole game, let in by a token."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from leggio.engine.minds import Minds
from support.clients import Guest
from support.playing import play
from support.servers import Server
from support.terminal import run

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays(server: Server, tmp_path: Path) -> None:
    """A token, a code, and it plays to the end, its share in the bag; revoked, the token lets nobody in."""
    anna = Guest(server, "Anna")
    account = anna.http.post("/api/account", json={"name": "anna", "password": "dieci lettere"})
    assert account.status_code == 201, account.text
    issued = anna.http.post("/api/tokens", json={"name": "Robot"}).json()
    table = anna.open("scrabble", "figs", 2, mixed=True)
    command = [sys.executable, str(BOT), server.url, issued["secret"], table["code"]]
    minds = Minds(Path(os.environ["LEGGIO_CACHE"]))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:  # noqa: S603 - our own
        view = asyncio.run(play(anna, table["id"], minds, "medio", share="a" * 64))
        kept, complaints = bot.communicate(timeout=120)
    assert (bot.returncode, complaints) == (0, "")
    assert view["players"] == ["Anna", "Robot"]
    assert any(row["seat"] == 1 and row["entry"] == "play" for row in view["sheet"]), view["sheet"]
    log = tmp_path / "partita.jsonl"
    log.write_bytes(anna.http.get(f"/api/tables/{table['id']}/log").content)
    checked = run("verify", log, *kept.split())  # the seal and the share that the bot has kept
    assert (checked.code, "da 2 giocatori: Anna, Robot" in checked.out) == (0, True), checked
    anna.http.delete(f"/api/tokens/{issued['token']['id']}").raise_for_status()
    refused = anna.http.get("/api/me/tables", headers={"Authorization": f"Bearer {issued['secret']}"})
    assert (refused.status_code, refused.json()["code"]) == (401, "session.bad_token")
