### The words of Korona. Keys begin with its name, or with where they are said: cli-, error-, web-.

## Names

korona = Korona
korona-tagline = Two to four crowns, 90 cards, and neighbours who covet yours.
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
    [monarch] 10 points each. The second goes on the first; a zone has only one such pile.
    [stable] 3 points. Takes up to two knights.
    [knight] 6 points on a stable, 1 alone.
    [tower] 5 points. Takes up to three archers.
    [archer] 2 points on a tower, 1 alone.
    [field] 10 points for every field after the first. Takes up to three peasants.
    [peasant] 1 point, on a field or alone. Six of them can start a revolt.
    [healer] 8 points with eight colours in your zone, 15 with nine, 40 with all ten; else 3. A second goes on the first and adds 3.
    [jester] Goes on any pile that is not full, and counts as one of its people.
    [villain] −10 points. Alone, or on any pile that is not full.
    [donation] Name a player, and hand or zone: they choose a card to give you.
    [draw-again] Take two cards from the deck, or one from the market.
    [internal-affairs] Move one card within your zone: a single, a top card, or any jester.
    [tactical-swap] Take two cards from another zone for one of yours, none of them from full piles.
    [sneak-attack] Steal two cards; or send a villain of yours and steal one. Not from full piles.
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
korona-action-draw-again = Use { korona-card }
korona-action-internal-affairs = Use { korona-card }
korona-action-revolt = Use { korona-card }
korona-action-ask-hand = Use Donation: a card from the { korona-seat }'s hand
korona-action-ask-zone = Use Donation: a card from the { korona-seat }'s zone
korona-action-swap = Use { korona-card } on the { korona-seat }
korona-action-sneak = Use { korona-card } on the { korona-seat }
korona-action-storm = Use { korona-card } on the { korona-seat }
korona-action-discard = Discard { korona-a-card }
korona-action-end-turn = End the turn
korona-action-give = Give { korona-a-card } from your hand
korona-action-top = { korona-top }
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

## Events

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
    [none] The { $seat } moves { $from }, which now lies alone.
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
korona-event-seized = The { $seat } takes a whole pile from the { $target }: { $pile }.
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
korona-event-joined = The { $seat } takes { $pile } from the { $target }: the monarch is laid on their own, and the jester must move.
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
       *[other] No cards are left. With { korona-points } and equally many peasants they share the win: { $winners }.
    }
}

## Questions

# What is asked now: of the reader, or of another seat; and how the game ended.
korona-question = { $kind ->
    [deal] The cards are dealt
    [first] The first player is drawn at random
    [draw] The { $seat } draws from the deck
    [refill] A card comes to the market
    [take] { $who ->
        [you] Do you take from the deck or the market?
       *[other] The { $seat } takes from deck or market
    }
    [take-second] { $who ->
        [you] Which second card do you take from the market?
       *[other] The { $seat } takes a second card from the market
    }
    [act] { $who ->
        [you] { $turn ->
            [first] Your turn: place, use or discard a card
           *[later] Another card, or end the turn
        }
       *[other] It is the { $seat }'s turn to act
    }
    [move] { $who ->
        [you] Which card do you move?
       *[other] The { $seat } chooses a card to move
    }
    [move-to] { $who ->
        [you] Where does it go?
       *[other] The { $seat } chooses where the card goes
    }
    [send] { $who ->
        [you] Do you send a villain?
       *[other] The { $seat } may send a villain
    }
    [lodge] { $who ->
        [you] Where in the { $to }'s zone does the villain go?
       *[other] The { $seat } finds the villain a place
    }
    [steal] { $who ->
        [you] Which card of the { $of }'s do you want?
       *[other] The { $seat } names a card to take
    }
    [repay] { $who ->
        [you] Which card of yours do you give in return?
       *[other] The { $seat } names a card to give in return
    }
    [seize] { $who ->
        [you] Which full pile of the { $of }'s do you want?
       *[other] The { $seat } names a full pile
    }
    [ask] { $who ->
        [you] The { $by } uses { korona-card } against you. Do you raise a shield?
       *[other] The { $seat } is asked whether to raise a shield
    }
    [counter] { $who ->
        [you] The { $to } raises a shield against your { korona-card }. Do you raise one too?
       *[other] The { $seat } is asked whether to raise a shield
    }
    [yield] { $who ->
        [you] Which card do you give the { $to }?
       *[other] The { $seat } chooses what to give
    }
    [settle] { $who ->
        [you] { $to ->
            [own] { $card ->
                [glorious-attack] Your monarchs are a pair now. Where does the jester go?
               *[other] Where does it go?
            }
           *[other] Where in the { $to }'s zone does it go?
        }
       *[other] The { $seat } places what has come
    }
    [jest] { $who ->
        [you] Where does the jester go?
       *[other] The { $seat } may move the jester
    }
    [pass] { $who ->
        [you] { $of ->
            [own] What do you pass to the { $to }?
           *[other] What must the { $of } pass to { $to ->
                [own] you
               *[other] the { $to }
            }?
        }
       *[other] { $passer ->
            [own] The { $seat } chooses what to pass on
           *[other] The { $seat } chooses what the { $of } must pass on
        }
    }
   *[over] { $reason ->
        [healer] The { $winners } wins with the healer
        [military] The { $winners } wins by arms
        [production] The { $winners } wins by the harvest
       *[cards] { $n ->
            [one] The { $winners } has the greatest kingdom
           *[other] They share the win: { $winners }
        }
    }
}

