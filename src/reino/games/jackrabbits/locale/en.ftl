### The words of Jack Rabbits. Keys begin with its name, or with where they are said: cli-, error-, web-.

## Names

jackrabbits = Jack Rabbits
jackrabbits-tagline = Two to four rabbits on winding roads, three royal cards to bring home.
jackrabbits-seat = { $seat ->
    [brown] Brown
    [white] White
    [grey] Grey
   *[black] Black
}
jackrabbits-suit = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}
jackrabbits-card = { $rank ->
    [ace] ace of { jackrabbits-suit }
    [two] two of { jackrabbits-suit }
    [three] three of { jackrabbits-suit }
    [four] four of { jackrabbits-suit }
    [five] five of { jackrabbits-suit }
    [six] six of { jackrabbits-suit }
    [seven] seven of { jackrabbits-suit }
    [eight] eight of { jackrabbits-suit }
    [nine] nine of { jackrabbits-suit }
    [ten] ten of { jackrabbits-suit }
    [jack] jack of { jackrabbits-suit }
    [queen] queen of { jackrabbits-suit }
    [king] king of { jackrabbits-suit }
    [red] red joker
   *[black] black joker
}
jackrabbits-the-card = { $rank ->
    [ace] the ace of { jackrabbits-suit }
    [two] the two of { jackrabbits-suit }
    [three] the three of { jackrabbits-suit }
    [four] the four of { jackrabbits-suit }
    [five] the five of { jackrabbits-suit }
    [six] the six of { jackrabbits-suit }
    [seven] the seven of { jackrabbits-suit }
    [eight] the eight of { jackrabbits-suit }
    [nine] the nine of { jackrabbits-suit }
    [ten] the ten of { jackrabbits-suit }
    [jack] the jack of { jackrabbits-suit }
    [queen] the queen of { jackrabbits-suit }
    [king] the king of { jackrabbits-suit }
    [red] the red joker
   *[black] the black joker
}

# Where cards go by their signs, a joker goes by its name.
jackrabbits-joker = { $joker ->
    [red] the red joker
   *[black] the black joker
}
jackrabbits-way = { $way ->
    [n] north
    [ne] north-east
    [se] south-east
    [s] south
    [sw] south-west
   *[nw] north-west
}

# A place of the map. Residences have a suit, road tiles a number.
jackrabbits-tile = { $kind ->
    [citadel] citadel
    [plaza] plaza of { jackrabbits-suit }
    [palace] palace of { jackrabbits-suit }
    [tower] tower of { jackrabbits-suit }
    [forest] forest { $n }
    [river] river { $n }
    [mountain] mountain { $n }
    [crossing] crossing { $n }
    [tavern] tavern { $n }
    [burrow] burrow { $n }
    [underground] underground
   *[exile] exile
}
jackrabbits-the-tile = { $kind ->
    [citadel] the citadel
    [plaza] the plaza of { jackrabbits-suit }
    [palace] the palace of { jackrabbits-suit }
    [tower] the tower of { jackrabbits-suit }
    [forest] forest { $n }
    [river] river { $n }
    [mountain] mountain { $n }
    [crossing] crossing { $n }
    [tavern] tavern { $n }
    [burrow] burrow { $n }
    [underground] the underground
   *[exile] exile
}
jackrabbits-shape = { $shape ->
    [hex] hex
    [rhombus] rhombus
   *[triangle] triangle
}
jackrabbits-and = { $first } and { $last }
jackrabbits-or = { $first } or { $last }
jackrabbits-action-no-flight = Show no club
jackrabbits-action-no-card = Go on without showing a card
jackrabbits-action-stay = Stay here
jackrabbits-action-stop = Stop at this hex
jackrabbits-action-give-up = Go into exile
jackrabbits-action-mount-red = Ride the red joker (horse)
jackrabbits-action-mount-black = Board the black joker (boat)
jackrabbits-action-hire-horse = Hire a horse
jackrabbits-action-hire-boat = Hire a boat
jackrabbits-action-buy-red = Buy the red joker (horse)
jackrabbits-action-buy-black = Buy the black joker (boat)
jackrabbits-action-go-under = Go underground
jackrabbits-action-pay-shortfall = Pay what is missing and fly
jackrabbits-action-no-challenge = Do not challenge
jackrabbits-action-challenge-queen = Challenge with the queen
jackrabbits-action-challenge-hearts = Challenge with hearts
jackrabbits-action-refuse = Refuse to answer and go into exile
jackrabbits-action-answer-queen = Answer with the queen
jackrabbits-action-answer-hearts = Answer with hearts
jackrabbits-action-yield = Yield the fight
jackrabbits-action-hold = No more spades for now
jackrabbits-action-i-sell = Sell: cards for diamonds
jackrabbits-action-i-buy = Buy: diamonds for cards
jackrabbits-action-named = No more cards on this side
jackrabbits-action-decline = Decline the deal
jackrabbits-action-accept = Accept the deal
jackrabbits-action-acquire = Acquire the royal
jackrabbits-action-no-more = Go on to the increment
jackrabbits-action-no-palace = Open no palace
jackrabbits-action-open-palace = Open a palace here
jackrabbits-action-keep-quiet = Keep quiet
jackrabbits-action-no-call = Do not call
jackrabbits-action-call = Call a surplus
jackrabbits-action-island = Begin an island
jackrabbits-action-attack = Attack { jackrabbits-seat }
jackrabbits-action-deal-with = Propose a deal to { jackrabbits-seat }
jackrabbits-action-shape = { $shape ->
    [hex] Turn up a hex
    [rhombus] Turn up a rhombus
   *[triangle] Turn up a triangle
}
jackrabbits-action-turn = { $turn ->
    [0] Lay it unturned
    [1] Lay it turned by 60°
    [2] Lay it turned by 120°
    [3] Lay it turned by 180°
    [4] Lay it turned by 240°
   *[5] Lay it turned by 300°
}
jackrabbits-action-emerge = Come out of { jackrabbits-the-tile }
jackrabbits-action-goal = Go to { jackrabbits-the-tile }
jackrabbits-action-move = Go { jackrabbits-way } from { jackrabbits-the-tile }
jackrabbits-action-land = Land from the { jackrabbits-way } at { jackrabbits-the-tile }
jackrabbits-action-against = Lay it against the { jackrabbits-way } side of { jackrabbits-the-tile }
jackrabbits-action-show = Show { jackrabbits-the-card }
jackrabbits-action-show-high = Show { jackrabbits-the-card }, counted high
jackrabbits-action-spend = Spend { jackrabbits-the-card }
jackrabbits-action-spend-high = Spend { jackrabbits-the-card }, counted high
jackrabbits-action-discard = Discard { jackrabbits-the-card }
jackrabbits-action-buy = Buy { jackrabbits-the-card }
jackrabbits-action-name = Name { jackrabbits-the-card }
jackrabbits-action-give = Hand over { jackrabbits-the-card }
jackrabbits-action-buy-high = Buy { jackrabbits-the-card }, counted high
jackrabbits-action-close-purchase = Buy no more
jackrabbits-action-pick = Take { jackrabbits-the-tile } to lay it

