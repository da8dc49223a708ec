"""What a table can host: games with seats, halls, tournaments, each behind one face."""
