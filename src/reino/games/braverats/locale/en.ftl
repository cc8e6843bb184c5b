### The words of BraveRats. Keys begin with its name, or with where they are said: cli-, error-, web-.

## Names

braverats = BraveRats
braverats-tagline = Two rat clans, eight cards each, one crown.
braverats-card = { $card ->
    [musician] Musician
    [princess] Princess
    [spy] Spy
    [assassin] Assassin
    [ambassador] Ambassador
    [wizard] Wizard
    [general] General
    [prince] Prince
    [mime] Mime
   *[blank] blank Mime
}

# With its article, for the middle of a sentence.
braverats-the-card = { $card ->
    [none] a card
    [musician] the Musician
    [princess] the Princess
    [spy] the Spy
    [assassin] the Assassin
    [ambassador] the Ambassador
    [wizard] the Wizard
    [general] the General
    [prince] the Prince
    [blank] a blank Mime
   *[mime] the Mime
}
braverats-power = { $card ->
    [musician] The round goes on hold. Only the Wizard silences the music.
    [princess] Meets the Prince? You win the whole game.
    [spy] Next round the other clan shows its card first.
    [assassin] The lower strength wins. The Prince does not care.
    [ambassador] A round won with this card counts twice.
    [wizard] The card opposite loses its power.
    [general] Your next card is 2 stronger.
    [prince] Wins the round, unless Princess or Musician is there.
   *[mime] Becomes the card the other clan played last round.
}

# A few words for a card's face.
braverats-power-short = { $card ->
    [musician] round on hold
    [princess] Prince? Victory
    [spy] sees next card
    [assassin] lower wins
    [ambassador] win counts 2
    [wizard] cancels power
    [general] +2 next round
    [prince] wins the round
   *[mime] copies a card
}
braverats-clan = { $clan ->
    [yarg] Yarg
   *[applewood] Applewood
}
braverats-action-play = Play { $card }
braverats-action-keep = Keep { $card }
braverats-outcome-next-game = The next game begins
braverats-reason-target = the rounds needed are won
braverats-reason-princess = the Princess met the Prince
braverats-reason-out_of_cards = nobody has cards left: a draw
braverats-reason-match = two games are won
braverats-reason-nine_games = nine games were played
braverats-option-traitor = Traitor
braverats-option-traitor-text = Before the game each clan gives the other one card at random.
braverats-option-lucky_draw = Lucky draw
braverats-option-lucky_draw-text = Shuffle your cards, hold three, draw after each play.
braverats-option-fast_rat = Fast rat
braverats-option-fast_rat-text = Three rounds win instead of four.
braverats-option-draft = Draft
braverats-option-draft-text = Packets of four go round, each keeps one at a time.
braverats-option-random_deal = Random deal
braverats-option-random_deal-text = All cards are shuffled and dealt evenly.
braverats-option-princess_attack = Princess attack
braverats-option-princess_attack-text = One clan holds both Princes, the other both Princesses.
braverats-option-princess_attack-off = nobody: one Prince and one Princess each
braverats-option-princess_attack-random = a clan drawn at random holds both Princes
braverats-option-princess_attack-yarg = Yarg holds both Princes
braverats-option-princess_attack-applewood = Applewood holds both Princes
braverats-option-emperor = The emperor
braverats-option-emperor-text = A match, won by the first to win two games. After nine games more wins decide, and equal wins are a draw.
braverats-option-mime = Mime
braverats-option-mime-text = A card that copies the one the other clan played the round before.
braverats-option-mime-off = none: eight cards each
braverats-option-mime-ninth = a ninth card each
braverats-option-mime-instead = instead of the Wizard: eight cards each
braverats-option-held_ambassador = Held Ambassador
braverats-option-held_ambassador-text = An Ambassador in a held round makes it worth 2 to its own clan.
braverats-option-musician_mutes = Muting Musician
braverats-option-musician_mutes-text = A Musician opposite also cancels General and Spy.

## Events

