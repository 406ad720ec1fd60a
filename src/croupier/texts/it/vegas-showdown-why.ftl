# Perché una scelta è migliore di un’altra.
vs-why-fame = porta { $count } di fama in più
vs-why-money = lascia { $count } di denaro in più per altre sale
vs-why-income = porta più reddito nei turni che seguono
vs-why-rank = fa salire nelle classifiche di popolazione ed entrate
vs-why-lying = le sale stanno meglio, con porte da cui proseguire e aree che si riempiono
vs-why-store = le sale in magazzino si piazzeranno più facilmente
vs-why-stored = in magazzino la sala aspetta un posto dove rende di più
vs-why-opens = apre la strada a sale che devono ancora arrivare
vs-why-higher = un’offerta di { $price } non si supera così facilmente
vs-why-lower = costa { $count } in meno se nessuno offre di più
vs-why-later = nessuna cosa da sola decide, ma i turni che seguono vanno meglio
