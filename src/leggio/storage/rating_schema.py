"""The rating book in the database: games that counted, in order, what each did to everybody, and where all stand now.

Who is rated goes by a number of the book's own: when somebody leaves for good it is nobody's any more, and the games of
the others stay whole. What is changed here behind the server's back `leggio ratings verify` finds.
"""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, String, Table

from leggio.storage.metadata import metadata

rated_players = Table(
    "rated_players",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    # Deferrable, so that a backup can be read back in any order.
    Column("person", String(64), ForeignKey("people.id", ondelete="SET NULL", deferrable=True), unique=True),
    Column("bot", String(64), unique=True),  # a level of a game
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("table_id", String(64), ForeignKey("tables.id", deferrable=True), nullable=False, unique=True),
    Column("pool", String(64), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("number", BigInteger, ForeignKey("rated_games.number", deferrable=True), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", BigInteger, ForeignKey("rated_players.id", deferrable=True), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 0, the same for those who share it
    Column("rating_before", Float, nullable=False),
    Column("deviation_before", Float, nullable=False),
    Column("volatility_before", Float, nullable=False),
    Column("games_before", Integer, nullable=False),
    Column("since_before", BigInteger, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)
# One's games, the newest first, page by page.
Index("ix_rated_seats_player", rated_seats.c.player, rated_seats.c.number)

ratings = Table(
    "ratings",
    metadata,
    Column("player", BigInteger, ForeignKey("rated_players.id", deferrable=True), primary_key=True),
    Column("pool", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)
# The best of a pool.
Index("ix_ratings_best", ratings.c.pool, ratings.c.rating)
