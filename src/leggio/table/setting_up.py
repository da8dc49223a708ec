"""Whether a table can be set up as somebody wants it: the rules of the game themselves are asked."""

from typing import Any

import msgspec

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.engine.bots import LEVELS
from leggio.games.registry import GAMES, GameKind, is_hall
from leggio.table.frames import Refused
from leggio.table.records import Settings
from leggio.table.refusals import by_the_rules, refuse

MOST_DAYS = 30
# Online everyone comes in their own time, and clocks press themselves.
_NOT_ONLINE = ("absent", "clock_by_hand")
# By correspondence nobody sits there to challenge: words are checked as they are laid.
_CHECKED = {
    "scrabble": {"challenges": "void", "time_ms": None, "limit_ms": None},
    "scarabeo": {"challenges": "void", "glass_ms": None},
    "verbum": {"contests": "checked", "turn_ms": None},
}


def options_of(settings: Settings) -> Any | Refused:
    """The game's options: its usual ones, those chosen, and what correspondence asks for."""
    kind = GAMES[settings.game]
    if field := next((name for name in _NOT_ONLINE if name in settings.options), None):
        return refuse("settings.option", field=field)
    chosen = settings.options | (_CHECKED[settings.game] if settings.days_per_move else {})
    try:
        return kind.options_for(kind.find_rules(settings.rules), **chosen)
    except msgspec.ValidationError as error:
        return refuse("settings.option", cause=str(error)[:200])


def arbiter_of(settings: Settings) -> str | None:
    """The role of the person who rules at such a table; None where the judge does. A hall has its desk."""
    if is_hall(settings.game):
        return "referee"
    arbiter = settings.options.get("arbiter")
    return arbiter if arbiter in ("referee", "panel") else None


def opening(settings: Settings, players: tuple[str, ...], lexicon: str) -> Any:
    """The command that opens the game."""
    open_table = GAMES[settings.game].commands.Open
    return open_table(rules=settings.rules, players=players, options=options_of(settings), lexicon=lexicon)


def wrong_settings(settings: Settings) -> Refused | None:
    """What is wrong with these settings, as far as it shows without a judge."""
    kind = GAMES.get(settings.game)
    if kind is None:
        return refuse("settings.game", known=sorted(GAMES))
    if settings.rules not in kind.rule_sets:
        return refuse("settings.rules", known=list(kind.rule_sets))
    # People come to a hall when they like: there is nothing to fill before it opens.
    seats = (0,) if kind.is_hall else kind.find_rules(settings.rules).seats
    if settings.seats not in seats:
        return refuse("settings.seats", least=min(seats), most=max(seats))
    if kind.is_hall and settings.days_per_move is not None:
        return refuse("settings.days", most=0)
    if settings.bots and len(settings.bots) >= settings.seats:
        return refuse("settings.bots", most=max(0, settings.seats - 1))
    if any(bot.level not in LEVELS for bot in settings.bots):
        return refuse("settings.level", known=list(LEVELS))
    if any(bot.name and not _is_short_label(bot.name) for bot in settings.bots):
        return refuse("settings.bots", field="name")
    if settings.days_per_move is not None and not 1 <= settings.days_per_move <= MOST_DAYS:
        return refuse("settings.days", most=MOST_DAYS)
    options = options_of(settings)
    return options if isinstance(options, Refused) else None


def _is_short_label(name: str) -> bool:
    return len(name) <= 20 and name.isprintable() and name.strip() == name and not set(name) & set("[]")


def rehearse(settings: Settings, judge: Judge | None, lexicon: str) -> Refused | None:
    """Open such a game with nobody at it: whatever its rules would refuse then, is refused now."""
    kind: GameKind = GAMES[settings.game]
    players = tuple(f"{seat}" for seat in range(settings.seats))
    outcome = kind.decide(None, opening(settings, players, lexicon), judge, SeededChance(0), 0)
    return by_the_rules(outcome) if isinstance(outcome, Rejected) else None
