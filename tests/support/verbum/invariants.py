"""What holds at every table of Verbum after every command, whoever sent it and whatever it was."""

from collections import Counter

from leggio.core.letters import ALPHABET
from leggio.core.outcome import Rejected
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import (
    AnyEvent,
    Contested,
    Discarded,
    Drew,
    Ended,
    Ending,
    HandsSwapped,
    JollySwapped,
    Laid,
    LastRoundBegan,
    Offered,
    Refilled,
    Restored,
    Ruled,
    Stole,
    TurnEnded,
    Voted,
)
from leggio.games.verbum.rules import PARAGRAPHS, Contests
from leggio.games.verbum.state import Phase, State
from support.random_games.checking import check_outcome, check_places
from support.random_games.playing import Step, Table

IN_TURN = Drew | Laid | HandsSwapped | Stole | Restored | JollySwapped | Discarded


def check_step(table: Table, step: Step) -> None:
    """Everything that one command must leave in order."""
    if isinstance(step.outcome, Rejected):
        assert not step.outcome.article or step.outcome.article in PARAGRAPHS
    if not check_outcome(table, step, check_event, check_cards):
        return
    after = table.state
    check_turn(after)
    if after.ended:
        check_end(after)


def check_event(before: State, event: AnyEvent) -> None:
    """Whether this may happen at a table like that, told from the book anew and as plainly as can be."""
    if isinstance(event, IN_TURN):
        assert event.seat == before.actor, "par. 6"
        if before.is_strict and before.phase is Phase.ACTING:
            check_choice(before, event)
    match event:
        case Drew():
            assert before.phase is Phase.DRAWING, "par. 6: one card a turn"
            assert event.card == (before.pile_a[-1] if event.pile is Pile.A else before.pile_b.tiles[0])
            assert event.pile is Pile.B or not before.has_own_swap_on_a, "par. 11: for others to take"
        case Laid():
            for made in event.words:
                assert len(made.word) >= before.options.least, "par. 2"
                assert not set(made.cards) & set("!&"), "par. 10: words are of letters and jollies"
                for card, span in zip(made.cards, made.spans, strict=True):
                    assert card == span or card == "?" or (card == "%" and span[0] == span[1]), "par. 13-14"
        case HandsSwapped():
            assert before.phase is Phase.ACTING
            assert before.hands[event.seat].count("&") > before.fresh_swaps, "par. 11"
            assert event.other in before.opponents(event.seat)
        case Stole():
            word = before.word(event.word)
            assert word is not None
            assert word.seat != event.seat, "par. 12"
            assert word.cards[event.place] == event.letter in ALPHABET, "par. 12: a letter card"
        case Restored():
            word = before.word(event.word)
            assert word is not None
            assert word.seat == event.seat, "par. 12: its owner"
            assert (word.cards[event.place], word.made.spans[event.place]) == ("!", event.letter), "par. 12"
        case JollySwapped():
            word = before.word(event.word)
            assert word is not None
            assert word.cards[event.place] == event.jolly
            assert event.letters == word.made.spans[event.place], "par. 13-14"
            assert len(event.letters) == {"?": 1, "%": 2}[event.jolly]
        case Offered():
            assert event.words
            assert event.words == before.laid or before.rules.version > 1
            assert before.options.contests is not Contests.CHECKED
        case Voted() if before.contest:
            assert before.phase is Phase.VOTING
            word = before.word(before.contest.word)
            assert word is not None
            assert before.rules.version == 1 or word.seat != event.seat, "par. 3: not who laid it"
        case Contested():
            word = before.word(event.word)
            assert word is not None
            assert word.seat != event.seat, "par. 3"
        case Ruled():
            for_it = sum(valid for _, valid in event.votes)
            assert not event.votes or event.valid == (for_it >= len(event.votes) - for_it), "par. 3"
        case Refilled():
            held = len(before.hands[event.seat])
            # Swap-hands that is about to be played counts no more.
            held -= before.rules.version > 1 and held == 5 and "&" in before.hands[event.seat]
            assert held < 5, "par. 7"
            assert event.cards == before.pile_b.tiles[: 5 - held], "par. 7: from the top of B, up to five"
        case TurnEnded() if before.last_round is None:
            for seat in before.active:
                assert len(before.hands[seat]) <= 10, "par. 5"
                assert len(before.hands[seat]) >= 5 or not len(before.pile_b), "par. 5: five while B lasts"
        case LastRoundBegan():
            assert not len(before.pile_b), "par. 15"
            assert set(event.seats) == set(before.active)
        case Ended(reason=Ending.EXHAUSTED):
            assert not len(before.pile_b)
            assert before.last_round == (), "par. 15: everyone has laid what they could"
        case _:
            pass


