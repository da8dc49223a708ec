"""Bags mixed by the devices of those who sit there: the exchange at a live table (decision 0023)."""

import asyncio
from itertools import count
from pathlib import Path

import msgspec
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.chance import SeededChance
from leggio.core.mixing import commitment_to
from leggio.games.common.mixing import COMMIT_MS, REVEAL_MS
from leggio.games.common.state import ShareRevealed
from leggio.games.figs import FIGS
from leggio.games.registry import GAMES
from leggio.notation.log import read_log, write_log
from leggio.table.frames import Refused
from leggio.table.records import BotSeat, Phase, Settings
from support.databases import Database
from support.online.club import Club, Person, at_a_club, club, expect, scrabble, until, visitor, wall_clock
from support.random_games.forging import Sealed
from support.random_games.mixing import share_of
from support.terminal import run


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = wall_clock()

    def __call__(self) -> int:
        """Now, as it sees it."""
        return self.now


async def commit(person: Person, seat: int) -> str:
    """What a device does once it has seen the seal, whatever happened since; how it is answered."""
    hashed = commitment_to(share_of(seat), person.view["commitment"], seat)
    return str((await person.do("commit_share", seq=1, commitment=hashed))["type"])


async def reveal(person: Person, seat: int) -> str:
    """And once it has seen everybody's commitment."""
    return str((await person.do("reveal_share", seq=1, share=share_of(seat)))["type"])


def test_two_devices_mix_the_bag_and_the_game_begins(database: Database) -> None:
    """At two servers, both at once: no share is stale, nobody is on turn before, and the log verifies."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(mixed=True), "Anna", "Bea")
        await bea.go()
        bea = await Person(visitor("Bea"), anna.table).come(the_club.hubs[1])
        assert anna.view["mixing"]["contributors"] == [0, 1]
        assert (anna.view["rack"], anna.view["seal"]) == ("", None)
        assert (await anna.do("pass"))["code"] == "game.mixing"
        assert list(await asyncio.gather(commit(anna, 0), commit(bea, 1))) == ["ack"] * 2
        await until(lambda: anna.view["mixing"]["closed"] and bea.view["mixing"]["closed"])
        assert list(await asyncio.gather(reveal(anna, 0), reveal(bea, 1))) == ["ack"] * 2
        await until(lambda: len(anna.view["rack"]) == len(bea.view["rack"]) == 7)
        assert (anna.view["phase"], anna.view["mixing"]["mixed"]) == ("playing", True)
        await anna.do("resign")
        log = await the_club.hub.log(anna.table)
        assert isinstance(log, str)
        assert not isinstance(GAMES["scrabble"].audit(read_log(log.encode()).events), Finding)

    at_a_club(database, scenario, servers=2)


def test_a_table_does_not_wait_for_ever(sqlite_database: Database) -> None:
    """Nobody's page knows of it, or one went away in the middle: the game begins, and the log names them."""
    clock = Clock()

    async def scenario() -> None:
        async with club(sqlite_database, now=clock) as the_club:
            anna, _bea = await the_club.set_up(scrabble(mixed=True), "Anna", "Bea")
            await commit(anna, 0)
            clock.now += COMMIT_MS + REVEAL_MS
            assert (await anna.do("pass"))["type"] == "ack"  # whatever is asked then, what is due happens first
            told = {each["event"]: each["data"] for frame in anna.got("update") for each in frame["events"]}
            assert told["shares_closed"]["missing"] == [1]
            assert told["bag_mixed"]["withheld"] == [0]
            assert anna.view["phase"] == "playing"

    asyncio.run(scenario())


def test_who_is_away_is_called_when_all_seats_are_taken(sqlite_database: Database) -> None:
    """The table begins when everyone is there: whoever opened it and went elsewhere hears that it waits for them."""

    async def scenario(the_club: Club) -> None:
        hub, anna, bea = the_club.hub, visitor("Anna"), visitor("Bea")
        told: list[bytes] = []
        hub.follow(anna.person, told.append)
        info = expect(await hub.create(scrabble(mixed=True), anna))
        assert not told
        expect(await hub.join(info.code or "", bea))
        at_the_table = await Person(bea, info.id).come(hub)
        assert [msgspec.json.decode(each) for each in told] == [{"type": "turn", "table": info.id, "your_turn": True}]
        (own,) = await hub.tables_of(anna)
        assert (own.phase, own.your_turn) == (Phase.WAITING, True)
        await Person(anna, info.id).come(hub)
        await until(lambda: at_the_table.got("update"))
        assert at_the_table.view["mixing"]["contributors"] == [0, 1]

    at_a_club(sqlite_database, scenario)


