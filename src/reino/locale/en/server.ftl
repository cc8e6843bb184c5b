
# Notices.
error-notice-settings = the settings for notices cannot be read: { $why }
error-notice-email = an e-mail address is written like ana@example.org; got { $given }
error-notice-webhook = a webhook is an https address without a user name or a # part; got { $given }
error-notice-hours = quiet hours go from one hour of the day to another, each from 0 to 23; got { $begin } to { $end }: choose two different hours
error-notice-zone = there is no time zone { $given }{ $hint } A time zone is written like Europe/Madrid
error-notice-subscription = the push subscription that this browser sent cannot be used; turn its notices off and on again
error-notice-push-missing = Web Push needs the package cryptography: pip install "reino[push]"
error-notice-vapid = Web Push needs two settings: REINO_VAPID_KEY, a private key of the curve P-256, and REINO_VAPID_CONTACT, as in mailto:ana@example.org. One is missing, or the key cannot be read; set both, or neither
error-notice-sender = REINO_MAIL_FROM is the address that e-mails come from, as in ana@example.org; got { $given }
error-notice-variable = { $name } is one of { $known }; got { $given }
error-notice-no-mail = this server sends no e-mail; choose another kind of notice
error-notice-code = that is not the code that was sent to this address; copy it from the newest e-mail, or ask for a new one
error-notice-code-unsent = the mail server did not take the e-mail with the code; check the address, or try again later

# The database.
error-database-url = a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME; got one that begins with { $given }
error-database-psycopg = PostgreSQL needs psycopg: pip install "reino[postgres]"
error-database-missing = there is no database of Reino at { $url }; check --data or --database, or start the server once with reino serve, which makes one
error-database-foreign = the database { $url } has a table { $table } that Reino did not make; give Reino an empty database of its own with --database
error-database-newer = this Reino reads databases and exports up to version { $known }; got version { $given }: install a newer Reino
error-database-older = the database { $url } is of version { $given }, and this Reino works with version { $known }. Nothing was changed. Use the Reino that made it; or make a backup with that one, and then start the server of this one, which brings it up to date
error-database-served = another server already uses the database { $url }. Stop that one, or give this one a folder of its own with --data
error-database-busy = the database { $url } has no free connection and did not answer in time; try again
error-database-unreachable = the database { $url } cannot be reached ({ $kind }: { $why }); check that it runs and that --data or --database names it
error-database-refused = the database refused a statement ({ $kind }: { $why })
error-database-dangling = a row of the database table { $table } refers to a row that does not exist; nothing was changed. Restore a backup of this database
error-database-closed = the server is stopping and writes nothing more; try again when it runs
error-database-letters = a text holds a character that the database cannot store, NUL or half of a surrogate pair; leave it out
error-database-taken = another server process has already written entry { $number } of table { $table }; read the table again before writing
error-database-gap = the next entry of table { $table } follows entry { $last }; got entry { $number }
error-database-no-table = the database has no table { $table }
error-database-no-person = the database has no person { $person }
error-database-person-taken = the database has a person { $person } already, or another person with the same secret
error-database-not-empty = an import needs an empty database; { $url } has rows in { $table }. Give another one with --data or --database
error-database-export = this file is no export of Reino's database; reino export --everything writes one
error-database-export-line = the export cannot be read from line { $line } on, and nothing was imported; export it again with reino export --everything
error-database-export-torn = the export does not hold as many lines as its end says, or has no end, and nothing was imported; export it again with reino export --everything
error-database-backup = the backup { $file } cannot be written ({ $why }); name another file, in a folder that you may write to

# Bots at tables.
error-no-level = there is no bot { $given } for tables of { $game }{ $hint } Known: { $known }
error-thinking-closed = the server is stopping, and its bots have stopped thinking; try again when it runs
error-thinking-lost = the process that analysed this position has ended without a result; try again

# Tables: what cannot be asked of one now, or not by this person.
error-no-table = there is no table at this address; look at the link again
error-table-nobody = to sit down you need a name; choose one first
error-table-taken = this seat is taken; choose an open one
error-table-kept = this seat is kept for a player of the game before; choose another one, or ask the host of the table to free it
error-table-kept-early = this seat is kept for a player of the game before; you can free it when the table has been open for { $seconds } s
error-table-empty-seat = only a seat that is taken or kept can be freed, and this one is open already
error-table-no-seat = this table has { $seats } seats, counted from 0; got { $given }: choose one of them
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
error-table-gone = you have resigned or lost on time, and a bot plays your seat to the end; you can watch the game
error-table-vote = you can vote once, from a seat of your own, for a bot at the seat of another person who is still playing; this vote is a second one, or about another seat
error-table-vote-early = you can vote about a seat that has kept you waiting for { $seconds } s; this one has not
error-table-vote-clock = the clock of this seat runs, and decides when a bot plays for it; wait for the clock
error-table-no-draws = no draw can be agreed on in this game; play on, or resign
error-table-draw-bot = a draw needs the consent of a person, and a bot plays at the other seat; play on, or resign
error-table-draw-offered = a draw is on offer already; answer it, or wait for the answer
error-table-no-offer = no draw has been offered to you; you can offer one yourself
error-table-nothing-to-undo = you can take back your last choice at this table, and you have made none here
error-table-undo-rated = at a rated table a choice that has shown something can be taken back only if another person agrees, and here are only bots; play on
error-table-undo-asked = a player has asked already to take a choice back; wait for the answers
error-table-no-undo = no wish to take a choice back waits for your answer; play on
error-table-standing = this table offers no standing answer { $given }; it offers: { $known }
error-table-rematched = the next game has its table already; sit down there
error-table-no-watching = the players of this table want no watchers; only they can look at it
error-table-clock = a live clock gives 1 second to 30 days and adds 0 seconds to 30 days a choice, a clock of days gives 1 second to 360 days; got { $given }
error-table-steps = that game has { $steps } steps, and a table can go on from 0 to { $steps } of them; got { $given }
error-table-busy = another server process is writing to this table at the same time; try again
error-table-rules = this table was opened under rules { $given } of { $game }, and rules { $known } are played here; open a new table
error-state-bytes = a state of this game is { $size } bytes, as bytes(state) gives them; got { $given }

