"""The offer to stop without a result at an online table: bots answer it, people may say no."""

import asyncio

import pytest

from leggio.table.records import BotSeat, Settings
from support.databases import Database
from support.online.club import Club, at_a_club, until

GAMES = [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")]


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_bots_stop_when_people_want_to(sqlite_database: Database, game: str, rules: str) -> None:
    """One person and two bots: the game is annulled, whoever's turn it is."""

    async def scenario(the_club: Club) -> None:
        bots = (BotSeat("facile"), BotSeat("facile"))
        (anna,) = await the_club.set_up(Settings(game=game, rules=rules, seats=3, bots=bots), "Anna")
        while (await anna.do("propose_abandon"))["type"] != "ack":  # a bot may have moved meanwhile
            await asyncio.sleep(0.005)
        await until(lambda: anna.view["phase"] == "over")
        assert anna.view["ended"]["reason"] == "abandoned"

    at_a_club(sqlite_database, scenario)


def test_bots_wait_until_all_people_want_to(sqlite_database: Database) -> None:
    """A person who would rather go on ends the proposal; a bot agrees after the last person, not before."""

    async def scenario(the_club: Club) -> None:
        settings = Settings(game="scrabble", rules="figs", seats=3, bots=(BotSeat("facile"),), options={"starter": 0})
        anna, bea = await the_club.set_up(settings, "Anna", "Bea")
        assert (await anna.do("propose_abandon"))["type"] == "ack"
        await until(lambda: bea.view["for_abandon"] == [0])
        assert (await bea.do("decline_abandon"))["type"] == "ack"
        await until(lambda: anna.view["for_abandon"] == [])
        assert (await bea.do("decline_abandon"))["code"] == "abandon.none"
        for each in (anna, bea):
            assert (await each.do("propose_abandon"))["type"] == "ack"
        await until(lambda: anna.view["phase"] == "over")

    at_a_club(sqlite_database, scenario)
