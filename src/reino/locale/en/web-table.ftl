# The table: the waiting room, the game, and everything around the board.

# What happens at a table.
web-note-opened = The table is open.
web-note-sat = { $name } sits down.
web-note-bot-sat = A bot sits down: { $level }.
web-note-kept = A seat is kept for { $name }.
web-note-stood = A seat is open again.
web-note-renamed = { $name } is the new name of a player.
web-note-begun = The game begins.
web-note-chose = { $who } has chosen.
web-note-draw-offered = { $who } offers a draw.
web-note-draw-answered = { $yes ->
    [true] { $who } accepts the draw.
   *[false] { $who } declines the draw.
}
web-note-undo-asked = { $who } asks to take a choice back.
web-note-undo-answered = { $yes ->
    [true] { $who } agrees.
   *[false] { $who } says no.
}
web-note-undone = { $who } takes a choice back.
web-note-resigned = { $who } resigns.
web-note-flagged = The time of { $who } is up.
web-note-took-over = { $why ->
    [clock] A bot plays on for { $who }, whose time was up.
    [vote] A bot plays on for { $who }, as the others wished.
    [left] { $who } has left, and a bot plays on.
    [resigned] A bot plays on for { $who }, who has resigned.
   *[wish] A bot plays for { $who } for a while.
}
web-note-handed-back = { $who } is back.
web-note-voted = { $who } wants a bot to play for { $whom }.
web-note-standing = { $on ->
    [true] You have given an answer in advance.
   *[false] You no longer answer in advance.
}
web-note-rematched = The next game has its table.
web-note-closed = The table is closed.

# Who is who.
web-table-name-side = { $name } · { $side }
web-table-you = you
web-table-host = You opened this table.
web-table-stand-in = a bot plays ({ $level })
web-table-gone = has given up
web-table-seats = Seats
web-table-to-move = to move
web-table-bot = bot

# Whose turn it is.
web-table-your-turn = Your turn
web-table-turn-of = { $count ->
    [one] { $names } to move
   *[other] Waiting for { $names }
}
web-table-thinking = { $names } is thinking
web-table-starting = The game begins…
web-table-watching = You are watching: you see what everybody may see.
web-table-watching-late = You are watching, { $seconds } seconds behind the game.
web-table-choosing = Your choice is on its way…
web-table-choosing-lost = Your choice is kept, and sent as soon as the connection is back.
web-table-reconnecting = Connecting again…

# Clocks.
web-table-left-days = { $days } d { $hours } h
web-table-left-hours = { $hours } h { $minutes } min
web-table-left-minutes = { $minutes } min
web-table-clock-of = Time left for { $name }
web-table-clock-warning = { $seconds } seconds left
web-table-deadline = until { $when }

# The waiting room.
web-table-room = The table is waiting
web-table-room-full = Everybody is here
web-table-sit = Sit here
web-table-kept = this seat is kept
web-table-kept-yours = kept for you
web-table-sit-too = Sit here too
web-table-sit-too-why = Several people on this device? Take a seat for each: it is passed around, and a curtain hides everybody's cards.
web-table-sit-too-why-open = Several people on this device? Take a seat for each: it is passed around.
web-table-stand = Stand up
web-table-ask-to-stand = Free this seat
web-table-bot-away = Take the bot away
web-table-seat-bot = Seat a bot
web-table-level = Strength of the bot
web-table-fill = Fill with bots
web-table-begin = Begin
web-table-begin-open = { $count ->
    [one] One seat is still open: share the link, or seat a bot.
   *[other] { $count } seats are still open: share the link, or seat bots.
}
web-table-begin-rematch = Whoever you played with is asked to come, and has a seat kept. The game begins when all are here. The host can free a seat that stays empty; after five minutes all who sit here can.
web-table-begin-others = Whoever sits here can begin the game.
web-table-begin-ready = Ready when you are.
web-table-close = Close the table
web-table-close-sure = Close this table? Nobody will play here.
web-table-closed = This table was closed before the game began.
web-table-share = Invite
web-table-share-why = Whoever opens this link can sit down or watch.
web-table-link = Link to this table
web-table-copy = Copy the link
web-table-copied = Copied
web-table-send = Share…
web-table-send-text = Play { $game } with me
web-table-qr = QR code with the link to this table
web-table-about = What is played
web-table-usual = The usual rules.
web-table-option-off = not in play
web-table-rules = Read the rules
web-table-clock-none = No clock
web-table-clock-live = { $minutes } min each{ $increment ->
    [0] {""}
   *[other] , and { $increment } s more after every choice
}
web-table-clock-days = { $days ->
    [one] One day for every decision
   *[other] { $days } days for every decision
}
web-table-timeout-bot = When somebody's time is up, a bot plays on for them.
web-table-timeout-loss = When somebody's time is up, they have lost.
web-table-public = Listed for everybody
web-table-private = Found by its link alone
web-table-may-watch = Others may watch
web-table-may-watch-late = Others may watch, { $seconds } s later
web-table-no-watching = Nobody may watch
web-table-rated = Counts for ratings
web-table-given = { $steps ->
    [one] It goes on from an earlier game, after its first step.
   *[other] It goes on from an earlier game, after { $steps } steps.
}
web-table-position = It begins from a position of its own.

