"""What Alembic runs: the migrations, in the transaction that storage/migrate.py holds open."""

from alembic import context

from leggio.storage.all_schemas import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
