# Vegas Showdown. Rooms and cards of the shipped set by name; those of another set by their id.
vs-room = { $room ->
    [slots] Slots
    [lounge] Lounge
    [restaurant] Restaurant
    [fancy-slots] Fancy Slots
    [dragon-room] Dragon Room
    [fancy-restaurant] Fancy Restaurant
    [table-games] Table Games
    [high-rollers-room] High Rollers Room
    [fancy-lounge] Fancy Lounge
    [five-star-steakhouse] Five-Star Steakhouse
    [sports-book] Sports Book
    [space-age-sports-book] Space-Age Sports Book
    [night-club] Night Club
    [buffet] Buffet
    [theater] Theater
   *[other] { $room }
}
vs-card = { $card ->
    [slot-strike] Slot Technicians’ Strike
    [lounge-strike] Entertainers’ Strike
    [kitchen-strike] Kitchen Strike
    [slots-fame] Jackpot Story
    [slots-money] Loose Change
    [lounge-lizards] Lounge Lizards
    [lounge-money] Two-Drink Minimum
    [restaurant-fame] Rave Reviews
    [restaurant-money] Dinner Rush
    [pr-scandal] PR Scandal
    [inspectors] Building Inspectors
    [convention] Convention in Town
    [big-spenders] Big Spenders
    [tourist-boom] Tourist Boom
    [travel-magazine] Travel Magazine Feature
    [business-award] Business Award
    [underdog] Underdog Story
    [contractor-discount] Contractor Discounts
    [material-shortage] Material Shortage
    [media-frenzy] Media Frenzy
    [off-season] Off Season
    [quiet-week] Quiet Week
   *[other] { $card }
}
vs-lot = { $lot ->
    [slots] Slots
    [slots2] Slots, second track
    [lounge] Lounge
    [restaurant] Restaurant
    [premier1] Premier space 1
    [premier2] Premier space 2
    [premier3] Premier space 3
    [premier4] Premier space 4
   *[other] { $lot }
}
vs-card-does = { $does ->
    [no-bid] Nobody may bid on { $rooms } this turn.
    [no-renovate] Nobody may renovate this turn.
    [no-publicity] Nobody may seek publicity this turn.
    [publicity] Publicity gives { $amount } fame this turn.
    [income-population] Income is the population this turn.
    [income-revenue] Income is the revenue this turn.
    [income-half] Income is halved this turn, rounded up.
    [fame-per-room] { $amount } fame for each of { $rooms } on a sheet.
    [money-per-room] { $amount } money for each of { $rooms } on a sheet.
    [money] { $amount } money for everybody.
    [most-population] { $amount } fame for the most population.
    [most-revenue] { $amount } fame for the most revenue.
    [most-fame] { $amount } fame for the most fame.
    [fewest-population] { $amount } money for the fewest population.
    [fewest-revenue] { $amount } money for the lowest revenue.
    [fewest-fame] { $amount } money for the least fame.
    [prices-down] Premier prices drop by { $amount ->
        [one] one more space
       *[other] { $amount } more spaces
    }.
    [prices-up] Premier prices rise by { $amount ->
        [one] one space
       *[other] { $amount } spaces
    }.
   *[nothing] Nothing happens.
}
pitch-vegas-showdown = Bid for rooms, build the finest hotel on the strip, and mind where the doors are.

# Options.
option-set = Set of rooms
option-set-why = The values of your own box, if they differ.
# What decisions are about.
about-auction = Which room to bid on
about-price = How much to bid
about-instead = Something else than a bid
about-build = Where to lay a room
about-renovate = How to renovate
