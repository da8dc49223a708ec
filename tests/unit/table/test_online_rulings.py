"""Challenges at a tournament's tables online: the tournament's referee rules, at the desk (art. 28-32, 45)."""

from typing import Any

from leggio.games.scrabble.events import Challenged
from leggio.notation.log import read_log
from leggio.table.frames import Refused, TableInfo
from leggio.table.records import Settings
from leggio.table.table import Table
from support.databases import Database
from support.online.club import Club, Person, at_a_club, come_to_the_desk, expect, two_letters, until, visitor

PLAYERS = ("Rita", "Anna", "Bea", "Carla")


class Evening:
    """A tournament of four whose first round is on, and a game of it at a table online."""

    def __init__(self, the_club: Club) -> None:
        self.club = the_club
        self.desk: Person
        self.info: TableInfo

    async def open(self, referee: str = "Ugo", **options: Any) -> "Evening":
        """Dora directs; the referee is somebody else, or one of the players with a panel of the others."""
        chosen = {"name": "Serata", "calendar": [{"system": "swiss", "rounds": 1}], **options}
        settings = Settings(game="tournament", rules="figs", seats=0, options=chosen)
        self.info = expect(await self.club.hub.create(settings, visitor("Dora")))
        self.desk = await Person(visitor("Dora"), self.info.id).come(self.club.hub)
        await self.desk.do("enter", entries=[{"name": name} for name in PLAYERS])
        if referee:
            await self.desk.do("appoint_referee", name=referee)
        if referee in PLAYERS:
            await self.come(referee)
            await self.panel(referee)
        else:
            await self.desk.do("waive")
        assert (await self.desk.do("pair"))["type"] == "ack"
        return self

    async def panel(self, referee: str) -> None:
        """The referee names the others, from the desk."""
        person = await Person(visitor(referee), self.info.id).come(self.club.hub)
        others = [name for name in PLAYERS if name != referee]
        assert (await person.do("appoint_panel", names=others))["type"] == "ack"

    async def come(self, name: str) -> Person:
        """Somebody comes to the desk."""
        expect(await come_to_the_desk(self.club.hub, self.info.id, visitor(name)))
        return await Person(visitor(name), self.info.id).come(self.club.hub)

    async def play(self, *names: str) -> list[Person]:
        """The two of a table sit down online, whoever starts first; others come as players for it."""
        hosted = await self.club.hub.tournament(self.info.id)
        assert isinstance(hosted, Table)
        people = []
        for name in names:
            if hosted.you(visitor(name).person).role.value == "spectator":
                number = PLAYERS.index(name) + 1
                expect(await self.club.hub.join(self.info.code or "", visitor(name), number))
            info = expect(await self.club.hub.play_online(hosted, visitor(name)))
            people.append(await Person(visitor(name), info.id).come(self.club.hub))
        await until(lambda: all(each.view for each in people))
        return people

    def pair_of(self, name: str) -> tuple[str, str]:
        """Who starts and who replies at somebody's table."""
        number = PLAYERS.index(name) + 1
        games = self.desk.view["rounds"][0]["games"]
        game = next(each for each in games if number in (each["first"], each["second"]))
        return PLAYERS[game["first"] - 1], PLAYERS[game["second"] - 1]

    @property
    def case(self) -> dict[str, Any]:
        """The challenge, as the desk sees it."""
        found: dict[str, Any] = self.desk.view["cases"][-1]
        return found


async def challenged(evening: Evening, name: str) -> tuple[Person, Person, str]:
    """At somebody's table a word was laid and contested; the two, and the word."""
    starts, replies = await evening.play(*evening.pair_of(name))
    play = two_letters(starts)
    assert (await starts.do("play", **play))["type"] == "ack"
    assert (await replies.do("challenge", words=[play["word"]]))["type"] == "ack"
    await until(lambda: evening.desk.view["cases"])
    return starts, replies, play["word"]


