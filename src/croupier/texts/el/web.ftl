# Τα λόγια της σελίδας.
skip-to-content = Μετάβαση στο τραπέζι
to-start = Στην αρχική σελίδα
close = Κλείσιμο
save = Αποθήκευση
go-on = Συνέχεια
skip = Παράλειψη
undo = Αναίρεση
do-it = Εντάξει
you = εσύ
guest-name = Επισκέπτης { $number }
page-outdated = Αυτή η σελίδα είναι παλιά έκδοση. Κλείσε όλα τα παράθυρά της και άνοιξέ την ξανά.
offline = Είσαι εκτός σύνδεσης. Το τραπέζι σε περιμένει: μόλις επανέλθει η γραμμή, συνεχίζεις.
reconnecting = Η σύνδεση με το τραπέζι κόπηκε. Γίνεται επανασύνδεση …

start-title = Κάτσε στο τραπέζι
start-line = Πέντε παιχνίδια, καλή παρέα, ζάρια που μπορείς να ελέγξεις.
play-now = Παίξε τώρα
sitting-down = Μια στιγμή …
new-table = Νέο τραπέζι
rules = Κανόνες
opening-rules = Ανοίγουν οι κανόνες …
players-minutes = { $players } παίκτες · { $minutes } λεπτά
footer = Χωρίς λογαριασμό, χωρίς διαφημίσεις, τίποτα απ’ έξω: η σελίδα μιλά μόνο με τον δικό της κρουπιέρη.
my-tables = Τα τραπέζια σου
finished-tables = Τελειωμένα παιχνίδια
with-names = με: { $names }
your-turn = Σειρά σου

settings = Ρυθμίσεις
language = Γλώσσα
theme = Φωτισμός
theme-dark = Νύχτα
theme-light = Μέρα
speed = Ταχύτητα των μποτ
speed-leisurely = Με την ησυχία μας
speed-normal = Κανονική
speed-fast = Γρήγορη
speed-instant = Αμέσως
sound = Ήχοι
auto-roll = Ρίχνε εσύ για μένα
show-guide = Εξήγησέ μου όσο παίζω
your-name = Το όνομά σου
you-are = Είσαι: { $name }.
export-me = Κατέβασε ό,τι με αφορά
forget-me = Ξέχασέ με
forget-sure = Να σε ξεχάσουμε οριστικά; Στα τραπέζια σου θα παίζουν μποτ και το όνομά σου θα χαθεί.
device-explained = Συνέχισε από άλλη συσκευή: άνοιξε εκεί τον σύνδεσμο μέσα σε δέκα λεπτά.
device-link = Φτιάξε σύνδεσμο
device-title = Καλώς όρισες πάλι
device-line = Και αυτή η συσκευή είναι πλέον συνδεδεμένη ως { $name }.
qr-code = Ο σύνδεσμος ως κωδικός QR
link = Σύνδεσμος
copy-link = Αντιγραφή συνδέσμου
copied = Αντιγράφηκε

