# Ασκήσεις: θέσεις που αξίζουν σκέψη.
drills-line = Θέσεις από δικές μας παρτίδες όπου μία επιλογή είναι ξεκάθαρα η καλύτερη, και δεν είναι η πρώτη που έρχεται στον νου.
drill-game = Παιχνίδι
drill-theme = Θέμα
drill-any-theme = Όλα τα θέματα
drill-of-day = Άσκηση της ημέρας
drill-day-done = Άσκηση της ημέρας: { $good ->
    [yes] λύθηκε
   *[no] δεν λύθηκε
  }
drill-day-is = Άσκηση της { $day }, ίδια για όλους
drill-ask = Τι είναι καλύτερο εδώ;
drill-position = Η θέση
drill-over = Το τραπέζι δείχνει την καλύτερη επιλογή.
drill-next = Επόμενη άσκηση
drill-level = Δυσκολία { $level } από 5
drill-streak = { $count } στη σειρά
drill-best-streak = ρεκόρ: { $count }
drill-solved = Λύθηκαν { $solved } από { $asked }
drill-figures = Πώς τα πας
drill-forget = Ξανά από την αρχή
drill-choices = Όλες οι επιλογές
drill-best = η καλύτερη
drill-behind = { $points ->
    [0] σχεδόν ίσο
   *[other] περίπου { $points } % μιας νίκης πίσω
  }
drill-yours = η επιλογή σου
drill-how = Πώς υπολογίστηκε;
drill-by = Υπολογίστηκε από { $evaluator }, με { $playouts } δοκιμαστικές παρτίδες ανά επιλογή. Το 1 % μιας νίκης: μία νίκη πάνω ή κάτω σε εκατό τέτοιες παρτίδες.
drill-endless = { $game }: ασκήσεις χωρίς τέλος, με κλεψύδρα
drill-loading = Στήνεται η θέση.
