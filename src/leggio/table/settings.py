"""Whether a table can be set up as somebody wants it: the rules of the game themselves are asked."""

from typing import Any

import msgspec

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.engine.bots import LEVELS
from leggio.games.common.spec import AnyGame
from leggio.table.frames import Refused
from leggio.table.kinds import KINDS
from leggio.table.records import Settings
from leggio.table.refusals import by_the_rules, refuse
from leggio.table.tournaments import TOURNAMENT, opening_of

MOST_DAYS = 30


def options_of(settings: Settings) -> Any | Refused:
    """The game's options: its usual ones, those chosen, and what correspondence asks for."""
    kind = KINDS[settings.game]
    if field := next((name for name in kind.abilities.offline_options if name in settings.options), None):
        return refuse("settings.option", field=field)
    chosen = settings.options | dict((kind.abilities.correspondence or {}) if settings.days_per_move else {})
    try:
        return kind.rulebook.options(kind.rulebook.find(settings.rules), **chosen)
    except msgspec.ValidationError as error:
        return refuse("settings.option", cause=str(error)[:200])


def arbiter_of(settings: Settings) -> str | None:
    """The role of the person who rules at such a table; None where the judge does."""
    return KINDS[settings.game].abilities.arbiter(settings.options)


def opening(settings: Settings, players: tuple[str, ...], lexicon: str, creator: str) -> Any:
    """The command that opens the game; `creator` is the name of whoever opened the table."""
    if KINDS[settings.game] is TOURNAMENT:
        announced: Any = options_of(settings)  # read before, or the table was refused
        return opening_of(settings, announced, creator)
    open_table = KINDS[settings.game].commands.open
    return open_table(rules=settings.rules, players=players, options=options_of(settings), lexicon=lexicon)


def wrong_settings(settings: Settings) -> Refused | None:
    """What is wrong with these settings, as far as it shows without a judge."""
    kind = KINDS.get(settings.game)
    if kind is None:
        return refuse("settings.game", known=sorted(KINDS))
    if settings.rules not in kind.rulebook.names:
        return refuse("settings.rules", known=list(kind.rulebook.names))
    if settings.tournament:
        return refuse("settings.option", field="tournament")
    options = options_of(settings)
    if isinstance(options, Refused):
        return options
    return _wrong_in_a_hall(settings) if kind.is_hall else _wrong_at_a_table(settings, kind)


def _wrong_in_a_hall(settings: Settings) -> Refused | None:
    if settings.seats:
        return refuse("settings.seats", least=0, most=0)
    if settings.bots:
        return refuse("settings.bots", most=0)
    return refuse("settings.days", most=0) if settings.days_per_move else None


def _wrong_at_a_table(settings: Settings, kind: AnyGame) -> Refused | None:
    rules: Any = kind.rulebook.find(settings.rules)
    seats = rules.seats
    if settings.seats not in seats:
        return refuse("settings.seats", least=min(seats), most=max(seats))
    if len(settings.bots) >= settings.seats:
        return refuse("settings.bots", most=settings.seats - 1)
    if any(bot.level not in LEVELS for bot in settings.bots):
        return refuse("settings.level", known=list(LEVELS))
    if any(bot.name and not _is_short_label(bot.name) for bot in settings.bots):
        return refuse("settings.bots", field="name")
    if settings.days_per_move is not None and not 1 <= settings.days_per_move <= MOST_DAYS:
        return refuse("settings.days", most=MOST_DAYS)
    return None


def _is_short_label(name: str) -> bool:
    return len(name) <= 20 and name.isprintable() and name.strip() == name and not set(name) & set("[]")


def rehearse(settings: Settings, judge: Judge | None, lexicon: str, creator: str) -> Refused | None:
    """Open such a game with nobody at it: whatever its rules would refuse then, is refused now."""
    kind: AnyGame = KINDS[settings.game]
    players = tuple(f"{seat}" for seat in range(settings.seats))
    outcome = kind.decide(None, opening(settings, players, lexicon, creator), judge, SeededChance(0), 0)
    return by_the_rules(outcome) if isinstance(outcome, Rejected) else None
