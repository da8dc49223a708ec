"""`leggio db`: backups, and whether the database is sound."""
