"""The fourth game over real WebSockets: played by two, watched by a third, over a restart; its log holds."""

import asyncio
import json
from pathlib import Path
from typing import Any

from test_terminal import leggio
from thinking import INSTALLED, find_play

from support.clients import Guest, Place
from support.servers import serving


async def one_move(places: list[Place]) -> None:
    """Whoever is on turn lays a word, or passes; everyone hears of it."""
    view = places[0].view
    assert view is not None
    mover = places[view["turn"]]
    assert mover.view is not None
    found = find_play(mover.view["board"], mover.view["rack"])
    command: dict[str, Any] = {"command": "pass"}
    if found is not None:
        command = {"command": "play", "square": found[0], "direction": found[1], "word": found[2]}
    answer = await mover.do(command, mover.view["seq"])
    assert answer["type"] == "ack", answer
    for place in places:
        await place.news_of(answer["seq"])


def leaks(frames: list[dict[str, Any]], others: set[str]) -> list[str]:
    """Racks of others in what somebody was sent while the game was on."""
    on = [frame for frame in frames if (frame.get("view") or {}).get("phase") != "over"]
    text = json.dumps(on)
    return [rack for rack in others if len(rack) > 3 and f'"{rack}"' in text]


def test_two_play_and_one_watches(tmp_path: Path) -> None:
    """Views leak nothing, whoever drops out comes back, a server that stops loses nothing, the log verifies."""
    with serving(tmp_path, PYTHONPATH=INSTALLED) as server:
        anna, bea, carlo = (Guest(server, name) for name in ("Anna", "Bea", "Carlo"))
        table = anna.open("noveper", "noveper", 2)
        assert bea.join(table["id"], table["code"]).status_code == 201
        asyncio.run(first_half(anna, bea, carlo, table["id"]))
        cookies = [(each.nickname, dict(each.http.cookies)) for each in (anna, bea, carlo)]
    with serving(tmp_path, PYTHONPATH=INSTALLED) as server:
        anna, bea, carlo = (Guest(server, name, cookies=kept) for name, kept in cookies)
        final = asyncio.run(second_half(anna, bea, carlo, table["id"]))
        assert final["ended"]["places"]
        log = tmp_path / "log.jsonl"
        log.write_bytes(anna.http.get(f"/api/tables/{table['id']}/log").content)
    verified = leggio("verify", log)
    assert verified.returncode == 0, verified.stdout + verified.stderr


async def first_half(anna: Guest, bea: Guest, carlo: Guest, table: str) -> None:
    """Four moves; in between somebody's connection breaks, and they are told what they missed."""
    racks: set[str] = set()
    async with anna.at(table) as a, carlo.at(table) as spectator:
        assert a.welcome["game"]["abilities"] == ["board", "correspondence"]
        assert a.welcome["rules"]["board"]["size"] == 9
        assert a.welcome["rules"]["figures"]["bonus"] == 9
        async with bea.at(table) as b:
            for _ in range(2):
                racks |= {str((place.view or {})["rack"]) for place in (a, b)}
                await one_move([a, b])
            last = (b.view or {})["seq"]
        async with bea.at(table, after=last) as b:
            assert b.welcome["missed"] == []
            for _ in range(2):
                racks |= {str((place.view or {})["rack"]) for place in (a, b)}
                await one_move([a, b])
            await spectator.news_of((a.view or {})["seq"])
        assert leaks(spectator.frames, racks) == []
        assert all((frame.get("view") or {}).get("rack") is None for frame in spectator.frames)


async def second_half(anna: Guest, bea: Guest, carlo: Guest, table: str) -> dict[str, Any]:
    """To the end, at a server that was started anew."""
    async with anna.at(table) as a, bea.at(table) as b, carlo.at(table) as spectator:
        while (a.view or {})["phase"] != "over":
            await one_move([a, b])
        await spectator.news_of((a.view or {})["seq"])
        assert spectator.view is not None
        assert spectator.view["ended"] == (a.view or {})["ended"]
        return dict(a.view or {})
