"""What special cards do: swap-hands, the thief, jollies laid for a letter and taken back. Par. 8-9, 11-14."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from leggio.core.letters import ALPHABET, JOLLY, fold
from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.games.common.conduct import Work
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF, CardWord, read_word
from leggio.games.verbum.commands import Restore, Steal, SwapHands, SwapJolly, refuse
from leggio.games.verbum.conduct import finish_turn, refill_at_once, refill_hand, take_turn
from leggio.games.verbum.events import HandsSwapped, JollySwapped, Restored, Stole
from leggio.games.verbum.state import Phase, State, TableWord


def words_with_jollies(hand: str, words: Iterable[str]) -> Iterator[str]:
    """Words laid together with jollies where letters lack: what one word uses, the next has no more."""
    left = hand
    for word in words:
        text = with_jollies(left, word)
        yield text
        made = read_word(text)
        rest = take(left, made.cards) if made else None
        left = left if rest is None else rest


def with_jollies(hand: str, text: str) -> str:
    """The word as it would be laid: letters that the hand lacks become jollies while there are any.

    Small letters among capitals and brackets are jollies already chosen; a word all in one case chooses none. The jolly
    AA-ZZ steps in for a doubled letter that the hand is short of, most of all where it is short of two; the jolly A-Z
    for what is still lacking.
    """
    text = fold(text.strip())
    if text.islower():
        text = text.upper()
    chosen = read_word(text)
    if chosen is None:
        return text
    left = Counter(hand)
    left.subtract(card for card in chosen.cards if card in (JOLLY, DOUBLE))
    cards, at = "", 0
    pieces = list(zip(chosen.cards, chosen.spans, strict=True))
    doubled = _doubled(pieces, left)
    while at < len(pieces):
        card, span = pieces[at]
        if at in doubled:
            card, at = DOUBLE, at + 1
        elif card == span:
            if left[card] <= 0 < left[JOLLY]:
                card = JOLLY
            left[card] -= 1
        cards, at = cards + card, at + 1
    return CardWord(chosen.word, cards).written


def _doubled(pieces: list[tuple[str, str]], left: Counter[str]) -> set[int]:
    """Where the jolly AA-ZZ steps in: the first of two equal letters, the one most lacking first."""
    letters = "".join(span if card == span else " " for card, span in pieces)
    lacking = Counter(letters.replace(" ", ""))
    lacking.subtract(left)
    found: set[int] = set()
    for _ in range(left[DOUBLE]):
        free = [
            at
            for at, (letter, following) in enumerate(pairwise(letters))
            if letter == following != " " and lacking[letter] > 0 and not {at - 1, at, at + 1} & found
        ]
        if not free:
            break
        best = max(free, key=lambda at: min(2, lacking[letters[at]]))
        found.add(best)
        lacking[letters[best]] -= 2
    return found


def swap_hands(work: Work[State], command: SwapHands) -> Rejected | None:
    """Change hands with a player of one's choice; the card goes on pile A (par. 11).

    Without it the hand may have fewer than five: it is filled up before it changes places (par. 7).
    """
    if refusal := take_turn(work, command, Phase.ACTING) or refuse_second_choice(work.state):
        return refusal
    state = work.state
    if command.other not in state.seats:
        return refuse("seat.unknown", seat=command.other)
    if command.other == command.seat:
        return refuse("swap.own")
    if command.other in state.resigned:
        return refuse("swap.resigned", seat=command.other)
    if SWAP not in state.hands[command.seat]:
        return refuse("swap.none")
    if not state.usable_swaps:
        return refuse("swap.fresh")
    if state.rules.fills_at_once:
        refill_hand(work, command.seat, len(state.hands[command.seat]) - 1)
    work.add(HandsSwapped(at=work.at, seat=command.seat, other=command.other))
    if state.is_strict:
        finish_turn(work)
    return None


def refuse_second_choice(state: State) -> Rejected | None:
    """A refusal where the turn is one choice, and it was made: what it won may be laid in a word (par. 6, 8)."""
    return refuse("turn.chosen", won=list(state.won)) if state.is_strict and state.won else None


def steal(work: Work[State], command: Steal) -> Rejected | None:
    """A thief takes the place of a letter card in an opponent's word, and the letter comes to hand (par. 12).

    The turn goes on, so that the letter may be laid in a word.
    """
    if refusal := take_turn(work, command, Phase.ACTING) or refuse_second_choice(work.state):
        return refusal
    word = _place(work.state, command.word, command.place)
    if isinstance(word, Rejected):
        return word
    if word.seat == command.seat:
        return refuse("steal.own")
    if THIEF not in work.state.hands[command.seat]:
        return refuse("steal.none")
    letter = word.cards[command.place]
    if letter not in ALPHABET:
        return refuse("steal.no_letter", word=word.word)
    work.add(Stole(at=work.at, seat=command.seat, word=word.number, place=command.place, letter=letter))
    return None


def restore(work: Work[State], command: Restore) -> Rejected | None:
    """The owner of a word puts the stolen letter back, with a letter card, and takes the thief (par. 12).

    It is a choice like any other; with the last words from hand one may still do it (par. 15).
    """
    phases = (Phase.ACTING, Phase.LAST) if work.state.rules.last_restores else (Phase.ACTING,)
    if refusal := take_turn(work, command, *phases) or refuse_second_choice(work.state):
        return refusal
    word = _place(work.state, command.word, command.place)
    if isinstance(word, Rejected):
        return word
    if word.seat != command.seat:
        return refuse("restore.not_yours")
    if word.cards[command.place] != THIEF:
        return refuse("restore.no_thief", word=word.word)
    letter = word.made.spans[command.place]
    if letter not in work.state.hands[command.seat]:
        return refuse("restore.missing", letter=letter)
    work.add(Restored(at=work.at, seat=command.seat, word=word.number, place=command.place, letter=letter))
    if work.state.is_strict and work.state.phase is Phase.ACTING:
        finish_turn(work)
    return None


def swap_jolly(work: Work[State], command: SwapJolly) -> Rejected | None:
    """Take a jolly out of any word for the letter card, or both letter cards, it stands for (par. 13-14).

    The turn goes on, so that the jolly may be laid in a word; more jollies are the same choice.
    """
    if refusal := take_turn(work, command, Phase.ACTING):
        return refusal
    if {*work.state.won} - {JOLLY, DOUBLE} and (refusal := refuse_second_choice(work.state)):
        return refusal
    word = _place(work.state, command.word, command.place)
    if isinstance(word, Rejected):
        return word
    jolly = word.cards[command.place]
    if jolly not in (JOLLY, DOUBLE):
        return refuse("jolly.none", word=word.word)
    letters = word.made.spans[command.place]
    if take(work.state.hands[command.seat], letters) is None:
        return refuse("jolly.missing" if jolly == JOLLY else "jolly.missing_double", letter=letters[0])
    work.add(
        JollySwapped(at=work.at, seat=command.seat, word=word.number, place=command.place, jolly=jolly, letters=letters)
    )
    refill_at_once(work)
    return None


def _place(state: State, number: int, place: int) -> TableWord | Rejected:
    """The word on the table with that number, if it has that place (par. 9)."""
    word = state.word(number)
    if word is None:
        return refuse("word.unknown", number=number)
    if not 0 <= place < len(word.cards):
        return refuse("word.no_place", word=word.word)
    return word
