# What Reino refuses: what was expected, and what came.

# Parts of sentences.
error-quoted = '{ $text }'
error-and = { $last ->
    [yes] { $one } and { $other }
   *[no] { $one }, { $other }
}
error-or = { $last ->
    [yes] { $one } or { $other }
   *[no] { $one }, { $other }
}
error-did-you-mean = ; did you mean { $name }?
error-names-are-like = ; names are like { $names }
error-the-seat = seat { $seat }
error-the-seats = { $last ->
    [yes] { $one } and { $other }
   *[no] { $one }, { $other }
}
error-the-public = the public
error-the-chance = chance
error-what = { $what ->
    [seat] a seat
    [action] an action
    [outcome] an outcome
    [seed] a seed
    [games] the number of games
    [depth] the depth
    [target] the target
    [card] a card
    [face] the face of a card, the card that it counted as,
    [hand] a hand
    [hands] the hands
   *[other] { $what }
}

# Numbers.
error-not-whole = { error-what } is a whole number; got { $given }
error-too-large = { error-what } is a whole number, no further than { $most } from 0; got { $given }
error-too-small = { error-what } is at least { $least }; got { $given }

# Loading and starting a game.
error-no-language = Reino speaks { $known }; got { $given }
error-game-name = a game is loaded by its name, one of { $known }; got { $given }
error-game-broken = the game { $game } cannot be played on this server, because its package is faulty; the server's log says how. Choose another game
error-broken-game = the game { $game } of the package { $package } cannot be played: { $why } (all of it: python -m reino.cli.trial { $game })
error-broken-part = something is wrong with its { $part ->
    [games] GameSpec
    [rules] rules
    [words] words
    [encoding] encoding
    [levels] levels
    [guidance] guidance
    [analyst] analyst
    [engine] engine
    [solver] solver
    [previews] previews
    [standing] standing answers
    [notation] notation
    [board] notation
    [picture] picture
    [symbols] symbols
    [screen] screen
    [meta] description (meta)
    [tally] tally
    [editor] editor
   *[code] code
}: { $reason }
error-broken-end = the process in which it was tried ended without a message, with exit code { $code }
error-broken-silence = the process in which it was tried gave no answer for { $seconds } seconds
error-no-spec = its entry point names a GameSpec; got { $given }
error-other-key = the key of its GameSpec is the name of its entry point, { $wanted }; got { $given }
error-no-game = there is no game { $given }{ $hint } Known: { $known }
error-no-option = there is no option { $given }{ $hint } Known: { $known }
error-no-options = there is no option { $given }: this game has no options; leave it out
error-no-bot = there is no bot { $given }{ $hint } Known: { $known }
error-no-device = there is no device { $given }{ $hint } Known: { $known }
error-cuda-not-installed = the device cuda needs numba-cuda: pip install "reino[cuda]"
error-cuda-simulated = where the GPU is simulated (NUMBA_ENABLE_CUDASIM), the rules run as plain Python: set NUMBA_DISABLE_JIT=1 too
error-no-gpu = the device cuda needs an NVIDIA GPU, and no NVIDIA GPU can be used here; use the device cpu
error-batch-actions = a batch wants whole numbers of shape { $shape }, one action for each decision; got { $given }
error-bad-value = option { $option } takes { $values }; got { $given }
error-options-mapping = options are a mapping of names to values, as in {"{"}"option": "value"{"}"}; got { $given }
error-contradiction = { $n ->
    [one] { $options } cannot be chosen here: { $why }. Choose another value
   *[other] { $options } contradict each other: { $why }. Leave one of them out
}
error-option-since = the option { $option } came with rules { $since }, and these are rules { $rules }; leave it out
error-rules-version = { $game } is played by rules { $known }; got { $given }
error-players = { $game } is for { $allowed } players; got { $given }
error-seed = a seed is a whole number, bytes or None; got { $given }
error-dealer-seed = a dealer's seed is { $size } bytes; got { $given }
error-seed-and-dealer = start takes a seed or a dealer, and got both; leave one of them out
error-dealer = a dealer has a method draw(k, weights), or is None to leave chance to the caller; got { $given }
error-start = a start is a state of { $game }; got { $given }

