"""Pictures of the tables of each board, a file for each: what `tools/screenshots.py` takes."""