# Answers given in advance.
jackrabbits-standing-never_challenge_this_turn = Challenge nobody for the rest of this turn
jackrabbits-standing-never_call_this_turn = Call no surplus for the rest of this turn
jackrabbits-outcome-dice = { $one } and { $two }
jackrabbits-outcome-map = map number { $n }
jackrabbits-reason-home = three royals came home to the citadel
jackrabbits-reason-turns = everybody has had 150 turns, so royals and pips are counted
jackrabbits-reason-explored = every residence within reach has a mark, and all rabbits are home
jackrabbits-reason-time = everybody has had 40 turns
jackrabbits-option-ending = Ending
jackrabbits-option-ending-text = Which three royals, brought home to the citadel, win the game.
jackrabbits-option-ending-simple = Simple (any three)
jackrabbits-option-ending-diverse = Diverse (three of different suits)
jackrabbits-option-ending-monarchic = Monarchic (a king, a queen and a jack)
jackrabbits-option-ending-diverse_monarchic = Diverse and monarchic (a king, a queen and a jack of different suits)
jackrabbits-option-ending-tribal = Tribal (three of one suit)
jackrabbits-option-map = Map
jackrabbits-option-map-text = How the map is made.
jackrabbits-option-map-sample = the designer's sample map, with an island of clubs; with tight suits, one of ours
jackrabbits-option-map-random = a new one at random for every game
jackrabbits-option-map-build = the players lay it tile by tile
jackrabbits-option-complete = Complete game
jackrabbits-option-complete-text = Clubs fly, spades fight, hearts judge and diamonds trade. Without this option it is the introductory game.
jackrabbits-option-interpersonal_trade = Interpersonal trade
jackrabbits-option-interpersonal_trade-text = On the same hex, cards may change hands for diamonds, and a player who hands over other cards than were named is exiled.
jackrabbits-option-advanced_citadel = Advanced citadel
jackrabbits-option-advanced_citadel-text = It judges like a palace, sells any discard for diamonds, and is a tower to fly from and to.
jackrabbits-option-tight_suits = Tight suits
jackrabbits-option-tight_suits-text = Only as many suits, with their hexes and road sets, as there are players.
jackrabbits-option-suits = Suits
jackrabbits-option-suits-text = Which of them are in play when the suits are tight.
jackrabbits-option-suits-usual = two players ♠♦, three ♠♥♦
jackrabbits-option-suits-cs = clubs and spades
jackrabbits-option-suits-ch = clubs and hearts
jackrabbits-option-suits-cd = clubs and diamonds
jackrabbits-option-suits-sh = spades and hearts
jackrabbits-option-suits-sd = spades and diamonds
jackrabbits-option-suits-hd = hearts and diamonds
jackrabbits-option-suits-csh = all but diamonds
jackrabbits-option-suits-csd = all but hearts
jackrabbits-option-suits-chd = all but spades
jackrabbits-option-suits-shd = all but clubs
jackrabbits-option-suits-cshd = all four
jackrabbits-option-ambivalent_aces = Ambivalent aces
jackrabbits-option-ambivalent_aces-text = An ace counts 1 or high, as its owner says each time; high is 11, with patriarchal values 14.
jackrabbits-option-capital_aces = Capital aces
jackrabbits-option-capital_aces-text = The first ace you spend counts high and then lies before you for good; later ones count 1.
jackrabbits-option-additional_capital = Additional capital
jackrabbits-option-additional_capital-text = The ace before you adds 1 to every later payment in its suit, and to a fight with spades, hearts shown or laid open and a club shown.
jackrabbits-option-residential_flights = Residential flights
jackrabbits-option-residential_flights-text = A flight may land on any hex but the underground, not only on a tower.
jackrabbits-option-provisional_palaces = Provisional palaces
jackrabbits-option-provisional_palaces-text = At the end of a turn on a tower, a plaza or the plain citadel, hearts worth 6 laid open make it your palace while you stay.
jackrabbits-option-trailing_carrots = Trailing carrots
jackrabbits-option-trailing_carrots-text = A hex with your carrot does not end your journey unless you wish: go on by any of its roads, even the one you came by.
jackrabbits-option-windfall_lottery = Windfall lottery
jackrabbits-option-windfall_lottery-text = A card for every match you show, and one more for a double.
jackrabbits-option-overtaxed_hands = Overtaxed hands
jackrabbits-option-overtaxed_hands-text = The limit is six cards instead of nine.
jackrabbits-option-seized_surplus = Seized surplus
jackrabbits-option-seized_surplus-text = You may hide cards above the limit, and the player who calls it takes them.
jackrabbits-option-patriarchal_values = Patriarchal values
jackrabbits-option-patriarchal_values-text = Jack 11, queen 12, king 13, ace 14.
jackrabbits-option-unnoticed_surplus = Unnoticed surplus
jackrabbits-option-unnoticed_surplus-text = You may hide cards above the limit, and discard them when another player calls it.
jackrabbits-option-first = First player
jackrabbits-option-first-text = Who has the first turn, and lays the first tile where the map is built.
jackrabbits-option-first-drawn = drawn by lot
jackrabbits-option-first-seat_1 = brown
jackrabbits-option-first-seat_2 = white
jackrabbits-option-first-seat_3 = grey
jackrabbits-option-first-seat_4 = black
jackrabbits-option-building = Building
jackrabbits-option-building-text = How players build the map: in turns, or all at once, each with tiles of their own.
jackrabbits-option-building-turns = in turns
jackrabbits-option-building-free = all at once
jackrabbits-option-free_map = Advice as advice
jackrabbits-option-free_map-text = Building or writing a map, tiles may lie as you like: roads may end at a tile, hexes may be joined directly, triangles of one kind may touch. A road that ends there is a dead end.
jackrabbits-option-explore = Explore
jackrabbits-option-explore-text = The children's game: no cards and no dice, rabbits walk and mark the residences they find. All play together, and the game does not count for ratings.
jackrabbits-contradiction-complete = it belongs to the complete game
jackrabbits-contradiction-capital = without capital aces there is no ace that could lie before anybody
jackrabbits-contradiction-suits = suits are chosen only where some of them leave the game
jackrabbits-contradiction-count = there must be as many suits as players
jackrabbits-contradiction-diverse = with two suits nobody can bring three different ones
jackrabbits-contradiction-surplus = a surplus that is called is either taken by the caller or discarded by its owner
jackrabbits-contradiction-first = so many do not play
jackrabbits-contradiction-building = only a map that the players build can be built freely; choose map=build
jackrabbits-contradiction-free-map = only a map that people lay can be free; choose map=build, for a written map too
jackrabbits-contradiction-explore = the children's game has no cards, so only options about the map go with it

