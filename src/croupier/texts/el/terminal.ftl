# Το τερματικό: εντολές για ανθρώπους, ερωτήσεις και η βοήθειά τους.
terminal-players = { $from } έως { $to } παίκτες, περίπου { $minutes } λεπτά
terminal-game = { $title }: { $game }, αναθεώρηση { $revision } των κανόνων
terminal-game-seats = Τα παρακάτω ισχύουν για { $seats ->
    [one] μία θέση
   *[other] { $seats } θέσεις
  }· με --seats N για άλλον αριθμό.
terminal-option-values = { $name }: { $values }· αλλιώς { $default } [{ $clause }]
terminal-option-file = το όνομα ενός αρχείου
terminal-no-options = Αυτό το παιχνίδι δεν έχει επιλογές.
terminal-welcome = { $game }: { $seats }. ? για βοήθεια, q για έξοδο.
terminal-kept-go-on = Το παιχνίδι φυλάχτηκε. Για συνέχεια: { $command }
terminal-kept = Το παιχνίδι φυλάχτηκε, και το croupier verify αποδεικνύει τα ζάρια του: { $file }
terminal-press-enter = { $name }, πάτα Enter { $verb ->
    [event] για να ανοίξουν τα καινούρια
   *[other] για να ρίξεις
}:{" "}
terminal-only-enter = { $verb ->
    [event] Τίποτα δεν άνοιξε ακόμη: αρκεί το Enter, ? για βοήθεια.
   *[other] Τα ζάρια δεν ρίχτηκαν ακόμη: αρκεί το Enter, ? για βοήθεια.
}
terminal-your-move = { $name }, η κίνησή σου:{" "}
terminal-hand-over = Σειρά: { $name }. Δώσε τη θέση σου και πάτα Enter.{" "}
terminal-taken-back = Η κίνηση αναιρέθηκε.
terminal-no-move = { $text }: δεν είναι κίνηση εδώ· πλήκτρα: { $keys }
terminal-no-clause = { $game }: δεν υπάρχει παράγραφος { $clause }· υπάρχουν { $clauses }
terminal-coach-best = Καλύτερη: { $event }.
terminal-coach-loss = { $unit ->
    [points] { $points ->
        [one] έναν πόντο
       *[other] { $points } πόντους
    }
   *[share] { $points } % μιας νίκης
  }
terminal-coach-less = { $points ->
    [0] περίπου εξίσου καλή.
   *[other] περίπου { terminal-coach-loss } λιγότερο.
  }
terminal-coach-rest = { $count ->
    [one] Μία ακόμη επιλογή είναι χειρότερη
   *[other] Άλλες { $count } επιλογές είναι χειρότερες
  }, κατά { terminal-coach-loss } περίπου και πάνω· με h all φαίνονται όλες.
