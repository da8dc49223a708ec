"""Every refusal of Duplicate, and every fault of a slip: its stable code and the article behind it."""

from leggio.games.common.refusals import HOUSE, HOUSE_RULES, refuser
from leggio.games.figs.articles import PLAY

PREMISE = "premessa"  # the book's introduction says what Duplicate is

# Why a slip may score nothing: as a play would be refused at a table.
FAULTS = PLAY | {"play.too_many_tiles": "3"}

ARTICLES = (
    FAULTS
    | HOUSE_RULES
    | {
        "open.no_judge": "28",
        "open.no_finder": HOUSE,
        "join.name": HOUSE,
        "join.taken": HOUSE,
        "join.full": HOUSE,
        "seat.left": HOUSE,
        "game.over": HOUSE,
        "desk.name": HOUSE,
        "text.bad": HOUSE,
        "points.bad": HOUSE,
        "slip.unreadable": HOUSE,
        "slip.no_letters": PREMISE,
        "slip.time_up": PREMISE,
        "slip.other_letters": PREMISE,
        "draw.round_open": PREMISE,
        "draw.none": PREMISE,
        "draw.sealed": HOUSE,
        "draw.type_tiles": HOUSE,
        "draw.count": HOUSE,
        "draw.not_in_bag": "1",
        "draw.kinds": HOUSE,
        "draw.no_play": HOUSE,
        "watch.none": PREMISE,
        "watch.stopped": HOUSE,
        "watch.running": HOUSE,
        "watch.span": HOUSE,
        "correct.round": HOUSE,
        "close.no_round": PREMISE,
    }
)

refuse = refuser(ARTICLES)
