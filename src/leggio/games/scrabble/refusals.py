"""Every refusal of this game: its stable code and the article behind it. Sentences live with the interfaces."""

from leggio.games.common.refusals import HOUSE, SEATED, refuser
from leggio.games.figs.articles import PLAY

ARTICLES = {
    **SEATED,
    "open.players": "premessa",
    "open.no_judge": "28",
    "seat.not_absent": "38",
    "game.over": "39",
    "game.not_begun": "25",
    "turn.not_yours": "26",
    "turn.ruling": "28",
    "turn.answer_first": "31",
    "turn.clock_stopped": "27",
    "turn.board_not_turned": "27",
    **PLAY,
    "exchange.no_tiles": "34",
    "exchange.missing_tiles": "34",
    "exchange.bag_low": "34",
    "secco.used": "35",
    "secco.bag_empty": "35",
    "pending.none": "31",
    "pending.own": "28",
    "pending.already_held": "31",
    "pending.already_agreed": "31",
    "challenge.no_words": "29",
    "challenge.not_formed": "29",
    "challenge.checked": HOUSE,
    "ruling.none": "32",
    "ruling.role": "28",
    "ruling.words": "29",
    "ruling.name": HOUSE,
    "ruling.player": "28",
    "time.untimed": "37",
    "time.own": "37",
    "time.not_used_up": "37",
    "clock.automatic": "27",
    "clock.running": "27",
    "clock.not_yours": "27",
    "board.not_yours": "27",
    "board.already_turned": "27",
}

refuse = refuser(ARTICLES)
