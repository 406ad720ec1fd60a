# Las Vegas on the page. Amounts are in thousands.
pitch-las-vegas-2012 = Ρίξε, διάλεξε ένα νούμερο, στείλε τα ζάρια στο καζίνο του. Τα περισσότερα κερδίζουν· στην ισοπαλία τα χάνεις όλα.
pitch-las-vegas-six = Έως έξι στο τραπέζι, ένα μεγάλο ζάρι που μετρά διπλό και ένας κουλοχέρης.
pitch-las-vegas-royale = Μάρκες, πάσο και δεκαέξι πλακίδια που κάνουν κάθε καζίνο ξεχωριστό παιχνίδι.
guide-las-vegas-roll = Ρίξε όλα σου τα ζάρια. Κάθε νούμερο ανήκει στο καζίνο με αυτό το νούμερο.{ $biggie ->
    [yes] {" "}Το μεγάλο σου ζάρι, το Biggie, μετρά για δύο.
   *[no] {""}
}
guide-las-vegas-choose = Διάλεξε ένα νούμερο: τα ζάρια που το δείχνουν πάνε στο καζίνο του. Το χρυσό ποσό θα το κέρδιζες αν ο γύρος τελείωνε τώρα.{ $bandit ->
    [yes] {" "}Ή πρώτα τον κουλοχέρη: κάθε νούμερο μία φορά· στην ισοπαλία κερδίζει το μεγαλύτερο άθροισμα.
   *[no] {""}
}
guide-las-vegas-wait = Οι άλλοι ρίχνουν και βάζουν. Τα περισσότερα ζάρια σε ένα καζίνο παίρνουν τη μεγαλύτερη κάρτα χρημάτων, αλλά οι ισοπαλίες εξουδετερώνονται.
guide-las-vegas-payout = Ο γύρος πληρώνεται: πρώτα εξουδετερώνονται οι ισοπαλίες, ύστερα σε κάθε καζίνο τα περισσότερα ζάρια παίρνουν τη μεγαλύτερη κάρτα, τα επόμενα τη δεύτερη.{ $money ->
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
ask-bandit = Ποιο νούμερο πάει στον κουλοχέρη; Πάλι ο κουλοχέρης: πίσω.
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
summary-round-money = Χρήματα του γύρου
summary-all-money = Χρήματα συνολικά
summary-all = Συνολικά
summary-none = τίποτα
summary-passing = πάσο
summary-chips = { $sign }{ $count ->
    [one] 1 μάρκα
   *[other] { $count } μάρκες
  }
lv-unreadable = Μια κίνηση γράφεται place 3, με το νούμερο ενός ζαριού.
key-place = Βάλε τα ζάρια αυτού του νούμερου στο καζίνο τους (7: ο κουλοχέρης, όπου υπάρχει)
key-bandit = Το 7 διαλέγει τον κουλοχέρη, πάλι 7 ή Esc τον αφήνει
aim-las-vegas-2012 = τα περισσότερα χρήματα μετά τον τελευταίο γύρο.
aim-las-vegas-six = τα περισσότερα χρήματα μετά τον τελευταίο γύρο.
aim-las-vegas-royale = τα περισσότερα χρήματα στο τέλος· κάθε μάρκα: 10.000 $.

# Options.
option-money = Χρήματα
option-money-why = Οι κερδισμένες κάρτες χρημάτων μένουν κλειστές και τις θυμάσαι ή τις βλέπουν όλοι.
option-money-memory = κλειστά
option-money-open = ανοιχτά
option-neutral = Ουδέτερα ζάρια
option-neutral-why = Τα ουδέτερα ζάρια, τα λευκά, παίζουν σαν ένας παίκτης ακόμη, που παίρνει κάρτες χρημάτων από όλους.
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
standing-wins = { $name } { $strength }, προς το παρόν { $money }
standing-nothing = { $name } { $strength }, προς το παρόν τίποτα
standing-cancelled = { $name } { $strength }, εξουδετέρωση
neutral-dice = Ουδέτερα ζάρια
neutral-dice-short = ουδέτερα
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
