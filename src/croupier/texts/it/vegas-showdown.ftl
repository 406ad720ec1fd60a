# Vegas Showdown. Sale e carte del set fornito con il loro nome; quelle di un altro set con il loro id.
vs-room = { $room ->
    [slots] Slot machine
    [lounge] Lounge
    [restaurant] Ristorante
    [fancy-slots] Slot di lusso
    [dragon-room] Sala del Drago
    [fancy-restaurant] Ristorante di lusso
    [table-games] Tavoli da gioco
    [high-rollers-room] Sala High Roller
    [fancy-lounge] Lounge di lusso
    [five-star-steakhouse] Steakhouse a cinque stelle
    [sports-book] Sala scommesse
    [space-age-sports-book] Sala scommesse spaziale
    [night-club] Night club
    [buffet] Buffet
    [theater] Teatro
   *[other] { $room }
}
vs-card = { $card ->
    [slot-strike] Sciopero dei tecnici delle slot
    [lounge-strike] Sciopero degli artisti
    [kitchen-strike] Sciopero delle cucine
    [slots-fame] Storia di un jackpot
    [slots-money] Spiccioli in tasca
    [lounge-lizards] Habitué delle lounge
    [lounge-money] Minimo due consumazioni
    [restaurant-fame] Recensioni entusiaste
    [restaurant-money] Tutti a cena
    [pr-scandal] Scandalo mediatico
    [inspectors] Ispettori edilizi
    [convention] Congresso in città
    [big-spenders] Clienti spendaccioni
    [tourist-boom] Boom di turisti
    [travel-magazine] Servizio su una rivista di viaggi
    [business-award] Premio all’impresa
    [underdog] La rivincita degli sfavoriti
    [contractor-discount] Sconti dei costruttori
    [material-shortage] Carenza di materiali
    [media-frenzy] Febbre dei media
    [off-season] Bassa stagione
    [quiet-week] Settimana tranquilla
   *[other] { $card }
}
vs-lot = { $lot ->
    [slots] Slot machine
    [slots2] Secondo tracciato delle Slot machine
    [lounge] Lounge
    [restaurant] Ristorante
    [premier1] Spazio premier 1
    [premier2] Spazio premier 2
    [premier3] Spazio premier 3
    [premier4] Spazio premier 4
   *[other] { $lot }
}
vs-card-does = { $does ->
    [no-bid] In questo turno niente offerte per { $rooms }.
    [no-renovate] In questo turno non si rinnova.
    [no-publicity] In questo turno niente pubblicità.
    [publicity] In questo turno la pubblicità dà { $amount } di fama.
    [income-population] In questo turno il reddito è la popolazione.
    [income-revenue] In questo turno il reddito sono le entrate.
    [income-half] In questo turno il reddito è dimezzato, per eccesso.
    [fame-per-room] { $amount } di fama per ogni sala di questo tipo sulla scheda: { $rooms }.
    [money-per-room] { $amount } di denaro per ogni sala di questo tipo sulla scheda: { $rooms }.
    [money] { $amount } di denaro a tutti.
    [most-population] { $amount } di fama a chi ha più popolazione.
    [most-revenue] { $amount } di fama a chi ha più entrate.
    [most-fame] { $amount } di fama a chi ha più fama.
    [fewest-population] { $amount } di denaro a chi ha meno popolazione.
    [fewest-revenue] { $amount } di denaro a chi ha meno entrate.
    [fewest-fame] { $amount } di denaro a chi ha meno fama.
    [prices-down] I prezzi premier calano ancora di { $amount ->
        [one] una casella
       *[other] { $amount } caselle
    }.
    [prices-up] I prezzi premier salgono di { $amount ->
        [one] una casella
       *[other] { $amount } caselle
    }.
   *[nothing] Non succede niente.
}
pitch-vegas-showdown = Aggiudicati le sale all’asta, costruisci il più bell’hotel della Strip e bada alle porte.

# Options.
option-set = Set di sale
option-set-why = I valori della tua scatola, se sono diversi.
# What decisions are about.
about-auction = Su quale sala offrire
about-price = Quanto offrire
about-instead = Qualcosa di diverso da un’offerta
about-build = Dove piazzare una sala
about-renovate = Come rinnovare
