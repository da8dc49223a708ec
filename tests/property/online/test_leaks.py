"""Every frame to every client, in games that people play at random: nobody is sent what they may not know."""

import asyncio
import os
import random

import pytest

from leggio.table.records import Role, Settings
from support.databases import Database
from support.online.club import Club, Person, at_a_club, club_of, visitor
from support.online.fuzzed import TABLES, settings_for
from support.online.leaks import Truth, leaks
from support.online.memory_store import MemoryStore
from support.online.random_player import wish

# Of each kind; LEGGIO_LEAK_GAMES asks for more.
GAMES_EACH = int(os.environ.get("LEGGIO_LEAK_GAMES", "40"))
# Rounds of a game before everyone gives up: many games see many beginnings, a few are played out.
PATIENCE = (8, 12, 15, 20, 30, 120)


async def play(the_club: Club, settings: Settings, rng: random.Random) -> tuple[int, list[str]]:
    """A whole game, watched by a spectator; how many frames were sent, and what leaked."""
    referee = "Rita" if settings.options.get("arbiter") else ""
    people = await the_club.set_up(settings, *(f"P{number}" for number in range(settings.seats)), referee=referee)
    watcher = await Person(visitor("Spectator"), people[0].table).come(the_club.hub)
    everyone = [*people, watcher]
    roles = [person.got("welcome")[-1]["you"] for person in everyone]
    for _ in range(rng.choice(PATIENCE)):
        for person, you in zip(everyone, roles, strict=True):
            if (command := wish(settings.game, person.view, you, rng)) is not None:
                await person.do(**command)
        if rng.random() < 0.03:
            lost = rng.choice(everyone)
            known = lost.seq
            await lost.go()
            await lost.come(the_club.hub, after=rng.choice((known, 0, None)))
        if watcher.view["phase"] == "over":
            break
    while watcher.view["phase"] != "over":
        for person, you in zip(people, roles, strict=False):
            await person.do("accept")
            await person.do("resign")
            # A vote or a contest keeps everyone from giving up until all have had their say.
            if (command := wish(settings.game, person.view, you, rng)) is not None:
                await person.do(**command)
    log = await the_club.hub.log(people[0].table)
    assert isinstance(log, str)
    truth = Truth(log)
    found = [
        leak
        for person, you in zip(everyone, roles, strict=True)
        for leak in leaks(truth, person.frames, you.get("seat"), you["role"])
    ]
    for person in everyone:
        await person.go()
    return sum(len(person.frames) for person in everyone), found


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES)
def test_no_frame_has_what_its_reader_may_not_know(game: str, rules: str, seats: tuple[int, ...]) -> None:
    """Art. 1, 24, 28; par. 3-6: racks, hands, the bag, votes and opinions, over thousands of games."""

    async def scenario() -> int:
        searched = 0
        async with club_of([MemoryStore()]) as the_club:
            for number in range(GAMES_EACH):
                rng = random.Random(f"{game} {rules} {seats} {number}")
                frames, found = await play(the_club, settings_for(game, rules, seats, rng), rng)
                assert not found
                searched += frames
        return searched

    assert asyncio.run(scenario()) > GAMES_EACH * 30


def test_a_leak_would_be_found(sqlite_database: Database) -> None:
    """The search itself: a frame with another's rack, seal or opinion in it is reported."""

    async def scenario(the_club: Club) -> None:
        settings = Settings(game="scrabble", rules="figs", seats=2, options={"starter": 0})
        anna, bea = await the_club.set_up(settings, "Anna", "Bea")
        secret = bea.view["rack"]
        await anna.do("exchange", tiles=anna.view["rack"][:3])
        await anna.do("resign")
        log = await the_club.hub.log(anna.table)
        assert isinstance(log, str)
        truth = Truth(log)
        frame = next(frame for frame in anna.frames if frame.get("view"))
        told = next(each for seq, each in enumerate(truth.events, start=1) if hasattr(each, "given"))
        seq = truth.events.index(told) + 1
        for bad in (
            {**frame, "view": {**frame["view"], "note": secret}},
            {**frame, "view": {**frame["view"], "seal": {"order": "x"}}},
            {**frame, "events": [{"seq": seq, "event": "exchanged", "data": {"seat": 0, "given": "ABC"}}]},
        ):
            assert list(leaks(truth, [bad], 0 if "note" in bad["view"] else 1, Role.PLAYER))
        assert not list(leaks(truth, anna.frames, 0, Role.PLAYER))

    at_a_club(sqlite_database, scenario)
