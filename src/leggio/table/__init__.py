"""Live tables: one writer for each, clocks that fire by themselves, and for everyone a view of what they may know."""
