# Las Vegas Royale, beyond what it shares with the elder editions. Amounts are in thousands.
lvr-preview-wins = would win { MONEY($bill) } now{ $tile ->
    [none] {""}
   *[other] {" "}and activates the tile
}
lvr-preview-ties = ties: wins nothing{ $tile ->
    [none] {""}
   *[other] {" "}but activates the tile
}
lvr-preview-nothing = wins nothing now{ $tile ->
    [none] {""}
   *[other] {" "}but activates the tile
}
lvr-preview-gain = { $gain ->
    [0] changes nothing at once
   *[other] changes your standing by { MONEY($gain) }
}
lvr-preview-hide = a wrong guess pays { MONEY($worth) }
lvr-preview-secret = nobody can tell
lvr-preview-odds = right in { $right } of { $of } throws

lvr-barred = Casino { $casino } is barred: no die enters or leaves it.
lvr-no-chip = A pass costs a chip, and you have none.
lvr-not-asked = Nobody asks you for “{ $verb }” now.
lvr-answer-first = { $question ->
    [empowered] Say first whether you use the Power Play token.
    [hiding] First hide 1, 2 or 3 tokens.
    [fist] First guess how many tokens are hidden.
    [adding] First say which black dice you add.
    [daring] First say stop, higher or lower.
    [barring] First say where the bar goes.
    [knocking] First put a die into the bar.
    [blocking] First place a group of grey dice.
    [relieving] First take a grey die, or decline.
    [movingdie] First move a die, or decline.
    [splitting] First split the tokens into two piles.
    [piles] First take one of the two piles.
    [doubling] First choose dice to double down, or decline.
    [treating] First choose a nice die, or decline.
    [choosing] First use one of the two values.
    [activating] First choose a tile to activate.
   *[gilding] First choose a die for the gold space, or decline.
}
lvr-not-offered = “{ $event }” is not among your choices here.

side-name = { $side ->
    [A1] Lucky Punch
    [A2] Jackpot
    [B1] Prime Time
    [B2] Fifty Fifty
    [C1] High Five
    [C2] Bad Luck
    [D1] Pay Day
    [D2] Power Play
    [E1] No Entry!
    [E2] Knockout?
    [F1] Block It!
    [F2] Handicap
    [G1] Black Box
    [G2] Double Down
    [H1] Nice Dice
   *[H2] My Choice
}
effect-tile-laid = Casino { $casino } gets the tile { side-name }.
effect-neutral-rolled = The neutral dice go to casinos { $casinos }, their Biggy to { $biggy }.
effect-chip-paid = { $seat } pays a chip and passes.
effect-turn-lost = All dice of { $seat } show { $casino }, which is barred: the turn is over.
effect-black-rolled = { $seat } rolls the black dice: { $faces }.
effect-uncovered = { $tokens ->
    [one] One token was hidden
   *[other] { $tokens } tokens were hidden
}: { $right ->
    [yes] the guess was right.
   *[other] the guess was wrong.
}
effect-dice-lifted = { $seat } takes { $small ->
    [0] the Biggy
    [one] one die{ $big ->
        [0] {""}
       *[other] {" "}and the Biggy
    }
   *[other] { $small } dice{ $big ->
        [0] {""}
       *[other] {" "}and the Biggy
    }
} from casino { $casino }.
effect-grey-moved = Casino { $casino }: grey dice { $dice }.
effect-tile-dice = { side-name }: { $seat } has { $small ->
    [0] { $big ->
        [0] no die
       *[other] the Biggy
    }
    [one] one die{ $big ->
        [0] {""}
       *[other] {" "}and the Biggy
    }
   *[other] { $small } dice{ $big ->
        [0] {""}
       *[other] {" "}and the Biggy
    }
} on it.
effect-token-taken = { side-name }: the token goes to { $seat }.
effect-token-returned = { side-name }: the token goes back to the tile.
effect-bar-moved = The bar is on casino { $casino }.
effect-rewarded = { $side ->
    [none] {""}
   *[other] { side-name }:{" "}
}{ $seat } gets { MONEY($worth) } from the bank.
effect-fined = Bad Luck: { $seat } pays { MONEY($money) }{ $chips ->
    [0] {""}
    [one] {" "}and a chip
   *[other] {" "}and { $chips } chips
}.
effect-equals-cancelled = Casino { $casino }: { $seats ->
    [none] the neutral dice and the grey dice
   *[other] { $seats }{ $neutral ->
        [no] {""}
       *[other] {" "}and the neutral dice
    }{ $grey ->
        [no] {""}
       *[other] {" "}and the grey dice
    }
} have { $weight } each and cancel each other.
