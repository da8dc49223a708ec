"""Shares and the key they make: pinned for ever, as browsers and other programs compute them too."""

from collections import Counter

from msgspec.structs import replace

from leggio.core.bag import Bag
from leggio.core.mixing import Mixing, commitment_to, is_hash

SEAL = "5e" * 32
SHARES = ("0a" * 32, "0b" * 32)
MIXING = Mixing(
    contributors=(0, 1),
    commitments=tuple((seat, commitment_to(share, SEAL, seat)) for seat, share in enumerate(SHARES)),
    shares=tuple(enumerate(SHARES)),
)


def test_a_commitment_is_the_published_recipe() -> None:
    """Anyone can check one with sha256sum: the text hashed is fixed for ever."""
    assert commitment_to(SHARES[0], SEAL, 0) == "97783372f9a4c7bab1c2bdd19617fddaa261ba2669b4d40c80fed5bf39dd2f4e"


def test_the_mixed_bag_is_the_published_recipe() -> None:
    """A pinned vector: the order and the salt of later shuffles, from the salt of the seal and all that was put in."""
    salt = "2b06fc31e8db3bf41b09e57838e752f4ba365d109c5a7a1f57c84a5a81e0b38d"
    assert MIXING.mix(Bag("AABCDE?", "salt"), SEAL) == Bag("ABED?AC", salt)


def test_everything_that_is_put_in_counts() -> None:
    """Another share, one withheld, another seal, salt, seat or public value: each gives another key."""
    others = [
        MIXING,
        replace(MIXING, shares=MIXING.shares[:1]),
        replace(MIXING, commitments=MIXING.commitments[:1], shares=MIXING.shares[:1]),
        replace(MIXING, shares=((0, SHARES[0]), (1, SHARES[0]))),
        replace(MIXING, announced="Lotto"),
        replace(MIXING, announced="Lotto", value="7"),
        replace(MIXING, contributors=(0, 2)),
    ]
    keys = Counter(each.key(SEAL, "salt") for each in others)
    keys.update((MIXING.key(SEAL, "pepper"), MIXING.key("6f" * 32, "salt")))
    assert set(keys.values()) == {1}


def test_the_order_of_arrival_does_not_count() -> None:
    """Whoever relays messages cannot choose by holding one back for a moment."""
    late = replace(MIXING, commitments=MIXING.commitments[::-1], shares=MIXING.shares[::-1])
    assert late.key(SEAL, "salt") == MIXING.key(SEAL, "salt")


def test_a_hash_is_64_small_digits() -> None:
    """Nothing else is taken for a share or a commitment."""
    assert is_hash("0f" * 32)
    assert not any(is_hash(text) for text in ("", "0f" * 31, "0F" * 32, "0f" * 32 + "\n", "zz" * 32))
