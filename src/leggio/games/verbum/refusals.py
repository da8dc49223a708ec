"""Every refusal of this game: its stable code and the paragraph behind it. Sentences live with the interfaces."""

from leggio.core.outcome import Rejected

HOUSE = ""  # no paragraph: the book does not speak of it

ARTICLES = {
    "open.already": HOUSE,
    "open.not_yet": HOUSE,
    "open.rules": HOUSE,
    "open.players": HOUSE,
    "open.names": HOUSE,
    "open.option": HOUSE,
    "open.deck": "4",
    "open.no_judge": "3",
    "seat.unknown": HOUSE,
    "seat.resigned": HOUSE,
    "game.over": "15",
    "game.suspended": HOUSE,
    "game.not_suspended": HOUSE,
    "turn.not_yours": "6",
    "turn.draw_first": "6",
    "turn.drawn": "6",
    "turn.made": "6",
    "turn.voting": "3",
    "turn.answer_first": "3",
    "turn.last_round": "15",
    "turn.trim": "5",
    "draw.empty": "6",
    "lay.no_words": "6",
    "lay.bad_word": "6",
    "lay.too_short": "2",
    "lay.missing_cards": "6",
    "lay.invalid_words": "3",
    "discard.missing": "6",
    "hand.over": "5",
    "word.unknown": "9",
    "word.no_place": "9",
    "swap.none": "11",
    "swap.fresh": "11",
    "swap.own": "11",
    "swap.resigned": "11",
    "steal.none": "12",
    "steal.own": "12",
    "steal.no_letter": "12",
    "restore.not_yours": "12",
    "restore.no_thief": "12",
    "restore.missing": "12",
    "jolly.none": "13",
    "jolly.missing": "13",
    "jolly.missing_double": "14",
    "pending.none": "3",
    "pending.own": "3",
    "pending.already_agreed": "3",
    "contest.checked": HOUSE,
    "contest.not_pending": "3",
    "vote.none": "3",
    "vote.already": "3",
    "abandon.already": HOUSE,
}


def refuse(code: str, **detail: object) -> Rejected:
    """A refusal with the paragraph that goes with its code."""
    return Rejected(code, ARTICLES[code], detail)
