house-broken = Το τραπέζι ξαναστήνεται· η τελευταία σου επιβεβαιωμένη κίνηση είναι ασφαλής.
house-not-your-seat = Αυτή η θέση δεν είναι δική σου.
house-seat-taken = Η θέση είναι πιασμένη ή ο σύνδεσμος δεν ισχύει πια.
house-begun = Το παιχνίδι έχει ήδη αρχίσει.
house-watching = Παρακολουθείς· αυτό το κάνει μόνο όποιος κάθεται στο τραπέζι.
house-not-playing = { $phase ->
    [waiting] Το παιχνίδι δεν έχει αρχίσει ακόμη.
    [over] Το παιχνίδι τελείωσε.
   *[closed] Το τραπέζι έκλεισε.
  }
house-bot-plays = Στη θέση σου παίζει ένα μποτ· πάρε πρώτα τη θέση σου πίσω.
house-stale = Κάτι έγινε πριν φτάσει η κίνησή σου· ξανακοίτα το τραπέζι.
house-unreadable = Αυτή δεν είναι κίνηση του παιχνιδιού: { $reason }.
house-not-your-roll = Δεν είναι η σειρά σου να ρίξεις.
house-nothing-to-undo = Δεν μπορείς να πάρεις κάτι πίσω τώρα.
house-seed-too-late = Τα ζάρια είχαν ήδη σφραγιστεί.
house-bot-seed = Ένα μποτ δεν προσθέτει σπόρο στα ζάρια.
house-resigned = Έχεις παραιτηθεί από αυτό το παιχνίδι.
house-not-away = Παίζεις ήδη στη θέση σου.
house-not-yet = Αυτό δεν έχει γίνει ακόμη.
house-no-table = Δεν υπάρχει τραπέζι { $table }.
house-no-person = Πες μας πρώτα το όνομά σου.
house-bad-link = Ο σύνδεσμος δεν ισχύει ή δεν ισχύει πια.
house-too-fast = Πάρα πολλά μηνύματα· περίμενε μια στιγμή.
house-too-many = Η αίθουσα είναι γεμάτη· δοκίμασε πάλι αργότερα.
house-unknown-message = Το μήνυμα δεν διαβάζεται: { $reason }.
house-join-first = Το πρώτο μήνυμα πρέπει να είναι join.
house-not-over = Το παιχνίδι δεν έχει τελειώσει ακόμη.
house-one-of-us = Κάποιος πρέπει να μπορεί να καθίσει εδώ: τουλάχιστον μία θέση πρέπει να είναι δική σου ή ελεύθερη.
house-bad-option = { $reason }
house-bad-record = { $reason }
house-no-page = Δεν υπάρχει τέτοια σελίδα.
house-bad-request = Το αίτημα δεν διαβάζεται: { $reason }.
house-no-such-method = Αυτό δεν γίνεται με αυτή τη διεύθυνση.
house-too-large = Είναι πολύ μεγάλο.
house-error = Κάτι πήγε στραβά στο καζίνο· το σημειώσαμε.
house-bad-name = { $reason }
