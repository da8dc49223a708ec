"""What a seat could do now, by the kinds of commands: what a screen offers and a bot chooses from. Par. 3, 5-8, 11-15.

It goes by what that seat may see: its own hand and what lies on the table.
"""

from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.tiles import take
from leggio.games.verbum.cards import DOUBLE, THIEF
from leggio.games.verbum.conduct import next_up, unanswered
from leggio.games.verbum.rules import Contests
from leggio.games.verbum.state import Phase, State


def choices(state: State, seat: int) -> tuple[str, ...]:
    """The tags of the commands that the table would take from a seat with the right words and cards."""
    if state.phase is Phase.OVER or state.suspended is not None or seat in state.resigned:
        return ()
    if state.phase is Phase.VOTING:
        return ("vote",) if seat in state.voters and seat not in dict(state.votes) else ()
    return (*(_in_turn(state, seat) if seat == state.actor else ()), *_doubting(state, seat))


def _doubting(state: State, seat: int) -> tuple[str, ...]:
    """To contest a word, or to accept those that wait for an answer, if only by beginning (par. 3)."""
    if state.options.contests is Contests.CHECKED:
        return ()
    if state.phase is Phase.ANSWERING:
        begins = state.last_round is None and seat == next_up(state)
        return ("accept", "contest", *(("draw",) if begins else ())) if seat in unanswered(state) else ()
    return ("contest",) if state.open_to(seat) else ()


def _in_turn(state: State, seat: int) -> tuple[str, ...]:
    match state.phase:
        case Phase.DRAWING:
            return ("draw",)
        case Phase.ACTING:
            return _acting(state, seat)
        case Phase.TRIMMING:
            return ("discard",)
        case Phase.LAST:
            restore = state.rules.last_restores and _can_restore(state, seat)
            return ("lay", *(("restore",) if restore else ()), "pass")
        case _:
            return ()


def _acting(state: State, seat: int) -> tuple[str, ...]:
    """The choices of a turn; once one was made by the book, what may follow it (par. 6, 8)."""
    hand, has_chosen = state.hands[seat], state.is_strict and bool(state.won)
    is_full = len(hand) > state.rules.most
    only_jollies = not {*state.won} - {JOLLY, DOUBLE}
    could = {
        "lay": bool(hand),
        "discard": bool(hand) and (is_full or not has_chosen),
        "pass": not is_full,
        "swap_hands": not has_chosen and state.usable_swaps > 0,
        "steal": not has_chosen and THIEF in hand and _can_steal(state, seat),
        "restore": not has_chosen and _can_restore(state, seat),
        "swap_jolly": (not has_chosen or only_jollies) and _can_free(state, seat),
    }
    return tuple(tag for tag, can in could.items() if can)


def _can_steal(state: State, seat: int) -> bool:
    return any(card in ALPHABET for word in state.words if word.seat != seat for card in word.cards)


def _can_restore(state: State, seat: int) -> bool:
    """Whether one of the letters that thieves stand for in one's words is in one's hand (par. 12)."""
    return any(
        card == THIEF and span in state.hands[seat]
        for word in state.words
        if word.seat == seat
        for card, span in zip(word.cards, word.made.spans, strict=True)
    )


def _can_free(state: State, seat: int) -> bool:
    """Whether the letters that some jolly stands for are in one's hand (par. 13-14)."""
    return any(
        card in (JOLLY, DOUBLE) and take(state.hands[seat], span) is not None
        for word in state.words
        for card, span in zip(word.cards, word.made.spans, strict=True)
    )
