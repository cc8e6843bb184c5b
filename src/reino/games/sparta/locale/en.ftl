### The words of Sparta. Keys begin with its name, or with where they are said: cli-, error-, web-.

## Names

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
sparta-reason-all_cities = one side has every city
sparta-reason-last_piece = the other side has no more than one piece left
sparta-reason-few_pieces = nobody has more than two pieces left, so the cities decide
sparta-reason-repetition = the same position stood on the board for the third time
sparta-reason-calm = a hundred turns without a beaten piece or a new hero
sparta-option-heroes_conquer = Heroes conquer
sparta-option-heroes_conquer-text = Heroes take cities too. Without this option only warriors do, and a hero in an enemy city changes nothing.
sparta-option-layout = Layout
sparta-option-layout-text = Where the cities lie. All layouts are the same for both sides.
sparta-option-layout-classic = each side's cities in a row of its own, facing the other's across the middle
sparta-option-layout-crossed = the same squares, with alternating colours: both have cities near and far
sparta-option-layout-centre = all eight in one block in the middle, face to face
sparta-option-layout-chequered = four facing pairs in the middle, closer together, with alternating colours
sparta-option-layout-wings = each side holds the four cities of one wing

## Events

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

## Questions: what is asked, in every place that shows a table.

sparta-question = { $kind ->
    [over] { sparta-event-end }
   *[move] { $who ->
        [you] { sparta-seat }, your move.
       *[other] { $seat ->
            [sparta] Sparta to move.
           *[achaea] Achaea to move.
        }
    }
}

## Picture

sparta-picture-title = Sparta. { $state }
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

## Refusals

error-sparta-seat = { $seat ->
    [sparta] Sparta
   *[achaea] Achaea
}
error-sparta-move = a move is written like b2-d4, b5=H or pass; got { $given }
error-sparta-text = a position is a text; got { $given }
error-sparta-parts = a position has five parts: ranks 10 to 1, Spartan cities, Achaean cities, S or A to move, calm turns; got { $n ->
    [one] one part
   *[other] { $n } parts
} in { $given }
error-sparta-ranks = a board has 10 ranks, from rank 10 down to rank 1, joined by /; got { $n }
error-sparta-rank = rank { $rank } has 10 squares; { $given } is { $n }
error-sparta-sign = rank { $rank } is written with W, H, w, h and numbers for empty squares; got { $given }
error-sparta-square = a city lies on a square from a1 to j10, as in b5,d5; got { $given }
error-sparta-city-twice = a square holds one city; { $square } is named twice
error-sparta-side = S (Sparta) or A (Achaea) is to move; got { $given }
error-sparta-calm = the calm turns are a number from 0 to { $most }; got { $given }
error-sparta-pieces = { $side } has at most { $most } pieces; got { $n }
error-sparta-cities = there are at most { $most } cities; got { $n }
error-sparta-no-city = the game would be over: { $side } has no city; give it one at least
error-sparta-last-piece = the game would be over: { $side } has { $n ->
    [0] no piece
   *[other] only one piece
}; give it two at least
error-sparta-few-pieces = the game would be over: neither side has more than two pieces; give one of them a third
error-sparta-surrounded = no piece of a position is surrounded; these are: { $squares }
error-sparta-no-piece = there is no piece on { $square }; choose a square with a piece of yours
error-sparta-other-piece = the piece on { $square } belongs to { $side }; choose one of yours
error-sparta-not-free = { $square } is not free; choose an empty square
error-sparta-far = { $square } is out of reach: { $piece ->
    [hero] a hero goes three steps
   *[warrior] a warrior goes two steps
}
error-sparta-blocked = pieces block every way to { $square }; choose another square
error-sparta-hero-already = the piece on { $square } is a hero already; move it instead
error-sparta-no-own-city = { $square } is no city of { $side }; only in a city of its own does a warrior become a hero without moving
error-sparta-no-reserve = no hero is left in reserve, so no warrior can become one now; choose another move
error-sparta-no-pass = a side passes only when it has no other move, and here it has one; choose a move

