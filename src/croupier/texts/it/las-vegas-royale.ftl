# Las Vegas Royale, oltre a ciò che ha in comune con le edizioni precedenti. Importi in migliaia.
lvr-preview-wins = ora vinceresti { MONEY($bill) }{ lvr-and-tile }
lvr-preview-keeps = tieni { MONEY($bill) }{ lvr-and-tile }
lvr-preview-drops = tieni solo { MONEY($bill) }{ lvr-but-tile }
lvr-preview-ties = pari con { $seats ->
    [none] { $neutral ->
        [0] i dadi grigi
       *[other] i dadi neutrali{ $grey ->
            [0] {""}
           *[other] {" "}e i dadi grigi
        }
    }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] {" "}e i dadi neutrali
    }{ $grey ->
        [0] {""}
       *[other] {" "}e i dadi grigi
    }
}: niente{ lvr-but-tile }
lvr-preview-nothing = non vinci niente{ lvr-but-tile }
lvr-and-tile = { $tile ->
    [none] {""}
   *[other] {" "}e attivi la tessera
}
lvr-but-tile = { $tile ->
    [none] {""}
   *[other] , ma attivi la tessera
}
lvr-preview-gain = { $chips ->
    [-1] costa una fiche{ lvr-and-money }
    [0] { $way ->
        [none] per ora non cambia niente
        [more] ora vinceresti { MONEY($money) } in più
       *[less] ora vinceresti { MONEY($money) } in meno
    }
    [one] porta una fiche{ lvr-and-money }
   *[other] porta { $chips } fiche{ lvr-and-money }
}
lvr-preview-idle = ora non fa niente
lvr-preview-others = ora { MONEY($money) } in meno per { $seats }
lvr-and-money = { $way ->
    [none] {""}
    [more] {", e "}ora vinceresti { MONEY($money) } in più
   *[less] {", e "}ora vinceresti { MONEY($money) } in meno
}
lvr-paid = { $money ->
    [0] { $chips ->
        [one] una fiche
       *[other] { $chips } fiche
    }
   *[other] { MONEY($money) }
}
lvr-preview-hide = se il vicino sbaglia, incassi { lvr-paid }
lvr-preview-secret = non lo può sapere nessuno
lvr-preview-odds = giusto in { $right } tiri su { $of }

