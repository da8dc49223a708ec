"""What sensible players do: commands at random that the table most likely accepts."""

import random

from leggio.core.letters import ALPHABET
from leggio.games.verbum.cards import CardWord
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    DeclineAbandon,
    Discard,
    Draw,
    Lay,
    Pass,
    Pile,
    ProposeAbandon,
    Resign,
    Restore,
    Resume,
    Steal,
    Suspend,
    SwapHands,
    SwapJolly,
    Tick,
    Vote,
)
from leggio.games.verbum.conduct import unanswered
from leggio.games.verbum.rules import Contests
from leggio.games.verbum.state import Phase, State
from support.random_games.house import take_back
from support.verbum.random_tables import Temper


def sensible(state: State, temper: Temper, rng: random.Random) -> AnyCommand:
    """What somebody at the table might well do next."""
    if state.suspended is not None:
        return Resume()
    if state.phase is not Phase.OVER and rng.random() < 0.01:
        return rng.choice((Suspend(), ProposeAbandon(seat=rng.choice(state.active))))
    if state.for_abandon and rng.random() < 0.3:
        return rng.choice((ProposeAbandon, ProposeAbandon, DeclineAbandon))(seat=rng.choice(state.active))
    if rng.random() < (0.03 if state.phase is Phase.VOTING else 0.002):
        return Resign(seat=rng.choice(state.active))
    if taken_back := take_back(state, rng):
        return taken_back
    if state.doubts and state.phase not in (Phase.VOTING, Phase.ANSWERING) and rng.random() < temper.doubting / 2:
        doubt = rng.choice(state.doubts)
        return Contest(seat=rng.choice(doubt.seats), word=doubt.word)
    match state.phase:
        case Phase.DRAWING:
            from_a = state.pile_a and rng.random() < temper.from_a
            return Draw(seat=state.turn, pile=Pile.A if from_a else Pile.B)
        case Phase.ACTING | Phase.LAST:
            return _act(state, temper, rng)
        case Phase.ANSWERING:
            return _answer(state, temper, rng)
        case Phase.VOTING:
            return Vote(seat=rng.choice(state.voters or state.active), valid=rng.random() < 0.5)
        case Phase.TRIMMING:
            # This moment is rare: what may not be done in it is tried here too.
            discard = Discard(seat=state.actor, card=rng.choice(state.hands[state.actor]))
            return discard if rng.random() < 0.6 else Pass(seat=state.actor)
        case Phase.OVER:
            return Tick()


def closing(state: State, rng: random.Random) -> AnyCommand:
    """The shortest way to the end."""
    if state.suspended is not None:
        return Resume()
    seat, hand = state.actor, state.hands[state.actor]
    match state.phase:
        case Phase.DRAWING:
            return Draw(seat=seat, pile=Pile.B)
        case Phase.ACTING | Phase.TRIMMING if len(hand) > state.rules.most:
            return Discard(seat=seat, card=rng.choice(hand))
        case Phase.ACTING | Phase.LAST:
            return Pass(seat=seat)
        case Phase.ANSWERING:
            return Accept(seat=unanswered(state)[0])
        case Phase.VOTING:
            voted = dict(state.votes)
            return Vote(seat=next(each for each in state.voters if each not in voted), valid=True)
        case _:
            return Tick()


def random_word(hand: str, shortest: int, rng: random.Random) -> str | None:
    """A word of some cards of a hand, in any order; jollies stand for anything."""
    cards = [card for card in hand if card not in "!&"]
    rng.shuffle(cards)
    used = "".join(cards[: rng.randint(1, max(1, len(cards)))])
    letters = "".join(
        rng.choice(ALPHABET) * 2 if card == "%" else rng.choice(ALPHABET) if card == "?" else card for card in used
    )
    return CardWord(letters, used).written if len(letters) >= shortest else None


def specials(state: State) -> list[AnyCommand]:
    """Everything that special cards can do now."""
    seat, hand = state.turn, state.hands[state.turn]
    can: list[AnyCommand] = []
    if state.usable_swaps > 0:
        can += [SwapHands(seat=seat, other=other) for other in state.opponents(seat)]
    for word in state.words:
        for place, (card, span) in enumerate(zip(word.cards, word.made.spans, strict=True)):
            if card in ALPHABET and word.seat != seat and "!" in hand:
                can.append(Steal(seat=seat, word=word.number, place=place))
            if card == "!" and word.seat == seat and span in hand:
                can.append(Restore(seat=seat, word=word.number, place=place))
            if card in "?%" and hand.count(span[0]) >= len(span):
                can.append(SwapJolly(seat=seat, word=word.number, place=place))
    return can


def _act(state: State, temper: Temper, rng: random.Random) -> AnyCommand:
    seat, hand = state.turn, state.hands[state.turn]
    last = state.phase is Phase.LAST
    if not last and rng.random() < temper.special and (can := specials(state)):
        return rng.choice(can)
    if not last and (trick := _full_hands(state, rng)):
        return trick
    if state.is_strict and state.won and rng.random() < 0.7:
        held = state.won[-1]
        letters = rng.choice(ALPHABET) * 2 if held == "%" else rng.choice(ALPHABET) if held == "?" else held
        rest = [card for card in hand.replace(held, "", 1) if card in ALPHABET][:2]
        return Lay(seat=seat, words=(CardWord("".join(rest) + letters, "".join(rest) + held).written,))
    if rng.random() < temper.laying and (word := random_word(hand, state.options.least, rng)):
        return Lay(seat=seat, words=(word,))
    if not last and hand and (len(hand) > state.rules.most or rng.random() < temper.discarding):
        return Discard(seat=seat, card=rng.choice(hand))
    return Pass(seat=seat)


def _full_hands(state: State, rng: random.Random) -> AnyCommand | None:
    """Words laid before one takes a full hand may come back to it: a moment that does not come often by itself."""
    seat = state.turn
    fullest = max(state.opponents(seat), key=lambda other: len(state.hands[other]))
    if state.usable_swaps < 1 or len(state.hands[fullest]) < 8:
        return None
    if state.laid:
        return SwapHands(seat=seat, other=fullest)
    word = random_word(state.hands[seat], state.options.least, rng)
    return Lay(seat=seat, words=(word,)) if word else None


def _answer(state: State, temper: Temper, rng: random.Random) -> AnyCommand:
    pending = state.pending
    seat = rng.choice(unanswered(state) or state.opponents(state.turn))
    too_many = len(state.hands[state.turn]) > 7
    if state.doubts:
        word = rng.choice([*state.open_to(seat), 0])
        return Contest(seat=seat, word=word) if rng.random() < temper.doubting else Accept(seat=seat)
    if pending and pending.words and rng.random() < (0.7 if too_many else temper.doubting):
        return Contest(seat=seat, word=rng.choice(pending.words))
    if rng.random() < 0.5 or state.options.contests is Contests.CHECKED:
        return Accept(seat=seat)
    if state.last_round is not None:
        return Pass(seat=state.after(state.turn))
    return Draw(seat=state.after(state.turn), pile=Pile.B)
