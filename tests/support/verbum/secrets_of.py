"""What a person at a table of Verbum may not know, and how to change all of it behind their back."""

import random

import msgspec
from msgspec.structs import replace

from leggio.core.bag import Bag, Seal
from leggio.core.tiles import take
from leggio.core.verdicts import Verdict
from leggio.games.verbum.state import State
from leggio.games.verbum.view import Watcher, view

Person = int | Watcher


def everybody(state: State) -> tuple[Person, ...]:
    """All who may look at this table."""
    return (*state.seats, *Watcher)


def as_json(state: State, who: Person, now: int) -> bytes:
    """What leaves for that person."""
    return msgspec.json.encode(view(state, who, now))


def behind_the_back(state: State, who: Person, rng: random.Random) -> State:
    """The same table with everything changed that this person may not know.

    Cards that nobody saw change places between the hands of others and pile B, which gets another order; what was seen
    to go to a hand stays there. Votes and opinions are turned round.
    """
    closed = [seat for seat in state.seats if seat != who and not state.options.open_hands]
    unseen = {seat: take(state.hands[seat], state.known[seat]) or "" for seat in closed}
    cards = list("".join(unseen.values()) + state.pile_b.tiles)
    rng.shuffle(cards)
    hands = list(state.hands)
    for seat in closed:
        drawn = [cards.pop() for _ in unseen[seat]]
        mixed = list(state.known[seat]) + drawn
        rng.shuffle(mixed)
        hands[seat] = "".join(mixed)
    contest = state.contest
    if contest and contest.opinion:
        opinion = Verdict(contest.opinion.word, not contest.opinion.valid, note="altro parere")
        contest = replace(contest, opinion=opinion)
    order = list(state.seal.order)
    rng.shuffle(order)
    return replace(
        state,
        hands=tuple(hands),
        pile_b=Bag("".join(cards), state.pile_b.salt[::-1]),
        pile_a="".join(rng.sample(state.pile_a[:-1], len(state.pile_a[:-1]))) + state.pile_a[-1:],
        seal=Seal("".join(order), state.seal.salt[::-1]),
        votes=tuple((seat, not valid) for seat, valid in state.votes),
        contest=contest,
    )
