# Korona: names, choices, scores, and what happens at the table.

korona = Korona
korona-tagline = Two to four crowns, ninety cards, and neighbours who covet yours.

korona-seat = { $seat ->
    [lion] Lion
    [eagle] Eagle
    [bear] Bear
   *[wolf] Wolf
}
korona-card = { $card ->
    [monarch] Monarch
    [stable] Stable
    [knight] Knight
    [tower] Tower
    [archer] Archer
    [field] Field
    [peasant] Peasant
    [healer] Healer
    [jester] Jester
    [villain] Villain
    [donation] Donation
    [draw-again] Draw again
    [internal-affairs] Internal affairs
    [tactical-swap] Tactical swap
    [sneak-attack] Sneak attack
    [glorious-attack] Glorious attack
    [revolt] Revolt
   *[shield] Shield
}
# What a card is for.
korona-about = { $card ->
    [monarch] 10 points each. The second goes on the first; one such pile a zone.
    [stable] 3 points. Takes up to two knights.
    [knight] 6 points on a stable, 1 alone.
    [tower] 5 points. Takes up to three archers.
    [archer] 2 points on a tower, 1 alone.
    [field] 10 points for every field after the first. Takes up to three peasants.
    [peasant] 1 point, on a field or alone. Six of them can start a revolt.
    [healer] 8 points with eight colours in your zone, 15 with nine, 40 with all ten; else 3. A second goes on the first and adds 3.
    [jester] Goes on any pile that is not full, and counts as one of its people.
    [villain] -10 points. Alone, or on any pile that is not full.
    [donation] Name a player, and hand or zone: they choose a card to give you.
    [draw-again] Take 2 from the deck, or 1 from the market.
    [internal-affairs] Move one card within your zone: a single, a top card, or any jester.
    [tactical-swap] Take 2 cards from another zone for 1 of yours, none of them from full piles.
    [sneak-attack] Steal 2 cards; or send a villain of yours and steal 1. Not from full piles.
    [glorious-attack] Steal one full pile. A full stable and a full tower guard a monarch pair.
    [revolt] With six peasants: everybody passes a card or a pile to the next player.
   *[shield] Answers what is used against you, another shield too, and cancels it.
}
# For the middle of a sentence. Action cards but the shield go by their title.
korona-a-card = { $card ->
    [none] a card
    [monarch] a monarch
    [stable] a stable
    [knight] a knight
    [tower] a tower
    [archer] an archer
    [field] a field
    [peasant] a peasant
    [healer] a healer
    [jester] a jester
    [villain] a villain
    [shield] a shield
   *[other] { korona-card }
}
korona-the-card = { $card ->
    [monarch] the monarch
    [stable] the stable
    [knight] the knight
    [tower] the tower
    [archer] the archer
    [field] the field
    [peasant] the peasant
    [healer] the healer
    [jester] the jester
    [villain] the villain
    [shield] the shield
   *[other] { korona-card }
}
# So many cards of a pile; one goes without its number.
korona-count = { $card ->
    [monarch] { $n ->
        [one] monarch
       *[other] { $n } monarchs
    }
    [stable] { $n ->
        [one] stable
       *[other] { $n } stables
    }
    [knight] { $n ->
        [one] knight
       *[other] { $n } knights
    }
    [tower] { $n ->
        [one] tower
       *[other] { $n } towers
    }
    [archer] { $n ->
        [one] archer
       *[other] { $n } archers
    }
    [field] { $n ->
        [one] field
       *[other] { $n } fields
    }
    [peasant] { $n ->
        [one] peasant
       *[other] { $n } peasants
    }
    [healer] { $n ->
        [one] healer
       *[other] { $n } healers
    }
    [jester] { $n ->
        [one] jester
       *[other] { $n } jesters
    }
   *[villain] { $n ->
        [one] villain
       *[other] { $n } villains
    }
}
# A card by where it lies: alone, or on top of a pile.
korona-top = { $pile ->
    [none] { $card ->
        [knight] the lone knight
        [archer] the lone archer
        [peasant] the lone peasant
        [villain] the lone villain
        [monarch] the monarch
        [healer] the healer
        [stable] the empty stable
        [tower] the empty tower
       *[field] the empty field
    }
   *[other] { $card ->
        [monarch] the monarch on top of { $pile }
        [knight] the knight on top of { $pile }
        [archer] the archer on top of { $pile }
        [peasant] the peasant on top of { $pile }
        [healer] the healer on top of { $pile }
        [jester] the jester on top of { $pile }
       *[villain] the villain on top of { $pile }
    }
}
# Several cards that lie alike.
korona-tops = { $pile ->
    [none] { $card ->
        [knight] { $n } lone knights
        [archer] { $n } lone archers
        [peasant] { $n } lone peasants
        [villain] { $n } lone villains
        [stable] { $n } empty stables
        [tower] { $n } empty towers
       *[field] { $n } empty fields
    }
   *[other] { $card ->
        [knight] the knights on top of { $n } × ({ $pile })
        [archer] the archers on top of { $n } × ({ $pile })
        [peasant] the peasants on top of { $n } × ({ $pile })
        [jester] the jesters on top of { $n } × ({ $pile })
       *[villain] the villains on top of { $n } × ({ $pile })
    }
}
# The sound that the last part begins with matters to Spanish only.
korona-and = { $sound ->
    [i] { $first } and { $last }
   *[other] { $first } and { $last }
}

