"""What plays a game at a table, in memory alone: no database, no web framework, no socket."""