# The choices.
web-table-all-choices = All choices
web-table-board = The board
web-table-play-area = The game

# The log, and what was missed.
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-log-undone = taken back
web-table-log-earlier = Show earlier
web-table-round = Round { $round }
web-table-missed = While you were away
web-table-missed-more = { $count ->
    [one] One more thing happened before; it is in the log.
   *[other] { $count } more things happened before; they are in the log.
}
web-table-missed-read = Got it

# Chat.
web-table-chat = Chat
web-table-chat-new = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
web-table-chat-watching = watching
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-write = Say something
web-table-chat-send = Say
web-table-chat-more = About this line by { $name }
web-table-chat-mute = Do not hear { $name } any more
web-table-chat-report = Report this line
web-table-chat-why = What is wrong with it?
web-table-chat-reported = Thank you, it is reported.
web-table-chat-muted = You will not hear { $name } any more. You can change that in the settings.
web-table-cancel = Cancel

# What one may do beside playing.
web-table-more = Table
web-table-undo = Take back
web-table-undo-wanted = { $who } would like to take a choice back.
web-table-undo-waiting = You have asked to take a choice back. Waiting for the others.
web-table-agree = Agree
web-table-refuse = Refuse
web-table-draw-offer = Offer a draw
web-table-draw-wanted = { $who } offers a draw.
web-table-draw-waiting = You have offered a draw.
web-table-accept = Accept
web-table-decline = Decline
web-table-resign = Resign
web-table-resign-sure = Do you want to give this game up?
web-table-resign-two = The other has then won.
web-table-resign-many = A bot then plays on for you, to the end.
web-table-resign-yes = Yes, resign
web-table-take-over = Let a bot play for me
web-table-bot-plays = A bot plays for you ({ $level }).
web-table-back = I am back
web-table-given-up = You have given this game up; a bot plays on in your seat.
web-table-vote = Vote for a bot for { $name }
web-table-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
web-table-standing = Answers in advance
web-table-standing-why = Given for you without asking, until you switch them off or the turn is over.
web-table-sound-on = Sound is on
web-table-sound-off = Sound is off
web-table-screen = Table screen
web-table-screen-why = For a big screen that everybody sees; phones are the hands.
web-table-screen-join = Scan to sit down, or to hold your cards
web-table-screen-join-open = Scan to sit down, or to play on your phone
web-table-screen-leave = Leave the table screen

# Pass and play.
web-table-pass = Pass the device to { $name }
web-table-pass-first = Who begins? { $name }
web-table-pass-why = Everything stays covered until they press the button.
web-table-pass-ready = I am { $name }

# The end.
web-table-won = You win!
web-table-lost = You lose
web-table-draw = A draw
web-table-shared = They share the win: { $names }
web-table-winner = { $names } wins
web-table-over = The game is over
web-table-reason-resigned = { $side ->
    [you] you resigned
   *[other] { $who } has resigned
}
web-table-reason-timeout = { $side ->
    [you] your time is up
   *[other] the time of { $who } is up
}
web-table-reason-agreed = both agreed on a draw
web-table-reason-forfeit = a bot did not play to the end
web-table-rematch = Rematch
web-table-rematch-go = To the rematch
web-table-rematch-watch = Watch the rematch
web-table-replay = Replay and study
web-table-new = New table

# Fair dice.
web-table-fair = Fair dice
web-table-fair-none = What chance decides is fixed before anybody sits down and can be checked by everybody afterwards.
web-table-fair-promise = The promise (SHA-256 of the seed)
web-table-fair-nonces = Added by the players
web-table-fair-seed = The seed
web-table-fair-later = The seed is shown when the game is over.
web-table-fair-holds = Checked on this device: the seed is the one that was promised.
web-table-fair-broken = The seed is not the one that was promised!
web-table-fair-record = Download the record
web-table-fair-how = To check every card and die: reino verify { $file }

# Keys.
web-table-keys = Keyboard
web-table-keys-on = Letters work as shortcuts
web-table-key-help = this help
web-table-key-board = to the board
web-table-key-choices = all choices
web-table-key-log = the log
web-table-key-chat = the chat
web-table-key-undo = take my last choice back
web-table-key-sound = sound on or off
web-table-key-arrows = around the board and the cards
web-table-key-arrows-names = Arrow keys
web-table-key-enter-names = Enter or space
web-table-key-enter = choose

# Nothing to see.
web-table-none = There is no table here
web-table-none-why = The link may be mistyped, or the table may be gone.
web-table-no-entry = You cannot watch this table
web-table-home = To the games
