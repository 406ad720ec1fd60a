# Τα τραπέζια ως κείμενο, στο τερματικό και στην απλή σελίδα. Οι στήλες είναι στενές: σύντομες λέξεις.
board-over = το παιχνίδι τελείωσε
board-round = γύρος { $round } από { $rounds }
board-turn = γύρος { $turn }
board-thousands = κάρτες χρημάτων σε χιλιάδες $
board-rolled = { $name }, η ζαριά:
board-neutral = ουδέτερα
board-grey = γκρι
board-closed = κλειστό
board-bills = { $bills ->
    [one] 1 κάρτα
   *[other] { $bills } κάρτες
}
board-purse = { $money } σε { board-bills }
board-small = { $small ->
    [one] 1 ζάρι
   *[other] { $small } ζάρια
}
board-dice = { $dice } ζάρια
board-hand = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}και το Biggie
}{ $neutral ->
    [0] {""}
    [one] {" "}και 1 ουδέτερο
   *[other] {" "}και { $neutral } ουδέτερα
}
board-hand-royale = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}και το Biggy
}
board-chips = { $chips ->
    [one] 1 μάρκα
   *[other] { $chips } μάρκες
}

# Τα πλακίδια του Las Vegas Royale.
board-token-here = ο δείκτης είναι εδώ
board-token = δείκτης: { $name }
board-no-entry = { $casino ->
    [0] ο δείκτης δεν μπήκε ακόμη
   *[other] δείκτης στο { $casino }
}, θέση { $space } της διαδρομής
board-activated = ενεργοποιημένο
board-groups = ομάδες { $groups }
board-free-slots = ελεύθερες θέσεις: μάρκα { $chip }, κάρτα { $bill }, κίνηση { $move }
board-gold = χρυσή θέση: { $name }
board-doing = { $question ->
    [jackpotroll] { $name }: ρίχνει για το Τζακπότ
    [primeroll] { $name }: ρίχνει για την Ώρα Αιχμής
    [fiftyroll] { $name }: ρίχνει για το Πενήντα Πενήντα
    [choiceroll] { $name }: ρίχνει για την Επιλογή μου
    [empowered] { $name }: τον δείκτη Δυνατό Παίξιμο, ή ζαριά;
    [hiding] { $name }: κρύβει 1, 2 ή 3 δείκτες
    [fist] { $name }: μαντεύει πόσοι είναι στη γροθιά
    [adding] { $name }: προσθέτει μαύρα ζάρια
    [daring] { $name }: στοπ, ψηλότερα ή χαμηλότερα;
    [barring] { $name }: βάζει τον δείκτη Απαγόρευση Εισόδου
    [knocking] { $name }: βάζει ένα ζάρι στο μπαρ
    [blocking] { $name }: τοποθετεί μια ομάδα γκρι ζαριών
    [relieving] { $name }: διαλέγει γκρι ζάρι και θέση
    [movingdie] { $name }: διαλέγει ζάρι για μετακίνηση
    [splitting] { $name }: χωρίζει το Μαύρο Κουτί
    [piles] { $name }: παίρνει μία από τις δύο στοίβες
    [doubling] { $name }: διαλέγει ζάρια για Διπλασιασμό
    [treating] { $name }: διαλέγει ζάρι για την Ωραία Ζαριά
    [choosing] { $name }: διαλέγει ένα από τα δύο νούμερα
    [activating] { $name }: διαλέγει πλακίδιο να ενεργοποιηθεί
   *[gilding] { $name }: διαλέγει ζάρι για τη χρυσή θέση
}

# Rolling Cubes.
board-game-of = παιχνίδι { $game } από 3
board-all-in-cup = { $dice } ζάρια και το = είναι στο κύπελλο
board-in-cup = { $dice ->
    [one] 1 ζάρι είναι στο κύπελλο
   *[other] { $dice } ζάρια είναι στο κύπελλο
}
board-must-use = υποχρεωτικά:
board-answered = απάντησε
board-total = σύνολο

# Vegas Showdown.
board-over-because = το παιχνίδι τελείωσε: { $reason ->
    [small] δεν έμεινε μικρή αίθουσα
    [medium] δεν έμεινε μεσαία αίθουσα
    [large] δεν έμεινε μεγάλη αίθουσα
   *[sheet] ένα φύλλο γέμισε
}
board-premier-left = { $rooms ->
    [one] έρχεται 1 ειδική αίθουσα
   *[other] έρχονται { $rooms } ειδικές αίθουσες
}
board-market-lot = θέση
board-market-room = αίθουσα
board-market-price = τιμή
board-market-population = π
board-market-revenue = ε
board-market-fame = φ
board-tracks = π{ $population } ε{ $revenue } φ{ $fame }
board-this-turn = σε αυτόν τον γύρο
board-no-bids = κλειστό
board-from = από { $price }
board-nothing = τίποτα
board-needs = θέλει { $rooms }
board-store = αποθήκη { $rooms }
board-store-empty = άδεια αποθήκη
board-fame-for = φήμη για
board-tally = { $line ->
    [fame] αίθουσες κ.ά.
    [population] πληθυσμό
    [revenue] έσοδα
    [entrances] εισόδους
    [casino] χώρο καζίνο
    [hotel] χώρο ξενοδ.
    [diamonds] ρόμβους
   *[money] χρήματα
}
board-all = σύνολο
