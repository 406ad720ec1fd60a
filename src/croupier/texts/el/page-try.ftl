# Μια θέση για δοκιμή: in reviews and drills.
try-right = Σωστά.
try-wrong = Όχι ακριβώς.
try-yours = Η επιλογή σου: { $words }
try-better = Το καλύτερο εδώ: { $words }
