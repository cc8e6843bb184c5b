# Korona in the browser.
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

# What is asked of the reader.
web-korona-asked = { $struck ->
    [you] The { $seat } uses { $card } against you. Do you raise a shield?
   *[other] The { $seat } shields against your { $card }. Do you raise one too?
}
web-korona-question = { $stage ->
    [take] Take from the deck or the market
    [take-second] Take a second card from the market
    [act] { $first ->
        [yes] Your turn: place, use or discard a card
       *[no] Another card, or end the turn
    }
    [move] Which card do you move?
    [move-to] Where does it go?
    [send] Do you send a villain?
    [lodge] Where in the { $seat }'s zone does the villain go?
    [steal] Which card of the { $seat }'s do you want?
    [repay] Which card of yours do you give in return?
    [seize] Which full pile of the { $seat }'s do you want?
    [yield] Which card do you give the { $to }?
    [settle] { $own ->
        [yes] Where does it go?
       *[no] Where in the { $seat }'s zone does it go?
    }
    [jest] Where does the jester go?
   *[pass] { $own ->
        [yes] What do you pass to the { $to }?
       *[no] What must the { $seat } pass to the { $to }?
    }
}
