"""The bag: an order fixed and sealed before the first draw, revealed when the game is over.

The seal is the whole chance of a game: the order of the tiles and a salt. Its hash is published before
anything is drawn. Tiles that go back are mixed in by a shuffle that only the salt and the number of earlier
returns decide, so once sealed nobody, the server included, can choose a draw; with the seal anyone can check
every one of them.
"""

import hashlib

from leggio.core.record import Record


class Seal(Record, frozen=True):
    """The secret order of a bag and the salt of its later shuffles."""

    order: str
    salt: str

    @property
    def commitment(self) -> str:
        """The hash to publish before the first draw."""
        return hashlib.sha256(f"leggio-bag-1\n{self.order}\n{self.salt}\n".encode()).hexdigest()


class Bag(Record, frozen=True):
    """The tiles left, in the order they will come out."""

    tiles: str
    salt: str
    returns: int = 0

    def __len__(self) -> int:
        return len(self.tiles)

    def draw(self, count: int) -> tuple[str, "Bag"]:
        """Take tiles off the top: as many as asked, or all there are."""
        return self.tiles[:count], Bag(self.tiles[count:], self.salt, self.returns)

    def put_back(self, tiles: str) -> "Bag":
        """Return tiles and mix the whole bag again."""
        key = f"leggio-mix-1\n{self.salt}\n{self.returns}\n".encode()
        # Sorted first: the mix must depend on which tiles are in, not on the order they came back in.
        return Bag(shuffle("".join(sorted(self.tiles + tiles)), key), self.salt, self.returns + 1)

    def mixed_after(self, later: "Bag") -> "Bag":
        """These tiles, mixed again after all that became of the bag since: what came next is no longer what will."""
        return Bag(self.tiles, self.salt, later.returns).put_back("")


def open_bag(seal: Seal) -> Bag:
    """The full bag of a sealed order."""
    return Bag(seal.order, seal.salt)


def shuffle(tiles: str, key: bytes) -> str:
    """Fisher–Yates driven by SHAKE-256 of the key: the same on every machine, for ever."""
    mixed = list(tiles)
    stream = hashlib.shake_256(key).digest(8 * len(mixed))
    for last in range(len(mixed) - 1, 0, -1):
        # 64 bits against at most 130 tiles: the bias of the modulus is below 2**-56.
        chosen = int.from_bytes(stream[8 * last : 8 * last + 8], "big") % (last + 1)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return "".join(mixed)
