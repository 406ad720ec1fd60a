# Lessons of Rolling Cubes, one for each mode, step by step. Only the house reads them out.
lesson-rc-aim = The aim: have the most points when somebody has reached 47. Points come from equalities that you make of dice; everyone throws dice of their own: both sides of = must have the same value.
lesson-rc-throw = Throw your dice: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-rc-dice = Green dice have odd digits, blue ones even digits, red ones signs: +, −, × and :, which divides. The orange = is always there. Digits side by side make one number: a 4 and a 0 make 40.
lesson-rc-write = Make 5 × 8 = 40. { $device ->
    [touch] Tap 5, ×, 8, =, 4 and 0
   *[mouse] Click 5, ×, 8, =, 4 and 0, or type them (for × the key x or *, for : also /)
}, then “{ rc-write }”. Any other equality that you see will do as well.
lesson-rc-write-instead = Without an equality you get no points. There is one: 5 × 8 = 40.
lesson-rc-points = Then Sofia threw dice of her own, 1 1 3 5 2 2 6 8 + + − ×, and made 3 + 5 = 8. So it is counted: +, − and = are worth 1, × is 2, : is 3. The last digit of a number is worth 1, the tens 2, the hundreds 3; so 40 is worth 3, and 5 × 8 = 40 brings 8 points. Whoever has the best equality of a turn gets 2 more. Throw again.
lesson-rc-longer = Long numbers and : bring the most. 24 : 2 = 7 + 5, for example, is worth 11. Write it, or one that you find yourself.
lesson-rc-longer-instead = Without an equality you get no points. There is one: 24 : 2 = 7 + 5.
lesson-rc-end = Sofia made 3 × 3 = 9 of her dice, 1 3 3 9 0 4 6 6 + − × ×. That is the game. Twelve dice used bring 1 point more, all thirteen 2. It ends with the turn in which somebody has reached 47; the most points win. After every turn the table shows the best that was in your dice.

lesson-rc-together-aim = The aim: have the most points when somebody has reached 41. Everybody makes an equality of the same dice, at the same time and in secret: both sides of = must have the same value.
lesson-rc-together-throw = Throw the dice for everybody: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-rc-together-write = Write your equality, for example 60 : 5 = 9 + 3: { $device ->
    [touch] tap one die after the other
   *[mouse] click one die after the other, or type it (for × the key x or *, for : also /)
}, then “{ rc-write }”. Nobody sees it before all have answered, and until then you could still change it.
lesson-rc-together-instead = Without an equality you get no points. There is one: 60 : 5 = 9 + 3.
lesson-rc-together-end = All answers are uncovered together. Long numbers, : and × bring the most points; the best of the turn gets 2 more; where several are equal, 1 each. The game ends with the turn in which somebody has reached 41.

lesson-rc-last-aim = The aim: be the one who places the last dice. Each such round is worth one point; with two players five points win, with more three. How long your numbers are does not matter here.
lesson-rc-last-throw = Throw all the dice: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-rc-last-write = Make an equality: 3 + 5 = 8. Its dice stay on the table, and the next player throws only the others.
lesson-rc-last-write-instead = Well found! In this lesson please write 3 + 5 = 8, so that the game can go on as planned.
lesson-rc-last-rest = Sofia had to use all your dice again, and at least one new one: she made 3 + 5 = 8 × 1. Now you throw what is left.
lesson-rc-last-more = Your turn to use all the dice that lie there, in any order, and at least one new one. 3 + 5 = 8 × 1 − 0 does it.
lesson-rc-last-more-instead = Well found! In this lesson please write 3 + 5 = 8 × 1 − 0, so that the game can go on as planned.
lesson-rc-last-end = Sofia found nothing with four dice left, and declined. You placed the last dice, so the point is yours. Whoever finds nothing declines; nobody is told whether there was something.

lesson-rc-tournament-aim = The aim: the most points after three games in a row: one by one to 37, all together to 31, the last die to 2. Each game brings its winner 10 points, the next players 7, 6, 5 and so on. In the first game you stand at 23 of 37.
lesson-rc-tournament-throw = 14 points to go. Throw your dice (Sofia throws her own): { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-rc-tournament-write = 7 × 8 − 4 = 50 + 2 is worth 12, and the best of the turn gets 2 more: exactly enough. Write it.
lesson-rc-tournament-instead = You may do that. But 7 × 8 − 4 = 50 + 2 wins this game: write it.
lesson-rc-tournament-end = The first game is yours: 10 points for you, 7 for Sofia. Now comes the second, in which all use the same dice, then the last die. If two are equal at the end, the winner of the second game is ahead.

lesson-rc-solitaire-aim = The aim: fill five rows with as many points as you can, with one throw for each. Blue, green and red want three dice of that colour or more, poker all four of some colour, 101 a number above 100.
lesson-rc-solitaire-throw = Throw the dice: { $device ->
    [touch] tap the gold button.
   *[mouse] click the gold button or press R.
}
lesson-rc-solitaire-again = Up to five dice may be thrown again, once; each costs 1 point. Choose “{ rc-choose-again }”, then the 1 and one of the two −, and throw these two.
lesson-rc-solitaire-again-instead = You may do that. But try it with just the 1 and one −.
lesson-rc-solitaire-cup = The two dice are in the cup. Throw them.
lesson-rc-solitaire-write = Now write an equality in a row that it fits. 60 : 5 = 3 × 4 has three blue dice: make it, and choose the blue row.
lesson-rc-solitaire-write-instead = A row that you cannot fill gets 0. But here is an equality for the blue row: 60 : 5 = 3 × 4.
lesson-rc-solitaire-end = There stand its points, less one for each die thrown again. All four dice of the colour would have brought 3 more. Four throws for four rows are left; if nothing fits, you strike a row with 0.
