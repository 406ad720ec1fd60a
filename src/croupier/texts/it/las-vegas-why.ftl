# Perché un piazzamento è migliore di un altro. Gli importi sono in migliaia; MONEY li scrive. Il casinò 7 è il bandito.
why-casino = { $casino ->
    [7] il bandito
   *[other] il casinò { $casino }
  }
why-at-casino = { $casino ->
    [7] al bandito
   *[other] al casinò { $casino }
  }
why-cancelled = { $seat } probabilmente annullerà i dadi al casinò { $casino }
why-cancelled-grey = i dadi grigi probabilmente annulleranno i dadi al casinò { $casino }
why-beaten = { $seat } probabilmente vincerà { why-casino }
why-beaten-grey = i dadi grigi probabilmente vinceranno { why-casino }
why-little = { why-at-casino } questi dadi cambiano poco
why-more = { why-casino } porta circa { MONEY($amount) } in più
why-hurts = { $seat } perde circa { MONEY($amount) } { why-at-casino }
why-dice = { $count ->
    [one] resta un dado in più in mano
   *[other] restano { $count } dadi in più in mano
  }
why-round = in tutto il round porta circa { MONEY($amount) } in più
why-rival = a { $seat } resta di meno
why-tile = si attiva «{ side-name }» al casinò { $casino }
why-chip = la fiche per passare è meglio tenerla
why-pass = { $count ->
    [0] aspettare vale una fiche
    [one] per una fiche resta in mano un dado in più
   *[other] per una fiche restano in mano { $count } dadi in più
  }
# Risposte alle tessere.
why-fifty-stop = ciò che si è raggiunto è al sicuro, e l’altra scelta è giusta solo in { $right } lanci su 36
why-fifty-on = { $way ->
    [higher] «più alto»
   *[lower] «più basso»
  } è giusto in { $right } lanci su 36, e la casella successiva paga di più
why-fifty-way = { $way ->
    [higher] «più alto»
   *[lower] «più basso»
  } è giusto in { $right } lanci su 36, l’altro solo in { $other }
why-hidden = nessuno può sapere che cosa è nascosto, ma fra tutto ciò che può essere questa scelta porta di più