lvr-barred = Il segnalino No Entry! è sul casinò { $casino }: nessun dado entra o esce.
lvr-no-chip = Passare costa una fiche, e tu non ne hai.
lvr-not-asked = Adesso nessuno ti chiede «{ $verb }».
lvr-answer-first = { $question ->
    [empowered] Prima di’ se usi il segnalino Power Play.
    [hiding] Prima nascondi 1, 2 o 3 segnalini.
    [fist] Prima prova a indovinare quanti segnalini sono nascosti.
    [adding] Prima di’ quali dadi neri aggiungi.
    [daring] Prima di’ stop, più alto o più basso.
    [barring] Prima di’ dove va il segnalino No Entry!.
    [knocking] Prima metti un dado al bar.
    [blocking] Prima piazza un gruppo di dadi grigi.
    [relieving] Prima prendi un dado grigio, o rifiuta.
    [movingdie] Prima sposta un dado.
    [splitting] Prima dividi i segnalini in due pile.
    [piles] Prima prendi una delle due pile.
    [doubling] Prima scegli i dadi per Double Down, o rifiuta.
    [treating] Prima scegli un dado per Nice Dice, o rifiuta.
    [choosing] Prima usa uno dei due valori.
    [activating] Prima scegli una tessera da attivare.
   *[gilding] Prima scegli un dado per la casella d’oro.
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
effect-tile-laid = Il casinò { $casino } riceve la tessera «{ side-name }».
effect-neutral-rolled = I dadi neutrali vanno sui casinò { $casinos }, il loro Biggy sul { $biggy }.
effect-chip-paid = { $who ->
    [you] Paghi una fiche e passi
   *[other] { $seat } paga una fiche e passa
}.
effect-turn-lost = { $who ->
    [you] Tutti i tuoi dadi
   *[other] Tutti i dadi di { $seat }
} mostrano { $casino }, dove c’è il segnalino No Entry!: il turno è finito.
effect-activated = { $idle ->
    [yes] Casinò { $casino }: { $who ->
        [you] attivi
       *[other] { $seat } attiva
    } «{ side-name }», ma ora non fa niente.
   *[no] Casinò { $casino }: { $who ->
        [you] attivi
       *[other] { $seat } attiva
    } «{ side-name }».
}
effect-black-rolled = { $who ->
    [you] Tiri
   *[other] { $seat } tira
} i dadi neri: { $faces }.
effect-tokens-hidden = Lucky Punch: chi siede dopo dice quanti segnalini { $who ->
    [you] nascondi
   *[other] { $seat } nasconde
} nel pugno chiuso.
effect-guessed = { $who ->
    [you] Dici
   *[other] { $seat } dice
} { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}.
effect-uncovered = { $who ->
    [you] Avevi
   *[other] { $seat } aveva
} nascosto { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}: { $right ->
    [yes] indovinato, e nessuno incassa.
   *[other] risposta sbagliata.
}
effect-dice-lifted = { $who ->
    [you] Riprendi
   *[other] { $seat } riprende
} in mano { $small ->
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
effect-grey-moved = Casinò { $casino }: { $dice ->
    [0] ora non c’è nessun dado grigio.
    [one] ora c’è un dado grigio.
   *[other] ora ci sono { $dice } dadi grigi.
}
effect-tile-dice = Ora su «{ side-name }» { $who ->
    [you] hai
   *[other] { $seat } ha
} { $small ->
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
effect-token-taken = { side-name }: { $who ->
    [you] prendi
   *[other] { $seat } prende
} il segnalino.
effect-token-returned = { side-name }: il segnalino torna sulla tessera.
effect-bar-moved = { $who ->
    [you] Metti
   *[other] { $seat } mette
} il segnalino No Entry! sul casinò { $casino }.
effect-bar-stayed = { $who ->
    [you] Lasci
   *[other] { $seat } lascia
} il segnalino No Entry! sul casinò { $casino }.
effect-black-added = { $who ->
    [you] Aggiungi
   *[other] { $seat } aggiunge
} un dado nero al casinò { $casino }.
effect-dared = { $said ->
    [stop] { $who ->
        [you] Ti fermi a { $last } e prendi
       *[other] { $seat } si ferma a { $last } e prende
    } il premio.
    [nothing] { $who ->
        [you] Ti fermi
       *[other] { $seat } si ferma
    } a { $last }, senza niente.
    [higher] { $who ->
        [you] Dici
       *[other] { $seat } dice
    }: più alto di { $last }.
   *[lower] { $who ->
        [you] Dici
       *[other] { $seat } dice
    }: più basso di { $last }.
}
effect-dare-ended = { $outcome ->
    [right] La somma è { $sum } dopo { $last }: { $who ->
        [you] hai indovinato
       *[other] { $seat } ha indovinato
    }.
    [equal] La somma è di nuovo { $sum }. Pari vale come sbagliato: { $who ->
        [you] non ricevi
       *[other] { $seat } non riceve
    } niente.
   *[wrong] La somma è { $sum } dopo { $last }: { $who ->
        [you] hai sbagliato e non ricevi
       *[other] { $seat } ha sbagliato e non riceve
    } niente.
}
effect-jackpot-ended = { $won ->
    [yes] { $who ->
        [you] Vinci il
       *[other] { $seat } vince il
    } jackpot, che riparte da { MONEY($marker) }.
   *[no] Né sette né doppio: { $who ->
        [you] non vinci
       *[other] { $seat } non vince
    } niente, e ora il jackpot è di { MONEY($marker) }.
}
effect-prime-time-led = Prime Time: { $who ->
    [you] sei in testa al casinò { $casino } e puoi
   *[other] { $seat } è in testa al casinò { $casino } e può
} aggiungere dadi neri prima del pagamento.
effect-box-won = Black Box: { $who ->
    [you] hai vinto al casinò { $casino } e sceglierai
   *[other] { $seat } ha vinto al casinò { $casino } e sceglierà
} fra due pile; le fa chi siede dopo.
effect-power-used = { $who ->
    [you] Usi
   *[other] { $seat } usa
} il segnalino Power Play.
effect-grey-placed = { $who ->
    [you] Metti
   *[other] { $seat } mette
} { $dice ->
    [one] un dado grigio
   *[other] { $dice } dadi grigi
} sul casinò { $casino }.
effect-grey-taken = { $who ->
    [you] Togli
   *[other] { $seat } toglie
} un dado grigio dal casinò { $casino } { $money ->
    [0] { $chips ->
        [0] per spostare un dado.
       *[other] per { lvr-paid }.
    }
   *[other] per { lvr-paid }.
}
effect-box-split = Black Box: { $who ->
    [you] dividi
   *[other] { $seat } divide
} i segnalini in pile da { $first } e { $second }.
effect-pile-taken = Black Box: { $who ->
    [you] prendi
   *[other] { $seat } prende
} la pila { $pile }. { $worth ->
    [0] Non vale niente; nell’altra c’erano { MONEY($other) }.
   *[other] Vale { MONEY($worth) }; nell’altra { $other ->
        [0] non c’era niente
       *[other] c’erano { MONEY($other) }
    }.
}
effect-value-used = { $idle ->
    [yes] My Choice: { $who ->
        [you] usi
       *[other] { $seat } usa
    } il { $value }, ma ora non fa niente.
   *[no] My Choice: { $who ->
        [you] usi
       *[other] { $seat } usa
    } il { $value }.
}
effect-tile-activated = { $idle ->
    [yes] My Choice: { $who ->
        [you] attivi
       *[other] { $seat } attiva
    } «{ side-name }», ma ora non fa niente.
   *[no] My Choice: { $who ->
        [you] attivi
       *[other] { $seat } attiva
    } «{ side-name }».
}
effect-nice-placed = Nice Dice: { $who ->
    [you] metti
   *[other] { $seat } mette
} { $big ->
    [yes] il Biggy
   *[no] un dado
} sulla casella { $space }.
effect-die-gilded = My Choice: { $who ->
    [you] metti
   *[other] { $seat } mette
} { $big ->
    [yes] il Biggy
   *[no] un dado
} sulla casella d’oro.
effect-die-pushed = { $who ->
    [you] { $big ->
        [yes] Il tuo Biggy
       *[no] Il tuo dado
    }
   *[other] { $big ->
        [yes] Il Biggy
       *[no] Il dado
    } di { $seat }
} che stava lì va sul casinò { $casino }.
effect-declined = { $side ->
    [B1] { $who ->
        [you] Non aggiungi
       *[other] { $seat } non aggiunge
    } nessun dado nero.
    [D2] { $who ->
        [you] Non usi
       *[other] { $seat } non usa
    } il segnalino Power Play.
    [F2] { $who ->
        [you] Non togli
       *[other] { $seat } non toglie
    } nessun dado grigio.
    [G2] { $who ->
        [you] Non sposti
       *[other] { $seat } non sposta
    } nessun dado su Double Down.
    [H1] { $who ->
        [you] Non metti
       *[other] { $seat } non mette
    } nessun dado su Nice Dice.
    [H2] { $who ->
        [you] Non metti
       *[other] { $seat } non mette
    } nessun dado sulla casella d’oro.
   *[none] { $who ->
        [you] Non sposti
       *[other] { $seat } non sposta
    } nessun dado.
}
effect-bad-luck-activated = La tessera Bad Luck è attivata: si paga alla fine di questo round.
effect-rewarded = { $side ->
    [none] { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    }
   *[other] { side-name }: { $who ->
        [you] ricevi
       *[other] { $seat } riceve
    }
} { lvr-paid } dalla banca.
effect-fined = { $money ->
    [0] { $chips ->
        [0] Bad Luck: { $who ->
            [you] non hai
           *[other] { $seat } non ha
        } niente con cui pagare.
        [one] Bad Luck: { $who ->
            [you] paghi
           *[other] { $seat } paga
        } una fiche.
       *[other] Bad Luck: { $who ->
            [you] paghi
           *[other] { $seat } paga
        } { $chips } fiche.
    }
   *[other] Bad Luck: { $who ->
        [you] paghi
       *[other] { $seat } paga
    } { MONEY($money) }{ $chips ->
        [0] {""}
        [one] {" "}e una fiche
       *[other] {" "}e { $chips } fiche
    }.
}
effect-equals-cancelled = Casinò { $casino }: con { $weight } a testa { $among ->
    [you] vi annullate
   *[other] si annullano
} { $seats ->
    [none] i dadi neutrali e i dadi grigi
   *[other] { $seats }{ $neutral ->
        [no] {""}
       *[other] {" "}e i dadi neutrali
    }{ $grey ->
        [no] {""}
       *[other] {" "}e i dadi grigi
    }
}.
effect-doubles-cancelled = Double Down: con { $weight } a testa sulla tessera { $among ->
    [you] vi annullate
   *[other] si annullano
} { $seats }.
royale-unreadable = Una mossa si scrive place 3 o pass, una risposta a una tessera per esempio guess 2, bar stay o back 3 small.
