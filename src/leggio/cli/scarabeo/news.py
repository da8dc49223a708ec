"""What just happened, in sentences that everyone at the table may read; of a play, how its points came about."""

from collections.abc import Iterator

from leggio.cli.hosting.news import tell_beginning
from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
from leggio.cli.wording import verdict_sentence
from leggio.core.board import EMPTY
from leggio.games.scarabeo.events import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Challenged,
    CrossingDoubted,
    CrossingRuled,
    Exchanged,
    Opened,
    Passed,
    Played,
    PlayStood,
    Prize,
    PrizeKind,
    Resigned,
    Resumed,
    Ruled,
    ScarabTaken,
    Standing,
    StarterChosen,
    Suspended,
    TakenBack,
    TimedOut,
    Voted,
    WordScore,
)

_NAMES = {
    Agreed: "agreed",
    Voted: "voted",
    Passed: "passed",
    TimedOut: "timed_out",
    Resigned: "resigned",
    AbandonProposed: "abandon_proposed",
}


def tell(event: AnyEvent, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """Sentences about an event; none for what needs no telling, nor for the end, which is told once."""
    match event:
        case Opened() | StarterChosen():
            yield from tell_beginning(event, players, say)
        case Played():
            yield from _played(event, players, say)
        case PlayStood(how=Standing.EXPIRED):
            yield say("news.expired")
        case Challenged():
            yield say("news.challenged", name=players[event.seat], words=event.words)
        case Ruled():
            yield from _ruled(event, players, say)
        case CrossingDoubted():
            where = where_text(event.square, event.direction, say)
            yield say("news.crossing_doubted", name=players[event.seat], word=event.word, where=where)
        case CrossingRuled():
            yield from _crossing_ruled(event, players, say)
        case ScarabTaken():
            yield say("news.scarab_taken", name=players[event.seat], letter=event.letter, square=event.square)
        case Exchanged():
            yield say("news.exchanged", name=players[event.seat], tiles=" ".join(event.given))
        case Agreed() | Voted() | Passed() | TimedOut() | Resigned() | AbandonProposed():
            yield say(f"news.{_NAMES[type(event)]}", name=players[event.seat])
        case AbandonDeclined():
            key = "news.abandon_withdrawn" if event.withdrawn else "news.abandon_declined"
            yield say(key, name=players[event.seat])
        case TakenBack():
            yield say("news.taken_back", name=players[event.seat])
        case Suspended() | Resumed():
            yield say("news.suspended" if isinstance(event, Suspended) else "news.resumed")
        case _:  # draws are secret, and the rest shows on the screen
            return


def explained(play: Played, say: Speaker) -> Iterator[str]:
    """How the points of a play came about: each word, then each prize (art. 15-16, 24-29)."""
    # Every play but the first holds a tile of the board, or makes another word longer (art. 5).
    is_first = EMPTY not in play.tiles and len(play.words) == 1
    for word in play.words:
        yield _word(word, say, is_first=is_first)
    for prize in play.prizes:
        yield _prize(prize, play, say)


def _played(event: Played, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    word = event.words[0].word.upper()
    where = where_text(event.square, event.direction, say)
    yield say("news.played", name=players[event.seat], word=word, where=where, score=event.score)
    # A word that counts for what is on its tiles, and nothing else, needs no more words.
    if event.score != event.words[0].face:
        yield from (f"  {line}" for line in explained(event, say))


def _word(word: WordScore, say: Speaker, *, is_first: bool) -> str:
    told = say("score.word", word=word.word.upper(), face=word.face)
    if word.letters != word.face:
        told += say("score.squares", letters=word.letters)
    if word.factor > 1:
        told += say("score.factor", factor=word.factor) + say("score.equals", points=word.points)
    return told + say("score.first") if is_first else told


def _prize(prize: Prize, play: Played, say: Speaker) -> str:
    laid = len(play.tiles.replace(EMPTY, ""))
    if prize.kind is PrizeKind.TILES:
        told = say("score.prize_tiles", count=laid, points=prize.points)
    else:
        told = say("score.prize_scarab_word", word=play.words[0].word.upper(), points=prize.points)
    if prize.extra:
        told += say("score.extra", extra=prize.extra)
    return told + say.article(_prize_articles(prize, laid))


def _prize_articles(prize: Prize, laid: int) -> str:
    article = "28" if prize.kind is PrizeKind.SCARAB_WORD else {8: "25", 7: "26", 6: "27"}.get(laid, "25-27")
    return f"{article}, 29" if prize.extra else article


def _crossing_ruled(event: CrossingRuled, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """Who agreed, or what the dictionary says, and what became of the crossing (art. 14)."""
    if event.votes:
        yield say("news.votes", votes=[say(f"ballot.{ballot}", name=players[seat]) for seat, ballot in event.votes])
    yield from (verdict_sentence(verdict, say) for verdict in event.verdicts)
    if event.valid:
        yield say("news.crossing_stays", word=event.word)
    else:
        tiles = event.tiles.replace(EMPTY, "").upper()
        yield say("news.crossing_removed", word=event.word, count=len(tiles), tiles=" ".join(tiles))


def _ruled(event: Ruled, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """The votes, now that all are in, or what the dictionary makes of each word."""
    if event.votes:
        votes = [say(f"ballot.{ballot}", name=players[seat]) for seat, ballot in event.votes]
        yield say("news.votes", votes=votes)
    elif not event.verdicts:
        yield say("news.no_votes")
    yield from (verdict_sentence(verdict, say) for verdict in event.verdicts)
    yield say("news.ruled_valid" if event.valid else "news.ruled_invalid")
