# Las Vegas Royale, beyond what it shares with the elder editions. Amounts are in thousands.
lvr-preview-wins = would win { MONEY($bill) } now{ lvr-and-tile }
lvr-preview-keeps = keeps { MONEY($bill) }{ lvr-and-tile }
lvr-preview-drops = keeps only { MONEY($bill) }{ lvr-but-tile }
lvr-preview-ties = ties with { $seats ->
    [none] { $neutral ->
        [0] the grey dice
       *[other] the neutral dice{ $grey ->
            [0] {""}
           *[other] {" "}and the grey dice
        }
    }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] {" "}and the neutral dice
    }{ $grey ->
        [0] {""}
       *[other] {" "}and the grey dice
    }
}: nothing{ lvr-but-tile }
lvr-preview-nothing = wins nothing{ lvr-but-tile }
lvr-and-tile = { $tile ->
    [none] {""}
   *[other] {" "}and activates the tile
}
lvr-but-tile = { $tile ->
    [none] {""}
   *[other] {" "}but activates the tile
}
lvr-preview-gain = { $chips ->
    [-1] costs a chip{ lvr-and-money }
    [0] { $way ->
        [none] changes nothing at once
        [more] you would win { MONEY($money) } more now
       *[less] you would win { MONEY($money) } less now
    }
    [one] brings one chip{ lvr-and-money }
   *[other] brings { $chips } chips{ lvr-and-money }
}
lvr-preview-idle = does nothing now
lvr-preview-others = { MONEY($money) } less for { $seats } now
lvr-and-money = { $way ->
    [none] {""}
    [more] {" and "}you would win { MONEY($money) } more now
   *[less] {" and "}you would win { MONEY($money) } less now
}
lvr-paid = { $money ->
    [0] { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
   *[other] { MONEY($money) }
}
lvr-preview-hide = a wrong guess pays { lvr-paid }
lvr-preview-secret = nobody can tell
lvr-preview-odds = right in { $right } of { $of } throws

lvr-barred = The No Entry! token lies on casino { $casino }: no die enters or leaves it.
lvr-no-chip = A pass costs a chip, and you have none.
lvr-not-asked = Nobody asks you for “{ $verb }” now.
lvr-answer-first = { $question ->
    [empowered] Say first whether you use the Power Play token.
    [hiding] First hide 1, 2 or 3 tokens.
    [fist] First guess how many tokens are hidden.
    [adding] First say which black dice you add.
    [daring] First say stop, higher or lower.
    [barring] First say where the No Entry! token goes.
    [knocking] First put a die into the bar.
    [blocking] First place a group of grey dice.
    [relieving] First take a grey die, or decline.
    [movingdie] First move a die.
    [splitting] First split the tokens into two piles.
    [piles] First take one of the two piles.
    [doubling] First choose dice to double down, or decline.
    [treating] First choose a nice die, or decline.
    [choosing] First use one of the two values.
    [activating] First choose a tile to activate.
   *[gilding] First choose a die for the gold space.
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
effect-tile-laid = Casino { $casino } gets the tile “{ side-name }”.
effect-neutral-rolled = The neutral dice go to casinos { $casinos }, their Biggy to { $biggy }.
effect-chip-paid = { $who ->
    [you] You pay a chip and pass
   *[other] { $seat } pays a chip and passes
}.
effect-turn-lost = { $who ->
    [you] All your dice
   *[other] All dice of { $seat }
} show { $casino }, where the No Entry! token lies: the turn is over.
effect-activated = { $idle ->
    [yes] Casino { $casino }: { $who ->
        [you] you activate
       *[other] { $seat } activates
    } “{ side-name }”, but it does nothing now.
   *[no] Casino { $casino }: { $who ->
        [you] you activate
       *[other] { $seat } activates
    } “{ side-name }”.
}
effect-black-rolled = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} the black dice: { $faces }.
effect-tokens-hidden = Lucky Punch: the next player guesses how many tokens { $who ->
    [you] you hide
   *[other] { $seat } hides
} in a closed fist.
effect-guessed = { $who ->
    [you] You guess
   *[other] { $seat } guesses
} { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
effect-uncovered = { $who ->
    [you] You had
   *[other] { $seat } had
} hidden { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}: { $right ->
    [yes] the guess was right, and nobody is paid.
   *[other] the guess was wrong.
}
effect-dice-lifted = { $who ->
    [you] You pick
   *[other] { $seat } picks
} up { $small ->
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
effect-grey-moved = Casino { $casino }: { $dice ->
    [0] no grey die lies there now.
    [one] one grey die lies there now.
   *[other] { $dice } grey dice lie there now.
}
effect-tile-dice = On “{ side-name }” { $who ->
    [you] you now have
   *[other] { $seat } now has
} { $small ->
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
}.
effect-token-taken = { side-name }: { $who ->
    [you] you take the token
   *[other] the token goes to { $seat }
}.
effect-token-returned = { side-name }: the token goes back to the tile.
effect-bar-moved = { $who ->
    [you] You put
   *[other] { $seat } puts
} the No Entry! token on casino { $casino }.
effect-bar-stayed = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the No Entry! token on casino { $casino }.
effect-black-added = { $who ->
    [you] You add
   *[other] { $seat } adds
} a black die to casino { $casino }.
effect-dared = { $said ->
    [stop] { $who ->
        [you] You stop at { $last } and take
       *[other] { $seat } stops at { $last } and takes
    } the prize.
    [nothing] { $who ->
        [you] You stop
       *[other] { $seat } stops
    } at { $last }, with nothing.
    [higher] { $who ->
        [you] You say
       *[other] { $seat } says
    }: higher than { $last }.
   *[lower] { $who ->
        [you] You say
       *[other] { $seat } says
    }: lower than { $last }.
}
effect-dare-ended = { $outcome ->
    [right] The sum is { $sum } after { $last }: { $who ->
        [you] you were right
       *[other] { $seat } was right
    }.
    [equal] The sum is { $sum } again. Equal counts as wrong: { $who ->
        [you] you get
       *[other] { $seat } gets
    } nothing.
   *[wrong] The sum is { $sum } after { $last }: { $who ->
        [you] you were wrong and get
       *[other] { $seat } was wrong and gets
    } nothing.
}
effect-jackpot-ended = { $won ->
    [yes] { $who ->
        [you] You win the
       *[other] { $seat } wins the
    } jackpot, which begins again at { MONEY($marker) }.
   *[no] No seven and no double: { $who ->
        [you] you win nothing
       *[other] { $seat } wins nothing
    }, and the jackpot is { MONEY($marker) } now.
}
effect-prime-time-led = Prime Time: { $who ->
    [you] you lead at casino { $casino } and may
   *[other] { $seat } leads at casino { $casino } and may
} add black dice before the payout.
effect-box-won = Black Box: { $who ->
    [you] you won
   *[other] { $seat } won
} at casino { $casino } and will choose between two piles; the next player makes them.
effect-power-used = { $who ->
    [you] You use
   *[other] { $seat } uses
} the Power Play token.
effect-grey-placed = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $dice ->
    [one] one grey die
   *[other] { $dice } grey dice
} on casino { $casino }.
effect-grey-taken = { $who ->
    [you] You take
   *[other] { $seat } takes
} a grey die from casino { $casino } { $money ->
    [0] { $chips ->
        [0] to move a die.
       *[other] for { lvr-paid }.
    }
   *[other] for { lvr-paid }.
}
effect-box-split = Black Box: { $who ->
    [you] you split
   *[other] { $seat } splits
} the tokens into piles of { $first } and { $second }.
effect-pile-taken = Black Box: { $who ->
    [you] you take
   *[other] { $seat } takes
} pile { $pile }. { $worth ->
    [0] It is worth nothing; in the other lay { MONEY($other) }.
   *[other] It is worth { MONEY($worth) }; in the other lay { $other ->
        [0] nothing
       *[other] { MONEY($other) }
    }.
}
effect-value-used = { $idle ->
    [yes] My Choice: { $who ->
        [you] you use
       *[other] { $seat } uses
    } the { $value }, but it does nothing now.
   *[no] My Choice: { $who ->
        [you] you use
       *[other] { $seat } uses
    } the { $value }.
}
effect-tile-activated = { $idle ->
    [yes] My Choice: { $who ->
        [you] you activate
       *[other] { $seat } activates
    } “{ side-name }”, but it does nothing now.
   *[no] My Choice: { $who ->
        [you] you activate
       *[other] { $seat } activates
    } “{ side-name }”.
}
effect-nice-placed = Nice Dice: { $who ->
    [you] you put
   *[other] { $seat } puts
} { $big ->
    [yes] the Biggy
   *[no] a die
} on space { $space }.
effect-die-gilded = My Choice: { $who ->
    [you] you put
   *[other] { $seat } puts
} { $big ->
    [yes] the Biggy
   *[no] a die
} on the gold space.
effect-die-pushed = { $who ->
    [you] { $big ->
        [yes] Your Biggy
       *[no] Your die
    }
   *[other] { $big ->
        [yes] The Biggy
       *[no] The die
    } of { $seat }
} that lay there goes to casino { $casino }.
effect-declined = { $side ->
    [B1] { $who ->
        [you] You add
       *[other] { $seat } adds
    } no black die.
    [D2] { $who ->
        [you] You do not use
       *[other] { $seat } does not use
    } the Power Play token.
    [F2] { $who ->
        [you] You take
       *[other] { $seat } takes
    } no grey die.
    [G2] { $who ->
        [you] You move
       *[other] { $seat } moves
    } no dice to Double Down.
    [H1] { $who ->
        [you] You put
       *[other] { $seat } puts
    } no die on Nice Dice.
    [H2] { $who ->
        [you] You put
       *[other] { $seat } puts
    } no die on the gold space.
   *[none] { $who ->
        [you] You move
       *[other] { $seat } moves
    } no die.
}
effect-bad-luck-activated = Bad Luck is activated: it will be paid at the end of this round.
effect-rewarded = { $side ->
    [none] { $who ->
        [you] You get
       *[other] { $seat } gets
    }
   *[other] { side-name }: { $who ->
        [you] you get
       *[other] { $seat } gets
    }
} { lvr-paid } from the bank.
effect-fined = { $money ->
    [0] { $chips ->
        [0] Bad Luck: { $who ->
            [you] you have
           *[other] { $seat } has
        } nothing to pay with.
        [one] Bad Luck: { $who ->
            [you] you pay
           *[other] { $seat } pays
        } one chip.
       *[other] Bad Luck: { $who ->
            [you] you pay
           *[other] { $seat } pays
        } { $chips } chips.
    }
   *[other] Bad Luck: { $who ->
        [you] you pay
       *[other] { $seat } pays
    } { MONEY($money) }{ $chips ->
        [0] {""}
        [one] {" "}and a chip
       *[other] {" "}and { $chips } chips
    }.
}
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
effect-doubles-cancelled = Double Down: { $seats } have { $weight } each on the tile and cancel each other.
royale-unreadable = A move is written place 3 or pass, an answer to a tile as in guess 2, bar stay or back 3 small.
