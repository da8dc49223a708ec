"""Whether a table can be opened as somebody wants it: the rules of the game themselves are asked."""

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.table.frames import Refused
from leggio.table.hosts.registry import HOSTED
from leggio.table.records import Settings
from leggio.table.refusals import by_the_rules, refuse


def wrong_settings(settings: Settings) -> Refused | None:
    """What is wrong with these settings, as far as it shows without a judge."""
    host = HOSTED.get(settings.game)
    if host is None:
        return refuse("settings.game", known=sorted(HOSTED))
    if host.rules_named(settings.rules) is None:
        return refuse("settings.rules", known=list(host.rules))
    if settings.tournament:
        return refuse("settings.option", field="tournament")
    if settings.lesson and host.lesson(settings) is None:
        return refuse("settings.option", field="lesson")
    options = host.options_of(settings)
    return options if isinstance(options, Refused) else host.wrong_settings(settings)


async def rehearse(settings: Settings, judge: Judge | None, lexicon: str, creator: str) -> Refused | None:
    """Open such a game with nobody at it: whatever its rules would refuse then, is refused now."""
    host = HOSTED[settings.game]
    players = tuple(f"{seat}" for seat in range(settings.seats))
    command = host.opening(settings, players, lexicon, creator)
    outcome = await host.decide(None, command, judge, SeededChance(0), 0)
    return by_the_rules(outcome) if isinstance(outcome, Rejected) else None
