# All rooms of a set and where their values come from, told when somebody asks.
vs-rooms-shipped = All rooms of the game. Not everything about the printed game is known: a room that may differ from it says so.
vs-rooms-own = All rooms this table plays with: { $name }. Not everything about the printed game is known: a room that may differ from it says so.
vs-rooms-why = Why is that?
vs-copies = { $size ->
    [small] small
    [medium] medium
   *[large] large
}, { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
vs-backs = early: { $a }, late: { $b }
vs-basic = basic
vs-from = bids from { $price }
vs-room-may-differ = may differ from the printed game
vs-likely = likely right: { $fields }
vs-reconstructed = our own choice: { $fields }
vs-other-values = What else may differ from the printed game
vs-entry = { $entry ->
    [components] The box
    [setup] What everybody begins with
    [sheet] The sheet
    [premier-track] The premier track
    [scoring] Final scoring
   *[other] { $entry }
}
vs-field = { $field ->
    [name] name
    [colour] colour
    [kind] kind
    [size] size
    [price] price
    [population] population
    [revenue] revenue
    [fame] fame
    [copies] how many there are
    [backs] early or late
    [door-count] number of doors
    [doors] where the doors are
    [corners] red corners
    [needs] rooms it needs
    [meets] doors it must meet
    [areas] areas
    [casino-entrance] casino entrance
    [hotel-entrance] hotel entrance
    [symbols] symbols
    [effect] effect
    [action] action
    [amount] amount
    [mode] kind of income
    [track] track
    [steps] spaces
    [entrances] joined entrances
    [casino-area] casino area
    [hotel-area] hotel area
    [half-diamond] half diamond
    [three-quarter-diamond] three-quarter diamond
    [full-diamond] full diamond
    [columns] columns
    [rows] rows
    [rooms] rooms
    [spaces] spaces
   *[other] { $field }
}
