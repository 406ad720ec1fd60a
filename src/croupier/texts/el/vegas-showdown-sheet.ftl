# Το φύλλο του Vegas Showdown στον περιηγητή.
vs-area-casino = Καζίνο
vs-area-hotel = Ξενοδοχείο
vs-word-population = πληθυσμός
vs-word-revenue = έσοδα
vs-word-fame = φήμη
vs-store = Στην αποθήκη
vs-sheet-of = Το φύλλο του παίκτη { $name }: { $rooms ->
    [one] μία αίθουσα
   *[other] { $rooms } αίθουσες
}
vs-look = Διάλεξε μια αίθουσα για να δεις τι είναι.
vs-look-empty = Εδώ μπαίνουν οι αγορασμένες αίθουσες.
vs-belongs = { $colour ->
    [yellow] αίθουσα καζίνο
    [blue] αίθουσα ξενοδοχείου
   *[green] για καζίνο ή ξενοδοχείο
}
vs-room-meets = μία πόρτα πρέπει να συναντά πόρτα από: { $rooms }
vs-square-empty = { $square }: κενό, { $area ->
    [c] περιοχή καζίνο
    [h] περιοχή ξενοδοχείου
   *[m] μεσαία περιοχή
}
vs-square-room = { $square }: { $room }
vs-square-doors = πόρτες { $sides }
vs-side-n = βόρεια
vs-side-e = ανατολικά
vs-side-s = νότια
vs-side-w = δυτικά
vs-ways = { $doors ->
    [one] Μία πόρτα συναντά άλλη
   *[other] { $doors } πόρτες συναντούν άλλες
}{ $entrance ->
    [casino] { ", " }με δρόμο ως την είσοδο του καζίνο.
    [hotel] { ", " }με δρόμο ως την είσοδο του ξενοδοχείου.
    [both] { ", " }με δρόμο ως και τις δύο εισόδους.
   *[none] { ", " }αλλά κανένας δρόμος δεν οδηγεί σε είσοδο.
}
vs-then-wrong = { $kind ->
    [cut] Τότε δεν οδηγεί πια δρόμος σε: { $rooms }.
   *[fault] Τότε λείπει αίθουσα που χρειάζονται: { $rooms }.
}
vs-moves = Κλίμακες: { $moves }.
vs-worth = Αξίζει { $gain } φήμη αν το παιχνίδι τελείωνε τώρα.
vs-point = { $room }: πού θα μπει; Κάνουν τα φωτισμένα τετράγωνα.
vs-no-spot = { $room }: έτσι γυρισμένη δεν χωρά πουθενά.
vs-nowhere = { $room }: δεν χωρά πουθενά, όπως κι αν γυριστεί.
vs-choose-room = Πάρε μια αίθουσα στο χέρι για να την τοποθετήσεις.
vs-take-or-choose = Διάλεξε μια αίθουσα για να τη βγάλεις ή πάρε μία στο χέρι για να την τοποθετήσεις.
vs-weighing = Μια στιγμή …
vs-sheet-keys = Τα βέλη μετακινούν, το T γυρίζει, το Enter τοποθετεί ή βγάζει, το Escape αφήνει.
vs-turn-it = Γύρνα
vs-turned = Τώρα κοιτάζει { $facing ->
    [n] βόρεια
    [e] ανατολικά
    [s] νότια
   *[w] δυτικά
}.
vs-turned-same = Γυρισμένη ή όχι, οι πόρτες της είναι ίδιες.
vs-lay-here = Τοποθέτησέ την εδώ
vs-take-off = Βγάλε την
vs-store-it = Κράτα την για αργότερα
vs-lay-none = Καμία τοποθέτηση
vs-workbench = Πάγκος εργασίας
vs-work-done = Βγήκαν: { $removed }. Μπήκαν: { $built }.
vs-sheet-fine = Έτσι το φύλλο είναι εντάξει.
vs-reset = Από την αρχή
vs-leave-as-was = Άφησέ το όπως ήταν
vs-finish = Τέλος
vs-taking = { $room }: να βγει από το φύλλο;

vs-rooms = Όλες οι αίθουσες
vs-rooms-brief = Αίθουσες
vs-rooms-opening = Ανοίγω το κουτί …
vs-rooms-lost = Δεν ήταν δυνατό να φορτωθούν οι αίθουσες. Δοκίμασε ξανά όταν επανέλθει η σύνδεση.
