# Why one choice is better than another: the frame of the sentence. The parts are messages of the games.
why-sentence = { $count ->
    [1] { $first }.
    [2] { $first }, and { $second }.
   *[3] { $first }, { $second }, and { $third }.
  }
why-previews = The better choice: { $better }. The one that was made: { $made }.
why-small = many small things add up, and no single one decides
why-instead = Instead of “{ $made }”: { $why }
why-even = “{ $made }” is roughly as good.
