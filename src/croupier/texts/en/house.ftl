house-broken = The table is being set up again; your last confirmed move is safe.
house-elsewhere = Another server is just handing this table over; try again in a moment.
house-corrupt = What was written down of table { $table } is damaged, so it cannot be opened; its host has been told.
house-not-your-seat = That seat is not yours.
house-seat-taken = That seat is taken, or the link is no longer good.
house-begun = The game has already begun.
house-watching = You are watching; only a seat can do that.
house-not-playing = { $phase ->
    [waiting] The game has not begun yet.
    [over] The game is over.
   *[closed] The table is closed.
  }
house-bot-plays = A bot is playing your seat; take it back first.
house-stale = Something happened before your move arrived; look again.
house-unreadable = That is no move of this game: { $reason }.
house-not-your-roll = It is not your turn to do that.
house-nothing-to-undo = There is nothing you can take back now.
house-seed-too-late = The dice were already sealed.
house-bot-seed = A bot adds no seed to the dice.
house-hash-too-late = The seals for the dice are fixed already; this seat takes no part.
house-seed-too-early = Seeds are asked for once the seals of all are fixed.
house-seed-unfit = This seed does not fit the seal that the seat sent before.
house-withheld = This seat did not tell its seed once; it has no part in the dice of this table.
house-resigned = You have given up this game.
house-not-away = You are already playing your seat.
house-not-yet = That has not happened yet.
house-no-table = There is no table { $table }.
house-no-person = Say who you are first.
house-bad-link = This link is not good, or no longer.
house-too-fast = Too many messages; please wait a moment.
house-too-many = The house is full; please try again later.
house-unknown-message = That message cannot be read: { $reason }.
house-join-first = The first message must be a join.
house-no-reviews = This house does not review games of this kind.
house-no-coach = The coach helps only one person against bots of the house.
house-nothing-to-decide = There is nothing to decide now.
house-unproven = The dice of this file cannot be verified here, so the game is not reviewed.
house-not-over = The game is not over yet.
house-one-of-us = Somebody has to be able to sit here: at least one seat must be yours or open.
house-bad-option = This option cannot be used: { $reason }
house-no-own-sets = Only the set that comes with the game is played here; the host can allow others.
house-bad-record = This game file cannot be replayed: { $reason }
house-no-page = There is no such page.
house-bad-request = The request cannot be read: { $reason }.
house-no-such-method = That cannot be done with this address.
house-not-json = A request's body must be sent as application/json.
house-wrong-host = This house does not go by the name { $name }; its host can allow it.
house-too-large = That is too large.
house-error = Something went wrong in the house; it has been written down.
house-bad-name = A name has 1 to 24 printable characters and no blanks around it.
house-busy = The house is busy; please ask again in a moment.
house-short-clock = A clock gives everyone at least ten seconds.
house-no-game = There is no game called { $game }.
house-bad-seats = { $game } cannot be played with { $number ->
    [one] one seat
   *[other] { $number } seats
  }.
house-no-option = This game has no option { $option }.
house-bad-value = The option { $option } cannot be { $value } here.
house-old-rules = This table was played by revision { $revision } of { $game }, which is not played here any more.
house-enough = You have changed your mind often enough; this decision stands.
house-cannot-write = The house cannot write anything down now. Please try again later.
house-no-seat = This table has no seat { $number }.
house-has-clock = This table has a clock: time decides when a bot plays.
house-not-awaited = The table does not wait for that seat.
house-is-here = This player is here; say something to them instead.
house-nudged = This player has been reminded already.
house-not-nudged = Remind this player first.
house-voted = You have voted already.
house-too-early = { $seconds ->
    [one] You can do that in one second.
   *[other] You can do that in { $seconds } seconds.
  }
house-not-alone = Others play at this table. You can get up or give up, and they go on.
house-people-choose = The people at a table choose how fast its bots play.
house-not-for-all = Others play here too, so nobody skips ahead for all.
