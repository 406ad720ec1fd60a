# Una posizione da provare: in reviews and drills.
try-right = Giusto.
try-wrong = Non proprio.
try-better = Qui il meglio è: { $words }