new-title = Ένα νέο τραπέζι
new-game = Παιχνίδι
new-options = Επιλογές
new-seats = Θέσεις
new-clock = Ρολόι
clock-none = Χωρίς ρολόι: ο καθένας με τον ρυθμό του
clock-fast = 5 λεπτά ο καθένας, 10 δευτερόλεπτα η κίνηση
clock-slow = 20 λεπτά ο καθένας, 30 δευτερόλεπτα η κίνηση
clock-sand-1 = Κλεψύδρα: 1 λεπτό για κάθε απάντηση
clock-sand-2 = Κλεψύδρα: 2 λεπτά για κάθε απάντηση
clock-sand-5 = Κλεψύδρα: 5 λεπτά για κάθε απάντηση
seat-me = Εγώ
seat-here = Κάποιος άλλος εδώ
seat-friend = Φίλος, με σύνδεσμο
seat-bot-beginner = Μποτ 1, αρχάριο
seat-bot-easy = Μποτ 2, εύκολο
seat-bot-normal = Μποτ 3, κανονικό
seat-bot-strong = Μποτ 4, δυνατό
seat-bot-expert = Μποτ 5, ειδικός
seat-number = Θέση { $number }
seat-name = Όνομα
add-seat = Μία θέση ακόμη
fewer-seats = Μία θέση λιγότερη
open-table = Άνοιξε το τραπέζι
option-on = ναι
option-off = όχι
option-money = Χρήματα
option-money-why = Οι κερδισμένες κάρτες χρημάτων μένουν κλειστές και τις θυμάσαι (memory) ή τις βλέπουν όλοι (open).
option-money-memory = κλειστά
option-money-open = ανοιχτά
option-neutral = Ουδέτερα ζάρια
option-neutral-why = Τα λευκά ζάρια παίζουν σαν ένας παίκτης ακόμη, που παίρνει κάρτες χρημάτων από όλους.
option-rounds = Γύροι
option-rounds-why = Πόσοι γύροι παίζονται· λιγότεροι είναι σπιτικός κανόνας.
option-start = Πρώτος παίκτης
option-start-why = Με κλήρο ή μια θέση της επιλογής σου.
option-start-lot = με κλήρο
option-bandit = Κουλοχέρης
option-bandit-why = Ένα έβδομο καζίνο, όπου κάθε νούμερο μπαίνει μία φορά και κανείς δεν εξουδετερώνεται.
option-bandit_bills = Κάρτες χρημάτων στον κουλοχέρη
option-bandit_bills-why = Πόσες κάρτες χρημάτων υπάρχουν εκεί σε κάθε γύρο.
option-tiles = Πλακίδια
option-tiles-why = Πόσα καζίνο παίρνουν πλακίδιο με δικό του παιχνίδι· κανένα είναι το βασικό παιχνίδι.
option-bad_luck = Κακοτυχία
option-bad_luck-why = Όποιος έχει τα λιγότερα ζάρια εκεί πληρώνει σε κάθε γύρο (always) ή μόνο αν κάποιος ενεργοποίησε το πλακίδιο (activated).
option-bad_luck-always = πάντα
option-bad_luck-activated = αν ενεργοποιηθεί
option-fresh_tiles = Πάντα νέες όψεις
option-fresh_tiles-why = Η όψη ενός πλακιδίου που παίχτηκε δεν ξαναβγαίνει στους επόμενους γύρους· η άλλη όψη μπορεί να βγει.
option-mode = Τρόπος παιχνιδιού
option-mode-why = Ένας ένας, όλοι μαζί στα κρυφά, το τελευταίο ζάρι, τουρνουά και των τριών ή η πασιέντζα.
option-zero_dividend = Διαιρετέος μηδέν
option-zero_dividend-why = Αν επιτρέπεται το 0:7, με το οποίο όποια ψηφία και να ’ναι γίνονται πόντοι.
option-faces = Έδρες των ζαριών
option-faces-why = Οι έδρες από το δικό σου κουτί, αν διαφέρουν.
option-set = Σετ αιθουσών
option-set-why = Οι τιμές από το δικό σου κουτί, αν διαφέρουν.

join-title = Έχεις πρόσκληση
join-sit = Κάθισε
join-taken = Η θέση είναι ήδη πιασμένη: { $name }. Μπορείς να παρακολουθήσεις.
join-watch = Παρακολούθησε
opening-table = Ανοίγει το τραπέζι …
waiting-for-players = Περιμένουμε παίκτες
waiting-line = Στείλε σε κάθε φίλο έναν σύνδεσμο ή ας σκανάρει τον κωδικό. Το παιχνίδι αρχίζει μόλις γεμίσουν οι θέσεις.
seat-open = Ελεύθερη θέση
seat-waits = περιμένει επισκέπτη
seat-ready = είναι εδώ
seat-away = λείπει
seat-stand-in = παίζει ένα μποτ στη θέση
seat-resigned = παραιτήθηκε
seat-thinking = σκέφτεται …
players = Παίκτες
player = Παίκτης
rank = Κατάταξη
score = Σκορ

round-of = Γύρος { $round } από { $rounds }
turn-over = Το παιχνίδι τελείωσε
your-roll = Σειρά σου: ρίξε τα ζάρια
your-choice = Διάλεξε: ποια ζάρια πάνε στο καζίνο τους;
your-move = Σειρά σου: διάλεξε κίνηση
roll = Ρίξε
waiting-roll = Ετοιμάζεται να ρίξει: { $name }
waiting-choice = Διαλέγει τώρα: { $name }
waiting-dice = Περιμένουμε: { $name }, { $count ->
    [one] μένει ένα ζάρι
   *[other] μένουν { $count } ζάρια
  }
rolled-dice = Τα ζάρια στο τραπέζι
place-value = Βάλε { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
  } με νούμερο { $value }: { $words }
rolled-value = { $count ->
    [one] Ένα ζάρι δείχνει
   *[other] { $count } ζάρια δείχνουν
  } { $value }