# The open question: as it is put to the viewer, and as others hear of it.
jackrabbits-question = { $you ->
    [yes] { $kind ->
        [pick-shape] Which shape do you turn up?
        [lay] Where do you lay this tile: { $tile }?
        [spin] How do you turn it?
        [build] { $step ->
            [pick] Which of your tiles do you lay?
            [lay] Where do you lay this tile: { $tile }?
           *[spin] How do you turn it?
        }
        [take-off] Fly? Show a club before you roll.
        [lottery] Do you show a card that equals a die, and draw another?
        [limit] { $left ->
            [0] Your hand is full. Which card do you discard?
            [one] Your hand is full. Which card do you discard? One more follows.
           *[other] Your hand is full. Which card do you discard? { $left } more follow.
        }
        [crowd] A fourth royal: which one goes back to the court?
        [shortfall] The club was too small. Pay the rest, or go into exile?
        [flight] Where do you fly?
        [set-out] { $price ->
            [0] Where do you go?
           *[other] Where do you go? Transfers cost { $price }.
        }
        [on-way] { $price ->
            [0] How do you go on?
           *[other] How do you go on? Transfers cost { $price }.
        }
        [pause] Your carrot is here. Do you stop?
        [ride] Where do you ride?
        [sail] Where do you land?
        [toll] { $shown ->
            [yes] Show { $due } more in { $suits }.
           *[no] Pay { $due } more in { $suits }.
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
        [goods] You buy { $cards }, for { $due } in { $suits } so far. What else?
       *[penalty] You called wrongly. Which card do you discard?
    }
   *[no] { $kind ->
        [map] The map is being drawn
        [pick-shape] { $seat } chooses which shape to turn up
        [turn-up] { $seat } turns up a tile
        [lay] { $seat } finds a place for the tile
        [spin] { $seat } turns the tile
        [deal-tiles] The tiles are dealt
        [build] The others lay their tiles
        [deal] The cards are dealt
        [first] The first player is drawn at random
        [take-off] { $seat } may show a club and fly
        [roll] { $seat } rolls the dice
        [lottery] { $seat } may show a card that equals a die
        [draw] { $seat } draws a card
        [limit] { $seat } discards down to the limit
        [crowd] { $seat } gives a fourth royal back
        [shortfall] { $seat } pays what the club lacks, or goes into exile
        [flight] { $seat } chooses where to fly
        [set-out] { $seat } stays or sets out
        [on-way] { $seat } is on the way
        [pause] { $seat } stops at the carrot or goes on
        [ride] { $seat } chooses where to ride
        [sail] { $seat } chooses where to land
        [toll] { $seat } lays cards
        [challenge] { $seat } may challenge the newcomer
        [answer] { $seat } is challenged
        [phase] { $seat } may fight, trade and acquire
        [fight] { $seat } is in a fight
        [theft] { $seat } takes a card blindly
        [sides-of-deal] { $seat } proposes a deal
        [name-goods] { $seat } names what is sold
        [name-price] { $seat } names what is paid
        [consent] { $seat } is offered a deal
        [hand-over] { $seat } hands cards over face down
        [palace] { $seat } may open a palace
        [quiet] { $seat } discards or keeps quiet
        [surplus] { $seat } may call a surplus
        [penalty] { $seat } called wrongly and discards
        [goods] { $seat } puts together what to buy
       *[over] { $reason ->
            [home] { $winners } is home and wins
            [explored] All is explored, and every rabbit is home
            [time] Time is up: each rabbit has had 40 turns
           *[turns] { $n ->
                [one] The turns are over, and { $winners } wins
               *[other] The turns are over. They share the win: { $winners }
            }
        }
    }
}

## Events

jackrabbits-event-map-drawn = The map is drawn.
jackrabbits-event-turned-up = { $seat } turns up { $tile }.
jackrabbits-event-went-back = { $tile } fits nowhere and goes back.
jackrabbits-event-laid = { $seat ->
    [none] { $tile } comes to lie against the { $way } side of { $on }.
   *[other] { $seat } lays { $tile } against the { $way } side of { $on }.
}
jackrabbits-event-island = { $seat ->
    [none] { $tile } begins an island.
   *[other] { $seat } begins an island with { $tile }.
}
jackrabbits-event-passed = { $seat } has no tile that fits, and passes.
jackrabbits-event-built = The map is built.
jackrabbits-event-left-out = { $n ->
    [one] It stays out of the game: { $tiles }.
   *[other] They stay out of the game: { $tiles }.
}
jackrabbits-event-hand = { $cards ->
    [none] { $seat } is dealt three cards.
   *[other] { $seat } is dealt { $cards }.
}
jackrabbits-event-first = { $seat } begins.
jackrabbits-event-turn = It is { $seat }'s turn.
jackrabbits-event-club = { $seat } shows { $card } and wants to fly.
jackrabbits-event-rolled = { $seat } rolls { $one } and { $two }: the price is { $price }.
jackrabbits-event-matched = { $card ->
    [none] { $seat } matches a die with a card that was known.
   *[other] { $seat } matches a die with { $card }.
}
jackrabbits-event-drew = { $cards ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $cards }.
}
jackrabbits-event-reshuffled = The discards are shuffled into a new pile.
jackrabbits-event-discarded = { $card ->
    [none] { $seat } discards a card.
   *[other] { $seat } discards { $card }.
}
jackrabbits-event-returned = { $seat } gives { $card } back to the court.
jackrabbits-event-flew = { $seat } flies to { $tile }.
jackrabbits-event-stayed = { $seat } stays in { $tile }.
jackrabbits-event-left = { $seat } leaves { $tile } to the { $way }.
jackrabbits-event-crossed = { $seat } crosses { $tile } to the { $way }.
jackrabbits-event-changed = { $seat } changes roads in { $tile } and leaves to the { $way }.
jackrabbits-event-rode = { $seat } rides to { $tile }.
jackrabbits-event-landed = { $way ->
    [none] { $seat } lands at { $tile }.
   *[other] { $seat } lands from the { $way } at { $tile }.
}
jackrabbits-event-arrived = { $seat } arrives at { $tile }.
jackrabbits-event-mounted = { $joker ->
    [red] { $seat } rides the red joker.
   *[black] { $seat } boards the black joker.
}
jackrabbits-event-hired = { $joker ->
    [red] { $seat } has a horse.
   *[black] { $seat } has a boat.
}
jackrabbits-event-took-joker = { $joker ->
    [red] { $seat } takes the red joker, the horse.
   *[black] { $seat } takes the black joker, the boat.
}
jackrabbits-event-underground = { $seat } goes underground.
jackrabbits-event-emerged = { $tile ->
    [none] { $seat } comes out of a burrow.
   *[other] { $seat } comes out of { $tile }.
}
jackrabbits-event-exiled = { $why ->
    [road] From { $tile } the road leaves the map: { $seat } goes into exile.
    [fight] { $seat } has lost the fight and goes into exile.
    [judgement] { $seat } goes into exile.
    [deal] { $seat } handed over other cards than were named, and goes into exile.
   *[own] { $seat } goes into exile.
}

