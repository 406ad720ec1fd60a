"""What lasts: the database, its schema and migrations, tables read back from it, the public chain."""
