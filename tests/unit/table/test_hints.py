"""Hints at a table: where, with which letters, the play; to whoever asks in their own turn, and to nobody else."""

from typing import Any

from leggio.engine.hinting import Hint, Step
from leggio.table.frames import Refused
from support.databases import Database
from support.online.club import Club, at_a_club, scrabble
from support.online.lookups import BOT


def told(answer: Hint | Refused) -> Hint:
    """A hint that was given."""
    assert isinstance(answer, Hint), answer
    return answer


def test_a_hint_comes_in_three_steps(sqlite_database: Database) -> None:
    """First the squares alone, then the tiles in no order that tells, then the play: which the rules accept."""

    async def scenario(the_club: Club) -> None:
        (anna,) = await the_club.set_up(scrabble(bots=BOT, options={"starter": 0}), "Anna")
        assert (await anna.do("cambio_secco"))["type"] == "ack"  # with few words the champion would begin with it
        first, second, third = [told(await the_club.hub.hint(anna.table, anna.visitor, step)) for step in Step]
        assert first.deed == "play"
        assert first.where
        assert (first.letters, first.command, first.is_last) == ("", None, False)
        assert second.letters == "".join(sorted(second.letters))
        assert (len(second.letters), second.command, second.is_last) == (len(first.where), None, False)
        assert third.is_last
        assert third.command is not None
        command: dict[str, Any] = dict(third.command)
        assert sorted(command["word"].upper()) == sorted(second.letters.replace("?", "")) or "?" in second.letters
        assert (await anna.do(command.pop("command"), **command))["type"] == "ack"

    at_a_club(sqlite_database, scenario)


def test_nobody_else_hears_of_a_hint(sqlite_database: Database) -> None:
    """No frame is sent for it, and nothing of it is in the log."""

    async def scenario(the_club: Club) -> None:
        (anna,) = await the_club.set_up(scrabble(bots=BOT, options={"starter": 0}), "Anna")
        frames, seq = len(anna.frames), anna.seq
        assert told(await the_club.hub.hint(anna.table, anna.visitor, Step.PLAY)).seq == seq
        assert (len(anna.frames), anna.seq) == (frames, seq)

    at_a_club(sqlite_database, scenario)


def test_a_hint_is_for_ones_own_turn(sqlite_database: Database) -> None:
    """Not for a spectator, not for who waits, not once the game is over."""

    async def scenario(the_club: Club) -> None:
        anna, bea = await the_club.set_up(scrabble(aids=True, options={"starter": 0}), "Anna", "Bea")

        async def code(person: Any) -> str:
            answer = await the_club.hub.hint(anna.table, person.visitor, Step.WHERE)
            return answer.code if isinstance(answer, Refused) else ""

        assert (await code(anna), await code(bea)) == ("", "hint.not_now")
        assert (await anna.do("resign"))["type"] == "ack"
        assert await code(bea) == "hint.not_now"

    at_a_club(sqlite_database, scenario)
