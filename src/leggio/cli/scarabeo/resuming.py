"""Going on with a game of Scarabeo: what is given now must fit what the game began with, and time runs again."""

from leggio.cli.dictionaries import Dictionary
from leggio.cli.failure import fail
from leggio.cli.journal import Journal
from leggio.cli.scarabeo.table import Table
from leggio.cli.speech import Speaker
from leggio.cli.words import fingerprint_of
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scarabeo import AnyEvent, State
from leggio.games.scarabeo.commands import Resume
from leggio.games.scarabeo.options import Challenges
from leggio.games.scarabeo.refusals import refuse


def check_fits(state: State, words: Dictionary | None, say: Speaker) -> None:
    """End with a sentence where a game cannot go on like this."""
    if state.ended is not None:
        fail(say("play.already_over"))
    if words is None:
        if state.lexicon:
            fail(say("words.missing", lexicon=state.lexicon))
        if _needs_judge(state):
            fail(say.refusal(refuse("open.no_judge")))
        return
    if state.lexicon and fingerprint_of(words.label) != fingerprint_of(state.lexicon):
        fail(say("words.other_list", lexicon=state.lexicon, given=words.label))
    # A judge without a label was a list that had no file, of a game that a script began: any list may follow it.
    if not state.lexicon and not _needs_judge(state):
        fail(say("words.none_then", given=words.label))


def _needs_judge(state: State) -> bool:
    """Whether a dictionary decides here, and people do not vote (art. 12)."""
    return state.options.challenges is not Challenges.BOOK or len(state.players) < state.rules.voters_from


def resume_table(journal: Journal, state: State, judge: Judge | None) -> tuple[Table, tuple[AnyEvent, ...]]:
    """The table again, taken up if it was put away, and what happened by that."""
    table = Table(journal, judge, state)
    resumed = table.do(Resume()) if state.suspended is not None else ()
    return table, () if isinstance(resumed, Rejected) else resumed
