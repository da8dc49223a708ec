"""Going on with a game: what is given now must fit what the game began with, and time runs again."""

from leggio.cli.failure import fail
from leggio.cli.journal import Journal
from leggio.cli.play.table import Table
from leggio.cli.speech import Speaker
from leggio.cli.words import Words
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scrabble import AnyEvent, State
from leggio.games.scrabble.commands import Resume
from leggio.games.scrabble.options import Arbiter, Challenges


def check_fits(state: State, words: Words | None, referee: str, say: Speaker) -> None:
    """End with a sentence where a game cannot go on like this."""
    if state.ended is not None:
        fail(say("play.already_over"))
    needs_judge = state.options.arbiter is Arbiter.JUDGE or state.options.challenges is Challenges.VOID
    if needs_judge and words is None:
        fail(say("open.no_judge", art=say.article("28")))
    if words is not None and not state.lexicon:
        fail(say("words.none_then", given=words.label))
    if words is not None and words.label != state.lexicon:
        fail(say("words.other_list", lexicon=state.lexicon, given=words.label))
    if referee and state.options.arbiter is Arbiter.JUDGE:
        fail(say("option.no_referee", name=referee))


def resume_table(journal: Journal, state: State, judge: Judge | None) -> tuple[Table, tuple[AnyEvent, ...]]:
    """The table again, taken up if it was put away, and what happened by that."""
    table = Table(journal, judge, state)
    resumed = table.do(Resume()) if state.suspended is not None else ()
    return table, () if isinstance(resumed, Rejected) else resumed
