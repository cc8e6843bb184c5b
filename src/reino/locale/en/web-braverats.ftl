# The table of BraveRats on a page. Names of cards, powers and events are in braverats.ftl.
web-braverats-side = The clan { $clan }
web-braverats-hand = Your hand
web-braverats-hand-of = Cards of { $clan }
web-braverats-kept = The cards you have kept
web-braverats-rounds = Rounds played
web-braverats-draft = The draft
web-braverats-over = The game is over

web-braverats-choose = Which card do you send?
web-braverats-answer = { $clan } had to show its card. Answer it.
web-braverats-watched = A Spy of { $clan } is watching: your card will be seen.
web-braverats-keep = Keep one card and pass on the rest.
web-braverats-waits = Waiting for { $who }.
web-braverats-waits-draft = { $who } is keeping a card.
web-braverats-how = Press a card to read it, and again to play it; or drag it onto the table.
web-braverats-how-draft = Press a card to read it, and again to keep it.

web-braverats-sealed = { $clan } has chosen: a card face down
web-braverats-sealed-mine = Your card lies face down: { $card }. Press to turn it over for you alone.
web-braverats-shown = { $clan } shows the card { $card }
web-braverats-copies = copies: { $card }

web-braverats-wins = { $wins } of { $target } rounds won
web-braverats-games = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}
web-braverats-held = { $n ->
    [one] One round is on hold
   *[other] { $n } rounds are on hold
}
web-braverats-held-worth = { $n ->
    [one] what is on hold would bring this clan { $n } more round
   *[other] what is on hold would bring this clan { $n } more rounds
}
web-braverats-held-then = on hold, then { $clan }
web-braverats-bonus = the General gives { $n } more strength this round
web-braverats-looks = the Spy sees the other card first

web-braverats-fares = Beats { $win }, loses to { $lose }, on hold with { $hold }.

web-braverats-matchups = Match-up table
web-braverats-matchups-how = Each of your cards against each of theirs, as the round stands now.
web-braverats-matchups-plain = Each card of { $clan } against each of the other clan, as it is when a game begins. “You” is { $clan }.
web-braverats-mine = yours
web-braverats-theirs = theirs
web-braverats-close = Close
web-braverats-gone = They no longer have this card.
web-braverats-key = { $kind ->
    [win] you take the round
    [lose] they take the round
    [hold] the round goes on hold
    [crown] you win the game
   *[fall] they win the game
}
web-braverats-as = { $card } as { $face }
web-braverats-meet = { $mine } ({ $strength }) against { $theirs } ({ $their }).
web-braverats-muted = { $whose ->
    [mine] The Wizard cancels your card's power.
    [theirs] The Wizard cancels their card's power.
   *[both] The two Wizards cancel each other.
}
web-braverats-why = { $why ->
    [music] The music puts the round on hold.
    [love] The Princess has met her Prince.
    [prince] The Prince takes the round.
    [equal] Equal strength: the round goes on hold.
    [lower] The Assassin makes the lower strength win.
   *[higher] The higher strength wins.
}
web-braverats-result = { $result ->
    [hold] the round goes on hold
    [win] { $ends ->
        [yes] you win the game
       *[no] { $gain ->
            [one] you take the round
           *[other] you take { $gain } rounds
        }
    }
   *[lose] { $ends ->
        [yes] they win the game
       *[no] { $gain ->
            [one] they take the round
           *[other] they take { $gain } rounds
        }
    }
}
web-braverats-next = { $what ->
    [bonus] Your next card will be 2 stronger.
    [look] Next round you will see their card first.
    [their-bonus] Their next card will be 2 stronger.
   *[their-look] Next round they will see your card first.
}
