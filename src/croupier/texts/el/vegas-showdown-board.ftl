# Vegas Showdown ως κείμενο, σε στενές στήλες: σύντομες λέξεις.
board-turn = γύρος { $turn }
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
board-picture-key = πόρτες : και -..-, τοίχοι | και ----, κόκκινες γωνίες *
score-vegas-showdown = { $score } φήμη
help-rooms = Τυπώνει τις αίθουσες του Vegas Showdown με τις πόρτες τους, και ποιες τιμές είναι ανακατασκευασμένες.
bot-vegas-showdown-greedy-why = Κρίνει τις αίθουσες από το εισόδημα που θα φέρουν ακόμη, τη φήμη και τη θέση τους, και προσφέρει ως εκεί.
bot-vegas-showdown-montecarlo-why = Δοκιμάζει τις καλύτερες επιλογές παίζοντας μερικούς γύρους, με το greedy σε κάθε θέση.
board-legend = π πληθυσμός, ε έσοδα, φ φήμη· κάθε γύρος πληρώνει το μικρότερο από π και ε
