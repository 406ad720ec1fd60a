# Vegas Showdown as text, in narrow columns: short words.
board-turn = turn { $turn }
board-over-because = the game is over: { $reason ->
    [small] no small room is left
    [medium] no medium room is left
    [large] no large room is left
   *[sheet] a sheet is full
}
board-premier-left = { $rooms ->
    [one] 1 premier room to come
   *[other] { $rooms } premier rooms to come
}
board-market-lot = lot
board-market-room = room
board-market-price = price
board-market-population = p
board-market-revenue = r
board-market-fame = f
board-tracks = p{ $population } r{ $revenue } f{ $fame }
board-this-turn = this turn
board-no-bids = no bids
board-from = from { $price }
board-nothing = nothing
board-needs = needs { $rooms }
board-store = store { $rooms }
board-store-empty = store empty
board-fame-for = fame for
board-tally = { $line ->
    [fame] rooms, events
    [population] population
    [revenue] revenue
    [entrances] entrances
    [casino] casino area
    [hotel] hotel area
    [diamonds] diamonds
   *[money] money
}
board-all = all
board-picture-key = doors : and -..-, walls | and ----, red corners *
score-vegas-showdown = { $score } fame
help-rooms = Print the rooms of Vegas Showdown with their doors, and which values are reconstructed.
bot-vegas-showdown-greedy-why = Values rooms by the income they still bring, their fame and how they lie, and bids up to that.
bot-vegas-showdown-montecarlo-why = Tries the best candidates in playouts of some turns, with greedy at every seat.
board-legend = p population, r revenue, f fame; a turn pays you the lower of p and r
