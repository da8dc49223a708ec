"""What a command comes to at a table of Verbum: the opening, what every turn is made of, the handler of each kind.

Par. 2, 4-6, 13-15.
"""

from collections.abc import Sequence

from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.core.verdicts import Judge
from leggio.games.common.commands import Command
from leggio.games.common.conduct import Decide, Handler, Work, decider
from leggio.games.common.opening import open_sealed, opening_rules
from leggio.games.verbum import commands, contests, specials, timing
from leggio.games.verbum.cards import CardWord, Deck, is_card, read_word, wrong_deck
from leggio.games.verbum.commands import AnyCommand, Discard, Draw, Lay, Open, Pass, Pile, refuse
from leggio.games.verbum.conduct import TABLE, close, finish_turn, refill_at_once, take_turn
from leggio.games.verbum.events import AnyEvent, Dealt, Discarded, Drew, Laid, Opened, Passed, TurnedUp
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.rules import (
    Contests,
    RuleSet,
    check_decks,
    find_rules,
    shipped_decks,
    standard_decks,
    wrong_option,
)
from leggio.games.verbum.specials import refuse_second_choice
from leggio.games.verbum.state import Phase, State
from leggio.games.verbum.word_lists import ListReader
from leggio.games.verbum.written import WrittenError

MOST_PROBLEMS = 20  # of a text, that a refusal tells


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Check what the table is opened with, and seal the deck."""
    rules = opening_rules(command, find_rules, refuse)
    if isinstance(rules, Rejected):
        return rules
    if field := wrong_option(command.options, len(command.players)):
        return refuse("open.option", field=field)
    if command.options.needs_judge and judge is None:
        return refuse("open.no_judge")
    if wrong := _wrong_lists(command):
        return wrong
    deck = _deck(command, rules)
    if isinstance(deck, Rejected):
        return deck
    return open_sealed(Opened, command, rules, command.options, chance, deck.cards, now, deck=deck)


def _wrong_lists(command: Open) -> Rejected | None:
    """A refusal unless the lists of the players' own can be read, each of a kind that they agreed on (par. 2)."""
    reader = ListReader(command.options.categories)
    reader.read("\n".join(command.options.lists))
    return refuse("open.lists", problems=_told(reader.problems)) if reader.problems else None


def _deck(command: Open, rules: RuleSet) -> Deck | Rejected:
    """The deck asked for, or ours: under the name of a deck of ours no other cards are dealt."""
    asked = _written_deck(command, rules) if command.options.deck else command.deck
    if isinstance(asked, Rejected):
        return asked
    if asked is None:
        return standard_decks().decks[len(command.players)]
    needed = rules.cards_needed(len(command.players))
    reason = wrong_deck(asked, needed)
    ours = shipped_decks().get(asked.name)
    if ours and asked != ours.for_players(len(command.players)):
        reason = "name"
    if command.deck not in (None, asked):
        reason = "other"
    return refuse("open.deck", reason=reason, needed=needed) if reason else asked


def _written_deck(command: Open, rules: RuleSet) -> Deck | Rejected:
    """The deck that the table wrote down, for as many as play."""
    table, problems = check_decks("\n".join(command.options.deck), rules)
    if table is None or problems:
        return refuse("open.deck_text", problems=_told(problems))
    players = len(command.players)
    return table.for_players(players) or refuse("open.deck_players", players=players, known=sorted(table.decks))


def _told(problems: Sequence[WrittenError]) -> list[dict[str, object]]:
    return [each.data for each in problems[:MOST_PROBLEMS]]


def begin(work: Work[State]) -> None:
    """Deal, and open pile A (par. 4)."""
    for seat in work.state.in_turn_order(work.state.options.starter):
        work.add(Dealt(at=work.at, seat=seat, cards=work.state.pile_b.draw(work.state.rules.dealt)[0]))
    work.add(TurnedUp(at=work.at, card=work.state.pile_b.draw(1)[0]))


MOST_WORDS = 11  # a hand holds no more


def draw(work: Work[State], command: Draw) -> Rejected | None:
    """Begin the turn with the top card of either pile (par. 6); not with swap-hands that one played (par. 11)."""
    if refusal := take_turn(work, command, Phase.DRAWING):
        return refusal
    state = work.state
    if command.pile is Pile.A and not state.pile_a:
        return refuse("draw.empty")
    if command.pile is Pile.A and state.has_own_swap_on_a:
        return refuse("draw.own_swap")
    card = state.pile_a[-1] if command.pile is Pile.A else state.pile_b.draw(1)[0]
    work.add(Drew(at=work.at, seat=command.seat, pile=command.pile, card=card))
    return None


