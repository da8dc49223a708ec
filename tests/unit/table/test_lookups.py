"""Who may be told about words while a game is on (art. 24, 28): one question, whichever way they ask."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from leggio.games.scrabble.game import SPEC
from leggio.table.frames import Refused
from leggio.table.hosts import registry
from leggio.table.hosts.seated import SeatedHost
from leggio.table.records import Aid, Role, Settings, Visitor
from support.databases import Database
from support.online.club import Club, Person, at_a_club, come_to_the_desk, expect, scrabble, visitor
from support.online.lookups import BOT, EVENING, duplicate, evening, held


def test_nobody_at_a_table_with_people_until_it_is_over(sqlite_database: Database) -> None:
    """On turn or not (art. 24): words and analysis, with the table, the article and who the others are."""

    async def scenario(the_club: Club) -> None:
        info = expect(await the_club.hub.create(scrabble(), visitor("Anna")))
        assert await held(the_club.hub, "Anna") is None, "it has not begun"
        expect(await the_club.hub.join(info.code or "", visitor("Bea")))
        for name, other in (("Anna", "Bea"), ("Bea", "Anna")):
            for aid in Aid:
                refused = await the_club.hub.lookups.refused(visitor(name), aid)
                assert refused
                assert (refused.code, refused.article) == ("lookup.at_table", "24")
                assert refused.detail == {"table": info.id, "game": "scrabble", "others": [other]}
        bea = await Person(visitor("Bea"), info.id).come(the_club.hub)
        assert (await bea.do("resign"))["type"] == "ack"
        assert await held(the_club.hub, "Anna") is None
        assert await held(the_club.hub, "Bea", Aid.ANALYSIS) is None

    at_a_club(sqlite_database, scenario)


def test_the_option_is_recorded_for_all_to_see(sqlite_database: Database) -> None:
    """Aids are on against computers alone and off where a person sits or may sit, unless the table says otherwise."""

    async def scenario(the_club: Club) -> None:
        cases = [
            (scrabble(bots=BOT), True),
            (scrabble(), False),
            (scrabble(3, bots=BOT), False),
            (scrabble(aids=True), True),
            (scrabble(bots=BOT, aids=False), False),
            (scrabble(days_per_move=3), False),
            (duplicate(), False),
        ]
        for settings, aids in cases:
            info = expect(await the_club.hub.create(settings, visitor("Anna")))
            assert info.settings.aids is aids, settings
            seen = expect(await the_club.hub.info(info.id, visitor("Bea")))
            assert seen.settings.aids is aids, "before anyone sits down"

    at_a_club(sqlite_database, scenario)


def test_what_the_table_allows_is_allowed(sqlite_database: Database) -> None:
    """Among people who chose it, and against computers; not against computers where one wants none."""

    async def scenario(the_club: Club) -> None:
        await the_club.set_up(scrabble(aids=True), "Anna", "Bea")
        await the_club.set_up(scrabble(bots=BOT), "Anna")
        for aid in Aid:
            assert await held(the_club.hub, "Anna", aid) is None
        await the_club.set_up(scrabble(bots=BOT, aids=False), "Anna")
        refused = await the_club.hub.lookups.refused(visitor("Anna"))
        assert refused
        assert [name.partition(" [")[2] for name in refused.detail["others"]] == ["facile]"]

    at_a_club(sqlite_database, scenario)


@pytest.mark.parametrize("settings", [duplicate(), EVENING])
def test_halls_and_tournaments_allow_none(sqlite_database: Database, settings: Settings) -> None:
    """There is nothing to choose."""

    async def scenario(the_club: Club) -> None:
        refused = await the_club.hub.create(changed(settings, aids=True), visitor("Anna"))
        assert isinstance(refused, Refused)
        assert (refused.code, refused.detail) == ("settings.option", {"field": "aids"})

    at_a_club(sqlite_database, scenario)


def test_by_correspondence_words_may_be_read_up(sqlite_database: Database) -> None:
    """No clock runs, and words are checked as they are laid; what an engine thinks is another matter."""

    async def scenario(the_club: Club) -> None:
        await the_club.set_up(scrabble(days_per_move=3), "Anna", "Bea")
        assert await held(the_club.hub, "Anna") is None
        assert await held(the_club.hub, "Anna", Aid.ANALYSIS) == "lookup.at_table"

    at_a_club(sqlite_database, scenario)


def test_referees_and_spectators_may_ask(sqlite_database: Database) -> None:
    """They do not play; unless they do elsewhere."""

    async def scenario(the_club: Club) -> None:
        settings = scrabble(options={"arbiter": "referee"})
        people = await the_club.set_up(settings, "Anna", "Bea", referee="Rita")
        await Person(visitor("Zoe"), people[0].table).come(the_club.hub)
        for name in ("Rita", "Zoe"):
            assert await held(the_club.hub, name) is None
        await the_club.set_up(scrabble(), "Rita", "Zoe")
        for name in ("Rita", "Zoe"):
            assert await held(the_club.hub, name) == "lookup.at_table"

    at_a_club(sqlite_database, scenario)


def test_players_of_a_hall_from_the_first_draw_to_the_end(sqlite_database: Database) -> None:
    """In a round or between two; the desk may ask. Who goes home is free when the round they left is closed."""

    async def scenario(the_club: Club) -> None:
        info = expect(await the_club.hub.create(duplicate(), visitor("Dora")))
        for name in ("Anna", "Bea"):
            expect(await the_club.hub.join(info.code or "", visitor(name)))
        desk = await Person(visitor("Dora"), info.id).come(the_club.hub)
        bea = await Person(visitor("Bea"), info.id).come(the_club.hub)
        assert await held(the_club.hub, "Anna") is None, "nothing has been drawn"
        await desk.do("draw")
        assert await held(the_club.hub, "Anna") == "lookup.in_hall"
        assert await held(the_club.hub, "Dora") is None
        await bea.do("leave")
        assert await held(the_club.hub, "Bea") == "lookup.in_hall", "they might come back"
        await desk.do("close_round")
        assert await held(the_club.hub, "Anna") == "lookup.in_hall"
        assert await held(the_club.hub, "Bea") is None
        assert (await desk.do("end_game"))["type"] == "ack"
        assert await held(the_club.hub, "Anna") is None

    at_a_club(sqlite_database, scenario)


def test_players_of_a_running_round_at_whatever_board(sqlite_database: Database) -> None:
    """On paper too: whoever came as a player of the list, and whoever of the desk is on it (art. 24, 28)."""

    async def scenario(the_club: Club) -> None:
        desk, info = await evening(the_club, "Anna", "Bea", "Dora", "Carla")
        for number, name in enumerate(("Anna", "Bea"), start=1):
            expect(await the_club.hub.join(info.code or "", visitor(name), number))
        expect(await come_to_the_desk(the_club.hub, info.id, visitor("Elio")))
        for name in ("Anna", "Dora"):
            assert await held(the_club.hub, name) is None, "no round is on"
        assert (await desk.do("pair"))["type"] == "ack"
        refused = await the_club.hub.lookups.refused(visitor("Anna"))
        assert refused
        assert (refused.code, refused.article) == ("lookup.in_round", "24")
        assert {"round": 1, "event": "Serata", "table": info.id}.items() <= refused.detail.items()
        assert await held(the_club.hub, "Dora") == "lookup.in_round", "the director plays, too"
        assert await held(the_club.hub, "Elio") is None
        for game in desk.view["rounds"][0]["games"]:
            for name in ("Anna", "Bea", "Dora"):
                assert await held(the_club.hub, name) == "lookup.in_round", "the round goes on, at whatever board"
            score = {"round": 1, "table": game["table"], "first": 400, "second": 390}
            assert (await desk.do("set_result", **score))["type"] == "ack"
        for name in ("Anna", "Bea", "Dora"):
            assert await held(the_club.hub, name) is None

    at_a_club(sqlite_database, scenario)


def test_a_round_that_was_given_up_holds_nobody_for_ever(sqlite_database: Database) -> None:
    """A day after the last thing that happened, whatever results are missing."""
    passed = 0

    def now() -> int:
        return 1_700_000_000_000 + passed

    async def scenario(the_club: Club) -> None:
        nonlocal passed
        desk, info = await evening(the_club, "Anna", "Bea")
        expect(await the_club.hub.join(info.code or "", visitor("Anna"), 1))
        assert (await desk.do("pair"))["type"] == "ack"
        passed = 24 * 3_600_000 - 1000
        assert await held(the_club.hub, "Anna") == "lookup.in_round"
        passed += 2000
        assert await held(the_club.hub, "Anna") is None

    at_a_club(sqlite_database, scenario, now=now)


def test_what_a_game_opens_may_be_looked_at(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that is voted on (Scarabeo art. 8), by those whom the game says; not by who plays elsewhere besides."""
    abilities = replace(SPEC.abilities, open_words=lambda _state, seat: ["città"] if seat == 1 else [])
    host = SeatedHost(replace(SPEC, abilities=abilities))
    monkeypatch.setattr(registry, "_host", lambda _name: host)

    async def scenario(the_club: Club) -> None:
        await the_club.set_up(scrabble(), "Anna", "Bea")
        assert await held(the_club.hub, "Bea", word="Citta") is None
        assert await held(the_club.hub, "Bea", word="cittadina") == "lookup.at_table"
        assert await held(the_club.hub, "Bea") == "lookup.at_table"
        assert await held(the_club.hub, "Anna", word="citta") == "lookup.at_table"
        await the_club.set_up(scrabble(), "Bea", "Carla")
        assert await held(the_club.hub, "Bea", word="citta") == "lookup.at_table", "not open there"

    at_a_club(sqlite_database, scenario)


def test_tables_of_before_go_by_what_is_usual(sqlite_database: Database) -> None:
    """Those that were opened when there was nothing to choose."""

    async def scenario(the_club: Club) -> None:
        anna, _ = await the_club.set_up(scrabble(), "Anna", "Bea")
        store = the_club.hub.dependencies.store
        record = await store.table(anna.table)
        assert record
        old = changed(record, id="old", code="OLDONE", settings=changed(record.settings, aids=None))
        members = [changed(each, table="old", person=f"{each.person}-then") for each in await store.members(anna.table)]
        await store.create_table(old, members)
        before = [each for each in members if each.role is Role.PLAYER]
        assert all([await the_club.hub.lookups.refused(Visitor(each.person, each.name)) for each in before])

    at_a_club(sqlite_database, scenario)
