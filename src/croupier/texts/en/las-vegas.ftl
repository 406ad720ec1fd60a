# Las Vegas on the page. Amounts are in thousands.
pitch-las-vegas-2012 = Roll, choose a number, send those dice to its casino. Most dice win, equals lose it all.
pitch-las-vegas-six = Up to six at the table, one big die that counts double, and a one-armed bandit.
pitch-las-vegas-royale = Chips, passing, and sixteen tiles that turn every casino into a game of its own.
guide-las-vegas-roll = Roll all your dice. Each number belongs to the casino with that number.{ $biggie ->
    [yes] {" "}Your big die, the Biggie, counts as two.
   *[no] {""}
}
guide-las-vegas-choose = Pick one number: all your dice showing it go to its casino. The gold figure says what that would win if the round ended now.{ $bandit ->
    [yes] {" "}Or choose the bandit first: each number lies there once, and of equals the higher sum of pips wins.
   *[no] {""}
}
guide-las-vegas-wait = The others roll and place. Whoever has the most dice at a casino takes the highest bill there, but equal numbers cancel each other.
guide-las-vegas-payout = The round is paid: first equals cancel, then at each casino the most dice take the highest bill, the next the second.{ $money ->
    [memory] {" "}The others’ bills then lie face down: remember them.
   *[open] {""}
}
casino-royale-1 = Miracle
casino-royale-2 = Blue Lagoon
casino-royale-3 = Royal Palm
casino-royale-4 = Silver Spur
casino-royale-5 = Cleopatra
casino-royale-6 = Sunset
guide-las-vegas-tile = A tile asks you something: what is asked and what is at stake stands below. Choose what shines; the tile’s name opens an explanation.
ask-bandit = Which number goes to the bandit? The bandit again: back.
tag-takes = takes { $money }
tag-keeps = keeps { $money }
tag-drops = keeps only { $money }
tag-ties = ties with { $names }
tag-tie-costs = ties: { $money }
tag-nothing = wins nothing
tag-same = no change
summary-title = Round { $round } of { $rounds } is paid
summary-casinos = At the casinos
summary-tiles = Tiles and passing
summary-round = This round
summary-round-money = Money, this round
summary-all-money = Money in all
summary-all = In all
summary-none = nothing
summary-passing = passing
summary-chips = { $sign }{ $count ->
    [one] 1 chip
   *[other] { $count } chips
  }
lv-unreadable = A move is written place 3, with the value of a die.
key-place = Put the dice of this number on their casino (7: the bandit, where there is one)
key-bandit = 7 chooses the bandit, 7 again or Esc leaves that choice
aim-las-vegas-2012 = have the most money after the last round.
aim-las-vegas-six = have the most money after the last round.
aim-las-vegas-royale = have the most money at the end; each chip counts as $10,000.

# Options.
option-money = Money
option-money-why = Won bills lie face down and you remember them, or everyone sees them.
option-money-memory = face down
option-money-open = open
option-neutral = Neutral dice
option-neutral-why = Neutral dice, the white ones, play along as one more player, who wins bills away from everyone.
option-rounds = Rounds
option-rounds-why = How many rounds are played; fewer is a house rule.
option-start = First player
option-start-why = Drawn by lot, or a seat of your choice.
option-start-lot = by lot
option-bandit = One-armed bandit
option-bandit-why = A seventh casino where every number may lie once and nobody cancels.
option-bandit_bills = Bills at the bandit
option-bandit_bills-why = How many bills lie there in each round.

# At the table.
round-of = Round { $round } of { $rounds }
ask-placing = Choose: which dice go to their casino?
waiting-dice = Waiting for { $name }, who has { $count ->
    [one] one die
   *[other] { $count } dice
  } left
rolled-dice = The dice on the table
place-value = Place { $count ->
    [one] one die
   *[other] { $count } dice
  } showing { $value }: { $words }
rolled-value = { $count ->
    [one] One die shows
   *[other] { $count } dice show
  } { $value }
casino-title = Casino { $number }, { $name }
place-on = Place on casino { $number }, { $name }: { $words }
bills-here = Bills: { $bills }
no-bills-here = No bills
standing-wins = { $name } { $strength }, would take { $money }
standing-nothing = { $name } { $strength }, would take nothing
standing-cancelled = { $name } { $strength }, cancelled
neutral-dice = Neutral dice
neutral-dice-short = neutral
barred = No entry
dice-left = { $count ->
    [one] one die left
   *[other] { $count } dice left
  }
bills-face-down = { $count ->
    [one] one bill face down
   *[other] { $count } bills face down
  }
chips-left = { $count ->
    [one] one chip
   *[other] { $count } chips
  }
casino-vegas-1 = Gold Rush
casino-vegas-2 = Blue Parrot
casino-vegas-3 = Miracle
casino-vegas-4 = Palazzo
casino-vegas-5 = Silver Moon
casino-vegas-6 = Desert Queen
casino-vegas-7 = Bandit
grey-dice = Grey dice
grey-dice-short = grey

# What decisions are about.
about-cancel = Cancel a rival
about-steal = Take a rival’s bill
about-save = Save dice for later
about-hold = Strengthen a casino
about-settle = Where to begin
about-bandit = The bandit
