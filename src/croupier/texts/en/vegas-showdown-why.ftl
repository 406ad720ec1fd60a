# Why a choice is better than another.
vs-why-fame = it brings { $count } fame more
vs-why-money = it leaves { $count } more money for other rooms
vs-why-income = it brings more income in the turns to come
vs-why-rank = it moves up in the ranks of population and revenue
vs-why-lying = the rooms lie better, with doors to go on from and areas that fill
vs-why-store = the rooms in store are easier to lay
vs-why-opens = it opens the way for rooms that are still to come
