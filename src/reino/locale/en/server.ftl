
# Notices.
error-notice-settings = the settings for notices cannot be read: { $why }
error-notice-email = { $given } is not taken for an e-mail address, as in ana@example.org
error-notice-webhook = a webhook is an https address without a user name or a # part; got { $given }
error-notice-hours = quiet hours go from one hour of the day to another, each from 0 to 23; got { $begin } to { $end }
error-notice-zone = there is no time zone { $given }; one is Europe/Madrid
error-notice-subscription = what the browser says of its push subscription cannot be used
error-notice-push-missing = Web Push needs a library more: pip install "reino[push]"
error-notice-vapid = Web Push needs REINO_VAPID_KEY, a private key, and REINO_VAPID_CONTACT, as in mailto:ana@example.org
error-notice-sender = REINO_MAIL_FROM is the address that e-mails come from, as in ana@example.org; got { $given }
error-notice-variable = { $name } is one of { $known }; got { $given }
error-notice-no-mail = this server sends no e-mail
error-notice-code = that is not the code that was sent to this address
error-notice-code-unsent = the mail server did not take the letter with the code; try again later

# The database.
error-database-url = a database is sqlite:///FILE or postgresql://...; got { $given }
error-database-psycopg = PostgreSQL needs psycopg: pip install "reino[postgres]"
error-database-missing = there is no database of Reino at { $url }
error-database-foreign = the database { $url } has a table { $table } that is not Reino's
error-database-newer = this is of version { $given }, and this Reino knows versions up to { $known }: it needs a newer Reino
error-database-older = the database { $url } is of version { $given }, and this Reino works with version { $known }. Nothing was changed. Use the Reino that made it; or make a backup with that one, and then start the server of this one, which brings it up to date
error-database-served = another server already uses the database { $url }. Stop that one, or give this one a folder of its own with --data
error-database-busy = the database { $url } is too busy to answer
error-database-unreachable = the database { $url } cannot be reached ({ $kind }: { $why })
error-database-refused = the database has refused this ({ $kind }: { $why })
error-database-dangling = a row of { $table } speaks of something that is not there
error-database-closed = the server is stopping; nothing more is written
error-database-letters = text holds letters that cannot be kept
error-database-taken = entry { $number } of table { $table } has been written by somebody else
error-database-gap = entry { $number } of table { $table } cannot follow entry { $last }
error-database-no-table = there is no table { $table }
error-database-no-person = there is no person { $person }
error-database-person-taken = there is a person { $person } already, or one with the same secret
error-database-not-empty = the database { $url } is not empty: there are rows in { $table }
error-database-export = this is no export of Reino's database
error-database-export-line = the export cannot be read from line { $line } on
error-database-export-torn = the export has lost its end
error-database-backup = the backup { $file } cannot be written ({ $why })

# Bots at tables.
error-no-level = there is no bot { $given } for tables of { $game }{ $hint } Known: { $known }
error-thinking-closed = the server is closing, and its bots have stopped thinking
error-thinking-lost = the analysis came to nothing; try again

# Tables: what cannot be asked of one now, or not by this person.
error-no-table = there is no table at this address; look at the link again
error-table-nobody = a person needs a name to sit down; choose a name first
error-table-taken = this seat is taken; choose an open one
error-table-kept = this seat is kept for a player of the game before; choose another one, or ask the host of the table to free it
error-table-kept-early = this seat is kept for a player of the game before; you can free it when the table has been open for { $seconds } s
error-table-empty-seat = only a seat that is taken or kept can be freed, and this one is open already
error-table-no-seat = this table has { $seats } seats, counted from 0; choose one of them
error-table-not-yours = this is for the players of the table, and you have no seat at it
error-table-not-your-seat = that seat is not yours; choose one at which you sit
error-table-not-host = only the host, who opened the table, can do that; ask them
error-table-nonce = your page must add { $size } bytes, written in hex, to the dice, and has sent something else; load the page again
error-table-open-seats = the game begins when every seat is taken, and some are open; wait for players, or give the seats to bots
error-table-begun = this can be done only before the game begins, and the table waits for no players any more
error-table-not-begun = this can be done only while the game is played, and it has not begun; wait for its beginning
error-table-over = the game is over; open a new table to play again
error-table-not-over = this can be done only when the game is over, and it is not; wait for its end
error-table-not-asked = it is not your turn; wait until you are asked
error-table-stale = this answers an earlier question, and the game has gone on; look at the table and choose again
error-table-stand-in = a bot plays at that seat now; take the seat back first
error-table-no-stand-in = a seat is taken back from the bot that plays for you, and here you play yourself
error-table-gone = the player of this seat has given the game up, and a bot plays it to the end
error-table-vote = you can vote once, for a bot at the seat of another person who is still playing; this is another vote
error-table-vote-early = you can vote about a seat that has kept you waiting for { $seconds } s; this one has not
error-table-vote-clock = the clock of this seat runs, and decides when a bot plays for it; wait for the clock
error-table-no-draws = no draw can be agreed on in this game; play on, or resign
error-table-draw-bot = a draw needs the consent of a person, and a bot plays at the other seat; play on, or resign
error-table-draw-offered = a draw is on offer already; answer it, or wait for the answer
error-table-no-offer = no draw has been offered to you; you can offer one yourself
error-table-nothing-to-undo = you can take back your last choice at this table, and you have made none here
error-table-undo-rated = at a rated table a choice that has shown something can be taken back only if another person agrees, and here are only bots; play on
error-table-undo-asked = a player has asked already to take a choice back; wait for the answers
error-table-no-undo = there is no wish to take a choice back that waits for your answer
error-table-standing = this game has no such standing answer; choose one that the table offers
error-table-rematched = the next game has its table already; sit down there
error-table-no-watching = the players of this table want no spectators; only they can look at it
error-table-clock = a live clock gives 1 second to 30 days, a clock of days 1 second to 360 days; this one is outside of that
error-table-steps = that game has { $steps } steps; { $given } are more
error-table-busy = too much happens at this table at once; try again
error-table-rules = this table was opened under version { $given } of the rules of { $game }, and version { $known } is played here; open a new table
error-state-bytes = a state of this game is { $size } bytes; got { $given }