# The engine.
error-engine-view = the engine takes a view, as state.view(seat) gives it; got { $given }
error-engine-game = the engine takes views of sparta; got one of { $given }
error-engine-moves = the engine chooses among legal actions of the view, at least one; got { $given }
error-engine-budget = a limit of the engine (seconds, nodes, depth or lines) is a number above 0; got { $given }

## Terminal

cli-sparta-cities = Cities
cli-sparta-warriors = Warriors
cli-sparta-heroes = Heroes
cli-sparta-reserve = Reserve
cli-sparta-calm = Calm turns: { $calm } of { $most }
cli-sparta-danger = could be beaten next turn
cli-sparta-city = city
cli-sparta-prompt = { $question } (? for help)
cli-sparta-no-move = “{ $line }” is no move. Type it like b2-d4, b5=H or pass; a square alone, like b2, shows where its piece may go.
cli-sparta-same = A piece does not end where it began. To make the warrior there a hero: { $square }=H
cli-sparta-refused = { $move } is not possible: { $why }.
cli-sparta-empty = There is no piece on { $square }. Type the square of a piece.
cli-sparta-look = { $side }'s { $piece ->
    [hero] hero
   *[warrior] warrior
} on { $square } { $count ->
    [0] cannot move.
    [one] has one square to go to.
   *[other] has { $count } squares to go to.
}
cli-sparta-look-promote = { $move } makes it a hero
cli-sparta-ends = { $alone ->
    [yes] { $result ->
        [won] wins
        [drawn] draws
       *[lost] loses the game
    }
   *[no] { $remark } and { $result ->
        [won] wins
        [drawn] draws
       *[lost] loses the game
    }
}
cli-sparta-verdict = { $result ->
    [won] You win: { $reason ->
        [all_cities] every city is yours.
        [last_piece] the other army is beaten.
       *[few_pieces] nobody has more than two pieces left, and you hold more cities.
    }
    [lost] You lose: { $reason ->
        [all_cities] every city is { $side }'s.
        [last_piece] your army is beaten.
       *[few_pieces] nobody has more than two pieces left, and { $side } holds more cities.
    }
    [seat] { $side } wins: { $reason ->
        [all_cities] every city is theirs.
        [last_piece] the other army is beaten.
       *[few_pieces] nobody has more than two pieces left, and they hold more cities.
    }
   *[draw] A draw: { $reason ->
        [few_pieces] nobody has more than two pieces left, and the cities are even.
        [repetition] the same position stood on the board for the third time.
       *[calm] a hundred turns without a beaten piece or a new hero.
    }
}
cli-sparta-hint = What the engine would play, and how it would go on:
cli-sparta-head-goal = Goal
cli-sparta-head-move = A turn
cli-sparta-head-city = Cities
cli-sparta-head-beat = Beating
cli-sparta-head-end = The end
cli-sparta-head-type = Typing
cli-sparta-rule-goal = Hold every city, or leave the other army with a single piece.
cli-sparta-rule-move = Move one piece: a warrior up to two steps, a hero up to three. Every step goes to any neighbouring square that is free, so the way may bend.
cli-sparta-rule-own = A warrior that stops in a city of its own side becomes a hero at once. One that already stands there may become one instead of moving.
cli-sparta-rule-enemy = Whoever stops in an enemy city takes it; a warrior stays a warrior then.
cli-sparta-rule-enemy-warriors = A warrior that stops in an enemy city takes it and stays a warrior. Heroes take no cities in this game.
cli-sparta-rule-beat = Afterwards, in any row, column or diagonal, pieces of one side in a closed line with an enemy at both ends are beaten, however many they are, in all lines at once. Edges and cities do not count as enemies.
cli-sparta-rule-picture = { $before }  becomes  { $after }  when a W moves to the dot: both w are beaten.
cli-sparta-rule-trap = That goes for the side that has moved, too: do not step between two enemies.
cli-sparta-rule-end = Whoever holds all cities wins. So does whoever has two pieces or more when the other has only one. When both are down to two or fewer, whoever holds more cities wins.
cli-sparta-rule-draw = The same position for the third time is a draw, and so are a hundred turns without a beaten piece or a new hero.
cli-sparta-rule-type = b2-d4, b2 d4 and b2d4 move; b5=H makes a hero on the spot; pass when nothing else can be done.
cli-sparta-rule-look = b2 alone marks that piece with { $looked } and shows where it may go: { $beats } where it would beat another, { $falls } where it would be beaten itself. An { $danger } stands by pieces in danger, a { $arrived } by the one that moved last.

