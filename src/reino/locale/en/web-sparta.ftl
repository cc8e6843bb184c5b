# Sparta in the browser: the board and the position editor.

web-sparta-board = The board
web-sparta-piece = { $kind ->
    [hero] hero
   *[warrior] warrior
} of { $seat ->
    [sparta] Sparta
   *[achaea] Achaea
}
web-sparta-city = city of { $seat ->
    [sparta] Sparta
   *[achaea] Achaea
}
web-sparta-empty = empty
web-sparta-in-danger = in danger
web-sparta-held = in your hand
web-sparta-can-go = can go to { $n ->
    [one] one square
   *[other] { $n } squares
}
web-sparta-can-rise = can become a hero
web-sparta-reachable = you can go there
web-sparta-picked = You hold the { $piece } on { $square }. It can go to { $squares }. { $some ->
    [yes] Worth knowing: { $telling }.
   *[no] { "" }
}
web-sparta-let-go = You have let go.
web-sparta-choose = Your turn: choose a piece, or drag it.
web-sparta-where = Where does the piece on { $square } go?
web-sparta-promote = Make { $square } a hero
web-sparta-stuck = No piece of yours can move.
web-sparta-risks = { $squares } could be beaten then
web-sparta-ends-won = wins the game
web-sparta-ends-lost = loses the game
web-sparta-ends-drawn = ends in a draw
web-sparta-turn = Turn the board
web-sparta-danger = Show danger

# The position editor.
web-sparta-edit-tools = Put on the board
web-sparta-edit-remove = take away
web-sparta-edit-count = { $seat ->
    [sparta] Sparta
   *[achaea] Achaea
}: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}, { $cities ->
    [one] one city
   *[other] { $cities } cities
}
web-sparta-edit-mover = To move
web-sparta-edit-layout = Start from
web-sparta-edit-layout-choose = a layout…
web-sparta-edit-calm = Calm turns
web-sparta-edit-undo = Undo
web-sparta-edit-clear = Clear
web-sparta-edit-mirror = Mirror
web-sparta-edit-exchange = Exchange sides
web-sparta-edit-text = The position as text
web-sparta-edit-copy = Copy
web-sparta-edit-copied = Copied
web-sparta-edit-analyse = Analyse
web-sparta-edit-play = Play from here
web-sparta-layout-classic = Classic
web-sparta-layout-crossed = Crossed
web-sparta-layout-centre = Centre
web-sparta-layout-chequered = Chequered
web-sparta-layout-wings = Wings
