"""First games that teach: real tables whose teacher errs where it should, and whose logs hold like any other's."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from leggio.core.auditing import Finding
from leggio.core.verdicts import WordList
from leggio.notation.log import read_log
from leggio.table.frames import Refused
from leggio.table.hub import LESSONS_KEPT_MS
from leggio.table.records import BotSeat, Settings
from support.databases import Database
from support.online import club as clubs
from support.online.club import Club, Person, at_a_club, expect, until, visitor

REAL = "GATTO GENTE SERA SQUALO STRADA NOTTE MODA UNA ORE CANE MARE ROSA ACQUA MELA TORRE QUA MALTO"


@pytest.fixture(autouse=True)
def _real_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words that lessons are made of."""
    monkeypatch.setattr(clubs, "LIST", WordList(frozenset(REAL.split())))


def lesson(game: str, rules: str = "", **fields: Any) -> Settings:
    """The first game of a game."""
    teacher = (BotSeat(level="principiante", name="Leo"),)
    return Settings(**{"game": game, "rules": rules or game, "seats": 2, "bots": teacher, "lesson": True, **fields})


async def mine(anna: Person) -> None:
    """Until the table waits for Anna."""

    def is_mine() -> bool:
        view = anna.view
        pending = view.get("pending")
        return bool(view["phase"] == "over" or (pending["seat"] == 1 if pending else view["turn"] == 0))

    await until(is_mine)


async def held(the_club: Club, anna: Person) -> None:
    """The log of the game that is over holds, and the table is on nobody's list."""
    log = await the_club.hub.log(anna.table)
    assert isinstance(log, str)
    read = read_log(log.encode())
    assert not isinstance(read.game.audit(read.events), Finding)
    assert await the_club.hub.tables_of(visitor("Anna")) == []
    assert await the_club.hub.public_tables(visitor("Bea")) == []


def taught(database: Database, game: str, rules: str, scenario: Callable[[Person], Awaitable[None]]) -> None:
    """A lesson that Anna is given, and what must hold after it."""

    async def given(the_club: Club) -> None:
        (anna,) = await the_club.set_up(lesson(game, rules), "Anna")
        await scenario(anna)
        await until(lambda: anna.view["phase"] == "over")
        await held(the_club, anna)

    at_a_club(database, given)


async def lay(anna: Person, square: str, direction: str, word: str) -> None:
    """Lay a word, which the table takes."""
    await mine(anna)
    answer = await anna.do("play", square=square, direction=direction, word=word)
    assert answer["type"] == "ack", answer


def test_scrabble(sqlite_database: Database) -> None:
    """Art. 9-13, 30, 39a, 40: premium squares, a challenge won, a jolly, and the last tile."""

    async def scenario(anna: Person) -> None:
        await lay(anna, "D8", "across", "GATTO")
        await until(lambda: (anna.view["pending"] or {}).get("seat") == 1)
        assert anna.view["totals"][0] == 44
        assert [word["word"] for word in anna.view["pending"]["words"]] == ["SQUOLA"]
        await anna.do("challenge", words=["SQUOLA"])
        assert anna.view["sheet"][-1]["entry"] in ("penalty", "withdrawn")
        await lay(anna, "D8", "down", "GEnTE")
        await until(lambda: (anna.view["pending"] or {}).get("seat") == 1)
        assert [word["word"] for word in anna.view["pending"]["words"]] == ["SQUALO"]
        await lay(anna, "C12", "across", "SERA")
        await until(lambda: anna.view["phase"] == "over")
        assert (anna.view["ended"]["reason"], anna.view["ended"]["article"]) == ("went_out", "39a")

    taught(sqlite_database, "scrabble", "figs", scenario)


def test_scarabeo(sqlite_database: Database) -> None:
    """Art. 12-13, 21, 24-29, 32: a prize, a scarab that flies, a word taken back and replaced, and the last tile."""

    async def scenario(anna: Person) -> None:
        await lay(anna, "D9", "across", "STRADA")
        await until(lambda: (anna.view["pending"] or {}).get("seat") == 1)
        assert [word["word"] for word in anna.view["pending"]["words"]] == ["NOTTe"]
        assert (await anna.do("take_scarab", square="E11"))["type"] == "ack"
        await lay(anna, "H7", "down", "mODA")
        await until(lambda: (anna.view["pending"] or {}).get("seat") == 1)
        assert [word["word"] for word in anna.view["pending"]["words"]] == ["QUORE"]
        await anna.do("challenge", words=["QUORE"])
        await until(lambda: (anna.view["pending"] or {}).get("seat") == 1)
        assert [word["word"] for word in anna.view["pending"]["words"]] == ["ORE"]
        await lay(anna, "D7", "across", "UNA")

    taught(sqlite_database, "scarabeo", "scarabeo", scenario)


