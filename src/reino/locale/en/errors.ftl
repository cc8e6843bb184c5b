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
    [face] what a card counted as
    [hand] a hand
    [hands] the hands
   *[other] { $what }
}

# Numbers.
error-not-whole = { error-what } is a whole number; got { $given }
error-too-large = { error-what } is never as large as { $given }
error-too-small = { error-what } is at least { $least }; got { $given }

# Loading and starting a game.
error-no-language = Reino speaks { $known }; got { $given }
error-game-name = a game is loaded by its name; got { $given }
error-game-broken = the game { $game } cannot be played here
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
error-broken-end = the process in which it was tried ended without a word, with the code { $code }
error-broken-silence = it was silent for { $seconds } seconds while it was tried
error-no-spec = its entry point is no GameSpec, but { $given }
error-other-key = its GameSpec has the key { $given }, and the entry point another name
error-no-game = there is no game { $given }{ $hint } Known: { $known }
error-no-option = there is no option { $given }{ $hint } Known: { $known }
error-no-options = there is no option { $given }: this game has none
error-no-bot = there is no bot { $given }{ $hint } Known: { $known }
error-no-device = there is no device { $given }{ $hint } Known: { $known }
error-cuda-not-installed = the device cuda needs numba-cuda: pip install "reino[cuda]"
error-cuda-simulated = where the GPU is simulated (NUMBA_ENABLE_CUDASIM), the rules run as plain Python: set NUMBA_DISABLE_JIT=1 too
error-no-gpu = no NVIDIA GPU can be used here; "cpu" always can
error-batch-actions = a batch wants whole numbers of shape { $shape }, one action for each decision; got { $given }
error-bad-value = option { $option } takes { $values }; got { $given }
error-options-mapping = options are a mapping of names to values; got { $given }
error-contradiction = { $options } contradict each other: { $why }
error-players = { $game } is for { $allowed } players; got { $given }
error-seed = a seed is a whole number, bytes or None; got { $given }
error-dealer-seed = a dealer's seed is { $size } bytes; got { $given }
error-seed-and-dealer = give a seed or a dealer, not both
error-dealer = a dealer has a method draw(k, weights); got { $given }
error-start = a start is a state of { $game }; got { $given }

# Choosing.
error-no-seat = seats are 0 to { $last }; got { $given }
error-no-action = actions of { $game } are 0 to { $last }; got { $given }
error-no-outcome = outcomes of { $game } are 0 to { $last }; got { $given }
error-mapping-and-action = play takes a mapping, or a seat and an action; got both
error-no-choice = no choice came: play({"{"}seat: action, ...{"}"}) takes at least one
error-seat-twice = each seat that chooses is named once; got { $given }
error-illegal-move = { $given } cannot be chosen: { $why }
error-illegal-choice = seat { $seat } may choose { $menu }; got { $given }
error-illegal-outcome = chance may bring { $possible } now; got { $given }
error-more-outcomes = one of { $n } others
error-not-chances-turn = it is not chance's turn; no outcome can come about now
error-chances-turn = it is chance's turn; seat { $seat } owes no decision
error-not-asked = { $whose } owes no decision now; waiting for { $waiting }
error-no-view = a view was expected, as state.view(seat) gives it; got { $given }
error-no-loaded-game = a game was expected, as reino.load(name) gives it; got { $given }
error-game-over = the game is over ({ $reason }); there is nothing to choose
error-game-over-seat = the game is over ({ $reason }); seat { $seat } has nothing to choose

# Records.
error-began-as-guess = this state does not know how it came about: it began as a guess
error-times-count = { $steps } steps were played; got { $times } times
error-names-count = { $game } has { $seats } seats; got { $names } names
error-commitment = a commitment is 64 hexadecimal digits; got { $given }
error-record-given = the steps of an earlier game are between 1 and all { $steps }; got { $given }
error-times = times are seconds since the start; got { $given }
error-no-record = this is not a Reino record: { $why }
error-record-format = its format is { $format }
error-record-damaged = this record is damaged: { $why }
error-record-version = records of version { $known } can be read; this one has version { $given }
error-record-rules = { $game } is played by rules version { $known } here; the record was played by version { $given }
error-record-game = the record is of a game that is not installed: { $why }
error-record-setup = the record's game cannot be set up: { $why }
error-record-names = { $seats } seats need names; the record has { $names }
error-record-options = the record does not say these options: { $missing }
error-record-step = step { $step } of { $steps }: { $why }
error-record-result = the record says the result is { $given }; its steps lead to { $found }
error-result-open = open
error-seed-hex = the seed is not hexadecimal: { $given }
error-nonce-hex = the nonce is not hexadecimal: { $given }
error-seed-size = a seed is { $size } bytes; this one is { $given }
error-seed-unpromised = the record gives a seed but had committed to none
error-seed-other = the seed's SHA-256 is { $found }; the record committed to { $promised }
error-loaded-dice = step { $step }: the seed deals outcome { $dealt }; the record says { $given }