# Choosing.
error-no-seat = seats are 0 to { $last }; got { $given }
error-no-action = actions of { $game } are 0 to { $last }; got { $given }
error-no-action-at-all = an action is its id, a whole number, or its name; got { $given }
error-no-action-named = no action of { $game } is called { $given }{ $hint }
error-ambiguous-action = { $given } may mean { $menu }: say more of the name
error-other-game = { $game } has no such action; got { $given }, which is an action of another game
error-no-outcome = outcomes of { $game } are 0 to { $last }; got { $given }
error-mapping-and-action = play takes a mapping of seats to actions, or a seat and an action; got a mapping and an action
error-seat-and-action = play takes a seat and an action, or a mapping of seats to actions; got { $given } alone
error-no-choice = no choice came: play({"{"}seat: action, ...{"}"}) takes at least one
error-seat-twice = each seat that chooses is named once; got { $given }
error-illegal-move = { $given } cannot be chosen: { $why }
error-illegal-name = { error-illegal-move }; { $near }
error-none-legal = { $given } may mean { $menu }, none of which can be chosen now; { $near }
error-legal-now = legal now: { $menu }
error-illegal-choice = seat { $seat } may choose { $menu }; got { $given }
error-illegal-outcome = chance may bring { $possible } now; got { $given }
error-no-outcome-named = chance may bring { $possible } now; got { $given }
error-more-outcomes = one of { $n } others
error-more-actions = one of { $n } others
error-not-chances-turn = it is not chance's turn; waiting for { $waiting }: use play(seat, action)
error-chances-turn = it is chance's turn; seat { $seat } owes no decision: use fall(outcome) with an outcome of state.chance
error-not-asked = { $whose } owes no decision now; waiting for { $waiting }
error-not-asked-yet = { error-not-asked }: { $why }
error-no-view = a view was expected, as state.view(seat) gives it; got { $given }
error-no-loaded-game = a game was expected, as reino.load(name) gives it; got { $given }
error-game-over = the game is over ({ $reason }); there is nothing to choose
error-game-over-seat = the game is over ({ $reason }); seat { $seat } has nothing to choose

# Records.
error-began-as-guess = a record needs a game that was played from a start or a written position; this state began as a guess of a view, or as a state of which no text can be written
error-times-count = { $steps ->
    [one] one step was played, and it takes one time
   *[other] { $steps } steps were played, and each takes one time
}; got { $times }
error-names-count = { $game } has { $seats } seats, and each takes one name; got { $names } names
error-commitment = a commitment is 64 hexadecimal digits; got { $given }
error-record-given = a record takes 1 to all { $steps } of its steps from an earlier game; got { $given }
error-times = times are seconds since the start, 0 or more; got { $given }
error-no-record = this is not a Reino record: { $why }
error-record-format = a record has the format { $wanted }; this one has { $format }
error-record-damaged = this record is damaged: { $why }
error-record-version = this Reino reads records of version { $known }; this one has version { $given }: use the Reino that wrote it
error-record-rules = { $game } is played here by rules { $known }; the record was played by rules { $given }: use the Reino that wrote it
error-record-game = the record is of a game that is not installed: { $why }
error-record-setup = the record's game cannot be set up: { $why }
error-record-names = the record is for { $seats } seats, and each needs a name; it has { $names } names
error-record-options = a record says the value of every option of its game; this one does not say: { $missing }
error-record-step = step { $step } of { $steps }: { $why }
error-record-result = the record says the result is { $given }; its steps lead to { $found }
error-result-open = open
error-seed-hex = a seed is written in hexadecimal digits; got { $given }
error-nonce-hex = a nonce is written in hexadecimal digits; got { $given }
error-seed-size = a seed is { $size } bytes; this one is { $given }
error-seed-unpromised = a record that gives its seed has committed to it before the game; this one has a seed and no commitment
error-seed-other = the seed's SHA-256 is { $found }; the record committed to { $promised }
error-loaded-dice = step { $step }: the seed deals outcome { $dealt }; the record says { $given }

# A record's file. Words between ` ` are JSON's.
error-json-truncated = it ends too early
error-json-malformed = it stops being JSON at byte { $byte }
error-json-kind = at { $where } { $wanted } was expected, not { $given }
error-json-length = at { $where } a list of { $length } was expected, not one of another length
error-json-missing = at { $where } the field { $field } is missing
error-json-unknown = at { $where } there is no field { $field }; leave it out
error-json-range = at { $where } a number is too large to be read
error-json-letters = it is not written in UTF-8
error-json-deep = its lists and objects are nested too deeply to be read
error-json-other = its fields or values are not those that were expected

