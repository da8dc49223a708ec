"""Ways that were found to be told about words in the midst of a game, each shut by the same question (art. 24, 28)."""

from leggio.table.frames import Refused
from leggio.table.records import Visitor
from support.databases import Database
from support.online.club import Club, Person, at_a_club, expect, scrabble, until, visitor
from support.online.lookups import BOT, duplicate, evening, held


def test_no_number_of_tables_hides_one(sqlite_database: Database) -> None:
    """Neither newer ones that wait for players nor games against bots make the rule blind."""

    async def scenario(the_club: Club) -> None:
        await the_club.set_up(scrabble(), "Anna", "Bea")
        for _ in range(101):
            expect(await the_club.hub.create(scrabble(), visitor("Anna")))
        for _ in range(3):
            expect(await the_club.hub.create(scrabble(bots=BOT), visitor("Anna")))
        assert await held(the_club.hub, "Anna") == "lookup.at_table"

    at_a_club(sqlite_database, scenario)


def test_a_program_asks_for_its_owner(sqlite_database: Database) -> None:
    """Whoever plays has no answers from a program of theirs; and what a program plays holds its owner from nothing."""

    async def scenario(the_club: Club) -> None:
        await the_club.set_up(scrabble(), "Anna", "Bea")
        anna = visitor("Anna").person
        assert await the_club.hub.lookups.refused(Visitor("person-robot", "Robot", anna))
        await the_club.set_up(scrabble(), "Robot", "Carla")
        assert await the_club.hub.lookups.refused(Visitor("person-robot", "Robot", "person-dora"))
        assert await held(the_club.hub, "Dora") is None

    at_a_club(sqlite_database, scenario)


def test_a_desk_of_ones_own_is_no_way_round(sqlite_database: Database) -> None:
    """Who plays elsewhere lays out no letters to be shown what they are worth; everyone else may lead a hall."""

    async def scenario(the_club: Club) -> None:
        info = expect(await the_club.hub.create(duplicate(drawing="desk"), visitor("Anna")))
        desk = await Person(visitor("Anna"), info.id).come(the_club.hub)
        await the_club.set_up(scrabble(), "Anna", "Bea")
        answer = await desk.do("draw", tiles="AEIRTLN")
        assert (answer["type"], answer["code"]) == ("refused", "lookup.at_table")

    at_a_club(sqlite_database, scenario)


def test_a_game_against_bots_is_no_way_round(sqlite_database: Database) -> None:
    """Trying words out there would tell which are words: it waits until the game against people is over."""

    async def scenario(the_club: Club) -> None:
        (alone,) = await the_club.set_up(scrabble(bots=BOT), "Anna")
        anna, _ = await the_club.set_up(scrabble(), "Anna", "Bea")
        answer = await alone.do("pass")
        assert (answer["type"], answer["code"], answer["detail"]["table"]) == (
            "refused",
            "lookup.at_table",
            anna.table,
        )
        assert (await anna.do("resign"))["type"] == "ack"
        assert (await alone.do("pass"))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


def test_short_words_of_one_table_are_no_way_round_another(sqlite_database: Database) -> None:
    """In one's own turn they lie before one (art. 24); those of a table elsewhere do not."""

    async def scenario(the_club: Club) -> None:
        (alone,) = await the_club.set_up(scrabble(bots=BOT), "Anna")
        anna, _ = await the_club.set_up(scrabble(), "Anna", "Bea")
        lists = await the_club.hub.short_words(anna.table, anna.visitor)
        assert not isinstance(lists, Refused)
        elsewhere = await the_club.hub.short_words(alone.table, alone.visitor)
        assert isinstance(elsewhere, Refused)
        assert elsewhere.code == "lookup.at_table"

    at_a_club(sqlite_database, scenario)


def test_ruling_in_a_tournament_is_no_look_at_another_game(sqlite_database: Database) -> None:
    """A referee who plays in it may be told of a case there; not while they play elsewhere."""

    async def scenario(the_club: Club) -> None:
        desk, info = await evening(the_club, "Anna", "Dora")
        assert (await desk.do("pair"))["type"] == "ack"
        assert await held(the_club.hub, "Dora") == "lookup.in_round"
        assert await held(the_club.hub, "Dora", at=info.id) is None
        await the_club.set_up(scrabble(), "Dora", "Bea")
        assert await held(the_club.hub, "Dora", at=info.id) == "lookup.at_table"

    at_a_club(sqlite_database, scenario)


def test_a_referee_who_plays_elsewhere_is_not_told_opinions(sqlite_database: Database) -> None:
    """They may rule; the judge's opinion is not for them before their own game is over (art. 28)."""

    async def scenario(the_club: Club) -> None:
        settings = scrabble(options={"arbiter": "referee"})
        anna, bea, rita = await the_club.set_up(settings, "Anna", "Bea", referee="Rita")
        rita_plays, _ = await the_club.set_up(scrabble(), "Rita", "Zoe")
        await lay_a_word(anna)
        word = bea.view["pending"]["words"][0]["word"].upper()
        assert (await bea.do("challenge", words=[word]))["type"] == "ack"
        await until(lambda: rita.view["challenge"] is not None)
        assert rita.view["challenge"]["words"] == [word]
        assert rita.view["challenge"]["opinion"] == []
        assert "opinion" not in str(rita.got("update")[-1]["events"])
        assert (await rita_plays.do("resign"))["type"] == "ack"
        again = await Person(visitor("Rita"), anna.table).come(the_club.hub)
        assert [verdict["word"] for verdict in again.view["challenge"]["opinion"]] == [word]
        assert (await again.do("rule", valid={word: True}))["type"] == "ack"
        for player in (anna, bea):
            assert "opinion" not in str(
                [frame for frame in player.got("update") if "challenged" in str(frame)][-1]["events"]
            )

    at_a_club(sqlite_database, scenario)


async def lay_a_word(anna: Person) -> None:
    """Two tiles of the rack across the centre, whatever they make."""
    tiles = [tile for tile in anna.view["rack"] if tile != "?"][:2]
    answer = await anna.do("play", square="H8", direction="across", word="".join(tiles))
    assert answer["type"] == "ack", answer
