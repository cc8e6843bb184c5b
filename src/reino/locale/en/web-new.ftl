# A new table: who plays, by which rules, how fast, and who else may come.
web-new-title = A new table of { $title }
web-new-no-game = There is no such game here
web-new-seats = Who plays
web-new-players = Players
web-new-who = Who plays { $seat }
web-new-who-me = I do
web-new-who-here = Somebody here, on this device
web-new-who-open = Open: whoever has the link
web-new-who-bot = A bot
web-new-level = Level of the bot that plays { $seat }
web-new-here-why = You pass this device around: a curtain falls between two turns, so that nobody sees another's cards.
web-new-open-why = { $open ->
    [one] Next you get a link and a code to scan for the open seat. You can still give it to a bot.
   *[other] Next you get a link and a code to scan for the open seats. You can still give them to bots.
}
web-new-no-level = The bot { $level } does not play by these rules. These do: { $known }.
web-new-rules = Rules
web-new-presets = Ready-made rules
web-new-preset-quick = Quick
web-new-preset-classic = Classic
web-new-preset-everything = Everything
web-new-preset-explore = Explore
web-new-preset-introductory = Introductory
web-new-preset-complete = Complete
web-new-ladder = Step by step
web-new-own-rules = Rules of your own
web-new-only-rules = The usual rules
web-new-group-length = Length
web-new-group-hands = Cards and hands
web-new-group-rulings = Disputed rulings
web-new-group-board = Board
web-new-group-goal = Goal
web-new-group-values = Aces and values
web-new-group-places = Journeys and places
web-new-group-other = Other rules
web-new-group-all = Options
web-new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
web-new-options = { $count ->
    [one] one option
   *[other] { $count } options
}
web-new-no-options = This game has no variants: it is always played by the same rules.
web-new-no-options-players = How many play ({ $players }) is chosen above.
web-new-contradiction = “{ $first }” and “{ $second }” do not go together. { $why }
web-new-clock = Time
web-new-clock-none = No clock
web-new-clock-none-why = Everybody takes the time they need.
web-new-clock-live = Live
web-new-clock-live-why = Minutes for the whole game, and some seconds back after each choice.
web-new-clock-days = By days
web-new-clock-days-why = Days for each decision; play when you find the time.
web-new-minutes = Minutes for each player
web-new-increment = Seconds back after each choice
web-new-days = For each decision
web-new-days-n = { $days ->
    [one] one day
   *[other] { $days } days
}
web-new-timeout = When somebody's time is up
web-new-timeout-bot = a bot plays until they are back
web-new-timeout-loss = { $players ->
    [2] they have lost
   *[other] a bot plays on for good
}
web-new-stand-in = The bot that plays for whoever is gone
web-new-company = Company
web-new-public = Public
web-new-public-why = It is listed on the first page while seats are open. Otherwise it is found by its link alone.
web-new-watching = May be watched
web-new-watching-why = Whoever has the link sees what is public: never anybody's hand.
web-new-delay = Those who watch see it
web-new-delay-n = { $minutes ->
    [0] at once
    [1] one minute later
    [60] one hour later
   *[other] { $minutes } minutes later
}
web-new-chat = Chat
web-new-chat-why = Those who play can write to each other.
web-new-rated = Rated
web-new-rated-why = The result counts for the ratings of everybody who plays.
web-new-position = Begins from a position of your own
web-new-position-why = It was taken over from where you came from.
web-new-position-drop = Begin from the start instead
web-new-sum-me = You
web-new-sum-here = { $here ->
    [one] somebody beside you
   *[other] { $here } people beside you
}
web-new-sum-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
web-new-sum-open = { $open ->
    [one] one open seat
   *[other] { $open } open seats
}
web-new-sum-position = own position
web-new-sum-public = Public
web-new-sum-link = By link only
web-new-open = Open the table
web-new-begin = Begin the game
