# Las Vegas 2012 και Six. Τα ποσά είναι σε χιλιάδες· η MONEY τα γράφει ολόκληρα.
preview-wins = τώρα θα κέρδιζες { MONEY($bill) }
preview-ties = ισοπαλία ({ $seats }): τίποτα
preview-nothing = τώρα δεν κερδίζεις τίποτα
preview-chance = καμία επιλογή

not-rolled = Κανένα ζάρι δεν δείχνει { $value }· έφερες { $rolled }.
no-bandit = Σε αυτό το τραπέζι δεν υπάρχει κουλοχέρης.
on-bandit = Στον κουλοχέρη υπάρχει ήδη { $value }· αυτά τα ζάρια πάνε μόνο στο καζίνο τους.

effect-started = Γύρος { $round }: αρχίζει { $seat }.
effect-stocked = { $casino ->
    [7] Ο κουλοχέρης παίρνει { MONEY($bill) }.
   *[other] Το καζίνο { $casino } παίρνει { MONEY($bill) }.
}
effect-rolled = { $seat } ρίχνει{ $small ->
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
   *[other] {" "}(ουδέτερα: { $white })
}.
effect-placed = { $seat } βάζει { $small ->
    [0] { $big ->
        [0] { $white ->
            [one] ένα ουδέτερο ζάρι
           *[other] { $white } ουδέτερα ζάρια
        }
       *[other] το Biggie{ and-neutral }
    }
    [one] ένα ζάρι{ and-biggie }{ and-neutral }
   *[other] { $small } ζάρια{ and-biggie }{ and-neutral }
} { $casino ->
    [7] στον κουλοχέρη, με νούμερο { $value }
   *[other] στο καζίνο { $casino }
}.
and-biggie = { $big ->
    [0] {""}
   *[other] {" "}και το Biggie
}
and-neutral = { $white ->
    [0] {""}
    [one] {" "}(και ένα ουδέτερο)
   *[other] {" "}(και { $white } ουδέτερα)
}
effect-left-over = { $seat } ρίχνει τα ουδέτερα ζάρια που περισσεύουν και πάνε στα καζίνο { $casinos }.
effect-cancelled = Καζίνο { $casino }: { $seats } έχουν από { $strength } και εξουδετερώνονται.
effect-won = { $casino ->
    [7] Κουλοχέρης: { $seat } παίρνει { MONEY($bill) }.
   *[other] Καζίνο { $casino }: { $seat } παίρνει { MONEY($bill) }.
}
effect-returned = Καζίνο { $casino }: η κάρτα των { MONEY($bill) } πάει κάτω από τη στοίβα{ $neutral ->
    [no] , δεν την κέρδισε κανείς.
   *[other] , την κέρδισαν τα ουδέτερα ζάρια.
}
effect-boxed = { $casino ->
    [7] Κουλοχέρης
   *[other] Καζίνο { $casino }
}: η κάρτα των { MONEY($bill) } βγαίνει από το παιχνίδι{ $neutral ->
    [no] , δεν την κέρδισε κανείς.
   *[other] , την κέρδισαν τα ουδέτερα ζάρια.
}
effect-round-ended = Ο γύρος { $round } τελείωσε.
effect-game-ended = Το παιχνίδι τελείωσε.
