"""What people chose on the command line, made into the options and the deck of a table of Verbum."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from leggio.cli.failure import fail
from leggio.cli.files import read_bytes, unreadable
from leggio.cli.hosting.choosing import chosen, seat_called
from leggio.cli.speaking import Speaker
from leggio.core.letters import is_label
from leggio.games.verbum import Deck
from leggio.games.verbum.rules import (
    LONGEST_MINIMUM,
    MINUTE,
    VERBUM,
    Contests,
    Options,
    check_decks,
    options_for,
)
from leggio.games.verbum.word_lists import LONGEST_CATEGORY, ListReader, own_lists
from leggio.games.verbum.written import WrittenError
from leggio.lexicon.agreed import Category

LONGEST_MINUTES = 60
# People answer and vote one after the other at one keyboard: that takes longer than everyone at once.
CONTEST_MS = MINUTE
# The kinds of words by their Italian names too.
CATEGORIES = {
    "parole": Category.WORDS,
    "nomi-comuni": Category.NOUNS,
    "animali": Category.ANIMALS,
    "piante": Category.PLANTS,
    "oggetti": Category.OBJECTS,
    "sigle": Category.ABBREVIATIONS,
    "sigle-di-provincia": Category.PROVINCES,
    "province": Category.PROVINCE_NAMES,
    "nomi": Category.FIRST_NAMES,
}


class ContestRule(StrEnum):
    """How doubts about a word are settled, in the words of the command line."""

    DICTIONARY = "dictionary"
    DICTIONARY_THEN_VOTE = "dictionary-then-vote"
    VOTE = "vote"
    VOID = "void"


_CONTESTS = {
    ContestRule.DICTIONARY: Contests.JUDGE,
    ContestRule.DICTIONARY_THEN_VOTE: Contests.JUDGE_THEN_VOTE,
    ContestRule.VOTE: Contests.VOTE,
    ContestRule.VOID: Contests.CHECKED,
}


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `leggio play` that make a table of Verbum."""

    challenges: str | None = None  # None: what suits the categories and the dictionary
    category: Sequence[str] = ()
    word_list: Sequence[Path] = ()
    minimum: int | None = None
    free_turn: bool = False
    open_hands: bool = False
    minutes: int | None = None  # of a turn
    starter: str | None = None
    deck: Path | None = None


def options_of(choices: Choices, names: tuple[str, ...], say: Speaker, *, has_words: bool) -> Options:
    """The options of the table; what makes no sense ends with a sentence."""
    minutes = choices.minutes
    if minutes is not None and not 1 <= minutes <= LONGEST_MINUTES:
        fail(say("option.minutes"))
    if choices.minimum is not None and not 1 <= choices.minimum <= LONGEST_MINIMUM:
        fail(say("option.minimum", most=LONGEST_MINIMUM))
    lists = tuple(line for file in choices.word_list for line in lists_of(file, say))
    known = own_lists(lists)
    categories = _categories(choices.category, known, say)
    usual = options_for(VERBUM)
    return Options(
        categories=categories,
        minimum=usual.minimum if choices.minimum is None else choices.minimum,
        minimum_abbreviation=usual.minimum_abbreviation,
        free_turn=choices.free_turn,
        open_hands=choices.open_hands,
        contests=_CONTESTS[_contests(choices, categories, known, say, has_words=has_words)],
        contest_ms=None if minutes is None else CONTEST_MS,
        turn_ms=None if minutes is None else minutes * MINUTE,
        starter=0 if choices.starter is None else seat_called(choices.starter, names, "--starter", say),
        lists=lists,
    )


def _categories(given: Sequence[str], listed: Collection[str], say: Speaker) -> tuple[str, ...]:
    """The kinds of words by their codes; one that we have no list of keeps the name that people gave it (par. 2)."""
    for name in given:
        if not is_label(name.strip(), LONGEST_CATEGORY):
            fail(say("option.category", longest=LONGEST_CATEGORY))
    codes = {**CATEGORIES, **{name.casefold(): name for name in listed}}
    named = [name.strip().casefold() for name in (*given, *listed)]
    return tuple(dict.fromkeys(str(codes.get(name, name)) for name in named)) or Options().categories


def _contests(
    choices: Choices, categories: Sequence[str], known: Collection[str], say: Speaker, *, has_words: bool
) -> ContestRule:
    unknown = [each for each in categories if each not in {*Category, *known}]
    if choices.challenges is None:
        if not has_words:
            return ContestRule.VOTE
        return ContestRule.DICTIONARY_THEN_VOTE if unknown else ContestRule.DICTIONARY
    asked = chosen(ContestRule, choices.challenges, "--challenges", say)
    if unknown and asked in (ContestRule.DICTIONARY, ContestRule.VOID):
        fail(say("option.unknown_category", categories=unknown, known=tuple(CATEGORIES)))
    return asked


def deck_of(file: Path, players: int, say: Speaker) -> Deck:
    """A deck of one's own for that many players; a file with errors is refused with each line and the reason."""
    table, problems = check_decks(_text_of(file))
    if table is None or problems:
        fail("\n".join(_told(file, each, say) for each in problems))
    deck = table.for_players(players)
    if deck is None:
        fail(say("deck.other_players", file=file, players=players, known=tuple(sorted(table.decks))))
    return deck


def lists_of(file: Path, say: Speaker) -> list[str]:
    """The lines of a file that lists the words of one's own kinds; errors are told with each line and the reason."""
    reader = ListReader()
    text = _text_of(file)
    reader.read(text)
    if reader.problems:
        fail("\n".join(_told(file, each, say) for each in reader.problems))
    return text.splitlines()


def _text_of(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise unreadable(file, error) from None


def _told(file: Path, problem: WrittenError, say: Speaker) -> str:
    where = say("written.at_line", file=file, line=problem.line) if problem.line else say("written.in_file", file=file)
    return where + say(problem.code, **problem.detail)
