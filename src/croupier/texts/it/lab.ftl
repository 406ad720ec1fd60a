# Che cosa dice il laboratorio.
lab-title = Laboratorio: { $game }
lab-as-it-is = le regole come sono
lab-facts = Per ogni variante: { $games } partite di { $bots } per posti, durata e pareggi; { $accounts } conti con { $evaluator } e { $playouts } simulazioni per posizione; { $deals } partite in cui { $better } siede a un posto.
lab-variant = { $variant }: { $seats } posti ({ $options })

## Che cosa si misura
lab-what-place = il vantaggio del posto { $number }
lab-what-luck = la quota decisa dalla fortuna
lab-what-play = la quota decisa dal gioco
lab-what-leads = il numero di cambi al comando
lab-what-known = la parte della partita dopo la quale il vincitore è noto a metà
lab-what-decisions = il numero di decisioni
lab-what-ties = la quota di partite pari
lab-what-forced = la quota di decisioni senza scelta
lab-what-better = il guadagno di chi gioca meglio

## Che cosa ne segue
lab-rises = Con { $variant } invece di { $base }, { $what } sale da { $before } a { $after } (la differenza è fra { $from } e { $to }).
lab-falls = Con { $variant } invece di { $base }, { $what } scende da { $before } a { $after } (la differenza è fra { $from } e { $to }).
lab-same = Con { $variant } invece di { $base } non si è vista differenza in: { $what }.
lab-place-better = Con { $variant }, il posto { $number } da chi decide per primo vince { $value } più spesso della sua giusta quota (da { $from } a { $to }).
lab-place-worse = Con { $variant }, il posto { $number } da chi decide per primo vince { $value } meno spesso della sua giusta quota (da { $from } a { $to }).
lab-places-alike = Con { $variant }, nessun posto vince più di un altro, per quanto si è visto; se c’è un vantaggio, è al massimo { $most } di una giusta quota.
lab-decides = Con { $variant }, la fortuna spiega { $luck } di ciò che separa i risultati (da { $from } a { $to }) e il gioco { $play }; i valori lasciano { $rest } senza spiegazione.
lab-decides-unsure = Con { $variant }, { $accounts } conti sono troppo pochi per distinguere la fortuna dal gioco: la parte decisa dalla fortuna sta tra { $from } e { $to }.
lab-known = Con { $variant }, il vincitore è noto a metà dopo { $known } delle decisioni, e il comando cambia { $leads } volte a partita.
lab-better = Con { $variant }, un { $bot } fra { $others } vince { $value } in confronto a una giusta quota (da { $from } a { $to }).
lab-star = Le colonne da e a contengono il vero 19 volte su 20. Un asterisco: la differenza è affermata; p è corretto per tutti i confronti di questa prova (Holm).

## La pagina
lab-varied = Che cosa è stato variato
lab-follows = Che cosa ne segue
lab-plots = Grafici
lab-figures = Tutte le cifre
lab-method = Che cosa significano le cifre
lab-method-words = I posti si contano da chi decide per primo; un vantaggio dice quanto più spesso un posto vince della sua giusta quota. Fortuna e gioco vengono dal conto di ogni partita: i suoi termini danno sommati il risultato di ogni posto, e la quota di ciascuno dice quanto va insieme ai risultati. Un vincitore è noto a metà quando metà dell’entropia delle quote di vittoria è sparita per sempre. Il comando cambia quando la quota di un altro posto è maggiore di due punti. Gioca meglio un bot migliore, a turno in ogni posto, con le stesse estrazioni. Gli intervalli contengono il vero 19 volte su 20; una differenza si afferma dove la procedura di Holm su tutti i confronti di questa prova dà p sotto 0,05.
lab-repeat = Come ripeterlo
lab-repeat-words = Fatto da croupier { $version }, seme { $seed }. Lo stesso comando dà le stesse cifre, qualunque sia --jobs.
lab-plot-places = Vantaggio di ogni posto, { $variant }
lab-plot-decides = Che cosa decide
lab-plot-open = Quanto è aperta la partita
lab-axis-game = decisioni prese
lab-axis-open = apertura
lab-luck = fortuna
lab-play = gioco
lab-neither = non distinto
lab-column-what = che cosa
lab-column-variant = variante
lab-column-value = valore
lab-column-difference = differenza
lab-column-p = p
