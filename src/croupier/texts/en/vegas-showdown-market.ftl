# The market of Vegas Showdown in the browser: lots, cards, choices, forecast and the final scoring.
vs-market = The market
vs-others = The other hotels
vs-hotel-of = The hotel of { $name }
vs-cards = Events of this turn
vs-cards-open = { $count ->
    [one] 1 event
   *[other] { $count } events
}
vs-bid-track = Bid track: { $lot }
vs-lot-title = { $name }: { $state }
vs-lot-from = from { $price }
vs-lot-held = { $price } · { $name }
vs-lot-sold = sold: { $price } · { $name }
vs-lot-left = ×{ $count }
vs-lot-empty = empty until the next event
vs-lot-gone = sold out
vs-lot-second = only one room left
vs-lot-barred = No bids: { $card }
vs-lot-barred-short = No bids
vs-needs-rooms = needs { $rooms }
vs-bid-at = Bid { $price }: { $words }
vs-space-held = { $name }: bid of { $price }
vs-space-shut = { $price }: not open to you
vs-moment = { $moment ->
    [income] at this turn’s income
    [actions] for this turn’s actions
   *[other] at once
}
vs-symbol = { $symbol ->
    [small] A small room comes
    [medium] A medium room comes
   *[large] A large room comes
}
vs-act-publicity = Publicity
vs-act-renovate = Renovate
vs-act-pass = Pass
vs-doubt-renovate = That takes your turn, and there is hardly anything to renovate yet.
vs-limit = Bid up to …
vs-limit-choose = Choose your limit on a track
vs-limit-to = Bid on { $lot } up to { $price }
vs-order = The house bids for you: { $room }, up to { $price }
vs-order-forget = Withdraw
vs-order-ended = Your order has ended; choose again.
your-bidding = Bid, renovate or seek publicity
vs-ask-outbid = { $name } outbid you on { $room }: choose again
your-laying = Lay a room, or keep it in store
your-renovation = Renovate: take rooms off, then lay rooms
wait-bidding = { $name } is choosing what to do
wait-laying = { $name } is laying a room
wait-renovation = { $name } is renovating
your-roll-event = A new turn: prices have dropped. Turn up what is new!
wait-roll-event = { $name } is about to turn up the next event
roll-event = Turn up
vs-plate-money = { $money } money, { $income } income next turn
vs-plate-end = { $fame } fame; if the game ended now: { $score }, rank { $rank }
vs-button = Has the button: begins this turn
vs-forecast = Forecast
vs-forecast-line = How it would end if the game ended now.
vs-source = Fame for
vs-now-money = Money
vs-now-income = Next income
vs-now-population = Population
vs-now-revenue = Revenue
vs-line-fame = Rooms, publicity, events
vs-line-population = Fame for population
vs-line-revenue = Fame for revenue
vs-line-entrances = Entrances joined
vs-line-casino = Casino area full
vs-line-hotel = Hotel area full
vs-line-diamonds = Red diamonds
vs-line-money = 1 for every 10 money
vs-sum = Fame in all
vs-final = Final scoring
vs-step-back = One line back
vs-step-on = One line on
vs-to-end = To the podium
guide-vegas-showdown-choose = { $narrow ->
    [yes] Open a room of the market: its gold spaces are bids you can make.
   *[no] Gold spaces are bids you can make.
} You pay only if nobody goes higher. { $stored ->
    [yes] A room in store is laid after publicity, after a purchase instead of the bought room, or by renovating.
   *[no] Instead of bidding you can renovate or seek publicity, below: each takes the turn.
}
guide-vegas-showdown-roll = A new turn: premier prices drop, empty spaces get new rooms, and events come with them. Then everybody gets the lower of population and revenue.
guide-vegas-showdown-wait = { $phase ->
    [settle] The others lay their rooms, or renovate. Then a new turn begins.
   *[other] The others choose. If somebody outbids you, you take your marker back and choose again. “Bid up to …” lets the house go on bidding for you.
}
guide-vegas-showdown-lay = Lay the room so that a door meets a door on the way to its entrance: yellow from the casino, blue from the hotel, green from either.
guide-vegas-showdown-renovate = Take up to two rooms off the sheet, then lay up to two, for now on any free squares: at the end all must be joined. “{ vs-finish }” ends it; “{ vs-leave-as-was }” undoes all of it, but does not give the turn back.
vs-key-lot = Go to the lot with this number
vs-key-walk = Walk over bids, or move the room on the sheet
vs-key-enter = Bid, lay the room or take it off
vs-key-limit = Bid up to a limit: then choose how far
vs-key-publicity = Go to “Publicity”
vs-key-renovate = Go to “Renovate”
vs-key-turn = Turn the room
vs-key-forecast = Forecast: if the game ended now
vs-log-turn = Turn { $number }
vs-ask-lay = Lay the { $room }, or keep the room in store
vs-ask-lay-stored = Lay a room of your store, or leave it there
vs-stack = { $size ->
    [small] small rooms
    [medium] medium rooms
   *[large] large rooms
} to come: { $count }
vs-stacks-why = Small, medium and large rooms still to come. The game ends when an event asks for a room of an empty stack, or when a sheet is full.
vs-you-lack = you lack: { $rooms }
vs-you-have = you have: { $rooms }
vs-no-place = finds no place on your sheet
vs-no-place-brief = no place
vs-could-lay = You could lay it on your sheet.
vs-show-large = Show large
vs-plate-tracks = Population { $population }, revenue { $revenue }: income { $income }{ $limit ->
    [population] , limited by the population
    [revenue] , limited by the revenue
   *[none] {""}
}
vs-plate-holds = Holds { $lot } for { $price }
vs-plate-paid = Has paid { $price } for { $lot }
vs-plate-paid-brief = paid
aim-vegas-showdown = the most fame at the end, for rooms and what they bring.
