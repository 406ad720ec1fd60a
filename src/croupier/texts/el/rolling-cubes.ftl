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
    [tournament] τουρνουά
    [yahtzee] πασιέντζα
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
rc-not-thrown = Δεν μένει ζάρι για { $dice }.
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
effect-rc-bonus = Μπόνους του γύρου: { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
} για την καλύτερη απάντηση ({ $seats }).
effect-rc-play-on = Ισοπαλία στην κορυφή, συνεχίζουν: { $seats }.
effect-rc-last-die = { $seat } έβαλε τα τελευταία ζάρια και παίρνει έναν πόντο.
effect-rc-rethrown = { $seat } ξαναρίχνει { $dice }.
effect-rc-struck = { $seat } διαγράφει τη γραμμή { rc-row }.
effect-rc-game-won = { $seat } κερδίζει αυτό το παιχνίδι του τουρνουά ({ rc-mode }). Κατάταξη: { $standing }.
effect-rc-tie-broken = { $seat } προηγείται ({ $seats } πίσω): ίσοι πόντοι ({ $points }), αλλά νίκη στο δεύτερο παιχνίδι.
effect-rc-game-ended = Το παιχνίδι τελείωσε.

# Στο τερματικό.
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

# Στο σχεδιασμένο τραπέζι.
rc-dice = Τα ζάρια
rc-die = Ζάρι { $face }
rc-die-locked = Ζάρι { $face }, πρέπει να χρησιμοποιηθεί
rc-locked = Πρέπει να μπουν
rc-new = Νέα ζάρια
rc-cup = { $dice ->
    [one] Ένα ζάρι περιμένει στο ποτήρι.
   *[other] { $dice } ζάρια περιμένουν στο ποτήρι.
}
rc-equation = Η ισότητά σου
rc-invite = { $device ->
    [touch] Άγγιξε ή σύρε ζάρια
   *[mouse] Κάνε κλικ σε ζάρια, σύρε τα ή πληκτρολόγησέ τα
  } για να φτιάξεις ισότητα.