@pytest.mark.parametrize("pile", ["a", "b"])
def test_verbum(sqlite_database: Database, pile: str) -> None:
    """Par. 3, 6, 12-13, 15: a word, a jolly taken, a doubt that was right, a thief, the last round."""

    async def scenario(anna: Person) -> None:
        async def do(command: str, **fields: Any) -> None:
            answer = await anna.do(command, **fields)
            assert answer["type"] == "ack", (command, answer, anna.view)

        def number_of(word: str) -> int:
            return int(next(each["number"] for each in anna.view["words"] if each["word"] == word))

        async def turn() -> None:
            await until(lambda: "draw" in anna.view["choices"] or anna.view["last_round"] is not None)

        await do("draw", pile=pile)
        await do("lay", words=["CANE"])
        await turn()
        assert [each["written"] for each in anna.view["words"] if each["seat"] == 1] == ["MArE"]
        await do("draw", pile="a" if anna.view["pile_a_top"] else "b")
        await do("swap_jolly", word=number_of("MARE"), place=2)
        await do("lay", words=["ROSa"])
        await turn()
        await do("contest", word=number_of("AQUA"))
        assert all(each["word"] != "AQUA" for each in anna.view["words"])
        await do("draw", pile="b")
        await do("steal", word=number_of("MARE"), place=0)
        await do("lay", words=["MELA" if pile == "a" else "MALTO"])
        await until(lambda: "pass" in anna.view["choices"])
        assert next(each["points"] for each in anna.view["words"] if each["number"] == 2) == 0, "there is a thief in it"
        if pile == "a":
            assert [each["word"] for each in anna.view["words"] if each["seat"] == 1] == ["MARE", "ACQUA"]
            await do("lay", words=["TORRE"])
        await do("pass")

    taught(sqlite_database, "verbum", "verbum", scenario)


WRONG: list[dict[str, Any]] = [
    {"public": True},
    {"seats": 3},
    {"bots": ()},
    {"options": {"challenges": "void"}},
    {"days_per_move": 2},
    {"aids": False},
    {"game": "duplicate", "rules": "figs", "seats": 0, "bots": ()},
    {"game": "tournament", "rules": "figs", "seats": 0, "bots": ()},
]


@pytest.mark.parametrize("fields", WRONG)
def test_a_lesson_is_for_one(sqlite_database: Database, fields: dict[str, Any]) -> None:
    """Nobody else sits there, nobody finds it on a list, and there is nothing to choose."""

    async def scenario(the_club: Club) -> None:
        answer = await the_club.hub.create(lesson(**{"game": "scrabble", "rules": "figs", **fields}), visitor("Anna"))
        assert isinstance(answer, Refused)
        assert (answer.code, answer.detail) == ("settings.option", {"field": "lesson"})

    at_a_club(sqlite_database, scenario)


def test_a_short_bag_is_of_lessons_alone(sqlite_database: Database) -> None:
    """At a table online nobody chooses what is in the bag."""

    async def scenario(the_club: Club) -> None:
        stacked = Settings(game="scrabble", rules="figs", seats=2, options={"bag": "A" * 14})
        answer = await the_club.hub.create(stacked, visitor("Anna"))
        assert isinstance(answer, Refused)
        assert answer.code == "settings.option"

    at_a_club(sqlite_database, scenario)


def test_a_word_that_is_none_is_contested_by_the_teacher(sqlite_database: Database) -> None:
    """Art. 30: whoever lays what they like learns what it costs."""

    async def scenario(the_club: Club) -> None:
        (anna,) = await the_club.set_up(lesson("scrabble", "figs"), "Anna")
        await anna.do("play", square="H8", direction="across", word="TTO")
        await until(lambda: any(told["event"] == "ruled" for frame in anna.got("update") for told in frame["events"]))
        assert anna.view["totals"][0] < 0

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")])
def test_whoever_only_passes_comes_to_the_end_too(sqlite_database: Database, game: str, rules: str) -> None:
    """The teacher plays on like any bot, whatever somebody does."""

    async def scenario(anna: Person) -> None:
        for _ in range(60):
            await until(lambda: is_waited_for(anna) or anna.view["phase"] == "over")
            if anna.view["phase"] == "over":
                return
            choices = anna.view.get("choices", ())
            if "draw" in choices:
                await anna.do("draw", pile="b" if anna.view["pile_b_count"] else "a")
            elif "accept" in choices or (anna.view.get("pending") or {}).get("seat") == 1:
                await anna.do("accept")
            elif "pass" not in choices and "discard" in choices:
                await anna.do("discard", card=anna.view["hand"][0])
            else:
                await anna.do("pass")
        pytest.fail("it never ends")

    taught(sqlite_database, game, rules, scenario)


def is_waited_for(anna: Person) -> bool:
    """Whether Anna can do something besides doubting."""
    view = anna.view
    if "choices" in view:
        return bool({"draw", "accept", "pass", "discard"} & {*view["choices"]})
    return bool(view["pending"]["seat"] == 1 if view["pending"] else view["turn"] == 0)


def test_lessons_are_forgotten_after_a_day(sqlite_database: Database) -> None:
    """Those of today and every other table stay."""
    today = [10**12]

    async def scenario(the_club: Club) -> None:
        table = expect(await the_club.hub.create(lesson("scrabble", "figs"), visitor("Anna")))
        other = expect(await the_club.hub.create(clubs.scrabble(), visitor("Anna")))
        store = the_club.hub.dependencies.store
        await the_club.hub.forget_lessons()
        assert await store.table(table.id)
        today[0] += LESSONS_KEPT_MS + 1
        await the_club.hub.forget_lessons()
        assert await store.table(table.id) is None
        assert await store.entries(table.id) == []
        assert await store.table(other.id)

    at_a_club(sqlite_database, scenario, now=lambda: today[0])
