# The signs of the board, told when somebody asks.
sign-vs-population = Population: how many guests your rooms bring.
sign-vs-revenue = Revenue. Each turn you get money for the lower of population and revenue, which stands in red.
sign-vs-fame = Fame: the most of it at the end wins.
sign-vs-button = The button: who has it begins the turn; the next turn it goes on to the left.
sign-vs-held = On a plate: the room this player holds, and the bid.
sign-vs-stacks = Small, medium and large premier rooms still to come. If an event wants one from an empty stack, the game ends.
sign-vs-left = So many of a basic room are left.
sign-vs-round = Spaces of a bid track. When a premier price drops it falls to the next round space; you may bid on round and square ones alike.
sign-vs-lowest = The lowest bid that counts here now.
sign-vs-needs = Whether you could lay the room: ✓ you have what it needs, ✗ something is missing, named or drawn beside it.
sign-vs-casino = The spade on yellow: a casino room, to be reached from the casino entrance.
sign-vs-hotel = The bed on blue: a hotel room, to be reached from the hotel entrance. Green rooms have both signs and go to either.
sign-vs-door = A door, the light gap in a wall. Rooms are joined where door meets door.
sign-vs-diamond = A red diamond, made of the red corners of rooms that meet. The fuller it is, the more fame it brings at the end.
sign-vs-marker = The marker of a bid, with the colour and letter of who holds it.
