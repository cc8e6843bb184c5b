# BraveRats: names, options, and what happens at the table.

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

braverats-reason-target = reached the rounds needed
braverats-reason-princess = the Princess met the Prince
braverats-reason-out_of_cards = nobody has cards left: a draw
braverats-reason-match = won two games
braverats-reason-nine_games = nine games were played

braverats-option-traitor = Traitor: before the game each clan gives the other one card at random.
braverats-option-lucky_draw = Lucky draw: shuffle your cards, hold three, draw after each play.
braverats-option-fast_rat = Fast rat: three rounds win instead of four.
braverats-option-draft = Draft: packets of four go round, each keeps one at a time.
braverats-option-random_deal = Random deal: all cards are shuffled and dealt evenly.
braverats-option-princess_attack = Princess attack: one clan holds both Princes, the other both Princesses.
braverats-option-princess_attack-off = nobody: one Prince and one Princess each
braverats-option-princess_attack-random = a clan drawn at random holds both Princes
braverats-option-princess_attack-yarg = Yarg holds both Princes
braverats-option-princess_attack-applewood = Applewood holds both Princes
braverats-option-emperor = The emperor: a match, the first to win two games.
braverats-option-mime = Mime: a ninth card each, which copies.
braverats-option-held_ambassador = An Ambassador in a held round makes it worth 2 to its own clan.
braverats-option-musician_mutes = A Musician opposite also cancels General and Spy.

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
braverats-event-match = The match is over. Games won: Yarg { $games0 }, Applewood { $games1 }.

# What a picture says.
braverats-picture-title = BraveRats. { $state }
braverats-picture-round = Round { $round }
braverats-picture-draft = The draft: { $clan } keeps a card
braverats-picture-deal = The cards are dealt
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
