# Perché una scelta è migliore di un’altra: la cornice della frase. Le parti sono messaggi dei giochi.
why-sentence = { $count ->
    [1] { $first }.
    [2] { $first } e { $second }.
   *[3] { $first }, { $second } e { $third }.
  }
why-previews = La scelta migliore: { $better }. Quella fatta: { $made }.
why-close = le due scelte quasi si equivalgono, e decide quello che viene dopo
