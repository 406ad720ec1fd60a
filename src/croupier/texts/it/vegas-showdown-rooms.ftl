# All rooms of a set and where their values come from, told when somebody asks.
vs-rooms-shipped = Tutte le sale del gioco. Del gioco stampato non si sa tutto: una sala che può esserne diversa lo dice.
vs-rooms-own = Tutte le sale con cui gioca questo tavolo: { $name }. Del gioco stampato non si sa tutto: una sala che può esserne diversa lo dice.
vs-rooms-why = Perché?
vs-copies = { $size ->
    [small] piccola
    [medium] media
   *[large] grande
}, { $copies ->
    [one] una copia
   *[other] { $copies } copie
}
vs-backs = presto: { $a }, tardi: { $b }
vs-basic = di base
vs-from = offerte da { $price }
vs-room-may-differ = può essere diversa dal gioco stampato
vs-likely = probabilmente giusto: { $fields }
vs-reconstructed = scelto da noi: { $fields }
vs-other-values = Che cos’altro può essere diverso dal gioco stampato
vs-entry = { $entry ->
    [components] La scatola
    [setup] La dotazione iniziale
    [sheet] La scheda
    [premier-track] Il tracciato premier
    [scoring] Il punteggio finale
   *[other] { $entry }
}
vs-field = { $field ->
    [name] nome
    [colour] colore
    [kind] tipo
    [size] formato
    [price] prezzo
    [population] popolazione
    [revenue] entrate
    [fame] fama
    [copies] quante sono
    [backs] presto o tardi
    [door-count] numero di porte
    [doors] dove sono le porte
    [corners] angoli rossi
    [needs] sale che richiede
    [meets] porte che deve incontrare
    [areas] aree
    [casino-entrance] ingresso del casinò
    [hotel-entrance] ingresso dell’hotel
    [symbols] simboli
    [effect] effetto
    [action] azione
    [amount] importo
    [mode] tipo di reddito
    [track] tracciato
    [steps] caselle
    [entrances] ingressi collegati
    [casino-area] area del casinò
    [hotel-area] area dell’hotel
    [half-diamond] mezzo rombo
    [three-quarter-diamond] tre quarti di rombo
    [full-diamond] rombo intero
    [columns] colonne
    [rows] righe
    [rooms] sale
    [spaces] caselle
   *[other] { $field }
}
