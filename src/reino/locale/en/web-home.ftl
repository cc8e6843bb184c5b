# The first page: the games, open tables and one's own.
web-home-title = Kingdom games
web-home-lead = Against a bot this minute, or with friends by sending them a link. No account, no password.
web-home-games = Games
web-home-players = { $players } players
web-home-play = Play a bot now
web-home-opening = Opening the table…
web-home-friends = New table with friends
web-home-learn = Learn it
web-home-rules = Rules
web-home-recovered = You are { $name } here now.
web-home-forgotten = You have been forgotten: your name, settings and ratings are deleted.
web-home-code = Your recovery code is
web-home-code-why = With it you are yourself on another device. It is told only this once; a new one can be made in
web-home-code-noted = I have noted it
web-home-mine = Your tables
web-home-turns = { $turns ->
    [one] your turn at one
   *[other] your turn at { $turns }
}
web-home-mine-none = You sit at no table yet. Pick a game above.
web-home-mine-nobody = Your games will be found here, on this device, once you have begun one.
web-home-more = { $more ->
    [one] Show one finished game
   *[other] Show { $more } finished games
}
web-home-with = with { $company }
web-home-alone = nobody else yet
web-home-stands-turn = Your turn
web-home-stands-wait = { $waited ->
    [1] { $who } to move
   *[other] The others are to move
}
web-home-stands-ready = Ready to begin
web-home-stands-open = { $open ->
    [one] One open seat
   *[other] { $open } open seats
}
web-home-stands-won = Won
web-home-stands-lost = Lost
web-home-stands-drawn = Drawn
web-home-stands-over = Over
web-home-clock-none = No clock
web-home-clock-live = { $minutes } min + { $increment } s
web-home-clock-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}
web-home-open = Open tables
web-home-open-none = Nobody is looking for company right now. Open a public table, and whoever comes by can sit down.
web-home-join = Join
web-home-how = How it works
web-home-how-play = You just play
web-home-how-play-why = Nothing asks who you are. With your first game this browser knows you; a recovery code takes you along to others.
web-home-how-invite = A table is a link
web-home-how-invite-why = Send it, or let them scan it. Bots fill the seats that stay empty, and play on for whoever has to leave.
web-home-how-fair = The dice are open
web-home-how-fair-why = They are promised before the game and shown after it: anybody can check that nobody touched them.
web-home-how-further = Further reading
web-home-how-learn = Lessons
web-home-how-rules = Rules of { $title }
