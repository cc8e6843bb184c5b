# Jack Rabbits: the table as a picture.

jackrabbits-picture-title = Jack Rabbits: { $state }
jackrabbits-picture-end = { $reason ->
    [home] { $winners } is home and wins
   *[turns] { $n ->
        [one] The turns are over, and { $winners } wins
       *[other] The turns are over. They share the win: { $winners }
    }
}
jackrabbits-picture-on-turn = on turn
jackrabbits-picture-decides = decides now
jackrabbits-picture-won = has won
jackrabbits-picture-hidden = { $n ->
    [one] one unknown card
   *[other] { $n } unknown cards
}
jackrabbits-picture-any-number = unknown cards, nobody says how many
jackrabbits-picture-court = Court
jackrabbits-picture-pile = { $n ->
    [none] Pile
   *[other] Pile: { $n }
}
jackrabbits-picture-discards = Discards: { $n }
jackrabbits-picture-price = { $n ->
    [0] Dice
   *[other] Price: { $n }
}
jackrabbits-picture-carrot = { $seat } has the royal of this place: { $tile }
jackrabbits-picture-rabbit = { $seat }: { $tile }
jackrabbits-picture-reach = { $price ->
    [0] { $tile }: can be reached free
   *[other] { $tile }: can be reached for { $price }
}
jackrabbits-picture-open = A tile may come here
jackrabbits-picture-chosen = The tile comes here
jackrabbits-picture-carrots = { $n ->
    [0] no carrot left
    [one] one carrot left
   *[other] { $n } carrots left
}
jackrabbits-picture-capital = Capital of { $seat }: { $card }
jackrabbits-picture-palace = Palace of { $seat }: { $cards }
jackrabbits-picture-stack = Tiles still to lay, { $shape }: { $n }
# Cards and tiles that lie on the table for the moment.
jackrabbits-picture-matched = Shown in the lottery
jackrabbits-picture-club = Shown to fly
jackrabbits-picture-due = { $shown ->
    [yes] { $seat } shows { $due } more in { $suits }
   *[no] { $seat } pays { $due } more in { $suits }
}
jackrabbits-picture-proof = { $seat } has shown
jackrabbits-picture-fight = { $seat } { $own }, { $other } { $its }
jackrabbits-picture-goods = { $seat } is to give
jackrabbits-picture-given = { $seat } has laid
jackrabbits-picture-turned-up = Turned up: { $tile }
# For those who do not see it.
jackrabbits-picture-side = { $seat }: { $place }. Hand: { $hand }. Carrots: { $carrots }.
jackrabbits-picture-rest = Court: { $court }. Discards: { $discards }.
jackrabbits-picture-lying = { $label }: { $cards }.
