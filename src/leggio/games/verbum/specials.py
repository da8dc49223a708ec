"""What special cards do: swap-hands, the thief, jollies taken from the table. Par. 8-9, 11-14."""

from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.games.common.work import Work
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF
from leggio.games.verbum.commands import Restore, Steal, SwapHands, SwapJolly
from leggio.games.verbum.conduct import take_turn
from leggio.games.verbum.events import HandsSwapped, JollySwapped, Restored, Stole
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.state import Phase, State, TableWord


def swap_hands(work: Work[State], command: SwapHands) -> Rejected | None:
    """Change hands with a player of one's choice; the card goes on pile A (par. 11)."""
    if refusal := take_turn(work, command, Phase.ACTING):
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
    work.add(HandsSwapped(at=work.at, seat=command.seat, other=command.other))
    return None


def steal(work: Work[State], command: Steal) -> Rejected | None:
    """A thief takes the place of a letter card in an opponent's word, and the letter comes to hand (par. 12)."""
    if refusal := take_turn(work, command, Phase.ACTING):
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
    """The owner of a word puts the stolen letter back, with a letter card, and takes the thief (par. 12)."""
    if refusal := take_turn(work, command, Phase.ACTING):
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
    return None


def swap_jolly(work: Work[State], command: SwapJolly) -> Rejected | None:
    """Take a jolly out of any word for the letter card, or both letter cards, it stands for (par. 13-14)."""
    if refusal := take_turn(work, command, Phase.ACTING):
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
    return None


def _place(state: State, number: int, place: int) -> TableWord | Rejected:
    """The word on the table with that number, if it has that place (par. 9)."""
    word = state.word(number)
    if word is None:
        return refuse("word.unknown", number=number)
    if not 0 <= place < len(word.cards):
        return refuse("word.no_place", word=word.word)
    return word