## Picture

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

## Refusals

korona-why-action-first = now place, use or discard a card
korona-why-no-attack = a shield answers what is used against you; on your turn it can only be discarded
korona-why-no-place = there is no pile now that { $card } could go on
error-korona-stage = { $stage ->
    [take] first take a card, from the deck or the market
    [take-second] now take a second card from the market
    [act] now place, use or discard a card, or end the turn
    [move] now choose a card of your zone to move
    [send] now choose a villain to send, or none
    [steal] now choose a card of theirs
    [repay] now choose a card of yours to give in return
    [seize] now choose a full pile of theirs
    [ask] the question is whether you raise a shield
    [yield] now choose the card you give
    [jest] now choose where the jester goes
    [pass] now choose a card or a pile to pass on
   *[settle] now choose where the card goes
}
error-korona-not-in-hand = the hand does not hold { $card }
error-korona-not-in-market = the market does not show { $card }
error-korona-no-deck = no cards are left to take there
error-korona-limit = a turn ends with at most { $limit } cards in hand; place, use or discard some first
error-korona-no-action-yet = a turn has one action at least; place, use or discard a card first
error-korona-no-move = no card of the zone has anywhere else to go
error-korona-peasants = a revolt needs { $needed } peasants in the zone; there are { $n }
error-korona-oneself = this card is used on another player; choose one
error-korona-nobody = the { $seat } does not play at this table; choose another player
error-korona-empty-hand = the { $seat } has no cards in hand; choose another player
error-korona-no-gift = the { $seat } has no card that could be placed here
error-korona-no-target = the { $seat } has nothing that { $card } could take and place
error-korona-other-card = { $card } is not the card to be placed; place { $wanted }
error-korona-one-pile = there is a pile already that { $card } has to go on; choose that pile
error-korona-no-pile = the zone of the { $seat } has no pile { $pile }
error-korona-same-place = the card came from there; choose another place
error-korona-no-place-left = the card that comes with it would have no place; choose another place
error-korona-nowhere = this card has nowhere else to go; choose another one
error-korona-unsure = the hand does not hold { $card }, or { $why }
error-korona-nothing-to-steal = there is nothing to steal, so a villain must go; choose one
error-korona-full = { $pile } is full, and nothing is taken from a full pile; choose another card
error-korona-not-full = { $pile } is not full; choose a full pile
error-korona-guarded = a full stable and a full tower guard the monarchs; choose another pile
error-korona-jester-stuck = this pair could join your monarch only if its jester had another place in your zone; choose another pile
error-korona-not-completed = not every card that follows could be placed; choose another card or pile
error-korona-from-zone = the card has to come from your zone; choose one that lies there
error-korona-from-hand = the card has to come from your hand; choose one of those you hold