# Something is to be paid, shown or laid: how much in which suits, and for what.
jackrabbits-event-toll = { $purpose ->
    [change] { $seat } wants to change roads for { $due } in { $suits }.
    [horse] { $seat } wants a horse for { $due } in { $suits }.
    [boat] { $seat } wants a boat for { $due } in { $suits }.
    [red] { $seat } wants the red joker for { $due } in { $suits }.
    [black] { $seat } wants the black joker for { $due } in { $suits }.
    [burrow] { $seat } wants to come out of another burrow for { $due } in { $suits }.
    [flight] { $seat } pays the missing { $due } in { $suits }.
    [royal] { $seat } wants { $card } for { $due } in { $suits }.
    [goods] { $seat } buys { $cards } of the discards for { $due } in { $suits }.
    [challenge] { $seat } challenges { $target } with { $suits } worth { $due }.
    [answer] { $seat } answers with { $suits } worth { $due }.
   *[palace] { $seat } lays open { $suits } worth { $due }.
}
jackrabbits-event-paid = { $card ->
    [none] { $seat } pays a card.
   *[other] { $high ->
        [yes] { $seat } pays { $card }, counted high.
       *[no] { $seat } pays { $card }.
    }
}
jackrabbits-event-shown = { $card ->
    [none] { $seat } shows a heart that was known.
   *[other] { $high ->
        [yes] { $seat } shows { $card }, counted high.
       *[no] { $seat } shows { $card }.
    }
}
jackrabbits-event-spent = { $high ->
    [yes] { $seat } lays { $card }, counted high: now { $own } against { $other }.
   *[no] { $seat } lays { $card }: now { $own } against { $other }.
}
jackrabbits-event-capital = { $card } lies before { $seat } from now on.
jackrabbits-event-proved = { $seat } challenges { $target } with { $cards }!
jackrabbits-event-no-challenge = { $seat } does not challenge.
jackrabbits-event-challenged = { $target } has to answer.
jackrabbits-event-cleared = { $seat } may stay.
jackrabbits-event-refused = { $seat } does not answer.
jackrabbits-event-lost-proof = { $seat } loses what was shown: { $cards }.
jackrabbits-event-attacked = { $seat } attacks { $target }!
jackrabbits-event-held = { $seat } stops at { $own } against { $other }.
jackrabbits-event-yielded = { $seat } yields.
jackrabbits-event-stole = { $cards ->
    [none] { $seat } takes a card from the hand of { $target }.
   *[other] { $seat } takes { $cards } from the hand of { $target }.
}
jackrabbits-event-bought = { $seat } buys { $card } from the discards.
jackrabbits-event-picked = { $high ->
    [yes] { $seat } picks { $card } from the discards, counted high.
   *[no] { $seat } picks { $card } from the discards.
}
jackrabbits-event-acquired = { $seat } acquires { $card } and lays a carrot at { $tile }.
jackrabbits-event-deal-begun = { $seat } has a deal for { $target }.
jackrabbits-event-proposed = { $seller } is to give { $cards }, { $buyer } is to give { $price }.
jackrabbits-event-accepted = { $seat } accepts the deal.
jackrabbits-event-declined = { $seat } declines the deal.
jackrabbits-event-handed = { $seat } lays a card face down.
jackrabbits-event-exchanged = { $cards ->
    [none] { $n ->
        [one] { $seat } gives { $target } a card face down.
       *[other] { $seat } gives { $target } { $n } cards face down.
    }
   *[other] { $more ->
        [0] { $seat } gives { $target } { $cards }.
       *[other] { $seat } gives { $target } { $cards } and something else face down.
    }
}
jackrabbits-event-palace = { $seat } opens a palace at { $tile } with { $cards }.
jackrabbits-event-palace-ended = The palace of { $seat } is no more.
jackrabbits-event-quiet = { $seat } keeps quiet.
jackrabbits-event-no-call = { $seat } does not call.
jackrabbits-event-called = { $right ->
    [yes] { $seat } calls a surplus, and is right: { $target } has too many cards.
   *[no] { $seat } calls a surplus, but { $target } has none.
}
jackrabbits-event-end = { $reason ->
    [home] { $winners } is home with { $royals } and wins!
    [explored] Everything is explored, and every rabbit is home. Well done, all of you!
    [time] Time is up: each rabbit has had 40 turns.
   *[turns] { $n ->
        [one] Everybody has had 150 turns. { $winners } has the most and wins.
       *[other] Everybody has had 150 turns. They share the win: { $winners }.
    }
}
jackrabbits-event-tiles = { $tiles ->
    [none] { $seat } is dealt tiles.
   *[other] { $seat } is dealt { $tiles }.
}
jackrabbits-event-outpaced = The place for { $tile } is taken. { $seat } chooses again.
jackrabbits-event-marked = { $seat } is the first to visit { $tile } and leaves a mark.
jackrabbits-event-strayed = { $seat } goes on from { $tile } and finds no way.

## Picture

jackrabbits-picture-title = Jack Rabbits: { $state }
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
jackrabbits-picture-bought = To be bought
jackrabbits-picture-given = { $seat } has laid
jackrabbits-picture-turned-up = Turned up: { $tile }

# For those who do not see it.
jackrabbits-picture-side = { $seat }: { $place }. Hand: { $hand }. Carrots: { $carrots }.
jackrabbits-picture-rest = Court: { $court }. Discards: { $discards }.
jackrabbits-picture-lying = { $label }: { $cards }.

# The seal of the ending on the citadel; the goal is the name of that option's value.
jackrabbits-seal = Seal of the ending: { $goal }

# The children's game.
jackrabbits-picture-mark = { $seat } was here first: { $tile }
jackrabbits-picture-marks = { $n ->
    [0] no mark yet
    [one] one mark
   *[other] { $n } marks
}
jackrabbits-picture-explorer = { $seat }: { $place }. Marks: { $marks }.
jackrabbits-picture-unmarked = { $n ->
    [0] Every residence within reach has a mark
    [one] One residence has no mark yet
   *[other] { $n } residences have no mark yet
}
jackrabbits-picture-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}

## Refusals

