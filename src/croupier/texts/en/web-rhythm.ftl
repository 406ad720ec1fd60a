held-line = You can still take that back
setting-up = The next round is being laid out
confirm-line = Shall this stand?
confirm-yes = Yes, do it
confirm-no = Not yet
confirm-moves = Ask before a move stands, where it cannot be taken back for a while
hand-in = Shortly before time is up, hand in what is valid
note-handed-in = Time was nearly up: the page of { $name } handed in what was written.
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-mine = To my next decision
verify-both = Dice and rules hold
verify-both-line = { $draws ->
    [one] One draw follows
   *[other] { $draws } draws follow
} from the sealed seeds, as this page and the house found each for itself; the house has played the { $moves } moves again, and all keep the rules.
verify-dice-only = The dice are right; the rules were not checked
verify-dice-only-line = Every draw follows from the sealed seeds. The house could not be asked whether every move keeps the rules; try again when it answers.
verify-asking = The dice are right; the house is checking the moves …
