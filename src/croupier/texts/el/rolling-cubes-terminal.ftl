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
rc-drill-throw = Ζάρια: { $dice }. Η κλεψύδρα τρέχει { $seconds } δευτερόλεπτα.
rc-drill-prompt = Η ισότητά σου (τίποτα: καμία, q: αρκετά):{" "}
rc-drill-late = Αργά: { $points } από { $most } πόντους.
rc-drill-good = Καλά: { $points } από { $most } πόντους.
rc-drill-more = { $points } από { $most } πόντους: υπήρχαν περισσότεροι.
rc-drill-best = Η καλύτερη: { $equation }, { $points } πόντοι.

# What --help says of its commands.
help-using = Ζάρια που πρέπει να χρησιμοποιηθούν.
help-row = blue, green, red, poker ή 101.
help-top = Πόσες ισότητες, καθεμία με άλλα ζάρια.
help-report = Γράφει μια σελίδα για τα λυμένα παιχνίδια.
help-json-one = Ένα αντικείμενο JSON.
help-tables-to = Άλλος φάκελος από αυτόν του πακέτου.

# Bots.
bot-perfect-why = Βρίσκει πάντα την καλύτερη ισότητα.
bot-level1-why = Αρχάριο: του ξεφεύγουν τα περισσότερα.
bot-level2-why = Βρίσκει τις εύκολες ισότητες.
bot-level3-why = Βρίσκει καλές ισότητες, όχι όμως τις πιο μεγάλες.
bot-level4-why = Του ξεφεύγουν λίγα.
bot-level5-why = Δεν του ξεφεύγει σχεδόν τίποτα.
option-mode-yahtzee-why = Η πασιέντζα, για έναν ή περισσότερους. Πέντε ζαριές· σε καθεμία ξαναρίχνεις μία φορά έως πέντε ζάρια· το καθένα κοστίζει έναν πόντο. Ύστερα μια ισότητα μπαίνει σε μία από πέντε γραμμές.
