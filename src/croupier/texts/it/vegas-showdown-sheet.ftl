# La plancia di Vegas Showdown nel browser.
vs-area-casino = Casinò
vs-area-hotel = Hotel
vs-word-population = popolazione
vs-word-revenue = entrate
vs-word-fame = fama
vs-store = In magazzino
vs-sheet-of = La plancia di { $name }: { $rooms ->
    [one] una sala
   *[other] { $rooms } sale
}