def lay(work: Work[State], command: Lay) -> Rejected | None:
    """Lay one or more words from hand, saying what each jolly stands for (par. 6, 13-14).

    It is the choice of the turn, which ends with it; in a free turn, and with the last words, more may follow.
    """
    if refusal := take_turn(work, command, Phase.ACTING, Phase.LAST):
        return refusal
    words = fit(work.state, command)
    if isinstance(words, Rejected):
        return words
    if refusal := refuse_other_words(work.state, words):
        return refusal
    checks = work.state.options.contests is Contests.CHECKED
    if checks and work.judge is None:
        return refuse("open.no_judge")
    asked = dict.fromkeys(each.word for each in words)
    verdicts = tuple(work.judge.judge(word) for word in asked) if checks and work.judge else ()
    if wrong := [verdict.word for verdict in verdicts if not verdict.valid]:
        return refuse("lay.invalid_words", words=wrong)
    work.add(Laid(at=work.at, seat=command.seat, words=words, verdicts=verdicts))
    refill_at_once(work)
    if work.state.is_strict and work.state.phase is Phase.ACTING:
        finish_turn(work)
    return None


def refuse_other_words(state: State, words: tuple[CardWord, ...]) -> Rejected | None:
    """A refusal unless, after a theft or with jollies freed, it is one word that holds some of that (par. 8, 12-14)."""
    if not (state.is_strict and state.won) or (len(words) == 1 and {*state.won} & {*words[0].cards}):
        return None
    return refuse("lay.without_won", won=list(state.won))


def fit(state: State, command: Lay) -> tuple[CardWord, ...] | Rejected:
    """The words with their cards, if they are long enough and the hand holds them all (par. 2, 6)."""
    if not command.words:
        return refuse("lay.no_words")
    words: list[CardWord] = []
    for text in command.words[: MOST_WORDS + 1]:
        word = read_word(text)
        if word is None:
            return refuse("lay.bad_word", word=text[:30])
        if len(word.word) < state.options.least:
            return refuse("lay.too_short", word=word.word, least=state.options.least)
        words.append(word)
    hand, used = state.hands[command.seat], "".join(each.cards for each in words)
    if take(hand, used) is None:
        missing = sorted({card for card in used if used.count(card) > hand.count(card)})
        return refuse("lay.missing_cards", cards=missing)
    return tuple(words)


def discard(work: Work[State], command: Discard) -> Rejected | None:
    """Put a card on A: the turn is made (par. 6). After words came back, as often as the hand is over ten (par. 5).

    Over ten one also discards after a theft or a jolly freed, which are choices of their own otherwise.
    """
    if refusal := take_turn(work, command, Phase.ACTING, Phase.TRIMMING):
        return refusal
    state = work.state
    hand = state.hands[command.seat]
    if len(hand) <= state.rules.most and (refusal := refuse_second_choice(state)):
        return refusal
    if not is_card(command.card) or command.card not in hand:
        return refuse("discard.missing", card=command.card[:8])
    work.add(Discarded(at=work.at, seat=command.seat, card=command.card))
    if state.phase is Phase.ACTING:
        finish_turn(work)
    else:
        close(work)
    return None


def pass_turn(work: Work[State], command: Pass) -> Rejected | None:
    """End the turn without a discard, which eleven cards do not allow (par. 5-6)."""
    if refusal := take_turn(work, command, Phase.ACTING, Phase.LAST):
        return refusal
    held, most = len(work.state.hands[command.seat]), work.state.rules.most
    if work.state.phase is Phase.ACTING and held > most:
        return refuse("hand.over", cards=held, most=most)
    work.add(Passed(at=work.at, seat=command.seat))
    finish_turn(work)
    return None


HANDLERS: dict[type[Command], Handler[State]] = {
    commands.Draw: draw,
    commands.Lay: lay,
    commands.Discard: discard,
    commands.Pass: pass_turn,
    commands.SwapHands: specials.swap_hands,
    commands.Steal: specials.steal,
    commands.Restore: specials.restore,
    commands.SwapJolly: specials.swap_jolly,
    commands.Accept: contests.accept,
    commands.Contest: contests.contest,
    commands.Vote: contests.vote,
    commands.Resign: TABLE.resign,
    commands.ProposeAbandon: TABLE.propose_abandon,
    commands.DeclineAbandon: TABLE.decline_abandon,
    commands.TakeBack: TABLE.take_back,
}

decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, timing.deadlines, HANDLERS, opening=open_table, begin=begin
)
