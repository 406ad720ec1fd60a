"""The protocol every game speaks, and the few things that work with any game."""
