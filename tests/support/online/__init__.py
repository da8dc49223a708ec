"""Servers, tables and clients for tests of what goes on online."""
