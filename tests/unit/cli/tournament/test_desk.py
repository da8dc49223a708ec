"""`leggio tournament`: an evening at the terminal."""

import json
from pathlib import Path

import pytest

from leggio.tournament.log import read_tournament, write_tournament
from support.terminal import Run, run

ROSTER = "Nome;Cognome;Circolo;Elo\nAnna;Rossi;Pisa;1650\nBea;Però;Lodi;1500\nCarla;Neri;Pisa;\nDino;Blu;Bari;1400\n"


class Evening:
    """A tournament in a file, and the commands on it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "serata.jsonl"
        self.folder = folder

    def __call__(self, command: str, *arguments: object) -> Run:
        """Run a command that must succeed."""
        done = self.refused(command, *arguments)
        assert (done.code, done.err) == (0, ""), done
        return done

    def refused(self, command: str, *arguments: object) -> Run:
        """Run a command."""
        return run("tournament", command, self.file, *arguments)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Four players, a referee who plays and a panel; two Swiss rounds and a King of the Hill."""
    evening = Evening(tmp_path)
    roster = tmp_path / "iscritti.csv"
    roster.write_bytes(ROSTER.encode("latin-1"))
    evening("new", "--name", "Serata", "--director", "Dora", "--calendar", "swiss:2,koth:1")
    evening("players", roster)
    evening("staff", "--referee", "anna rossi", "--panel", "Bea Però", "--panel", "Carla Neri", "--panel", "Dino Blu")
    return evening


def test_a_whole_evening(evening: Evening) -> None:
    """Players, three rounds, results, standings, ratings, export, and a log that verifies."""
    assert "Anna Rossi" in evening("players").out
    for number in (1, 2, 3):
        paired = evening("pair", "--why").out
        assert f"Turno {number}" in paired
        assert "punti" in paired or "in classifica" in paired
        evening("result", 1, 400, 380)
        evening("result", 2, 380, 400)
    shown = evening("standings").out.splitlines()
    assert shown[0].split()[:3] == ["posto", "n.", "nome"]
    assert len(shown) == 5
    assert "Glicko-2" in evening("ratings").out
    assert json.loads(evening("export").out)["tournament"]["name"] == "Serata"
    table = evening("export", "--format", "csv", "--subject", "rounds").out
    assert len(table.splitlines()) == 7
    evening("close")
    verified = run("verify", evening.file)
    assert verified.code == 0
    assert "Il registro è integro" in verified.out
    assert evening("verify").out == verified.out


def test_columns_that_nobody_fills_are_left_out(evening: Evening) -> None:
    """A terminal is narrow: no teams, no column for teams."""
    assert evening("players").out.splitlines()[0].split() == ["n.", "nome", "circolo", "rating"]
    evening("players", "--add", "Enzo", "--group", "A")
    assert "girone" in evening("players").out.splitlines()[0].split()


def test_names_are_not_broken_for_a_club(tmp_path: Path) -> None:
    """A terminal of sixty columns: standings do without clubs before they break a word, and ratings have room."""
    evening = Evening(tmp_path)
    evening("new", "--name", "Serata", "--director", "Dora", "--calendar", "swiss:2")
    evening("players", "--add", "Massimiliano Buonaventura", "--club", "Circolo Scarabeisti", "--rating", 1500)
    evening("players", "--add", "Guglielmo Sant'Ambrogio", "--club", "Montecatini Terme", "--rating", 1500)
    for shown in ("standings", "ratings"):
        narrow = run("tournament", shown, evening.file, width=60).out.split()
        assert {"Massimiliano", "Buonaventura", "Guglielmo", "Sant'Ambrogio"} <= set(narrow), shown
    assert "Scarabeisti" in run("tournament", "standings", evening.file, width=100).out


def test_what_decided_between_equals_is_shown(tmp_path: Path) -> None:
    """Lines that score and spread do not tell apart have the criteria that do; other tables stay narrow."""
    evening = Evening(tmp_path)
    evening("new", "--name", "Serata", "--director", "Dora", "--calendar", "swiss:1", "--criteria", "spread,points")
    for name in ("Anna", "Bea", "Carla", "Dino"):
        evening("players", "--add", name)
    evening("pair", "--friendly")
    evening("result", 1, 400, 400)
    assert "punti fatti" not in evening("standings").out
    evening("result", 2, 300, 300)
    lines = evening("standings").out.splitlines()
    assert "punti fatti" in lines[0]
    assert [line.split()[0] for line in lines[1:]] == ["1", "1", "3", "3"]


def test_a_king_of_the_hill_does_not_call_a_meeting_unavoidable(tmp_path: Path) -> None:
    """Neighbours meet whether they have met or not: the reason must not say that there was no other way."""
    evening = Evening(tmp_path)
    evening("new", "--name", "Serata", "--director", "Dora", "--calendar", "swiss:1,koth:1")
    for name in ("Anna", "Bea"):
        evening("players", "--add", name)
    evening("pair", "--friendly")
    evening("result", 1, 400, 380)
    why = " ".join(evening("pair", "--why").out.split())
    assert "e qui non conta" in why
    assert "evitarlo" not in why


