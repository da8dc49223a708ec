"""A small bot for Scrabble, over the network: `python examples/bot.py http://localhost:8000 TOKEN CODE`.

It takes a token (`POST /api/tokens`), the code of a table that waits for somebody, and `pip install websockets httpx`.
It knows the short words that lie on the table (art. 24), no others: nobody may ask the dictionary in their own turn.
What it tries is legal or refused; then it tries something else.

Where the players' devices mix the bag it puts a share in: it commits to it once it has seen the seal, and reveals it
once it has seen everybody's commitment. Keep what it prints then: `leggio verify LOG --commitment SEAL --share SHARE`.
"""

import asyncio
import hashlib
import itertools
import json
import secrets
import sys

import httpx
from websockets.asyncio.client import connect


def ideas(words, view):
    """Commands to try on one's turn: short words across a letter that lies there, and what is always possible."""
    rows, rack = view["board"], view["rack"].replace("?", "")
    for direction, lines in (("across", rows), ("down", ["".join(column) for column in zip(*rows, strict=True)])):
        for (number, line), word in itertools.product(enumerate(lines), words):
            for start in range(16 - len(word)):
                there, around = line[start : start + len(word)], line[max(start - 1, 0) : start + len(word) + 1]
                new = [x for x, y in zip(word, there, strict=True) if y == "."]
                fits = all(y in (".", x) for x, y in zip(word, there, strict=True)) and set(new) <= set(rack)
                if fits and 0 < len(new) < len(word) and around.replace(".", "") == there.replace(".", ""):
                    yield play(number, start, word, direction)
    yield from (play(7, 7, word, "across") for word in words if set(word) <= set(rack))  # if the board is empty
    yield {"command": "exchange", "tiles": rack[:3]}


def play(line, start, word, direction):
    """A play as the table wants it: the square of its first letter, and the whole word."""
    row, column = (line, start) if direction == "across" else (start, line)
    return {"command": "play", "square": f"{chr(65 + column)}{row + 1}", "direction": direction, "word": word}


def wanted(view, seat, trying):
    """What to do now, if anything; others' plays are good enough for this bot."""
    pending = view["pending"]
    if pending and pending["seat"] != seat and seat not in pending["agreed"]:
        return {"command": "accept"}
    return next(trying, {"command": "pass"}) if view["turn"] == seat and view["phase"] == "playing" else None


def part_in_mixing(view, seat, share):
    """What to put into the bag now, if anything: a commitment to the share, then the share (docs/log.md)."""
    mixing, seal = view["mixing"], view["commitment"]
    own = hashlib.sha256(f"leggio-share-1\n{seal}\n{seat}\n{share}\n".encode()).hexdigest()
    if not mixing["closed"] and seat not in dict(mixing["commitments"]):
        return {"command": "commit_share", "commitment": own}
    if mixing["closed"] and dict(mixing["commitments"]).get(seat) == own and seat not in dict(mixing["shares"]):
        sys.stdout.write(f"--commitment {seal} --share {share}\n")
        return {"command": "reveal_share", "share": share}
    return None


async def main(url, token, code):
    """Sit down, and play until the game is over."""
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=url, headers=headers, timeout=60) as http:
        table = http.get(f"/api/codes/{code}").raise_for_status().json()["id"]
        http.post(f"/api/tables/{table}/seats", json={"code": code}).raise_for_status()
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, additional_headers=headers, subprotocols=["leggio.1"]) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1}))
            seat, view, words, trying, keys = None, None, [], iter(()), itertools.count()
            share = secrets.token_hex(32)
            async for message in socket:
                frame = json.loads(message)
                seat = frame.get("you", {}).get("seat", seat)
                if frame["type"] == "ping":
                    await socket.send(json.dumps({"type": "pong", "n": frame["n"]}))
                if frame.get("view"):
                    view = frame["view"]
                    if view["rack"] and view["turn"] == seat and not words:
                        lists = http.get(f"/api/tables/{table}/short-words").json()
                        words = lists["two"] + lists["three"]
                    trying = itertools.islice(ideas(words, view), 6)
                if view and view["phase"] == "over":
                    return
                if view and view["mixing"] and not view["mixing"]["mixed"]:
                    if frame.get("view") and (do := part_in_mixing(view, seat, share)):
                        await send(socket, next(keys), view, do)
                    continue
                if frame["type"] in ("welcome", "update", "refused") and view and (do := wanted(view, seat, trying)):
                    await send(socket, next(keys), view, do)


async def send(socket, key, view, command):
    """Send a command: its key makes sure that it happens once, its seq says what it was decided upon."""
    await socket.send(json.dumps({"type": "do", "key": str(key), "seq": view["seq"], "command": command}))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
