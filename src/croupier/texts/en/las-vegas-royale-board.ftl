# Las Vegas Royale as text, in narrow columns: short words.
board-hand-royale = { $small ->
    [one] 1 die
   *[other] { $small } dice
}{ $big ->
    [0] {""}
   *[other] {" "}and the Biggy
}
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
