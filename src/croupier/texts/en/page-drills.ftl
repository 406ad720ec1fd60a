# Drills: positions worth thinking about.
drills-line = Positions of our own games in which one choice is clearly the best, and not the one that offers itself.
drill-game = Game
drill-theme = Theme
drill-any-theme = All themes
drill-of-day = Drill of the day
drill-day-done = Drill of the day: { $good ->
    [yes] solved
   *[no] not solved
  }
drill-day-is = Drill of { $day }, the same for everybody
drill-ask = What is best here?
drill-position = The position
drill-over = The table shows the best choice.
drill-next = Next drill
drill-level = Difficulty { $level } of 5
drill-streak = { $count } in a row
drill-best-streak = best: { $count }
drill-solved = { $solved } of { $asked } solved
drill-figures = How you do
drill-forget = Start anew
drill-choices = All choices
drill-best = the best
drill-behind = { $points ->
    [0] roughly equal
   *[other] about { $points } % of a win behind
  }
drill-yours = your choice
drill-how = How was this reckoned?
drill-by = Worked out by { $evaluator }, with { $playouts } playouts a choice. 1 % of a win: one win more or less in a hundred such games.
drill-endless = { $game }: drills without end, against a sand timer
drill-loading = The position is being laid out.