casino-title = Καζίνο { $number }, { $name }
place-on = Βάλε στο καζίνο { $number }, { $name }: { $words }
bills-here = Κάρτες χρημάτων: { $bills }
no-bills-here = Καμία κάρτα χρημάτων
standing-wins = { $name } { $strength }, θα έπαιρνε { $money }
standing-nothing = { $name } { $strength }, δεν θα έπαιρνε τίποτα
standing-cancelled = { $name } { $strength }, εξουδετερώνεται
neutral-dice = Λευκά ζάρια
barred = Κλειστό
dice-left = { $count ->
    [one] ένα ζάρι ακόμη
   *[other] { $count } ζάρια ακόμη
  }
bills-face-down = { $count ->
    [one] μία κλειστή κάρτα χρημάτων
   *[other] { $count } κλειστές κάρτες χρημάτων
  }
chips-left = { $count ->
    [one] μία μάρκα
   *[other] { $count } μάρκες
  }
casino-vegas-1 = Gold Rush
casino-vegas-2 = Blue Parrot
casino-vegas-3 = Miracle
casino-vegas-4 = Palazzo
casino-vegas-5 = Silver Moon
casino-vegas-6 = Desert Queen
casino-vegas-7 = Κουλοχέρης

moves = Τι έγινε
talk = Πες κάτι
get-up = Σήκω για λίγο
get-up-explained = Ένα μποτ παίζει στη θέση σου μέχρι να την πάρεις πίσω.
resign = Παραίτηση
resign-sure = Να παραιτηθείς από το παιχνίδι; Ένα μποτ παίζει ως το τέλος και κατατάσσεσαι στην τελευταία θέση.
take-back = Παίρνω πίσω τη θέση μου
bot-plays-for-you = Προς το παρόν παίζει ένα μποτ στη θέση σου
note-time = Τέλος χρόνου: { $name }. Συνεχίζει ένα μποτ.
note-away = Λείπει πολλή ώρα: { $name }. Συνεχίζει ένα μποτ.
note-left = Σηκώθηκε: { $name }. Συνεχίζει ένα μποτ.
note-resigned = Παραιτήθηκε: { $name }. Συνεχίζει ένα μποτ.
note-back = Επέστρεψε: { $name }.
note-idle = Εδώ και μια εβδομάδα δεν έγινε τίποτα· αύριο το τραπέζι κλείνει.
note-withheld = Δεν ήρθε εγκαίρως αριθμός για τα ζάρια: { $name }. Ξεκινούν από την αρχή χωρίς αυτόν.
you-watch = Παρακολουθείς
watchers = { $count ->
    [one] ένα άτομο παρακολουθεί
   *[other] { $count } άτομα παρακολουθούν
  }
phrase-hello = Γεια!
phrase-good-luck = Καλή τύχη!
phrase-well-played = Ωραίο παιχνίδι!
phrase-nice-roll = Τι ζαριά!
phrase-ouch = Ωχ!
phrase-thanks = Ευχαριστώ!
phrase-sorry = Συγγνώμη!
phrase-hurry = Πάμε;
phrase-wait = Μισό λεπτό …
phrase-rematch = Άλλο ένα;
phrase-bye = Καληνύχτα!
type-move = Γράψε την κίνησή σου ({ $verbs })
since-away = Όσο έλειπες
hand-over = Δώσε την οθόνη. Παίζει: { $name }
hand-over-line = Το επόμενο το βλέπει μόνο ένα άτομο: { $name }.
i-am = Είμαι: { $name }
secret-kept = Το μυστικό σου είναι ασφαλές

guide = Οδηγός
guide-close = Ξέρω το παιχνίδι

winner = Νίκη: { $name }!
shared-win = Η νίκη μοιράζεται
rematch = Παίξε ξανά
join-rematch = Στη ρεβάνς
review-game = Ανάλυση της παρτίδας
coach = Προπονητής
coach-explained = Συμβουλές, προειδοποιήσεις και τι θα έκανε κάθε επιλογή, μόνο με μποτ.
note-coach = Ζητά τον προπονητή: { $name }.
note-coach-off = Διώχνει τον προπονητή: { $name }.
watch-replay = Δες το ξανά
verify-dice = Έλεγξε τα ζάρια
see-table = Δες το τραπέζι
final-table = Τελική κατάταξη

