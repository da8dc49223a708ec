"""Where tables and people are kept: SQLite in a file by default, PostgreSQL and Redis for many servers."""
