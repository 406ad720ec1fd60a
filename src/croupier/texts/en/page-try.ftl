# A position to try: in reviews and drills.
try-right = Right.
try-wrong = Not quite.
try-yours = You chose: { $words }
try-better = The best here: { $words }
