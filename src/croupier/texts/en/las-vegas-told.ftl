# What the house tells of Las Vegas: choices, refusals, what happened. Amounts are in thousands; MONEY writes them.
preview-wins = would win { MONEY($bill) } now
preview-keeps = keeps { MONEY($bill) }
preview-drops = keeps only { MONEY($bill) }
preview-ties = ties with { $seats }: no money
preview-nothing = wins nothing
preview-chance = no choice

not-rolled = No die shows { $value }; you rolled { $rolled }.
no-bandit = The one-armed bandit is not at this table.
on-bandit = A { $value } lies on the bandit already; it can only go to its casino.

effect-started = Round { $round }: { $who ->
    [you] you start
   *[other] { $seat } starts
}{ $why ->
    [lot] , drawn by lot
    [left] , as the start moves on by one seat
    [last] , after rolling last
    [bill] , after taking the higher bill at casino { $casino }
   *[again] {" "}again, as nobody won a casino
}.{ $chips ->
    [0] {""}
   *[other] {" "}Everybody gets { $chips } chips, worth { MONEY($worth) } each at the end.
}
effect-stocked = { $casino ->
    [7] The bandit gets { MONEY($bill) }.
   *[other] Casino { $casino } gets { MONEY($bill) }.
}
effect-rolled = { $who ->
    [you] You roll
   *[other] { $seat } rolls
}{ $small ->
    [none] { $big ->
        [0] {""}
       *[other] {" "}{ $biggie } { $big }
    }
   *[other] {" "}{ $small }{ $big ->
        [0] {""}
       *[other] , { $biggie } { $big }
    }
}{ $neutral ->
    [none] {""}
   *[other] {" "}(neutral: { $neutral })
}.
effect-placed = { $who ->
    [you] You place
   *[other] { $seat } places
} { $small ->
    [0] { $big ->
        [0] { $neutral ->
            [one] one neutral die
           *[other] { $neutral } neutral dice
        }
       *[other] the { $biggie }{ and-neutral }
    }
    [one] one die{ and-biggie }{ and-neutral }
   *[other] { $small } dice{ and-biggie }{ and-neutral }
} { $casino ->
    [7] on the bandit, showing { $value }
   *[other] on casino { $casino }
}.
and-biggie = { $big ->
    [0] {""}
   *[other] {" "}and the { $biggie }
}
and-neutral = { $neutral ->
    [0] {""}
    [one] {" "}(and one neutral)
   *[other] {" "}(and { $neutral } neutral)
}
effect-left-over = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} the neutral dice left over: they go to casinos { $casinos }.
effect-cancelled = Casino { $casino }: { $seats } cancel each other ({ $strength } each).
effect-won = { $casino ->
    [7] The bandit: { $who ->
        [you] you take
       *[other] { $seat } takes
    } { MONEY($bill) }.
   *[other] Casino { $casino }: { $who ->
        [you] you take
       *[other] { $seat } takes
    } { MONEY($bill) }.
}
effect-returned = Casino { $casino }: { MONEY($bill) } goes under the pile{ $winner ->
    [nobody] , nobody won it.
    [grey] , the grey dice won it.
   *[neutral] , the neutral dice won it.
}
effect-boxed = { $casino ->
    [7] The bandit
   *[other] Casino { $casino }
}: { MONEY($bill) } leaves the game{ $winner ->
    [nobody] , nobody won it.
    [grey] , the grey dice won it.
   *[neutral] , the neutral dice won it.
}
effect-round-ended = Round { $round } is over.
effect-tie-broken = { $who ->
    [you] You are
   *[other] { $seat } is
} placed above { $seats }: as much money ({ MONEY($score) }), but more { $chips ->
    [yes] bills and chips
   *[no] bills
} ({ $pieces }).
effect-game-ended = The game is over.
