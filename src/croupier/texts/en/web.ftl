# The browser's own words.
skip-to-content = Skip to the table
to-start = To the start page
close = Close
save = Save
go-on = Go on
skip = Skip
undo = Take back
undo-move = Take back my move
do-it = Do it
you = you
guest-name = Guest { $number }
page-outdated = This page is an old version. Close all its windows and open it again.
offline = You are offline. The table is still there: as soon as the line is back, you can go on.
reconnecting = The line to the table is broken. Reconnecting …

start-title = Take a seat
start-line = Five games, good company, dice you can check.
play-now = Play now
sitting-down = One moment …
new-table = New table
rules = Rules
opening-rules = Opening the rules …
players-minutes = { $players } players · { $minutes } min
footer = No account, no advertising, nothing from elsewhere: this page talks only to its own house.
my-tables = Your tables
finished-tables = Finished games
my-page = My page
with-names = with { $names }
your-turn = Your turn

settings = Settings
language = Language
theme = Light
theme-dark = Night
theme-light = Day
speed = Speed of the bots
speed-leisurely = Leisurely
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
sound = Sounds
auto-roll = Roll for me
show-guide = Explain while I play
your-name = Your name
your-name-why = Your friends see it in the invitation and at the table.
you-are = You are { $name }.
export-me = Download all about me
forget-me = Forget me
forget-sure = Forget you for good? Bots play on at your tables and your name disappears.
device-explained = Play on from another device: open this link there within ten minutes.
device-link = Make a link
device-title = Welcome back
device-line = This device now belongs to { $name } as well.
qr-code = The link as a QR code
link = Link
copy-link = Copy the link
copied = Copied
copy-refused = Your browser does not let us copy: do it by hand

new-title = A new table
new-game = Game
new-options = Options
new-seats = Seats
new-clock = Clock
clock-none = No clock
clock-fast = 5 minutes each, 10 seconds a move
clock-slow = 20 minutes each, 30 seconds a move
seat-me = Me
seat-here = Another person here
seat-friend = A friend, by link
seat-bot-beginner = Bot 1, beginner
seat-bot-easy = Bot 2, easy
seat-bot-normal = Bot 3, normal
seat-bot-strong = Bot 4, strong
seat-bot-expert = Bot 5, expert
seat-number = Seat { $number }
seat-name = Name
seat-name-missing = Say what this player is called.
new-two-me = You sit at one place only: for whoever else plays at this screen choose “Another person here” and give a name.
add-seat = One more seat
fewer-seats = One seat fewer
open-table = Open the table
option-on = on
option-off = off

join-title = You are invited
join-used-title = This seat is not free
join-sit = Sit down
join-taken = { $name } has this seat already. You can watch.
join-watch = Watch
opening-table = Opening the table …
waiting-for-players = Waiting for players
waiting-line = Send each friend a link, or let them scan the code. The game begins when every seat is taken.
waiting-here = The game begins in a moment. Whoever is away finds it among their tables.
seat-open = Free seat
seat-waits = waits for a guest
seat-ready = is here
seat-away = away
seat-stand-in = a bot stands in
seat-resigned = gave up
seat-thinking = thinking …
players = Players
player = Player
rank = Rank
score = Score

turn-over = The game is over
your-roll = Your turn: roll the dice
your-move = Your move
roll = Roll
waiting-roll = { $name } is about to roll
waiting-choice = { $name } is choosing
waiting-away = Waiting for { $name }: away

moves = What happened
talk = Say something
get-up = Get up for a while
get-up-explained = A bot plays your seat until you take it back.
resign = Give up
resign-sure = Give up this game? A bot plays to the end and you are ranked last.
take-back = Take my seat back
bot-plays-for-you = A bot plays your seat for now
gave-up-line = You gave up; a bot plays on
gave-up-end = You gave up this game: a bot played your seat to the end, and you are ranked last.
note-time = { $who ->
    [you] You ran out of time; a bot plays on.
   *[other] { $name } ran out of time; a bot plays on.
}
note-away = { $who ->
    [you] You have been away too long; a bot plays on.
   *[other] { $name } has been away too long; a bot plays on.
}
note-left = { $who ->
    [you] You get up; a bot plays on.
   *[other] { $name } gets up; a bot plays on.
}
note-resigned = { $who ->
    [you] You give up; a bot plays on.
   *[other] { $name } gives up; a bot plays on.
}
note-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
note-idle = Nothing has happened here for a week; tomorrow the table closes.
note-withheld = { $who ->
    [you] Your page did not add a number for the dice in time; they are drawn anew without it.
   *[other] { $name } did not add a number for the dice in time; they are drawn anew without it.
}
you-watch = You are watching
watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-roll = What a roll!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Shall we?
phrase-wait = Just a moment …
phrase-rematch = Once more?
phrase-bye = Good night!
type-move = Type your move ({ $verbs })
since-away = Since you were away
hand-over = Hand over to { $name }
hand-over-line = What comes next is for { $name } alone.
i-am = I am { $name }
secret-kept = Your secret is kept

guide = Guide
guide-close = I know the game

winner = { $name } wins!
shared-win = A shared victory
rematch = Play again
join-rematch = To the rematch
rematch-asked = { $who ->
    [one] { $name } wants to play again.
   *[other] The next game is open: the same players, a new table.
}
review-game = Review the game
coach = Coach
coach-explained = Hints, warnings and what every choice would do; only against bots.
note-coach = { $who ->
    [you] You ask for the coach.
   *[other] { $name } asks for the coach.
}
note-coach-off = { $who ->
    [you] You send the coach away.
   *[other] { $name } sends the coach away.
}
watch-replay = Watch again
drills = Drills
verify-dice = { $luck ->
    [draw] Check the cards
   *[throw] Check the dice
  }
