# Las Vegas Royale, oltre a ciò che ha in comune con le edizioni precedenti. Importi in migliaia.
lvr-preview-wins = ora vinceresti { MONEY($bill) }{ $tile ->
    [none] {""}
   *[other] {" "}e attivi la tessera
}
lvr-preview-ties = parità: non vinci niente{ $tile ->
    [none] {""}
   *[other] , ma attivi la tessera
}
lvr-preview-nothing = ora non vinci niente{ $tile ->
    [none] {""}
   *[other] , ma attivi la tessera
}
lvr-preview-gain = { $gain ->
    [0] per ora non cambia niente
   *[other] cambia la tua situazione di { MONEY($gain) }
}
lvr-preview-hide = se il vicino sbaglia, incassi { MONEY($worth) }
lvr-preview-secret = non lo può sapere nessuno
lvr-preview-odds = giusto in { $right } tiri su { $of }

lvr-barred = Il casinò { $casino } è sbarrato: nessun dado entra o esce.
lvr-no-chip = Passare costa una fiche, e tu non ne hai.
lvr-not-asked = Adesso nessuno ti chiede «{ $verb }».
lvr-answer-first = { $question ->
    [empowered] Prima di’ se usi il segnalino Power Play.
    [hiding] Prima nascondi 1, 2 o 3 segnalini.
    [fist] Prima prova a indovinare quanti segnalini sono nascosti.
    [adding] Prima di’ quali dadi neri aggiungi.
    [daring] Prima di’ stop, più alto o più basso.
    [barring] Prima di’ dove va la sbarra.
    [knocking] Prima metti un dado al bar.
    [blocking] Prima piazza un gruppo di dadi grigi.
    [relieving] Prima prendi un dado grigio, o rifiuta.
    [movingdie] Prima sposta un dado, o rifiuta.
    [splitting] Prima dividi i segnalini in due pile.
    [piles] Prima prendi una delle due pile.
    [doubling] Prima scegli i dadi per Double Down, o rifiuta.
    [treating] Prima scegli un dado per Nice Dice, o rifiuta.
    [choosing] Prima usa uno dei due valori.
    [activating] Prima scegli una tessera da attivare.
   *[gilding] Prima scegli un dado per la casella d’oro, o rifiuta.
}
lvr-not-offered = «{ $event }» qui non è tra le tue scelte.

side-name = { $side ->
    [A1] Lucky Punch
    [A2] Jackpot
    [B1] Prime Time
    [B2] Fifty Fifty
    [C1] High Five
    [C2] Bad Luck
    [D1] Pay Day
    [D2] Power Play
    [E1] No Entry!
    [E2] Knockout?
    [F1] Block It!
    [F2] Handicap
    [G1] Black Box
    [G2] Double Down
    [H1] Nice Dice
   *[H2] My Choice
}
effect-tile-laid = Il casinò { $casino } riceve la tessera { side-name }.
effect-neutral-rolled = I dadi neutrali vanno sui casinò { $casinos }, il loro Biggy sul { $biggy }.
effect-chip-paid = { $seat } paga una fiche e passa.
effect-turn-lost = Tutti i dadi di { $seat } mostrano { $casino }, che è sbarrato: il turno è finito.
effect-black-rolled = { $seat } tira i dadi neri: { $faces }.
effect-uncovered = { $tokens ->
    [one] C’era un segnalino nascosto
   *[other] C’erano { $tokens } segnalini nascosti
}: { $right ->
    [yes] indovinato!
   *[other] risposta sbagliata.
}
effect-dice-lifted = { $seat } riprende { $small ->
    [0] il Biggy
    [one] un dado{ $big ->
        [0] {""}
       *[other] {" "}e il Biggy
    }
   *[other] { $small } dadi{ $big ->
        [0] {""}
       *[other] {" "}e il Biggy
    }
} dal casinò { $casino }.
effect-grey-moved = Casinò { $casino }: dadi grigi { $dice }.
effect-tile-dice = { side-name }, { $seat }: sulla tessera { $small ->
    [0] { $big ->
        [0] nessun dado
       *[other] il Biggy
    }
    [one] un dado{ $big ->
        [0] {""}
       *[other] {" "}e il Biggy
    }
   *[other] { $small } dadi{ $big ->
        [0] {""}
       *[other] {" "}e il Biggy
    }
}.
effect-token-taken = { side-name }: { $seat } prende il segnalino.
effect-token-returned = { side-name }: il segnalino torna sulla tessera.
effect-bar-moved = La sbarra è sul casinò { $casino }.
effect-rewarded = { $side ->
    [none] {""}
   *[other] { side-name }:{" "}
}{ $seat } riceve { MONEY($worth) } dalla banca.
effect-fined = Bad Luck: { $seat } paga { MONEY($money) }{ $chips ->
    [0] {""}
    [one] {" "}e una fiche
   *[other] {" "}e { $chips } fiche
}.
effect-equals-cancelled = Casinò { $casino }: con { $weight } a testa si annullano { $seats ->
    [none] i dadi neutrali e i dadi grigi
   *[other] { $seats }{ $neutral ->
        [no] {""}
       *[other] {" "}e i dadi neutrali
    }{ $grey ->
        [no] {""}
       *[other] {" "}e i dadi grigi
    }
}.
