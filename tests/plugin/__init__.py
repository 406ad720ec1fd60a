"""Games and bots of other packages, installed as people would install them."""