jackrabbits-why-stage = { $stage ->
    [pick-shape] now choose which shape to turn up
    [lay] now find a place for the tile
    [spin] now say how the tile is turned
    [take-off] now show a club to fly, or none
    [lottery] now show a card that equals a die, or none
    [limit] now discard down to the limit
    [crowd] now give one of four royals back
    [shortfall] now pay what the club lacks, or go into exile
    [flight] now choose where to fly
    [set-out] now stay, or set out by a road
    [on-way] now go on from this tile
    [pause] now stop here, or go on
    [ride] now choose the hex to ride to
    [sail] now choose the road to land at
    [toll] now lay the cards, one by one
    [challenge] now challenge the newcomer, or not
    [answer] now answer the challenge, or go into exile
    [phase] now fight, trade or acquire, or go on
    [fight] now lay spades, or say that this is all
    [sides-of-deal] now say who sells
    [name-goods] now name what is sold
    [name-price] now name the diamonds to be paid
    [consent] now accept the deal, or decline it
    [hand-over] now hand cards over
    [palace] now open a palace here, or not
    [quiet] now discard, or keep quiet
    [surplus] now call a surplus, or not
    [goods] now buy more, or say that you buy no more
    [build] now lay your tiles
   *[penalty] now discard a card
}
jackrabbits-why-not-in-hand = the hand does not hold { $card }
jackrabbits-why-no-club = a passport is a club; show a club, or none
jackrabbits-why-no-match = the card has to be a number card that equals a die, { $one } or { $two }
jackrabbits-why-matched = { $card } has been shown already
jackrabbits-why-fourth = the card has to be one of the royals
jackrabbits-why-shortfall = the hand cannot pay what the club lacks in { $suits }
jackrabbits-why-not-on-map = { $tile } is not on the map
jackrabbits-why-there = the rabbit is there already; choose another place
jackrabbits-why-no-tower = a flight does not end at { $tile }; choose another place
jackrabbits-why-no-joker = { $joker ->
    [red] the hand does not hold the red joker
   *[black] the hand does not hold the black joker
}
jackrabbits-why-no-sea = no boat is possible: { $tile } does not lie at the sea, or there is nowhere to land
jackrabbits-why-way-on = the road goes on, and exile is for a rabbit that has no way left; choose a road
jackrabbits-why-kind = { $kind ->
    [crossing] that is done at a crossing, and the rabbit is at { $tile }
    [tavern] that is done at a tavern, and the rabbit is at { $tile }
   *[burrow] that is done at a burrow, and the rabbit is at { $tile }
}
jackrabbits-why-served = a tavern sells one joker each time it is passed
jackrabbits-why-joker = { $joker ->
    [red] the red joker is with { $seat }
   *[black] the black joker is with { $seat }
}
jackrabbits-why-elsewhere = the rabbit is at { $tile }
jackrabbits-why-no-road = no road leaves { $tile } to the { $way }
jackrabbits-why-back = a rabbit does not turn round on the way; choose another road
jackrabbits-why-crossed = that side of { $tile }, to the { $way }, has been crossed in this journey
jackrabbits-why-price = the hand cannot pay { $due } in { $suits }
jackrabbits-why-no-landing = no road leaves the map from { $tile } to the { $way }
jackrabbits-why-hold = your total is not above the other yet; lay another spade, or yield
jackrabbits-why-yield = one yields before laying a spade, and an attacker lays one first
jackrabbits-why-spent = { $shown ->
    [yes] the cards are shown, not spent
   *[no] the cards are spent, not shown
}
jackrabbits-why-suit = the card has to be in { $suits }
jackrabbits-why-three = { $seat } has three royals, so one of them has to be paid
jackrabbits-why-order = cards are laid from the greatest down, and what follows has to be enough
jackrabbits-why-order-or-hand = the hand does not hold { $card }, or what could follow is not enough: cards are laid from the greatest down
jackrabbits-why-no-queen = { $tile } has no queen, so hearts are asked for
jackrabbits-why-hearts = the hand cannot show hearts worth { $worth }
jackrabbits-why-introductory = the introductory game has no fights and no trade
jackrabbits-why-no-deals = deals between players are not part of this game
jackrabbits-why-oneself = this needs another player; choose one
jackrabbits-why-nobody = { $seat } does not play at this table; choose another player
jackrabbits-why-not-here = { $seat } is not on this hex
jackrabbits-why-no-spades = the hand has no spades
jackrabbits-why-dealt = there was a deal with { $seat } this turn
jackrabbits-why-nothing-to-give = a deal needs a card of each side, and one side has none to give
jackrabbits-why-no-royal = no royal lives at { $tile }
jackrabbits-why-royal-gone = { $seat } has { $card } already
jackrabbits-why-no-plaza = nothing is for sale at { $tile }
jackrabbits-why-not-discarded = { $card } is not among the discards
jackrabbits-why-other-suit = only { $suits } are for sale here
jackrabbits-why-just-paid = { $card } was paid in a trade this turn
jackrabbits-why-cannot-buy = the hand cannot pay the pips of { $card } in { $suits }
jackrabbits-why-name-one = each side of a deal has one card at least
jackrabbits-why-not-in-game = { $card } is not in this game
jackrabbits-why-ascending = cards are named in their order, each once
jackrabbits-why-hand-size = each side gives at most as many cards as its hand has; name fewer
jackrabbits-why-too-few = the hand has fewer cards than were named
jackrabbits-why-no-shape = { $shape ->
    [hex] there is no other hex to turn up
    [rhombus] there is no other rhombus to turn up
   *[triangle] there is no other triangle to turn up
}
jackrabbits-why-island = an island begins with a hex; choose a place beside the map
jackrabbits-why-no-fit = { $tile } does not fit there; choose another place
jackrabbits-why-empty-hand = a call can cost a card, so a player without cards cannot call
jackrabbits-why-lake = the road from { $tile } to the { $way } runs into a lake, and boats sail on the sea only
jackrabbits-why-goods-ascending = goods are chosen in their order, each once
jackrabbits-why-no-high = only an ambivalent ace may be counted high
jackrabbits-why-lies = { $tile } lies on the map already; choose another tile
jackrabbits-why-no-tile = { $tile } is not yours to lay, or has no place now; choose another tile
jackrabbits-why-build = choose a tile first, then a side that it fits, then how it is turned
jackrabbits-why-blocked = the road out of { $tile } to the { $way } is a dead end; choose another way
jackrabbits-why-exploring = the children's game is played on foot, without cards; choose a road