def check_choice(before: State, event: AnyEvent) -> None:
    """By the book a turn is one choice; what was stolen or freed may be laid in one word (par. 6, 8, 12-14)."""
    assert not before.laid, "par. 6: laying ends the turn"
    match event:
        case Laid() if before.won:
            assert len(event.words) == 1
            assert {*before.won} & {*event.words[0].cards}
        case JollySwapped():
            assert not {*before.won} - {"?", "%"}
        case HandsSwapped() | Stole() | Restored():
            assert not before.won
        case Discarded():
            assert not before.won or len(before.hands[event.seat]) > 10
        case _:
            pass


def check_cards(state: State) -> None:
    """Every card of the deck is somewhere, once; what is known of a hand is in it (par. 4)."""
    table = "".join(word.cards for word in state.words)
    everywhere = state.pile_a + state.pile_b.tiles + "".join(state.hands) + table
    assert sorted(everywhere) == sorted(state.deck.cards)
    for hand, known in zip(state.hands, state.known, strict=True):
        assert Counter(known) <= Counter(hand)
    for word in state.words:
        assert "".join(word.made.spans) == word.word


def check_turn(state: State) -> None:
    """Someone who still plays is on turn, and the table waits for one thing (par. 3, 6)."""
    if state.phase is not Phase.OVER:
        assert len(state.active) >= 2
        assert state.actor in state.active or state.phase in (Phase.ANSWERING, Phase.VOTING)
    assert (state.contest is not None) == (state.phase is Phase.VOTING)
    assert (state.ended is not None) == (state.phase is Phase.OVER)
    if state.rules.version == 1:
        assert (state.pending is not None) == (state.phase in (Phase.ANSWERING, Phase.VOTING))
    elif state.phase is not Phase.OVER:
        check_doubts(state)
        for seat in state.active:
            assert len(state.hands[seat]) >= 5 or not len(state.pile_b), "par. 5, 7: never fewer, while B lasts"
    if state.phase is Phase.DRAWING:
        assert len(state.pile_b), "par. 15: with B used up nobody draws"
        assert all(len(state.hands[seat]) >= 5 for seat in state.active), "par. 5"
        assert state.rules.version > 1 or all(len(state.hands[seat]) <= 10 for seat in state.active), "par. 5"
    if state.phase is Phase.TRIMMING:
        assert len(state.hands[state.actor]) > 10, "par. 5"
    if state.phase is Phase.LAST:
        assert state.last_round
        assert state.last_round[0] == state.turn


def check_doubts(state: State) -> None:
    """Words are on the table that may be contested, and by others than who laid them (par. 3)."""
    for doubt in state.doubts:
        word = state.word(doubt.word)
        assert word is not None
        assert doubt.seats
        assert {*doubt.seats} <= {*state.active} - {word.seat}
    assert state.pending is None or state.last_round is not None, "doubts hold nobody up before the end"
    if state.contest is not None:
        # Whoever contested it may have left since, and nobody else doubts it.
        doubted = state.contest.word in {doubt.word for doubt in state.doubts}
        assert doubted or state.contest.seat in state.resigned


def check_end(state: State) -> None:
    """Points and places add up (par. 12, 15)."""
    ended = state.ended
    assert ended is not None
    for seat in state.seats:
        cards = [word.cards for word in state.words if word.seat == seat and "!" not in word.cards]
        assert ended.scores[seat] == len("".join(cards)), "par. 15: a point a card"
    assert ended.void == tuple(word.number for word in state.words if "!" in word.cards)
    if ended.reason is Ending.ABANDONED:
        assert ended.places == ()
        return
    stayed = [place for place in ended.places if set(place) <= set(state.active)]
    assert ended.places[: len(stayed)] == tuple(stayed), "who resigned comes last"
    check_places(state)
