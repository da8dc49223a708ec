"""Going on with a game: what is given now must fit what the game began with, and time runs again."""

from leggio.cli.dictionaries import Dictionary
from leggio.cli.failure import fail
from leggio.cli.journal import Journal
from leggio.cli.play.orders import is_player
from leggio.cli.play.table import Table
from leggio.cli.speech import Speaker
from leggio.cli.words import fingerprint_of
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scrabble import AnyEvent, State
from leggio.games.scrabble.commands import Resume
from leggio.games.scrabble.options import Arbiter, Challenges


def check_fits(state: State, words: Dictionary | None, referee: str, say: Speaker) -> None:
    """End with a sentence where a game cannot go on like this."""
    if state.ended is not None:
        fail(say("play.already_over"))
    _check_words(state, words, say)
    needs_judge = state.options.arbiter is Arbiter.JUDGE or state.options.challenges is Challenges.VOID
    if needs_judge and words is None:
        fail(say("open.no_judge", art=say.article("28")))
    _check_referee(state, referee, say)


def _check_words(state: State, words: Dictionary | None, say: Speaker) -> None:
    if words is None:
        if state.lexicon:
            fail(say("words.missing", lexicon=state.lexicon))
        return
    if state.lexicon and fingerprint_of(words.label) != fingerprint_of(state.lexicon):
        fail(say("words.other_list", lexicon=state.lexicon, given=words.label))
    # A judge without a label was a list that had no file, of a game that a script began: any list may follow it.
    if not state.lexicon and state.options.arbiter is not Arbiter.JUDGE:
        fail(say("words.none_then", given=words.label))


def _check_referee(state: State, referee: str, say: Speaker) -> None:
    plays = is_player(referee, state.players)
    match state.options.arbiter:
        case Arbiter.JUDGE if referee:
            fail(say("option.no_referee", name=referee))
        case Arbiter.PANEL if referee and not plays:
            fail(say("option.panel_rules", name=referee))
        case Arbiter.REFEREE if plays:
            fail(say("ruling.player", art=say.article("28")))
        case Arbiter.REFEREE if state.lexicon and not referee:
            # With nobody to be called to the screen the judge's opinion would show to the players.
            fail(say("option.referee_missing"))
        case _:
            return


def resume_table(journal: Journal, state: State, judge: Judge | None) -> tuple[Table, tuple[AnyEvent, ...]]:
    """The table again, taken up if it was put away, and what happened by that."""
    table = Table(journal, judge, state)
    resumed = table.do(Resume()) if state.suspended is not None else ()
    return table, () if isinstance(resumed, Rejected) else resumed
