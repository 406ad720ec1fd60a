"""What is measured of the games: our speed and strength, beside other programs."""
