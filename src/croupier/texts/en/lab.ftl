# What the laboratory says.
lab-title = Laboratory: { $game }
lab-as-it-is = the rules as they are
lab-facts = For each variant: { $games } games of { $bots } for places, length and ties; { $accounts } accounts by { $evaluator } with { $playouts } playouts a position; { $deals } games in which { $better } sits at one seat.
lab-variant = { $variant }: { $seats } seats ({ $options })

## What is measured
lab-what-place = the advantage of place { $number }
lab-what-luck = the share decided by luck
lab-what-play = the share decided by play
lab-what-leads = the number of lead changes
lab-what-known = the part of the game after which the winner is half known
lab-what-decisions = the number of decisions
lab-what-ties = the share of tied games
lab-what-forced = the share of decisions without a choice
lab-what-better = the gain of better play

## What follows
lab-rises = With { $variant } instead of { $base }, { $what } rises from { $before } to { $after } (the difference lies between { $from } and { $to }).
lab-falls = With { $variant } instead of { $base }, { $what } falls from { $before } to { $after } (the difference lies between { $from } and { $to }).
lab-same = With { $variant } instead of { $base } no difference was seen in: { $what }.
lab-place-better = With { $variant }, place { $number } from whoever decides first wins { $value } more often than its fair share ({ $from } to { $to }).
lab-place-worse = With { $variant }, place { $number } from whoever decides first wins { $value } less often than its fair share ({ $from } to { $to }).
lab-places-alike = With { $variant }, no place was seen to win more than another; if there is an advantage, it is at most { $most } of a fair share.
lab-decides = With { $variant }, luck explains { $luck } of what separates the results ({ $from } to { $to }) and play { $play }; the values leave { $rest } unexplained.
lab-decides-unsure = With { $variant }, { $accounts } accounts are too few to tell luck from play: the share decided by luck lies between { $from } and { $to }.
lab-known = With { $variant }, the winner is half known after { $known } of the decisions, and the lead changes { $leads } times a game.
lab-better = With { $variant }, one { $bot } among { $others } wins { $value } compared with a fair share ({ $from } to { $to }).
lab-star = Columns from and to hold the truth 19 times in 20. A star: the difference is claimed; p is corrected for all comparisons of this run (Holm).

## The page
lab-varied = What was varied
lab-follows = What follows
lab-plots = Plots
lab-figures = All figures
lab-method = What the figures mean
lab-method-words = Places are counted from whoever decides first; an advantage is how much more often a place wins than its fair share. Luck and play come from the account of every game: its terms add up to the result of every seat, and the share of each is how far it goes with the results. A winner is half known when half the entropy of the shares of victory is gone for good. A lead changes when another seat’s share is two points larger. Better play is one better bot at every seat in turn, on the same deals. Intervals hold the truth 19 times in 20; differences are claimed where Holm’s procedure over all comparisons of this run gives p below 0.05.
lab-repeat = How to repeat it
lab-repeat-words = Made by croupier { $version }, seed { $seed }. The same command gives the same figures, whatever --jobs is.
lab-plot-places = Advantage of each place, { $variant }
lab-plot-decides = What decides
lab-plot-open = How open the game is
lab-axis-game = decisions taken
lab-axis-open = openness
lab-luck = luck
lab-play = play
lab-neither = not told apart
lab-column-what = what
lab-column-variant = variant
lab-column-value = value
lab-column-difference = difference
lab-column-p = p