# A record's file. Words between ` ` are JSON's.
error-json-truncated = it ends too early
error-json-malformed = it stops being JSON at byte { $byte }
error-json-kind = at { $where } { $wanted } was expected, not { $given }
error-json-length = at { $where } a list of { $length } was expected
error-json-missing = at { $where } the field { $field } is missing
error-json-unknown = at { $where } there is no field { $field }
error-json-range = at { $where } is a number too large
error-json-letters = it is not written in UTF-8
error-json-deep = it is nested too deeply
error-json-other = it is not laid out like one

# Bots of other people.
error-bot-game = this bot plays { $game }; the view is of { $given }
error-own-bot-name = a bot of your own is named module:name or file.py:name; got { $given }
error-own-bot-missing = there is no file { $file }
error-own-bot-unloaded = { $given } could not be loaded: { $why }
error-own-bot-absent = { $where } has no { $given }{ $hint }
error-own-bot-kind = { $given } is no bot: a bot is a function of a view, or a class with a method choose(view)
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
error-journal-version = journals of version { $known } can be read; { $file } has version { $given }
error-journal-setup = { $file } is the journal of another set-up: there { $what } is { $there }, here it is { $asked }; name another file
error-journal-line = line { $line } of { $file } is damaged
error-journal-busy = { $file } is in use: another arena is writing to it
error-worker-lost = the process that played has died { $tries } times over the same game
error-balance-forfeit = the measurement ends here: { $why }
error-needs-extra = this needs another package: pip install "reino[{ $extra }]"

# Searching.
error-search-limits = a search takes either iterations or seconds; got iterations={ $iterations } and seconds={ $seconds }
error-search-limit = a search takes a whole number of iterations, or a number of seconds, above 0; got { $given }
error-search-threads = a search runs in 1 thread or more, as a whole number; got { $given }
error-search-knowledge = what a search is to know is an array of { $wanted } numbers of type float64, as its guidance makes them

# What the exact solver does not cover.
error-not-solved = { $game } is not solved

# Positions and pictures.
error-no-notation = { $game } has no text for positions and moves
error-no-picture = { $game } has no picture
error-record-position = the record begins from a position that is none: { $why }
error-view-bytes = a view of { $game } is { $size } bytes; got { $given }

# Encodings and environments for agents.
error-no-encoding = { $game } has no encoding: its views are not told in numbers
error-public-tensor = a tensor is what one seat sees: ask for the view of a seat, not for the public's
error-not-simultaneous = in { $game } seats choose one after the other, so they cannot be stepped in parallel: use aec_env
error-agent-silent = { $agent } owes a decision and has chosen nothing
error-render-mode = a render mode is one of { $known }, or None; got { $given }
error-game-and-options = { $game } is loaded already: players and options go with the name of a game
error-opening = an opening is a list of steps like “0:6 1:3 -1:2”, actor and choice, with spaces between; got { $given }
error-observer-parameters = observers take no parameters; got { $given }
error-observer-kind = an observer tells what one player may know, or with private_info=NONE what everybody may; public_info is always part of it

# Move lists.
error-movelist-no-game = a move list begins with a line like “Game: sparta”
error-movelist-head = there is no heading { $given }{ $hint } Known: { $known }
error-movelist-head-twice = the heading { $given } comes twice
error-movelist-rules = the heading Rules is a number; got { $given }
error-movelist-option = the heading Options is a list like name=value, name=value; got { $given }
error-movelist-seats = the heading Seats is a list of names like "Ana", "Luis"; got { $given }
error-movelist-brace = a remark between braces is not closed, or closed twice: { $given }
error-movelist-number = move { $wanted } comes next; the list says { $given }
error-movelist-move = move { $number } ({ $seat }), { $move }: { $why }
error-movelist-illegal = it cannot be played here
error-movelist-after-end = { $move } comes after the end of the game ({ $reason }), which is move { $number }
error-movelist-result = the list says the result is { $given }; its moves lead to { $found }
error-movelist-chance = a move list has no room for what chance brings, as in step { $step }
