# The signs of the casinos, told when somebody asks.
sign-lv-left = The figure at the little die: so many dice this player has left in the round.
sign-lv-down = Bills that lie face down: won money that the others do not see.
sign-lv-gold = What the choice would win if the round ended now, in money or in words.
sign-lv-cancelled = Dice with a line through them: somebody is as strong there, so both win nothing.
sign-lv-neutral = Neutral dice belong to nobody. They count at a casino like one more player, and can win bills away.
sign-lv-big = A big die counts as two.
sign-lv-bandit = The one-armed bandit, a seventh casino in some games: each number may lie there once, and nobody cancels.
sign-lv-grey = Grey dice come from tiles. They belong to nobody and count at a casino like one more player.
sign-lv-black = Black dice are rolled for a tile and decide what it does.
sign-lv-chip = A chip. One pays for a pass; at the end each counts as $10,000.
sign-lv-tile = The letter and side of a tile. Its name on the board leads to what it does and when.
sign-lv-token = A token of a tile: who has it, or where it lies, may do what the tile says.
