# The tiles of Royale on the page: what they do, what they ask, what is at stake.
tile-about = Tile { $name }: what it does
tile-clauses = The rules, clause by clause
tile-token-free = nobody has the token
tile-activated = activated
tile-bar-on = No Entry! on { $casino }
tile-slots = chips { $chip } · bills { $bill } · moves { $move }
tile-A1 = Lucky Punch
tile-A1-line = Placing: hide 1 to 3 tokens; a wrong guess pays you.
tile-A1-others = Hides 1 to 3 tokens: { $name }. A wrong guess of the next player pays.
tile-A2 = Jackpot
tile-A2-line = Placing: roll two black dice; a 7 or a double wins the jackpot.
tile-B1 = Prime Time
tile-B1-line = Before the payout: the leader here may add two black dice.
tile-B2 = Fifty Fifty
tile-B2-line = Placing: bet on higher or lower, for up to $60,000.
tile-C1 = High Five
tile-C1-line = Placing: the first with five here gets $100,000.
tile-C2 = Bad Luck
tile-C2-line = At the payout: fewest dice here, or none, pay $50,000.
tile-D1 = Pay Day
tile-D1-line = Placing: chips or money for the casinos with your dice.
tile-D2 = Power Play
tile-D2-line = Placing, if you lead here: turn a die instead of rolling.
tile-D2-others = { $name } leads here and may turn a die instead of rolling.
tile-E1 = No Entry!
tile-E1-line = Placing: close another casino, often for a reward.
tile-E2 = Knockout?
tile-E2-line = Placing: opponents put a die in the bar, yours come back.
tile-E2-others = Everybody else puts a die in the bar; { $name } takes theirs back.
tile-E2-asked = It lies in the bar, on the tile, until you place dice there yourself.
tile-F1 = Block It!
tile-F1-line = Placing: put a group of grey dice on a casino.
tile-F2 = Handicap
tile-F2-line = Placing: take a grey die away for a reward.
tile-G1 = Black Box
tile-G1-line = At the payout: the winner here picks one of two hidden piles.
tile-G2 = Double Down
tile-G2-line = Placing: move dice to the tile, for $60,000 or $30,000.
tile-H1 = Nice Dice
tile-H1-line = Placing: put a die on its number, paid at the payout.
tile-H2 = My Choice
tile-H2-line = Placing: roll two black dice and use one of them.
die-small = small die
die-biggy = Biggy
act-pass = Pass (pay a chip)
act-decline = No, thanks
act-stop = Stop
act-higher = Higher
act-lower = Lower
act-hide = Hide { $count }
act-guess = { $count ->
    [one] One token
   *[other] { $count } tokens
  }
act-power = { $die } to casino { $value }
act-turn = { $die } to casino { $value }
act-add-none = Add none
act-add = Add { $faces }
act-bar-stay = Leave the No Entry! token
act-bar = No Entry! on casino { $casino }
act-knock = Give the { $die }
act-gold = The { $die } to the gold space
act-block = { $count ->
    [one] One grey die
   *[other] { $count } grey dice
  } to casino { $casino }
act-handicap-chip = From casino { $casino } for a chip
act-handicap-30 = From casino { $casino } for $30,000
act-handicap-move = From casino { $casino } to move a die
act-back = Pick up the { $die } from casino { $casino }
act-nice = The { $die } to space { $value }
act-pile = Pile { $value }
act-use = Use the { $value }
act-double = { $count ->
    [one] One die
   *[other] { $count } dice
  } to the tile
act-double-biggy = { $count ->
    [0] The Biggy to the tile
    [one] One die and the Biggy to the tile
   *[other] { $count } dice and the Biggy to the tile
  }