# The socket of a page.
error-message-unread = the page sent a message that the server cannot read: { $why }
error-too-many-followed = a page follows { $most } tables at most; stop following another one first

# People.
error-nobody = this needs a name: choose one first, or type your recovery code
error-already-somebody = you have a name on this server already; change that name in the settings
error-token = no account of this server has this token; check that it was copied whole, or make a new account
error-recovery = no account of this server has this recovery code; check every letter of it
error-bot-recovery = recovery codes are for people, and this is the account of a bot; keep its token
error-name-letters = a name is one line of visible letters; this one has control characters or invisible ones in it: leave them out
error-name-bot = a name does not begin with “bot”, because records tell bots from people by that; choose another name
error-name-empty = a name has at least one letter, and this one has none; type one
error-name-long = a name has { $most } letters at most; this one has { $given }
error-no-ratings = this server keeps no ratings
error-no-notices = this server sends no notices; look at your tables on its first page

# Requests.
error-origin = this server answers requests of its own pages; this one comes from another site or does not say from which. Open the server's address in your browser; a program sends its token in Authorization
error-origin-form = an origin is a scheme and a host without a path, as in https://reino.example; got { $given }
error-too-many = too many requests have come from here; try again in { $seconds } s
error-too-large-body = a request body has { $most } bytes at most, and this one has more; send less
error-late-body = the request body did not arrive within { $seconds } s; send it again
error-length = Content-Length is a number of bytes; got { $given }
error-media = a request body is JSON and says so with Content-Type: application/json; got { $given }
error-body = the request cannot be used: { $why }
error-body-value = the request cannot be used: at { $where } the value { $given } is none of those allowed
error-body-bounds = the request cannot be used: at { $where } { $wanted } was expected
error-query-twice = { $name } comes twice in the address; give it once
error-query-null = { $name } has the value null in the address; leave { $name } out instead
error-no-page = there is no page at this address; check the link, or begin on the server's first page
error-method = this address answers { $allowed }; got { $given }
error-request = the server cannot read this request (status { $status }); load the page again
error-server = something went wrong on the server, and its log says what; try again, and tell its operator if it happens again
error-database = the server cannot reach its database now; try again

# Chat and what processes tell each other.
error-chat-off = the chat of this table is turned off
error-chat-not-here = the chat of a table is for those who sit there or watch it; sit down or watch first
error-chat-late = you watch this table with a delay; you can write in its chat when the game is over
error-chat-empty = a line of chat has at least one letter, and this one has none; type something
error-chat-long = a line has up to { $most } letters; this one has { $given }: make it shorter
error-chat-letters = a line is one line of visible letters; this one has invisible ones or line breaks in it: leave them out
error-chat-often = you have sent a lot at once; try again in { $seconds } s
error-chat-repeated = you have just said the same; say something else, or wait a little
error-chat-no-line = there is no line { $line } in the chat of this table; load the page again
error-chat-own = that line is your own; you can report or mute only the lines of others
error-chat-mutes = you can mute { $most } people at most, and have muted as many; take one of them out first
error-bus-url = a bus is redis://HOST:PORT, rediss://HOST:PORT or valkey://HOST:PORT; got { $given }
error-bus-missing = the bus needs the package redis: pip install "reino[redis]"

# Running a server, and speaking to one from elsewhere.
error-port = the server cannot listen at { $host }, port { $port }: { $why }. Choose another --port or --host
error-no-line = there is no line { $line } in any chat; reino reports lists the lines that were reported
error-backup-there = { $file } exists already, and a backup replaces no file; name another one
error-no-server = no server of Reino answers at { $url }; check the address, as in https://reino.example, and that the server runs
error-no-entry = the server at { $url } does not let this account in; check its token
error-refused-there = the server says: { $text }

# The pages of the client.
error-no-client = the pages of this server are not built; install Reino again with: pip install .
error-study-steps = this game has the steps 0 to { $steps }; got { $given }
error-study-nobody = an analysis is for a seat that has to decide, and this seat does not at this step; choose another seat or step