korona-action-take-deck = Take from the deck
korona-action-take-market = Take { korona-the-card } from the market
korona-action-place = { $pile ->
    [none] { $single ->
        [yes] Place { korona-a-card } by itself
       *[no] Place { korona-a-card }
    }
   *[other] Place { korona-a-card } on { $pile }
}
korona-action-use = Use { korona-card }
korona-action-ask-hand = Use Donation: a card from the { korona-seat }'s hand
korona-action-ask-zone = Use Donation: a card from the { korona-seat }'s zone
korona-action-use-on = Use { korona-card } on the { korona-seat }
korona-action-discard = Discard { korona-a-card }
korona-action-end = End the turn
korona-action-give = Give { korona-a-card } from your hand
korona-action-whole = The whole pile: { $pile }
korona-action-inner = The jester inside { $pile }
korona-action-without-villain = No villain: just steal
korona-action-stay = Leave the jester where it is
korona-action-let-pass = Raise no shield
korona-action-raise-shield = Raise a shield

# Answers given in advance.
korona-standing-never_this_turn = Raise no shield for the rest of this turn
korona-standing-always_for_monarchs = Always raise a shield for your monarchs

korona-reason-healer = the monarchs and a healer with all ten colours
korona-reason-military = the monarchs, a full stable and two full towers
korona-reason-production = the monarchs and four fields at work
korona-reason-cards = the cards have run out, so the kingdoms are counted

# What each part of a zone is worth.
korona-score = { $what }: { $points }
korona-score-monarch = { $jesters ->
    [0] { $n ->
        [one] monarch
       *[other] monarch pair
    }
   *[other] monarch pair with a jester
}
korona-score-healer = healer with { $colours ->
    [1] one colour
    [2] two colours
    [3] three colours
    [4] four colours
    [5] five colours
    [6] six colours
    [7] seven colours
    [8] eight colours
    [9] nine colours
   *[10] all ten colours
}
korona-score-second-healer = { $jesters ->
    [0] second healer
   *[other] jester as second healer
}
korona-score-full = { $card ->
    [stable] full stable
   *[tower] full tower
}
korona-score-full-jesters = { $n ->
    [one] { korona-score-full } with a jester
   *[other] { korona-score-full } with { $n } jesters
}
korona-score-jesters = { $card ->
    [knight] { $n ->
        [one] jester as knight
       *[other] { $n } jesters as knights
    }
    [archer] { $n ->
        [one] jester as archer
       *[other] { $n } jesters as archers
    }
   *[peasant] { $n ->
        [one] jester as peasant
       *[other] { $n } jesters as peasants
    }
}
korona-score-lone = { $card ->
    [knight] { $n ->
        [one] lone knight
       *[other] { $n } lone knights
    }
    [archer] { $n ->
        [one] lone archer
       *[other] { $n } lone archers
    }
   *[peasant] { $n ->
        [one] lone peasant
       *[other] { $n } lone peasants
    }
}

