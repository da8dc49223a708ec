"""Write opinions of the judge with what the terminal says of them, for the web app to be tested by.

scripts/judge_fixtures.py            write them
scripts/judge_fixtures.py --check    say whether they are what they should be
"""

import json
import os
from pathlib import Path

import msgspec
from generated import write_or_check

from leggio.cli.speaking import Speaker
from leggio.cli.wording import analysis_sentence, reason_sentence
from leggio.lexicon.agreed import Category, CategoryJudge
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.profiles import PROFILES
from leggio.speech import languages

FILE = Path(__file__).parents[1] / "web" / "src" / "judge" / "fixtures.json"
# One of each kind of verdict there is.
WORDS = [
    "micio",
    "casa",
    "gatti",
    "bella",
    "portateveli",
    "portaveli",
    "pentirmene",
    "accanirmene",
    "eccomi",
    "ahimè",
    "buon",
    "cammin",
    "curricula",
    "peones",
    "quarantadue",
    "empolese",
    "magliettina",
    "fabricato",
    "anitrella",
    "dicesi",
    "vendesi",
    "fea",
    "torrei",
    "rifare",
    "andandosene",
    "camminata",
    "camminate",
    "mangiò",
    "velocemente",
    "abat-jour",
    "x",
    "zzzz",
    "ab",
    "gazebo",
    "bellissimo",
    "anzi",
    "dormite",
    "dormita",
    "stea",
    "sieno",
    "arcobaleni",
    "tempaccio",
    "S.P.A.",
]
VERBUM = ("anna", "mi", "torino", "pc")


def fixtures() -> str:
    """Opinions, and what the terminal says of them in every language."""
    cache = Path(os.environ["LEGGIO_CACHE"]) if "LEGGIO_CACHE" in os.environ else _cache()
    lexicons = [open_lexicon(cache, PROFILES[rules]) for rules in ("figs", "scarabeo")]
    opinions = [opinion_on(word, lexicon) for lexicon in lexicons for word in WORDS]
    judge = CategoryJudge(open_lexicon(cache, PROFILES["verbum"]), list(Category))
    opinions += [judge.opinion_on(word) for word in VERBUM]
    return json.dumps([_told(opinion) for opinion in opinions], ensure_ascii=False, indent=1) + "\n"


def _told(opinion: object) -> dict[str, object]:
    built = msgspec.to_builtins(opinion)
    said = {}
    for language in languages():
        say = Speaker(language)
        lines = [analysis_sentence(each, say) for each in opinion.analyses]  # type: ignore[attr-defined]
        reason = opinion.reason  # type: ignore[attr-defined]
        said[language] = {"readings": lines, "reason": reason_sentence(reason, say) if reason else ""}
    return {"opinion": built, "said": said}


def _cache() -> Path:
    from leggio.lexicon.opening import cache_directory  # noqa: PLC0415 - only where no test names one

    return cache_directory()


def main() -> None:
    """Write, or compare."""
    write_or_check({FILE: fixtures()})


if __name__ == "__main__":
    main()
