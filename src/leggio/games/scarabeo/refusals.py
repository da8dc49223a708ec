"""Every refusal of this game: its stable code and the article behind it. Sentences live with the interfaces."""

from leggio.core.outcome import Rejected

HOUSE = ""  # no article: the book does not speak of it

ARTICLES = {
    "open.already": HOUSE,
    "open.not_yet": HOUSE,
    "open.rules": HOUSE,
    "open.players": "1",
    "open.names": HOUSE,
    "open.option": HOUSE,
    "open.no_judge": "12",
    "seat.unknown": HOUSE,
    "seat.resigned": HOUSE,
    "game.over": "32",
    "game.suspended": HOUSE,
    "game.not_suspended": HOUSE,
    "turn.not_yours": "5",
    "turn.voting": "12",
    "turn.answer_first": "14",
    "turn.others_first": "14",
    "turn.wait_for_answers": "14",
    "play.bad_square": "2",
    "play.bad_word": "2",
    "play.off_board": "2",
    "play.square_taken": "5",
    "play.no_new_tile": "5",
    "play.word_goes_on": "5",
    "play.not_in_line": "2",
    "play.gap": "2",
    "play.missing_tiles": "5",
    "play.no_such_letter": "21",
    "play.first_too_short": "6",
    "play.first_off_centre": "5",
    "play.not_connected": "5",
    "play.only_alongside": "5",
    "play.invalid_words": "6",
    "scarab.not_there": "21",
    "scarab.missing_letter": "21",
    "exchange.not_eight": "23",
    "exchange.has_scarab": "23",
    "exchange.mixed": "23",
    "exchange.bag_empty": "23",
    "pending.none": "14",
    "pending.own": "12",
    "pending.already_answered": "14",
    "challenge.no_words": "12",
    "challenge.not_formed": "12",
    "challenge.upheld": "12",
    "challenge.checked": HOUSE,
    "vote.none": "12",
    "vote.not_yours": "12",
    "vote.already": "12",
    "abandon.already": HOUSE,
}


def refuse(code: str, **detail: object) -> Rejected:
    """A refusal with the article that goes with its code."""
    return Rejected(code, ARTICLES[code], detail)
