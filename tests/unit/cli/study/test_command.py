"""`leggio study`: rounds of questions, explained, and kept."""

from pathlib import Path

import pytest

from leggio.cli.study.notebook import Notebook
from leggio.games.scrabble import Game
from leggio.notation.log import write_log
from leggio.study import Deck, Drill, ask, draw
from support.study import school
from support.terminal import run

LONG_AGO = 1_000_000_000_000


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of one's own for progress."""
    monkeypatch.setenv("LEGGIO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def right_answers(kind: Drill, seed: str, count: int, rules: str = "figs") -> list[str]:
    """What to type."""
    spoken = {"yes": "sì", "no": "no"}
    questions = [draw(school(rules), kind, f"{seed}\n{number}") for number in range(count)]
    return [" ".join(spoken.get(part, part) for part in question.solution) for question in questions if question]


@pytest.mark.parametrize("kind", [Drill.ANAGRAMS, Drill.HOOKS, Drill.SHORT, Drill.ENCLITICS])
@pytest.mark.parametrize("game", ["scrabble", "scarabeo"])
def test_right_answers_are_right(kind: Drill, game: str, data: Path) -> None:
    """The same seed asks the same; nothing comes back."""
    typed = right_answers(kind, "7", 3, "figs" if game == "scrabble" else "scarabeo")
    result = run("study", kind, "--seed", 7, "--count", 3, "--game", game, typed="\n".join(typed) + "\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.count("Giusto.") == 3
    assert "3 giuste su 3." in result.out
    deck = Notebook.look(data).deck
    assert (deck.tally(kind).streak, dict(deck.cards)) == (3, {})


def test_a_miss_is_explained_and_comes_back(data: Path) -> None:
    """Art. 22: the judge says why, and the card is on disk."""
    result = run("study", "enclitics", "--seed", 7, "--count", 2, typed="\n\n")
    assert result.out.count("Sbagliato.") == 2
    assert "(art. " in result.out
    assert "0 giuste su 2." in result.out
    assert "torna fra un minuto" in result.out
    deck = Notebook.look(data).deck
    assert len(deck.cards) == 2
    shown = run("study", "stats", "--lang", "en").out
    assert "Enclitics" in shown
    assert "comes back in a minute" in shown


def test_review_asks_what_was_missed(data: Path) -> None:
    """The longest overdue first; one answered right goes away for a while."""
    missed = ask(school(), Drill.SHORT, "RE")
    gone = ask(school(), Drill.SHORT, "DI")
    assert missed is not None
    assert gone is not None
    deck = Deck().after(missed, right=False, now=LONG_AGO).after(gone, right=False, now=LONG_AGO + 1)
    with Notebook.open(data) as notebook:
        notebook.keep(deck)
    result = run("study", "review", typed="sì\nno\n")
    assert "1 di 2" in result.out
    assert "1 giuste su 2." in result.out
    assert all(card.memory.due > LONG_AGO + 10**9 for card in Notebook.look(data).deck.cards.values())
    assert "torna fra" in run("study", "review").out


def test_review_without_misses() -> None:
    """A sentence, no questions."""
    assert run("study", "review").out == "Niente da ripassare: tornano solo le domande sbagliate.\n"


def test_a_card_that_can_no_longer_be_asked_leaves(data: Path) -> None:
    """Lexicons change."""
    missed = ask(school(), Drill.SHORT, "RE")
    assert missed is not None
    deck = Deck().after(missed, right=False, now=LONG_AGO)
    [(name, card)] = deck.cards.items()
    text = name.replace("RE", "RRRR")
    with Notebook.open(data) as notebook:
        notebook.keep(Deck({text: type(card)(card.kind, card.rules, "RRRR", card.memory)}))
    assert run("study", "review").code == 0
    assert not Notebook.look(data).deck.cards


def test_a_little_of_everything() -> None:
    """Without a drill every kind takes its turn; leaving early keeps what was answered."""
    result = run("study", "--seed", 5, "--lang", "en", typed="\n" * 5 + "quit\n")
    for drill in ("Anagrams", "Hooks", "Short words", "Enclitics", "Openings", "Endgames"):
        assert f"{drill} · " in result.out
    assert "0 right out of 5." in result.out


def test_what_makes_no_sense_is_asked_again() -> None:
    """With help; nothing is counted until there is an answer."""
    result = run("study", "openings", "--seed", 5, "--count", 1, typed="8D\naiuto\nboh boh boh\n\n")
    assert result.out.count("Non capisco la giocata") == 2
    assert "in apertura basta la parola" in result.out
    assert "0 giuste su 1." in result.out


def test_a_damaged_notebook_is_told(data: Path) -> None:
    """And kept under another name."""
    data.mkdir()
    (data / "study.json").write_text("{")
    result = run("study", "short", "--count", 1, typed="\n")
    assert result.code == 0
    assert "messo da parte" in result.err
    assert (data / "study.damaged-1.json").read_text() == "{"
    (data / "study.json").write_text('{"format": "leggio-study", "version": 9}')
    newer = run("study", "stats")
    assert (newer.code, "formato 9" in newer.err) == (1, True)


def test_the_end_of_input_is_leaving() -> None:
    """Nothing was answered, and nothing is counted."""
    result = run("study", "short", typed="")
    assert (result.code, result.err) == (0, "")
    assert "giuste su" not in result.out


@pytest.mark.parametrize("width", [40, 100])
@pytest.mark.parametrize("kind", ["openings", "endgames"])
@pytest.mark.parametrize("game", ["scrabble", "scarabeo"])
def test_boards_fit(kind: str, game: str, width: int) -> None:
    """On a narrow screen too; the best play is shown when one passes."""
    result = run("study", kind, "--seed", 2, "--count", 1, "--game", game, typed="\n", width=width)
    assert result.code == 0
    assert "migliore" in result.out
    assert all(len(line) <= width for line in result.out.splitlines())


def test_ones_own_misses_are_played_again(tmp_path: Path, data: Path) -> None:
    """Out of a log: asked at once, and due again if missed once more."""
    game = Game("Anna", "Bea", words=["il"], racks=["AFGILOZ", "ARMONAE"])
    game.play("G8 orizz.", "IL")
    game.accept()
    log = tmp_path / "game.jsonl"
    log.write_text(write_log("scrabble", game.log), "utf-8")
    result = run("study", "misses", "--from", log, "--player", "anna", typed="8G IL\n")
    assert (result.code, result.err) == (0, "")
    assert "Le tue partite · 1 di 1" in result.out
    assert "Sbagliato." in result.out
    assert "ZOLFA" in result.out
    assert len(Notebook.look(data).deck.cards) == 1
    nothing = run("study", "misses", "--from", log, "--player", "Bea")
    assert "non ha sbagliato" in nothing.out
    assert "giocano Anna, Bea" in run("study", "misses", "--from", log, "--player", "Carlo").err
    assert "--player" in run("study", "misses", "--from", log).err
    assert "--from" in run("study", "misses").err
    log.write_text("{", "utf-8")
    assert run("study", "misses", "--from", log, "--player", "Anna").code == 1
