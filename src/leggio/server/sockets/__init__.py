"""WebSockets of tables: one a client, bounded in all it may send and in all that waits for it."""
