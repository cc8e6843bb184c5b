# Jack Rabbits in the browser: the table, and the map maker.
web-jackrabbits-map = Map. Arrow keys walk from place to place, Enter goes there, plus and minus zoom.
web-jackrabbits-nearer = Nearer
web-jackrabbits-farther = Farther
web-jackrabbits-whole = The whole map
web-jackrabbits-players = Players
web-jackrabbits-now = What is asked now
web-jackrabbits-there = Here: { $rabbits }
web-jackrabbits-carrot-of = Carrot of { $seat }
web-jackrabbits-reach = { $price ->
    [0] Travel here, free
   *[other] Travel here for { $price }
}
web-jackrabbits-counts = { $left ->
    [0] It counts { $counts }, and that is enough
   *[other] It counts { $counts }, and { $left } more are due
}
web-jackrabbits-everybody-knows = Everybody knows of this card: { $card }
web-jackrabbits-ask = { $stage ->
    [pick-shape] Which shape do you turn up?
    [lay] Where do you lay this tile: { $tile }?
    [spin] How do you turn it?
    [take-off] Fly? Show a club before you roll.
    [lottery] A card that equals a die draws you another.
    [limit] { $left ->
        [0] Your hand is full. Which card do you discard?
        [one] Your hand is full. Which card do you discard? One more follows.
       *[other] Your hand is full. Which card do you discard? { $left } more follow.
    }
    [crowd] A fourth royal: which one goes back to the court?
    [shortfall] The club was too small. Pay the rest, or go into exile?
    [flight] Where do you fly?
    [set-out] Where do you go? Transfers cost { $price }.
    [on-way] How do you go on? Transfers cost { $price }.
    [pause] Your carrot is here. Do you stop or go on?
    [ride] Where do you ride?
    [sail] Where do you land?
    [toll] { $purpose ->
        [show] Show { $suits } cards worth { $due } more.
       *[pay] Pay { $due } more with { $suits } cards.
    }
    [challenge] { $seat } has arrived. Do you challenge?
    [answer] { $seat } challenges you. Do you answer?
    [phase] Fight, trade or acquire?
    [fight] You fight with { $seat }. More spades?
    [sides-of-deal] A deal with { $seat }: who sells?
    [name-goods] Which cards are sold? Name them.
    [name-price] Which diamonds are paid? Name them.
    [consent] { $seat } offers you a deal. Do you accept?
    [hand-over] Which card do you hand over, face down?
    [palace] Open a palace here?
    [quiet] Discard, or keep quiet?
    [surplus] Does { $seat } hide a surplus?
   *[penalty] You called wrongly. Which card do you discard?
}
web-jackrabbits-lay = { $purpose ->
    [fight] Fight with
    [show] Show
   *[pay] Pay with
}
web-jackrabbits-lay-all = Lay the cheapest cards: { $cards }
web-jackrabbits-with = with { $cards }
web-jackrabbits-laid = Laid so far
web-jackrabbits-let-go = Let go
web-jackrabbits-stop-going = On the way to: { $place }. Stop
web-jackrabbits-pile-hidden = Pile: number hidden
web-jackrabbits-discards = Discards
web-jackrabbits-for-sale = For sale
web-jackrabbits-name-cards = Name cards
web-jackrabbits-close = Close

# The map maker.
web-jackrabbits-maker-help = Choose a tile, then a place on the map. Drag tiles to move them. Keys: arrows move, R turns, Delete takes away, Escape lets go.
web-jackrabbits-maker-sample = Sample map
web-jackrabbits-maker-random = Random map
web-jackrabbits-maker-empty = Begin anew
web-jackrabbits-maker-tiles = Tiles to lay
web-jackrabbits-maker-all-laid = Every tile lies on the map.
web-jackrabbits-maker-turn = Turn
web-jackrabbits-maker-take = Take away
web-jackrabbits-maker-undo = Undo
web-jackrabbits-maker-lattice = Lattice
web-jackrabbits-maker-mainland = Mainland
web-jackrabbits-maker-island = Island { $n }
web-jackrabbits-maker-new-island = New island
web-jackrabbits-maker-text = The map as text
web-jackrabbits-maker-read = Read this text
web-jackrabbits-maker-allowed = This map can be played.
web-jackrabbits-maker-not = Not yet: { $why }
web-jackrabbits-maker-play = Play on this map
web-jackrabbits-maker-board = Map being made. Arrow keys move the chosen tile, R turns it, Delete takes it away.
