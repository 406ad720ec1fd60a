# Las Vegas 2012 και Six. Τα ποσά είναι σε χιλιάδες· η MONEY τα γράφει ολόκληρα.
preview-wins = τώρα θα κέρδιζες { MONEY($bill) }
preview-keeps = κρατάς { MONEY($bill) }
preview-drops = κρατάς μόνο { MONEY($bill) }
preview-ties = ισοπαλία ({ $seats }): δεν κερδίζεις τίποτα
preview-nothing = δεν κερδίζεις τίποτα
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
effect-placed = { $seat } βάζει { $small ->
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
effect-left-over = { $seat } ρίχνει τα ουδέτερα ζάρια που περισσεύουν και πάνε στα καζίνο { $casinos }.
effect-cancelled = Καζίνο { $casino }: { $seats } έχουν από { $strength } και εξουδετερώνονται.
effect-won = { $casino ->
    [7] Κουλοχέρης: { $seat } παίρνει { MONEY($bill) }.
   *[other] Καζίνο { $casino }: { $seat } παίρνει { MONEY($bill) }.
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
effect-tie-broken = { $seat } προηγείται ({ $seats } πίσω): ίσα χρήματα ({ MONEY($score) }), αλλά περισσότερες { $chips ->
    [yes] κάρτες χρημάτων και μάρκες
   *[no] κάρτες χρημάτων
} ({ $pieces }).
effect-game-ended = Το παιχνίδι τελείωσε.
pitch-las-vegas-2012 = Ρίξε, διάλεξε ένα νούμερο, στείλε τα ζάρια στο καζίνο του. Τα περισσότερα κερδίζουν· στην ισοπαλία τα χάνεις όλα.
pitch-las-vegas-six = Έως έξι στο τραπέζι, ένα μεγάλο ζάρι που μετρά διπλό και ένας κουλοχέρης.
pitch-las-vegas-royale = Μάρκες, πάσο και δεκαέξι πλακίδια που κάνουν κάθε καζίνο ξεχωριστό παιχνίδι.
guide-las-vegas-roll = Ρίξε όλα σου τα ζάρια. Κάθε νούμερο ανήκει στο καζίνο με αυτό το νούμερο.
guide-las-vegas-choose = Διάλεξε ένα νούμερο: όλα σου τα ζάρια που το δείχνουν πάνε στο καζίνο του. Το χρυσό ποσό λέει τι θα κέρδιζες αν ο γύρος τελείωνε τώρα.{ $bandit ->
    [yes] {" "}Ή διάλεξε πρώτα τον κουλοχέρη: εκεί κάθε νούμερο μπαίνει μία φορά και οι ισοπαλίες δεν εξουδετερώνονται.
   *[no] {""}
}
guide-las-vegas-wait = Οι άλλοι ρίχνουν και βάζουν. Όποιος έχει τα περισσότερα ζάρια σε ένα καζίνο παίρνει τη μεγαλύτερη κάρτα χρημάτων, αλλά οι ισοπαλίες εξουδετερώνονται.
guide-las-vegas-payout = Ο γύρος πληρώνεται: πρώτα εξουδετερώνονται οι ισοπαλίες, ύστερα σε κάθε καζίνο τα περισσότερα ζάρια παίρνουν τη μεγαλύτερη κάρτα χρημάτων και τα αμέσως επόμενα τη δεύτερη.
casino-royale-1 = Miracle
casino-royale-2 = Blue Lagoon
casino-royale-3 = Royal Palm
casino-royale-4 = Silver Spur
casino-royale-5 = Cleopatra
casino-royale-6 = Sunset
guide-las-vegas-tile = Ένα πλακίδιο σε ρωτά κάτι: διάλεξε ένα φωτισμένο καζίνο ή ένα από τα κομμάτια από κάτω. Το όνομα του πλακιδίου ανοίγει τους κανόνες του.
ask-bandit = Ποιο νούμερο πάει στον κουλοχέρη;
tag-takes = παίρνεις { $money }
tag-keeps = κρατάς { $money }
tag-drops = μόνο { $money }
tag-ties = ισοπαλία: { $names }
tag-tie-costs = ισοπαλία: { $money }
tag-nothing = κανένα κέρδος
tag-same = καμία αλλαγή
summary-title = Ο γύρος { $round } από { $rounds } πληρώθηκε
summary-casinos = Στα καζίνο
summary-tiles = Από πλακίδια
summary-round = Σε αυτόν τον γύρο
summary-all = Συνολικά
summary-none = τίποτα
summary-chips = { $sign }{ $count ->
    [one] 1 μάρκα
   *[other] { $count } μάρκες
  }
lv-unreadable = Μια κίνηση γράφεται place 3, με το νούμερο ενός ζαριού.
key-place = Βάλε τα ζάρια με αυτό το νούμερο στο καζίνο τους· το 7 είναι ο κουλοχέρης
aim-las-vegas-2012 = τα περισσότερα χρήματα μετά από τέσσερις γύρους.
aim-las-vegas-six = τα περισσότερα χρήματα μετά από τρεις γύρους.
aim-las-vegas-royale = τα περισσότερα χρήματα μετά από τρεις γύρους, μαζί με τις μάρκες.
