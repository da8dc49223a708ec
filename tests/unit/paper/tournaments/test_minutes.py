"""The minutes of an event."""

import re
from datetime import UTC, timedelta, timezone

from leggio.paper.tournaments import minutes
from leggio.paper.tournaments.minutes import minutes_listing
from support.pdf import pages_of
from support.tournament.desk import DIRECTOR, REFEREE
from support.tournament.halls import eventful, log_of


def test_every_ruling_override_and_correction_with_who_and_when() -> None:
    """Art. 28-32, 42-46: what somebody decided is there, in order, with its author, its moment and its reason."""
    desk = eventful()
    told = minutes_listing(log_of(desk), desk.state, "it", UTC, large=False).sections[0].rows
    wanted = [
        (DIRECTOR, "Abbina il turno 2"),
        (DIRECTOR, "fa cominciare l’altro giocatore (art. 25): «aveva già cominciato»."),
        (REFEREE, "contesta MICIO, PORTAVELI (art. 28)."),
        (REFEREE, "MICIO valida, PORTAVELI non valida; la giocata è ritirata (art. 30)."),
        (REFEREE, "di 10 punti (art. 43): «telefono acceso»."),
        ("", "danno risultati diversi (art. 46)."),
        (REFEREE, "decide il risultato, 405-390 (art. 46)."),
        (REFEREE, "in 399-400: «formulario»."),
    ]
    places = [
        next(place for place, row in enumerate(told) if sentence in row[2] and by in row[1]) for by, sentence in wanted
    ]
    assert places == sorted(places)
    assert all(re.fullmatch(r"01/01/1970 00:0\d", row[0]) for row in told)


def test_results_as_they_came_in_are_in_the_rounds_only() -> None:
    """A result nobody disputed is no decision."""
    desk = eventful()
    listing = minutes_listing(log_of(desk), desk.state, "it", UTC, large=False)
    assert not any("401-400" in row[2] for row in listing.sections[0].rows)
    assert listing.sections[2].rows[0][3] == "401-400"


def test_the_fingerprint_of_the_log() -> None:
    """Whoever holds the minutes can check the log against them."""
    desk = eventful()
    log = log_of(desk)
    text = " ".join(pages_of(minutes(log, desk.state, "en", UTC))).replace(" ", "")
    assert log.chain in text
    assert f"{len(log.events)}events" in text


def test_moments_are_those_of_the_hall() -> None:
    """The time zone is that of the event."""
    desk = eventful()
    rome = timezone(timedelta(hours=1))
    assert minutes_listing(log_of(desk), desk.state, "it", rome, large=False).sections[0].rows[0][0].endswith("01:00")