korona-event-hand = { $cards ->
    [none] The { $seat } is dealt five cards.
   *[other] The { $seat } is dealt { $cards }.
}
korona-event-market-laid = The market shows { $cards }.
korona-event-first = The { $seat } begins.
korona-event-deck = { $n ->
    [one] The { $seat } takes one card from the deck.
   *[other] The { $seat } takes { $n } cards from the deck.
}
korona-event-draw = The { $seat } draws { $a_card }.
korona-event-market = The { $seat } takes { $the_card } from the market.
korona-event-refill = Into the market comes { $a_card }.
korona-event-placed = { $zone ->
    [own] { $on ->
        [none] The { $seat } places { $a_card }.
       *[other] The { $seat } places { $a_card } on { $on }.
    }
   *[other] { $on ->
        [none] The { $seat } places { $a_card } in the { $zone }'s zone.
       *[other] The { $seat } places { $a_card } on { $on } in the { $zone }'s zone.
    }
}
korona-event-used = { $from ->
    [hand] The { $seat } uses Donation and asks for a card of the { $target }'s hand.
    [zone] The { $seat } uses Donation and asks for a card of the { $target }'s zone.
   *[none] { $target ->
        [none] The { $seat } uses { $a_card }.
       *[other] The { $seat } uses { $a_card } on the { $target }.
    }
}
korona-event-discarded = The { $seat } discards { $a_card }.
korona-event-picked = The { $seat } picks up { $from }.
korona-event-moved = { $on ->
    [none] The { $seat } moves { $from }: it lies by itself now.
   *[other] The { $seat } moves { $from } onto { $on }.
}
korona-event-sent = The { $seat } sends the { $target } { $from }.
korona-event-no-villain = The { $seat } sends no villain.
korona-event-named = From the { $target }, the { $seat } wants { $from }.
korona-event-offered = In return the { $seat } would give { $from }.
korona-event-aimed = From the { $target }, the { $seat } wants a whole pile: { $pile }.
korona-event-shield = The { $seat } raises a shield!
korona-event-no-shield = The { $seat } raises no shield.
korona-event-cancelled = { $a_card } comes to nothing.
korona-event-nothing = The { $seat } has no card left to give.
korona-event-took = The { $seat } takes { $cards } from the { $target }.
korona-event-seized = The { $seat } takes the whole pile { $pile } from the { $target }.
korona-event-gave = { $card ->
    [none] The { $seat } gives the { $to } a card from hand.
   *[other] The { $seat } gives the { $to } a card from hand: { $a_card }.
}
korona-event-yielded = The { $seat } gives the { $to } { $from }.
korona-event-jest = { $on ->
    [none] The { $seat } leaves the jester with the monarch.
   *[other] The { $seat } moves the monarchs' jester onto { $on }.
}
korona-event-passed = { $by ->
    [none] Revolt: the { $seat } passes the { $to } { $from }.
   *[other] Revolt: the { $seat } must pass the { $to } { $from }, says the { $by }.
}
korona-event-passed-pile = { $by ->
    [none] Revolt: the { $seat } passes the { $to } a whole pile, { $pile }.
   *[other] Revolt: the { $seat } must pass the { $to } a whole pile, { $pile }, says the { $by }.
}
korona-event-skipped = Revolt: the { $seat } has nothing to pass on.
korona-event-turn = It is the { $seat }'s turn.
korona-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
korona-event-end = { $reason ->
    [healer] The { $winners } wins at once: a monarch pair, and a healer with all ten colours.
    [military] The { $winners } wins at once: a monarch pair, a full stable and two full towers.
    [production] The { $winners } wins at once: a monarch pair, and peasants on four fields.
   *[cards] { $n ->
        [one] No cards are left. The { $winners } wins with { korona-points }.
       *[other] No cards are left. With { korona-points } and as many peasants they share the win: { $winners }.
    }
}

