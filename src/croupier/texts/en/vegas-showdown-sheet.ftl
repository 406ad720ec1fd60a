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
