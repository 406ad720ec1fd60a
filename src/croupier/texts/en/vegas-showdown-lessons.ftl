# The lesson of Vegas Showdown, step by step. Only the house reads it out.
lesson-vs-aim = The aim: build the most famous hotel and casino. You buy rooms at auction and lay them on your sheet; whoever has the most fame at the end wins.
lesson-vs-pieces = The market shows the rooms for sale, each with its track of possible bids. Your empty sheet has a casino entrance on the left and a hotel entrance on the right. Every turn you get money: the lower of your population (the person, now 8) and your revenue (the coin, now 5), which stands in red.
lesson-vs-bid = So what you lack is revenue, and Slots bring 1 of it. Bid 5 for Slots: { $device ->
    [touch] tap the Slots, then the 5.
   *[mouse] click the 5 on their track.
}
lesson-vs-bid-instead = You may do that. But begin with the cheapest: 5 for Slots.
lesson-vs-outbid = Sofia bids 7 and you get your marker back; a bid that is beaten costs nothing. Choose again: bid 9 for the Slots.
lesson-vs-outbid-instead = You may do that. But do not let the Slots go: bid 9 for them.
lesson-vs-lay = Nobody went higher: you pay 9, and the Slots are yours. Lay them at the casino entrance, on the lit square in the left column, so that one door meets the entrance and one leads on to the right.
lesson-vs-lay-instead = You may do that. But lay them now, with a door to the left and a door to the right; “{ vs-turn-it }” turns them.
lesson-vs-income = Your revenue is 6 now, your population 8: so your income of this new turn was 6, one more than the others got. And the premier rooms have become cheaper.
lesson-vs-premier = The others have bid, now it is you. Fancy Slots need Slots on the sheet, and you have some: hence the green ✓; a red ✗ shows what you lack. They bring 1 revenue and 2 fame. Bid 12, their new price.
lesson-vs-premier-instead = You may do that. But look at the Fancy Slots, from 12 only: bid 12.
lesson-vs-doors = Yours for 12. A yellow room must be reached from the casino entrance, door by door: lay it where its door meets a door of your Slots.
lesson-vs-doors-instead = A room in store brings nothing yet. Lay it beside the Slots.
lesson-vs-turn = 2 fame already! Each turn you do one thing: bid, renovate, which moves rooms, or publicity, which brings 1 fame. A room you keep in store is laid later: after publicity, after a purchase instead of the bought room, or by renovating.
lesson-vs-event = Where you bought there is an empty space now. When the next turn begins, an event card brings a new room there, and changes something for that turn: what may be done, what there is to earn, or prices.
lesson-vs-end = The game ends when a sheet is full or a stack of premier rooms is empty. Then population, revenue, joined entrances, full areas, red diamonds and money bring fame, too.
