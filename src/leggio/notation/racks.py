"""Racks as files show them."""

from leggio.core.letters import JOLLY


def in_order(rack: str) -> str:
    """A rack in alphabetical order, jollies last as people of the field write it."""
    return "".join(sorted(rack, key=lambda tile: (tile == JOLLY, tile)))
