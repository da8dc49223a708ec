"""Moves taken back at an online table: where one person plays against bots, and nowhere else."""

from typing import Any

import pytest

from leggio.core.auditing import Finding
from leggio.notation.log import read_log
from leggio.table.admission.rehearsal import wrong_settings
from leggio.table.frames import Refused
from leggio.table.records import BotSeat, Settings
from support.databases import Database
from support.online.club import Club, at_a_club, scrabble, until

GAMES = [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")]
BOT = (BotSeat("facile"),)
FIRST: dict[str, tuple[str, dict[str, Any]]] = {
    "scrabble": ("pass", {}),
    "scarabeo": ("pass", {}),
    "verbum": ("draw", {"pile": "b"}),
}


def has_answered(view: dict[str, Any]) -> bool:
    """Whether the bot has laid something that waits, or done with its turn."""
    waits = (view.get("pending") or {}).get("seat") == 1
    return waits or (view["turn"] == 0 and any(row["seat"] == 1 for row in view["sheet"]))


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_a_person_takes_back_what_a_bot_answered(sqlite_database: Database, game: str, rules: str) -> None:
    """The bot has moved and everything is as before; the bot waits, the log is sound, the game says so to all."""

    async def scenario(the_club: Club) -> None:
        settings = Settings(game=game, rules=rules, seats=2, bots=BOT, options={"starter": 0})
        (anna,) = await the_club.set_up(settings, "Anna")
        before = anna.view
        assert (before["taken_back"], before["can_take_back"]) == (0, False)
        assert (await anna.do("take_back"))["code"] == "back.none"
        command, arguments = FIRST[game]
        assert (await anna.do(command, **arguments))["type"] == "ack"
        if game == "verbum":
            assert (await anna.do("pass"))["type"] == "ack"
        await until(lambda: has_answered(anna.view))
        times = 2 if game == "verbum" else 1
        for _ in range(times):
            assert (await anna.do("take_back"))["type"] == "ack"
        after = anna.view
        assert (after["taken_back"], after["can_take_back"]) == (times, False)
        assert [after[name] for name in ("turn", "sheet")] == [before[name] for name in ("turn", "sheet")]
        assert (await anna.do("resign"))["type"] == "ack"
        written = await the_club.hub.log(anna.table)
        assert isinstance(written, str)
        log = read_log(written.encode())
        assert not isinstance(log.game.audit(log.events), Finding)

    at_a_club(sqlite_database, scenario)


def test_nobody_takes_back_against_people(sqlite_database: Database) -> None:
    """At a table of two people it is refused, whoever asks; nor can the option be set by hand."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(options={"starter": 0}), "Anna", "Bea")
        assert (await anna.do("pass"))["type"] == "ack"
        for each in (anna, bea):
            assert (await each.do("take_back"))["code"] == "back.not_yours"

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(game="scrabble", rules="figs", seats=2, take_back=True),
        Settings(game="scrabble", rules="figs", seats=3, bots=BOT, take_back=True),
        Settings(game="scrabble", rules="figs", seats=2, bots=BOT, lesson=True, take_back=True),
        Settings(game="scrabble", rules="figs", seats=2, bots=BOT, options={"arbiter": "referee"}, take_back=True),
        Settings(game="scrabble", rules="figs", seats=2, options={"takes_back": 0}),
        Settings(game="duplicate", rules="figs", seats=0, take_back=True),
    ],
)
def test_where_moves_are_not_taken_back(settings: Settings) -> None:
    """With other people, in a lesson, where a person rules, in a hall: a refusal that names the field."""
    refused = wrong_settings(settings)
    assert isinstance(refused, Refused)
    assert refused.code == "settings.option"
    assert "take" in str(refused.detail)


def test_a_table_may_do_without(sqlite_database: Database) -> None:
    """Whoever opens it says so, and it is in the settings that everyone sees; else it is on against bots alone."""

    async def scenario(the_club: Club) -> None:
        (anna,) = await the_club.set_up(scrabble(bots=BOT, take_back=False, options={"starter": 0}), "Anna")
        assert (await anna.do("pass"))["type"] == "ack"
        assert (await anna.do("take_back"))["code"] in ("back.not_yours", "table.stale")
        (bea,) = await the_club.set_up(scrabble(bots=BOT, options={"starter": 0}), "Bea")
        info = await the_club.hub.info(bea.table, bea.visitor)
        assert not isinstance(info, Refused)
        assert info.settings.take_back is True

    at_a_club(sqlite_database, scenario)
