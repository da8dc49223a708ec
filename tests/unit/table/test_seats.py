"""Setting up tables, sitting down, getting up, playing once more."""

from typing import Any

import pytest

from leggio.table.frames import Refused, TableInfo
from leggio.table.records import BotSeat, Role, Settings, Visitor
from support.databases import Database
from support.online.club import Club, Person, at_a_club, expect, scrabble, until, visitor

GOOD: dict[str, Any] = {"game": "scrabble", "rules": "figs", "seats": 2}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "tombola"}, "settings.game"),
        ({"rules": "scarabeo"}, "settings.rules"),
        ({"seats": 5}, "settings.seats"),
        ({"seats": 1}, "settings.seats"),
        ({"bots": (BotSeat("forte"), BotSeat("forte"))}, "settings.bots"),
        ({"bots": (BotSeat("divino"),)}, "settings.level"),
        ({"bots": (BotSeat("forte", "a\nb"),)}, "settings.bots"),
        ({"bots": (BotSeat("forte", "x [medio]"),)}, "settings.bots"),
        ({"days_per_move": 0}, "settings.days"),
        ({"days_per_move": 31}, "settings.days"),
        ({"options": {"time_ms": "lots"}}, "settings.option"),
        ({"options": {"unknown": 1}}, "settings.option"),
        ({"options": {"absent": [0]}}, "settings.option"),
        ({"options": {"clock_by_hand": True}}, "settings.option"),
        ({"options": {"family": True}}, "settings.option"),
        ({"options": {"time_ms": -5}}, "open.option"),
        ({"options": {"starter": 7}}, "open.option"),
    ],
)
def test_wrong_settings_are_refused(sqlite_database: Database, fields: dict[str, Any], code: str) -> None:
    """Before anybody sits down, and with a code of their own."""

    async def scenario(the_club: Club) -> None:
        answer = await the_club.hub.create(Settings(**{**GOOD, **fields}), visitor("Anna"))
        assert isinstance(answer, Refused)
        assert answer.code == code

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize(("called", "name"), [("figs", "figs-2"), ("figs-previous", "figs-1"), ("figs-1", "figs-1")])
def test_an_edition_has_its_own_name(sqlite_database: Database, called: str, name: str) -> None:
    """Whatever it was called when the table was opened, settings and game have a name that will not age."""

    async def scenario(the_club: Club) -> None:
        anna, _ = await the_club.set_up(Settings(**{**GOOD, "rules": called}), "Anna", "Bea")
        assert anna.got("welcome")[-1]["table"]["settings"]["rules"] == name
        assert anna.view["rules"] == name

    at_a_club(sqlite_database, scenario)


def test_a_table_is_joined_by_its_code(sqlite_database: Database) -> None:
    """Codes are read aloud: small letters, spaces and dashes do not matter; the last one starts the game."""

    async def scenario(the_club: Club) -> None:
        made = expect(await the_club.hub.create(scrabble(3), visitor("Anna")))
        assert made.code
        assert expect(await the_club.hub.find(made.code, visitor("Zoe"))).id == made.id
        typed = f" {made.code[:3].lower()}-{made.code[3:]} "
        joined = expect(await the_club.hub.join(typed, visitor("Bea")))
        assert [seat.name for seat in joined.seats] == ["Anna", "Bea", None]
        assert joined.phase == "waiting"
        begun = expect(await the_club.hub.join(made.code, visitor("Carla")))
        assert begun.phase == "playing"
        late = await the_club.hub.join(made.code, visitor("Dora"))
        assert isinstance(late, Refused)
        assert late.code == "table.begun"

    at_a_club(sqlite_database, scenario)


def test_sitting_down_twice_is_sitting_down_once(sqlite_database: Database) -> None:
    """Whoever has a seat keeps it."""

    async def scenario(the_club: Club) -> None:
        made = expect(await the_club.hub.create(scrabble(3), visitor("Anna")))
        again = expect(await the_club.hub.join(made.code or "", visitor("Anna")))
        assert [seat.name for seat in again.seats] == ["Anna", None, None]

    at_a_club(sqlite_database, scenario)


