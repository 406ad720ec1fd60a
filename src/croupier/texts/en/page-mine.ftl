# A person's own page: games, play, luck and mistakes.
mine-loading = Looking through your games …
mine-none = You have not finished a game here yet. Play one, and this page tells how it went.
mine-which = Games of { $name }
mine-game = Game
mine-company = Against
mine-ended = Result
mine-all = All
mine-people = People
mine-bots = Bots only
mine-won = Won
mine-lost = Not won
mine-count = { $games ->
    [0] No game.
    [one] One game, { $won } won, { $reviewed } reviewed.
   *[other] { $games } games, { $won } won, { $reviewed } reviewed.
  }
mine-more = Only your newest { $games } games are shown.
mine-when = Date
mine-table = The chart as a table
mine-play = How well played
mine-play-line = About { $percent } % of the decisions that mattered were the best.
mine-mean = The line is the mean of five games.
mine-luck = How lucky
mine-luck-line = { $way ->
    [more] Chance gave about { $points } % of a win a game.
    [less] Chance took about { $points } % of a win a game.
   *[fair] Chance was about fair.
  }
mine-no-reviews = None of these games has been reviewed. Review one, and it counts here.
mine-mistakes = Missed most often
mine-no-mistakes = None: nothing that cost much comes again.
mine-mistake = { $count ->
    [one] Once
   *[other] { $count } times
  }, about { $points } % of a win{ $count ->
    [one] {""}
   *[other] {" "}each time
  }
mine-drill = Practise
mine-drill-of = Practise { $theme }: { $game }
mine-games = Games
mine-played = { $word ->
    [expert] like an expert
    [strong] strong
    [steady] steady
    [casual] casual
   *[learning] still learning
  }, { $best } of { $mattered } best
mine-lucky = luck { $points } % of a win
mine-coached = with the coach
mine-review = Review
mine-of = { $what }: { $game }, { $when }
mine-show-more = Show more
