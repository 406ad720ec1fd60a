held-line = You can still take that back
setting-up = The next round is being laid out
confirm-line = Shall this stand?
confirm-yes = Yes, do it
confirm-no = Not yet
confirm-moves = Ask before a move stands, where it cannot be taken back for a while
hand-in = Shortly before time is up, hand in what is valid
note-handed-in = Time was nearly up: the page of { $name } handed in what was written.
