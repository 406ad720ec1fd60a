# Las Vegas Royale ως κείμενο, σε στενές στήλες: σύντομες λέξεις.
board-hand-royale = { $small ->
    [one] 1 ζάρι
   *[other] { $small } ζάρια
}{ $big ->
    [0] {""}
   *[other] {" "}και το Biggy
}
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
    [daring] { $name }: στοπ, πάνω ή κάτω;
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