replay-title = Επανάληψη
replay-step = Βήμα { $step } από { $steps }
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-back = Ένα βήμα πίσω
replay-next = Ένα βήμα μπροστά
replay-link = Σύνδεσμος για αυτή τη στιγμή
replay-record = Κατέβασε την παρτίδα
replay-not-over = Το παιχνίδι συνεχίζεται ακόμη· η επανάληψη έρχεται όταν τελειώσει.

verify-title = Ήταν τίμια τα ζάρια;
verify-line = Πριν από το παιχνίδι ο κρουπιέρης σφράγισε έναν μυστικό αριθμό. Κάθε άνθρωπος πρόσθεσε έναν δικό του. Όλα τα ζάρια βγαίνουν από αυτούς, και η σελίδα τα ξαναϋπολογίζει μόνη της.
verify-choose = Άνοιξε μια παρτίδα
verify-paste = ή επικόλλησε το κείμενό της
verify-check = Έλεγχος
verify-bad = Κάτι δεν πάει καλά
verify-unsealed = Οι κληρώσεις είναι σωστές, αλλά η παρτίδα δεν έχει σφραγίδα
verify-unsealed-line = Λείπει το αποτύπωμα, άρα το ίδιο το αρχείο μπορεί να έχει αλλάξει.
verify-unfair = Κανένας άνθρωπος δεν πρόσθεσε σπόρο σε αυτό το παιχνίδι, οπότε δεν αποκλείεται ο κρουπιέρης να διάλεξε τα ζάρια.
verify-seeds = Σπόροι
verify-house-seed = Ο κρουπιέρης
verify-commit = Σφραγισμένο πριν από το παιχνίδι
verify-key = Κλειδί όλων των κληρώσεων
verify-draws = Όλες οι κληρώσεις
verify-line-wrong = Γραμμή { $line }: { $reason }
verify-reason-head = δεν είναι καταγραφή τελειωμένου παιχνιδιού
verify-reason-commit = ο σπόρος που φανερώθηκε δεν είναι αυτός που σφραγίστηκε
verify-reason-digest = το αποτύπωμα δεν ταιριάζει με το κείμενο
verify-reason-draw = η κλήρωση { $number } έπρεπε να είναι { $right }, αλλά η καταγραφή λέει { $found }
verify-reason-shown = τα ζάρια που φαίνονται δεν βγαίνουν από τις κληρώσεις
verify-reason-seeds = λείπει ο σπόρος ενός ανθρώπου ή το αποτύπωμά του
verify-reason-hash = ο σπόρος μιας θέσης δεν είναι αυτός για τον οποίο είχε δεσμευτεί
verify-reason-seen = η σφραγίδα ή τα αποτυπώματα δεν είναι αυτά που είδε αυτός ο περιηγητής πριν από το παιχνίδι
verify-first-version = Είναι καταγραφή της πρώτης έκδοσης: οι θέσεις δεν δεσμεύονταν για τον σπόρο τους, οπότε ένας κρουπιέρης που έπαιζε κι ο ίδιος μπορούσε να διαλέξει τον δικό του τελευταίος.
verify-signed-good = Υπογεγραμμένη από αυτόν τον κρουπιέρη (κλειδί { $key }): κάθε κίνηση, μποτ και σημείωση είναι όπως την έγραψε. Τα ονόματα των ανθρώπων δεν περιλαμβάνονται στην υπογραφή.
verify-signed-wrong = Η υπογραφή δεν ταιριάζει: μια θέση, μια κίνηση ή μια σημείωση δεν είναι όπως την έγραψε αυτός ο κρουπιέρης.
verify-signed-other = Υπογεγραμμένη με κλειδί που δεν είναι αυτού του κρουπιέρη ({ $key }). Μπορεί να την ελέγξει η εντολή croupier verify FILE --house ΔΙΕΥΘΥΝΣΗ.
verify-signed-unable = Το αρχείο λέει ότι είναι υπογεγραμμένο με το κλειδί { $key }, αλλά εδώ η σελίδα δεν μπορεί να ελέγξει υπογραφές. Μπορεί η εντολή croupier verify FILE --house ΔΙΕΥΘΥΝΣΗ.
verify-signed-none = Κανένας κρουπιέρης δεν υπέγραψε αυτό το αρχείο: ελέγχθηκαν τα ζάρια, όχι ποιος έπαιξε τι.

grey-dice = Γκρι ζάρια
roll-black = Ρίξε τα μαύρα ζάρια

