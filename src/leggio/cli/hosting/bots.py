"""Bots at the table: who they are, and what they say.

A bot's level is part of its name, `Marta [medio]`. The name is in the log: a game that goes on has its bots again, and
nobody takes one for a person.
"""

import re
from collections.abc import Collection, Iterator, Sequence

from leggio.cli.failure import fail
from leggio.cli.hosting.orders import is_player
from leggio.cli.speaking import Speaker
from leggio.engine.adapting import ADAPTIVE, usual_names
from leggio.engine.bots import LEVELS
from leggio.games.scrabble.commands import AnyCommand, Challenge, Exchange, Pass, Play, TakeCambioSecco
from leggio.games.scrabble.events import AnyEvent, Played

# What somebody may choose for a bot: a level, or one that adapts.
CHOICES = (*LEVELS, ADAPTIVE)

_NAME = re.compile(rf".*\[({'|'.join(CHOICES)})\]\s*", re.IGNORECASE)
_FINE_PLAY = 50
_SMALL_PLAY = 10
# Sentences of each kind; the score chooses among them.
_VARIANTS = 3


def level_of(name: str) -> str | None:
    """The level of the bot of that name; None for a person."""
    found = _NAME.fullmatch(name)
    return found[1].casefold() if found else None


def seated_with(people: tuple[str, ...], wanted: Sequence[str], say: Speaker) -> tuple[str, ...]:
    """Everyone at the table: people, then bots given as `LEVEL` or `NAME:LEVEL`."""
    for name in people:
        if level_of(name):
            fail(say("option.bot_name", name=name))
    asked = [_asked(each, say) for each in wanted]
    taken = [f"{name} [{level}]" for name, level in asked if name]
    seated: list[str] = []
    for name, level in asked:
        called = f"{name or _free_name(level, taken)} [{level}]"
        seated.append(called)
        taken.append(called)
    return (*people, *seated)


def _asked(text: str, say: Speaker) -> tuple[str, str]:
    name, _, code = text.rpartition(":")
    level = code.strip().casefold()
    if level not in CHOICES:
        fail(say("option.unknown", value=code, option="--bot", known=CHOICES))
    return name.strip(), level


def _free_name(level: str, taken: Sequence[str]) -> str:
    """A name of the level's that no bot has yet; there are more of them than seats for bots."""
    names = usual_names(level)
    return next((name for name in names if not is_player(f"{name} [{level}]", taken)), names[0])


def people_of(players: tuple[str, ...], bots: Collection[int]) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(seat for seat in range(len(players)) if seat not in bots)


def remark(command: AnyCommand, events: tuple[AnyEvent, ...], name: str, say: Speaker) -> Iterator[str]:
    """What a bot says about what it just did: nothing that its move does not show."""
    match command:
        case Play():
            score = next((event.score for event in events if isinstance(event, Played)), 0)
            kind = "fine" if score >= _FINE_PLAY else "small" if score < _SMALL_PLAY else "play"
            yield say("bot.says", name=name, text=say(f"bot.{kind}_{1 + score % _VARIANTS}"))
        case Exchange() | TakeCambioSecco() | Pass() | Challenge():
            yield say("bot.says", name=name, text=say(f"bot.{_KINDS[type(command)]}"))
        case _:
            return


_KINDS = {Exchange: "exchange", TakeCambioSecco: "secco", Pass: "pass", Challenge: "challenge"}
