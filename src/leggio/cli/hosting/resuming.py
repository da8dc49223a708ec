"""Going on with a game: what is given now must fit what the game began with."""

from typing import Any

from leggio.cli.dictionaries import Dictionary
from leggio.cli.failure import fail
from leggio.cli.speaking import Speaker
from leggio.cli.words import fingerprint_of
from leggio.core.outcome import Rejected


def check_fits(state: Any, words: Dictionary | None, say: Speaker, no_judge: Rejected | None) -> None:
    """End with a sentence where a game cannot go on like this; `no_judge` refuses a game that needs a judge."""
    if state.ended is not None:
        fail(say("play.already_over"))
    if words is None:
        if state.lexicon:
            fail(say("words.missing", lexicon=state.lexicon))
        if no_judge is not None:
            fail(say.refusal(no_judge))
        return
    if state.lexicon and fingerprint_of(words.label) != fingerprint_of(state.lexicon):
        fail(say("words.other_list", lexicon=state.lexicon, given=words.label))
    # A judge without a label was a list that had no file, of a game that a script began: any list may follow it.
    if not state.lexicon and no_judge is None:
        fail(say("words.none_then", given=words.label))
