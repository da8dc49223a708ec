"""Commands at a live table: written, acknowledged, told; refused with a code and nothing changed."""

import asyncio
from typing import Any

import pytest

from leggio.core.auditing import Finding
from leggio.notation.log import read_log
from leggio.table.records import BotSeat, Settings
from support.databases import Database
from support.online.club import Club, at_a_club, scrabble, two_letters, until, visitor
from support.online.club import Person as Player


def test_a_command_is_acknowledged_before_it_is_told(sqlite_database: Database) -> None:
    """The player hears `ack`, then everyone the update: whoever sees it may rely on it."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        before = len(anna.frames)
        answer = await anna.do("play", **two_letters(anna))
        assert [frame["type"] for frame in anna.frames[before:]] == ["ack", "update"]
        update = bea.frames[-1]
        assert update["type"] == "update"
        assert update["seq"] == answer["seq"] == anna.view["seq"]
        assert [told["event"] for told in update["events"]] == ["played"]

    at_a_club(sqlite_database, scenario)


def test_the_same_key_happens_once(sqlite_database: Database) -> None:
    """A client that heard no answer sends again: the answer is the same, the play is there once."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        play, seq = two_letters(anna), anna.seq
        first = await anna.do("play", key="once", seq=seq, **play)
        again = await anna.do("play", key="once", seq=seq, **play)
        assert again == first
        assert sum(told["event"] == "played" for frame in bea.got("update") for told in frame["events"]) == 1

    at_a_club(sqlite_database, scenario)


def test_the_key_of_another_is_another_key(sqlite_database: Database) -> None:
    """Two people may choose the same key."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        assert (await anna.do("play", key="k", **two_letters(anna)))["type"] == "ack"
        assert (await bea.do("accept", key="k"))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


def test_a_command_decided_upon_an_older_table_is_refused(sqlite_database: Database) -> None:
    """The client is told where the table is, and nothing changes."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        old = anna.seq
        await anna.do("play", **two_letters(anna))
        answer = await bea.do("accept", seq=old)
        assert (answer["code"], answer["seq"]) == ("table.stale", anna.seq)

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"command": "play", "square": "H8", "direction": "across", "word": "AB", "seat": 0}, "command.bad"),
        ({"command": "play", "square": 8}, "command.bad"),
        ({"command": "play", "square": "H8", "direction": "across", "word": "AB", "more": 1}, "command.bad"),
        ({"command": "open"}, "command.unknown"),
        ({"command": "tick"}, "command.unknown"),
        ({"command": "suspend"}, "command.unknown"),
        ({"command": "rule", "valid": {}}, "command.not_yours"),
        ({"command": ["play"]}, "command.unknown"),
        ({}, "command.unknown"),
    ],
)
def test_a_command_that_is_none_is_refused(sqlite_database: Database, command: dict[str, Any], code: str) -> None:
    """Nobody speaks for another seat, for the referee or for the table itself."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        seq = anna.seq
        answer = await anna.do(**{"command": None, **command})
        assert (answer["type"], answer["code"], answer["seq"]) == ("refused", code, seq)

    at_a_club(sqlite_database, scenario)


def test_the_rules_refuse_with_their_article(sqlite_database: Database) -> None:
    """Art. 3: the first word covers the centre; the refusal says so, and nothing changes."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        answer = await anna.do("play", **{**two_letters(anna), "square": "A1"})
        assert (answer["type"], answer["article"]) == ("refused", "3")

    at_a_club(sqlite_database, scenario)


