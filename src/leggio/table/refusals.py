"""What a table refuses before the rules of its game are asked: stable codes, for a sentence elsewhere."""

from leggio.core.outcome import Rejected
from leggio.table.frames import Refused

CODES = frozenset(
    {
        "chat.desk_only",
        "chat.empty",
        "chat.too_long",
        "claim.by_link",
        "claim.desk_only",
        "claim.own_case",
        "claim.taken",
        "claim.unclaimed",
        "claim.whom",
        "code.unknown",
        "command.bad",
        "command.not_yours",
        "command.unknown",
        "desk_link.another",
        "desk_link.director_only",
        "desk_link.name",
        "desk_link.over",
        "desk_link.too_many",
        "desk_link.unknown",
        "hint.none",
        "hint.not_now",
        "key.bad",
        "log.not_over",
        "lookup.at_table",
        "lookup.in_hall",
        "lookup.in_round",
        "name.like_a_bot",
        "online.no_game",
        "online.nobody_rules",
        "rematch.not_here",
        "rematch.not_over",
        "rematch.not_yours",
        "server.draining",
        "settings.bots",
        "settings.days",
        "settings.game",
        "settings.level",
        "settings.lexicon",
        "settings.option",
        "settings.rated_alone",
        "settings.rated_level",
        "settings.rated_time",
        "settings.rules",
        "settings.seats",
        "short_words.not_now",
        "store.full",
        "store.read_only",
        "store.unavailable",
        "table.begun",
        "table.closed",
        "table.for_accounts",
        "table.full",
        "table.not_begun",
        "table.over",
        "table.referee_taken",
        "table.stale",
        "table.unknown",
    }
)


def refuse(code: str, **detail: object) -> Refused:
    """A refusal of the table's own."""
    if code not in CODES:
        raise ValueError(f"no such refusal: {code}")
    return Refused(code=code, detail=detail)


def by_the_rules(rejected: Rejected) -> Refused:
    """A refusal of the game."""
    return Refused(code=rejected.code, article=rejected.article, detail=rejected.detail)
