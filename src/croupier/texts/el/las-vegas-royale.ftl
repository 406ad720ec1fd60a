# Las Vegas Royale, πέρα από όσα μοιράζεται με τις παλιότερες εκδόσεις. Ποσά σε χιλιάδες.
lvr-preview-wins = τώρα θα κέρδιζες { MONEY($bill) }{ lvr-and-tile }
lvr-preview-keeps = κρατάς { MONEY($bill) }{ lvr-and-tile }
lvr-preview-drops = κρατάς μόνο { MONEY($bill) }{ lvr-but-tile }
lvr-preview-ties = ισοπαλία ({ $seats ->
    [none] { $neutral ->
        [0] τα γκρι ζάρια
       *[other] τα ουδέτερα ζάρια{ $grey ->
            [0] {""}
           *[other] {" "}και τα γκρι ζάρια
        }
    }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] {" "}και τα ουδέτερα ζάρια
    }{ $grey ->
        [0] {""}
       *[other] {" "}και τα γκρι ζάρια
    }
}): τίποτα{ lvr-but-tile }
lvr-preview-nothing = δεν κερδίζεις τίποτα{ lvr-but-tile }
lvr-and-tile = { $tile ->
    [none] {""}
   *[other] {" "}και ενεργοποιείς το πλακίδιο
}
lvr-but-tile = { $tile ->
    [none] {""}
   *[other] , αλλά ενεργοποιείς το πλακίδιο
}
lvr-preview-gain = { $chips ->
    [-1] κοστίζει μία μάρκα{ lvr-and-money }
    [0] { $way ->
        [none] δεν αλλάζει κάτι αμέσως
        [more] τώρα θα κέρδιζες { MONEY($money) } παραπάνω
       *[less] τώρα θα κέρδιζες { MONEY($money) } λιγότερα
    }
    [one] φέρνει μία μάρκα{ lvr-and-money }
   *[other] φέρνει { $chips } μάρκες{ lvr-and-money }
}
lvr-preview-idle = τίποτα τώρα
lvr-preview-others = τώρα { MONEY($money) } λιγότερα για: { $seats }
lvr-and-money = { $way ->
    [none] {""}
    [more] {", και "}τώρα θα κέρδιζες { MONEY($money) } παραπάνω
   *[less] {", και "}τώρα θα κέρδιζες { MONEY($money) } λιγότερα
}
lvr-paid = { $money ->
    [0] { $chips ->
        [one] μία μάρκα
       *[other] { $chips } μάρκες
    }
   *[other] { MONEY($money) }
}
lvr-preview-hide = αν ο γείτονας μαντέψει λάθος, παίρνεις { lvr-paid }
lvr-preview-secret = δεν το ξέρει κανείς
lvr-preview-odds = σωστό σε { $right } από { $of } ζαριές

lvr-barred = Ο δείκτης Απαγόρευση Εισόδου είναι στο καζίνο { $casino }: κανένα ζάρι δεν μπαίνει ή βγαίνει.
lvr-no-chip = Το πάσο κοστίζει μία μάρκα και δεν έχεις.
lvr-not-asked = Κανείς δεν σου ζητά τώρα «{ $verb }».
lvr-answer-first = { $question ->
    [empowered] Πες πρώτα αν χρησιμοποιείς τον δείκτη του Δυνατού Παιξίματος.
    [hiding] Κρύψε πρώτα 1, 2 ή 3 δείκτες.
    [fist] Μάντεψε πρώτα πόσοι δείκτες είναι κρυμμένοι.
    [adding] Πες πρώτα ποια μαύρα ζάρια προσθέτεις.
    [daring] Πες πρώτα στοπ, πάνω ή κάτω.
    [barring] Πες πρώτα πού πάει ο δείκτης Απαγόρευση Εισόδου.
    [knocking] Βάλε πρώτα ένα ζάρι στο μπαρ.
    [blocking] Βάλε πρώτα μια ομάδα γκρι ζαριών.
    [relieving] Πάρε πρώτα ένα γκρι ζάρι ή αρνήσου.
    [movingdie] Μετακίνησε πρώτα ένα ζάρι.
    [splitting] Χώρισε πρώτα τους δείκτες σε δύο στοίβες.
    [piles] Πάρε πρώτα μία από τις δύο στοίβες.
    [doubling] Διάλεξε πρώτα ζάρια για τον Διπλασιασμό ή αρνήσου.
    [treating] Διάλεξε πρώτα ένα ζάρι για την Ωραία Ζαριά ή αρνήσου.
    [choosing] Χρησιμοποίησε πρώτα ένα από τα δύο νούμερα.
    [activating] Διάλεξε πρώτα ένα πλακίδιο για ενεργοποίηση.
   *[gilding] Διάλεξε πρώτα ένα ζάρι για τη χρυσή θέση.
}
lvr-not-offered = Το «{ $event }» δεν είναι στις επιλογές σου εδώ.

