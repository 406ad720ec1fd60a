"""Vegas Showdown (2005): auction, rooms and the best hotel on the strip."""