## Terminal

korona-screen-question = { $question } (? for help)
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
cli-korona-turn = { $n ->
    [0] the first turn
   *[other] turn { $n }
}
cli-korona-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cli-korona-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
cli-korona-known = { $cards } among them
cli-korona-empty-zone = nothing yet
cli-korona-market = Market
cli-korona-hand = Your hand
cli-korona-deck = Deck { $deck }, discards { $discards }
cli-korona-none = nothing
cli-korona-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
cli-korona-in-use = In use
cli-korona-wants = wants { $cards }
cli-korona-gives = gives { $cards }
cli-korona-held = To be placed
cli-korona-group = { $group ->
    [place] Place
    [use] Use
    [discard] Discard
    [end] Or
   *[choose] Choose
}
cli-korona-label-deck = { $n ->
    [one] deck: 1 card
   *[other] deck: { $n } cards
}
cli-korona-label-market = market: { $card }
cli-korona-label-alone = { $card } alone
cli-korona-label-on = { $card } on { $pile }
cli-korona-label-hand = { $card }: the { $seat }'s hand
cli-korona-label-zone = { $card }: the { $seat }'s zone
cli-korona-label-seat = { $card } on the { $seat }
cli-korona-label-end = end the turn
cli-korona-label-shield = shield
cli-korona-label-no-shield = no shield
cli-korona-words-score = score scores points
cli-korona-words-discards = discards
cli-korona-words-end = end done
cli-korona-refused = “{ $line }” is not possible: { $why }.
cli-korona-unknown = “{ $line }” is no choice here. You can choose: { $choices }. Type ? for help.
cli-korona-unseen = Not seen yet, in the deck or in hands
cli-korona-discarded = Discards
cli-korona-shown-of-yours = Everybody knows of these in your hand: { $cards }
cli-korona-verdict = { $result ->
    [won] You win{ $reason ->
        [healer] : a monarch pair, and a healer with all ten colours.
        [military] : a monarch pair, a full stable and two full towers.
        [production] : a monarch pair, and peasants on four fields.
       *[cards] { " " }with { $points }.
    }
    [lost] You lose: the { $winners }{ $reason ->
        [healer] { " " }has a monarch pair, and a healer with all ten colours.
        [military] { " " }has a monarch pair, a full stable and two full towers.
        [production] { " " }has a monarch pair, and peasants on four fields.
       *[cards] { " " }has { $points }, you have { $mine }.
    }
    [shared] You share the win, { $points } each: { $winners }.
    [shared-lost] You lose: { $winners } share the win with { $points }, you have { $mine }.
    [seats] They share the win with { $points }: { $winners }.
   *[seat] The { $winners } wins{ $reason ->
        [healer] : a monarch pair, and a healer with all ten colours.
        [military] : a monarch pair, a full stable and two full towers.
        [production] : a monarch pair, and peasants on four fields.
       *[cards] { " " }with { $points }.
    }
}
cli-korona-head-goal = Goal
cli-korona-head-turn = A turn
cli-korona-head-piles = Piles
cli-korona-head-shields = Shields
cli-korona-head-combos = Combos
cli-korona-head-end = The end
cli-korona-head-type = Typing
cli-korona-rule-goal = Build a kingdom that is worth more than any other once all cards are taken. A combo wins before that.
cli-korona-rule-take = First take two cards from the deck or one from the market. With an empty hand it is five from the deck, or two from the market.
cli-korona-rule-act = Then one, two or three actions: place a kingdom card in your zone, use an action card, or discard a card. A turn ends with at most seven cards in hand.
cli-korona-rule-piles = A pile begins with its base: knights go on a stable, archers on a tower, peasants on a field. Knights, archers, peasants and villains may lie alone, but nothing goes on them then. [Brackets] mark full piles: nothing can be stolen from those but by a glorious attack, which takes them whole.
cli-korona-rule-shields = Donation, swap, attacks and revolt can be answered with a shield, and a shield with a shield. Everybody concerned is asked, whether they have one or not.
cli-korona-rule-combos = A monarch pair (two monarchs, or a monarch and a jester) wins at once together with: a healer that scores 40; or a full stable and two full towers; or four fields with peasants. A stable, tower or field with a villain in it does not count for that.
cli-korona-rule-end = When deck and market are both used up, that turn is the last. The best score wins; if two are level, the one with more peasants.

