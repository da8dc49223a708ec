"""Flags as a game understands them; what makes no sense ends with a sentence."""

from enum import StrEnum
from typing import TypeVar

from leggio.cli.failure import fail
from leggio.cli.hosting.orders import same_name
from leggio.cli.speaking import Speaker

RuleT = TypeVar("RuleT", bound=StrEnum)


def chosen(kind: type[RuleT], given: str, option: str, say: Speaker) -> RuleT:
    """The value as a game has it."""
    if given not in list(kind):
        fail(say("option.unknown", value=str(given), option=option, known=list(kind)))
    return kind(given)


def seat_called(name: str, names: tuple[str, ...], option: str, say: Speaker) -> int:
    """The seat of the player of that name."""
    matching = [seat for seat, player in enumerate(names) if same_name(player, name)]
    if not matching:
        fail(say("option.unknown", value=name, option=option, known=names))
    return matching[0]
