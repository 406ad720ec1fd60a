# All rooms of a set and where their values come from, told when somebody asks.
vs-rooms-shipped = Queste sono le sale del set fornito con il gioco. Quello che dice una fonte sola è segnato come probabile, quello che non dice nessuna come ricostruito.
vs-rooms-own = Queste sono le sale del set con cui gioca questo tavolo: { $name }. Quello che dice una fonte sola è segnato come probabile, quello che non dice nessuna come ricostruito.
vs-rooms-why = Che cosa vuol dire?
vs-copies = { $size ->
    [small] piccola
    [medium] media
   *[large] grande
}, { $copies ->
    [one] una copia
   *[other] { $copies } copie
}
vs-backs = { $a } A, { $b } B
vs-basic = di base
vs-from = da { $price }
vs-likely = probabile: { $fields }
vs-reconstructed = ricostruito: { $fields }
vs-all-sourced = tutti i valori attestati
vs-other-values = Altri valori non attestati
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
    [copies] copie
    [backs] dorsi
    [door-count] numero di porte
    [doors] posizione delle porte
    [corners] angoli rossi
    [needs] prerequisiti
    [meets] porte da incontrare
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
   *[other] { $field }
}