def test_namesakes_are_told_apart(sqlite_database: Database) -> None:
    """Two people of one name: the second is numbered."""

    async def scenario(the_club: Club) -> None:
        made = expect(await the_club.hub.create(scrabble(), visitor("Anna")))
        other = type(visitor("x"))("person-other", "anna")
        joined = expect(await the_club.hub.join(made.code or "", other))
        assert [seat.name for seat in joined.seats] == ["Anna", "anna 2"]

    at_a_club(sqlite_database, scenario)


def test_doubles_are_told_apart(sqlite_database: Database) -> None:
    """A name that only looks like another's is numbered, and so is that of somebody who watches and speaks."""

    async def scenario(the_club: Club) -> None:
        made = expect(await the_club.hub.create(scrabble(seats=3), visitor("Anna")))
        cyrillic, wide = "\u0410nn\u0430", "\uff21\uff4e\uff4e\uff41"
        expect(await the_club.hub.join(made.code or "", Visitor("person-other", cyrillic)))
        joined = expect(await the_club.hub.join(made.code or "", Visitor("person-third", wide)))
        assert [seat.name for seat in joined.seats] == ["Anna", f"{cyrillic} 2", f"{wide} 3"]
        watching = await Person(Visitor("person-fourth", "ANNA"), made.id).come(the_club.hub)
        await watching.say("ciao")
        assert watching.got("said")[-1]["name"] == "ANNA 4"

    at_a_club(sqlite_database, scenario)


def test_nobody_passes_for_a_bot(sqlite_database: Database) -> None:
    """A level in brackets is how bots are known."""

    async def scenario(the_club: Club) -> None:
        answer = await the_club.hub.create(scrabble(), visitor("Marta [medio]"))
        assert isinstance(answer, Refused)
        assert answer.code == "name.like_a_bot"

    at_a_club(sqlite_database, scenario)


def test_codes_are_for_those_who_may_pass_them_on(sqlite_database: Database) -> None:
    """A stranger with the id may look, not sit down; the referee's code is the creator's to give."""

    async def scenario(the_club: Club) -> None:
        settings = scrabble(3, options={"arbiter": "referee"})
        made = expect(await the_club.hub.create(settings, visitor("Anna")))
        bea = expect(await the_club.hub.join(made.code or "", visitor("Bea")))
        stranger = expect(await the_club.hub.info(made.id, visitor("Zoe")))
        assert made.code
        assert made.referee_code
        assert (bea.code, bea.referee_code) == (made.code, None)
        assert (stranger.code, stranger.referee_code) == (None, None)

    at_a_club(sqlite_database, scenario)


def test_there_is_one_referee(sqlite_database: Database) -> None:
    """Art. 28: the game begins when they are there too, and nobody else takes the place."""

    async def scenario(the_club: Club) -> None:
        made = expect(await the_club.hub.create(scrabble(options={"arbiter": "referee"}), visitor("Anna")))
        waiting = expect(await the_club.hub.join(made.code or "", visitor("Bea")))
        assert waiting.phase == "waiting"
        begun = expect(await the_club.hub.join(made.referee_code or "", visitor("Rita")))
        assert (begun.phase, begun.referee) == ("playing", "Rita")
        late = await the_club.hub.join(made.referee_code or "", visitor("Rosa"))
        assert isinstance(late, Refused)

    at_a_club(sqlite_database, scenario)


def test_the_referee_may_open_the_table(sqlite_database: Database) -> None:
    """Art. 28: whoever rules does not play; where the judge rules there is no such place."""

    async def scenario(the_club: Club) -> None:
        settings = scrabble(options={"arbiter": "referee"})
        made = expect(await the_club.hub.create(settings, visitor("Rita"), Role.REFEREE))
        assert (made.referee, made.seats[0].name) == ("Rita", None)
        refused = await the_club.hub.create(scrabble(), visitor("Rita"), Role.REFEREE)
        assert isinstance(refused, Refused)

    at_a_club(sqlite_database, scenario)


