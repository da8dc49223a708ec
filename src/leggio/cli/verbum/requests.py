"""From what a player typed to what they ask of the table."""

from collections.abc import Iterable

from leggio.cli.hosting.orders import same_name
from leggio.cli.verbum.orders import Order, Verb, parse_card, parse_vote
from leggio.core.letters import JOLLY
from leggio.core.tiles import take
from leggio.games.verbum.cards import DOUBLE, THIEF
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Pass,
    Pile,
    Resign,
    Restore,
    Steal,
    SwapHands,
    SwapJolly,
    Vote,
)
from leggio.games.verbum.specials import words_with_jollies
from leggio.games.verbum.state import State, TableWord

NO_PLACE = -1


def command_of(order: Order, seat: int, state: State) -> AnyCommand | None:
    """The command behind an order of a seat; None if it says too little, or concerns only the screen."""
    arguments, hand = order.arguments, state.hands[seat] if seat in state.seats else ""
    match order.verb:
        case Verb.DRAW:
            pile = _pile(arguments, state)
            return None if pile is None else Draw(seat=seat, pile=pile)
        case Verb.LAY:
            return Lay(seat=seat, words=tuple(_written(hand, arguments)))
        case Verb.DISCARD:
            return Discard(seat=seat, card=_discarded(arguments)) if arguments else None
        case Verb.PASS:
            return Pass(seat=seat)
        case Verb.SWAP_HANDS:
            other = _other(arguments, seat, state)
            return None if other is None else SwapHands(seat=seat, other=other)
        case Verb.STEAL | Verb.RESTORE | Verb.SWAP_JOLLY:
            return _exchange(order, seat, state)
        case Verb.ACCEPT:
            return Accept(seat=seat)
        case Verb.CONTEST:
            word = _contested(arguments, seat, state)
            return None if word is None else Contest(seat=seat, word=word)
        case Verb.VOTE if (valid := parse_vote(" ".join(arguments))) is not None:
            return Vote(seat=seat, valid=valid)
        case Verb.RESIGN:
            return Resign(seat=seat)
        case _:
            return None


def _pile(arguments: tuple[str, ...], state: State) -> Pile | None:
    """The pile named; with pile A empty there is but one."""
    if not arguments:
        return None if state.pile_a else Pile.B
    named = arguments[0].lower()
    return Pile(named) if named in list(Pile) else None


def _written(hand: str, words: Iterable[str]) -> Iterable[str]:
    """The words with jollies where letters lack. One that begins with a capital, as sentences do, chooses none."""
    return words_with_jollies(hand, (word.upper() if word.istitle() else word for word in words))


def _discarded(arguments: tuple[str, ...]) -> str:
    named = " ".join(arguments)
    return parse_card(named) or parse_card(arguments[0]) or named


def _other(arguments: tuple[str, ...], seat: int, state: State) -> int | None:
    """The player named, or the only other one there is."""
    others = state.opponents(seat)
    if not arguments:
        return others[0] if len(others) == 1 else None
    typed = " ".join(arguments)
    return next((each for each in state.seats if same_name(state.players[each], typed)), None)


def _exchange(order: Order, seat: int, state: State) -> AnyCommand | None:
    """Thief, letter put back, jolly: which word, and which of its cards (par. 12-14)."""
    number, letter = _named(order, seat, state)
    if number is None:
        return None
    word, hand = state.word(number), state.hands[seat]
    if order.verb is Verb.STEAL:
        if letter is None:
            return None
        return Steal(seat=seat, word=number, place=_letter(word, letter))
    if order.verb is Verb.RESTORE:
        return Restore(seat=seat, word=number, place=_place(word, THIEF, letter, hand))
    return SwapJolly(seat=seat, word=number, place=_place(word, JOLLY + DOUBLE, letter, hand))


def _named(order: Order, seat: int, state: State) -> tuple[int | None, str | None]:
    """The number of a word and a letter, in any order; the word may be left out where only one can be meant."""
    number, letter = None, None
    for argument in order.arguments:
        found = _number(argument, state)
        if found is not None and number is None:
            number = found
        elif letter is None:
            letter = argument[:1].upper()
    if number is None:
        meant = [word.number for word in state.words if _may_be_meant(order.verb, word, seat)]
        number = meant[0] if len(meant) == 1 else None
    return number, letter


def _may_be_meant(verb: Verb, word: TableWord, seat: int) -> bool:
    if verb is Verb.STEAL:
        return word.seat != seat
    if verb is Verb.RESTORE:
        return word.seat == seat and word.robbed
    return JOLLY in word.cards or DOUBLE in word.cards


def _number(text: str, state: State) -> int | None:
    """A word by its number, or by itself where it lies there once."""
    if text.isascii() and text.isdecimal():
        return int(text[:6])
    named = text.upper()
    same = [each.number for each in state.words if len(named) > 1 and named in (each.word, each.made.written.upper())]
    return same[0] if len(same) == 1 else None


def _letter(word: TableWord | None, letter: str) -> int:
    """Where a letter is in a word: as a letter card first, else as what a jolly stands for."""
    if word is None:
        return NO_PLACE
    if letter in word.cards:
        return word.cards.index(letter)
    return next((place for place, span in enumerate(word.made.spans) if letter in span), NO_PLACE)


def _place(word: TableWord | None, cards: str, letter: str | None, hand: str) -> int:
    """Where such a card is in a word: of several, the one of that letter, or the first that the hand can pay for."""
    if word is None:
        return NO_PLACE
    spans = word.made.spans
    places = [place for place, card in enumerate(word.cards) if card in cards]
    wanted = [place for place in places if letter is None or letter in spans[place]]
    payable = [place for place in wanted if take(hand, spans[place]) is not None]
    # With none there the rules say what is wrong with the word.
    return next(iter([*payable, *wanted, *places, 0]))


def _contested(arguments: tuple[str, ...], seat: int, state: State) -> int | None:
    """The word named, or the only one that this seat may contest."""
    if arguments:
        return _number(arguments[0], state)
    pending = state.open_to(seat) or (state.pending.words if state.pending else ())
    return pending[0] if len(pending) == 1 else 0 if not pending else None
