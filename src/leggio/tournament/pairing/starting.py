"""Who starts: whoever has started less, then whoever replied last time, then the two in turn, table by table."""

from leggio.tournament.pairing.field import Contender, Match, Note


def seated(one: Contender, other: Contender, *, turn: int, notes: tuple[Note, ...] = ()) -> Match:
    """Two players with the one who starts first; `turn` settles what nothing else does (art. 25)."""
    better, worse = sorted((one, other), key=lambda each: each.place)
    if one.lead != other.lead:
        first = min(one, other, key=lambda each: each.lead)
        why = Note("start.fewer", {"first": first.lead, "second": max(one.lead, other.lead)})
    elif {one.last_started, other.last_started} == {True, False}:
        first = one if one.last_started is False else other
        why = Note("start.replied_last")
    else:
        first = worse if turn % 2 else better
        why = Note("start.in_turn")
    second = other if first is one else one
    return Match(first.number, second.number, (*notes, why))
