"""Where the database is: addresses as people write them."""

from pathlib import Path

import pytest

from leggio.storage.errors import StorageError
from leggio.storage.location import data_directory, database_url, read_url


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("postgresql://leggio:pw@db:5433/games", "postgresql+asyncpg://leggio:pw@db:5433/games"),
        ("postgres://leggio@db/games", "postgresql+asyncpg://leggio@db/games"),
        ("postgresql+asyncpg://leggio@db/games", "postgresql+asyncpg://leggio@db/games"),
        ("postgresql://leggio@/games?host=/run/pg", "postgresql+asyncpg://leggio@/games?host=%2Frun%2Fpg"),
        ("postgresql://u@db/g?sslmode=require", "postgresql+asyncpg://u@db/g?ssl=require"),
        ("sqlite:////srv/leggio.db", "sqlite+aiosqlite:////srv/leggio.db"),
        ("sqlite:///here.db", "sqlite+aiosqlite:///here.db"),
    ],
)
def test_addresses_are_read_as_people_write_them(written: str, read: str) -> None:
    """The driver is our business, and so is what it calls its options."""
    assert read_url(written).render_as_string(hide_password=False) == read


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "database.bad_url"),
        ("leggio.db", "database.bad_url"),
        ("postgresql://u:secret@db:port/games", "database.bad_url"),
        ("mysql://u:secret@db/games", "database.unknown_kind"),
        ("postgresql+psycopg2://u:secret@db/games", "database.unknown_kind"),
        ("sqlite://", "database.no_file"),
        ("sqlite:///:memory:", "database.no_file"),
    ],
)
def test_an_address_that_cannot_be_used_has_a_code(written: str, code: str) -> None:
    """And what is told of it holds no password."""
    with pytest.raises(StorageError) as refused:
        read_url(written)
    assert refused.value.code == code
    assert "secret" not in str(refused.value)


def test_without_an_address_it_is_a_file_in_the_data_directory(tmp_path: Path) -> None:
    """LEGGIO_DATA moves it, LEGGIO_DATABASE_URL replaces it."""
    environment = {"LEGGIO_DATA": str(tmp_path)}
    assert data_directory(environment) == tmp_path
    assert database_url(environment).database == str(tmp_path / "leggio.db")
    assert database_url({}).get_backend_name() == "sqlite"
    given = environment | {"LEGGIO_DATABASE_URL": "postgresql://u@db/games"}
    assert database_url(given).drivername == "postgresql+asyncpg"
