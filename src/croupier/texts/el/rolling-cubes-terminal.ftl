# Η ερώτηση του Rolling Cubes, και ο λύτης του.
terminal-cubes-prompt = { $name }, η ισότητά σου:{" "}
terminal-cubes-help-equality = γράψε μια ισότητα
terminal-cubes-help-row = μια ισότητα με τη γραμμή της
terminal-cubes-help-decline = καμία ισότητα
terminal-cubes-help-rethrow = ξαναρίξε ζάρια
terminal-cubes-help-strike = διάγραψε μια γραμμή
terminal-cubes-help-hint = ή Tab: μια υπόδειξη, κάθε φορά λίγο περισσότερη
terminal-cubes-left = αριστερά { $left }
terminal-cubes-both = αριστερά { $left }, δεξιά { $right }
terminal-cubes-in-row = { $counts } στη γραμμή
help-solve = Βρίσκει τις καλύτερες ισότητες μιας ζαριάς του Rolling Cubes, ακριβώς.
help-build-cubes-table = Φτιάχνει ξανά τους πίνακες του Rolling Cubes, σε περίπου μισό λεπτό.
help-roll = Ζάρια του Rolling Cubes· με - διαβάζει μία ζαριά σε κάθε γραμμή.
