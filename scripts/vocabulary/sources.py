"""All the sources, read once from the folder that `fetch` fills."""

from pathlib import Path

import conjugators
import freedict
import thesaurus
import witalian
from apertium import Apertium
from hunspell import Hunspell
from morphit import MorphIt


class Sources:
    """What each package says; the letters are those of the vocabulary's `@` mark."""

    def __init__(self, packages: Path) -> None:
        self.hunspell = Hunspell(packages)  # h
        self.morphit = MorphIt(packages)  # m
        self.apertium = Apertium(packages)  # a
        self.conjugated = conjugators.infinitives(packages)  # c
        self.freedict = freedict.words(packages)  # d
        self.thesaurus = thesaurus.parts_of_speech(packages)  # t
        self.witalian = witalian.listed(packages)  # w