def test_the_rest_of_the_calendar(evening: Evening) -> None:
    """Art. 42: what is left may change, what was paired may not."""
    evening("pair")
    evening("calendar", "swiss:1,final:2", "--reason", "è tardi")
    assert evening.refused("calendar", "koth:3", "--reason", "capriccio").code == 1
    evening("result", 1, 400, 380)
    evening("result", 2, 380, 400)
    assert "fase finale" in evening("pair").out


def test_a_changed_line_is_found(evening: Evening) -> None:
    """A score changed in the file is found with its line."""
    evening("pair")
    evening("result", 1, 400, 380)
    lines = evening.file.read_text().splitlines(keepends=True)
    evening.file.write_text("".join([*lines[:-1], lines[-1].replace("400", "401")]))
    for done in (run("verify", evening.file), evening.refused("standings")):
        assert done.code == 3
        assert f"riga {len(lines)}" in done.err.lower()
        assert "l’impronta non torna" in done.err


def test_a_forged_log_is_found_by_the_rules(evening: Evening) -> None:
    """A log whose chain was written anew still has to follow the rules."""
    evening("pair")
    events = read_tournament(evening.file.read_bytes()).events
    evening.file.write_text(write_tournament([*events, events[-1]]))
    for done in (run("verify", evening.file), evening.refused("round")):
        assert done.code == 3
        assert "round_paired" in done.err


def test_the_panel_rules_in_the_referees_game(evening: Evening) -> None:
    """Art. 28: a challenge at the referee's table; the sentence names who may decide."""
    evening("pair")
    asked = evening("challenge", 1, "Anna Rossi", "micio", "portaveli").out
    assert "Contestazione 1" in asked
    own = evening.refused("rule", 1, "--valid", "micio", "--invalid", "portaveli")
    assert own.code == 1
    assert "art. 28" in own.err
    one, other = asked.partition("decide ")[2].rstrip(".\n").split(", ")
    voted = evening("rule", 1, "--valid", "micio", "--invalid", "portaveli", "--by", one).out
    assert f"Hanno votato: {one}" in voted
    ruled = evening("rule", 1, "--valid", "micio", "--invalid", "portaveli", "--by", other).out
    assert ruled.splitlines() == ["MICIO: valida", "PORTAVELI: non valida", "La giocata è ritirata."]
    assert evening.refused("rule", 1).code == 1


def test_whom_the_referee_named_rules_alone(evening: Evening) -> None:
    """Art. 28, 32: the member named beforehand rules, and puts the ruling right until play goes on."""
    evening("staff", "--delegate", "bea però")
    evening("pair")
    assert "decide Bea Però" in evening("challenge", 1, "Anna Rossi", "micio").out
    assert "resta" in evening("rule", 1, "--valid", "micio", "--by", "Bea Però").out
    assert "ritirata" in evening("rule", 1, "--invalid", "micio", "--by", "Bea Però").out
    assert "art. 45" in evening.refused("correct", 1, 1, 2, "--by", "Anna Rossi", "--reason", "x").err
    evening("result", 1, 400, 380)
    assert "non si torna" in evening.refused("rule", 1, "--valid", "micio", "--by", "Bea Però").err


def test_a_round_without_referee_or_panel(tmp_path: Path) -> None:
    """Art. 45: pairing warns; among friends the director goes on all the same."""
    evening = Evening(tmp_path)
    evening("new", "--name", "Serata", "--director", "Dora", "--calendar", "swiss:1", "--judge-online")
    for name in ("Anna", "Bea"):
        evening("players", "--add", name)
    refused = evening.refused("pair")
    assert (refused.code, "art. 45" in refused.err) == (1, True)
    assert "senza arbitro" in evening("pair", "--friendly").out
    assert '"event":"waived"' in evening.file.read_text()


def test_a_correction_is_shown_first(evening: Evening) -> None:
    """Without --yes nothing is written; with it the correction is in the log."""
    evening("pair")
    evening("result", 1, 400, 380)
    evening("result", 2, "--forfeit", "--winner", "second")
    evening("pair")
    before = evening.file.read_bytes()
    shown = evening("correct", 1, 380, 400, "--round", 1, "--reason", "formulario").out
    assert "da 400-380 a 380-400" in shown
    assert "I turni già abbinati (2)" in shown
    assert evening.file.read_bytes() == before
    evening("correct", 1, 380, 400, "--round", 1, "--reason", "formulario", "--yes")
    assert b'"result_corrected"' in evening.file.read_bytes()