## Browser

web-korona-middle = Deck, market and discards
web-korona-council = What is decided
web-korona-zone = { $seat }'s kingdom ({ $player })
web-korona-piles = { $seat }: cards on the table
web-korona-hand = Your hand
web-korona-hand-empty = Your hand is empty.
web-korona-hand-of = { $seat }'s hand: { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
web-korona-card = { $card }: { $worth }{ $shown ->
    [yes] . Everybody knows you have it
   *[no] {""}
}
web-korona-shown = Everybody knows you have this card
web-korona-pile = { $pile }{ $full ->
    [yes] , full
   *[no] {""}
}{ $aimed ->
    [yes] , under attack
   *[no] {""}
}

# A card's points in a corner too small for a sentence.
web-korona-worth = { $card ->
    [monarch] 10
    [stable] 3
    [knight] 6 · 1
    [tower] 5
    [archer] 2 · 1
    [field] 0 · 10
    [peasant] 1
    [healer] 3–40
    [jester] role
   *[villain] −10
}

# What a choice brings.
web-korona-change = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
web-korona-change-best = at best { web-korona-change }
web-korona-best = to { $signed }
web-korona-ends = ends the game
web-korona-ends-short = wins
web-korona-picked = { $n ->
    [one] Picked up. One thing can be done with it; Escape puts it back.
   *[other] Picked up. { $n } things can be done with it; arrows go through them, Escape puts it back.
}
web-korona-hint = Pick up a card of your hand to see where it may go and what it brings.
web-korona-held = To be placed
web-korona-take-deck = { $n ->
    [one] Take one card from the deck ({ $left } left)
   *[other] Take { $n } cards from the deck ({ $left } left)
}
web-korona-discard = Discard
web-korona-discards-open = Discards: { $n }. See them all
web-korona-use = Use
web-korona-on = On the { $seat }
web-korona-aim-hand = The { $seat }'s hand
web-korona-aim-zone = The { $seat }'s zone
web-korona-unseen = Not seen yet: { $n }
web-korona-nothing = Nothing
web-korona-scores = Who scores what
web-korona-score-of = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}. See why
web-korona-total = In all
web-korona-close = Close

## Lesson

web-lesson-korona-aim = All players build a kingdom of cards on the table. When the cards run out, the kingdom that is worth most wins. You sit below; the cards you lay before you are your zone.
web-lesson-korona-hand = You hold { $cards } cards. People and buildings go into your zone and score there. The others are actions: they are discarded after use. Cards in your hand score nothing.
web-lesson-korona-take = A turn begins with taking: two unknown cards from the deck, or one open card from the market. Take the monarch from the market: it is worth 10 points.
web-lesson-korona-take-hint = Choose the monarch among the { $cards } open cards of the market.
web-lesson-korona-monarch = Then you have up to { $actions } actions. Begin by placing the monarch in your zone.
web-lesson-korona-monarch-hint = Pick the monarch in your hand and place it in your zone.
web-lesson-korona-tower = Your kingdom is worth { $points } points, and you have { $actions } actions left. Place the tower. It is a base, which archers can man later.
web-lesson-korona-tower-hint = Pick the tower in your hand and place it in your zone.
web-lesson-korona-use = That makes { $points } points. For your last action use “Draw again”: it lets you take cards another time.
web-lesson-korona-use-hint = Pick a card “Draw again” in your hand and use it.
web-lesson-korona-again = An archer would fit your tower. Take it from the market.
web-lesson-korona-again-hint = Choose the archer among the open cards of the market.
web-lesson-korona-other = That was your third action, so your turn was over. The other player took two cards and placed a knight, a tower and a field. Now it is your turn again.
web-lesson-korona-donation = Take the card “Donation” from the market.
web-lesson-korona-donation-hint = Choose “Donation” among the open cards of the market.
web-lesson-korona-archer = Place the archer on your tower: there it is worth 2 points, alone only 1. With three archers on it a tower is full, and cards of a full pile cannot be stolen singly.
web-lesson-korona-archer-hint = Pick the archer and place it on the pile with the tower.
web-lesson-korona-ask = Now use the donation: ask the other player for a card from their zone. They choose the card, and they may stop you with a shield.
web-lesson-korona-ask-hint = Pick “Donation” in your hand and choose the zone of the other player.
web-lesson-korona-given = They raise no shield and part with their field. Place it in your zone.
web-lesson-korona-given-hint = The field wants a place in your zone.
web-lesson-korona-peasant = Actions left: { $actions }. Put a peasant on your new field.
web-lesson-korona-peasant-hint = Pick a peasant and place it on the pile with the field.
web-lesson-korona-end = You know the heart of it: take, act up to three times, fill your piles. There are attacks on zones and hands, shields against them, jesters who stand in for your people, villains nobody wants, and combos that win the game at once. Press any score to see where its points come from.

