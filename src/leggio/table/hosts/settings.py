"""How many may sit at a table, which bots, how long a move may take: what is wrong with settings, if anything."""

from leggio.table.frames import Refused
from leggio.table.records import Settings
from leggio.table.refusals import refuse

MOST_DAYS = 30


def wrong_in_a_hall(settings: Settings) -> Refused | None:
    """There are no seats, no bots, no correspondence, no aids and nothing to take back."""
    if settings.seats:
        return refuse("settings.seats", least=0, most=0)
    if settings.bots:
        return refuse("settings.bots", most=0)
    if chosen := next((name for name in ("aids", "take_back", "mixed") if getattr(settings, name)), None):
        return refuse("settings.option", field=chosen)
    return refuse("settings.days", most=0) if settings.days_per_move else None


def wrong_at_a_table(
    settings: Settings, seats: tuple[int, ...], levels: tuple[str, ...], *, by_correspondence: bool
) -> Refused | None:
    """So many may sit there; bots are of these levels, if the game has any, and never alone."""
    if settings.announced:
        return refuse("settings.option", field="announced")
    if settings.seats not in seats:
        return refuse("settings.seats", least=min(seats), most=max(seats))
    if len(settings.bots) >= settings.seats or (settings.bots and not levels):
        return refuse("settings.bots", most=settings.seats - 1 if levels else 0)
    if any(bot.level not in levels for bot in settings.bots):
        return refuse("settings.level", known=list(levels))
    if any(bot.base and (bot.base not in levels or bot.base == bot.level) for bot in settings.bots):
        return refuse("settings.level", known=list(levels), field="base")
    if any(bot.name and not _is_short_label(bot.name) for bot in settings.bots):
        return refuse("settings.bots", field="name")
    most_days = MOST_DAYS if by_correspondence else 0
    if settings.days_per_move is not None and not 1 <= settings.days_per_move <= most_days:
        return refuse("settings.days", most=most_days)
    return None


def is_private_lesson(settings: Settings) -> bool:
    """Whether a lesson is set up as one: for one person and a teacher, with nothing else to choose, listed nowhere."""
    is_for_one = settings.seats == 2 and len(settings.bots) == 1
    chosen = settings.options or settings.public or settings.days_per_move or settings.lexicon
    return is_for_one and not (chosen or settings.aids is False)


def _is_short_label(name: str) -> bool:
    return len(name) <= 20 and name.isprintable() and name.strip() == name and not set(name) & set("[]")