def test_changes_by_hand(evening: Evening) -> None:
    """Pairs that are fixed, swapped, turned and taken back are in the log with their reasons."""
    evening("fix", 1, "dino blu", "--reason", "promesso")
    assert "deciso dal direttore" in evening("pair", "--why").out
    evening("swap", "Anna Rossi", 2, "--reason", "scambio")
    evening("start", 1, "--reason", "sorteggio")
    evening("unpair", "--reason", "di nuovo")
    evening("withdraw", 4, "--reason", "treno")
    evening("back", 4)
    evening("punish", 2, "points", "--points", 10, "--reason", "telefono")
    kinds = evening.file.read_text()
    for kind in ("pair_fixed", "swapped", "start_swapped", "round_unpaired", "withdrawn", "returned", "punished"):
        assert f'"event":"{kind}"' in kinds


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("result", 1, 400, 380), "Non c’è un turno 0."),
        (("round", "--round", 7), "Non c’è un turno 7."),
        (("withdraw", "Zoe"), "Non c’è un giocatore «Zoe»."),
        (("pair", "--by", "Zoe"), "direttore di gara"),
        (("players", "--add", "ANNA rossi"), "già tra gli iscritti"),
        (("new", "--name", "x", "--director", "y", "--calendar", "tombola"), "Non capisco il calendario"),
        (("new", "--name", "x", "--director", "y", "--criteria", "fortuna"), "Non conosco il criterio"),
        (("new", "--name", "x", "--director", "y", "--calendar", "final:3"), "non tornano"),
        (("new", "--name", "x", "--director", "y"), "c’è già"),
        (("staff", "--panel", "Bea Però"), "art. 45"),
        (("close",), "Non si può chiudere"),
    ],
)
def test_what_is_refused(evening: Evening, arguments: tuple[object, ...], told: str) -> None:
    """A sentence on standard error, exit code 1, and nothing written."""
    before = evening.file.read_bytes()
    command, *others = arguments
    done = evening.refused(str(command), *others)
    assert done.code == 1
    assert told in done.err
    assert "Traceback" not in done.err
    assert evening.file.read_bytes() == before


def test_a_bad_roster_enters_nobody(evening: Evening, tmp_path: Path) -> None:
    """Every line that is wrong is told with its number."""
    roster = tmp_path / "altri.csv"
    roster.write_text("nome,elo\nEva,alto\nFlo,1500\nflo,1400\n")
    before = evening.file.read_bytes()
    done = evening.refused("players", roster)
    assert done.code == 1
    assert "Riga 2" in done.err
    assert "Riga 4" in done.err
    assert evening.file.read_bytes() == before


def test_files_that_are_no_tournaments(tmp_path: Path) -> None:
    """Nothing there, empty, or something else: a sentence each."""
    for content in (None, "", "ciao", '{"format":"leggio-tournament","version":1}\n'):
        evening = Evening(tmp_path)
        if content is not None:
            evening.file.write_text(content)
        for command in ("pair", "standings", "verify"):
            done = evening.refused(command)
            assert done.code == 1
            assert done.err
            assert "Traceback" not in done.err


def test_a_line_cut_short_by_a_crash_is_mended(evening: Evening) -> None:
    """What was half written nobody was told of: the next command goes on from before it."""
    evening("pair")
    whole = evening.file.read_bytes()
    evening.file.write_bytes(whole[:-40])
    evening("pair")
    assert evening.file.read_bytes().count(b"round_paired") == 1


def test_groups_teams_and_english(tmp_path: Path) -> None:
    """Groups and a final stage, teams, in English."""
    evening = Evening(tmp_path)
    english = ("--lang", "en")
    evening("new", "--name", "Cup", "--director", "Dora", "--calendar", "robin,final:2", *english)
    for name, group in (("A1", "A"), ("A2", "A"), ("B1", "B"), ("B2", "B")):
        evening("players", "--add", name, "--group", group, "--team", group, *english)
    assert "Round 1 (round robin)" in evening("pair", "--friendly", *english).out
    evening("result", 1, 400, 300)
    evening("result", 2, 400, 300)
    assert "Round 2 (final stage)" in evening("pair", *english).out
    evening("result", 1, 350, 350, "--winner", "second")
    assert "(0-1)" in evening("round", *english).out
    assert len(evening("standings", "--group", "A", *english).out.splitlines()) == 3
    assert len(evening("standings", "--teams", *english).out.splitlines()) == 3
    assert len(evening("standings", "--after", 1, *english).out.splitlines()) == 5


def test_choices_for_tables_online(tmp_path: Path) -> None:
    """Art. 37, 40: the director names them at the opening; one that the game does not leave open is refused."""
    evening = Evening(tmp_path)
    given = ("--name", "Serata", "--director", "Dora")
    wrong = evening.refused("new", *given, "--online", "starter")
    assert (wrong.code, "online" in wrong.err, evening.file.exists()) == (1, True, False)
    evening("new", *given, "--online", "deducts_at_limit", "--online", "auto_claim")
    opened = read_tournament(evening.file.read_bytes()).events[0]
    assert opened.options.online == {"deducts_at_limit": True, "auto_claim": True}  # type: ignore[union-attr]


def test_who_never_played_is_struck_off(evening: Evening) -> None:
    """Entered by mistake: the name goes, unless a round or the panel has them."""
    evening("players", "--add", "Zeo")
    evening("remove", "zeo")
    assert "Zeo" not in evening("players").out
    assert "collegio" in evening.refused("remove", "Dino Blu").err
    evening("pair")
    assert "già in un turno" in evening.refused("remove", "Anna Rossi").err
    evening("verify")
