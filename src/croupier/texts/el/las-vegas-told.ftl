# What the house tells of Las Vegas: choices, refusals, what happened. Amounts are in thousands; MONEY writes them.
preview-wins = τώρα θα κέρδιζες { MONEY($bill) }
preview-keeps = κρατάς { MONEY($bill) }
preview-drops = κρατάς μόνο { MONEY($bill) }
preview-ties = ισοπαλία ({ $seats }): δεν κερδίζεις τίποτα
preview-nothing = δεν κερδίζεις τίποτα
preview-chance = καμία επιλογή

not-rolled = Κανένα ζάρι δεν δείχνει { $value }· έφερες { $rolled }.
no-bandit = Σε αυτό το τραπέζι δεν υπάρχει κουλοχέρης.
on-bandit = Στον κουλοχέρη υπάρχει ήδη { $value }· αυτά τα ζάρια πάνε μόνο στο καζίνο τους.

effect-started = Γύρος { $round }: { $who ->
    [you] αρχίζεις εσύ
   *[other] αρχίζει { $seat }
}{ $why ->
    [lot] , με κλήρωση
    [left] , γιατί η αρχή περνά στην επόμενη θέση
    [last] , γιατί { $who ->
        [you] έριξες
       *[other] έριξε
    } στο τέλος
    [bill] , γιατί { $who ->
        [you] πήρες
       *[other] πήρε
    } τη μεγαλύτερη κάρτα στο καζίνο { $casino }
   *[again] {" "}πάλι, γιατί κανείς δεν κέρδισε καζίνο
}.{ $chips ->
    [0] {""}
   *[other] {" "}Όλοι παίρνουν { $chips } μάρκες, που στο τέλος μετρούν { MONEY($worth) } η καθεμία.
}
effect-stocked = { $casino ->
    [7] Ο κουλοχέρης παίρνει { MONEY($bill) }.
   *[other] Το καζίνο { $casino } παίρνει { MONEY($bill) }.
}
effect-rolled = { $who ->
    [you] Ρίχνεις
   *[other] { $seat } ρίχνει
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
   *[other] {" "}(ουδέτερα: { $neutral })
}.
effect-placed = { $who ->
    [you] Βάζεις
   *[other] { $seat } βάζει
} { $small ->
    [0] { $big ->
        [0] { $neutral ->
            [one] ένα ουδέτερο ζάρι
           *[other] { $neutral } ουδέτερα ζάρια
        }
       *[other] το { $biggie }{ and-neutral }
    }
    [one] ένα ζάρι{ and-biggie }{ and-neutral }
   *[other] { $small } ζάρια{ and-biggie }{ and-neutral }
} { $casino ->
    [7] στον κουλοχέρη, με νούμερο { $value }
   *[other] στο καζίνο { $casino }
}.
and-biggie = { $big ->
    [0] {""}
   *[other] {" "}και το { $biggie }
}
and-neutral = { $neutral ->
    [0] {""}
    [one] {" "}(και ένα ουδέτερο)
   *[other] {" "}(και { $neutral } ουδέτερα)
}
effect-left-over = { $who ->
    [you] Ρίχνεις
   *[other] { $seat } ρίχνει
} τα ουδέτερα ζάρια που περισσεύουν και πάνε στα καζίνο { $casinos }.
effect-cancelled = Καζίνο { $casino }: { $seats } { $among ->
    [you] έχετε από { $strength } και εξουδετερώνεστε
   *[other] έχουν από { $strength } και εξουδετερώνονται
}.
effect-won = { $casino ->
    [7] Κουλοχέρης: { $who ->
        [you] παίρνεις
       *[other] { $seat } παίρνει
    } { MONEY($bill) }.
   *[other] Καζίνο { $casino }: { $who ->
        [you] παίρνεις
       *[other] { $seat } παίρνει
    } { MONEY($bill) }.
}
effect-returned = Καζίνο { $casino }: η κάρτα των { MONEY($bill) } πάει κάτω από τη στοίβα{ $winner ->
    [nobody] , δεν την κέρδισε κανείς.
    [grey] , την κέρδισαν τα γκρι ζάρια.
   *[neutral] , την κέρδισαν τα ουδέτερα ζάρια.
}
effect-boxed = { $casino ->
    [7] Κουλοχέρης
   *[other] Καζίνο { $casino }
}: η κάρτα των { MONEY($bill) } βγαίνει από το παιχνίδι{ $winner ->
    [nobody] , δεν την κέρδισε κανείς.
    [grey] , την κέρδισαν τα γκρι ζάρια.
   *[neutral] , την κέρδισαν τα ουδέτερα ζάρια.
}
effect-round-ended = Ο γύρος { $round } τελείωσε.
effect-tie-broken = Με ίσα χρήματα ({ MONEY($score) }) { $who ->
    [you] προηγείσαι εσύ
   *[other] προηγείται { $seat }
}, με περισσότερες { $chips ->
    [yes] κάρτες χρημάτων και μάρκες
   *[no] κάρτες χρημάτων
} ({ $pieces }). Πίσω: { $seats }.
effect-game-ended = Το παιχνίδι τελείωσε.
