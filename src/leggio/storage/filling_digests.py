"""Digests of rows that were written before there were any."""

from sqlalchemy import Connection, MetaData, Table, select, tuple_, update

from leggio.storage.any_text import taking_any_text
from leggio.storage.row_digests import COVERED, digests_of

_ROWS_AT_ONCE = 1000


def fill_digests(connection: Connection, name: str) -> None:
    """Give every row of a table its digests; one whose text cannot be read stays without, and is found by checks."""
    table = Table(name, MetaData(), autoload_with=connection)
    keys = list(table.primary_key.columns)
    found = {column for columns in COVERED[name].values() for column in columns} | {key.name for key in keys}
    wanted = select(*(table.c[column] for column in sorted(found))).order_by(*keys).limit(_ROWS_AT_ONCE)
    page = wanted
    with taking_any_text(connection):
        while rows := connection.execute(page).mappings().all():
            for row in rows:
                try:
                    digests = digests_of(name, dict(row))
                except UnicodeEncodeError:
                    continue
                this = [key == row[key.name] for key in keys]
                connection.execute(update(table).where(*this).values(**digests))
            page = wanted.where(tuple_(*keys) > tuple_(*(rows[-1][key.name] for key in keys)))
