# Las Vegas Royale, πέρα από όσα μοιράζεται με τις παλιότερες εκδόσεις. Ποσά σε χιλιάδες.
lvr-preview-wins = τώρα θα κέρδιζες { MONEY($bill) }{ $tile ->
    [none] {""}
   *[other] {" "}και ενεργοποιείς το πλακίδιο
}
lvr-preview-ties = ισοπαλία: δεν κερδίζεις τίποτα{ $tile ->
    [none] {""}
   *[other] , αλλά ενεργοποιείς το πλακίδιο
}
lvr-preview-nothing = τώρα δεν κερδίζεις τίποτα{ $tile ->
    [none] {""}
   *[other] , αλλά ενεργοποιείς το πλακίδιο
}
lvr-preview-gain = { $gain ->
    [0] δεν αλλάζει κάτι αμέσως
   *[other] αλλάζει τη θέση σου κατά { MONEY($gain) }
}
lvr-preview-hide = αν ο γείτονας μαντέψει λάθος, παίρνεις { MONEY($worth) }
lvr-preview-secret = δεν το ξέρει κανείς
lvr-preview-odds = σωστό σε { $right } από { $of } ζαριές

lvr-barred = Το καζίνο { $casino } είναι κλειστό: κανένα ζάρι δεν μπαίνει ή βγαίνει.
lvr-no-chip = Το πάσο κοστίζει μία μάρκα και δεν έχεις.
lvr-not-asked = Κανείς δεν σου ζητά τώρα «{ $verb }».
lvr-answer-first = { $question ->
    [empowered] Πες πρώτα αν χρησιμοποιείς τον δείκτη του Δυνατού Παιξίματος.
    [hiding] Κρύψε πρώτα 1, 2 ή 3 δείκτες.
    [fist] Μάντεψε πρώτα πόσοι δείκτες είναι κρυμμένοι.
    [adding] Πες πρώτα ποια μαύρα ζάρια προσθέτεις.
    [daring] Πες πρώτα στοπ, πάνω ή κάτω.
    [barring] Πες πρώτα πού πάει η μπάρα.
    [knocking] Βάλε πρώτα ένα ζάρι στο μπαρ.
    [blocking] Βάλε πρώτα μια ομάδα γκρι ζαριών.
    [relieving] Πάρε πρώτα ένα γκρι ζάρι ή αρνήσου.
    [movingdie] Μετακίνησε πρώτα ένα ζάρι ή αρνήσου.
    [splitting] Χώρισε πρώτα τους δείκτες σε δύο στοίβες.
    [piles] Πάρε πρώτα μία από τις δύο στοίβες.
    [doubling] Διάλεξε πρώτα ζάρια για τον Διπλασιασμό ή αρνήσου.
    [treating] Διάλεξε πρώτα ένα ζάρι για την Ωραία Ζαριά ή αρνήσου.
    [choosing] Χρησιμοποίησε πρώτα ένα από τα δύο νούμερα.
    [activating] Διάλεξε πρώτα ένα πλακίδιο για ενεργοποίηση.
   *[gilding] Διάλεξε πρώτα ένα ζάρι για τη χρυσή θέση ή αρνήσου.
}
lvr-not-offered = Το «{ $event }» δεν είναι στις επιλογές σου εδώ.

side-name = { $side ->
    [A1] Τυχερή Γροθιά
    [A2] Τζακπότ
    [B1] Ώρα Αιχμής
    [B2] Πενήντα Πενήντα
    [C1] Κόλλα Πέντε
    [C2] Κακοτυχία
    [D1] Ημέρα Πληρωμής
    [D2] Δυνατό Παίξιμο
    [E1] Απαγόρευση Εισόδου
    [E2] Νοκ-άουτ;
    [F1] Μπλοκάρισμα
    [F2] Μειονέκτημα
    [G1] Μαύρο Κουτί
    [G2] Διπλασιασμός
    [H1] Ωραία Ζαριά
   *[H2] Η Επιλογή μου
}
effect-tile-laid = Το καζίνο { $casino } παίρνει το πλακίδιο { side-name }.
effect-neutral-rolled = Τα ουδέτερα ζάρια πάνε στα καζίνο { $casinos }, το Biggy τους στο { $biggy }.
effect-chip-paid = { $seat } πληρώνει μία μάρκα και πάει πάσο.
effect-turn-lost = { $seat }: όλα τα ζάρια δείχνουν { $casino }, που είναι κλειστό. Η σειρά τελείωσε.
effect-black-rolled = { $seat } ρίχνει τα μαύρα ζάρια: { $faces }.
effect-uncovered = { $tokens ->
    [one] Ένας δείκτης ήταν κρυμμένος
   *[other] { $tokens } δείκτες ήταν κρυμμένοι
}: { $right ->
    [yes] σωστή μαντεψιά!
   *[other] λάθος μαντεψιά.
}
effect-dice-lifted = { $seat } παίρνει πίσω { $small ->
    [0] το Biggy
    [one] ένα ζάρι{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
   *[other] { $small } ζάρια{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
} από το καζίνο { $casino }.
effect-grey-moved = Καζίνο { $casino }: γκρι ζάρια { $dice }.
effect-tile-dice = { side-name }, { $seat }: στο πλακίδιο { $small ->
    [0] { $big ->
        [0] κανένα ζάρι
       *[other] το Biggy
    }
    [one] ένα ζάρι{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
   *[other] { $small } ζάρια{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
}.
effect-token-taken = { side-name }: τον δείκτη παίρνει { $seat }.
effect-token-returned = { side-name }: ο δείκτης γυρίζει στο πλακίδιο.
effect-bar-moved = Η μπάρα είναι στο καζίνο { $casino }.
effect-rewarded = { $side ->
    [none] {""}
   *[other] { side-name }:{" "}
}{ $seat } παίρνει { MONEY($worth) } από την τράπεζα.
effect-fined = Κακοτυχία: { $seat } πληρώνει { MONEY($money) }{ $chips ->
    [0] {""}
    [one] {" "}και μία μάρκα
   *[other] {" "}και { $chips } μάρκες
}.
effect-equals-cancelled = Καζίνο { $casino }: με βάρος { $weight } εξουδετερώνονται: { $seats ->
    [none] τα ουδέτερα και τα γκρι ζάρια
   *[other] { $seats }{ $neutral ->
        [no] {""}
       *[other] {" "}και τα ουδέτερα ζάρια
    }{ $grey ->
        [no] {""}
       *[other] {" "}και τα γκρι ζάρια
    }
}.