terminal-coach-why = Η καλύτερη επιλογή: { $why }
terminal-hint-best = Οι { $best } καλύτερες από { $count } επιλογές, η καλύτερη τελευταία· με h all φαίνονται όλες:
terminal-coach-sure = { $best } είναι καλύτερο. { $why } Σίγουρα (ναι);
terminal-yes = ναι
terminal-estimates = Δεξιά, σε χιλιάδες δολάρια: πόσο μπροστά από τον καλύτερο αντίπαλο, ή πίσω του, τελειώνεις τον γύρο αν μετά όλοι παίζουν στην τύχη· ο μέσος όρος πολλών δοκιμών.
terminal-help-key = ένα πλήκτρο της λίστας, ή μια κίνηση με λόγια ({ $example })
terminal-help-key-none = με Enter συνεχίζεις
terminal-help-h = τι αξίζει κάθε επιλογή
terminal-help-b = δείξε πάλι το τραπέζι
terminal-help-u = αναίρεσε την τελευταία κίνηση
terminal-help-l = οι κινήσεις ως τώρα
terminal-help-r = μια παράγραφος των κανόνων, π.χ. r { $clause }
terminal-help-q = έξοδος· το παιχνίδι φυλάγεται
terminal-enter = [Enter]{" "}
terminal-bot = μποτ { $seat }
terminal-replay-table = { $game }, τραπέζι { $table }: { $seats }
terminal-not-finished = Το παιχνίδι δεν τελείωσε.
terminal-rank = θέση { $rank }
terminal-verified = επαληθεύτηκε: { $game }, τραπέζι { $table }: { $chances } τυχαία γεγονότα με { $draws } κληρώσεις προκύπτουν από τον σφραγισμένο σπόρο και { $people ->
    [1] τον σπόρο ενός ανθρώπου
   *[other] τους σπόρους { $people } ανθρώπων
}, και { $moves } κινήσεις τηρούν τους κανόνες
terminal-verified-first = οι σπόροι των θέσεων δεν ήταν σφραγισμένοι: αυτό το αρχείο είναι της πρώτης έκδοσης
terminal-verified-signed = υπογεγραμμένο με το κλειδί { $key }: κάθε κίνηση, μποτ και σημείωση είναι όπως τα έγραψε ο κρουπιέρης
terminal-verified-names = η υπογραφή δεν καλύπτει τα ονόματα των ανθρώπων
terminal-verified-dice = αποδείχτηκαν τα ζάρια και οι κανόνες, όχι ποιος έπαιξε τι: με αυτά τα ζάρια θα ίσχυαν και άλλες κινήσεις
terminal-verified-unsigned = το αρχείο δεν είναι υπογεγραμμένο από κρουπιέρη
terminal-verified-unchecked = λέει ότι είναι υπογεγραμμένο με το κλειδί { $key }: έλεγξέ το με --house ή --key
terminal-written = { $games ->
    [one] Μία παρτίδα γράφτηκε
   *[other] { $games } παρτίδες γράφτηκαν
} στο { $where }
terminal-added = { $games ->
    [one] Μία παρτίδα προστέθηκε
   *[other] { $games } παρτίδες προστέθηκαν
} στο { $where }
terminal-bot-levels = Επίπεδα, εδώ με --level, και στη σελίδα:
bot-random-why = Διαλέγει στην τύχη.
bot-greedy-why = Παίρνει ό,τι θα κέρδιζε τώρα τα περισσότερα.
bot-montecarlo-why = Παίζει κάθε επιλογή ως το τέλος πολλές φορές και παίρνει αυτή που τελειώνει καλύτερα κατά μέσο όρο.
terminal-simulated = { $game }, { $seats } θέσεις ({ $options }), σπόρος { $seed }
terminal-simulated-speed = { $count ->
    [one] Μία παρτίδα
   *[other] { $games } παρτίδες
  } σε { $seconds } δ, { $rate } παρτίδες/δ ({ $path })· { $moves } κινήσεις ανά παρτίδα, { $shared } % μοιρασμένες νίκες
