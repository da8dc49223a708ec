"""A judge for games at random: about seven words in ten are admissible, always the same ones."""

import zlib
from functools import cache
from itertools import product

from leggio.core.verdicts import Verdict


class HashJudge:
    """Rules by a hash of the word; its notes carry a mark, so that one can look for them where they must not be."""

    MARK = "parere"

    def judge(self, word: str) -> Verdict:
        """The same verdict for the same word, on every machine."""
        # Words at random may hold half a character: no encoding of ours may fail on them.
        digest = zlib.crc32(word.encode("utf-8", "surrogatepass"))
        return Verdict(word, digest % 10 < 7, note=f"{self.MARK} {digest}", articles=("14",))

    def of_length(self, length: int) -> tuple[str, ...]:
        """Some of the admissible words of a length: a list long enough to be seen in a view."""
        return _sample(length)


@cache
def _sample(length: int) -> tuple[str, ...]:
    words = ("".join(letters) for letters in product("AEIOR", repeat=length))
    return tuple(word for word in words if HashJudge().judge(word).valid)
