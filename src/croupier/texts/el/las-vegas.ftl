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

effect-started = Γύρος { $round }: αρχίζει { $seat }{ $why ->
    [lot] , με κλήρωση
    [left] , γιατί η αρχή περνά στην επόμενη θέση
    [last] , γιατί έριξε στο τέλος
    [bill] , γιατί πήρε τη μεγαλύτερη κάρτα στο καζίνο { $casino }
   *[again] {" "}πάλι, γιατί κανείς δεν κέρδισε καζίνο
}.{ $chips ->
    [0] {""}
   *[other] {" "}Όλοι παίρνουν { $chips } μάρκες, που στο τέλος μετρούν { MONEY($worth) } η καθεμία.
}
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
guide-las-vegas-payout = Ο γύρος πληρώνεται: πρώτα εξουδετερώνονται οι ισοπαλίες, ύστερα σε κάθε καζίνο τα περισσότερα ζάρια παίρνουν τη μεγαλύτερη κάρτα χρημάτων και τα αμέσως επόμενα τη δεύτερη.{ $money ->
    [memory] {" "}Ύστερα οι κάρτες των άλλων μένουν κλειστές: να τις θυμάσαι.
   *[open] {""}
}
casino-royale-1 = Miracle
casino-royale-2 = Blue Lagoon
casino-royale-3 = Royal Palm
casino-royale-4 = Silver Spur
casino-royale-5 = Cleopatra
casino-royale-6 = Sunset
guide-las-vegas-tile = Ένα πλακίδιο σε ρωτά κάτι: τι, και τι διακυβεύεται, γράφεται από κάτω. Διάλεξε ό,τι φωτίζεται· το όνομα του πλακιδίου ανοίγει μια εξήγηση.
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
summary-tiles = Πλακίδια και πάσο
summary-round = Σε αυτόν τον γύρο
summary-round-money = Ο γύρος, χωρίς μάρκες
summary-all-money = Συνολικά, χωρίς μάρκες
summary-all = Συνολικά
summary-none = τίποτα
summary-chips = { $sign }{ $count ->
    [one] 1 μάρκα
   *[other] { $count } μάρκες
  }
lv-unreadable = Μια κίνηση γράφεται place 3, με το νούμερο ενός ζαριού.
key-place = Βάλε τα ζάρια αυτού του νούμερου στο καζίνο τους (7: ο κουλοχέρης, όπου υπάρχει)
aim-las-vegas-2012 = τα περισσότερα χρήματα μετά από τέσσερις γύρους.
aim-las-vegas-six = τα περισσότερα χρήματα μετά από τρεις γύρους.
aim-las-vegas-royale = τα περισσότερα χρήματα μετά από τρεις γύρους· κάθε μάρκα μετρά 10.000 $. Το μεγάλο σου ζάρι, το Biggy, μετρά για δύο.

# Options.
option-money = Χρήματα
option-money-why = Οι κερδισμένες κάρτες χρημάτων μένουν κλειστές και τις θυμάσαι ή τις βλέπουν όλοι.
option-money-memory = κλειστά
option-money-open = ανοιχτά
option-neutral = Ουδέτερα ζάρια
option-neutral-why = Τα λευκά ζάρια παίζουν σαν ένας παίκτης ακόμη, που παίρνει κάρτες χρημάτων από όλους.
option-rounds = Γύροι
option-rounds-why = Πόσοι γύροι παίζονται· λιγότεροι είναι σπιτικός κανόνας.
option-start = Πρώτος παίκτης
option-start-why = Με κλήρο ή μια θέση της επιλογής σου.
option-start-lot = με κλήρο
option-bandit = Κουλοχέρης
option-bandit-why = Ένα έβδομο καζίνο, όπου κάθε νούμερο μπαίνει μία φορά και κανείς δεν εξουδετερώνεται.
option-bandit_bills = Κάρτες χρημάτων στον κουλοχέρη
option-bandit_bills-why = Πόσες κάρτες χρημάτων υπάρχουν εκεί σε κάθε γύρο.

# At the table.
round-of = Γύρος { $round } από { $rounds }
ask-placing = Διάλεξε: ποια ζάρια πάνε στο καζίνο τους;
waiting-dice = Περιμένουμε: { $name }, { $count ->
    [one] μένει ένα ζάρι
   *[other] μένουν { $count } ζάρια
  }
rolled-dice = Τα ζάρια στο τραπέζι
place-value = Βάλε { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
  } με νούμερο { $value }: { $words }
rolled-value = { $count ->
    [one] Ένα ζάρι δείχνει
   *[other] { $count } ζάρια δείχνουν
  } { $value }
casino-title = Καζίνο { $number }, { $name }
place-on = Βάλε στο καζίνο { $number }, { $name }: { $words }
bills-here = Κάρτες χρημάτων: { $bills }
no-bills-here = Καμία κάρτα χρημάτων
standing-wins = { $name } { $strength }, θα έπαιρνε { $money }
standing-nothing = { $name } { $strength }, δεν θα έπαιρνε τίποτα
standing-cancelled = { $name } { $strength }, εξουδετερώνεται
neutral-dice = Λευκά ζάρια
neutral-dice-short = λευκά
barred = Κλειστό
dice-left = { $count ->
    [one] ένα ζάρι ακόμη
   *[other] { $count } ζάρια ακόμη
  }
bills-face-down = { $count ->
    [one] μία κλειστή κάρτα χρημάτων
   *[other] { $count } κλειστές κάρτες χρημάτων
  }
chips-left = { $count ->
    [one] μία μάρκα
   *[other] { $count } μάρκες
  }
casino-vegas-1 = Gold Rush
casino-vegas-2 = Blue Parrot
casino-vegas-3 = Miracle
casino-vegas-4 = Palazzo
casino-vegas-5 = Silver Moon
casino-vegas-6 = Desert Queen
casino-vegas-7 = Κουλοχέρης
grey-dice = Γκρι ζάρια
grey-dice-short = γκρι

# What decisions are about.
about-cancel = Ακύρωσε έναν αντίπαλο
about-steal = Πάρε τα χρήματα ενός αντιπάλου
about-save = Κράτα ζάρια για μετά
about-hold = Ενίσχυσε ένα καζίνο
about-settle = Από πού να αρχίσεις
about-bandit = Ο κουλοχέρης
