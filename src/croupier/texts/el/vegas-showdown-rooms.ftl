# All rooms of a set and where their values come from, told when somebody asks.
vs-rooms-shipped = Όλες οι αίθουσες του παιχνιδιού. Δεν είναι γνωστά όλα για το τυπωμένο παιχνίδι: όποια αίθουσα μπορεί να διαφέρει το λέει.
vs-rooms-own = Όλες οι αίθουσες με τις οποίες παίζει αυτό το τραπέζι: { $name }. Δεν είναι γνωστά όλα για το τυπωμένο παιχνίδι: όποια αίθουσα μπορεί να διαφέρει το λέει.
vs-rooms-why = Γιατί;
vs-copies = { $size ->
    [small] μικρή
    [medium] μεσαία
   *[large] μεγάλη
}, { $copies ->
    [one] ένα αντίτυπο
   *[other] { $copies } αντίτυπα
}
vs-backs = νωρίς: { $a }, αργά: { $b }
vs-basic = βασική
vs-from = προσφορές από { $price }
vs-room-may-differ = μπορεί να διαφέρει από το τυπωμένο παιχνίδι
vs-likely = μάλλον σωστά: { $fields }
vs-reconstructed = δική μας επιλογή: { $fields }
vs-other-values = Τι άλλο μπορεί να διαφέρει από το τυπωμένο παιχνίδι
vs-entry = { $entry ->
    [components] Το κουτί
    [setup] Με τι αρχίζουν όλοι
    [sheet] Το φύλλο
    [premier-track] Η κλίμακα των ειδικών αιθουσών
    [scoring] Η τελική βαθμολογία
   *[other] { $entry }
}
vs-field = { $field ->
    [name] όνομα
    [colour] χρώμα
    [kind] είδος
    [size] μέγεθος
    [price] τιμή
    [population] πληθυσμός
    [revenue] έσοδα
    [fame] φήμη
    [copies] πόσες είναι
    [backs] νωρίς ή αργά
    [door-count] αριθμός πορτών
    [doors] πού είναι οι πόρτες
    [corners] κόκκινες γωνίες
    [needs] αίθουσες που χρειάζεται
    [meets] πόρτες που πρέπει να συναντά
    [areas] περιοχές
    [casino-entrance] είσοδος του καζίνο
    [hotel-entrance] είσοδος του ξενοδοχείου
    [symbols] σύμβολα
    [effect] επίδραση
    [action] ενέργεια
    [amount] ποσό
    [mode] είδος εισοδήματος
    [track] κλίμακα
    [steps] θέσεις
    [entrances] ενωμένες είσοδοι
    [casino-area] περιοχή καζίνο
    [hotel-area] περιοχή ξενοδοχείου
    [half-diamond] μισός ρόμβος
    [three-quarter-diamond] τρία τέταρτα ρόμβου
    [full-diamond] ολόκληρος ρόμβος
    [columns] στήλες
    [rows] σειρές
    [rooms] αίθουσες
    [spaces] θέσεις
   *[other] { $field }
}