keys = Πλήκτρα
keys-on = Γράμματα και ψηφία είναι πλήκτρα στο τραπέζι
keys-help = Σε ένα τραπέζι πάτησε ? για να δεις τι κάνουν τα πλήκτρα.
key-space = Διάστημα
key-esc = Esc
key-enter = Enter
key-backspace = Backspace
key-arrows = Βελάκια
key-roll = Ρίξε
key-undo = Πάρε πίσω
key-skip = Προσπέρασε ό,τι δείχνεται
key-help = Δείξε αυτά τα πλήκτρα
bot = μποτ
own-bot = Πρόγραμμα κάποιου
bot-named = { $name } (μποτ)
you-here = Εσύ
you-win = Κέρδισες!
turn-of = { $name }: { $line }
log-round = Γύρος { $number }
time-left = { $seconds ->
    [one] Μένει ένα δευτερόλεπτο.
   *[other] Μένουν { $seconds } δευτερόλεπτα.
  }
tables-wait = Η σειρά σου
you-were-nudged = Σε περιμένουν
my-result = { $rank ->
    [1] Νίκη · { $score }
   *[other] { $rank }η θέση από { $seats } · { $score }
  }
close-table = Κλείσε το τραπέζι
close-table-of = Κλείσε το τραπέζι: { $title }
close-table-sure = Να κλείσει το τραπέζι για πάντα; Το παιχνίδι δεν θα παιχτεί ως το τέλος.
close-table-explained = Κανείς άλλος δεν παίζει εδώ. Το παιχνίδι τελειώνει χωρίς αποτέλεσμα.
table-closed = Αυτό το τραπέζι έκλεισε. Το παιχνίδι δεν παίχτηκε ως το τέλος.
table-menu = Μενού του τραπεζιού
get-up-before = Σήκω
get-up-before-explained = Η θέση σου είναι πάλι ελεύθερη για κάποιον άλλον.
resign-explained = Ένα μποτ παίζει ως το τέλος και κατατάσσεσαι στην τελευταία θέση. Δεν μπορείς να επιστρέψεις.
to-start-explained = Η θέση μένει δική σου. Θα βρεις το τραπέζι εκεί, στο «Τα τραπέζια σου».
seat-to-bot = Δώσε αυτή τη θέση σε ένα μποτ
absent-line = Λείπει: { $name }. Είναι η σειρά της θέσης αυτής.
absent-nudge = Στείλε υπενθύμιση
absent-nudged = Στάλθηκε υπενθύμιση: { $name }. Μπορείς να ψηφίσεις για μποτ σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
  }.
absent-vote-line = Λείπει ακόμη: { $name }. Να παίξει ένα μποτ ώσπου να επιστρέψει;
absent-vote = Ψήφισε για μποτ
absent-voted = Ψήφισες να παίξει ένα μποτ στη θέση: { $name }. Πρέπει να συμφωνήσουν πάνω από τους μισούς άλλους.
note-nudged = Υπενθύμιση από { $by } προς { $name }: είναι η σειρά σου.
note-vote = Ψήφος από { $by }: να παίξει ένα μποτ στη θέση: { $name }.
note-voted = Λείπει: { $name }. Με ψηφοφορία συνεχίζει ένα μποτ.
join-by = Πρόσκληση από { $host }: { $title } για { $seats ->
    [one] έναν παίκτη
   *[other] { $seats } παίκτες
  }.
join-to = Πρόσκληση: { $title } για { $seats ->
    [one] έναν παίκτη
   *[other] { $seats } παίκτες
  }.
join-clock = με ρολόι
join-bot = Αυτή η θέση δόθηκε σε μποτ: { $name }. Μπορείς να παρακολουθήσεις.
join-old = Αυτός ο σύνδεσμος χρησιμοποιήθηκε και η θέση έχει νέο. Ζήτησέ τον από όποιον σε κάλεσε.
join-over = Αυτό το παιχνίδι τελείωσε. Μπορείς να το ξαναδείς.
join-closed = Αυτό το τραπέζι έκλεισε.
join-broken-title = Αυτός ο σύνδεσμος δεν οδηγεί πουθενά
join-broken = Δεν είναι σύνδεσμος αυτού του κρουπιέρη ή λείπει ένα κομμάτι του. Αντίγραψέ τον ξανά από εκεί που τον πήρες ή ζήτησε νέον από όποιον σε κάλεσε.
join-gone = Το τραπέζι όπου οδηγούσε δεν υπάρχει πια.
join-yours = Αυτή η θέση είναι δική σου.