# Bots of other people.
error-bot-game = this bot plays { $game }; got a view of { $given }
error-own-bot-name = a bot of your own is named module:name or file.py:name; got { $given }
error-own-bot-missing = there is no file { $file } to load a bot from; check its path
error-own-bot-unloaded = { $given } could not be loaded: { $why }
error-own-bot-absent = { $where } has no { $given }{ $hint }
error-own-bot-kind = a bot is a function of a view, or a class with a method choose(view); { $given } is neither
error-own-bot-unmade = the bot { $bot } could not be made: { $why }
error-program-missing = there is no program { $given } that can be started here; a bot that is a program is named { $prefix }COMMAND
error-program-command = the command { $given } cannot be read: { $why }
error-forfeit = the bot { $bot } forfeits as seat { $seat }: { $why }{ $last }
error-forfeit-raised = it raised { $error } ({ $where })
error-forfeit-illegal = it chose { $said }, and could choose { $menu }
error-forfeit-unasked = it said { $said } before it was asked: one line for each question, and nothing else
error-forfeit-unread = it answered { $said }; expected was the id or the name of one of { $menu }
error-forfeit-silent = it said nothing for { $seconds } seconds; expected was the id or the name of one of { $menu }
error-forfeit-ended = its program ended with exit code { $code }; expected was the id or the name of one of { $menu }
error-forfeit-unstarted = its program could not be started: { $why }
error-forfeit-last = . Its last words on standard error: { $lines }
error-journal-other = { $file } is no journal of an arena; name another file
error-journal-version = this Reino reads journals of version { $known }; { $file } has version { $given }: name another file
error-journal-setup = { $file } is the journal of another set-up: there { $what } is { $there }, here it is { $asked }; name another file
error-journal-line = line { $line } of { $file } is damaged; name another file, or remove that line, and its game is played again
error-journal-busy = { $file } is in use: another arena is writing to it; wait for its end, or name another file
error-worker-lost = the process that played ended unexpectedly { $tries } times over the same game, as when memory runs out; use fewer workers, or another bot
error-balance-forfeit = the measurement ends here: { $why }
error-needs-extra = this needs a package that is not installed: pip install "reino[{ $extra }]"

# Searching.
error-search-limits = a search takes either iterations or seconds, one of the two; got iterations={ $iterations } and seconds={ $seconds }
error-search-limit = a search takes a whole number of iterations, or a number of seconds, above 0; got { $given }
error-search-threads = a search runs in 1 thread or more, as a whole number; got { $given }
error-search-knowledge = the knowledge of a search is an array of { $wanted } numbers of type float64, as its guidance makes them; got { $given }

# What the exact solver does not cover.
error-not-solved = perfect play is worked out for { $known }; { $game } has no solver. For advice type hint in reino play { $game }

# Positions and pictures.
error-no-notation = { $game } has no text for positions; its records and move lists hold whole games
error-no-picture = { $game } has no picture; view.as_dict() tells the view as data
error-record-position = the record begins from a position that cannot be set up: { $why }
error-view-bytes = a view of { $game } is { $size } bytes; got { $given }: make them with bytes(view), of the same game and options

# Encodings and environments for agents.
error-no-encoding = { $game } has no encoding, so its views cannot be told in numbers; view.as_dict() tells them as data
error-public-tensor = a tensor is what one seat sees: ask for the view of a seat, not for the public's
error-not-simultaneous = in { $game } seats choose one after the other, so they cannot be stepped in parallel: use aec_env
error-agent-silent = step takes an action of every agent that owes a decision; there is none of { $agent }
error-render-mode = a render mode is one of { $known }, or None; got { $given }
error-game-and-options = { $game } is loaded already, with its players and options; give these with the name of a game instead
error-opening = an opening is a list of steps like “0:6 1:3 -1:2”, actor and choice, with spaces between; got { $given }
error-observer-parameters = observers take no parameters; got { $given }
error-observer-kind = an observer tells what one player may know, or with private_info=NONE what the public may know; private_info=ALL_PLAYERS and public_info=False are not offered

# Move lists.
error-movelist-no-game = a move list begins with a line like “Game: sparta”; this text begins with { $given }
error-movelist-head = there is no heading { $given }{ $hint } Known: { $known }
error-movelist-head-twice = the heading { $given } comes twice; leave one of them out
error-movelist-rules = the heading Rules is a number of up to 9 digits; got { $given }
error-movelist-option = the heading Options is a list like name=value, name=value; got { $given }
error-movelist-seats = the heading Seats is a list of names like "Ana", "Luis"; got { $given }
error-movelist-brace = line { $line }: a remark between braces is not closed, or closed twice: { $given }
error-movelist-number = line { $line }: move { $wanted } comes next; the list says { $given }
error-movelist-line = line { $line }
error-movelist-move = { $line }, move { $number }
error-movelist-step = { $place } ({ $actor }), { $step }: { $why }
error-movelist-illegal = the rules do not allow it here
error-movelist-actor = line { $line }: there is no seat { $given }{ $hint } Known: { $known }
error-movelist-after-end = line { $line }: the game is over by then ({ $reason }); leave out { $step }, which comes after its end
error-movelist-result = the list says the result is { $given }; its moves lead to { $found }

# Words that do not count where the name of an action is read.
fillers = a an the on onto to of from in and with by your at for it

# The question of a game that has none of its own.
question-any = { $whom ->
    [you] Which choice do you make?
    [others] Waiting for { $who }.
   *[nobody] Nothing is asked now.
}
