"""What just happened, in sentences that everyone at the table may read; what somebody did in a turn is one sentence."""

from collections.abc import Iterator, Mapping

from leggio.cli.speaking import Speaker
from leggio.cli.wording import category_name, verdict_sentence
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Contested,
    Discarded,
    Drew,
    HandsSwapped,
    JollySwapped,
    Laid,
    LastRoundBegan,
    Opened,
    Overfull,
    Passed,
    Refilled,
    Resigned,
    Restored,
    Resumed,
    Ruled,
    Standing,
    Stole,
    Suspended,
    TakenBack,
    TimedOut,
    Voted,
    WordsStood,
)
from leggio.games.verbum.rules import Contests, Options, shipped_decks
from leggio.games.verbum.state import Entry, Row, State
from leggio.games.verbum.word_lists import own_lists

_OF_WORDS: Mapping[type, Entry] = {
    Stole: Entry.STEAL,
    Restored: Entry.RESTORE,
    JollySwapped: Entry.SWAP_JOLLY,
}


def deed_of(event: AnyEvent, state: State) -> tuple[Row, ...]:
    """The rows of the record that an event of the last command made; none for what nobody in particular did."""
    match event:
        case Drew(pile=Pile.A):
            return (Row(event.seat, Entry.DRAW_A, cards=event.card),)
        case Drew():
            return (Row(event.seat, Entry.DRAW_B, count=1),)
        case Laid():
            return tuple(Row(event.seat, Entry.LAY, text=word.written) for word in event.words)
        case HandsSwapped():
            return (Row(event.seat, Entry.SWAP_HANDS, other=event.other),)
        case Stole() | Restored() | JollySwapped():
            return _about(event.word, state, _OF_WORDS[type(event)])
        case Ruled():
            return _about(event.word, state, Entry.UPHELD if event.valid else Entry.TAKEN_BACK)
        case Discarded():
            return (Row(event.seat, Entry.DISCARD, cards=event.card),)
        case Passed():
            return (Row(event.seat, Entry.PASS),)
        case TimedOut():
            return (Row(event.seat, Entry.TIMED_OUT),)
        case Refilled():
            return (Row(event.seat, Entry.REFILL, count=len(event.cards)),)
        case Resigned():
            return (Row(event.seat, Entry.RESIGN),)
        case _:
            return ()


def _about(number: int, state: State, entry: Entry) -> tuple[Row, ...]:
    """The last row of that kind about a word: the word itself may be gone from the table."""
    return tuple(row for row in reversed(state.sheet) if (row.word, row.entry) == (number, entry))[:1]


def tell(event: AnyEvent, state: State, say: Speaker) -> Iterator[str]:
    """Sentences about what is no deed of a turn; none for the end, which is told once."""
    players = state.players
    match event:
        case Opened():
            yield say("play.sealed", commitment=event.commitment)
            yield agreement(state, say)
            if state.deck.name not in shipped_decks():
                yield say("agreement.deck", name=state.deck.name, cards=len(state.deck.cards))
        case Contested():
            yield say("news.contested", name=players[event.seat], word=_text(event.word, state))
            yield from _opinion(event, state.options, say)
        case Ruled() if event.votes:
            votes = [
                say("ballot.for" if valid else "ballot.against", name=players[seat]) for seat, valid in event.votes
            ]
            yield say("news.votes", votes=votes)
        case Voted():
            yield say("news.voted", name=players[event.seat])
        case Agreed():
            yield say("news.agreed", name=players[event.seat])
        case WordsStood(how=Standing.EXPIRED):
            yield say("news.expired")
        case Overfull():
            yield say("news.overfull", name=players[event.seat])
        case LastRoundBegan():
            yield say("news.last_round")
        case AbandonProposed():
            yield say("news.abandon_proposed", name=players[event.seat])
        case AbandonDeclined():
            key = "news.abandon_withdrawn" if event.withdrawn else "news.abandon_declined"
            yield say(key, name=players[event.seat])
        case TakenBack():
            yield say("news.taken_back", name=players[event.seat])
        case Suspended() | Resumed():
            yield say("news.suspended" if isinstance(event, Suspended) else "news.resumed")
        case _:  # deeds are told by turns, and what comes from pile B is secret
            return


def agreement(state: State, say: Speaker) -> str:
    """What the table agreed on, in a line (par. 2, 3, 5, 6)."""
    options = state.options
    listed = own_lists(options.lists)
    kinds = [
        say("agreement.listed", name=each, words=len(listed[each])) if each in listed else category_name(each, say)
        for each in options.categories
    ]
    hands = say("agreement.open" if options.open_hands else "agreement.closed")
    contests = say(f"contests.{options.contests}")
    shorter = say("agreement.shorter", least=options.least) if options.least < options.minimum else ""
    turn = say("agreement.turn" if state.is_strict else "agreement.free_turn")
    return say(
        "agreement",
        categories=kinds,
        minimum=options.minimum,
        shorter=shorter,
        turn=turn,
        hands=hands,
        contests=contests,
    )


def _opinion(event: Contested, options: Options, say: Speaker) -> Iterator[str]:
    """What the judge says, where it decides; where it does not know the word, that there is a vote."""
    opinion = event.opinion
    if opinion is not None and (opinion.valid or options.contests is Contests.JUDGE):
        if opinion.note:
            yield verdict_sentence(opinion, say)
    elif opinion is not None:
        yield say("news.unknown_word", word=opinion.word)


def _text(number: int, state: State) -> str:
    """A word by its number, also once it is gone."""
    return next((row.text for row in reversed(state.sheet) if row.word == number), str(number))
