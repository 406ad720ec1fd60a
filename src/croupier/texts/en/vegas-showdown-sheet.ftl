# The sheet of Vegas Showdown in the browser.
vs-area-casino = Casino
vs-area-hotel = Hotel
vs-word-population = population
vs-word-revenue = revenue
vs-word-fame = fame
vs-store = In store
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
vs-rooms-opening = Opening the box …
vs-rooms-lost = The rooms could not be fetched. Try again when the line is back.
vs-rooms-shipped = These are the rooms of the set that comes with the house. What only one source tells is marked as likely, what none tells as reconstructed.
vs-rooms-own = These are the rooms of the set this table plays with: { $name }. What only one source tells is marked as likely, what none tells as reconstructed.
vs-rooms-why = What does that mean?
vs-copies = { $size ->
    [small] small
    [medium] medium
   *[large] large
}, { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
vs-backs = { $a } A, { $b } B
vs-basic = basic
vs-from = from { $price }
vs-likely = likely: { $fields }
vs-reconstructed = reconstructed: { $fields }
vs-all-sourced = all values sourced
vs-other-values = Other values that are not sourced
vs-entry = { $entry ->
    [components] The box
    [setup] What everybody begins with
    [sheet] The sheet
    [premier-track] The premier track
    [scoring] Final scoring
   *[other] { $entry }
}
vs-field = { $field ->
    [name] name
    [colour] colour
    [kind] kind
    [size] size
    [price] price
    [population] population
    [revenue] revenue
    [fame] fame
    [copies] copies
    [backs] backs
    [door-count] number of doors
    [doors] places of the doors
    [corners] red corners
    [needs] prerequisites
    [meets] doors to meet
    [areas] areas
    [casino-entrance] casino entrance
    [hotel-entrance] hotel entrance
    [symbols] symbols
    [effect] effect
    [action] action
    [amount] amount
    [mode] kind of income
    [track] track
    [steps] spaces
    [entrances] joined entrances
    [casino-area] casino area
    [hotel-area] hotel area
    [half-diamond] half diamond
    [three-quarter-diamond] three-quarter diamond
    [full-diamond] full diamond
   *[other] { $field }
}