rc-empty = Δεν είναι ακόμη ισότητα.
rc-left-is = Αριστερά κάνει { $left }.
rc-equal = Και οι δύο πλευρές κάνουν { $value }.
rc-prize = πολλά ζάρια
rc-points = { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}
rc-of-target = { $points } από { $target }
rc-dice-used = { $dice ->
    [one] ένα ζάρι
   *[other] { $dice } ζάρια
}
rc-standing = { $points } στο τουρνουά
rc-game-of = Παιχνίδι { $game } από 3
rc-ready = έτοιμο
rc-not-ready = σκέφτεται
rc-answers = Απαντήσεις
rc-missing = { $count ->
    [0] Όλες οι απαντήσεις είναι μέσα.
    [one] Λείπει μία απάντηση. Ως τότε δεν βλέπει κανείς καμία.
   *[other] Λείπουν { $count } απαντήσεις. Ως τότε δεν βλέπει κανείς καμία.
}
rc-answered = Η απάντησή σου
rc-changeable = Μπορείς να την αλλάξεις ώσπου να μπουν όλες.
rc-reveal = Οι απαντήσεις
rc-turn-now = Αυτός ο γύρος
rc-turn-last = Ο προηγούμενος γύρος
rc-round-now = Αυτός ο γύρος
rc-round-last = Ο προηγούμενος γύρος
rc-nothing = καμία ισότητα
rc-bonus = για την καλύτερη απάντηση του γύρου
rc-bonus-short = +{ $points } καλύτερη
rc-best-was = από { $best } δυνατά
rc-best = Το καλύτερο που υπήρχε
rc-best-none = Με αυτά τα ζάρια δεν υπήρχε καμία ισότητα.
rc-best-found = Το βρήκες!
rc-short = { $short ->
    [one] Στο δικό σου έλειπε ένας πόντος.
   *[other] Στο δικό σου έλειπαν { $short } πόντοι.
}
rc-short-dice = { $short ->
    [one] Το δικό σου είχε ένα ζάρι λιγότερο.
   *[other] Το δικό σου είχε { $short } ζάρια λιγότερα.
}
rc-time-left = Χρόνος για αυτή την απάντηση
rc-tournament = Τουρνουά
rc-row-asks = { $row ->
    [blue] τρία ή τέσσερα μπλε ζάρια· και τα τέσσερα: +3
    [green] τρία ή τέσσερα πράσινα ζάρια· και τα τέσσερα: +3
    [red] τρία ή τέσσερα κόκκινα ζάρια· και τα τέσσερα: +3
    [poker] και τα τέσσερα ζάρια ενός χρώματος
   *[other] ένας αριθμός πάνω από 100
}
rc-missing-none = Κανένα ζάρι δεν δείχνει { $face }.
rc-missing-used = Κάθε { $face } είναι ήδη χρησιμοποιημένο.
rc-missing-foreign = Σε αυτό το παιχνίδι δεν υπάρχει { $face }.
rc-caret-left = Γράψε πιο αριστερά
rc-caret-right = Γράψε πιο δεξιά
rc-cost-again = ξαναριγμένα
rc-total = Σύνολο
rc-sheet = Φύλλο πόντων
rc-rows = Γραμμή
rc-rows-ask = Τι ζητούν οι γραμμές
rc-write = Γράψ’ το
rc-rewrite = Γράψε αυτό αντί για εκείνο
rc-write-row = Γράψε στη γραμμή
rc-clear = Καθάρισε
rc-decline = Καμία ισότητα
rc-strike = 0 στη γραμμή { rc-row }
rc-strike-row = 0 στη γραμμή
rc-strike-some = Διάγραψε μια γραμμή …
rc-strike-none = Μη διαγράψεις καμία
rc-choose-again = Ξαναρίξε μερικά
rc-mark = Διάλεξε έως { $most } ζάρια να ξαναρίξεις· το καθένα κοστίζει έναν πόντο.
rc-throw-again = { $dice ->
    [one] Ξαναρίξε ένα ζάρι
   *[other] Ξαναρίξε { $dice } ζάρια
}
rc-keep-all = Κράτα τα όλα
your-cubes = Σειρά σου: φτιάξε μια ισότητα
wait-cubes = { $name } ψάχνει για ισότητα
guide-rolling-cubes-roll = { $mode ->
    [last-die] Ρίξε τα ζάρια που είναι στο ποτήρι. Όσα είναι στο τραπέζι πρέπει να μπουν πάλι.
    [yahtzee] Ρίξε τα ζάρια. Ύστερα μπορείς να ξαναρίξεις έως πέντε, με έναν πόντο το καθένα.
   *[other] Ρίξε τα ζάρια. Τα πράσινα έχουν μονά ψηφία, τα μπλε ζυγά, τα κόκκινα σημεία· το = υπάρχει πάντα.
}
guide-rolling-cubes-choose = { $mode ->
    [last-die] Φτιάξε ισότητα με όλα τα ζάρια που πρέπει να μπουν και τουλάχιστον ένα νέο. Εδώ μετρούν μόνο τα ζάρια, όχι οι πόντοι.
    [yahtzee] Φτιάξε ισότητα για μια ελεύθερη γραμμή ή ξαναρίξε πρώτα έως πέντε ζάρια. Οι μεγάλοι αριθμοί δίνουν τα περισσότερα, το : τρεις πόντους, το × δύο· τα άλλα σημεία έναν.
   *[other] Κάνε ίσες τις δύο πλευρές: { $device ->
        [touch] άγγιξε ή σύρε ζάρια.
       *[mouse] κάνε κλικ σε ζάρια, σύρε τα ή πληκτρολόγησέ τα.
    } Οι μεγάλοι αριθμοί δίνουν τα περισσότερα, το : τρεις πόντους, το × δύο· τα άλλα σημεία έναν.
}
guide-rolling-cubes-wait = { $mode ->
    [last-die] Ο επόμενος πρέπει να βάλει πάλι όλα αυτά τα ζάρια και τουλάχιστον ένα νέο.
    [yahtzee] Οι άλλοι παίζουν τη ζαριά τους.
   *[other] Οι άλλοι ψάχνουν για ισότητα. Όταν τελειώσει ο γύρος, βλέπεις το καλύτερο που υπήρχε.
}
guide-rolling-cubes-payout = { $mode ->
    [last-die] Ο γύρος τελείωσε: όποιος έβαλε τα τελευταία ζάρια παίρνει έναν πόντο.
   *[other] Οι απαντήσεις αποκαλύπτονται: η καλύτερη του γύρου παίρνει δύο πόντους ακόμη, σε ισοπαλία από έναν.
}

