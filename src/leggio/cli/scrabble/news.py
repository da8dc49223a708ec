"""What just happened, in sentences that everyone at the table may read."""

from collections.abc import Iterator

from leggio.cli.hosting.news import tell_beginning
from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
from leggio.cli.wording import verdict_sentence
from leggio.games.scrabble.events import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Arrived,
    BoardTurned,
    CambioSecco,
    Challenged,
    ClockPressed,
    Exchanged,
    Held,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    RulingCorrected,
    Standing,
    StarterChosen,
    Suspended,
    TakenBack,
    TimeClaimed,
)


def tell(event: AnyEvent, players: tuple[str, ...], say: Speaker) -> Iterator[str]:
    """Sentences about an event; none for what needs no telling, nor for the end, which `tell_end` tells once."""
    match event:
        case Opened() | StarterChosen():
            yield from tell_beginning(event, players, say)
        case Played():
            yield _played(event, players, say)
            if event.bonus:
                yield say("news.bonus", bonus=event.bonus)
        case PlayStood(how=Standing.EXPIRED):
            yield say("news.expired")
        case Challenged():
            yield say("news.challenged", name=players[event.seat], words=event.words)
        case Ruled():
            words = [verdict.word for verdict in event.verdicts if event.valid or not verdict.valid]
            key = "news.ruled_valid" if event.valid else "news.ruled_invalid"
            yield say(key, words=words, name=players[event.penalized], penalty=event.penalty)
            yield from (verdict_sentence(verdict, say) for verdict in event.verdicts if verdict.note)
        case RulingCorrected():
            yield say("news.ruling_corrected")
        case Exchanged():
            yield say("news.exchanged", name=players[event.seat], count=len(event.given))
        case TimeClaimed():
            yield say(f"news.claimed_{event.stage}", name=players[event.against])
        case Arrived() | Held() | Agreed() | Passed() | CambioSecco() | Resigned() | AbandonProposed():
            yield say(f"news.{_NAMES[type(event)]}", name=players[event.seat])
        case BoardTurned() | ClockPressed():
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


_NAMES = {
    Arrived: "arrived",
    Held: "held",
    Agreed: "agreed",
    Passed: "passed",
    CambioSecco: "cambio_secco",
    Resigned: "resigned",
    AbandonProposed: "abandon_proposed",
    BoardTurned: "board_turned",
    ClockPressed: "clock_pressed",
}


def _played(event: Played, players: tuple[str, ...], say: Speaker) -> str:
    main, *others = event.words
    return say(
        "news.played_words" if others else "news.played",
        name=players[event.seat],
        word=main.word.upper(),
        where=where_text(event.square, event.direction, say),
        score=event.score,
        others=[word.word.upper() for word in others],
    )
