"""The rating book."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_DUE = sa.text("rating = 'due' AND phase = 'over'")


def upgrade() -> None:
    """Make the tables of revision 0010, spelt out: what the code says later must not change what happened here."""
    op.add_column("tables", sa.Column("rating", sa.String(8), nullable=True))
    op.create_index("ix_tables_rating_due", "tables", ["id"], sqlite_where=_DUE, postgresql_where=_DUE)
    op.create_table(
        "rated_players",
        sa.Column("id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_rated_players"),
        sa.UniqueConstraint("person", name="uq_rated_players_person"),
        sa.UniqueConstraint("bot", name="uq_rated_players_bot"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_rated_players_person_people", ondelete="SET NULL", deferrable=True
        ),
    )
    op.create_table(
        "rated_games",
        sa.Column("number", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("pool", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rated_games"),
        sa.UniqueConstraint("table_id", name="uq_rated_games_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_games_table_id_tables", deferrable=True),
    )
    op.create_table(
        "rated_seats",
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rating_before", sa.Float, nullable=False),
        sa.Column("deviation_before", sa.Float, nullable=False),
        sa.Column("volatility_before", sa.Float, nullable=False),
        sa.Column("games_before", sa.Integer, nullable=False),
        sa.Column("since_before", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", "seat", name="pk_rated_seats"),
        sa.ForeignKeyConstraint(
            ["number"], ["rated_games.number"], name="fk_rated_seats_number_rated_games", deferrable=True
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["rated_players.id"], name="fk_rated_seats_player_rated_players", deferrable=True
        ),
    )
    op.create_index("ix_rated_seats_player", "rated_seats", ["player", "number"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.BigInteger, nullable=False),
        sa.Column("pool", sa.String(64), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "pool", name="pk_ratings"),
        sa.ForeignKeyConstraint(
            ["player"], ["rated_players.id"], name="fk_ratings_player_rated_players", deferrable=True
        ),
    )
    op.create_index("ix_ratings_best", "ratings", ["pool", "rating"])


def downgrade() -> None:
    """Leave nothing of revision 0010."""
    for table in ("ratings", "rated_seats", "rated_games", "rated_players"):
        op.drop_table(table)
    op.drop_index("ix_tables_rating_due", "tables")
    op.drop_column("tables", "rating")
