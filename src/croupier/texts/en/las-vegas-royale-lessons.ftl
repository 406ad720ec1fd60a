# The lesson of Las Vegas Royale, step by step. Only the house reads it out.
lesson-lvr-aim = The aim: have the most money after three rounds; a chip counts as { MONEY(10) }. Dice win the bills at the casinos, and tiles at some casinos bring more.
lesson-lvr-pieces = Two bills lie at each casino: the strongest there takes the higher one, the second the other, and equals cancel each other. You have seven small dice, the Biggy, which counts as two, and two chips. In this round casinos 1, 2 and 3 have a tile.
lesson-lvr-roll = Roll your dice: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-lvr-pay-day = Choose one number: all your dice that show it go to its casino. At casino 1 that also activates its tile, Pay Day, which pays you by the number of casinos where you have dice. Place the small 1 and the Biggy there.
lesson-lvr-pay-day-instead = You may do that. But let us see a tile at work: place the 1s on casino 1.
lesson-lvr-again = Dice at one casino: Pay Day gave you one chip. At three casinos it would have been { MONEY(30) }. The others have played; roll again.
lesson-lvr-block = Casino 2 has the tile Block It!, which lets you get in somebody’s way. Place your two 2s there.
lesson-lvr-block-instead = You may do that. But try Block It!: place the 2s on casino 2.
lesson-lvr-grey = Now the tile asks you: which group of grey dice goes to which casino? Grey dice count like a player nobody plays: they can cancel somebody out or win a bill for nobody. Sofia is strong at casino 6, Girolamo at casino 5. Choose a group, then a casino.
lesson-lvr-third = There they stay until the round is paid. Roll again.
lesson-lvr-pass = You need not place what you rolled, however good it is. For one chip you may pass: your dice come back, and you roll them again on your next turn. Try it once: pass.
lesson-lvr-pass-instead = You may do that. But this time try passing, it costs one chip.
lesson-lvr-jackpot = Sofia went to casino 3, whose tile is Jackpot, and rolled the black dice: no luck, so the jackpot grew to { MONEY(40) }. Your turn: roll.
lesson-lvr-black = A 3! Place it on casino 3 and try the Jackpot yourself.
lesson-lvr-black-instead = You may do that, but the Jackpot waits at casino 3: place the 3.
lesson-lvr-throw = A sum of 7 or a double wins the Jackpot. Roll the black dice.
lesson-lvr-end = Seven, { MONEY(40) } for you! That is Royale: every round brings other tiles, sixteen there are, and each says what it does and when. When all dice are placed, the bills are paid; after three rounds the most money wins.
