# Η ανάλυση μιας τελειωμένης παρτίδας στον περιηγητή.
review-of = Ανάλυση: { $game }
review-waiting = { $ahead ->
    [0] Αυτή η παρτίδα αναλύεται αμέσως μετά.
    [one] Πριν από αυτήν αναλύεται άλλη μία παρτίδα.
   *[other] Πριν από αυτήν αναλύονται άλλες { $ahead } παρτίδες.
  }
review-working = Γίνεται ο υπολογισμός: έτοιμο το { $percent } %. Ό,τι είναι γνωστό φαίνεται ήδη.
review-failed = Η παρτίδα δεν μπόρεσε να αναλυθεί.
review-aside = Η ανάλυση έμεινε στην άκρη, επειδή ζήτησες μια άλλη.
review-not-here = Εδώ δεν αναλύονται παρτίδες αυτού του παιχνιδιού.
review-start = Ανάλυσε την παρτίδα
review-ready = Η ανάλυση είναι έτοιμη: πόσο καλή ήταν κάθε απόφαση και τι έκανε η τύχη.
review-how = Πώς υπολογίστηκε;
review-by = Υπολογίστηκε από { $evaluator }{ $playouts ->
    [0] .
    [1] .
   *[other] , με { $playouts } προσομοιώσεις ανά θέση.
  }
review-newer = Υπάρχει νεότερος τρόπος υπολογισμού.
review-anew = Νέα ανάλυση
review-version = Έκδοση
review-chances = Πιθανότητες νίκης
review-points-chart = Αναμενόμενοι πόντοι
review-chances-line = Μία γραμμή για κάθε παίκτη. ▲ { $luck ->
    [draw] μια τυχερή κάρτα ή αίθουσα
   *[throw] μια τυχερή ζαριά
  } και ▼ μια άτυχη για: { $name }· ?! ? ?? απόφαση που στοίχισε λίγο, αρκετά, πολύ.
review-chart-help = Στιγμή στο διάγραμμα· τα βέλη τη μετακινούν
review-moment = Στιγμή { $at } από { $all }: { $words }
review-table = Το διάγραμμα ως πίνακας
review-moment-column = Τι έγινε
review-whose = Ποιανού το παιχνίδι
review-account = Πώς βγήκε το αποτέλεσμα
review-account-line = Σε εκατοστά μιας νίκης. Κάθε απόφαση μετρά όσα έχασε εκείνη τη στιγμή, και τα λάθη των άλλων τα επιστρέφουν: σε μια παρτίδα και τα δύο μπορεί να ξεπεράσουν το 100 %.
review-account-points = Από τους πόντους που αναμένονταν στην αρχή ως το αποτέλεσμα: όλα βγαίνουν ακριβώς.
review-account-later = Τα αθροίσματα εμφανίζονται όταν ολοκληρωθεί η ανάλυση.
review-part-start = στην αρχή
review-part-luck = τύχη
review-part-own = δικές του αποφάσεις
review-part-others = τι έκαναν οι άλλοι
review-part-hidden = το άγνωστο
review-part-correction = διόρθωση
review-part-result = αποτέλεσμα
review-how-luck = ό,τι ήρθε, μείον τον μέσο όρο όλων όσα μπορούσαν να έρθουν.
review-how-own = όσο παραπάνω θα άξιζαν οι καλύτερες επιλογές, συνολικά.
review-how-others = όσα έδωσαν ή πήραν οι αποφάσεις των άλλων.
review-how-hidden = ό,τι έκαναν οι αποφάσεις εξαιτίας πραγμάτων που κανείς δεν μπορούσε να ξέρει.
review-how-correction = κάθε θέση εκτιμάται από την αρχή όταν την ξανακοιτάμε· όσα αλλάζουν έτσι δεν οφείλονται σε κανέναν.
review-played = { $word ->
    [expert] Έπαιξε σαν ειδικός
    [strong] Έπαιξε δυνατά
    [steady] Έπαιξε σταθερά
    [casual] Έπαιξε χαλαρά
   *[learning] Μαθαίνει ακόμη
  }: { $best } από τις { $mattered } αποφάσεις που μετρούσαν ήταν οι καλύτερες.
review-unrated = Καμία απόφαση δεν μετρούσε.
review-lucky = Οι πιο τυχερές στιγμές
review-unlucky = Οι πιο άτυχες στιγμές
review-no-luck = Καμία ακόμη.
review-costly = Αποφάσεις που κόστισαν κάτι
review-none-costly = Καμία. Κάθε απόφαση ({ $name }) ήταν η καλύτερη ή εξίσου καλή.
review-none-costly-yet = Καμία ως τώρα.
review-mark = { $mark ->
    [inaccuracy] Ανακρίβεια
    [mistake] Λάθος
    [blunder] Χοντρό λάθος
   *[small] Μικρή απώλεια
  }
review-lost = κόστισε περίπου το { $points } % μιας νίκης
review-lost-little = κόστισε λιγότερο από το 1 % μιας νίκης
review-lost-points = κόστισε περίπου { $points } { $points ->
    [one] πόντο
   *[other] πόντους
  }
review-gained = περίπου { $sign }{ $points } % μιας νίκης
review-better = Καλύτερα: { $words }
review-better-later = Το τραπέζι δείχνει το καλύτερο όταν ολοκληρωθεί η ανάλυση.
review-all = Εμφάνιση όλων: { $count }
review-few = Μόνο οι πιο ακριβές
review-see-played = Όπως παίχτηκε
review-see-better = Τι ήταν καλύτερο
review-here = Η στιγμή
review-share = Για κοινοποίηση
review-share-place = { $rank ->
    [1] Νίκη
   *[other] Θέση { $rank } από { $seats }
  } με { $score }
review-share-played = Πόσο καλό παιχνίδι: { $word ->
    [expert] σαν ειδικός
    [strong] δυνατό
    [steady] σταθερό
    [casual] χαλαρό
    [learning] μαθαίνει ακόμη
   *[none] καμία απόφαση
  }, { $best } από { $mattered } οι καλύτερες
review-share-luck = Πόση τύχη: { $way ->
    [more] περίπου { $points } % μιας νίκης πάνω από το δίκαιο
    [less] περίπου { $points } % μιας νίκης κάτω από το δίκαιο
   *[fair] περίπου όσο είναι δίκαιο
  }
review-share-luck-points = Πόση τύχη: { $way ->
    [more] περίπου { $points } { $points ->
        [one] πόντος
       *[other] πόντοι
      } πάνω από τον μέσο όρο
    [less] περίπου { $points } { $points ->
        [one] πόντος
       *[other] πόντοι
      } κάτω από τον μέσο όρο
   *[fair] περίπου ο μέσος όρος
  }
review-share-moment = Η κρίσιμη στιγμή: { $words }
review-save-picture = Αποθήκευση ως εικόνα
review-copy-text = Αντιγραφή ως κείμενο
review-copied = Αντιγράφηκε
review-learn-mistakes = Μάθε από τα λάθη σου
review-learn-start = Δοκίμασε ξανά
review-learn-ask = { $at } από { $all }: τι θα έκανες τώρα;
review-learn-next = Επόμενο
review-learn-found = Βρήκες { $right } από { $all }.
review-learn-close = Κλείσιμο
