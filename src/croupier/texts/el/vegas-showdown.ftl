# Vegas Showdown. Αίθουσες και κάρτες του δικού μας σετ με το όνομά τους· άλλου σετ με το id τους.
vs-room = { $room ->
    [slots] Κουλοχέρηδες
    [lounge] Λάουντζ
    [restaurant] Εστιατόριο
    [fancy-slots] Κουλοχέρηδες πολυτελείας
    [dragon-room] Αίθουσα του Δράκου
    [fancy-restaurant] Εστιατόριο πολυτελείας
    [table-games] Τραπέζια παιχνιδιών
    [high-rollers-room] Αίθουσα High Rollers
    [fancy-lounge] Λάουντζ πολυτελείας
    [five-star-steakhouse] Steakhouse πέντε αστέρων
    [sports-book] Αίθουσα στοιχημάτων
    [space-age-sports-book] Διαστημική αίθουσα στοιχημάτων
    [night-club] Νάιτ κλαμπ
    [buffet] Μπουφές
    [theater] Θέατρο
   *[other] { $room }
}
vs-card = { $card ->
    [slot-strike] Απεργία τεχνικών στους κουλοχέρηδες
    [lounge-strike] Απεργία καλλιτεχνών
    [kitchen-strike] Απεργία στις κουζίνες
    [slots-fame] Ιστορία ενός τζακπότ
    [slots-money] Ψιλά στις τσέπες
    [lounge-lizards] Θαμώνες της λάουντζ
    [lounge-money] Τουλάχιστον δύο ποτά
    [restaurant-fame] Διθυραμβικές κριτικές
    [restaurant-money] Ώρα αιχμής στο δείπνο
    [pr-scandal] Σκάνδαλο στα μέσα
    [inspectors] Έλεγχος της πολεοδομίας
    [convention] Συνέδριο στην πόλη
    [big-spenders] Ανοιχτοχέρηδες πελάτες
    [tourist-boom] Τουριστική έκρηξη
    [travel-magazine] Αφιέρωμα σε ταξιδιωτικό περιοδικό
    [business-award] Επιχειρηματικό βραβείο
    [underdog] Η ώρα του αουτσάιντερ
    [contractor-discount] Εκπτώσεις εργολάβων
    [material-shortage] Έλλειψη υλικών
    [media-frenzy] Φρενίτιδα των μέσων
    [off-season] Εκτός σεζόν
    [quiet-week] Ήσυχη εβδομάδα
   *[other] { $card }
}
vs-lot = { $lot ->
    [slots] Κουλοχέρηδες
    [slots2] Δεύτερη κλίμακα για Κουλοχέρηδες
    [lounge] Λάουντζ
    [restaurant] Εστιατόριο
    [premier1] Ειδική θέση 1
    [premier2] Ειδική θέση 2
    [premier3] Ειδική θέση 3
    [premier4] Ειδική θέση 4
   *[other] { $lot }
}
vs-card-does = { $does ->
    [no-bid] Σε αυτόν τον γύρο καμία προσφορά για { $rooms }.
    [no-renovate] Σε αυτόν τον γύρο καμία ανακαίνιση.
    [no-publicity] Σε αυτόν τον γύρο καμία διαφήμιση.
    [publicity] Σε αυτόν τον γύρο η διαφήμιση δίνει +{ $amount } φήμη.
    [income-population] Σε αυτόν τον γύρο εισόδημα είναι ο πληθυσμός.
    [income-revenue] Σε αυτόν τον γύρο εισόδημα είναι τα έσοδα.
    [income-half] Σε αυτόν τον γύρο το εισόδημα είναι μισό, στρογγυλεμένο προς τα πάνω.
    [fame-per-room] +{ $amount } φήμη για κάθε τέτοια αίθουσα στο φύλλο: { $rooms }.
    [money-per-room] +{ $amount } χρήματα για κάθε τέτοια αίθουσα στο φύλλο: { $rooms }.
    [money] +{ $amount } χρήματα σε όλους.
    [most-population] +{ $amount } φήμη για τον μεγαλύτερο πληθυσμό.
    [most-revenue] +{ $amount } φήμη για τα περισσότερα έσοδα.
    [most-fame] +{ $amount } φήμη για τη μεγαλύτερη φήμη.
    [fewest-population] +{ $amount } χρήματα για τον μικρότερο πληθυσμό.
    [fewest-revenue] +{ $amount } χρήματα για τα λιγότερα έσοδα.
    [fewest-fame] +{ $amount } χρήματα για τη μικρότερη φήμη.
    [prices-down] Οι τιμές των ειδικών αιθουσών πέφτουν κατά { $amount ->
        [one] μία θέση
       *[other] { $amount } θέσεις
    } ακόμη.
    [prices-up] Οι τιμές των ειδικών αιθουσών ανεβαίνουν κατά { $amount ->
        [one] μία θέση
       *[other] { $amount } θέσεις
    }.
   *[nothing] Δεν συμβαίνει τίποτα.
}
pitch-vegas-showdown = Χτύπα αίθουσες στη δημοπρασία, χτίσε το καλύτερο ξενοδοχείο της Strip και πρόσεχε τις πόρτες.

# Options.
option-set = Σετ αιθουσών
option-set-why = Οι τιμές από το δικό σου κουτί, αν διαφέρουν.
# What decisions are about.
about-auction = Για ποια αίθουσα να προσφέρεις
about-price = Πόσα να προσφέρεις
about-instead = Κάτι άλλο από προσφορά
about-build = Πού να βάλεις μια αίθουσα
about-renovate = Πώς να ανακαινίσεις