## Encoding: what the parts of an observation and the groups of actions mean, for people who train agents.
## Seats are counted clockwise from the own one; cards by type, in the order of the cards' table.

korona-part-players = two, three or four seats
korona-part-seat = which seat is one's own: Lion, Eagle, Bear, Wolf
korona-part-stage = what goes on, in the order of the stages in reino.games.korona.rules.stage
korona-part-turn = who owes a decision
korona-part-active = whose turn it is
korona-part-actions = actions left in this turn, of 3
korona-part-hands = cards known to be in each hand, of the copies there are; the own hand is known whole
korona-part-hand_sizes = how many cards each hand has, of 10
korona-part-public = of that, what everybody knows
korona-part-told = what each other seat knows of the own hand
korona-part-market = cards of the market
korona-part-discards = discarded cards
korona-part-deck = cards that are in the deck or unknown in a hand
korona-part-deck_size = how many cards the deck has, of 90
korona-part-zones = piles of each zone, by the number of the pile, of the copies of its lowest card
korona-part-used = the action card in use: donation, draw again, internal affairs, tactical swap, sneak attack, glorious attack, revolt
korona-part-target = the seat it is used on
korona-part-from_hand = donation: 1 from the hand, 0 from the zone
korona-part-struck = the seat that is asked whether to raise a shield, or whose shield is answered
korona-part-to_steal = cards still to be named, of 2
korona-part-stolen = piles whose top card was named to be stolen, as they were before: ½ each
korona-part-repaid = tactical swap: the pile that pays for it, as it was before
korona-part-sent = sneak attack: the pile the villain left, as it was before
korona-part-lodged = sneak attack: the pile the villain is on now
korona-part-seized = glorious attack: the pile to be taken
korona-part-held = cards that wait to be placed or moved: ½ each
korona-part-ground = in whose zone they are to be placed
korona-part-remainder = internal affairs: what is left of the pile the card came from
korona-part-passes = revolt: passes made or skipped, of 4
korona-part-fresh = revolt: piles that hold a card just received: ½ each
korona-actions-take-market = take a card of the market, by card
korona-actions-place = place a card alone or on a pile, by card and then by pile
korona-actions-ask-hand = donation from a seat's hand, by seat as numbered at the table
korona-actions-ask-zone = donation from a seat's zone, by seat
korona-actions-swap = tactical swap with a seat, by seat
korona-actions-sneak = sneak attack on a seat, by seat
korona-actions-storm = glorious attack on a seat, by seat
korona-actions-discard = discard a card, by card
korona-actions-give = give a card of the hand, by card
korona-actions-top = the top card of a pile, by pile
korona-actions-whole = a whole pile, by pile
korona-actions-inner = a jester that lies under other cards, by pile
