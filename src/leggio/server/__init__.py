"""Leggio on the network: where everything is put together, and the doors people and programs come in by."""
