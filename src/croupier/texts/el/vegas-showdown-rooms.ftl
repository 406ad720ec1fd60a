# All rooms of a set and where their values come from, told when somebody asks.
vs-rooms-shipped = Αυτές είναι οι αίθουσες του σετ που έρχεται με το παιχνίδι. Ό,τι λέει μία μόνο πηγή σημειώνεται ως πιθανό, ό,τι δεν λέει καμία ως ανακατασκευασμένο.
vs-rooms-own = Αυτές είναι οι αίθουσες του σετ με το οποίο παίζει αυτό το τραπέζι: { $name }. Ό,τι λέει μία μόνο πηγή σημειώνεται ως πιθανό, ό,τι δεν λέει καμία ως ανακατασκευασμένο.
vs-rooms-why = Τι σημαίνει αυτό;
vs-copies = { $size ->
    [small] μικρή
    [medium] μεσαία
   *[large] μεγάλη
}, { $copies ->
    [one] ένα αντίτυπο
   *[other] { $copies } αντίτυπα
}
vs-backs = { $a } A, { $b } B
vs-basic = βασική
vs-from = από { $price }
vs-likely = πιθανά: { $fields }
vs-reconstructed = ανακατασκευασμένα: { $fields }
vs-all-sourced = όλες οι τιμές τεκμηριωμένες
vs-other-values = Άλλες τιμές χωρίς τεκμήριο
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
    [copies] αντίτυπα
    [backs] πλάτες
    [door-count] αριθμός πορτών
    [doors] θέσεις των πορτών
    [corners] κόκκινες γωνίες
    [needs] προαπαιτούμενα
    [meets] πόρτες που συναντά
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
   *[other] { $field }
}
