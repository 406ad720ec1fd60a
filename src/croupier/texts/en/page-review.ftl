# The review of a finished game in the browser.
review-of = Review: { $game }
review-waiting = { $ahead ->
    [0] This game is next to be reviewed.
    [one] One other game is reviewed before this one.
   *[other] { $ahead } other games are reviewed before this one.
  }
review-working = Working it out: { $percent } % is done. What is known is shown already.
review-failed = This game could not be reviewed.
review-aside = The review was set aside because you asked for another one.
review-not-here = This house does not review games of this kind.
review-start = Review this game
review-ready = The review is ready: how good each decision was, and what luck did.
review-how = How was this reckoned?
review-by = Worked out by { $evaluator }{ $playouts ->
    [0] .
    [1] .
   *[other] , with { $playouts } playouts a position.
  }
review-newer = There is a newer way to work it out.
review-anew = Review anew
review-version = Version
review-chances = Chances to win
review-points-chart = Expected points
review-chances-line = One line a player. ▲ { $luck ->
    [draw] a lucky card or room and ▼ an unlucky one for
   *[throw] a lucky throw and ▼ an unlucky one of
  } { $name }; ?! ? ?? a decision that cost a little, something, much.
review-chart-help = Moment on the chart; arrow keys move it
review-moment = Moment { $at } of { $all }: { $words }
review-table = The chart as a table
review-moment-column = What happened
review-whose = Whose game
review-account = What made the result
review-account-line = In hundredths of a win. Every decision counts what it lost at that moment, and mistakes of others give it back: over a game both may add up to more than 100 %.
review-account-points = From the points expected at the start to the result: everything adds up.
review-account-later = The sums are told when the review is complete.
review-part-start = at the start
review-part-luck = luck
review-part-own = own decisions
review-part-others = what others did
review-part-hidden = the unknown
review-part-correction = correction
review-part-result = result
review-how-luck = what came, less the mean of all that could have come.
review-how-own = what the best choices would have been worth more, added up.
review-how-others = what the others’ decisions gave or took.
review-how-hidden = what decisions did through things nobody could know.
review-how-correction = each position is estimated anew when it is looked at again; what that changes is nobody’s doing.
review-played = { $word ->
    [expert] Played like an expert
    [strong] Played strongly
    [steady] Played steadily
    [casual] Played casually
   *[learning] Still learning
  }: { $best } of { $mattered } decisions that mattered were the best.
review-unrated = No decision mattered.
review-lucky = Luckiest moments
review-unlucky = Unluckiest moments
review-no-luck = None yet.
review-costly = Decisions that cost something
review-none-costly = None. Every decision of { $name } was the best, or as good.
review-none-costly-yet = None so far.
review-mark = { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[small] Small loss
  }
review-lost = cost about { $points } % of a win
review-lost-little = cost less than 1 % of a win
review-lost-points = cost about { $points } { $points ->
    [one] point
   *[other] points
  }
review-gained = about { $sign }{ $points } % of a win
review-better = Better: { $words }
review-better-later = The table shows what was better when the review is complete.
review-all = Show all { $count }
review-few = Show the costliest only
review-see-played = As played
review-see-better = What was better
review-here = The moment
review-share = To share
review-share-place = { $rank ->
    [1] Won
   *[other] Place { $rank } of { $seats }
  } with { $score }
review-share-played = How well played: { $word ->
    [expert] like an expert
    [strong] strongly
    [steady] steadily
    [casual] casually
    [learning] still learning
   *[none] nothing to decide
  }, { $best } of { $mattered } best
review-share-luck = How lucky: { $way ->
    [more] about { $points } % of a win more than fair
    [less] about { $points } % of a win less than fair
   *[fair] about fair
  }
review-share-luck-points = How lucky: { $way ->
    [more] about { $points } { $points ->
        [one] point
       *[other] points
      } more than the mean
    [less] about { $points } { $points ->
        [one] point
       *[other] points
      } less than the mean
   *[fair] about the mean
  }
review-share-moment = The decisive moment: { $words }
review-save-picture = Save as a picture
review-copy-text = Copy as text
review-copied = Copied
review-learn-mistakes = Learn from your mistakes
review-learn-start = Try again
review-learn-ask = { $at } of { $all }: what would you do now?
review-learn-next = Next
review-learn-found = You found { $right } of { $all }.
review-learn-close = Close
