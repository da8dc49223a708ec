"""Every refusal of Duplicate, and every fault of a slip: its stable code and the article behind it."""

from leggio.games.common.refusals import refuser
from leggio.games.figs.articles import PLAY

HOUSE = ""  # custom: the book does not speak of it
PREMISE = "premessa"  # the book's introduction says what Duplicate is

# Why a slip may score nothing: as a play would be refused at a table.
FAULTS = PLAY | {"play.too_many_tiles": "3"}

ARTICLES = FAULTS | {
    "open.already": HOUSE,
    "open.not_yet": HOUSE,
    "open.rules": HOUSE,
    "open.names": HOUSE,
    "open.option": HOUSE,
    "open.no_judge": "28",
    "open.no_finder": HOUSE,
    "join.name": HOUSE,
    "join.taken": HOUSE,
    "join.full": HOUSE,
    "seat.unknown": HOUSE,
    "seat.left": HOUSE,
    "game.over": HOUSE,
    "game.suspended": HOUSE,
    "game.not_suspended": HOUSE,
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

refuse = refuser(ARTICLES)