def test_spectators_watch(sqlite_database: Database) -> None:
    """Whoever has the table's id may watch, sees no rack, and moves nothing."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        carla = await Player(visitor("Carla"), anna.table).come(the_club.hub)
        assert carla.got("welcome")[0]["you"] == {"role": "spectator"}
        assert carla.view["rack"] is None
        assert (await carla.do("pass"))["code"] == "command.not_yours"
        await until(lambda: any(frame["table"].get("watching") == 1 for frame in bea.got("table")))

    at_a_club(sqlite_database, scenario)


def test_the_referee_rules(sqlite_database: Database) -> None:
    """Art. 28-29: a person rules where the table has one; the judge's opinion is theirs alone."""

    async def scenario(the_club: Club) -> None:
        settings = scrabble(options={"arbiter": "referee"})
        anna, bea, rita = await the_club.set_up(settings, "Anna", "Bea", referee="Rita")
        play = two_letters(anna)
        await anna.do("play", **play)
        assert (await bea.do("challenge", words=[play["word"]]))["type"] == "ack"
        assert rita.view["challenge"]["opinion"]
        assert not anna.view["challenge"]["opinion"]
        assert (await bea.do("rule", valid={play["word"]: False}))["code"] == "command.not_yours"
        assert (await rita.do("rule", valid={play["word"]: False}))["type"] == "ack"
        ruled = rita.got("update")[-1]["events"][0]
        assert (ruled["event"], ruled["data"]["name"]) == ("ruled", "Rita")

    at_a_club(sqlite_database, scenario)


def test_a_bad_key_is_refused(sqlite_database: Database) -> None:
    """Keys are short and printable."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        for key in ("x" * 65, "a\nb"):
            assert (await anna.do("pass", key=key))["code"] == "key.bad"

    at_a_club(sqlite_database, scenario)


def test_nothing_is_taken_while_the_server_goes_down(sqlite_database: Database) -> None:
    """Clients are told, and what they send is refused, not lost half-way."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await the_club.hub.drain()
        assert anna.frames[-1]["type"] == "draining"
        answer = await anna.do("pass", key="last")
        assert (answer["code"], answer["key"]) == ("server.draining", "last")

    at_a_club(sqlite_database, scenario)


def test_nothing_can_be_done_before_the_game(sqlite_database: Database) -> None:
    """A table that waits for someone has no game yet."""

    async def scenario(the_club: Club) -> None:
        (anna,) = await the_club.set_up(scrabble(), "Anna")
        assert anna.got("welcome")[0].get("view") is None
        assert (await anna.do("pass"))["code"] == "table.not_begun"

    at_a_club(sqlite_database, scenario)


def test_the_log_of_a_finished_game_verifies(sqlite_database: Database) -> None:
    """The lines in the store are the log: it reads, its chain holds, the audit passes."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await anna.do("resign")
        text = await the_club.hub.log(anna.table)
        assert isinstance(text, str)
        log = read_log(text.encode())
        state = log.game.audit(log.events)
        assert not isinstance(state, Finding)
        assert state.ended is not None

    at_a_club(sqlite_database, scenario)


def test_the_log_is_secret_until_the_end(sqlite_database: Database) -> None:
    """Art. 1: it has every rack in it."""

    async def scenario(the_club: Club) -> None:
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        refused = await the_club.hub.log(anna.table)
        assert getattr(refused, "code", None) == "log.not_over"

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")])
def test_bots_play_each_game_to_its_end(sqlite_database: Database, game: str, rules: str) -> None:
    """A person who only passes has a game with bots that ends."""

    async def scenario(the_club: Club) -> None:
        (anna,) = await the_club.set_up(_with_bots(game, rules, "forte"), "Anna")
        for _ in range(3000):
            if anna.view["phase"] == "over":
                break
            if not await _move_on(anna):
                await asyncio.sleep(0.005)
        assert anna.view["phase"] == "over"

    at_a_club(sqlite_database, scenario)


def _with_bots(game: str, rules: str, level: str) -> Settings:
    return Settings(game=game, rules=rules, seats=3, bots=(BotSeat(level), BotSeat(level)))


async def _move_on(anna: Player) -> bool:
    """Whatever Anna can do to let the game go on; whether she did anything."""
    discard = {"command": "discard", "card": (anna.view.get("hand") or " ")[0]}
    for command in ({"command": "pass"}, {"command": "draw", "pile": "b"}, {"command": "accept"}, discard):
        answer = await anna.do(**command)
        if answer["type"] == "ack":
            return True
    return False
