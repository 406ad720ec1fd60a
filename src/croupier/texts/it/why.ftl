# Perché una scelta è migliore di un’altra: la cornice della frase. Le parti sono messaggi dei giochi.
why-sentence = { $count ->
    [1] { $first }.
    [2] { $first } e { $second }.
   *[3] { $first }, { $second } e { $third }.
  }
why-previews = La scelta migliore: { $better }. Quella fatta: { $made }.
why-small = si sommano tante piccole cose, e nessuna da sola decide
why-instead = Invece di «{ $made }»: { $why }
why-even = «{ $made }» vale più o meno lo stesso.
