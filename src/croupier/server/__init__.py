"""The house: tables that live in one process, survive it, and keep their secrets."""
