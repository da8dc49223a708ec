"""Hints at a keyboard: what one could do, told one thing at a time to whoever plays against bots alone.

The same hints as at tables online (`engine/hinting.py`). Nothing of one is in the log.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from leggio.cli.hosting.bot_players import BotPlayers
from leggio.cli.hosting.bots import people_of
from leggio.cli.hosting.desk import AnyDesk
from leggio.cli.speaking import Speaker
from leggio.core.board import Direction, parse_square
from leggio.core.coordinates import field_position
from leggio.engine.hinting import Hint, Step, hint_of
from leggio.engine.minds import bots_of


class Hints:
    """The hints of one game: each time one asks there is more of it, until the table has moved on."""

    def __init__(self, desk: AnyDesk, bots: BotPlayers) -> None:
        self._desk = desk
        self._bots = bots
        self._thought: tuple[int, msgspec.Struct] | None = None  # with the event it is upon
        self._told = 0  # how much of it

    def more(self, asked: Sequence[str] = ()) -> None:
        """The next thing, or as much as a number says, goes to the news; or why there is none."""
        desk = self._desk
        state = desk.table.state
        people = people_of(state.players, self._bots)
        if not self._bots or len(people) > 1:
            desk.news.append(desk.say("play.hint.people"))
            return
        command = self._best(*people) if {*people} & {*desk.table.game.waits_for(state)} else None
        if command is None:
            desk.news.append(desk.say("hint.not_now"))
            return
        wanted = int(asked[0]) if asked and asked[0] in set("123") else self._told + 1
        self._told = max(self._told, min(wanted, Step.PLAY))
        hint = hint_of(bots_of(desk.table.game.name), desk.table.view(*people), state.seq, command, Step(self._told))
        letters, more = desk.spelt(hint.letters), desk.hint_details(command)
        desk.news.append(hint_sentence(hint, desk.say, letters, **more))

    def _best(self, seat: int) -> msgspec.Struct | None:
        desk = self._desk
        seq = desk.table.state.seq
        if self._thought is None or self._thought[0] != seq:
            with desk.console.status(desk.say("play.hint.thinking")):
                command = self._bots.advise(seat, desk.table.view(seat))
            self._thought, self._told = (seq, command) if command else None, 0
        return self._thought[1] if self._thought else None


def hint_sentence(hint: Hint, say: Speaker, letters: Sequence[str], **more: object) -> str:
    """A hint in words, with what to type once all is told; `letters` are its letters as the screen has them."""
    data = {**_typed(hint.command or {}), "where": list(hint.where), "letters": " ".join(letters), **more}
    data |= {"sizes": " + ".join(hint.where), "tiles": "".join(letters)}
    deed = f"play.hint.{hint.deed}"
    keys = [f"{deed}.whole"] * hint.is_last
    if letters:
        keys += [f"{deed}.letters", *(["play.hint.letters"] * (not hint.is_last))]
    sentence = say(next(key for key in (*keys, deed, "play.hint.other") if say.knows(key)), **data)
    if hint.is_last:
        return sentence
    return f"{sentence} {say('play.hint.more_play' if letters else 'play.hint.more_letters')}"


def _typed(command: Mapping[str, Any]) -> dict[str, object]:
    """What of a command one would type."""
    typed: dict[str, object] = {"words": " ".join(command.get("words", ())), "number": command.get("word", "")}
    square = parse_square(command.get("square", ""))
    if square and "direction" in command:
        typed["line"] = f"{field_position(square, Direction(command['direction']))} {command['word']}"
    return typed
