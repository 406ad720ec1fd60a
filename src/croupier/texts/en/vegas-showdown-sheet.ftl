# The sheet of Vegas Showdown in the browser.
vs-area-casino = Casino
vs-area-hotel = Hotel
vs-word-population = population
vs-word-revenue = revenue
vs-word-fame = fame
vs-store = In store
vs-store-how = It gets onto your sheet after publicity, after a purchase instead of the bought room, or by renovating.
vs-sheet-of = The sheet of { $name }: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}
vs-look = Choose a room to see what it is.
vs-look-empty = Bought rooms are laid here.
vs-belongs = { $colour ->
    [yellow] a casino room
    [blue] a hotel room
   *[green] for casino or hotel
}
vs-room-meets = a door must meet a door of { $rooms }
vs-square-empty = { $square }: empty, { $area ->
    [c] casino area
    [h] hotel area
   *[m] middle
}
vs-square-room = { $square }: { $room }
vs-square-doors = doors { $sides }
vs-side-n = north
vs-side-e = east
vs-side-s = south
vs-side-w = west
vs-ways = { $doors ->
    [one] One door meets another
   *[other] { $doors } doors meet others
}{ $entrance ->
    [casino] { ", " }with a way to the casino entrance.
    [hotel] { ", " }with a way to the hotel entrance.
    [both] { ", " }with a way to both entrances.
   *[none] { ", " }but no way leads to an entrance.
}
vs-then-wrong = { $kind ->
    [cut] Then no way leads there any more: { $rooms }.
   *[fault] Then these lack a room they need: { $rooms }.
}
vs-moves = Tracks: { $moves }.
vs-worth = Worth { $gain } fame if the game ended now.
vs-point = Where shall { $room } go? The lit squares will do.
vs-point-for-now = Where shall { $room } go? Any lit square will do for now; at the end all must be joined.
vs-no-spot = { $room } fits nowhere facing this way.
vs-nowhere = { $room } fits nowhere, however it is turned.
vs-choose-room = Take a room in hand to lay it.
vs-take-or-choose = Choose a room to take it off, or take one in hand to lay it.
vs-weighing = One moment …
vs-sheet-keys = Arrow keys move, T turns, Enter lays or takes off, Escape lets go.
vs-turn-it = Turn
vs-turned = Now facing { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
vs-turned-same = Turned or not, its doors are the same.
vs-lay-here = Lay it here
vs-take-off = Take it off
vs-store-it = Keep it for later
vs-lay-none = Lay no room
vs-workbench = Workbench
vs-work-done = Taken off: { $removed }. Laid: { $built }.
vs-sheet-fine = The sheet is in order as it lies.
vs-reset = Start again
vs-leave-as-was = Leave it as it was
vs-finish = Done
vs-taking = { $room }: take it off the sheet?

vs-rooms = All rooms
vs-rooms-brief = Rooms
vs-rooms-opening = Opening the box …
vs-rooms-lost = The rooms could not be fetched. Try again when the line is back.
