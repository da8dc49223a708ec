"""What people should not do: commands that are mostly wrong, of every kind."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from leggio.games.verbum import Deck
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    DeclineAbandon,
    Discard,
    Draw,
    Lay,
    Open,
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
    TakeBack,
    Tick,
    Vote,
)
from leggio.games.verbum.rules import Options
from leggio.games.verbum.state import Phase, State
from support.verbum.conduct import random_word, specials
from support.verbum.random_tables import random_open

WORDS = ("", "A", "CANE", "CaNe", "SPA(ZZ)INO", "(ZA)", "C4NE", "!", "&E", "x" * 50, "TORRÒ", "ſſ")
CARDS = ("A", "?", "%", "!", "&", "", "AB", "a", "¤", "À")


def mischief(state: State, rng: random.Random) -> AnyCommand:
    """Any command by anybody about anything, or something nearly right at a moment that does not come often."""
    if state.phase is Phase.DRAWING and not state.pile_a:
        return Draw(seat=state.turn, pile=Pile.A)
    if state.fresh_swaps and rng.random() < 0.5:
        return SwapHands(seat=state.turn, other=state.after(state.turn))
    if state.phase is Phase.ANSWERING and rng.random() < 0.3:
        return Contest(seat=rng.choice(state.opponents(state.turn)), word=rng.randint(0, state.numbered + 1))
    if state.phase is Phase.TRIMMING:
        return rng.choice((Pass(seat=state.actor), Lay(seat=state.actor, words=("RE",))))
    if state.phase is Phase.VOTING and rng.random() < 0.3:
        return Vote(seat=rng.choice(state.active), valid=rng.random() < 0.5)
    if state.phase is Phase.DRAWING and state.has_own_swap_on_a:
        return Draw(seat=state.turn, pile=Pile.A)
    if state.phase is Phase.ACTING and state.won and rng.random() < 0.5:
        return _second_choice(state, rng)
    if state.for_abandon and rng.random() < 0.2:
        return ProposeAbandon(seat=state.for_abandon[0])
    if state.phase is Phase.ACTING and state.words and rng.random() < 0.4:
        word = rng.choice(state.words)
        where = {"seat": state.turn, "word": word.number, "place": rng.randrange(len(word.cards))}
        return rng.choice((Steal(**where), Restore(**where), SwapJolly(**where)))
    return _anything(state, rng)


def _second_choice(state: State, rng: random.Random) -> AnyCommand:
    """Something more after a theft or a jolly freed, which by the book are the whole turn (par. 6, 8)."""
    seat, hand = state.turn, state.hands[state.turn]
    word = random_word(hand, state.options.least, rng) or "RE"
    lays = Lay(seat=seat, words=(word,)), Lay(seat=seat, words=(word, word))
    return rng.choice((*lays, Discard(seat=seat, card=hand[0]), *specials(state)))


def _anything(state: State, rng: random.Random) -> AnyCommand:
    seat = rng.choice((state.turn, rng.randrange(-1, len(state.players) + 1)))
    word = rng.choice((rng.randint(-1, state.numbered + 1), state.numbered))
    place = rng.randint(-1, 9)
    words = (rng.choice(WORDS), random_word(state.hands[state.turn], 1, rng) or "RE")
    choices: tuple[AnyCommand, ...] = (
        Draw(seat=seat, pile=rng.choice(list(Pile))),
        Draw(seat=state.after(state.turn), pile=rng.choice(list(Pile))),
        Lay(seat=seat, words=words[: rng.randint(0, 2)]),
        Lay(seat=seat, words=(rng.choice(WORDS),) * rng.randint(1, 20)),
        Discard(seat=seat, card=rng.choice(CARDS)),
        Pass(seat=seat),
        Pass(seat=state.turn),
        SwapHands(seat=seat, other=rng.randrange(-1, len(state.players) + 1)),
        Steal(seat=seat, word=word, place=place),
        Restore(seat=seat, word=word, place=place),
        SwapJolly(seat=seat, word=word, place=place),
        Accept(seat=seat),
        Contest(seat=seat, word=word),
        Vote(seat=seat, valid=rng.random() < 0.5),
        TakeBack(seat=seat),
        Resume(),
        Tick(),
        random_open(rng, 2),
    )
    if rng.random() < 0.02:
        return rng.choice((Resign(seat=seat), ProposeAbandon(seat=seat), DeclineAbandon(seat=seat), Suspend()))
    return rng.choice(choices)


def bad_openings(rng: random.Random, good: Open) -> Iterator[Open]:
    """The same table with one thing wrong."""
    yield replace(good, rules=rng.choice(("figs", "", "Verbum")))
    yield replace(good, rules_version=rng.choice((0, 3)))
    yield replace(good, players=rng.choice((("Anna",), tuple("ABCDEFG"), ())))
    yield replace(good, players=rng.choice((("Anna", "ANNA"), ("Anna", "\t"))))
    yield replace(good, lexicon="\n")
    yield replace(good, options=Options(minimum=rng.choice((0, 99))))
    yield replace(good, options=Options(minimum_abbreviation=0))
    yield replace(good, options=Options(starter=9))
    yield replace(good, deck=Deck("leggio-1", (("A", 90),)))
    yield replace(good, deck=Deck("x", (("A", 1),)))
    yield replace(good, options=Options(lists=("po arno",)))
    yield replace(good, options=Options(deck=("nome nostro",)), deck=None)
    others = 3 if len(good.players) == 2 else 2
    yield replace(good, options=Options(deck=("nome nostro", f"giocatori {others}", "A 60", "E 60")), deck=None)
