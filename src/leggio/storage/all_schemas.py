"""Every table of the database in one metadata: whoever adds a schema adds its import here."""

from leggio.storage import people_schema, report_schema, study_schema, table_schema
from leggio.storage.metadata import metadata

__all__ = ["metadata", "people_schema", "report_schema", "study_schema", "table_schema"]
