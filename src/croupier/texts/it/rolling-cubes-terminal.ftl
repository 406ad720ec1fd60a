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