braverats-event-princes = { $clan } holds both Princes, the other clan both Princesses.
braverats-event-opener = { $clan } opens the first packet.
braverats-event-packet = A new packet for { $clan }.
braverats-event-kept = { $clan } keeps { $card }.
braverats-event-last = The last card goes to { $clan }: { $card }.
braverats-event-dealt = Yarg holds { $hands0 }; Applewood holds { $hands1 }.
braverats-event-gifts = The traitors cross over: Yarg gives { $cards0 }, Applewood gives { $cards1 }.
braverats-event-draw = { $clan } draws { $card }.
braverats-event-sealed = { $clan } has chosen.
braverats-event-shown = { $clan } shows { $card } to the Spy.
braverats-event-round = { $princess ->
    [yes] Round { $round }: { $cards0 } against { $cards1 }. Love decides: { $clan } wins the game!
   *[no] { $winner ->
        [none] Round { $round }: { $cards0 } against { $cards1 }. On hold.
       *[other] Round { $round }: { $cards0 } against { $cards1 }. { $clan } wins { $gain ->
            [one] the round
           *[other] { $gain } rounds
        }.
    }
}
braverats-event-general = { $clan } has +2 in the next round.
braverats-event-spy = { $clan } will see the other card first.
braverats-event-end = { $reason ->
    [out_of_cards] No cards left: a draw.
    [princess] { $clan } takes the kingdom by love.
   *[target] { $clan } takes the kingdom.
}
braverats-event-game = Game { $game } begins. Games won: Yarg { $games0 }, Applewood { $games1 }.
braverats-event-match = { $drawn ->
    [yes] The match is a draw: nine games were played, and both clans have won as many. Games won: Yarg { $games0 }, Applewood { $games1 }.
   *[no] The match is over. Games won: Yarg { $games0 }, Applewood { $games1 }.
}
# A Mime that was played, and the card it counted as.
braverats-mime-as = { $face ->
    [blank] { $mime } (5, no power)
   *[other] { $mime } as { $name }
}

## Questions: what is asked of $who, in every place that shows a table.

braverats-question = { $who ->
    [you] { $kind ->
        [keep] Keep one card and pass on the rest.
        [show] A Spy of { $clan } is watching: which card do you show?
        [answer] { $clan } had to show { $card }. What do you answer?
       *[choose] Which card do you send?
    }
    [both] Both clans choose a card.
    [one] { $kind ->
        [keep] { $asked } is keeping a card.
        [show] { $asked } has to show a card.
        [answer] { $asked } answers { $card }.
       *[choose] { $asked } is choosing a card.
    }
   *[none] { $kind ->
        [between] { braverats-event-end } The next game begins.
        [over] { braverats-event-end }
        [match-over] { braverats-event-match }
       *[deal] The cards are being dealt.
    }
}

## Picture

braverats-picture-title = BraveRats. { $state }
braverats-picture-round = Round { $round }
braverats-picture-game = Game { $game }
braverats-picture-chooses = chooses a card
braverats-picture-sealed = one of these lies face down
braverats-picture-pile = still to draw
braverats-picture-unseen = in hand, face down or still to draw
braverats-picture-packet = the packet
braverats-picture-hidden = { $n ->
    [one] a hidden card
   *[other] { $n } hidden cards
}
braverats-picture-held = on hold
braverats-picture-side = { $clan } has won { $wins } of { $target } rounds and holds: { $hand }.
braverats-picture-met = Round { $round }: { $yarg } against { $applewood }, { $winner }.

## Refusals

error-contradiction-hands = each of them decides who holds which cards

# Choices that are not legal, and seats that have to wait.
error-braverats-draft = { $now ->
    [drafting] the draft is not over; keep a card of the packet first
    [drafted] the draft is over; play a card of the hand
   *[no-draft] cards are kept only in a draft, and this game has none; play a card of the hand
}
error-braverats-not-in-play = { $card ->
    [mime] the Mime is not in this game; it comes with the option mime
   *[wizard] the Wizard is not in this game: the Mime has its place
}
error-braverats-not-in-packet = the packet does not hold { $card } now; keep a card that it holds
error-braverats-played = { $clan } played { $card } in round { $round }
error-braverats-not-drawn = { $clan } has not drawn { $card } yet
error-braverats-none = { $how ->
    [draft] both copies went to { $other } in the draft, and { $clan } has none
    [random_deal] the deal gave both copies to { $other }, and { $clan } has none
    [princess_attack] with the princess attack both copies are { $other }’s, and { $clan } has none
    [traitor] the traitor went over to { $other }, and { $clan } has no other copy
   *[several] { $other } got both copies, and { $clan } has none
}
error-braverats-packet = the packet is with { $clan }
error-braverats-waits = { $how ->
    [looking] the Spy of { $clan } is watching, and { $other } shows a card first
    [shown] { $clan } has shown its card to the Spy and cannot take it back
   *[sealed] { $clan } has laid its card for this round, and { $other } has not
}

