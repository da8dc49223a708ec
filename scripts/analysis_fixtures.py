"""Write facts of analyses with what the terminal says of them, for the web app to be tested by.

scripts/analysis_fixtures.py            write them
scripts/analysis_fixtures.py --check    say whether they are what they should be
"""

import json
from pathlib import Path

import msgspec
from generated import write_or_check

from leggio.cli.analyze.telling import fact_sentence
from leggio.cli.speaking import Speaker
from leggio.engine.analysis import Fact
from leggio.engine.analysis.report import FactValue
from leggio.speech import languages

FILE = Path(__file__).parents[1] / "web" / "src" / "analysis" / "fixtures.json"
PLAYERS = ("Anna", "Bea")
PLAY: dict[str, FactValue] = {"word": "SCOPATE", "square": "H4", "direction": "down", "points": 78}
LAID: dict[str, FactValue] = {"word": "ZUZZO", "square": "H4", "direction": "down"}
RULED: dict[str, FactValue] = {"words": "ZUZZO", "points": 30, "penalty": 6, "challenger": 1, **LAID}
SEVERAL: dict[str, FactValue] = {**RULED, "words": "ZUZZO, AZZI"}
# One of each kind there is, and of each way to say it.
FACTS = (
    Fact("missed_prize", {**PLAY, "tiles": 7}),
    Fact("more_points", {**PLAY, "gain": 12}),
    Fact("other_play", PLAY),
    Fact("play_better", {**PLAY, "direction": "across"}),
    Fact("missed_out", PLAY),
    Fact("exchange_better", {"given": "CCQ", "kept": "AER"}),
    Fact("exchange_better", {"given": "CCQVZHB", "kept": ""}),
    Fact("pass_better"),
    Fact("spent_jolly", {"points": 20, "worth": 25}),
    Fact("kept_twins", {"tile": "C", "count": 2, "cost": 6}),
    Fact("kept_tile", {"tile": "Q", "cost": 9}),
    Fact("kept_vowels", {"tiles": "AEO", "cost": 5}),
    Fact("kept_consonants", {"tiles": "BCR", "cost": 7}),
    Fact("better_kept", {"tiles": "AER", "kept": "UUV", "worth": 14}),
    Fact("phoney_stood", {"words": "ZUZZO", "points": 30, "cost": 36}),
    Fact("phoney_withdrawn", RULED),
    Fact("phoney_withdrawn", {**RULED, "penalty": 0}),
    Fact("good_challenged", RULED),
    Fact("good_challenged", {**RULED, "penalty": 0}),
    Fact("ruled_good", RULED),
    Fact("ruled_wrong", RULED),
    Fact("phoney_stood", {"words": "ZUZZO, AZZI", "points": 30, "cost": 36}),
    Fact("phoney_withdrawn", SEVERAL),
    Fact("phoney_withdrawn", {**SEVERAL, "penalty": 0}),
    Fact("good_challenged", SEVERAL),
    Fact("good_challenged", {**SEVERAL, "penalty": 0}),
    Fact("ruled_good", SEVERAL),
    Fact("ruled_wrong", SEVERAL),
    Fact("rack_unknown"),
    Fact("exchange_unknown"),
    Fact("lucky", {"points": 22}),
    Fact("unlucky", {"points": 22}),
)


def fixtures() -> str:
    """Facts, and what the terminal says of them in every language."""
    speakers = {each: Speaker(each) for each in languages()}
    told = [
        {
            "game": game,
            "fact": msgspec.to_builtins(fact),
            "said": {each: fact_sentence(fact, game, PLAYERS, say) for each, say in speakers.items()},
        }
        for game in ("scrabble", "scarabeo")
        for fact in FACTS
    ]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write, or compare."""
    write_or_check({FILE: fixtures()})


if __name__ == "__main__":
    main()
