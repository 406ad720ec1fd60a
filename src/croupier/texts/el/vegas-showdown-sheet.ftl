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