# The socket of a page.
error-message-unread = the message cannot be read: { $why }
error-too-many-followed = a page follows { $most } tables at most

# People.
error-nobody = nobody is signed in here: choose a name first, or type your recovery code
error-already-somebody = you are somebody here already; change your name instead
error-token = this token belongs to nobody
error-recovery = no one has this recovery code; look at its letters again
error-bot-recovery = a bot's account has a token and no recovery code
error-name-letters = a name is one line of letters that can be seen, without control characters
error-name-bot = a name does not begin with “bot”: that is how records tell bots from people
error-name-empty = a name has at least one letter
error-name-long = a name has { $most } letters at most
error-no-ratings = this server keeps no ratings
error-no-notices = this server sends no notices

# Requests.
error-origin = this request comes from a page of somebody else's
error-origin-form = an origin is a scheme and a host, as in https://reino.example; got { $given }
error-too-many = that was too often; try again in { $seconds } s
error-too-large-body = what you send has { $most } bytes at most
error-late-body = what you were sending did not arrive in time
error-length = the length of what you send is not a number
error-media = what you send must be JSON, and say so: Content-Type: application/json
error-body = what you sent cannot be used: { $why }
error-body-value = what you sent cannot be used: at { $where } there is no { $given }
error-body-bounds = what you sent cannot be used: at { $where } { $wanted } was expected
error-query-twice = { $name } stands twice in the address
error-query-null = leave out what has no value, instead of writing null
error-no-page = there is nothing at this address
error-method = at this address only { $allowed } can be used
error-request = this request cannot be understood
error-server = something went wrong on the server; it was written down there
error-database = the server cannot reach its database now; try again

# Chat and what processes tell each other.
error-chat-off = people do not talk at this table
error-chat-not-here = only those who sit at this table or watch it talk there
error-chat-late = those who watch this table with a delay talk when its game is over
error-chat-empty = nothing was said
error-chat-long = a line has up to { $most } letters; this one has { $given }
error-chat-letters = a line is one line of visible letters; this one has others in it
error-chat-often = that was a lot at once; try again in { $seconds } s
error-chat-repeated = you have just said that
error-chat-no-line = there is no such line at this table
error-chat-own = that line is your own
error-chat-mutes = you have muted { $most } people, and that is the most there can be
error-bus-url = a bus is redis://HOST:PORT, rediss://HOST:PORT or valkey://HOST:PORT; got { $given }
error-bus-missing = the bus needs a library more: pip install "reino[redis]"

# Running a server, and speaking to one from elsewhere.
error-port = the server cannot listen at { $host }, port { $port }: { $why }
error-no-line = there is no line { $line } in any chat
error-backup-there = { $file } is there already; a backup replaces nothing
error-no-server = no server of Reino answers at { $url }
error-no-entry = the server at { $url } does not let this account in; look at its token
error-refused-there = the server says: { $text }

# The pages of the client.
error-no-client = the pages of this server are not built; install it again with: pip install .
error-study-steps = there are { $steps } steps in this game; got { $given }
error-study-nobody = nobody owes a decision here