# Maps of Jack Rabbits as text.
error-jackrabbits-map-text = a map is a text; got { $given }
error-jackrabbits-map-line = line { $line }: a tile is written like K♦ (0,-4) N S or X1 (2.5,-3)(2,-2)(3,-2); got { $given }
error-jackrabbits-map-tile = line { $line }: there is no tile { $given }; there are citadel, J, Q and K of ♣ ♠ ♥ ♦, and F, R, M, X, T and B from 1 to 4
error-jackrabbits-map-in-play = line { $line }: { $tile } is not in play with these options; leave the line out, or change the options
error-jackrabbits-map-twice = line { $line }: { $tile } is on the map already (line { $first }); leave one of the two lines out
error-jackrabbits-map-lattice = line { $line }: { $given } is no point of the lattice; x is whole in even rows and ends in .5 in odd ones, and nothing lies further out than { $far }
error-jackrabbits-map-shape = line { $line }: { $shape ->
    [hex] { $tile } is a hexagon, written with its centre alone
    [rhombus] { $tile } is a rhombus, written with its four corners
   *[triangle] { $tile } is a triangle, written with its three corners
}; got { $given }
error-jackrabbits-map-roads = line { $line }: { $tile } has no such roads, however it is turned; got { $given }
error-jackrabbits-map-overlap = line { $line }: { $tile } lies on { $other }; move one of them
error-jackrabbits-map-dead-end = line { $line }: a road ends between { $tile } and { $other }; turn or move one of them
error-jackrabbits-map-hexes = line { $line }: a road joins the hexes { $tile } and { $other } directly; lay a rhombus or a triangle between them
error-jackrabbits-map-triangles = line { $line }: { $tile } and { $other }, of one kind, touch each other or the same triangle; move one of them away
error-jackrabbits-map-missing = a map has every hex that is in play; these are missing: { $tiles }
error-jackrabbits-map-citadel = line { $line }: the citadel lies on the mainland; move it before the first line “island”
error-jackrabbits-map-loose = line { $line }: no road joins { $tile } to the rest; only a hex begins an island, after a line “island”
error-jackrabbits-map-burrow = there is no burrow, and so no way out of the underground; add one, B1 to B4
error-jackrabbits-map-reach = neither road, boat nor burrow leads from the citadel to { $tiles }; join them to the rest

## Terminal

jackrabbits-screen-title = Jack Rabbits · turn { $turn }
jackrabbits-screen-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
jackrabbits-screen-capital = { $card } lies before them
jackrabbits-screen-palace = palace with { $cards }
jackrabbits-screen-none = nothing
jackrabbits-screen-dice = Dice
jackrabbits-screen-rolled = { $one } and { $two }: the price is { $price }
jackrabbits-screen-court = Court
jackrabbits-screen-discards = Discards
jackrabbits-screen-unseen = Not seen yet, in the pile or in hands
jackrabbits-screen-now = Now
jackrabbits-screen-hand = Your hand
jackrabbits-screen-shown = Everybody knows of these in your hand: { $cards }
jackrabbits-screen-fight = { $seat } has { $own }, { $target } has { $other }
jackrabbits-screen-owed = { $seat } still owes { $due } in { $suits }
jackrabbits-screen-proof = { $seat } has shown { $cards }
jackrabbits-screen-bought = { $seat } buys { $cards }
jackrabbits-screen-deal = { $seller } is to give { $cards }; { $buyer } is to give { $price }
jackrabbits-screen-tile = to be laid: { $tile }
jackrabbits-screen-stack = Your tiles
jackrabbits-screen-tiles = { $hex ->
    [one] 1 hex
   *[other] { $hex } hexes
}, { $rhombus ->
    [one] 1 rhombus
   *[other] { $rhombus } rhombi
}, { $triangle ->
    [one] 1 triangle
   *[other] { $triangle } triangles
}
jackrabbits-screen-unmarked = No mark yet
jackrabbits-screen-shared = { $reason ->
    [explored] Everything is explored, and every rabbit is home. You did it together.
   *[time] Time is up. You explored together.
}
jackrabbits-screen-rule-explore = Visit every residence that can be reached, and come home to the citadel. The first visitor leaves a mark. All play together, for 40 turns each.
jackrabbits-screen-rule-roam = On your turn stay, or leave by a road and follow it; at a fork choose. The first hex ends the journey. A rabbit does not turn round.
jackrabbits-screen-rule-holes = A burrow leads out of any other burrow, or underground. A road that leaves the map or goes no further leads underground too. From there every burrow is a way out, next turn.
jackrabbits-screen-at-sea = At the sea, where there are boats for hire: { $crossings }.
jackrabbits-screen-off = out
jackrabbits-screen-nowhere = nowhere
jackrabbits-screen-for = { $what } (for { $price })
jackrabbits-screen-buy = buy { $card } (for { $price })
jackrabbits-screen-refused = “{ $line }” is not possible: { $why }.
jackrabbits-screen-unknown = “{ $line }” is none of the choices 1 to { $n }. Type ? for help.
jackrabbits-screen-no-road = no open road leads to { $place }
jackrabbits-screen-spared-road = The journey goes on: { $choice }.
jackrabbits-screen-nothing-due = nothing has to be paid now
jackrabbits-screen-prompt = { $question } (? for help)
jackrabbits-screen-verdict = { $result ->
    [won] { $reason ->
        [home] You win: you are home with { $royals }.
       *[turns] You win: after 150 turns you have the most, { $royals }.
    }
    [lost] { $reason ->
        [home] You lose: { $winners } is home with { $royals }.
       *[turns] You lose: after 150 turns { $winners } has the most, { $royals }.
    }
    [shared] You share the win: { $winners } have as much after 150 turns.
    [shared-lost] You lose: { $winners } have as much after 150 turns.
    [seat] { $reason ->
        [home] { $winners } wins, home with { $royals }.
       *[turns] { $winners } wins with the most after 150 turns, { $royals }.
    }
   *[seats] They share the win: { $winners }.
}
jackrabbits-screen-head-goal = Goal
jackrabbits-screen-head-turn = A turn
jackrabbits-screen-head-roads = Roads
jackrabbits-screen-head-exile = Exile
jackrabbits-screen-head-suits = Suits
jackrabbits-screen-head-options = Options
jackrabbits-screen-head-signs = Signs
jackrabbits-screen-head-type = Typing
jackrabbits-screen-rule-goal = Collect three royals (jack, queen, king) and bring them home to the citadel. To win: { $ending }.
jackrabbits-screen-rule-lottery = First roll. Show a number card that equals a die, and draw one. The sum of the dice is the price of this turn.
jackrabbits-screen-rule-journey = Then stay, or leave by a road and follow it. The first hex ends the journey.
jackrabbits-screen-rule-royal = At the hex of a royal that is in the court, pay 10 or more pips of its suit and take it; your carrot marks the hex. Numbers count as printed; jack, queen and king count { $jack }, { $queen } and { $king }; { $aces ->
    [either] an ace counts { $ace } or { $high }, as you choose.
    [first] the first ace you spend counts { $high }, any other ace { $ace }.
   *[one] an ace counts { $ace }.
}
jackrabbits-screen-rule-increment = At rest draw a card. The hand limit is { $limit } cards{ $surplus ->
    [seized] ; above it you may keep quiet, and a player who calls takes the surplus.
    [unnoticed] ; above it you may keep quiet, and discard the surplus when a player calls.
   *[no] .
}
jackrabbits-screen-rule-roads = For the price of the turn: change to the other road of a forest, river or mountain (♣♠♥); take a horse to any hex or, at the sea, a boat to any road that runs out to it (crossing, ♦♠); take a joker for later (tavern, ♦♥: red is a horse, black a boat); come out of another burrow (♦♣). Going underground is free.
jackrabbits-screen-rule-exile = A road that leaves the map leads into exile: no card, and the next turn is spent resting underground. From there every burrow is a way out.
jackrabbits-screen-rule-clubs = ♣ fly: on a tower show a club before the roll. If the dice are not above it, fly to another tower; otherwise pay the difference in the suit of the tower, or be exiled.
jackrabbits-screen-rule-spades = ♠ fight whoever is on your hex: lay spades in turn until one yields and is exiled. An attacker who wins draws a card from the loser.
jackrabbits-screen-rule-hearts = ♥ judge newcomers at a palace: show its queen or hearts worth 6. Who cannot answer with as much is exiled; who can exiles the challenger.
jackrabbits-screen-rule-diamonds = ♦ trade: at a plaza diamonds buy one or more discards of its suit, at the plaza of diamonds any suit buys diamonds.
jackrabbits-screen-rule-signs = { $carrot } with two letters of a name is that player's carrot: they have the royal of the hex. Cards behind a name are those of the hand that everybody knows. In the map “NE Q♥” is a road north-east to that queen's hex, “Q♥/J♥” one that forks, “out” one that leaves the map.
jackrabbits-screen-rule-type = A number of the list; a card (“7s”, “Q♥”); a way (“n”, “sw”); the hex where you want to go (“qs”, “citadel”), which goes on along a free road until it forks; or words of the choice, which may be cut to three letters, in English or Spanish.
jackrabbits-screen-words-map = map
jackrabbits-screen-words-discards = discards pile
jackrabbits-screen-words-pay = pay cheapest
jackrabbits-screen-about-map = every road of the map, tile by tile
jackrabbits-screen-about-discards = what is gone, and what is still to come
jackrabbits-screen-about-pay = pay what is due with the cheapest cards

