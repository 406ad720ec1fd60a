# La richiesta di Rolling Cubes, e il suo risolutore.
terminal-cubes-prompt = { $name }, la tua uguaglianza:{" "}
terminal-cubes-help-equality = scrivi un’uguaglianza
terminal-cubes-help-row = un’uguaglianza con la sua riga
terminal-cubes-help-decline = nessuna uguaglianza
terminal-cubes-help-rethrow = rilancia dei dadi
terminal-cubes-help-strike = sbarra una riga
terminal-cubes-help-hint = o Tab: un suggerimento, ogni volta un po’ di più
terminal-cubes-left = sinistra { $left }
terminal-cubes-both = sinistra { $left }, destra { $right }
terminal-cubes-in-row = { $counts } nella riga
help-solve = Trova le uguaglianze migliori di un tiro di Rolling Cubes, in modo esatto.
help-build-cubes-table = Ricostruisce le tabelle di Rolling Cubes, in circa mezzo minuto.
help-roll = Dadi di Rolling Cubes; - legge un tiro per riga.
rc-drill-throw = Dadi: { $dice }. La clessidra dura { $seconds } secondi.
rc-drill-prompt = La tua uguaglianza (niente: nessuna, q: basta):{" "}
rc-drill-late = Troppo tardi: { $points } punti su { $most }.
rc-drill-good = Bene: { $points } punti su { $most }.
rc-drill-more = { $points } punti su { $most }: c’era di più.
rc-drill-best = La migliore: { $equation }, { $points } punti.

# What --help says of its commands.
help-using = Dadi che si devono usare.
help-row = blue, green, red, poker o 101.
help-top = Quante uguaglianze, ciascuna con altri dadi.
help-report = Scrive una pagina sui giochi risolti.
help-json-one = Un oggetto JSON.
help-tables-to = Un’altra cartella invece di quella del pacchetto.

# Bots.
bot-perfect-why = Trova sempre l’uguaglianza migliore.
bot-level1-why = Un principiante: gli sfugge quasi tutto.
bot-level2-why = Trova le uguaglianze facili.
bot-level3-why = Trova buone uguaglianze, non le più lunghe.
bot-level4-why = Gli sfugge poco.
bot-level5-why = Non gli sfugge quasi niente.
option-mode-yahtzee-why = Il solitario, per uno o più giocatori. Cinque tiri; di ognuno si possono rilanciare una volta fino a cinque dadi; ognuno costa un punto. Poi un’uguaglianza va in una di cinque righe.
