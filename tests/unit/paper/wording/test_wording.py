"""Paper and sites speak both languages."""

from leggio.paper.wording import Words
from leggio.paper.wording.en import ENGLISH
from leggio.paper.wording.it import ITALIAN
from support.speech import agree


def test_the_languages_agree() -> None:
    """What can be said in Italian can be said in English, with the same data."""
    assert agree(ITALIAN, ENGLISH)


def test_what_people_write_is_no_sentence() -> None:
    """A name with braces stays as it is."""
    assert Words("it")("deed.referee_appointed", name="{round}") == "Nomina arbitro {round} (art. 43)."