# What the exact solver does not cover.
error-other-bots = { $why }; the bots 'best' and 'search' play here too
error-hands-hidden = lucky_draw hides the hands; the solver needs both of them
error-draft-first = the solver begins once cards are dealt; play the draft to its end first
error-not-dealt = the cards are not dealt yet, and the solver needs both hands; ask again at the first round
error-deal-random = the solver needs both hands, and { $chance } deals them at random; give the hands, with hands=... or --hands
error-attack-random = the solver needs both hands, and princess_attack=random deals them by lot; give the hands, with hands=... or --hands, or choose yarg or applewood
error-match-dealt = chance deals the games to come ({ $chance }), so their worth is not known
error-nothing-left = the game is over; no choice is left to solve
error-rounds-won = a position to solve is of a game that goes on; this one is over, with { $wins } rounds won
error-solver-knows = the solver takes states and views of braverats; got { $given }
error-other-ruling = this is the solution under { $own }, but the state is one under { $given }; use solution_for(state)
error-other-stakes = here a win, a draw and a loss are worth { $given } to Yarg, in the solved game { $own }; use solution_for(state)
error-out-of-reach = this position cannot arise in the solved game; solve the game that it comes from, with solution_for(state)
error-foreign-cards = this position has cards that the solved game does not have; solve the game that it comes from, with solution_for(state)

# Positions and mixes that cannot be.
error-target = a game is won with 1 to { $most } rounds; got { $given }
error-switch = { $name } is True or False; got { $given }
error-ends = a win is worth more than a loss, a draw something between, all from -1 to 1; got { $given }
error-bonus = a bonus is 0 or { $bonus }; got { $given }
error-look = look is the seat that looks, 0 or 1, or { $nobody } for neither; got { $given }
error-bonus-and-look = the last card of a seat leaves behind +2 or a look, not both; seat { $seat } has both
error-shown-to-nobody = a card is shown to the seat that looks; { $card } is shown, and look names no seat
error-shown-not-held = a shown card is in the hand of the seat that does not look; { $card } is not there
error-two-hands = two hands are needed, Yarg's and Applewood's; got { $given }
error-unequal-hands = both hands need equally many cards, one at least; got { $first } and { $second }
error-third-card = there are two of each card; got { $times } of { $card }
error-no-card = { error-what } is one of { $known }, or 0 to { $last }; got { $given }
error-no-pair = { error-what } is a pair, Yarg's and Applewood's; got { $given }
error-no-list = { error-what }: a list was expected; got { $given }
error-mix-form = a mix is a chance for each card, by name; got { $given }
error-mix-cards = the other clan cannot play { $cards }; it has { $known }
error-mix-numbers = the chance of each card in a mix is a number; got { $given }
error-mix-sum = the chances of a mix are not negative and add up to 1; got { $given }

## Terminal

