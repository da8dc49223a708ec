"""King of the Hill: the first meets the second, the third the fourth, whether they have met or not."""

from collections.abc import Sequence

from leggio.tournament.pairing.field import Bye, Contender, Note, Paired
from leggio.tournament.pairing.starting import seated


def pair_koth(field: Sequence[Contender], *, turn: int = 0) -> Paired:
    """Neighbours in the standings; an odd one out is the last of those with the fewest byes."""
    players = sorted(field, key=lambda each: each.place)
    byes: tuple[Bye, ...] = ()
    if len(players) % 2:
        out = min(players, key=lambda each: (each.byes, -each.place))
        byes = (Bye(out.number, (Note("bye.lowest", {"halves": out.score, "place": out.place + 1}),)),)
        players.remove(out)
    couples = zip(players[::2], players[1::2], strict=True)
    return Paired(
        tuple(
            seated(one, other, turn=turn + table, notes=_notes(one, other))
            for table, (one, other) in enumerate(couples)
        ),
        byes,
    )


def _notes(one: Contender, other: Contender) -> tuple[Note, ...]:
    notes = [Note("pair.neighbours", {"place": one.place + 1, "other": other.place + 1})]
    if times := one.met.get(other.number, 0):
        notes.append(Note("pair.again", {"times": times}))
    return tuple(notes)
