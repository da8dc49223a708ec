"""Every table of the database in one metadata: whoever adds a schema adds its import here."""

from leggio.storage import (
    desk_link_schema,
    edition_schema,
    people_schema,
    rating_schema,
    report_schema,
    study_schema,
    table_schema,
)
from leggio.storage.metadata import metadata

__all__ = [
    "desk_link_schema",
    "edition_schema",
    "metadata",
    "people_schema",
    "rating_schema",
    "report_schema",
    "study_schema",
    "table_schema",
]