# The table as a picture.
korona-picture-title = Korona: { $state }
# A few words for a card's face: points, or what it does.
korona-picture-worth = { $card ->
    [monarch] 10
    [stable] 3
    [knight] 6, alone 1
    [tower] 5
    [archer] 2, alone 1
    [field] 0, then 10 each
    [peasant] 1
    [healer] 3, 8, 15 or 40
    [jester] as its role
    [villain] −10
    [donation] asks for a card
    [draw-again] 2 cards, or 1
    [internal-affairs] moves a card
    [tactical-swap] takes 2, gives 1
    [sneak-attack] steals 2
    [glorious-attack] steals a pile
    [revolt] all pass one on
   *[shield] stops an attack
}
korona-picture-stage = { $stage ->
    [deal] The cards are dealt
    [first] It is drawn who begins
    [take] The { $seat } takes from deck or market
    [take-second] The { $seat } takes a second card from the market
    [draw] The { $seat } draws from the deck
    [refill] A card comes to the market
    [act] It is the { $seat }'s turn to act
    [move] The { $seat } chooses a card to move
    [move-to] The { $seat } chooses where the card goes
    [send] The { $seat } may send a villain
    [lodge] The { $seat } finds the villain a place
    [steal] The { $seat } names a card to take
    [repay] The { $seat } names a card to give in return
    [seize] The { $seat } names a full pile
    [ask] The { $seat } is asked for a shield
    [yield] The { $seat } chooses what to give
    [settle] The { $seat } places what has come
    [jest] The { $seat } may move the jester
   *[pass] The { $seat } chooses what to pass on
}
korona-picture-pass = The { $seat } chooses what the { $other } passes on
korona-picture-end = { $reason ->
    [healer] The { $winners } wins with the healer
    [military] The { $winners } wins by arms
    [production] The { $winners } wins by the harvest
   *[cards] { $n ->
        [one] The { $winners } has the greatest kingdom
       *[other] They share the win: { $winners }
    }
}
korona-picture-actions = { $n ->
    [0] no action left
    [one] one action left
   *[other] { $n } actions left
}
korona-picture-decides = decides now
korona-picture-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
korona-picture-empty = No cards yet
korona-picture-hidden = { $n ->
    [one] one unknown card
   *[other] { $n } unknown cards
}
korona-picture-deck = Deck: { $n }
korona-picture-market = Market
korona-picture-discards = Discards: { $n }
korona-picture-side = { $seat }, { $points ->
    [one] { $points } point
   *[other] { korona-points }
}. Zone: { $zone }. Hand: { $hand }.
korona-picture-rest = Market: { $market }. Deck: { $deck }. Discards: { $discards }.
korona-picture-used = { $other ->
    [none] The { $seat } uses { korona-card }.
   *[other] The { $seat } uses { korona-card } on the { $other }.
}
korona-picture-flow = { $seat ->
    [none] To be placed in the { $other }'s zone: { $cards }.
   *[other] From the { $seat } to the { $other }: { $cards }.
}

# Why a choice is refused.
korona-why-action-first = now place, use or discard a card
korona-why-no-attack = a shield answers what is used against you; on your turn it can only be discarded
korona-why-no-place = there is no pile now that { $card } could go on

# The terminal.
korona-screen-question = { $stage ->
    [take] Do you take from the deck or the market?
    [take-second] Which second card do you take from the market?
    [act] What do you do?
    [move] Which card do you move?
    [move-to] Where does it go?
    [send] Which villain do you send?
    [lodge] Where in the { $seat }'s zone does the villain go?
    [steal] Which card of the { $seat }'s do you want?
    [repay] Which card do you give in return?
    [seize] Which full pile of the { $seat }'s do you want?
    [ask] Do you raise a shield?
    [yield] Which card do you give?
    [settle] { $own ->
        [yes] Where does it go?
       *[no] Where in the { $seat }'s zone does it go?
    }
    [jest] Where does the jester go?
   *[pass] { $own ->
        [yes] What do you pass to the { $to }?
       *[no] What must the { $seat } pass to the { $to }?
    }
} (? for help)
korona-screen-sends = { $on ->
    [none] sends a villain, to lie alone
   *[other] sends a villain onto { $on }
}
korona-screen-leaving = (! would leave its zone)
korona-screen-forced = { $choice }, as a turn has at least one action
korona-screen-wins = wins
korona-screen-rule-type = A number of the list, or words that begin with the card or with what you do: “archer”, “archer on tower”, “sneak attack eagle”, “discard field”, “end”. Words may be cut to three letters, in English or Spanish, if it stays clear what is meant.
korona-screen-asking = { $card }?
korona-screen-about-score = what every kingdom is worth, rule by rule
korona-screen-about-discards = what is gone, and what is still to come
korona-screen-about-card = what a card is for; so with every card
