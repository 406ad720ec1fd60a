# Una posizione da provare: in reviews and drills.
try-right = Giusto.
try-wrong = Non proprio.
try-yours = La tua scelta: { $words }
try-better = Qui il meglio è: { $words }
