# Las Vegas on the page. Amounts are in thousands.
pitch-las-vegas-2012 = Tira, scegli un numero, manda quei dadi al suo casinò. Vince chi ne ha di più; in parità si perde tutto.
pitch-las-vegas-six = Fino a sei al tavolo, un dado grande che vale doppio e un bandito con un braccio solo.
pitch-las-vegas-royale = Fiche, la possibilità di passare e sedici tessere che fanno di ogni casinò un gioco a sé.
guide-las-vegas-roll = Tira tutti i tuoi dadi. Ogni numero corrisponde al casinò con quel numero.{ $biggie ->
    [yes] {" "}Il tuo dado grande, il Biggie, vale due.
   *[no] {""}
}
guide-las-vegas-choose = Scegli un numero: i dadi che lo mostrano vanno al suo casinò. La cifra dorata è quanto vinceresti se il round finisse adesso.{ $bandit ->
    [yes] {" "}Oppure prima il bandito: lì ogni numero sta una volta e, in parità, vince la somma più alta.
   *[no] {""}
}
guide-las-vegas-wait = Gli altri tirano e piazzano. Chi ha più dadi in un casinò prende la banconota più alta, ma chi è in parità si annulla.
guide-las-vegas-payout = Si paga il round: prima si annullano le parità, poi in ogni casinò chi ha più dadi prende la banconota più alta, il secondo quella dopo.{ $money ->
    [memory] {" "}Le banconote degli altri restano poi coperte: ricordale.
   *[open] {""}
}
casino-royale-1 = Miracle
casino-royale-2 = Blue Lagoon
casino-royale-3 = Royal Palm
casino-royale-4 = Silver Spur
casino-royale-5 = Cleopatra
casino-royale-6 = Sunset
guide-las-vegas-tile = Una tessera ti chiede qualcosa: che cosa, e che cosa c’è in gioco, sta qui sotto. Scegli ciò che è illuminato; il nome della tessera apre una spiegazione.
ask-bandit = Quale numero va al bandito? Di nuovo il bandito: indietro.
tag-takes = prendi { $money }
tag-keeps = tieni { $money }
tag-drops = tieni solo { $money }
tag-ties = pari con { $names }
tag-tie-costs = parità: { $money }
tag-nothing = non vinci niente
tag-same = non cambia niente
summary-title = Round { $round } di { $rounds }: pagato
summary-casinos = Nei casinò
summary-tiles = Tessere e passaggi
summary-round = In questo round
summary-round-money = Denaro, questo round
summary-all-money = Denaro in tutto
summary-all = In tutto
summary-none = niente
summary-passing = passare
summary-chips = { $sign }{ $count ->
    [one] 1 fiche
   *[other] { $count } fiche
  }
lv-unreadable = Una mossa si scrive place 3, con il valore di un dado.
key-place = Metti i dadi di questo numero sul loro casinò (7: il bandito, dove c’è)
key-bandit = Con 7 scegli il bandito, di nuovo con 7 o con Esc rinunci
aim-las-vegas-2012 = avere più denaro di tutti dopo l’ultimo round.
aim-las-vegas-six = avere più denaro di tutti dopo l’ultimo round.
aim-las-vegas-royale = avere più denaro di tutti alla fine; ogni fiche vale $10.000.

# Options.
option-money = Denaro
option-money-why = Le banconote vinte restano coperte e le ricordi tu, oppure le vedono tutti.
option-money-memory = coperto
option-money-open = scoperto
option-neutral = Dadi neutrali
option-neutral-why = I dadi neutrali, quelli bianchi, giocano come un giocatore in più, che porta via banconote a tutti.
option-rounds = Round
option-rounds-why = Quanti round si giocano; meno del solito è una variante della casa.
option-start = Giocatore iniziale
option-start-why = Estratto a sorte, o un posto a tua scelta.
option-start-lot = a sorte
option-bandit = Bandito con un braccio solo
option-bandit-why = Un settimo casinò dove ogni numero può stare una volta sola e nessuno si annulla.
option-bandit_bills = Banconote al bandito
option-bandit_bills-why = Quante banconote ci sono a ogni round.

# At the table.
round-of = Round { $round } di { $rounds }
ask-placing = Scegli: quali dadi vanno al loro casinò?
waiting-dice = Si aspetta { $name }: { $count ->
    [one] resta un dado
   *[other] restano { $count } dadi
  }
rolled-dice = I dadi sul tavolo
place-value = Piazza { $count ->
    [one] un dado
   *[other] { $count } dadi
  } con valore { $value }: { $words }
rolled-value = { $count ->
    [one] Un dado mostra
   *[other] { $count } dadi mostrano
  } { $value }
casino-title = Casinò { $number }, { $name }
place-on = Piazza sul casinò { $number }, { $name }: { $words }
bills-here = Banconote: { $bills }
no-bills-here = Nessuna banconota
standing-wins = { $name } { $strength }, per ora { $money }
standing-nothing = { $name } { $strength }, per ora niente
standing-cancelled = { $name } { $strength }, dadi annullati
neutral-dice = Dadi neutrali
neutral-dice-short = i neutrali
barred = Chiuso
dice-left = { $count ->
    [one] ancora un dado
   *[other] ancora { $count } dadi
  }
bills-face-down = { $count ->
    [one] una banconota coperta
   *[other] { $count } banconote coperte
  }
chips-left = { $count ->
    [one] una fiche
   *[other] { $count } fiche
  }
casino-vegas-1 = Gold Rush
casino-vegas-2 = Blue Parrot
casino-vegas-3 = Miracle
casino-vegas-4 = Palazzo
casino-vegas-5 = Silver Moon
casino-vegas-6 = Desert Queen
casino-vegas-7 = Bandito
grey-dice = Dadi grigi
grey-dice-short = i grigi

# What decisions are about.
about-cancel = Annullare un avversario
about-steal = Soffiare una banconota
about-save = Tenere i dadi per dopo
about-hold = Rafforzare un casinò
about-settle = Dove cominciare
about-bandit = Il bandito