def test_leaving_before_the_game_frees_the_seat(sqlite_database: Database) -> None:
    """The last one out closes the table; during a game one resigns instead."""

    async def scenario(the_club: Club) -> None:
        made = expect(await the_club.hub.create(scrabble(3), visitor("Anna")))
        await the_club.hub.join(made.code or "", visitor("Bea"))
        left = expect(await the_club.hub.leave(made.id, visitor("Anna")))
        assert [seat.name for seat in left.seats] == [None, "Bea", None]
        closed = expect(await the_club.hub.leave(made.id, visitor("Bea")))
        assert closed.phase == "closed"
        late = await the_club.hub.join(made.code or "", visitor("Anna"))
        assert isinstance(late, Refused)
        anna, _bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        begun = await the_club.hub.leave(anna.table, visitor("Anna"))
        assert isinstance(begun, Refused)

    at_a_club(sqlite_database, scenario)


def test_public_tables_are_listed(sqlite_database: Database) -> None:
    """Private ones are not; one's own always are, and tell when they wait for one."""

    async def scenario(the_club: Club) -> None:
        listed = expect(await the_club.hub.create(scrabble(public=True), visitor("Anna")))
        hidden = expect(await the_club.hub.create(scrabble(bots=(BotSeat("forte"),)), visitor("Anna")))
        assert [info.id for info in await the_club.hub.public_tables(visitor("Zoe"))] == [listed.id]
        own = {info.id: info.your_turn for info in await the_club.hub.tables_of(visitor("Anna"))}
        assert own == {listed.id: False, hidden.id: True}

    at_a_club(sqlite_database, scenario)


def test_a_rematch_brings_the_same_people_together(sqlite_database: Database) -> None:
    """The first to ask opens it, the others sit down by asking too; it begins when all have come to it.

    No clock runs before everyone sees the board: a seat taken from the page of the finished game is not enough.
    """

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await anna.attached.rematch()
        assert anna.frames[-1]["code"] == "rematch.not_over"
        await anna.do("resign")
        await anna.attached.rematch()
        rematch = bea.got("table")[-1]["table"]["rematch"]
        waiting = expect(await the_club.hub.info(rematch, visitor("Anna")))
        assert waiting.phase == "waiting"
        await bea.attached.rematch()
        for each in (anna, bea):
            assert each.got("again") == [{"type": "again", "table": rematch}]
        await Person(visitor("Anna"), rematch).come(the_club.hub)
        waiting = expect(await the_club.hub.info(rematch, visitor("Anna")))
        assert (waiting.phase, waiting.previous) == ("waiting", anna.table)
        await Person(visitor("Bea"), rematch).come(the_club.hub)
        begun = expect(await the_club.hub.info(rematch, visitor("Anna")))
        assert begun.phase == "playing"
        assert {seat.name for seat in begun.seats} == {"Anna", "Bea"}

    at_a_club(sqlite_database, scenario)


def test_presence_is_shown(sqlite_database: Database) -> None:
    """Everyone sees who is connected."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
        await bea.go()
        seats = anna.got("table")[-1]["table"]["seats"]
        assert [seat.get("present", False) for seat in seats] == [True, False]

    at_a_club(sqlite_database, scenario)


def test_those_who_follow_their_tables_hear_of_their_turn(sqlite_database: Database) -> None:
    """A correspondence table tells whom it waits for, without their being there."""

    async def scenario(the_club: Club) -> None:
        heard: list[bytes] = []
        stop = the_club.hub.follow(visitor("Bea").person, heard.append)
        anna, _bea = await the_club.set_up(scrabble(days_per_move=3), "Anna", "Bea")
        await anna.do("pass")
        await until(lambda: heard)
        assert b'"your_turn":true' in heard[-1]
        stop()

    at_a_club(sqlite_database, scenario)


def test_an_info_is_an_info() -> None:
    """What tables are shown as has no secrets by its very type: no rack, no log, no key."""
    assert not {"racks", "log", "keys", "creator"} & set(TableInfo.__struct_fields__)
