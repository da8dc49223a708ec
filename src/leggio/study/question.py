"""Questions as data: what is asked, apart from what answers it, so that one can be shown without the other."""

import msgspec

from leggio.lexicon.opinion import Opinion
from leggio.study.kinds import Answering, Drill, Side

YES, NO = "yes", "no"


class AnagramsPrompt(msgspec.Struct, frozen=True, tag="anagrams"):
    """Every word made of all these letters; `one_in` is how rarely such tiles are drawn together."""

    letters: str
    count: int
    one_in: int


class HooksPrompt(msgspec.Struct, frozen=True, tag="hooks"):
    """Every letter that makes another word, put before or after this one."""

    word: str
    side: Side
    count: int


class ShortValidPrompt(msgspec.Struct, frozen=True, tag="short_valid"):
    """Whether this is a word."""

    word: str


class ShortListPrompt(msgspec.Struct, frozen=True, tag="short_list"):
    """Every word of so many letters that has this one."""

    letter: str
    length: int
    count: int


class EncliticPrompt(msgspec.Struct, frozen=True, tag="enclitic"):
    """Whether a form of a verb takes these particles; `word` is what they make together."""

    lemma: str
    form: str
    host: str
    particles: tuple[str, ...]
    word: str


class ParticlesPrompt(msgspec.Struct, frozen=True, tag="particles"):
    """Which of these words, a form of a verb with particles after it, are good."""

    lemma: str
    form: str
    host: str
    choices: tuple[str, ...]


class PlayPrompt(msgspec.Struct, frozen=True, tag="play"):
    """What to play from this rack; `other` is the rack of the other player, when nothing is left to draw."""

    cells: str
    size: int
    rack: str
    other: str = ""


Prompt = (
    AnagramsPrompt | HooksPrompt | ShortValidPrompt | ShortListPrompt | EncliticPrompt | ParticlesPrompt | PlayPrompt
)


class Question(msgspec.Struct, frozen=True):
    """One question of a drill: its key is all that is needed to ask it again.

    The solution is a set of words, of letters, or of one of `yes` and `no`; a play has none, for it is weighed.
    """

    kind: Drill
    rules: str
    key: str
    answering: Answering
    prompt: Prompt
    solution: frozenset[str] = frozenset()
    edition: str = ""  # whose words it is about; none: those of Leggio


class WeighedPlay(msgspec.Struct, frozen=True):
    """A play, its points, and what it is worth in thousandths of a point: with the tiles kept, or to the very end."""

    where: str
    word: str
    score: int
    worth: int


class Appraisal(msgspec.Struct, frozen=True):
    """What an answer came to, and the facts that explain it."""

    right: bool
    found: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    opinions: tuple[Opinion, ...] = ()
    yours: WeighedPlay | None = None
    best: tuple[WeighedPlay, ...] = ()

    @property
    def loss(self) -> int:
        """Thousandths of a point that the play was worth less than the best."""
        return self.best[0].worth - self.yours.worth if self.yours and self.best else 0
