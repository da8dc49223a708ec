"""The example of a bot plays a whole game, let in by a token."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from leggio.core.auditing import Finding
from leggio.engine.minds import Minds
from leggio.notation.log import read_log
from support.clients import Guest
from support.playing import play
from support.servers import Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays(server: Server) -> None:
    """A token, a code, and it plays to the end; revoked, the token lets nobody in."""
    anna = Guest(server, "Anna")
    account = anna.http.post("/api/account", json={"name": "anna", "password": "dieci lettere"})
    assert account.status_code == 201, account.text
    issued = anna.http.post("/api/tokens", json={"name": "Robot"}).json()
    table = anna.open("scrabble", "figs", 2)
    command = [sys.executable, str(BOT), server.url, issued["secret"], table["code"]]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bot:  # noqa: S603 - our own
        view = asyncio.run(play(anna, table["id"], Minds(Path(os.environ["LEGGIO_CACHE"])), "medio"))
        _, complaints = bot.communicate(timeout=120)
    assert (bot.returncode, complaints) == (0, "")
    assert view["players"] == ["Anna", "Robot"]
    assert any(row["seat"] == 1 and row["entry"] == "play" for row in view["sheet"]), view["sheet"]
    log = read_log(anna.http.get(f"/api/tables/{table['id']}/log").content)
    assert not isinstance(log.game.audit(log.events), Finding)
    anna.http.delete(f"/api/tokens/{issued['token']['id']}").raise_for_status()
    refused = anna.http.get("/api/me/tables", headers={"Authorization": f"Bearer {issued['secret']}"})
    assert (refused.status_code, refused.json()["code"]) == (401, "session.bad_token")