see-table = See the table
final-table = Final table
to-result = Back to the result

replay-title = Replay
replay-round = Jump to
replay-step = Step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-link = Link to this moment
replay-record = Download the record
replay-not-over = This game is still going on; its replay comes when it is over.

verify-title = Were the dice fair?
verify-line = Before the game the house sealed a secret number. Every person added one. All dice follow from both, and this page works them out again, on its own.
verify-choose = Open a record
verify-paste = or paste its text
verify-check = Check
verify-bad = Something is wrong
verify-unsealed = The draws are right, but the record has no seal
verify-unsealed-line = Its seal is missing, so the file itself may have been changed.
verify-unfair = No person added a seed to this game, so nobody can rule out that the house chose its dice.
verify-details = All seeds and draws
verify-seeds = Seeds
verify-house-seed = The house
verify-commit = Sealed before the game
verify-key = Key of all draws
verify-draws = Every draw
verify-line-wrong = Line { $line }: { $reason }
verify-reason-head = this is not a record of a finished game
verify-reason-commit = the revealed seed is not the one that was sealed
verify-reason-digest = the seal at its end does not fit the text
verify-reason-draw = draw { $number } should be { $right } but the record says { $found }
verify-reason-shown = the dice shown do not follow from the draws
verify-reason-seeds = a person’s seed or its seal is missing
verify-reason-hash = a seat’s seed is not the one it had sealed
verify-reason-seen = the seals are not those this browser saw before the game
verify-first-version = This is a record of the first version: the seats did not seal their seeds before the game, so a house that sat at the table could have chosen its own seed last.
verify-signed-good = Signed by this house: every move, bot and note is as the house wrote it. People’s names are not part of the signature.
verify-signed-wrong = The signature does not fit: a seat, a move or a note is not as this house wrote it.
verify-signed-other = Another house has signed this file: only the page of that house can say whether its signature fits.
verify-signed-unable = The file says it is signed, but this browser cannot check signatures here. Another browser, or the address of this house that begins with https, may be able to.
verify-signed-none = No house has signed this file: what was checked are the dice, not who played what.

keys = Keys
keys-on = Letters and digits are keys at the table
keys-help = Press ? at a table to see what the keys do there.
key-space = Space
key-esc = Esc
key-enter = Enter
key-backspace = Backspace
key-arrows = Arrow keys
key-roll = Roll
key-undo = Take back
key-skip = Skip what is being shown
key-help = Show these keys
bot = bot
own-bot = A program of somebody’s own
bot-named = { $name } (bot)
you-here = You
you-win = You win!
turn-of = { $name }: { $line }
log-round = Round { $number }
time-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
tables-wait = Your turn
you-were-nudged = They wait for you
my-result = { $rank ->
    [1] Won · { $score }
    [2] 2nd of { $seats } · { $score }
    [3] 3rd of { $seats } · { $score }
   *[other] { $rank }th of { $seats } · { $score }
  }
close-table = Close the table
close-table-of = Close the table: { $title }
close-table-sure = Close this table for good? The game is not played to its end.
close-table-explained = Nobody else plays here. The game ends without a result.
close-table-shared = All who play here sit at this screen. The game ends without a result.
table-closed = This table is closed. The game was not played to its end.
table-menu = Table menu
get-up-before = Get up
get-up-before-explained = Your seat is free again for somebody else.
resign-explained = A bot plays to the end and you are ranked last. You cannot come back.
to-start-explained = Your seat stays yours. You find the table there under “Your tables”.
seat-to-bot = Give this seat to a bot
absent-line = { $name } is not here, and it is their turn.
absent-nudge = Remind them
absent-nudged = { $name } has been reminded. You can vote for a bot in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
absent-vote-line = { $name } is still not here. Shall a bot play until they are back?
absent-vote = Vote for a bot
absent-voted = You have voted for a bot to play for { $name }. More than half of the others must agree.
note-nudged = { $who ->
    [you] { $by } reminds you that it is your turn.
    [by] You remind { $name } that it is their turn.
   *[other] { $by } reminds { $name } that it is their turn.
}
note-vote = { $who ->
    [you] { $by } votes for a bot to play for you.
    [by] You vote for a bot to play for { $name }.
   *[other] { $by } votes for a bot to play for { $name }.
}
note-voted = { $who ->
    [you] You were not here; by vote a bot plays on.
   *[other] { $name } is not here; by vote a bot plays on.
}
join-by = { $host } invites you to { $title } for { $seats ->
    [one] one player
   *[other] { $seats } players
  }.
join-to = You are invited to { $title } for { $seats ->
    [one] one player
   *[other] { $seats } players
  }.
join-clock = with a clock
join-bot = This seat was given to the bot { $name }. You can watch.
join-old = This link was used, and the seat has a new one. Ask who invited you for the new link.
join-over = This game is over. You can watch it again.
join-closed = This table is closed.
join-broken-title = This link leads nowhere
join-broken = It is not a link of this house, or a part of it is missing. Copy it again from where you got it, or ask who invited you for a new one.
join-gone = The table it led to is not there any more.
join-yours = This seat is yours.

# Rhythm: what waits, what can be taken back.
held-line = You can still take that back
setting-up = The table is being laid out
confirm-line = Shall this stand?
confirm-yes = Yes, do it
confirm-no = Not yet
sure-no = No, go back
confirm-moves = Ask before a move stands, where it cannot be taken back for a while
hand-in = Shortly before time is up, hand in what is valid
note-handed-in = { $who ->
    [you] Time was nearly up: your page handed in what was written.
   *[other] Time was nearly up: the page of { $name } handed in what was written.
}
replay-start = To the start
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
