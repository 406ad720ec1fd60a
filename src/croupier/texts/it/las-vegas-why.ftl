# Perché un piazzamento è migliore di un altro. Gli importi sono in migliaia; MONEY li scrive.
why-cancelled = il casinò { $casino } sarà probabilmente annullato da { $seat }
why-beaten = al casinò { $casino } è probabile che { $seat } stia davanti
why-little = il casinò { $casino } si vince o si perde quasi come senza questi dadi
why-more = il casinò { $casino } porta circa { MONEY($amount) } in più
why-hurts = toglie circa { MONEY($amount) } a { $seat } al casinò { $casino }
why-dice = { $count ->
    [one] resta un dado in più in mano
   *[other] restano { $count } dadi in più in mano
  }
why-round = in tutto il round porta circa { MONEY($amount) } in più
why-rival = lascia di meno a { $seat }
why-ties-now = al casinò { $casino } per ora c’è un pareggio con { $seat }
why-nothing-now = il casinò { $casino } per ora non fa vincere niente
why-wins-now = il casinò { $casino } per ora fa vincere { MONEY($amount) } in più
why-tile = entra in gioco la tessera del casinò { $casino }
why-chip = la fiche per passare è meglio tenerla
