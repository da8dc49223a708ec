"""What there is to say about a turn: what was missed, what was kept, which words were no words. Data, no sentences."""

from collections import Counter

from leggio.core.letters import JOLLY
from leggio.engine.analysis.choices import Bench, same
from leggio.engine.analysis.report import Choice, ChoiceKind, Fact, FactValue, TurnGrade
from leggio.engine.record import Contest, Deed, Laid, Turn
from leggio.kernel import Graph

_COSTLY = -3.0  # points that tiles kept must cost to be worth a word
_MORE_POINTS = 5
_BETTER_KEPT = 5.0
MUCH_LUCK = 15.0
_NOTHING_WRONG = (TurnGrade.BEST, TurnGrade.GOOD, TurnGrade.UNKNOWN)
_VOWELS = frozenset("AEIOU")
_FEW_KEPT = 3
_KEPT_TOLD = 2


def facts_of(
    turn: Turn,
    bench: Bench,
    graph: Graph,
    *,
    grade: TurnGrade,
    best: Choice | None = None,
    played: Choice | None = None,
    prize: Choice | None = None,
    luck: float | None = None,
) -> tuple[Fact, ...]:
    """The facts of a turn, the weightiest first."""
    facts = _word_facts(turn, bench, graph)
    if grade is TurnGrade.UNKNOWN:
        return (*facts, Fact("exchange_unknown" if turn.is_whole else "rack_unknown"))
    if best is not None and played is not None:
        facts += _choice_facts(turn, bench, best, played, prize, grade)
    if luck is not None and abs(luck) >= MUCH_LUCK:
        facts.append(Fact("lucky" if luck > 0 else "unlucky", {"points": round(abs(luck))}))
    return tuple(facts)


def _word_facts(turn: Turn, bench: Bench, graph: Graph) -> list[Fact]:
    """Challenges made, and those that were not."""
    facts = [_ruled(attempt.laid, attempt.contest, graph) for attempt in turn.attempts]
    if turn.laid is None:
        return facts
    if turn.contest is not None:
        return [*facts, _ruled(turn.laid, turn.contest, graph)]
    wrong = [word for word in turn.laid.words if not graph.contains(word)]
    if wrong:
        score = turn.laid.score
        cost = score + bench.rules.phoney_costs(score)
        facts.append(Fact("phoney_stood", {"words": ", ".join(wrong), "points": score, "cost": cost}))
    return facts


def _ruled(laid: Laid, contest: Contest, graph: Graph) -> Fact:
    """A ruling, and whether our words agree with it: what was ruled at the table stays ruled."""
    wrong = [word for word in laid.words if not graph.contains(word)]
    data: dict[str, FactValue] = {
        "words": ", ".join(contest.words),
        "points": laid.score,
        "penalty": contest.penalty,
        "challenger": contest.seat,
        "word": laid.word,
        "square": laid.square,
        "direction": laid.direction.value,
    }
    if contest.valid and wrong:
        return Fact("ruled_good", {**data, "words": ", ".join(wrong)})
    if contest.valid:
        return Fact("good_challenged", data)
    return Fact("phoney_withdrawn" if wrong else "ruled_wrong", {**data, "words": ", ".join(wrong or contest.words)})


def _choice_facts(
    turn: Turn, bench: Bench, best: Choice, played: Choice, prize: Choice | None, grade: TurnGrade
) -> list[Fact]:
    facts: list[Fact] = []
    missed = best if best.prize else prize
    if missed is not None and not played.prize and missed.equity > played.equity:
        tiles = sum(cell != "." for cell in missed.tiles)
        facts.append(Fact("missed_prize", {**_where(missed), "tiles": tiles}))
    if grade in _NOTHING_WRONG or same(best, played):
        return facts
    if not (facts and best.prize):
        facts += _better(turn, best, played)
    if played.kind is ChoiceKind.PLAY and turn.bag:
        facts += _kept_facts(bench, best, played)[:_KEPT_TOLD]
    return facts


def _better(turn: Turn, best: Choice, played: Choice) -> list[Fact]:
    """What would have been better, in its own right."""
    if best.kind is ChoiceKind.EXCHANGE:
        return [Fact("exchange_better", {"given": best.given, "kept": best.kept})]
    if best.kind is ChoiceKind.PASS:
        return [Fact("pass_better")]
    if not turn.bag and not best.kept and played.kept:
        return [Fact("missed_out", _where(best))]
    gain = best.score - played.score
    if played.kind is not ChoiceKind.PLAY and turn.deed is not Deed.WITHDRAWN:
        return [Fact("play_better", _where(best))]
    if gain >= _MORE_POINTS:
        return [Fact("more_points", {**_where(best), "gain": gain})]
    return [Fact("other_play", _where(best))]


def _kept_facts(bench: Bench, best: Choice, played: Choice) -> list[Fact]:
    """What the tiles kept had against them, and what the best choice would have kept instead."""
    facts: list[Fact] = []
    worth = bench.worth
    kept = played.kept
    if JOLLY in bench.turn.rack and JOLLY not in kept and JOLLY in best.kept:
        facts.append(Fact("spent_jolly", {"points": played.score, "worth": round(worth(JOLLY))}))
    counts = Counter(kept)
    lopsided = _lopsided(kept, worth(kept))
    if lopsided is not None:
        facts.append(lopsided)
    costly: list[tuple[float, Fact]] = []
    for tile, count in sorted(counts.items()):
        if count > 1 and tile != JOLLY and best.kept.count(tile) < count:
            cost = worth(kept) - worth(kept.replace(tile, "", count - 1))
            if cost <= _COSTLY:
                costly.append((cost, Fact("kept_twins", {"tile": tile, "count": count, "cost": round(-cost)})))
        elif count == 1 and lopsided is None and tile not in best.kept:
            cost = worth(kept) - worth(kept.replace(tile, "", 1))
            if cost <= 2 * _COSTLY:
                costly.append((cost, Fact("kept_tile", {"tile": tile, "cost": round(-cost)})))
    facts += [fact for _, fact in sorted(costly, key=lambda each: each[0])]  # a Q before a C that cost less
    better = worth(best.kept) - worth(kept)
    if not facts and best.kind is ChoiceKind.PLAY and better >= _BETTER_KEPT and best.kept and kept:
        facts.append(Fact("better_kept", {"tiles": best.kept, "kept": kept, "worth": round(better)}))
    return facts


def _lopsided(kept: str, worth: float) -> Fact | None:
    """Vowels alone, or consonants alone."""
    if len(kept) < _FEW_KEPT or worth > _COSTLY or JOLLY in kept:
        return None
    vowels = sum(tile in _VOWELS for tile in kept)
    if 0 < vowels < len(kept):
        return None
    return Fact("kept_vowels" if vowels else "kept_consonants", {"tiles": kept, "cost": round(-worth)})


def _where(choice: Choice) -> dict[str, FactValue]:
    direction = choice.direction.value if choice.direction else ""
    return {"word": choice.word, "square": choice.square, "direction": direction, "points": choice.score}
