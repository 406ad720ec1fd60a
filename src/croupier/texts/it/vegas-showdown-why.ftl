# Perché una scelta è migliore di un’altra.
vs-why-fame = porta { $count } punti fama in più
vs-why-money = lascia { $count } di denaro in più per altre stanze
vs-why-income = porta più entrate nei turni che vengono
vs-why-rank = fa salire nelle classifiche di popolazione e ricavi
vs-why-lying = le stanze stanno meglio, con porte da cui proseguire e aree che si riempiono
vs-why-store = le stanze in magazzino si posano più facilmente
vs-why-opens = apre la strada a stanze che devono ancora arrivare
