# Boards as text, in the terminal and on the plain page. Columns are narrow: short words.
board-over = the game is over
board-round = round { $round } of { $rounds }
board-turn = turn { $turn }
board-thousands = bills in $1,000
board-rolled = { $name } rolled
board-neutral = neutral
board-grey = grey
board-closed = closed
board-bills = { $bills ->
    [one] 1 bill
   *[other] { $bills } bills
}
board-purse = { $money } in { board-bills }
board-small = { $small ->
    [one] 1 die
   *[other] { $small } dice
}
board-dice = { $dice } dice
board-hand = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}and the Biggie
}{ $neutral ->
    [0] {""}
   *[other] {" "}and { $neutral } neutral
}
board-hand-royale = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}and the Biggy
}
board-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}

# Tiles of Las Vegas Royale.
board-token-here = token here
board-token = token: { $name }
board-no-entry = { $casino ->
    [0] No Entry! on none yet
   *[other] No Entry! on { $casino }
}, track space { $space }
board-activated = activated
board-groups = groups { $groups }
board-free-slots = free slots: chip { $chip }, bill { $bill }, move { $move }
board-gold = gold: { $name }
board-doing = { $question ->
    [jackpotroll] { $name } is to roll for the Jackpot
    [primeroll] { $name } is to roll for Prime Time
    [fiftyroll] { $name } is to roll for Fifty Fifty
    [choiceroll] { $name } is to roll for My Choice
    [empowered] { $name } is asked: use the Power Play token, or roll?
    [hiding] { $name } is hiding 1, 2 or 3 tokens
    [fist] { $name } is guessing how many are in the fist
    [adding] { $name } is adding black dice
    [daring] { $name } is asked: stop, higher or lower?
    [barring] { $name } is placing the No Entry! token
    [knocking] { $name } is putting a die into the bar
    [blocking] { $name } is placing a group of grey dice
    [relieving] { $name } is asked for a grey die and a slot
    [movingdie] { $name } is asked for a die to move
    [splitting] { $name } is splitting the Black Box
    [piles] { $name } is taking one of two piles
    [doubling] { $name } is asked for dice to double down
    [treating] { $name } is asked for a nice die
    [choosing] { $name } is choosing one of two values
    [activating] { $name } is choosing a tile to activate
   *[gilding] { $name } is asked for a die for the gold space
}

# Rolling Cubes.
board-game-of = game { $game } of 3
board-all-in-cup = { $dice } dice and = are in the cup
board-in-cup = { $dice ->
    [one] 1 die is in the cup
   *[other] { $dice } dice are in the cup
}
board-must-use = must be used:
board-answered = has answered
board-total = total

# Vegas Showdown.
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
