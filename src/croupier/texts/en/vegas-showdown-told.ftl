# What the house tells of Vegas Showdown: refusals, choices, what happened. The page is sent it in words.

each-room = { vs-room }
last-of-rooms = { $others } and { $last }
vs-needed = { $needed ->
    [slots] Slots
    [lounge] Lounge
    [restaurant] Restaurant
    [fancy-slots] Fancy Slots
    [dragon-room] Dragon Room
    [fancy-restaurant] Fancy Restaurant
    [table-games] Table Games
    [high-rollers-room] High Rollers Room
    [fancy-lounge] Fancy Lounge
    [five-star-steakhouse] Five-Star Steakhouse
    [sports-book] Sports Book
    [space-age-sports-book] Space-Age Sports Book
    [night-club] Night Club
    [buffet] Buffet
    [theater] Theater
   *[other] { $needed }
}
vs-other = { $other ->
    [slots] Slots
    [lounge] Lounge
    [restaurant] Restaurant
    [fancy-slots] Fancy Slots
    [dragon-room] Dragon Room
    [fancy-restaurant] Fancy Restaurant
    [table-games] Table Games
    [high-rollers-room] High Rollers Room
    [fancy-lounge] Fancy Lounge
    [five-star-steakhouse] Five-Star Steakhouse
    [sports-book] Sports Book
    [space-age-sports-book] Space-Age Sports Book
    [night-club] Night Club
    [buffet] Buffet
    [theater] Theater
   *[other] { $other }
}
vs-entrance = { $entrance ->
    [casino] the casino entrance
    [hotel] the hotel entrance
   *[either] either entrance
}
vs-track = { $line ->
    [fame] rooms, publicity and events
    [population] population
    [revenue] revenue
    [entrances] the joined entrances
    [casino] the full casino area
    [hotel] the full hotel area
    [diamonds] diamonds
   *[money] money
}
vs-chance-due = A card or a room is to be turned up first.
vs-settle-now = The choice of actions is over; this is settlement.
vs-choose-first = Rooms are laid in settlement; choose an action first.
vs-forbidden = { vs-card } forbids that this turn.
vs-no-pass = You may pass only when nothing else is allowed.
vs-empty-space = There is no room on { vs-lot }.
vs-sold-out = { vs-lot } is sold out.
vs-second-track = Only one room is left, so { vs-lot } is closed.
vs-barred = { vs-card }: nobody may bid on { vs-room } this turn.
vs-below-minimum = { $price } is below the lowest bid of { $minimum }.
vs-above-top = { $price } is above the top space of { $top }.
vs-no-space = { $price } is no space of the track: { $spaces }.
vs-not-above = The bid must be above { $standing }.
vs-no-money = You have { $money }, not { $price }.
vs-not-renovating = Rooms come off the sheet only when you renovate.
vs-nothing-to-store = You bought no room, so there is none to store.
vs-store-instead = Lay a room, or store the one you bought.
vs-remove-first = Take rooms off before you lay any.
vs-two-removed = Two rooms are off already.
vs-two-built = Two rooms are laid already.
vs-no-room-there = No room has its upper left square on { $square }.
vs-not-stored = You have no { vs-room } to lay.
vs-facing = With those doors { vs-room } faces { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
vs-off-sheet = { vs-room } on { $square } does not lie wholly on the sheet.
vs-overlap = { vs-other } lies there already.
vs-needs = { vs-room } needs { vs-needed } on the sheet.
vs-wall = There is a wall: no door of { vs-room } meets one on the way to { vs-entrance }.
vs-unreachable = { vs-room } is not joined to { vs-entrance } there.
vs-meets = A door of { vs-room } must meet a door of one of these: { $rooms }.
vs-end-needs = The renovation cannot end: { vs-room } needs { vs-needed }.
vs-end-unreachable = The renovation cannot end: { vs-room } is not joined to { vs-entrance }.
vs-end-meets = The renovation cannot end: a door of { vs-room } must meet a door of one of these: { $rooms }.
vs-preview-bid = { vs-room }, leaves you { $left }
vs-preview-publicity = { $fame } fame at once
vs-preview-renovate = take rooms off, lay stored ones
vs-preview-pass = nothing else is allowed
vs-preview-store = keep the room for later
vs-preview-remove = take the room off the sheet
vs-preview-cancel = leave the sheet as it was
vs-preview-nothing = lay no room
vs-preview-build = population { $population }, revenue { $revenue }, fame { $fame }
vs-preview-done = population { $population }, revenue { $revenue }, fame { $fame }
vs-estimates = On the right: fame before the others, or behind, if everybody plays on with sense.
effect-button-given = Turn { $turn }: { $who ->
    [you] you have
   *[other] { $seat } has
} the button.
effect-price-moved = { vs-lot }: { vs-room } now from { $price }.
effect-card-moved-price = { vs-card }: { vs-room } ({ vs-lot }) now from { $price }.
effect-room-gone = { vs-lot }: nobody wanted { vs-room }; it leaves the game.
effect-card-drawn = Event: { vs-card } ({ $symbol ->
    [small] small
    [medium] medium
   *[large] large
}). { vs-card-does }
effect-room-turned-up = { vs-lot }: { vs-room }, from { $price }.
effect-income-paid = { $who ->
    [you] You get
   *[other] { $seat } gets
} { $money } income.
effect-money-gained = { vs-card }: { $who ->
    [you] you get
   *[other] { $seat } gets
} { $money }.
effect-fame-gained = { vs-card }: { $who ->
    [you] you get
   *[other] { $seat } gets
} { $fame } fame.
effect-publicity-paid = { $who ->
    [you] You get
   *[other] { $seat } gets
} { $fame } fame.
effect-bid-made = { $who ->
    [you] You bid
   *[other] { $seat } bids
} { $price } for { vs-room }{ $lot ->
    [slots] .
    [lounge] .
    [restaurant] .
   *[other] { " " }({ vs-lot }).
}
effect-outbid = { $who ->
    [you] You are outbid on { vs-room }, take
   *[other] { $seat } is outbid on { vs-room }, takes
} the marker back and will choose again.
effect-action-chosen = { $who ->
    [you] You { $action ->
        [renovate] will renovate
        [publicity] seek publicity
       *[pass] pass
    }
   *[other] { $seat } { $action ->
        [renovate] will renovate
        [publicity] seeks publicity
       *[pass] passes
    }
}.
effect-paid-for = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $price } for { vs-room }.
effect-room-built = { $who ->
    [you] You lay
   *[other] { $seat } lays
} { vs-room } on { $square }{ $facing ->
    [n] {""}
    [e] , turned to the right
    [s] , turned upside down
   *[w] , turned to the left
}.
effect-room-removed = { $who ->
    [you] You take
   *[other] { $seat } takes
} { vs-room } off { $square }.
effect-room-stored = { $who ->
    [you] You store
   *[other] { $seat } stores
} { vs-room }.
effect-nothing-laid = { $who ->
    [you] You lay
   *[other] { $seat } lays
} no room.
effect-renovation-ended = { $kept ->
    [yes] { $who ->
        [you] You have renovated
       *[other] { $seat } has renovated
    }.
   *[no] { $who ->
        [you] You leave
       *[other] { $seat } leaves
    } the sheet as it was.
}
effect-tracks-moved = { $who ->
    [you] You:
   *[other] { $seat }:
} population { $population }, revenue { $revenue }, fame { $fame }.
effect-stack-empty = The stack of { $symbol ->
    [small] small
    [medium] medium
   *[large] large
} rooms is empty: the game ends.
effect-sheet-full = { $who ->
    [you] Your sheet
   *[other] The sheet of { $seat }
} is full: the game ends.
effect-fame-counted = { $who ->
    [you] You:
   *[other] { $seat }:
} { $fame } for { vs-track }.
effect-fame-tied = { $who ->
    [you] You are
   *[other] { $seat } is
} placed above { $seats }: as much fame ({ $fame }), but more money ({ $money }).
effect-showdown-ended = { $reason ->
    [small] The game is over: the stack of small rooms is empty.
    [medium] The game is over: the stack of medium rooms is empty.
    [large] The game is over: the stack of large rooms is empty.
   *[sheet] The game is over: a sheet is full.
}
vs-unreadable = A move is bid, renovate, publicity or pass; in settlement build, store, remove, done or cancel.
vs-no-such = There is no { $what ->
    [room] room
    [lot] lot
   *[other] card
} { $text }.
vs-no-number = { $text } is no whole number.
vs-no-square = { $text } is no square: a square is a letter and a number, such as c3.
vs-no-facing = A room faces n, e, s or w.