# Letters for clubs, spades, hearts and diamonds, and for the ways clockwise from the north.
jackrabbits-screen-suit-letters = c s h d
jackrabbits-screen-way-letters = n ne se s sw nw
cli-spared-payment = The payment goes on: { $choice }.

## Browser

web-jackrabbits-map = Map. Arrow keys walk from place to place, Enter goes there, plus and minus zoom.
web-jackrabbits-nearer = Nearer
web-jackrabbits-farther = Farther
web-jackrabbits-whole = The whole map
web-jackrabbits-players = Players
web-jackrabbits-now = What is asked now
web-jackrabbits-there = Here: { $rabbits }
web-jackrabbits-carrot-of = Carrot of { $seat }
web-jackrabbits-reach = { $price ->
    [0] Go here, free
   *[other] Go here for { $price }
}
web-jackrabbits-counts = { $left ->
    [0] It counts { $counts }, and that is enough
   *[other] It counts { $counts }, and { $left } more are due
}
web-jackrabbits-everybody-knows = Everybody knows of this card: { $card }
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
web-jackrabbits-maker-free = Advice is only advice: roads may be dead ends
web-jackrabbits-maker-play = Play on this map
web-jackrabbits-maker-board = Map being made. Arrow keys move the chosen tile, R turns it, Delete takes it away.

# What helps to study it.
web-learn-tool-maps = Maps of Jack Rabbits
web-learn-tool-maps-why = Make a map of your own, or roll one, and play on it.

# Ready-made rules, on the page of a new table.
web-new-preset-jackrabbits-quick = The introductory game, with more cards from the lottery.
web-new-preset-jackrabbits-everything = A new map, a demanding ending and nearly every variant.
web-new-preset-jackrabbits-explore = Rabbits roam the map together, without cards or dice. Good for children, too.
web-new-preset-jackrabbits-introductory = Travel, pay and bring three royals home. No flying, fighting, judging or trading yet.
web-new-preset-jackrabbits-complete = The whole game: clubs fly, spades fight, hearts judge and diamonds trade.

## Lesson

web-lesson-jackrabbits-aim = Rabbits roam a kingdom of four suits and look for its royals. Come home to the citadel in the middle with three of them, and you win. You are the brown rabbit, and all rabbits begin at home.
web-lesson-jackrabbits-map = The large hexes are places to rest. Plaza, palace and tower of each suit are where its jack, queen and king live. The small tiles between them carry roads.
web-lesson-jackrabbits-lottery = A turn begins with two dice. Show a number card that equals either of them and you draw a card; you keep the card you showed. The dice say { $one } and { $two }: show your six of spades.
web-lesson-jackrabbits-lottery-hint = Choose the six of spades in your hand.
web-lesson-jackrabbits-price = You drew the ten of spades. The dice have another use: their sum, { $price }, is the price of shortcuts on the way in this turn.
web-lesson-jackrabbits-leave = Now a journey. You follow a road until it reaches a hex. Leave the citadel to the south-west.
web-lesson-jackrabbits-leave-hint = Choose the way out of the citadel to the lower left.
web-lesson-jackrabbits-mountain = You are on a mountain. Straight on costs nothing; changing to the other road of the tile would cost { $price } pips of clubs, spades or hearts. Go straight on, to the south-west.
web-lesson-jackrabbits-mountain-hint = Straight on: the way to the lower left.
web-lesson-jackrabbits-crossing = A crossing. Here a horse would take you to any hex of the map for { $price } pips of diamonds or spades. But the tower of spades is right beside you, for nothing: go north-west.
web-lesson-jackrabbits-crossing-hint = The way to the upper left leads to the tower of spades.
web-lesson-jackrabbits-acquire = The tower of spades is where the king of spades lives, and nobody has him yet. He costs 10 pips of spades or more. Acquire the royal.
web-lesson-jackrabbits-acquire-hint = Choose “Acquire the royal”.
web-lesson-jackrabbits-pay = Your ten of spades is exactly the { $due } pips that he costs. Spend it.
web-lesson-jackrabbits-pay-hint = Choose the ten of spades in your hand.
web-lesson-jackrabbits-carrot = The king is yours, and your carrot lies on his tower for all to see. You rested on a hex, so you drew a card. The other rabbit stayed at home. Your turn again.
web-lesson-jackrabbits-suits = Every suit can do something. Clubs let you fly from tower to tower. With spades you attack a rabbit on your hex: the loser is exiled, and if you win you draw a card blindly from the loser’s hand. With hearts worth 6 or more, or the queen of a palace, you challenge a rabbit that comes to that palace. Diamonds buy discards at a plaza. You need none of it for journeys and to acquire royals.
web-lesson-jackrabbits-club = You stand on a tower, and so you may show a club before the roll and fly to another tower. If the dice come to more than the club, you pay the difference in the suit of this tower, or are exiled. Two dice seldom come to 5 or less: show no club.
web-lesson-jackrabbits-club-hint = Choose “Show no club”.
web-lesson-jackrabbits-end = The dice say { $one } and { $two }: this time your five would have carried you. Now you know enough to play: show a card that equals a die, make journeys, acquire royals, and keep an eye on the carrots of the others.