side-name = { $side ->
    [A1] Τυχερή Γροθιά
    [A2] Τζακπότ
    [B1] Ώρα Αιχμής
    [B2] Πενήντα Πενήντα
    [C1] Κόλλα Πέντε
    [C2] Κακοτυχία
    [D1] Ημέρα Πληρωμής
    [D2] Δυνατό Παίξιμο
    [E1] Απαγόρευση Εισόδου
    [E2] Νοκ-άουτ;
    [F1] Μπλόκο
    [F2] Μειονέκτημα
    [G1] Μαύρο Κουτί
    [G2] Διπλασιασμός
    [H1] Ωραία Ζαριά
   *[H2] Η Επιλογή μου
}
effect-tile-laid = Το καζίνο { $casino } παίρνει το πλακίδιο «{ side-name }».
effect-neutral-rolled = Τα ουδέτερα ζάρια πάνε στα καζίνο { $casinos }, το Biggy τους στο { $biggy }.
effect-chip-paid = { $who ->
    [you] Πληρώνεις μία μάρκα και πας πάσο
   *[other] { $seat } πληρώνει μία μάρκα και πάει πάσο
}.
effect-turn-lost = { $who ->
    [you] Όλα τα ζάρια σου
   *[other] { $seat }: όλα τα ζάρια
} δείχνουν { $casino }, όπου είναι ο δείκτης Απαγόρευση Εισόδου. Η σειρά τελείωσε.
effect-activated = { $idle ->
    [yes] Καζίνο { $casino }: { $who ->
        [you] ενεργοποιείς
       *[other] { $seat } ενεργοποιεί
    } «{ side-name }», αλλά τώρα δεν κάνει τίποτα.
   *[no] Καζίνο { $casino }: { $who ->
        [you] ενεργοποιείς
       *[other] { $seat } ενεργοποιεί
    } «{ side-name }».
}
effect-black-rolled = { $who ->
    [you] Ρίχνεις
   *[other] { $seat } ρίχνει
} τα μαύρα ζάρια: { $faces }.
effect-tokens-hidden = Τυχερή Γροθιά: ο επόμενος παίκτης μαντεύει πόσους δείκτες { $who ->
    [you] κρύβεις
   *[other] κρύβει { $seat }
} στην κλειστή γροθιά.
effect-guessed = { $who ->
    [you] Μαντεύεις
   *[other] { $seat } μαντεύει
} { $tokens ->
    [one] έναν δείκτη
   *[other] { $tokens } δείκτες
}.
effect-uncovered = { $who ->
    [you] Είχες
   *[other] { $seat } είχε
} κρύψει { $tokens ->
    [one] έναν δείκτη
   *[other] { $tokens } δείκτες
}: { $right ->
    [yes] σωστή μαντεψιά, και δεν πληρώνεται κανείς.
   *[other] λάθος μαντεψιά.
}
effect-dice-lifted = { $who ->
    [you] Παίρνεις
   *[other] { $seat } παίρνει
} στο χέρι { $small ->
    [0] το Biggy
    [one] ένα ζάρι{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
   *[other] { $small } ζάρια{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
} από το καζίνο { $casino }.
effect-grey-moved = Καζίνο { $casino }: { $dice ->
    [0] τώρα δεν υπάρχει γκρι ζάρι.
    [one] τώρα υπάρχει ένα γκρι ζάρι.
   *[other] τώρα υπάρχουν { $dice } γκρι ζάρια.
}
effect-tile-dice = Στο πλακίδιο «{ side-name }» { $who ->
    [you] έχεις
   *[other] { $seat } έχει
} τώρα { $small ->
    [0] { $big ->
        [0] κανένα ζάρι
       *[other] το Biggy
    }
    [one] ένα ζάρι{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
   *[other] { $small } ζάρια{ $big ->
        [0] {""}
       *[other] {" "}και το Biggy
    }
}.
effect-token-taken = { side-name }: { $who ->
    [you] παίρνεις τον δείκτη
   *[other] τον δείκτη παίρνει { $seat }
}.
effect-token-returned = { side-name }: ο δείκτης γυρίζει στο πλακίδιο.
effect-bar-moved = { $who ->
    [you] Βάζεις
   *[other] { $seat } βάζει
} τον δείκτη Απαγόρευση Εισόδου στο καζίνο { $casino }.
effect-bar-stayed = { $who ->
    [you] Αφήνεις
   *[other] { $seat } αφήνει
} τον δείκτη Απαγόρευση Εισόδου στο καζίνο { $casino }.
effect-black-added = { $who ->
    [you] Προσθέτεις
   *[other] { $seat } προσθέτει
} ένα μαύρο ζάρι στο καζίνο { $casino }.
effect-dared = { $said ->
    [stop] { $who ->
        [you] Σταματάς στο { $last } και παίρνεις
       *[other] { $seat } σταματά στο { $last } και παίρνει
    } το έπαθλο.
    [nothing] { $who ->
        [you] Σταματάς
       *[other] { $seat } σταματά
    } στο { $last }, χωρίς τίποτα.
    [higher] { $who ->
        [you] Λες
       *[other] { $seat } λέει
    }: πάνω από { $last }.
   *[lower] { $who ->
        [you] Λες
       *[other] { $seat } λέει
    }: κάτω από { $last }.
}
effect-dare-ended = { $outcome ->
    [right] Άθροισμα { $sum } μετά το { $last }: { $who ->
        [you] μάντεψες
       *[other] { $seat } μάντεψε
    } σωστά.
    [equal] Πάλι άθροισμα { $sum }. Το ίσο μετρά ως λάθος: { $who ->
        [you] δεν παίρνεις
       *[other] { $seat } δεν παίρνει
    } τίποτα.
   *[wrong] Άθροισμα { $sum } μετά το { $last }: { $who ->
        [you] έκανες λάθος και δεν παίρνεις
       *[other] { $seat } έκανε λάθος και δεν παίρνει
    } τίποτα.
}
effect-jackpot-ended = { $won ->
    [yes] { $who ->
        [you] Κερδίζεις το
       *[other] { $seat } κερδίζει το
    } τζακπότ, που ξαναρχίζει από { MONEY($marker) }.
   *[no] Ούτε εφτά ούτε διπλές: { $who ->
        [you] δεν κερδίζεις
       *[other] { $seat } δεν κερδίζει
    } τίποτα, και το τζακπότ είναι τώρα { MONEY($marker) }.
}
effect-prime-time-led = Ώρα Αιχμής: { $who ->
    [you] προηγείσαι στο καζίνο { $casino } και μπορείς να προσθέσεις
   *[other] { $seat } προηγείται στο καζίνο { $casino } και μπορεί να προσθέσει
} μαύρα ζάρια πριν από την πληρωμή.
effect-box-won = Μαύρο Κουτί: { $who ->
    [you] κέρδισες στο καζίνο { $casino } και θα διαλέξεις
   *[other] { $seat } κέρδισε στο καζίνο { $casino } και θα διαλέξει
} ανάμεσα σε δύο στοίβες· τις φτιάχνει ο επόμενος παίκτης.
effect-power-used = { $who ->
    [you] Χρησιμοποιείς
   *[other] { $seat } χρησιμοποιεί
} τον δείκτη του Δυνατού Παιξίματος.
effect-grey-placed = { $who ->
    [you] Βάζεις
   *[other] { $seat } βάζει
} { $dice ->
    [one] ένα γκρι ζάρι
   *[other] { $dice } γκρι ζάρια
} στο καζίνο { $casino }.
effect-grey-taken = { $who ->
    [you] Παίρνεις
   *[other] { $seat } παίρνει
} ένα γκρι ζάρι από το καζίνο { $casino } { $money ->
    [0] { $chips ->
        [0] { $who ->
            [you] για να μετακινήσεις ένα ζάρι
           *[other] για να μετακινήσει ένα ζάρι
        }.
       *[other] για { lvr-paid }.
    }
   *[other] για { lvr-paid }.
}
effect-box-split = Μαύρο Κουτί: { $who ->
    [you] χωρίζεις
   *[other] { $seat } χωρίζει
} τους δείκτες σε στοίβες των { $first } και { $second }.
effect-pile-taken = Μαύρο Κουτί: { $who ->
    [you] παίρνεις
   *[other] { $seat } παίρνει
} τη στοίβα { $pile }. { $worth ->
    [0] Δεν αξίζει τίποτα· στην άλλη ήταν { MONEY($other) }.
   *[other] Αξίζει { MONEY($worth) }· στην άλλη { $other ->
        [0] δεν ήταν τίποτα
       *[other] ήταν { MONEY($other) }
    }.
}
effect-value-used = { $idle ->
    [yes] Η Επιλογή μου: { $who ->
        [you] χρησιμοποιείς
       *[other] { $seat } χρησιμοποιεί
    } το { $value }, που τώρα δεν κάνει τίποτα.
   *[no] Η Επιλογή μου: { $who ->
        [you] χρησιμοποιείς
       *[other] { $seat } χρησιμοποιεί
    } το { $value }.
}
effect-tile-activated = { $idle ->
    [yes] Η Επιλογή μου: { $who ->
        [you] ενεργοποιείς
       *[other] { $seat } ενεργοποιεί
    } το πλακίδιο «{ side-name }», που τώρα δεν κάνει τίποτα.
   *[no] Η Επιλογή μου: { $who ->
        [you] ενεργοποιείς
       *[other] { $seat } ενεργοποιεί
    } το πλακίδιο «{ side-name }».
}
effect-nice-placed = Ωραία Ζαριά: { $who ->
    [you] βάζεις
   *[other] { $seat } βάζει
} { $big ->
    [yes] το Biggy
   *[no] ένα ζάρι
} στη θέση { $space }.
effect-die-gilded = Η Επιλογή μου: { $who ->
    [you] βάζεις
   *[other] { $seat } βάζει
} { $big ->
    [yes] το Biggy
   *[no] ένα ζάρι
} στη χρυσή θέση.
effect-die-pushed = { $who ->
    [you] { $big ->
        [yes] Το Biggy σου
       *[no] Το ζάρι σου
    }
   *[other] { $seat }: { $big ->
        [yes] το Biggy
       *[no] το ζάρι
    }
} που ήταν εκεί πάει στο καζίνο { $casino }.
effect-declined = { $side ->
    [B1] { $who ->
        [you] Δεν προσθέτεις
       *[other] { $seat } δεν προσθέτει
    } μαύρο ζάρι.
    [D2] { $who ->
        [you] Δεν χρησιμοποιείς
       *[other] { $seat } δεν χρησιμοποιεί
    } τον δείκτη του Δυνατού Παιξίματος.
    [F2] { $who ->
        [you] Δεν παίρνεις
       *[other] { $seat } δεν παίρνει
    } γκρι ζάρι.
    [G2] { $who ->
        [you] Δεν βάζεις
       *[other] { $seat } δεν βάζει
    } ζάρια στον Διπλασιασμό.
    [H1] { $who ->
        [you] Δεν βάζεις
       *[other] { $seat } δεν βάζει
    } ζάρι στην Ωραία Ζαριά.
    [H2] { $who ->
        [you] Δεν βάζεις
       *[other] { $seat } δεν βάζει
    } ζάρι στη χρυσή θέση.
   *[none] { $who ->
        [you] Δεν μετακινείς
       *[other] { $seat } δεν μετακινεί
    } ζάρι.
}
effect-bad-luck-activated = Η Κακοτυχία ενεργοποιείται: πληρώνεται στο τέλος του γύρου.
effect-rewarded = { $side ->
    [none] { $who ->
        [you] Παίρνεις
       *[other] { $seat } παίρνει
    }
   *[other] { side-name }: { $who ->
        [you] παίρνεις
       *[other] { $seat } παίρνει
    }
} { lvr-paid } από την τράπεζα.
effect-fined = { $money ->
    [0] { $chips ->
        [0] Κακοτυχία: { $who ->
            [you] δεν έχεις με τι να πληρώσεις
           *[other] { $seat } δεν έχει με τι να πληρώσει
        }.
        [one] Κακοτυχία: { $who ->
            [you] πληρώνεις
           *[other] { $seat } πληρώνει
        } μία μάρκα.
       *[other] Κακοτυχία: { $who ->
            [you] πληρώνεις
           *[other] { $seat } πληρώνει
        } { $chips } μάρκες.
    }
   *[other] Κακοτυχία: { $who ->
        [you] πληρώνεις
       *[other] { $seat } πληρώνει
    } { MONEY($money) }{ $chips ->
        [0] {""}
        [one] {" "}και μία μάρκα
       *[other] {" "}και { $chips } μάρκες
    }.
}
effect-equals-cancelled = Καζίνο { $casino }: με βάρος { $weight } { $among ->
    [you] εξουδετερώνεστε
   *[other] εξουδετερώνονται
}: { $seats ->
    [none] τα ουδέτερα και τα γκρι ζάρια
   *[other] { $seats }{ $neutral ->
        [no] {""}
       *[other] {" "}και τα ουδέτερα ζάρια
    }{ $grey ->
        [no] {""}
       *[other] {" "}και τα γκρι ζάρια
    }
}.
effect-doubles-cancelled = Διπλασιασμός: με βάρος { $weight } στο πλακίδιο { $among ->
    [you] εξουδετερώνεστε
   *[other] εξουδετερώνονται
}: { $seats }.
royale-unreadable = Μια κίνηση γράφεται place 3 ή pass, μια απάντηση σε πλακίδιο π.χ. guess 2, bar stay ή back 3 small.
