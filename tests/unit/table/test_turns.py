"""Whose turn it is, as people."""

from leggio.table.records import Member, Role
from leggio.table.turns import Turns


def member(seat: int | None) -> Member:
    """Somebody on a seat."""
    return Member(table="t", person=f"p{seat}", name="", role=Role.PLAYER, seat=seat, joined_at=0)


def test_told_once() -> None:
    """Those whose turn begins or ends, and nobody twice; seats without people count for nothing."""
    turns, members = Turns(), [member(0), member(1), member(None)]
    assert turns.changed(members, (0,)) == {"p0": True}
    assert turns.changed(members, (0,)) == {}
    assert turns.changed(members, (1, 2)) == {"p0": False, "p1": True}
    assert turns.changed(members, ()) == {"p1": False}