cli-braverats-round = round { $number }
cli-braverats-game = game { $number }
cli-braverats-draft = draft
cli-braverats-games-won = games
cli-braverats-rounds-won = rounds
cli-braverats-looks = looks
cli-braverats-rounds = Round
cli-braverats-won-by = Won by
cli-braverats-held = { $held ->
    [one] One round
   *[other] { $held } rounds
} on hold: worth { $yours } to you, { $theirs } to the other clan.
cli-braverats-shown = { $clan } shows
cli-braverats-their-hand = { $clan } holds
cli-braverats-their-three = { $clan } holds { $size } of
cli-braverats-their-draft = { $clan } has kept { $size }, known to you:
cli-braverats-your-pile = Your pile
cli-braverats-drafted = You have
cli-braverats-packet = The packet: keep one
cli-braverats-no-cards = nothing
cli-braverats-as = { $face ->
    [blank] 5, no power
   *[other] as { $card }
}
cli-braverats-refused = “{ $line }” is not possible: { $why }. You can choose: { $choices }.
cli-braverats-prompt = { $question } (? for help)
cli-braverats-verdict = { $result ->
    [won] You win: { $reason ->
        [target] you have reached the rounds needed.
        [princess] the Princess met the Prince.
        [match] you have won two games.
       *[nine_games] nine games were played, and you have won more of them.
    }
    [lost] You lose: { $reason ->
        [target] { $clan } has reached the rounds needed.
        [princess] the Princess met the Prince.
        [match] { $clan } has won two games.
       *[nine_games] nine games were played, and { $clan } has won more of them.
    }
    [seat] { $clan } wins: { $reason ->
        [target] they have reached the rounds needed.
        [princess] the Princess met the Prince.
        [match] they have won two games.
       *[nine_games] nine games were played, and they have won more of them.
    }
   *[draw] A draw: { $reason ->
        [out_of_cards] nobody has cards left.
       *[nine_games] nine games were played, and neither clan has won more of them.
    }
}
cli-braverats-goal = Both clans choose a card in secret and reveal together. { $target } rounds won take the kingdom.
cli-braverats-table = Who wins the round
cli-braverats-table-bonus = Who wins this round, with the +2
cli-braverats-corner =
    { $yours } ↓
    { $theirs } →
cli-braverats-legend = Y Yarg, A Applewood, = on hold, ! wins the whole game.
cli-braverats-legend-mime = The Mime (number 8) counts as the card it copies; in round 1 it is a 5 without power.
cli-braverats-hold = A round that neither clan wins is on hold: it goes to the clan that wins the next round, with that one. If the cards run out first the game is a draw, and rounds on hold are lost.
cli-braverats-hold-ambassador = A round on hold counts 1, but 2 for the clan whose Ambassador lies in it.
cli-braverats-spies = Two Spies cancel each other: then both clans choose in secret.

# Solving.
cli-hands-form = hands are two lists of cards with one slash between them, as in "prince,spy / general,wizard"; got “{ $given }”
cli-hands-card = “{ $given }” is no card, or could be several. Known: { $known }.
cli-hint-exact = Exact: with perfect play you win this game { $value } of the time (a draw counts half).
cli-hint-exact-match = Exact: with perfect play you win this match { $value } of the time (a draw counts half).
cli-solving = Solving…
cli-solve-title = BraveRats, solved
cli-solve-options = Options
cli-solve-value = Yarg wins (a draw counts half)
cli-solve-positions = Positions
cli-solve-time = Time
cli-solve-opening = Perfect opening of each clan
cli-solve-opening-both = Perfect opening, the same for both clans

## Browser

web-braverats-side = The clan { $clan }
web-braverats-hand = Your hand
web-braverats-chooses = choosing
web-braverats-hand-of = Cards of { $clan }
web-braverats-kept = The cards you have kept
web-braverats-rounds = Rounds played
web-braverats-draft = The draft
web-braverats-over = The game is over
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

# What helps to study it.
web-learn-tool-equilibrium = BraveRats, solved
web-learn-tool-equilibrium-why = Walk through any game of BraveRats and see the perfect mix of cards for both clans.

# Ready-made rules, on the page of a new table.
web-new-preset-braverats-quick = Three rounds win instead of four.
web-new-preset-braverats-classic = Eight cards each, four rounds win.
web-new-preset-braverats-everything = A match with mimes, traitors, luck and stolen princes.

## Lesson

