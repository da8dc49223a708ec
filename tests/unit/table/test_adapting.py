"""A bot that is a match for whoever plays against it."""

from typing import Any

import msgspec
import pytest

from leggio.engine.adapting import ADAPTIVE, first_level, level_next, level_now
from leggio.table.frames import Refused
from leggio.table.records import BotSeat
from leggio.table.seating import bot_levels
from support.databases import Database
from support.online.club import BotsHere, Club, at_a_club, expect, scrabble, until, visitor

LEVELS = bot_levels("scrabble")


@pytest.mark.parametrize(
    ("totals", "level"),
    [
        ((0, 0), "medio"),
        ((29, 0), "medio"),
        ((30, 0), "forte"),
        ((0, 29), "medio"),
        ((0, 30), "facile"),
        ((300, 0), "campione"),
        ((0, 300), "principiante"),
    ],
)
def test_the_level_goes_with_the_score(totals: tuple[int, int], level: str) -> None:
    """One up for each thirty points behind, one down for each thirty ahead, and never off the ladder."""
    assert level_now(LEVELS, first_level(LEVELS), totals, 1, 30) == level


def test_among_several_the_best_counts() -> None:
    """Whoever leads is the one to be a match for."""
    assert level_now(LEVELS, "medio", (10, 100, 40), 2, 30) == "esperto"


def test_the_level_goes_from_game_to_game() -> None:
    """Whoever was beaten finds it a little weaker next time, whoever won a little stronger."""
    assert level_next(LEVELS, "medio", has_won=True) == "facile"
    assert level_next(LEVELS, "medio", has_won=False) == "forte"
    assert level_next(LEVELS, "campione", has_won=False) == "campione"


def test_at_a_table(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for at the level of the moment; the same people once more find it one step further."""
    asked: list[str] = []
    want = BotsHere.want

    async def noted(self: BotsHere, settings: Any, level: str, seat: int, view: Any) -> msgspec.Struct | None:
        asked.append(level)
        found: msgspec.Struct | None = await want(self, settings, level, seat, view)
        return found

    monkeypatch.setattr(BotsHere, "want", noted)

    async def scenario(the_club: Club) -> None:
        settings = scrabble(bots=(BotSeat(ADAPTIVE),), options={"challenges": "void"})
        (anna,) = await the_club.set_up(settings, "Anna")
        await anna.do("pass")
        await until(lambda: asked)
        assert asked[0] == "medio"
        await until(lambda: anna.view["turn"] == 0)
        await anna.do("resign")
        await anna.attached.rematch()
        again = expect(await the_club.hub.info(anna.got("again")[-1]["table"], visitor("Anna")))
        assert again.settings.bots == (BotSeat(ADAPTIVE, base="facile"),)

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize("base", ["nobody", ADAPTIVE])
def test_a_base_is_a_level(sqlite_database: Database, base: str) -> None:
    """What is none is refused, with the field."""

    async def scenario(the_club: Club) -> None:
        answer = await the_club.hub.create(scrabble(bots=(BotSeat(ADAPTIVE, base=base),)), visitor("Anna"))
        assert isinstance(answer, Refused)
        assert (answer.code, answer.detail["field"]) == ("settings.level", "base")

    at_a_club(sqlite_database, scenario)