## Encoding: what the parts of an observation and the groups of actions mean, for people who train agents.
## Seats are counted clockwise from the own one; cards by suit and rank, then the jokers.

jackrabbits-part-players = two, three or four seats
jackrabbits-part-seat = which seat is one's own: brown, white, grey, black
jackrabbits-part-options = options in force: { $names }
jackrabbits-part-suits = suits in play: clubs, spades, hearts, diamonds
jackrabbits-part-stage = what goes on, in the order of the stages in reino.games.jackrabbits.rules.stage
jackrabbits-part-turn = who owes a decision
jackrabbits-part-active = whose turn it is
jackrabbits-part-turns = turns finished, of those after which the game ends
jackrabbits-part-hands = cards known to be in each hand, jokers too; the own hand is known whole. A royal in a hand is a carrot at its residence
jackrabbits-part-shown = of that, what everybody knows besides royals and jokers
jackrabbits-part-told = what each other seat knows of the own hand besides
jackrabbits-part-hand_sizes = how many cards each hand has, divided by 9; 0 where a surplus may be hidden
jackrabbits-part-capital = the suit of the ace that lies before each seat
jackrabbits-part-laid_open = hearts of each seat's provisional palace, by rank
jackrabbits-part-backed = 1 for a seat whose open hearts count the ace before it
jackrabbits-part-discards = discarded cards
jackrabbits-part-paid = cards spent in trades of this turn, which are not for sale
jackrabbits-part-pile_size = how many cards the pile has, of 52; 0 where a surplus may be hidden
jackrabbits-part-rabbits = where each rabbit is: a tile, underground, exile
jackrabbits-part-dice = the two dice of this turn, the lower one first; none before the roll
jackrabbits-part-club = the club shown for a flight, by rank
jackrabbits-part-matched = cards shown in this lottery
jackrabbits-part-came = the way by which the rabbit came onto its tile
jackrabbits-part-served = 1 once a joker was bought at this tavern
jackrabbits-part-draws = cards still to be drawn, divided by 9
jackrabbits-part-resume = where the turn goes on: journey, phase, increment, end, quiet, next turn
jackrabbits-part-tiles = tiles in play
jackrabbits-part-turned = how each tile on the map is turned, in sixths; all 0 off the map
jackrabbits-part-place = where its anchor lies, q and r, divided by 16
jackrabbits-part-island = on which island it lies, divided by 13; 0 is the citadel's
jackrabbits-part-beside = its neighbour each way: (tile + 1) / 37, or 0 for none
jackrabbits-part-sea = its sides at the sea; lakes are none
jackrabbits-part-roads = ways by which a road leaves it
jackrabbits-part-crossed = ways by which it was left in this journey, or entered from the sea
jackrabbits-part-purpose = what is being paid or shown for: nothing, change of road, horse, boat, red joker, black joker, burrow, flight, royal, goods, fight, challenge, answer, palace
jackrabbits-part-due_suits = suits it may be paid in
jackrabbits-part-due = pips still due, divided by 10; below 0 in a fight with more than enough
jackrabbits-part-last = the order of the card laid last, of 1024: 64 × pips + card. The next must be lower
jackrabbits-part-laid = cards shown for it so far
jackrabbits-part-goal_way = change of road: the way it will go
jackrabbits-part-goal_burrow = burrow: where it will come out
jackrabbits-part-goal_card = royal, goods: the card to be had
jackrabbits-part-opponent = fight: who was attacked
jackrabbits-part-strength = fight: the totals of the attacker and of the attacked, divided by 10
jackrabbits-part-backing = fight: what the ace before each will add with the first spade
jackrabbits-part-challenger = who has challenged the newcomer
jackrabbits-part-proof = cards the challenger showed
jackrabbits-part-partner = deal: with whom
jackrabbits-part-partners = seats already dealt with this turn
jackrabbits-part-seller = deal: who sells
jackrabbits-part-goods = deal: goods named so far; purchase: goods chosen so far
jackrabbits-part-price = deal: diamonds named so far, by rank
jackrabbits-part-given = deal: what one has handed over face down oneself
jackrabbits-part-given_sizes = deal: how many cards each seat has handed over, divided by 9
jackrabbits-part-stacks = building: tiles each seat still has, by shape, of 6
jackrabbits-part-stack_of = building: in whose stack a tile is known to be
jackrabbits-part-tried = building: tiles turned up in vain this turn
jackrabbits-part-form = building: the shape being turned up
jackrabbits-part-tile = building: the tile turned up
jackrabbits-part-against = building: the tile it is laid against
jackrabbits-part-against_way = building: on which side of that
jackrabbits-part-passes = building: passes in a row, of 4
jackrabbits-part-dealt = building freely: tiles dealt so far, of 37
jackrabbits-part-held = building freely: own tiles
jackrabbits-part-builders = building freely: the seats that can lay a tile
jackrabbits-part-picked = building freely: the own tile that was chosen
jackrabbits-part-picked_tile = building freely: the tile that it comes to
jackrabbits-part-picked_way = building freely: the side of that tile
jackrabbits-part-lacks = building freely: crossings, taverns, burrows that a seat cannot have, by all that was seen
jackrabbits-part-hints = building freely: sets of these kinds of which a seat has one at least
jackrabbits-part-marks = the children's game: whose mark is at a residence
jackrabbits-part-unseen = the children's game: residences within reach that have no mark
jackrabbits-actions-attack = fight a seat, by seat as numbered at the table
jackrabbits-actions-deal-with = deal with a seat, by seat
jackrabbits-actions-shape = building: turn up a tile, by shape
jackrabbits-actions-turn = building: lay it so turned, in sixths
jackrabbits-actions-emerge = come out of a burrow, by burrow
jackrabbits-actions-goal = ride or fly to a hex, by tile
jackrabbits-actions-move = leave a tile by one of its sides, by tile and way
jackrabbits-actions-land = land from the sea, by tile and way
jackrabbits-actions-against = building: lay the tile against a side, by tile and way
jackrabbits-actions-show = show a card, by card
jackrabbits-actions-show-high = show an ace that counts high, by suit
jackrabbits-actions-spend = spend a card, by card
jackrabbits-actions-spend-high = spend an ace that counts high, by suit
jackrabbits-actions-discard = discard a card, by card
jackrabbits-actions-buy = buy a discarded card, by card
jackrabbits-actions-name = deal: name a card, by card
jackrabbits-actions-give = deal: hand a card over, by card
jackrabbits-actions-buy-high = buy a discarded ace that counts high, by suit
jackrabbits-actions-pick = building freely: choose a tile to lay, by tile
