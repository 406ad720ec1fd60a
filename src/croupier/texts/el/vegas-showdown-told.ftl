# What the house tells of Vegas Showdown: refusals, choices, what happened. The page is sent it in words.

each-room = { vs-room }
last-of-rooms = { $others } και { $last }
vs-needed = { $needed ->
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
   *[other] { $needed }
}
vs-other = { $other ->
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
   *[other] { $other }
}
vs-entrance = { $entrance ->
    [casino] την είσοδο του καζίνο
    [hotel] την είσοδο του ξενοδοχείου
   *[either] μία από τις δύο εισόδους
}
vs-track = { $line ->
    [fame] αίθουσες, διαφήμιση και γεγονότα
    [population] πληθυσμός
    [revenue] έσοδα
    [entrances] ενωμένες είσοδοι
    [casino] γεμάτη περιοχή καζίνο
    [hotel] γεμάτη περιοχή ξενοδοχείου
    [diamonds] ρόμβοι
   *[money] χρήματα
}
vs-chance-due = Πρώτα ανοίγει μια κάρτα ή μια αίθουσα.
vs-settle-now = Η επιλογή ενεργειών τελείωσε· τώρα γίνεται ο διακανονισμός.
vs-choose-first = Οι αίθουσες τοποθετούνται στον διακανονισμό· διάλεξε πρώτα μια ενέργεια.
vs-forbidden = { vs-card }: σε αυτόν τον γύρο δεν επιτρέπεται.
vs-no-pass = Πάσο πας μόνο όταν δεν επιτρέπεται τίποτε άλλο.
vs-empty-space = { vs-lot }: δεν υπάρχει αίθουσα εδώ.
vs-sold-out = { vs-lot }: εξαντλήθηκαν.
vs-second-track = Έμεινε μία μόνο αίθουσα. Κλειστό: { vs-lot }.
vs-barred = { vs-card }: σε αυτόν τον γύρο καμία προσφορά για { vs-room }.
vs-below-minimum = Το { $price } είναι κάτω από την ελάχιστη προσφορά, { $minimum }.
vs-above-top = Το { $price } είναι πάνω από την ψηλότερη θέση, { $top }.
vs-no-space = Το { $price } δεν είναι θέση της κλίμακας: { $spaces }.
vs-not-above = Η προσφορά πρέπει να είναι πάνω από { $standing }.
vs-no-money = Έχεις { $money }, όχι { $price }.
vs-not-renovating = Αίθουσες βγαίνουν από το φύλλο μόνο με ανακαίνιση.
vs-nothing-to-store = Δεν αγόρασες αίθουσα, άρα δεν έχεις τι να αποθηκεύσεις.
vs-store-instead = Τοποθέτησε μια αίθουσα ή αποθήκευσε αυτήν που αγόρασες.
vs-remove-first = Βγάλε αίθουσες πριν τοποθετήσεις άλλες.
vs-two-removed = Έχεις ήδη βγάλει δύο αίθουσες.
vs-two-built = Έχεις ήδη τοποθετήσει δύο αίθουσες.
vs-no-room-there = Καμία αίθουσα δεν έχει το πάνω αριστερά τετράγωνό της στο { $square }.
vs-not-stored = Δεν έχεις να τοποθετήσεις: { vs-room }.
vs-facing = Με αυτές τις πόρτες { vs-room } κοιτάζει { $facing ->
    [n] βόρεια
    [e] ανατολικά
    [s] νότια
   *[w] δυτικά
}.
vs-off-sheet = { vs-room } στο { $square }: βγαίνει έξω από το φύλλο.
vs-overlap = Εκεί υπάρχει ήδη: { vs-other }.
vs-needs = { vs-room }: χρειάζεται στο φύλλο { vs-needed }.
vs-wall = { vs-room }: υπάρχει τοίχος, καμία πόρτα δεν συναντά άλλη στον δρόμο προς { vs-entrance }.
vs-unreachable = { vs-room }: εκεί λείπει η σύνδεση με { vs-entrance }.
vs-meets = { vs-room }: μία πόρτα πρέπει να συναντά πόρτα μιας από αυτές τις αίθουσες: { $rooms }.
vs-end-needs = Η ανακαίνιση δεν τελειώνει έτσι. { vs-room }: χρειάζεται { vs-needed }.
vs-end-unreachable = Η ανακαίνιση δεν τελειώνει έτσι. { vs-room }: λείπει η σύνδεση με { vs-entrance }.
vs-end-meets = Η ανακαίνιση δεν τελειώνει έτσι. { vs-room }: μία πόρτα πρέπει να συναντά πόρτα μιας από αυτές τις αίθουσες: { $rooms }.
vs-preview-bid = { vs-room }, σου μένουν { $left }
vs-preview-publicity = αμέσως +{ $fame } φήμη
vs-preview-renovate = βγάλε αίθουσες, τοποθέτησε αποθηκευμένες
vs-preview-pass = δεν επιτρέπεται τίποτε άλλο
vs-preview-store = κράτα την αίθουσα για αργότερα
vs-preview-remove = βγάλε την αίθουσα από το φύλλο
vs-preview-cancel = άφησε το φύλλο όπως ήταν
vs-preview-nothing = μην τοποθετήσεις αίθουσα
vs-preview-build = πληθυσμός { $population }, έσοδα { $revenue }, φήμη { $fame }
vs-preview-done = πληθυσμός { $population }, έσοδα { $revenue }, φήμη { $fame }
vs-estimates = Δεξιά: πόση φήμη μπροστά από τους άλλους, ή πίσω τους, αν όλοι συνεχίσουν να παίζουν μυαλωμένα.
effect-button-given = Γύρος { $turn }: { $who ->
    [you] έχεις
   *[other] { $seat } έχει
} το κουμπί.
effect-price-moved = { vs-lot }: { vs-room }, τώρα από { $price }.
effect-card-moved-price = { vs-card }: { vs-room } ({ vs-lot }), τώρα από { $price }.
effect-room-gone = { vs-lot }: κανείς δεν ενδιαφέρθηκε για { vs-room }, βγαίνει από το παιχνίδι.
effect-card-drawn = Γεγονός: { vs-card } ({ $symbol ->
    [small] μικρή
    [medium] μεσαία
   *[large] μεγάλη
}). { vs-card-does }
effect-room-turned-up = { vs-lot }: { vs-room }, από { $price }.
effect-income-paid = { $who ->
    [you] Παίρνεις
   *[other] { $seat } παίρνει
} εισόδημα { $money }.
effect-money-gained = { vs-card }: { $who ->
    [you] παίρνεις
   *[other] { $seat } παίρνει
} { $money }.
effect-fame-gained = { vs-card }: { $who ->
    [you] παίρνεις
   *[other] { $seat } παίρνει
} +{ $fame } φήμη.
effect-publicity-paid = { $who ->
    [you] Παίρνεις
   *[other] { $seat } παίρνει
} +{ $fame } φήμη.
effect-bid-made = { $who ->
    [you] Προσφέρεις
   *[other] { $seat } προσφέρει
} { $price } για { vs-room }{ $lot ->
    [slots] .
    [lounge] .
    [restaurant] .
   *[other] { " " }({ vs-lot }).
}
effect-outbid = Η προσφορά ξεπεράστηκε ({ vs-room }): { $who ->
    [you] παίρνεις πίσω τον δείκτη και θα διαλέξεις
   *[other] { $seat } παίρνει πίσω τον δείκτη και θα διαλέξει
} ξανά.
effect-action-chosen = { $who ->
    [you] { $action ->
        [renovate] Θα ανακαινίσεις
        [publicity] Κάνεις διαφήμιση
       *[pass] Πας πάσο
    }
   *[other] { $seat } { $action ->
        [renovate] θα ανακαινίσει
        [publicity] κάνει διαφήμιση
       *[pass] πάει πάσο
    }
}.
effect-paid-for = { $who ->
    [you] Πληρώνεις
   *[other] { $seat } πληρώνει
} { $price } για { vs-room }.
effect-room-built = { $who ->
    [you] Τοποθετείς
   *[other] { $seat } τοποθετεί
} { vs-room } στο { $square }{ $facing ->
    [n] {""}
    [e] , γυρισμένη δεξιά
    [s] , γυρισμένη ανάποδα
   *[w] , γυρισμένη αριστερά
}.
effect-room-removed = { $who ->
    [you] Βγάζεις
   *[other] { $seat } βγάζει
} { vs-room } από το { $square }.
effect-room-stored = { $who ->
    [you] Αποθηκεύεις
   *[other] { $seat } αποθηκεύει
} { vs-room }.
effect-nothing-laid = { $who ->
    [you] Δεν τοποθετείς
   *[other] { $seat } δεν τοποθετεί
} αίθουσα.
effect-renovation-ended = { $kept ->
    [yes] { $who ->
        [you] Ανακαίνισες
       *[other] { $seat } ανακαίνισε
    }.
   *[no] { $who ->
        [you] Αφήνεις
       *[other] { $seat } αφήνει
    } το φύλλο όπως ήταν.
}
effect-tracks-moved = { $who ->
    [you] Εσύ:
   *[other] { $seat }:
} πληθυσμός { $population }, έσοδα { $revenue }, φήμη { $fame }.
effect-stack-empty = Η στοίβα με τις { $symbol ->
    [small] μικρές
    [medium] μεσαίες
   *[large] μεγάλες
} αίθουσες είναι άδεια: το παιχνίδι τελειώνει.
effect-sheet-full = { $who ->
    [you] Γέμισε το φύλλο σου
   *[other] Γέμισε το φύλλο: { $seat }
}. Το παιχνίδι τελειώνει.
effect-fame-counted = { $who ->
    [you] Εσύ:
   *[other] { $seat }:
} { $fame } ({ vs-track }).
effect-fame-tied = Με ίση φήμη ({ $fame }) { $who ->
    [you] προηγείσαι εσύ
   *[other] προηγείται { $seat }
}, με περισσότερα χρήματα ({ $money }). Πίσω: { $seats }.
effect-showdown-ended = { $reason ->
    [small] Το παιχνίδι τελείωσε: η στοίβα με τις μικρές αίθουσες άδειασε.
    [medium] Το παιχνίδι τελείωσε: η στοίβα με τις μεσαίες αίθουσες άδειασε.
    [large] Το παιχνίδι τελείωσε: η στοίβα με τις μεγάλες αίθουσες άδειασε.
   *[sheet] Το παιχνίδι τελείωσε: ένα φύλλο γέμισε.
}
vs-unreadable = Μια κίνηση είναι bid, renovate, publicity ή pass· στον διακανονισμό build, store, remove, done ή cancel.
vs-no-such = Δεν υπάρχει { $what ->
    [room] αίθουσα
    [lot] θέση προσφοράς
   *[other] κάρτα
} { $text }.
vs-no-number = { $text }: δεν είναι ακέραιος αριθμός.
vs-no-square = { $text }: δεν είναι τετράγωνο· ένα τετράγωνο είναι ένα γράμμα και ένας αριθμός, όπως c3.
vs-no-facing = Μια αίθουσα κοιτάζει n, e, s ή w.
