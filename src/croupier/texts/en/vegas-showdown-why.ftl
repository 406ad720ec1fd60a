# Why a choice is better than another.
vs-why-fame = it brings { $count } fame more
vs-why-money = it leaves { $count } more money for other rooms
vs-why-income = it brings more income in the turns to come
vs-why-rank = it moves up in the ranks of population and revenue
vs-why-lying = the rooms lie better: their doors lead on, and areas fill up
vs-why-store = the rooms in store are easier to lay later
vs-why-stored = the room in store waits for a square where it does more
vs-why-opens = it opens the way for rooms that are still to come
vs-why-higher = a bid of { $price } is not beaten so easily
vs-why-lower = it costs { $count } less if nobody goes higher
vs-why-later = no single thing decides it, but the turns that follow go better
