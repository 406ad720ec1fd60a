# Perché un’uguaglianza o un’altra scelta è migliore.
rc-why-prize = si usano { $dice } dadi, con un premio di { $points } { $points ->
    [one] punto
   *[other] punti
  } in più
rc-why-numbers = numeri più lunghi portano { $points } { $points ->
    [one] punto
   *[other] punti
  } in più
rc-why-signs = i suoi segni portano { $points } { $points ->
    [one] punto
   *[other] punti
  } in più
rc-why-there = i dadi permettono un’uguaglianza da { $points } { $points ->
    [one] punto
   *[other] punti
  }
rc-why-dice = usa { $dice } dadi su 13, così ne restano meno a chi segue
rc-why-row = la riga { rc-row } è la più difficile da riempire meglio più tardi
rc-why-strike = la riga { rc-row } è quella che perde meno, e le altre restano aperte
rc-why-rethrow = { $count ->
    [one] un dado rilanciato: ci si può aspettare che porti più di quanto costa
   *[other] { $count } dadi rilanciati: ci si può aspettare che portino più di quanto costano
  }
