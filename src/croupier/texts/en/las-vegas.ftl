# Las Vegas 2012 and Six. Amounts are in thousands; MONEY writes them.
preview-wins = would win { MONEY($bill) } now
preview-ties = ties with { $seats }: nothing
preview-nothing = wins nothing now
preview-chance = no choice

not-rolled = No die shows { $value }; you rolled { $rolled }.
no-bandit = The one-armed bandit is not at this table.
on-bandit = A { $value } lies on the bandit already; it can only go to its casino.

effect-started = Round { $round }: { $seat } starts.
effect-stocked = { $casino ->
    [7] The bandit gets { MONEY($bill) }.
   *[other] Casino { $casino } gets { MONEY($bill) }.
}
effect-rolled = { $seat } rolls{ $small ->
    [none] { $big ->
        [0] {""}
       *[other] {" "}Biggie { $big }
    }
   *[other] {" "}{ $small }{ $big ->
        [0] {""}
       *[other] , Biggie { $big }
    }
}{ $white ->
    [none] {""}
   *[other] {" "}(neutral: { $white })
}.
effect-placed = { $seat } places { $small ->
    [0] { $big ->
        [0] { $white ->
            [one] one neutral die
           *[other] { $white } neutral dice
        }
       *[other] the Biggie{ and-neutral }
    }
    [one] one die{ and-biggie }{ and-neutral }
   *[other] { $small } dice{ and-biggie }{ and-neutral }
} { $casino ->
    [7] on the bandit, showing { $value }
   *[other] on casino { $casino }
}.
and-biggie = { $big ->
    [0] {""}
   *[other] {" "}and the Biggie
}
and-neutral = { $white ->
    [0] {""}
    [one] {" "}(and one neutral)
   *[other] {" "}(and { $white } neutral)
}
effect-left-over = { $seat } rolls the neutral dice left over: they go to casinos { $casinos }.
effect-cancelled = Casino { $casino }: { $seats } cancel each other ({ $strength } each).
effect-won = { $casino ->
    [7] The bandit: { $seat } takes { MONEY($bill) }.
   *[other] Casino { $casino }: { $seat } takes { MONEY($bill) }.
}
effect-returned = Casino { $casino }: { MONEY($bill) } goes under the pile{ $neutral ->
    [no] , nobody won it.
   *[other] , the neutral dice won it.
}
effect-boxed = { $casino ->
    [7] The bandit
   *[other] Casino { $casino }
}: { MONEY($bill) } leaves the game{ $neutral ->
    [no] , nobody won it.
   *[other] , the neutral dice won it.
}
effect-round-ended = Round { $round } is over.
effect-game-ended = The game is over.