terminal-interrupted = Διακόπηκε: αυτές είναι οι παρτίδες που τελείωσαν.
terminal-interrupted-none = Διακόπηκε πριν τελειώσει κάποιο παιχνίδι.
terminal-not-repeatable = Η ίδια εντολή δεν θα δώσει ξανά ακριβώς αυτούς τους αριθμούς.
terminal-two-ways = Με τον σπόρο { $seed } ο άλλος δρόμος ({ $other }) μοιράζει άλλες παρτίδες, γιατί τραβά με άλλη σειρά: συγκρίνετε μέσα στον έναν από τους δύο.
terminal-arena = { $game }, { $seats } θέσεις, { $games } παρτίδες ({ $path }), τα ίδια μοιράσματα για κάθε ζευγάρι
terminal-column-seat = θέση
terminal-column-bot = μποτ
terminal-column-mean = μέση βαθμολογία
terminal-column-error = ±
terminal-column-sd = τ. απ.
terminal-column-wins = νίκες %
terminal-column-rating = δύναμη
terminal-column-games = παρτίδες
terminal-column-between = από τις νίκες ανάμεσα
terminal-column-and = και
terminal-column-first-has = το πρώτο έχει
terminal-word-help = βοήθεια
terminal-word-hint = συμβουλή
terminal-word-board = τραπέζι
terminal-word-undo = αναίρεση
terminal-word-log = κινήσεις
terminal-word-rules = κανόνες
terminal-word-quit = έξοδος
terminal-regret = u αναιρεί, άλλο πλήκτρο συνεχίζει:{" "}
terminal-review-head = { $game }, κατά { $evaluator }{ $playouts ->
    [0] .
    [1] .
   *[other] , με { $playouts } προσομοιώσεις ανά θέση.
} { $unit ->
    [points] Οι τιμές είναι πόντοι.
   *[share] Οι τιμές είναι εκατοστά νίκης· για κάθε παίκτη η αρχή, η τύχη, το παιχνίδι και οι διορθώσεις δίνουν μαζί το αποτέλεσμα.
}
terminal-review-start = αρχή
terminal-review-luck = τύχη
terminal-review-own = παιχνίδι
terminal-review-others = άλλοι
terminal-review-hidden = κρυφά
terminal-review-correction = διόρθωση
terminal-review-result = τέλος
terminal-review-rating = { $name }{ $word ->
    [none] {""}
    [expert] {" "}έπαιξε σαν ειδικός
    [strong] {" "}έπαιξε σαν δυνατός παίκτης
    [steady] {" "}έπαιξε σαν σταθερός παίκτης
    [casual] {" "}έπαιξε σαν περιστασιακός παίκτης
   *[learning] {" "}έπαιξε σαν αρχάριος
}: { $mattered ->
    [one] μία απόφαση είχε σημασία και κόστισε { $loss }
   *[other] { $mattered } αποφάσεις είχαν σημασία και κόστισαν κατά μέσο όρο { $loss } η καθεμία
}· το { $best } % ήταν η καλύτερη επιλογή.
terminal-review-unrated = { $name } δεν πήρε απόφαση που να είχε σημασία.
terminal-review-mark = { $number }. { $name }, { $event }: { $mark ->
    [blunder] σοβαρό λάθος
    [mistake] λάθος
    [points] όχι η καλύτερη
   *[inaccuracy] ανακρίβεια
}, απώλεια { $loss } (± { $error })· καλύτερο ήταν { $best }
terminal-review-luckiest = { $way ->
    [lucky] Τα πιο τυχερά
   *[unlucky] Τα πιο άτυχα
} για { $name }: { $events }
terminal-review-no-mark = Καμία ανακρίβεια, κανένα λάθος.
terminal-review-interrupted = Διακόπηκε μετά από { $done } από { $all } γεγονότα· η ίδια εντολή συνεχίζει από εκεί.
bot-expert-why = Ζυγίζει πόσο μέρος της νίκης του αφήνει κάθε επιλογή, με τον αξιολογητή του παιχνιδιού.
terminal-no-figure = μ/δ
terminal-column-from = από
terminal-column-to = έως
terminal-column-less-luck = χωρίς τύχη %
terminal-column-variance = διακ.
terminal-less-luck = Χωρίς τύχη: αφαιρείται ό,τι έφερε η τύχη μείον τον μέσο όρο όλων όσων μπορούσε να φέρει, κατά { $evaluator } με { $playouts ->
    [one] μία προσομοίωση
   *[other] { $playouts } προσομοιώσεις
  }. Με οποιονδήποτε σταθερό αξιολογητή ο μέσος όρος του αποτελέσματος μένει ίδιος.

## Levels of bots, as they may be typed
level-beginner = αρχάριο
level-easy = εύκολο
level-normal = κανονικό
level-strong = δυνατό
level-expert = ειδικός
terminal-moment = Μια στιγμή: οι επιλογές δοκιμάζονται …
terminal-backed-up = { $tables ->
    [one] Ένα τραπέζι φυλάχτηκε
   *[other] { $tables } τραπέζια φυλάχτηκαν
} στο { $where }
terminal-restored = { $tables ->
    [one] Ένα τραπέζι επαναφέρθηκε
   *[other] { $tables } τραπέζια επαναφέρθηκαν
} στο { $where }· κάθε παρτίδα παίχτηκε ξανά
terminal-moved = { $tables ->
    [one] Ένα τραπέζι μεταφέρθηκε
   *[other] { $tables } τραπέζια μεταφέρθηκαν
}· κάθε παρτίδα παίχτηκε ξανά

# Ασκήσεις
terminal-drill-day = Η άσκηση της { $day }, ίδια για όλους.
terminal-drill-head = { $game }, δυσκολία { $level } από 5. Τι είναι καλύτερο εδώ;
terminal-drill-no-hint = Σε μια άσκηση δεν υπάρχουν συμβουλές.
terminal-drill-right = Σωστά: { $best }.
terminal-drill-wrong = Το { $best } είναι καλύτερο.
terminal-drill-theme = Θέμα: { $theme }
terminal-drill-streak = { $count } στη σειρά.
terminal-drill-end = Λύθηκαν { $solved } από { $asked }.
