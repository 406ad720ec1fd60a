# Lessons of Las Vegas and Las Vegas Six, step by step. Only the house reads them out.
lesson-lv-aim = The aim: have the most money after four rounds. It lies at the six casinos, and dice win it.
lesson-lv-pieces = Each casino has a number from 1 to 6 and shows its bills. You have eight dice, and so have Sofia and Girolamo. Whoever has the most dice at a casino when the round ends takes its highest bill.
lesson-lv-roll = It is your turn. Roll your dice: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-lv-place = Choose one number: all your dice that show it go to the casino of that number. You have three 3s, and { MONEY(90) } lie at casino 3. { $device ->
    [touch] Tap the 3s.
   *[mouse] Click the 3s, or press 3.
}
lesson-lv-place-instead = You may do that. But look at casino 3: three dice at once, for { MONEY(90) }. Try the 3s.
lesson-lv-tie = Girolamo put three dice on casino 3, too. Equal numbers cancel each other: as it stands, neither of you wins anything there! Roll your five dice.
lesson-lv-break = A 3! On casino 3 it makes four dice against three, and the { MONEY(90) } are yours again.
lesson-lv-break-instead = You may do that, but then the tie at casino 3 stays. Place the 3.
lesson-lv-late = A little later: the others have placed all their dice, you have one left. The round is paid when nobody has any. Roll.
lesson-lv-last = A 4. At casino 4 Sofia and Girolamo have two dice each and cancel each other, so your single die wins the { MONEY(50) }. Place it and watch the payout.
lesson-lv-end = You won { MONEY(210) } in this round. At every casino the most dice took the highest bill, the second most the next; nobody got what equals had fought for. Three more rounds like this one, and the most money wins. That is the whole game.

lesson-lv6-aim = The aim: have the most money after three rounds. It lies at the six casinos, two bills at each, and dice win it.
lesson-lv6-pieces = You have six small dice and a big one, the Biggie, which counts as two. The strongest at a casino takes the higher bill, the second the other one, everybody else nothing.
lesson-lv6-roll = It is your turn. Roll your dice: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-lv6-place = Choose one number: all your dice that show it go to its casino. Your Biggie shows 5, and with the small 5 you are three strong at casino 5, where { MONEY(100) } lie. { $device ->
    [touch] Tap the 5s.
   *[mouse] Click the 5s, or press 5.
}
lesson-lv6-place-instead = You may do that. But with the Biggie you are three strong at casino 5, for { MONEY(100) }. Try the 5s.
lesson-lv6-tie = Sofia put three small dice there: three against three. Equals cancel each other: as it stands, neither of you wins anything at casino 5! Roll on.
lesson-lv6-break = A 5! It makes four against three.
lesson-lv6-break-instead = You may do that, but then the tie at casino 5 stays. Place the 5.
lesson-lv6-late = A little later: the others have placed all their dice, you have one left. The round is paid when nobody has any. Roll.
lesson-lv6-last = A 1. Girolamo is stronger at casino 1, but nobody has the second bill: your single die wins { MONEY(40) }. Place it and watch the payout.
lesson-lv6-end = You won { MONEY(200) } in this round. Bills that nobody won leave the game, and whoever rolled last starts the next round. After three rounds the most money wins. With five or six players there may be a seventh casino: the one-armed bandit.
