# The command `reino` and the games in the terminal.

# The command line.
cli-about = Play, replay, check and study the kingdom games.
cli-about-play = Play a game here against a bot.
cli-about-replay = Tell a saved game again, step by step.
cli-about-verify = Check a saved game: every step legal, the dice as the seed deals them.
cli-about-games = List the games.
cli-about-options = List the options of a game.
cli-about-solve = Work out perfect play.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-game = GAME
cli-metavar-hands = HANDS
cli-metavar-name = NAME
cli-metavar-number = N
cli-metavar-option = NAME=VALUE
cli-metavar-seat = SEAT
cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-lang = language; by default that of your system
cli-help-game = name of the game, see: reino games
cli-help-bot = who plays against you: best (default), or another name
cli-help-seat = your seat by name or number: yarg, applewood, 0 (default), 1
cli-help-option = set an option, see: reino options GAME; may be repeated
cli-help-seed = a whole number; the same number deals the same game
cli-help-save = save the record here at the end without asking; an existing file is replaced
cli-help-file = a saved record
cli-help-json = print JSON instead of a table
cli-help-hands = cards dealt, Yarg's / Applewood's: "prince,spy,… / general,wizard,…"
cli-usage-required = missing: { $names }
cli-usage-unrecognized = not understood: { $names }
cli-usage-no-command = there is no command { $names }
cli-usage-expected = { $names } needs a value
cli-usage-no-value = { $names } takes no value
cli-see-help = Help: reino { $command } --help

# Mistakes.
cli-no-seat = there is no seat “{ $given }”. Known: { $known }.
cli-option-form = an option is given as name=value; got “{ $given }”
cli-hands-form = hands are two lists of cards with one slash between them: "prince,spy / general,wizard"
cli-hands-card = “{ $given }” is no card, or could be several. Known: { $known }.
cli-file-missing = there is no file “{ $file }”
cli-file-folder = “{ $file }” is a folder, not a file
cli-file-forbidden = “{ $file }” may not be opened
cli-interrupted = Interrupted. See you soon!
cli-compiling = Preparing the rules, the first time only: { $done }/{ $total }

# Lists.
cli-column-game = Game
cli-column-players = Players
cli-column-about = What it is
cli-column-option = Option
cli-column-values = Values
cli-column-default = Default
cli-option-example = Example: reino play { $game } --option { $option }=true

# Playing.
cli-welcome = Type ? for help. Ctrl-C leaves at any time.
cli-you = you
cli-bot = bot { $name }
cli-thinking = { $bot } is thinking…
cli-thinking-hint = Working out the hint…
cli-confirm = { $choice }. Enter reveals, undo takes it back
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back: you have not chosen yet.
cli-unknown-line = “{ $line }” is not possible here. You can choose: { $choices }. Type ? for help.
cli-ambiguous = “{ $line }” could be several: { $choices }.
cli-plain-prompt = Your choice (? for help)
cli-help-choice = Choose by number, name or the beginning of a name, in English or Spanish. An exclamation mark after it (“7!”) reveals at once. Enter alone draws the board again.
cli-command-help = help
cli-command-hint = hint
cli-command-history = history
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit exit
cli-about-help = this page; ? does the same
cli-about-hint = the equilibrium: what perfect players would do here
cli-about-history = everything that has happened
cli-about-undo = take back your choice before it is revealed
cli-about-save = save the record: save FILE
cli-about-quit = leave; you are asked whether to save
cli-history-empty = Nothing has happened yet.
cli-result-won = You win!
cli-result-lost = You lose.
cli-result-draw = A draw.
cli-result-winner = { $seat } wins
cli-result-why = { $seat }: { $why }
cli-rematch = Another game? (y/n)
cli-goodbye = Goodbye!
cli-yes = y yes
cli-no = n no

# Saving.
cli-save-offer = Save this game? A file name, y for { $file }, Enter for no
cli-save-replace = { $file } exists. Replace it? (y/n)
cli-save-name = “{ $name }” looks like a command. A file name has a dot, as in mygame.json; y, n or Enter will do too.
cli-save-kept = { $file } stays as it is; nothing was saved.
cli-save-failed = { $file } could not be written ({ $why }). Nothing is lost: try another name.
cli-saved = Saved: { $file }

# Hints.
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-hint-exact = Exact: with perfect play you win this game { $value } of the time (a draw counts half).
cli-hint-exact-match = Exact: with perfect play you win this match { $value } of the time (a draw counts half).
cli-hint-search = Not everything is known here, so this comes from a search.
cli-hint-none = There is no hint for this position.
cli-hint-yours = How often to choose each
cli-hint-share = play
cli-hint-worth = worth

# Replay and verify.
cli-replay-seat = { $seat }: { $player }
cli-replay-options = Options: { $options }
cli-replay-open = { $steps ->
    [0] The record ends before the first step.
    [one] The record ends after one step; the game is not over.
   *[other] The record ends after { $steps } steps; the game is not over.
}
cli-verify-failed = { $file } does not hold: { $why }
cli-verify-steps = { $steps ->
    [one] The only step is legal.
   *[other] All { $steps } steps are legal.
}
cli-verify-result = The result is what the steps lead to.
cli-verify-open = The game is not over.
cli-verify-seed = The seed is the one promised before the game (SHA-256 { $commitment }).
cli-verify-dice = { $outcomes ->
    [0] No dice were needed.
    [one] The seed deals exactly the one outcome of chance.
   *[other] The seed deals exactly these { $outcomes } outcomes of chance.
}
cli-verify-no-promise = Dice not proven: nobody promised a seed before this game.
cli-verify-sealed = Dice not proven yet: the seed stays secret until the game is over (SHA-256 { $commitment }).
cli-verify-withheld = the game is over, but the promised seed is missing, so its dice cannot be checked

# Solving.
cli-solving = Solving…
cli-solve-title = BraveRats, solved
cli-solve-options = Options
cli-solve-value = Yarg wins (a draw counts half)
cli-solve-positions = Positions
cli-solve-time = Time
cli-solve-opening = Perfect opening of each clan
cli-solve-opening-both = Perfect opening, the same for both clans
cli-count = { $count }
cli-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

# The board of BraveRats.
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
cli-braverats-watched = { $clan }'s Spy is watching: you show your card first.
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
cli-braverats-prompt = Your card (? for help)
cli-braverats-prompt-keep = Keep which card (? for help)
cli-braverats-goal = Both clans choose a card in secret and reveal together. { $target } rounds won take the kingdom.
cli-braverats-table = Who wins the round
cli-braverats-table-bonus = Who wins this round, with the +2
cli-braverats-corner =
    { $yours } ↓
    { $theirs } →
cli-braverats-legend = Y Yarg, A Applewood, = on hold, ! wins the whole game.
cli-braverats-legend-mime = The Mime (number 8) counts as the card it copies.
