"""Las Vegas: the 2012 edition, and the newer one for up to six."""
