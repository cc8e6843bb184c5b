# Sparta: names, options, and what happens on the board.

sparta = Sparta
sparta-tagline = Two armies, eight cities, and nobody to hide behind.

sparta-seat = { $seat ->
    [sparta] Sparta
   *[achaea] Achaea
}
sparta-piece = { $piece ->
    [hero] hero
   *[warrior] warrior
}
sparta-and = { $first } and { $last }

sparta-action-pass = Pass
sparta-no-outcome = Nothing is left to chance

sparta-reason-all_cities = every city is theirs
sparta-reason-last_piece = the other side has no more than one piece left
sparta-reason-few_pieces = nobody has more than two pieces left, so the cities decide
sparta-reason-repetition = the same position stood on the board for the third time
sparta-reason-calm = a hundred turns without a beaten piece or a new hero

sparta-option-heroes_conquer = Heroes take cities too. Without it only warriors do, and a hero in an enemy city changes nothing.
sparta-option-layout = Where the cities lie. All layouts are the same for both sides.
sparta-option-layout-classic = each side's cities in a row of its own, facing the other's across the middle
sparta-option-layout-crossed = the same squares, with the colours taking turns: both have cities near and far
sparta-option-layout-centre = all eight in one block in the middle, face to face
sparta-option-layout-chequered = four pairs across the middle, closer together, with the colours taking turns
sparta-option-layout-wings = each side holds the four cities of one wing

sparta-event-move = { sparta-seat } moves { $piece ->
    [hero] a hero
   *[warrior] a warrior
} { $from }-{ $to }.
sparta-event-promoted = { $in_place ->
    [yes] { sparta-seat } makes the warrior on { $to } a hero.
   *[no] In its own city on { $to } the warrior becomes a hero.
}
sparta-event-conquered = { sparta-seat } takes the city on { $to } ({ $own } cities to { $other }).
sparta-event-beaten = { $taken_count ->
    [0] { sparta-lost }
   *[other] { $lost_count ->
        [0] { sparta-taken }
       *[other] { sparta-taken } { sparta-lost }
    }
}
sparta-taken = { $taken_count ->
    [one] { sparta-seat } beats the piece on { $taken }.
   *[other] { sparta-seat } beats the pieces on { $taken }.
}
sparta-lost = { $lost_count ->
    [one] { sparta-seat } loses its own piece on { $lost }.
   *[other] { sparta-seat } loses its own pieces on { $lost }.
}
sparta-event-pass = { sparta-seat } can do nothing and passes.
sparta-event-end = { $reason ->
    [all_cities] { sparta-seat } holds every city and wins.
    [last_piece] { sparta-seat } has beaten the other army and wins.
    [few_pieces] { $seat ->
        [none] Nobody has more than two pieces left, and the cities are even: a draw.
       *[other] Nobody has more than two pieces left. { sparta-seat } holds more cities and wins.
    }
    [repetition] The same position for the third time: a draw.
   *[calm] A hundred turns without a beaten piece or a new hero: a draw.
}

# A few words beside a written move.
sparta-remark-conquered = takes { $to }
sparta-remark-promoted = becomes a hero
sparta-remark-taken = beats { $taken }
sparta-remark-lost = loses { $lost }

# What a picture says.
sparta-picture-title = Sparta. { $state }
sparta-picture-turn = { $seat ->
    [sparta] Sparta to move
   *[achaea] Achaea to move
}
sparta-picture-end = { $reason ->
    [repetition] A draw: third time here
    [calm] A draw: too long a calm
    [all_cities] { sparta-picture-wins }: all cities
    [last_piece] { sparta-picture-wins }: the army is beaten
   *[few_pieces] { $seat ->
        [none] A draw: cities are even
       *[other] { sparta-picture-wins }: more cities
    }
}
sparta-picture-wins = { $seat ->
    [sparta] Sparta wins
   *[achaea] Achaea wins
}
sparta-picture-side = { sparta-seat }: warriors on { $warriors }; heroes on { $heroes }; cities { $cities }.
sparta-picture-to-move = to move
sparta-picture-won = wins
sparta-picture-cities = cities
sparta-picture-pieces = pieces
sparta-picture-reserve = reserve
sparta-picture-last = Last move: { $move }
sparta-picture-calm = Calm turns: { $n } of { $most }
sparta-picture-prey = can be beaten now: { $n }
sparta-picture-danger = in danger: { $n }
sparta-picture-city = { $seat ->
    [sparta] Spartan city
   *[achaea] Achaean city
}, { $square }
sparta-picture-piece = { $seat ->
    [sparta] Spartan
   *[achaea] Achaean
} { $kind ->
    [hero] hero
   *[warrior] warrior
}, { $square }