web-lesson-braverats-aim = Two clans want the same throne. You are Yarg, below. In every round both sides choose a card in secret and turn it over together. Win { $target } rounds, and the game is yours.
web-lesson-braverats-hand = Both clans have the same { $cards } cards, numbered from 0 to 7. The higher number wins the round. But every card has a power, and the powers are the heart of the game.
web-lesson-braverats-wizard = Play the Wizard, number 5. He takes the power away from the card he meets.
web-lesson-braverats-wizard-hint = The Wizard is the card with the number 5.
web-lesson-braverats-won = Five beats zero: the round is yours. The Musician would have put it on hold, and nobody would have won it; but the Wizard took his power away. Both cards are out of the game now.
web-lesson-braverats-general = Now the General, number 6. Win or lose, he makes your next card stronger by 2, unless he meets a Wizard.
web-lesson-braverats-general-hint = The General is the card with the number 6.
web-lesson-braverats-spied = You win again: { $wins } rounds. The other side lost its Spy on purpose: because of him you must show your next card before they choose theirs.
web-lesson-braverats-musician = They will see what you play, so give them nothing. Play the Musician, number 0: nobody wins a round with a Musician in it, unless he meets a Wizard. The { $bonus } from your General make no difference to him.
web-lesson-braverats-musician-hint = The Musician has the number 0.
web-lesson-braverats-held = They have wasted their Prince, the strongest card of all; their Wizard would have won. The round is on hold: it goes to the winner of the next.
web-lesson-braverats-ambassador = So more is at stake now. Try the Ambassador, number 4: if he wins, his round counts as 2.
web-lesson-braverats-ambassador-hint = The Ambassador has the number 4.
web-lesson-braverats-lost = The Assassin turns the round around: the lower number wins. Three against four takes this round and the round on hold. The score is { $mine } to { $theirs }.
web-lesson-braverats-prince = Time for your Prince. He beats every card but three: a Musician or another Prince puts the round on hold, and a Princess wins the whole game. A Wizard takes his power away, but seven still beats five.
web-lesson-braverats-prince-hint = The Prince has the number 7.
web-lesson-braverats-princess = The score is { $mine } to { $theirs }. Never forget the Princess, number 1. If she meets the other side’s Prince, she wins the whole game at once. In this game both Princes are gone by now.
web-lesson-braverats-assassin = They have the Princess, the Ambassador and the General left. Send your own Assassin, number 3: with him the lower number wins, so only the Princess would beat him.
web-lesson-braverats-assassin-hint = The Assassin has the number 3.
web-lesson-braverats-end = Their General was too proud. That makes { $wins } rounds, and the throne is yours. While you play, the button “Match-up table” shows who beats whom.

## Encoding: what the parts of an observation and the groups of actions mean, for people who train agents.
## Two clans: the own one first, then the other.

braverats-part-seat = which clan is one's own: Yarg, Applewood
braverats-part-options = options in force: { $names }
braverats-part-stage = what goes on: princes, opener, packet, keep, deal, gift, draw, choose, between, over
braverats-part-turn = who owes a decision; both while cards are chosen at once
braverats-part-games = emperor: games won, of 2
braverats-part-game = emperor: which game this is, of 9
braverats-part-rounds = rounds finished, of 9
braverats-part-wins = rounds won, of those to win
braverats-part-held = rounds on hold, of 9
braverats-part-held_extra = rounds on hold in which this clan's Ambassador is active, of 4
braverats-part-hands = cards in each hand as far as known, by card: 0, ½ for one, 1 for two
braverats-part-hand_sizes = how many cards each hand has, of 9
braverats-part-piles = lucky_draw: the own cards not yet drawn; of the other clan hand and pile together
braverats-part-chosen = the card laid for this round, by card; the last place is a card face down
braverats-part-look = whose Spy lets it choose second
braverats-part-bonus = whose General adds 2 in this round
braverats-part-last = what the cards of the round before counted as, 0 to 7 or blank: for the Mime
braverats-part-played = the card played in each round, by card
braverats-part-deck = draft, random_deal: cards not dealt or not seen, by card
braverats-part-packet = draft: the packet, if one has seen it, by card
braverats-part-packet_size = draft: cards in the packet, of 4
braverats-part-secret = draft: own cards that the other clan has never seen, by card; the other's are unknown
braverats-part-opener = draft: who opened this packet
braverats-part-picks = draft: cards kept from this packet, of 4
braverats-part-packets = draft: packets finished, of 5
braverats-actions-play = play a card, by card
braverats-actions-keep = draft: keep a card of the packet, by card