# Προπόνηση.
rc-training = Προπόνηση
rc-train-title = Rolling Cubes: προπόνηση
rc-train-line = Ατέλειωτες ζαριές, χωρίς να περιμένει κανείς. Ξεπέρασε τον μέσο όρο σου.
rc-train-check = Έλεγξέ το
rc-train-next = Επόμενη ζαριά
rc-train-best = Δείξε το καλύτερο
rc-train-give-up = Παραιτούμαι, δείξε το καλύτερο
rc-train-first = { rc-points }. Μια αρχή έγινε.
rc-train-above = { rc-points }: { $over } πάνω από τον μέσο όρο σου!
rc-train-equal = { rc-points }: ακριβώς ο μέσος όρος σου.
rc-train-below = { rc-points }: { $under } κάτω από τον μέσο όρο σου.
rc-train-figures = Τα νούμερά σου
rc-train-none = Αρχίζουν με την πρώτη ζαριά και μένουν σε αυτόν τον περιηγητή.
rc-train-average = πόντοι ανά ζαριά
rc-train-rolls = Ζαριές
rc-train-share = Από όσα υπήρχαν
rc-train-forget = Ξεκίνα από την αρχή
rc-train-zero = Το μηδέν μπορεί να διαιρεθεί (0:7)
rc-trend = Οι τελευταίες { $rolls } ζαριές σου, η καθεμία δίπλα στο καλύτερο που υπήρχε
rc-no-throw = Αυτή η εγγραφή δεν είναι ρίξιμο ζαριών.
rc-turn-not-over = Το καλύτερο λέγεται όταν ο γύρος έχει τελειώσει για όλους.
rc-bad-roll = Αυτή η ζαριά δεν έγινε εδώ.
pitch-rolling-cubes = Δεκατρία ζάρια, μία ισότητα. Πόσα μπορείς να βγάλεις;
rc-unreadable = Μια κίνηση είναι μια ισότητα όπως 5x8=40, ή decline· στην πασιέντζα και rethrow 5 7 και strike blue.
rc-key-type = Βάλε ένα ζάρι με αυτή την όψη στην ισότητα
rc-key-caret = Γράψε πιο αριστερά ή δεξιά
rc-key-back = Πάρε πίσω το τελευταίο ζάρι
rc-key-write = Παράδωσε την ισότητα
rc-log-game = Παιχνίδι { $number }
aim-rolling-cubes = { $mode ->
    [all-together] να φτάσεις τους 41 πόντους με τις καλύτερες ισότητες· όλοι έχουν τα ίδια ζάρια.
    [last-die] να βάλεις εσύ τα τελευταία ζάρια του γύρου.
    [yahtzee] να γεμίσεις πέντε γραμμές με όσο περισσότερους πόντους μπορείς.
    [tournament] οι περισσότεροι πόντοι μετά από τρία παιχνίδια.
   *[other] να φτάσεις τους 47 πόντους με τις καλύτερες ισότητες.
}
rc-train-timed = Με κλεψύδρα
rc-train-streak = { $count } στη σειρά
rc-train-good = Καλό είναι τα τρία τέταρτα του μέγιστου, στην ώρα του. Μετά από ένα καλό, το επόμενο έχει λιγότερο χρόνο.
rc-train-time-up = Ο χρόνος τελείωσε.

# Options and clocks.
clock-sand-1 = Κλεψύδρα: 1 λεπτό για κάθε απάντηση
clock-sand-2 = Κλεψύδρα: 2 λεπτά για κάθε απάντηση
clock-sand-5 = Κλεψύδρα: 5 λεπτά για κάθε απάντηση
option-mode = Τρόπος παιχνιδιού
option-mode-why = Ένας ένας, όλοι μαζί στα κρυφά, το τελευταίο ζάρι, τουρνουά και των τριών ή η πασιέντζα.
option-zero_dividend = Διαιρετέος μηδέν
option-zero_dividend-why = Αν επιτρέπεται το 0:7, με το οποίο όποια ψηφία και να ’ναι γίνονται πόντοι.
option-faces = Έδρες των ζαριών
option-faces-why = Οι έδρες από το δικό σου κουτί, αν διαφέρουν.

# What decisions are about.
about-equality = Η καλύτερη ισότητα
about-rethrow = Ξαναρίξε ή όχι
about-row = Ποια γραμμή να χρησιμοποιήσεις
