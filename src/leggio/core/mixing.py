"""Mixing a sealed bag with what others put in after its seal was shown: commit, then reveal.

Whoever seals a bag could try seals until one suits. So the order that counts comes from the sealed salt *and* from a
share of each player's device: first every device commits to its share, and only when all commitments are known does
any of them reveal it. Where a public value was named beforehand, it goes in too. The argument is in decision 0023.
"""

import hashlib
import re

from msgspec.structs import replace

from leggio.core.bag import Bag, shuffle
from leggio.core.record import Record

_HASH = re.compile("[0-9a-f]{64}")


def is_hash(text: str) -> bool:
    """Whether a text has the form of a share or of a commitment: 64 hexadecimal digits, small ones."""
    return _HASH.fullmatch(text) is not None


def commitment_to(share: str, seal: str, seat: int) -> str:
    """What a device publishes before it reveals its share: bound to this seal and this seat, so that nobody's can be
    used again."""
    return hashlib.sha256(f"leggio-share-1\n{seal}\n{seat}\n{share}\n".encode()).hexdigest()


class Mixing(Record, frozen=True, kw_only=True):
    """Who puts what into a bag. All of it is public; the salt of the bag is not."""

    contributors: tuple[int, ...] = ()  # seats whose devices are asked for a share
    announced: str = ""  # the public value that goes in, named before it was known; empty: none
    commitments: tuple[tuple[int, str], ...] = ()  # seat and commitment, in the order they came
    closed: bool = False  # whether commitments are no longer taken, and shares are
    shares: tuple[tuple[int, str], ...] = ()  # the same of shares
    value: str = ""  # what was announced, once it is known
    mixed: bool = False
    until: int | None = None  # how long shares are waited for

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats that have not committed to a share."""
        return _without(self.contributors, self.commitments)

    @property
    def withheld(self) -> tuple[int, ...]:
        """Seats that committed to a share and have not revealed it."""
        committed = {seat for seat, _ in self.commitments}
        return tuple([seat for seat in _without(self.contributors, self.shares) if seat in committed])

    def has(self, share: str) -> bool:
        """Whether this share went in."""
        return any(given == share for _, given in self.shares)

    def later(self, by: int) -> "Mixing":
        """The same with shares waited for so much longer."""
        return self if self.until is None else replace(self, until=self.until + by)

    def key(self, seal: str, salt: str) -> bytes:
        """What decides the order: the secret, every commitment, every share that was revealed, the public value.

        A share that was withheld leaves its commitment there.
        """
        commitments, shares = dict(self.commitments), dict(self.shares)
        lines = [f"{seat} {commitments.get(seat, '-')} {shares.get(seat, '-')}\n" for seat in self.contributors]
        return f"leggio-mix-2\n{salt}\n{seal}\n{''.join(lines)}{self.announced}\n{self.value}\n".encode()

    def mix(self, bag: Bag, seal: str) -> Bag:
        """The bag in the order that counts, with a salt of its own for later shuffles."""
        key = self.key(seal, bag.salt)
        salt = hashlib.sha256(b"leggio-salt-2\n" + key).hexdigest()
        return Bag(shuffle("".join(sorted(bag.tiles)), b"leggio-order-2\n" + key), salt)


def _without(seats: tuple[int, ...], given: tuple[tuple[int, str], ...]) -> tuple[int, ...]:
    known = {seat for seat, _ in given}
    return tuple([seat for seat in seats if seat not in known])
