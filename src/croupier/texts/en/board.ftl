# Boards as text, in the terminal and on the plain page. Columns are narrow: short words.
board-over = the game is over
