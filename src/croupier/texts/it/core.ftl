# Ciò che serve a ogni gioco.
neutral-player = il giocatore neutrale
last-of-seats = { $others } e { $last }
not-your-turn = Tocca a { $seat }.
game-over = La partita è finita.
only-chance = Questo lo decide il caso, non un giocatore.
roll-first = Prima tira i dadi.
nothing-to-undo = Non c’è niente di tuo da annullare: nel frattempo ha deciso il caso, oppure la mossa non era tua.
lesson-newcomer = Ospite
