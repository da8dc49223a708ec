"""What every turn is made of: draw, lay words, discard or pass. Par. 5-6, 13-15."""

from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.games.common.work import Work
from leggio.games.verbum.cards import CardWord, is_card, read_word
from leggio.games.verbum.closing import close, finish_turn, over_the_limit
from leggio.games.verbum.commands import Discard, Draw, Lay, Pass, Pile
from leggio.games.verbum.conduct import take_turn
from leggio.games.verbum.events import Discarded, Drew, Laid, Passed
from leggio.games.verbum.options import Contests
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.state import Phase, State

MOST_WORDS = 11  # a hand holds no more


def draw(work: Work[State], command: Draw) -> Rejected | None:
    """Begin the turn with the top card of either pile (par. 6)."""
    if refusal := take_turn(work, command, Phase.DRAWING):
        return refusal
    state = work.state
    if command.pile is Pile.A and not state.pile_a:
        return refuse("draw.empty")
    card = state.pile_a[-1] if command.pile is Pile.A else state.pile_b.draw(1)[0]
    work.add(Drew(at=work.at, seat=command.seat, pile=command.pile, card=card))
    return None


def lay(work: Work[State], command: Lay) -> Rejected | None:
    """Lay one or more words from hand, saying what each jolly stands for; the turn goes on (par. 6, 13-14)."""
    if refusal := take_turn(work, command, Phase.ACTING, Phase.LAST):
        return refusal
    words = fit(work.state, command)
    if isinstance(words, Rejected):
        return words
    checks = work.state.options.contests is Contests.CHECKED
    if checks and work.judge is None:
        return refuse("open.no_judge")
    asked = dict.fromkeys(each.word for each in words)
    verdicts = tuple(work.judge.judge(word) for word in asked) if checks and work.judge else ()
    if wrong := [verdict.word for verdict in verdicts if not verdict.valid]:
        return refuse("lay.invalid_words", words=wrong)
    work.add(Laid(at=work.at, seat=command.seat, words=words, verdicts=verdicts))
    return None


def fit(state: State, command: Lay) -> tuple[CardWord, ...] | Rejected:
    """The words with their cards, if they are long enough and the hand holds them all (par. 2, 6)."""
    if not command.words:
        return refuse("lay.no_words")
    words: list[CardWord] = []
    for text in command.words[: MOST_WORDS + 1]:
        word = read_word(text)
        if word is None:
            return refuse("lay.bad_word", word=text[:30])
        if len(word.word) < state.options.minimum:
            return refuse("lay.too_short", word=word.word, least=state.options.minimum)
        words.append(word)
    hand, used = state.hands[command.seat], "".join(each.cards for each in words)
    if take(hand, used) is None:
        missing = sorted({card for card in used if used.count(card) > hand.count(card)})
        return refuse("lay.missing_cards", cards=missing)
    return tuple(words)


def discard(work: Work[State], command: Discard) -> Rejected | None:
    """Put a card on A: the turn is made (par. 6). After words came back, as often as the hand is over ten (par. 5)."""
    if refusal := take_turn(work, command, Phase.ACTING, Phase.TRIMMING):
        return refusal
    state = work.state
    hand = state.hands[command.seat]
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
    if work.state.phase is Phase.ACTING and over_the_limit(work.state):
        held = len(work.state.hands[command.seat])
        return refuse("hand.over", cards=held, most=work.state.rules.most)
    work.add(Passed(at=work.at, seat=command.seat))
    finish_turn(work)
    return None
