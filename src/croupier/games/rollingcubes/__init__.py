"""Rolling Cubes: thirteen dice, arithmetic equalities, five ways to play."""