def test_bots_put_nothing_in(sqlite_database: Database) -> None:
    """One person and a bot: that person's share is all there is, also by correspondence, and then the bot may move."""

    async def scenario(the_club: Club) -> None:
        for game, days in (("scrabble", None), ("scrabble", 3), ("scarabeo", None), ("verbum", None)):
            settings = Settings(
                game=game,
                rules=GAMES[game].rulebook.names[0],
                seats=2,
                bots=(BotSeat("facile"),),
                mixed=True,
                days_per_move=days,
            )
            (anna,) = await the_club.set_up(settings, "Anna")
            assert anna.view["mixing"]["contributors"] == [0]
            assert [await commit(anna, 0), await reveal(anna, 0)] == ["ack", "ack"]
            assert anna.view["mixing"]["mixed"]

    at_a_club(sqlite_database, scenario)


def test_what_a_table_may_be_mixed_with(sqlite_database: Database) -> None:
    """A hall has no seats to ask, a table no public value; each is refused by its field."""

    async def scenario(the_club: Club) -> None:
        hall = Settings(game="duplicate", rules="figs", seats=0, mixed=True)
        for settings, field in ((hall, "mixed"), (scrabble(announced="Lotto"), "announced")):
            answer = await the_club.hub.create(settings, visitor("Anna"))
            assert isinstance(answer, Refused)
            assert (answer.code, answer.detail["field"]) == ("settings.option", field)
        announced = Settings(game="duplicate", rules="figs", seats=0, announced="Lotto di sabato, ruota di Roma")
        (desk,) = await the_club.set_up(announced, "Nora")
        assert desk.view["mixing"]["announced"] == announced.announced
        assert (await desk.do("draw"))["code"] == "draw.value_first"
        assert (await desk.do("announce", value="4 8 15 16 23"))["type"] == "ack"
        assert (await desk.do("announce", value="5 8 15 16 23"))["code"] == "announce.none"
        assert (await desk.do("draw"))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


def test_a_server_that_tries_seals_gains_nothing_against_one_device(sqlite_database: Database, tmp_path: Path) -> None:
    """Of many seals it takes one that gives a friend both jollies: so it is, until the other's device takes part.

    The friend, who knows the secret, may try shares too, once the other is revealed: the list is closed by then.
    """
    seals = (SeededChance(f"grind {number}").seal(FIGS.tiles.tiles) for number in count())
    ground = next(seal for seal in seals if seal.order[: FIGS.rack_size].count("?") == 2)
    friend, honest = 0, 1

    async def scenario(the_club: Club) -> None:
        anna, _ = await the_club.set_up(scrabble(), "Anna", "Bea")
        assert anna.view["rack"].count("?") == 2

        anna, bea = await the_club.set_up(scrabble(mixed=True), "Anna", "Bea")
        await until(lambda: anna.view.get("mixing") and bea.view.get("mixing"))
        assert anna.view["commitment"] == ground.commitment
        assert [await commit(anna, friend), await commit(bea, honest), await reveal(bea, honest)] == ["ack"] * 3
        tried = [await anna.do("reveal_share", seq=1, share=f"{number:064x}") for number in range(100, 150)]
        assert {answer["code"] for answer in tried} == {"mixing.other_share"}
        assert await reveal(anna, friend) == "ack"
        await until(lambda: anna.view["rack"])
        assert anna.view["rack"].count("?") < 2
        await anna.do("resign")

        # What it could do yet is tell another story of it. Whoever kept seal and share finds that, and so do the rules.
        text = await the_club.hub.log(anna.table)
        assert isinstance(text, str)
        log = tmp_path / "partita.jsonl"
        log.write_text(text)
        kept = ("--commitment", ground.commitment, "--share", share_of(honest))
        assert run("verify", log, *kept).code == 0
        forged = [
            replace(event, share=f"{99:064x}") if isinstance(event, ShareRevealed) and event.seat == honest else event
            for event in read_log(text.encode()).events
        ]
        log.write_text(write_log("scrabble", forged))
        assert run("verify", log).code == 3

    at_a_club(sqlite_database, scenario, chance=Sealed(ground))
