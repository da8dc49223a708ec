"""Bots that adapt, at a table: the level each moves at now, and the one it has when the same people play again."""

import msgspec
from msgspec.structs import replace

from leggio.engine.adapting import ADAPTIVE, first_level, level_at, level_next
from leggio.engine.minds import bots_of
from leggio.games.common.spec import Ended
from leggio.table.records import BotSeat, Settings
from leggio.table.seating import bot_seats


def level_of_bot(settings: Settings, seat: int, view: msgspec.Struct) -> str:
    """The level of a bot, at a table that its seat sees like this."""
    bot = settings.bots[seat - min(bot_seats(settings))]
    return level_at(bots_of(settings.game), bot.level, seat, view, bot.base)


def settings_of_rematch(settings: Settings, ended: Ended | None) -> Settings:
    """The settings of the next game: whoever adapts has learnt from this one. One that was annulled tells nothing."""
    if ended is None or not ended.places or all(bot.level != ADAPTIVE for bot in settings.bots):
        return settings
    levels, first = bots_of(settings.game).levels, min(bot_seats(settings))
    moved = tuple(
        replace(bot, base=level_next(levels, _base(bot, levels), has_won=first + index in ended.places[0]))
        if bot.level == ADAPTIVE
        else bot
        for index, bot in enumerate(settings.bots)
    )
    return replace(settings, bots=moved)


def _base(bot: BotSeat, levels: tuple[str, ...]) -> str:
    return bot.base or first_level(levels)
