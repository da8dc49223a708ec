"""Points: words, special squares, prizes, tiles left, and how a game is settled. Art. 3, 15-16, 21, 24-36."""

from leggio.core.board import Square
from leggio.core.letters import JOLLY
from leggio.core.placing import Formed, Laying
from leggio.games.scarabeo.events import Ended, Ending, Prize, PrizeKind, Reckoning, Settlement, Winning, WordScore
from leggio.games.scarabeo.rules import LetterSquares, RuleSet
from leggio.games.scarabeo.state import State


def score_words(
    rules: RuleSet, laying: Laying, *, letter_squares: LetterSquares = LetterSquares.COVERED, first: bool = False
) -> tuple[WordScore, ...]:
    """Points of each word formed: special squares count whenever a word covers them, old or new (art. 15-16)."""
    new = frozenset(square for square, _ in laying.tiles) if letter_squares is LetterSquares.PLACED else None
    factor = rules.first_factor if first else 1
    return tuple(_score(rules, formed, new, factor) for formed in laying.words)


def _score(rules: RuleSet, formed: Formed, counted: frozenset[Square] | None, factor: int) -> WordScore:
    layout = rules.layout
    face = letters = 0
    for step, cell in enumerate(formed.cells):
        square = formed.square.step(formed.direction, step)
        index = square.row * layout.size + square.col
        # A scarab is worth the letter it stands for (art. 21).
        value = rules.tiles.values[cell.upper()]
        face += value
        letters += value * (layout.letter_factors[index] if counted is None or square in counted else 1)
        factor *= layout.word_factors[index]
    return WordScore(
        word=formed.cells,
        square=formed.square.name,
        direction=formed.direction,
        face=face,
        letters=letters,
        factor=factor,
        points=letters * factor,
    )


def prizes(rules: RuleSet, laying: Laying) -> tuple[Prize, ...]:
    """Prizes of a play, each with ten more when no scarab was among the tiles laid (art. 25-29)."""
    used_scarab = any(cell.islower() for _, cell in laying.tiles)
    extra = 0 if used_scarab else rules.no_scarab_extra
    won = []
    if points := dict(rules.prizes).get(len(laying.tiles)):
        won.append(Prize(PrizeKind.TILES, points, extra))
    if laying.words[0].cells.upper() in rules.scarab_words and _made_at_once(laying):
        won.append(Prize(PrizeKind.SCARAB_WORD, rules.scarab_word_prize, extra))
    return tuple(won)


def _made_at_once(laying: Laying) -> bool:
    """Whether no part of the main word was a word before: of its letters no two neighbours stood there (art. 28).

    Single letters it crosses do not count against it: a later word must use one (art. 5).
    """
    return ".." not in laying.text


def tiles_left(rules: RuleSet, rack: str) -> int:
    """The value of the letters on a rack (art. 33-34)."""
    return rules.tiles.total(rack.replace(JOLLY, ""))


def scarabs_left(rules: RuleSet, rack: str) -> int:
    """What the scarabs on a rack cost, or give (art. 30, 33)."""
    return rack.count(JOLLY) * rules.scarab_left


ARTICLES = {Ending.CLOSED: "32", Ending.DEADLOCK: "", Ending.RESIGNED: "", Ending.ABANDONED: ""}


def settle(state: State, reason: Ending, closer: int | None) -> tuple[Settlement, ...]:
    """Everyone loses what they hold, scarabs at thirty each and once; whoever closed gains all that (art. 30, 33-34).

    A resignation or an agreed stop counts no tiles (house rules).
    """
    if reason in (Ending.RESIGNED, Ending.ABANDONED):
        return ()
    rules, lines = state.rules, []
    for seat, rack in enumerate(state.racks):
        letters, scarabs = _sorted_out(rack)
        lines += _lines(seat, Reckoning.RACK_LEFT, -tiles_left(rules, rack), letters)
        lines += _lines(seat, Reckoning.SCARABS_LEFT, -scarabs_left(rules, rack), scarabs)
    if closer is not None:
        others = "".join(rack for seat, rack in enumerate(state.racks) if seat != closer)
        letters, scarabs = _sorted_out(others)
        lines += _lines(closer, Reckoning.RACK_GAINED, tiles_left(rules, others), letters)
        lines += _lines(closer, Reckoning.SCARABS_GAINED, scarabs_left(rules, others), scarabs)
    return tuple(lines)


def _sorted_out(tiles: str) -> tuple[str, str]:
    """Letters in order, and scarabs."""
    return "".join(sorted(tiles.replace(JOLLY, ""))), JOLLY * tiles.count(JOLLY)


def _lines(seat: int, kind: Reckoning, points: int, tiles: str) -> list[Settlement]:
    return [Settlement(seat, kind, points, tiles)] if tiles else []


def winnings(scores: tuple[int, ...], places: tuple[tuple[int, ...], ...]) -> tuple[Winning, ...]:
    """Who wins how much from whom: everyone the difference from each player placed below (art. 36).

    Nobody placed below wins anything, not even one who resigned with more points.
    """
    return tuple(
        Winning(winner, loser, scores[winner] - scores[loser])
        for place, winners in enumerate(places)
        for winner in winners
        for losers in places[place + 1 :]
        for loser in losers
        if scores[winner] > scores[loser]
    )


def balances(ended: Ended) -> tuple[int, ...]:
    """What each seat has won and lost in all: together nothing (art. 36)."""
    return tuple(
        sum(each.points for each in ended.winnings if each.winner == seat)
        - sum(each.points for each in ended.winnings if each.loser == seat)
        for seat in range(len(ended.scores))
    )
