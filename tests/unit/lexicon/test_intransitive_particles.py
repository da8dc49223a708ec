"""Which particles intransitive verbs take: a reading of the table, in one place (art. 22)."""

import os
import re
from pathlib import Path

import msgspec
import pytest

from leggio.lexicon.checking import check
from leggio.lexicon.enclitics import INTRANSITIVE_PARTICLES
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS
from support.lexicons import bundled, vocabulary

DOCUMENTED = Path(__file__).parents[3] / "docs" / "lexicon.md"
CACHE = Path(os.environ["LEGGIO_CACHE"]) / "readings"


@pytest.mark.parametrize("word", ["CAMMINARSI", "CAMMINANDOSI", "GIACERTI", "GIACENDOSI", "CAMMINARVI", "CENARNE"])
def test_the_eight_particles(word: str) -> None:
    """Art. 22: ci gli le mi ne si ti vi; *si* and *ti* with infinitive and gerund."""
    assert word in bundled()


@pytest.mark.parametrize(
    "word", ["CAMMINASI", "CAMMINIAMOSI", "CAMMINATESI", "CAMMINARSENE", "CAMMINARLO", "GIACITELO"]
)
def test_nothing_else(word: str) -> None:
    """Art. 22: never *si* on an imperative, no direct objects, no two at once."""
    assert word not in bundled()


@pytest.mark.parametrize("word", ["PORTIAMOVI", "PORTIAMOVELI", "PORTIAMOTI", "CAMMINIAMOVI", "ANDIAMOVENE"])
def test_vi_on_a_first_plural_is_the_pronoun(word: str) -> None:
    """Art. 22: *portiamovi* is valid like *portiamoti*."""
    assert word in bundled()


@pytest.mark.parametrize("left_out", [INTRANSITIVE_PARTICLES, frozenset({"si"})])
def test_the_documentation_tells_how_many_forms_depend_on_it(left_out: frozenset[str]) -> None:
    """Art. 22: docs/lexicon.md has the number of forms that are valid by this reading alone, and by *si* alone."""
    other = msgspec.structs.replace(FIGS, name="other", intransitive=INTRANSITIVE_PARTICLES - left_out)
    depend = len(bundled()) - len(open_lexicon(CACHE / "-".join(sorted(left_out)), other))
    assert f"{depend:,}" in re.findall(r"\d+,\d{3}", DOCUMENTED.read_text("utf-8"))


def test_a_federation_may_read_the_table_its_own_way(tmp_path: Path) -> None:
    """Art. 22: `particles.txt` in a vocabulary replaces the reading, for all that is made of it."""
    verbs = "camminare intr avere @hm\n"
    ours = vocabulary(tmp_path / "ours", verbs=verbs)
    theirs = vocabulary(tmp_path / "theirs", verbs=verbs, particles="# their table\nci gli le mi\nne ti vi\n")
    assert check(theirs) == ()
    assert "CAMMINARSI" in open_lexicon(tmp_path / "cache", FIGS, ours)
    read = open_lexicon(tmp_path / "cache", FIGS, theirs)
    assert "CAMMINARSI" not in read
    assert "CAMMINARVI" in read
    assert not read.analyses("CAMMINARSI")
    assert read.label != open_lexicon(tmp_path / "cache", FIGS, ours).label


def test_a_particle_that_is_none_is_found(tmp_path: Path) -> None:
    """Art. 22: only simple particles of the table can be chosen."""
    wrong = vocabulary(tmp_path, verbs="camminare intr avere @hm\n", particles="ci sene boh\n")
    assert [problem.detail["particle"] for problem in check(wrong)] == ["sene", "boh"]
