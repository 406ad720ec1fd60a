"""The laboratory: what a rule does to a game, measured over many games of bots and said in plain words."""
