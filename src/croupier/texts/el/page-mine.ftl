# Η σελίδα ενός παίκτη: παρτίδες, παιχνίδι, τύχη και λάθη.
mine-loading = Ψάχνω τις παρτίδες σου …
mine-none = Δεν έχεις τελειώσει ακόμη παρτίδα εδώ. Παίξε μία, και αυτή η σελίδα θα σου πει πώς πήγε.
mine-which = Παρτίδες: { $name }
mine-game = Παιχνίδι
mine-company = Αντίπαλοι
mine-ended = Αποτέλεσμα
mine-all = Όλα
mine-people = Άνθρωποι
mine-bots = Μόνο μποτ
mine-won = Νίκες
mine-lost = Χωρίς νίκη
mine-count = { $games ->
    [0] Καμία παρτίδα.
    [one] Μία παρτίδα· νίκες: { $won }· με ανάλυση: { $reviewed }.
   *[other] { $games } παρτίδες· νίκες: { $won }· με ανάλυση: { $reviewed }.
  }
mine-more = Φαίνονται μόνο οι { $games } νεότερες παρτίδες σου.
mine-when = Ημερομηνία
mine-table = Το διάγραμμα ως πίνακας
mine-play = Πόσο καλά έπαιξες
mine-play-line = Περίπου το { $percent } % των αποφάσεων που μετρούσαν ήταν οι καλύτερες.
mine-mean = Η γραμμή είναι ο μέσος όρος πέντε παρτίδων.
mine-luck = Πόση τύχη είχες
mine-luck-line = { $way ->
    [more] Η τύχη έδωσε περίπου το { $points } % μιας νίκης σε κάθε παρτίδα.
    [less] Η τύχη πήρε περίπου το { $points } % μιας νίκης σε κάθε παρτίδα.
   *[fair] Η τύχη ήταν περίπου δίκαιη.
  }
mine-no-reviews = Καμία από αυτές τις παρτίδες δεν έχει αναλυθεί. Ανάλυσε μία, και θα μετρήσει εδώ.
mine-mistakes = Τι σου ξεφεύγει πιο συχνά
mine-no-mistakes = Τίποτα: κανένα ακριβό λάθος δεν επαναλαμβάνεται.
mine-mistake = { $count ->
    [one] Μία φορά
   *[other] { $count } φορές
  }, περίπου { $points } % μιας νίκης{ $count ->
    [one] {""}
   *[other] {" "}κάθε φορά
  }
mine-drill = Εξάσκηση
mine-drill-of = Εξάσκηση: { $theme }, { $game }
mine-games = Παρτίδες
mine-played = { $word ->
    [expert] σαν ειδικός
    [strong] δυνατά
    [steady] σταθερά
    [casual] χαλαρά
   *[learning] μαθαίνεις ακόμη
  }, { $best } από { $mattered } οι καλύτερες
mine-lucky = τύχη { $points } % μιας νίκης
mine-coached = με προπονητή
mine-review = Ανάλυση
mine-of = { $what }: { $game }, { $when }
mine-show-more = Περισσότερες