def test_the_tournaments_referee_rules(sqlite_database: Database) -> None:
    """Art. 28, 32: a challenge comes to the desk, the ruling to the table; it is put right until the game goes on."""

    async def scenario(the_club: Club) -> None:
        evening = await Evening(the_club).open()
        ugo = await evening.come("Ugo")
        starts, replies, word = await challenged(evening, "Anna")
        assert starts.view["options"]["arbiter"] == "referee"
        assert (evening.case["is_online"], evening.case["deciders"], evening.case["opinion"]) == (True, ["Ugo"], [])
        assert starts.view["challenge"]["opinion"] == replies.view["challenge"]["opinion"] == []
        assert (await ugo.do("rule", case=1, valid={word: False}))["type"] == "ack"
        await until(lambda: starts.view["phase"] == "playing")
        assert starts.view["totals"][0] < 0
        assert (await ugo.do("rule", case=1, valid={word: True}))["type"] == "ack"
        await until(lambda: starts.view["totals"][0] > 0)
        await until(lambda: replies.seq == starts.seq)
        assert (await replies.do("pass"))["type"] == "ack"
        await until(lambda: not evening.case["can_be_put_right"])
        late = await ugo.do("rule", case=1, valid={word: False})
        assert (late["code"], late["article"]) == ("ruling.final", "32")

    at_a_club(sqlite_database, scenario)


def test_the_log_of_a_game_has_no_opinion(sqlite_database: Database) -> None:
    """Art. 28: everyone may read it once the game is over, and the round may go on: those who ruled were told apart."""

    async def scenario(the_club: Club) -> None:
        evening = await Evening(the_club).open()
        ugo = await evening.come("Ugo")
        starts, replies, word = await challenged(evening, "Anna")
        assert (await ugo.do("rule", case=1, valid={word: True}))["type"] == "ack"
        await until(lambda: replies.view["phase"] == "playing")
        assert (await replies.do("resign"))["type"] == "ack"
        log = await the_club.hub.log(starts.table)
        assert isinstance(log, str)
        (contested,) = [each for each in read_log(log.encode()).events if isinstance(each, Challenged)]
        assert (contested.words, contested.opinion) == ((word,), ())

    at_a_club(sqlite_database, scenario)


def test_the_panel_rules_in_the_referees_own_game(sqlite_database: Database) -> None:
    """Art. 45: at the referee's table online two of the panel do, and neither of the two who play."""

    async def scenario(the_club: Club) -> None:
        evening = await Evening(the_club).open("Rita")
        pair = evening.pair_of("Rita")
        starts, replies, word = await challenged(evening, "Rita")
        assert starts.view["options"]["arbiter"] == "panel"
        rita = await Person(visitor("Rita"), evening.info.id).come(the_club.hub)
        assert (await rita.do("rule", key="own", case=1, valid={word: True}))["code"] == "ruling.own_game"
        for name in (name for name in PLAYERS if name not in pair):
            member = await evening.come(name)
            assert (await member.do("rule", case=1, valid={word: False}))["type"] == "ack"
        await until(lambda: replies.view["phase"] == "playing")
        assert starts.view["totals"][0] < 0

    at_a_club(sqlite_database, scenario)


def test_games_are_played_as_the_director_chose(sqlite_database: Database) -> None:
    """Art. 37, 40: what was chosen at the opening of the tournament holds at its tables online."""

    async def scenario(the_club: Club) -> None:
        evening = await Evening(the_club).open(online={"deducts_at_limit": True, "auto_claim": True})
        assert evening.desk.view["options"]["online"] == {"deducts_at_limit": True, "auto_claim": True}
        starts, _ = await evening.play(*evening.pair_of("Anna"))
        chosen = starts.view["options"]
        assert (chosen["deducts_at_limit"], chosen["auto_claim"], chosen["arbiter"]) == (True, True, "referee")

    at_a_club(sqlite_database, scenario)


def test_the_judge_rules_alone_where_the_director_chose_so(sqlite_database: Database) -> None:
    """Art. 28: only then, and everyone sees it; where nobody could rule there is no table online."""

    async def scenario(the_club: Club) -> None:
        evening = await Evening(the_club).open(judge_online=True)
        assert evening.desk.view["judge_online"] is True
        starts, replies = await evening.play(*evening.pair_of("Anna"))
        play = two_letters(starts)
        await starts.do("play", **play)
        assert (await replies.do("challenge", words=[play["word"]]))["type"] == "ack"
        assert starts.view["phase"] == "playing"
        nobody = await Evening(the_club).open("")
        hosted = await the_club.hub.tournament(nobody.info.id)
        assert isinstance(hosted, Table)
        expect(await the_club.hub.join(nobody.info.code or "", visitor("Anna"), 2))
        refused = await the_club.hub.play_online(hosted, visitor("Anna"))
        assert isinstance(refused, Refused)
        assert refused.code == "online.nobody_rules"

    at_a_club(sqlite_database, scenario)