## Browser

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
web-sparta-where = Where does the piece on { $square } go?
web-sparta-promote = Make the warrior on { $square } a hero
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

# What helps to study it.
web-learn-tool-positions = Positions of Sparta
web-learn-tool-positions-why = Set up any position, ask what it is worth, and play on from it.

# Ready-made rules, on the page of a new table.
web-new-preset-sparta-quick = All cities in the middle: the shortest and the fairest.
web-new-preset-sparta-classic = The cities in facing rows: a long, patient war.
web-new-preset-sparta-everything = A bit of all: cities near the middle, alternating colours.

## Lesson

web-lesson-sparta-aim = Two armies meet over eight cities in the middle. You lead Sparta, the golden army below. You win when every city is yours, or when the other army has only one piece left.
web-lesson-sparta-move = A warrior takes one or two steps in any direction, and may turn in between. The squares must be free: nobody jumps. Move any warrior you like: pick it, then pick where it goes.
web-lesson-sparta-hero = The golden cities are yours. A warrior who stops in a city of yours becomes a hero. Take the warrior from c3 to the city on d5.
web-lesson-sparta-hero-hint = Pick the warrior on c3, then the square d5.
web-lesson-sparta-promoted = A hero. He takes up to three steps a turn. He came from your reserve, where { $reserve } more are waiting.
web-lesson-sparta-city = The red cities belong to Achaea. A piece that stops in an enemy city takes it. Send the hero from d4 into the city on d6.
web-lesson-sparta-city-hint = Pick the hero on d4, then the square d6.
web-lesson-sparta-conquered = The city is yours now, and stays yours when the hero goes on, until an enemy stops there.
web-lesson-sparta-beat = Pieces are beaten by surrounding them: an unbroken line of the same colour with an enemy at both ends. On row 3, three Achaeans stand next to your warrior on a3. Close the other end: f5 to e3.
web-lesson-sparta-beat-hint = Pick the warrior on f5, then the square e3.
web-lesson-sparta-beaten = All three are beaten at once. It works along rows, columns and diagonals, and it works against you, too: do not step between two enemies.
web-lesson-sparta-win = Here { $mine } cities are yours. Only e6 is missing. Take it with the hero on e4.
web-lesson-sparta-win-hint = Pick the hero on e4, then the square e6.
web-lesson-sparta-end = All { $mine } cities are yours: Sparta has won. An army with only one piece left loses to a larger army as well; and when neither has more than two, the army with more cities wins.

## Encoding: what the parts of an observation and the groups of actions mean, for people who train agents.
## Two armies: the own one first, then the other. Planes are ranks 1 to 10 by files a to j.

sparta-part-seat = which side is one's own: Sparta, Achaea
sparta-part-heroes_conquer = the option heroes_conquer
sparta-part-turn = whose move it is
sparta-part-warriors = where the warriors of each side stand
sparta-part-heroes = where the heroes of each side stand
sparta-part-cities = the cities of each side's colour
sparta-part-last = the last move: the square it came from, and the square it went to
sparta-part-reserve = heroes in reserve, of 8
sparta-part-calm = turns since a piece was beaten or promoted, of the 100 that make a draw
sparta-part-repeated = how often this position stood before: ½ for once, 1 for twice, a draw. Which other positions have stood is not told
sparta-actions-move = from a square to another: 100 × the one + the other, where a1 is 0, b1 is 1 and a2 is 10. Twice the same square promotes the warrior there