act-activate = Activate { $name }
ask-empowered = You hold the Power Play token: turn a die as you like, or roll.
ask-hiding = Lucky Punch: how many tokens go into your fist? { $name } guesses; a wrong guess pays you.
ask-fist = Lucky Punch: how many tokens are in the fist of { $name }? A right guess pays nobody.
ask-adding = Prime Time: which black dice do you add?
ask-daring = Fifty Fifty: will the next sum be higher or lower than this one?
ask-barring = No Entry! Which casino does the token close?
ask-knocking = Knockout? { $name } placed here: which of your dice goes into the bar?
ask-blocking = Block It! Which grey dice go where?
ask-relieving = Handicap: which grey die do you take, for which reward?
ask-moving-die = Move a die: turn one from your hand and place it, or pick one up from a casino.
ask-splitting = Black Box: { $name } won here and takes one of two piles unseen. Split the tokens so that little is taken.
ask-piles = Black Box: you won here, and { $name } split the tokens. Which pile do you take?
ask-doubling = Double Down: which dice do you move to the tile?
ask-treating = Nice Dice: which die goes to its space?
ask-choosing = My Choice: which of the two numbers do you use?
ask-activating = My Choice: which other tile do you activate? Choose its casino.
ask-gilding = My Choice: which die goes to the gold space?
wait-hiding = { $name } hides tokens in the fist
wait-fist = { $name } guesses what is in the fist
wait-daring = { $name } thinks: higher or lower?
wait-splitting = { $name } splits the Black Box
wait-piles = { $name } chooses a pile
tile-now = activated!
act-roll-instead = Do not use it
ask-then-power = Power Play: turn a die instead of rolling. Choose the casino where it goes.
ask-then-turn = Move a die: choose the casino where it goes.
ask-then-block = Block It! Now choose the casino where they go.
ask-at-handicap = A grey die from casino { $casino }: for which reward?
ask-at-back = Casino { $casino }: which die do you pick up?
your-roll-black = Your turn: roll the black dice
wait-empowered = { $name } holds the Power Play token: turn a die, or roll?
wait-jackpot-roll = { $name } rolls for the jackpot
wait-prime-roll = Prime Time: { $name } leads and rolls the black dice
wait-adding = Prime Time: { $name } may add black dice
wait-fifty-roll = Fifty Fifty: { $name } rolls the black dice
wait-barring = { $name } chooses the casino that No Entry! closes
wait-knocking = Knockout? { $name } puts a die into the bar
wait-blocking = { $name } puts grey dice on a casino
wait-relieving = { $name } may take a grey die away for a reward
wait-moving-die = { $name } moves a die
wait-doubling = { $name } may move dice to Double Down
wait-treating = { $name } may put a die on Nice Dice
wait-choice-roll = My Choice: { $name } rolls the black dice
wait-choosing = My Choice: { $name } uses one of two numbers
wait-activating = My Choice: { $name } activates another tile
wait-gilding = My Choice: { $name } puts a die on the gold space
tag-bar = close it
tag-activate = activate
tag-back = pick up
tag-handicap = grey die
pick-back = Pick up a die from casino { $casino }
pick-handicap = Take the grey die from casino { $casino }
pay-nothing = nothing
stake-punch = wrong guess: { $pay }
stake-jackpot = A 7 or a double ({ $right } of { $of } throws) wins { $pay }; otherwise the jackpot is { $otherwise }.
stake-sum = Sum { $sum }
stake-ladder = What the spaces pay
stake-take = take { $pay }
stake-odds = { $right } of { $of } ({ $percent } %)
stake-face-4 = activate another tile
stake-face-5 = move a die
stake-face-6 = a die to the gold space: { $pay } at the payout
stake-face-idle = does nothing now
stake-face-4-brief = another tile
stake-face-5-brief = move a die
stake-face-6-brief = gold space: { $pay }
stake-face-idle-brief = nothing now
stake-pile = { $count ->
    [one] one token
   *[other] { $count } tokens
  }
stake-token = Token { $money }: to pile { $pile }
stake-split = Done
stake-box = In all { $money } on six tokens, three of them empty.
stake-double-empty = no dice there yet
stake-double-none = Choose dice: they no longer count at the casino.
stake-black = The black dice
stake-rolled = Black dice: { $faces }
stake-add = Add a black die to casino { $casino }
stake-to = to casino { $casino }
stake-closed = That casino is closed
stake-move = move a die
stake-nice = space { $value }: { $pay }
stake-spaces = The spaces of Nice Dice
stake-track = The track
stake-bar = Moving the token pays: { $pay }
stake-gold = The gold space pays { $pay } at the payout.
stake-free = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
  }
stake-group = { $count ->
    [one] one grey die
   *[other] { $count } grey dice
  }
guide-las-vegas-royale-choose = Pick one number: its dice go to its casino and activate the tile there; your big die, the Biggy, counts as two. Gold is what you would win now. For a chip you may pass and roll again later.
guide-las-vegas-royale-scene = Dice placed at a tile activate it. What it does stands on the tile; its name opens an explanation.
guide-las-vegas-royale-black = The tile wants the black dice: roll them. What they can bring stands below.

# Options.
option-tiles = Tiles
option-tiles-why = How many casinos get a tile with a game of its own; none is the basic game.
option-bad_luck = Bad Luck
option-bad_luck-why = A tile: whoever has the fewest dice at its casino pays $50,000 in every round, or only if someone activated the tile.
option-bad_luck-always = always
option-bad_luck-activated = if activated
option-fresh_tiles = No tile twice
option-fresh_tiles-why = Each round has new tiles. On: none comes back with the same side up; its other side, with another game, may.

# At the table.
roll-black = Roll the black dice

# What decisions are about.
about-tile = Tiles
about-fifty = When to stop Fifty Fifty
about-pass = When to pass
