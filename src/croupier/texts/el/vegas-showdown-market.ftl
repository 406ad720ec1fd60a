# Η αγορά του Vegas Showdown στον περιηγητή: θέσεις, κάρτες, επιλογές, πρόβλεψη και τελική βαθμολογία.
vs-market = Η αγορά
vs-others = Τα άλλα ξενοδοχεία
vs-hotel-of = Το ξενοδοχείο του παίκτη { $name }
vs-cards = Γεγονότα αυτού του γύρου
vs-cards-open = { $count ->
    [one] 1 γεγονός
   *[other] { $count } γεγονότα
}
vs-bid-track = Κλίμακα προσφορών: { $lot }
vs-lot-title = { $name }: { $state }
vs-lot-from = από { $price }
vs-lot-held = { $price } · { $name }
vs-lot-sold = πουλήθηκε: { $price } · { $name }
vs-lot-left = ×{ $count }
vs-lot-empty = άδεια ως το επόμενο γεγονός
vs-lot-gone = εξαντλήθηκε
vs-lot-second = μένει μόνο μία
vs-lot-barred = Χωρίς προσφορές: { $card }
vs-lot-barred-short = Χωρίς προσφορές
vs-needs-rooms = θέλει { $rooms }
vs-bid-at = Προσφορά { $price }: { $words }
vs-space-held = { $name }: προσφορά { $price }
vs-space-shut = { $price }: όχι για σένα τώρα
vs-moment = { $moment ->
    [income] στο εισόδημα αυτού του γύρου
    [actions] για τις ενέργειες αυτού του γύρου
   *[other] αμέσως
}
vs-symbol = { $symbol ->
    [small] Έρχεται μικρή αίθουσα
    [medium] Έρχεται μεσαία αίθουσα
   *[large] Έρχεται μεγάλη αίθουσα
}
vs-act-publicity = Διαφήμιση
vs-act-renovate = Ανακαίνιση
vs-act-pass = Πάσο
vs-limit = Προσφορά έως …
vs-limit-choose = Διάλεξε το όριό σου σε μια κλίμακα
vs-limit-to = Προσφορά έως { $price }: { $lot }
vs-order = Ο κρουπιέρης προσφέρει για σένα: { $room }, έως { $price }
vs-order-forget = Ανάκληση
vs-order-ended = Η εντολή σου τελείωσε· διάλεξε ξανά.
your-bidding = Προσφορά, ανακαίνιση ή διαφήμιση
vs-ask-outbid = { $name } έδωσε περισσότερα για { $room }: διάλεξε ξανά
your-laying = Τοποθέτησε μια αίθουσα ή κράτησέ τη στην αποθήκη
your-renovation = Ανακαίνιση: βγάλε αίθουσες, μετά τοποθέτησε
wait-bidding = { $name }: σκέφτεται τι θα κάνει
wait-laying = { $name }: τοποθετεί αίθουσα
wait-renovation = { $name }: κάνει ανακαίνιση
your-roll-event = Νέος γύρος: οι τιμές έπεσαν. Άνοιξε τα καινούρια!
wait-roll-event = { $name }: θα ανοίξει το επόμενο γεγονός
roll-event = Άνοιξε
vs-plate-money = χρήματα { $money }, επόμενο εισόδημα { $income }
vs-plate-end = φήμη { $fame }· αν το παιχνίδι τελείωνε τώρα: { $score }, θέση { $rank }
vs-button = Έχει το κουμπί: αρχίζει αυτόν τον γύρο
vs-forecast = Πρόβλεψη
vs-forecast-line = Πώς θα τελείωνε αν το παιχνίδι τελείωνε τώρα.
vs-source = Φήμη για
vs-now-money = Χρήματα
vs-now-income = Επόμενο εισόδημα
vs-now-population = Πληθυσμός
vs-now-revenue = Έσοδα
vs-line-fame = Αίθουσες, διαφήμιση, γεγονότα
vs-line-population = Φήμη για πληθυσμό
vs-line-revenue = Φήμη για έσοδα
vs-line-entrances = Ενωμένες είσοδοι
vs-line-casino = Γεμάτη περιοχή καζίνο
vs-line-hotel = Γεμάτη περιοχή ξενοδοχείου
vs-line-diamonds = Κόκκινοι ρόμβοι
vs-line-money = 1 για κάθε 10 χρήματα
vs-sum = Φήμη συνολικά
vs-final = Τελική βαθμολογία
vs-step-back = Μία γραμμή πίσω
vs-step-on = Μία γραμμή μπροστά
vs-to-end = Στο βάθρο
guide-vegas-showdown-choose = { $narrow ->
    [yes] Άνοιξε μια αίθουσα της αγοράς: οι χρυσές της θέσεις είναι οι προσφορές που μπορείς να κάνεις.
   *[no] Οι χρυσές θέσεις είναι οι προσφορές που μπορείς να κάνεις.
} Πληρώνεις μόνο αν κανείς δεν δώσει περισσότερα. Ανακαίνιση και διαφήμιση είναι εδώ κάτω.
guide-vegas-showdown-roll = Νέος γύρος: οι τιμές των ειδικών αιθουσών πέφτουν, οι άδειες θέσεις παίρνουν νέες αίθουσες και μαζί έρχονται γεγονότα. Μετά καθένας παίρνει το μικρότερο από πληθυσμό και έσοδα.
guide-vegas-showdown-wait = Διαλέγουν οι άλλοι. Αν κάποιος ξεπεράσει την προσφορά σου, παίρνεις πίσω τον δείκτη σου και διαλέγεις ξανά. Με το «Προσφορά έως …» ο κρουπιέρης συνεχίζει για σένα.
guide-vegas-showdown-lay = Τοποθέτησε την αίθουσα ώστε μια πόρτα να συναντά πόρτα στον δρόμο προς την είσοδό της: κίτρινη από το καζίνο, μπλε από το ξενοδοχείο, πράσινη από όποια θέλεις.
guide-vegas-showdown-renovate = Βγάλε έως δύο αίθουσες από το φύλλο, μετά τοποθέτησε έως δύο. «{ vs-finish }»: τέλος. «{ vs-leave-as-was }»: όλα όπως πριν.
vs-key-lot = Πήγαινε στη θέση με αυτόν τον αριθμό
vs-key-walk = Πέρασε από προσφορά σε προσφορά ή μετακίνησε την αίθουσα στο φύλλο
vs-key-enter = Κάνε προσφορά, τοποθέτησε την αίθουσα ή βγάλε την
vs-key-limit = Προσφορά ως ένα όριο: μετά διάλεξε ως πού
vs-key-publicity = Πήγαινε στη «Διαφήμιση»
vs-key-renovate = Πήγαινε στην «Ανακαίνιση»
vs-key-turn = Γύρισε την αίθουσα
vs-key-forecast = Πρόβλεψη: αν το παιχνίδι τελείωνε τώρα
vs-log-turn = Γύρος { $number }
vs-ask-lay = Τοποθέτησε: { $room }, ή κράτησε την αίθουσα στην αποθήκη
vs-ask-lay-stored = Τοποθέτησε μια αίθουσα της αποθήκης ή άφησέ τη εκεί
vs-stack = { $size ->
    [small] μικρές αίθουσες
    [medium] μεσαίες αίθουσες
   *[large] μεγάλες αίθουσες
} που μένουν: { $count }
vs-stacks-why = Μικρές, μεσαίες και μεγάλες αίθουσες που μένουν. Το παιχνίδι τελειώνει όταν ένα γεγονός ζητά αίθουσα από άδεια στοίβα ή όταν ένα φύλλο γεμίσει.
vs-you-lack = σου λείπει: { $rooms }
vs-you-have = έχεις ήδη: { $rooms }
vs-no-place = δεν χωράει στο φύλλο σου
vs-no-place-brief = δεν χωράει
vs-could-lay = Μπορείς να την τοποθετήσεις στο φύλλο σου.
vs-show-large = Μεγέθυνση
vs-plate-tracks = Πληθυσμός { $population }, έσοδα { $revenue }: εισόδημα { $income }{ $limit ->
    [population] , το περιορίζει ο πληθυσμός
    [revenue] , το περιορίζουν τα έσοδα
   *[none] {""}
}
vs-plate-holds = Κρατά { $lot } με { $price }
vs-plate-paid = Πλήρωσε { $price } για { $lot }
vs-plate-paid-brief = πλήρωσε
aim-vegas-showdown = η περισσότερη φήμη στο τέλος, για τις αίθουσες και όσα φέρνουν.
