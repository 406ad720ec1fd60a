# All rooms of a set and where their values come from, told when somebody asks.
vs-rooms-shipped = These are the rooms of the set that comes with the house. What only one source tells is marked as likely, what none tells as reconstructed.
vs-rooms-own = These are the rooms of the set this table plays with: { $name }. What only one source tells is marked as likely, what none tells as reconstructed.
vs-rooms-why = What does that mean?
vs-copies = { $size ->
    [small] small
    [medium] medium
   *[large] large
}, { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
vs-backs = { $a } A, { $b } B
vs-basic = basic
vs-from = from { $price }
vs-likely = likely: { $fields }
vs-reconstructed = reconstructed: { $fields }
vs-all-sourced = all values sourced
vs-other-values = Other values that are not sourced
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
    [copies] copies
    [backs] backs
    [door-count] number of doors
    [doors] places of the doors
    [corners] red corners
    [needs] prerequisites
    [meets] doors to meet
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
   *[other] { $field }
}
