"""Everyone meets everyone: Berger's tables, in which starts and replies differ by one at most."""

from collections.abc import Sequence

from leggio.tournament.pairing.field import Bye, Match, Note, Paired


def rounds_of(players: int, legs: int = 1) -> int:
    """How many rounds it takes."""
    return legs * (players - 1 + players % 2) if players > 1 else 0


def pair_round_robin(players: Sequence[int], number: int, legs: int = 1) -> Paired:
    """A round, from 1, of so many legs; in every second leg replies are given back."""
    size = len(players) + len(players) % 2
    if not 1 <= number <= rounds_of(len(players), legs):
        return Paired()
    leg, turn = divmod(number - 1, size - 1)
    matches, byes = [], []
    for one, other in _berger(size, turn):
        if max(one, other) > len(players):
            byes.append(Bye(players[min(one, other) - 1], (Note("bye.calendar", {"round": number}),)))
            continue
        first, second = (other, one) if leg % 2 else (one, other)
        note = Note("pair.calendar", {"round": number, "leg": leg + 1})
        matches.append(Match(players[first - 1], players[second - 1], (note,)))
    return Paired(tuple(matches), tuple(byes))


def _berger(size: int, turn: int) -> list[tuple[int, int]]:
    """A turn, from 0, of an even number of players counted from 1; whoever starts comes first."""
    last = size
    pairs: list[tuple[int, int]] = []
    for one in range(1, last):
        other = (turn - one) % (last - 1) + 1
        if other == one:
            pairs.insert(0, (one, last) if one <= last // 2 else (last, one))
        elif one < other:
            # Sums change their parity from opponent to opponent, and with it who starts.
            pairs.append((one, other) if (one + other) % 2 else (other, one))
    return pairs
