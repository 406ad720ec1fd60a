# Φράσεις του Rolling Cubes που η σελίδα τις παίρνει έτοιμες και το τερματικό τις λέει μόνο του.
rc-no-face = Το «{ $symbol }» δεν υπάρχει σε κανένα ζάρι.
rc-too-long = Είναι πάνω από { $most } ζάρια.
rc-not-thrown = Δεν μένει ζάρι για { $dice }.
rc-row-needed = Πες για ποια γραμμή: equate blue 5x8=40.
rc-no-rows = Γραμμές υπάρχουν μόνο στην πασιέντζα.
rc-row-taken = Η γραμμή { rc-row } είναι ήδη γεμάτη.
rc-row-unfulfilled = Δεν ταιριάζει στη γραμμή { rc-row }.
rc-no-rethrow = Ζάρια ξαναρίχνονται μόνο στην πασιέντζα.
rc-thrown-again = Έχεις ήδη ξαναρίξει.
rc-too-many = Ξαναρίχνονται το πολύ { $most } ζάρια.
rc-other-mode = Αυτό δεν γίνεται σε αυτόν τον τρόπο παιχνιδιού.
rc-preview-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
rc-preview-last = χρησιμοποιεί { $dice } από τα 13 ζάρια
rc-preview-strike = 0 στη γραμμή { rc-row }
rc-preview-again = { $points ->
    [one] κοστίζει έναν πόντο
   *[other] κοστίζει { $points } πόντους
}
rc-preview-nothing = κανένας πόντος
effect-rc-started = { $who ->
    [you] Αρχίζεις εσύ
   *[other] Αρχίζει { $seat }
}.
effect-rc-thrown = { $who ->
    [you] Ρίχνεις
   *[other] { $seat } ρίχνει
} { $dice }.
effect-rc-equated = { $who ->
    [you] Εσύ
   *[other] { $seat }
}: { $equation }, { $row ->
    [none] { rc-preview-points }.
   *[other] { rc-preview-row }.
}
effect-rc-declined = { $who ->
    [you] Δεν φτιάχνεις
   *[other] { $seat } δεν φτιάχνει
} ισότητα.
effect-rc-answered = { $who ->
    [you] Έχεις
   *[other] { $seat } έχει
} απάντηση.
effect-rc-bonus = Μπόνους του γύρου: { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
} για την καλύτερη απάντηση ({ $seats }).
effect-rc-play-on = Ισοπαλία στην κορυφή, { $among ->
    [you] συνεχίζετε
   *[other] συνεχίζουν
}: { $seats }.
effect-rc-last-die = { $who ->
    [you] Έβαλες τα τελευταία ζάρια και παίρνεις
   *[other] { $seat } έβαλε τα τελευταία ζάρια και παίρνει
} έναν πόντο.
effect-rc-rethrown = { $who ->
    [you] Βάζεις
   *[other] { $seat } βάζει
} { $dice } πίσω στο ποτήρι.
effect-rc-struck = { $who ->
    [you] Διαγράφεις
   *[other] { $seat } διαγράφει
} τη γραμμή { rc-row }.
effect-rc-game-won = { $who ->
    [you] Κερδίζεις
   *[other] { $seat } κερδίζει
} αυτό το παιχνίδι του τουρνουά ({ rc-mode }). Κατάταξη: { $standing }.
effect-rc-tie-broken = Με ίσους πόντους ({ $points }) { $who ->
    [you] προηγείσαι εσύ: κέρδισες
   *[other] προηγείται { $seat }: κέρδισε
} το δεύτερο παιχνίδι. Πίσω: { $seats }.
effect-rc-game-ended = Το παιχνίδι τελείωσε.
rc-hint-last-die = Σε αυτό το παιχνίδι δεν λέγεται σε κανέναν αν υπάρχει ισότητα.
rc-hint-none = Δεν υπάρχει καμία ισότητα.
rc-hint-worth = { $row ->
    [none] Υπάρχει ισότητα: { rc-preview-points }.
   *[other] Υπάρχει ισότητα: { rc-preview-row }.
}
rc-hint-dice = Χρησιμοποιεί { $dice }.
rc-hint-equality = Είναι { $equation }.
rc-best-of = { $row ->
    [none] Το καλύτερο που υπήρχε στα ζάρια ({ $seat }): { $equation }, { rc-preview-points }.
   *[other] Το καλύτερο που υπήρχε στα ζάρια ({ $seat }): { $equation }, { rc-preview-row }.
}
rc-most-of = Τα περισσότερα ζάρια που υπήρχαν ({ $seat }): { $equation }, { rc-dice-used }.
rc-none-of = Στα ζάρια δεν υπήρχε καμία ισότητα ({ $seat }).
rc-no-throw = Αυτή η εγγραφή δεν είναι ρίξιμο ζαριών.
rc-turn-not-over = Το καλύτερο λέγεται όταν ο γύρος έχει τελειώσει για όλους.
rc-bad-roll = Αυτή η ζαριά δεν έγινε εδώ.
rc-unreadable = Μια κίνηση είναι μια ισότητα όπως 5x8=40, ή decline· στην πασιέντζα και rethrow 5 7 και strike blue.
# Μια επιλογή, χωρίς το τι αξίζει και ποιος την κάνει.
choice-rc-equated = { $equation }{ $row ->
    [none] {""}
   *[other] {" "}στη γραμμή { rc-row }
}
choice-rc-declined = Καμία ισότητα
choice-rc-answered = { $text ->
    [none] Καμία ισότητα
   *[other] { $text }
}
choice-rc-rethrown = Ξαναρίξιμο: { $dice }
choice-rc-struck = Διαγραφή της γραμμής { rc-row }
