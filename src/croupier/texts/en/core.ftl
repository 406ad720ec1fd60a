seat-number = Seat { $number }
seat-neutral = the neutral dice
