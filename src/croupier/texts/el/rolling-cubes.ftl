# Rolling Cubes.
rc-row = { $row ->
    [blue] μπλε
    [green] πράσινη
    [red] κόκκινη
    [poker] πόκερ
   *[other] { $row }
}
rc-mode = { $mode ->
    [one-by-one] ένας ένας
    [all-together] όλοι μαζί
    [last-die] το τελευταίο ζάρι
   *[other] { $mode }
}

rc-no-face = Το «{ $symbol }» δεν υπάρχει σε κανένα ζάρι.
rc-too-long = Είναι πάνω από { $most } ζάρια.
rc-no-equals = Μια ισότητα θέλει ένα =.
rc-two-equals = Μια ισότητα έχει μόνο ένα =.
rc-sign-in-front = Δεν μπαίνει { $sign } μπροστά από αριθμό.
rc-empty-side = Στη μία πλευρά του = δεν υπάρχει τίποτα.
rc-number-missing = Λείπει αριθμός ανάμεσα σε δύο σημεία ή στο τέλος.
rc-leading-zero = Το { $number } αρχίζει από 0.
rc-times-zero = Το { $term } πολλαπλασιάζει με το μηδέν.
rc-by-zero = Το { $term } διαιρεί με το μηδέν.
rc-zero-dividend = Το { $term } διαιρεί το μηδέν, κάτι που δεν επιτρέπεται σε αυτό το τραπέζι.
rc-same-number = Ένας αριθμός ίσος με τον εαυτό του δεν είναι ισότητα.
rc-no-operator = Χρειάζεται τουλάχιστον ένα + - x ή :.
rc-unequal = Αριστερά βγαίνει { $left }, δεξιά { $right }.
rc-not-thrown = Δεν έχεις { $dice }.
rc-old-dice = Πρέπει να μπουν όλα τα παλιά ζάρια· λείπει { $dice }.
rc-no-new-die = Πρέπει να μπει τουλάχιστον ένα νέο ζάρι.
rc-row-needed = Πες για ποια γραμμή: equate blue 5x8=40.
rc-no-rows = Γραμμές υπάρχουν μόνο στην πασιέντζα.
rc-row-taken = Η γραμμή { rc-row } είναι ήδη γεμάτη.
rc-row-unfulfilled = Δεν ταιριάζει στη γραμμή { rc-row }.
rc-no-rethrow = Ζάρια ξαναρίχνονται μόνο στην πασιέντζα.
rc-thrown-again = Έχεις ήδη ξαναρίξει.
rc-too-many = Ξαναρίχνονται το πολύ { $most } ζάρια.
rc-other-mode = Αυτό δεν γίνεται σε αυτόν τον τρόπο παιχνιδιού.

rc-preview-points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
rc-preview-row = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
} στη γραμμή { rc-row }
rc-preview-last = χρησιμοποιεί { $dice } από τα 13 ζάρια
rc-preview-strike = 0 στη γραμμή { rc-row }
rc-preview-again = { $points ->
    [one] κοστίζει έναν πόντο
   *[other] κοστίζει { $points } πόντους
}
rc-preview-nothing = κανένας πόντος

effect-rc-started = Αρχίζει { $seat }.
effect-rc-thrown = { $seat } ρίχνει { $dice }.
effect-rc-equated = { $row ->
    [none] { $seat }: { $equation }, { rc-preview-points }.
   *[other] { $seat }: { $equation }, { rc-preview-row }.
}
effect-rc-declined = { $seat } δεν φτιάχνει ισότητα.
effect-rc-answered = { $seat } έχει απάντηση.
effect-rc-bonus = Το καλύτερο του γύρου: { $seats }, { $points } ακόμη.
effect-rc-play-on = Ισοπαλία στην κορυφή, συνεχίζουν: { $seats }.
effect-rc-last-die = { $seat } έβαλε τα τελευταία ζάρια και παίρνει έναν πόντο.
effect-rc-rethrown = { $seat } ξαναρίχνει { $dice }.
effect-rc-struck = { $seat } σβήνει τη γραμμή { rc-row }.
effect-rc-game-won = { $seat } κερδίζει αυτό το παιχνίδι του τουρνουά ({ rc-mode }). Κατάταξη: { $standing }.
effect-rc-game-ended = Το παιχνίδι τελείωσε.

# Στο σχεδιασμένο τραπέζι.
rc-dice = Τα ζάρια
rc-die = Ζάρι { $face }
rc-die-locked = Ζάρι { $face }, πρέπει να χρησιμοποιηθεί
rc-equation = Η ισότητά σου
rc-invite = Άγγιξε, σύρε ή πληκτρολόγησε ζάρια για να φτιάξεις ισότητα.
rc-empty = Δεν είναι ακόμη ισότητα.
rc-left-is = Αριστερά κάνει { $left }.
rc-equal = Και οι δύο πλευρές κάνουν { $value }.
rc-prize = πολλά ζάρια
rc-points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
rc-standing = { $points } στο τουρνουά
rc-game-of = Παιχνίδι { $game } από 3
rc-ready = έτοιμο
rc-answered = Η απάντησή σου: { $answer }. Μπορείς να την αλλάξεις ώσπου να μπουν όλες.
rc-rows = Γραμμή
rc-write = Γράψ’ το
rc-write-in = Γράψε στη γραμμή { rc-row }
rc-clear = Καθάρισε
rc-decline = Καμία ισότητα
rc-strike = 0 στη γραμμή { rc-row }
rc-choose-again = Ξαναρίξε μερικά
rc-mark = Διάλεξε έως { $most } ζάρια να ξαναρίξεις· το καθένα κοστίζει έναν πόντο.
rc-throw-again = { $dice ->
    [one] Ξαναρίξε ένα ζάρι
   *[other] Ξαναρίξε { $dice } ζάρια
}
rc-keep-all = Κράτα τα όλα
