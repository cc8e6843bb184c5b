# The command `reino`, and what games share in the terminal.

# The command line.
cli-about = Play, replay, check and study the kingdom games.
cli-about-play = Play a game here against a bot.
cli-about-replay = Tell a saved game again, step by step.
cli-about-verify = Check a saved game: every step legal, the dice as the seed deals them.
cli-about-export = Print a saved game as a list of moves, or write it to a file.
cli-about-import = Make a record of a list of moves, checking every one.
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
cli-metavar-compare = NAME[=VALUES]
cli-metavar-position = POSITION
cli-metavar-seat = SEAT
cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-lang = language; by default that of your system
cli-help-game = name of the game, see: reino games
cli-help-bot = who plays against you: best, search, random, or a level of the game, such as casual; an unknown name lists those there are. file.py:name or "program:COMMAND" is a bot of your own; may be repeated, one for each other seat
cli-help-seat = your seat by name or number: 0 (default), 1, …; an unknown name lists those there are
cli-help-players = how many play, where a game is for several numbers, the first of them by default; reino games lists them
cli-help-option = set an option, see: reino options GAME; may be repeated
cli-help-position = begin from this position, such as "10/1wwwwwwww1/… S 0", or this map instead of the start, in games that can write one down. @map.txt reads it from a file
cli-help-seed = a whole number; the same number deals the same game
cli-help-save = save the record here at the end without asking; an existing file is replaced
cli-help-resume = go on with this unfinished game, a record or a move list; your seat is where a person sat, or --seat
cli-help-file = a saved record or a move list
cli-help-record = a saved record, or another move list
cli-help-movelist = a move list
cli-help-export-to = write here instead of printing; an existing file is replaced
cli-help-import-to = where to save the record; an existing file is replaced
cli-help-json = print JSON instead of a table
cli-help-hands = cards dealt, Yarg's / Applewood's: "prince,spy,… / general,wizard,…"
cli-usage-required = missing: { $names }
cli-usage-unrecognized = not understood: { $names }; reino COMMAND --help lists what a command takes
cli-usage-no-command = there is no command { $names }{ $hint } Known: { $known }
cli-usage-expected = { $names } needs a value
cli-usage-no-value = { $names } takes no value; leave out the = and what follows it
cli-see-help = Help: reino { $command } --help

# Mistakes.
cli-seat-needs = the seat “{ $given }” needs { $players } players: --players { $players }
cli-bots-count = --bot is given { $given } times, but { $seats ->
    [one] there is one other seat
   *[other] there are { $seats } other seats: give one bot for all of them, or one for each
}
cli-no-seat = there is no seat “{ $given }”. Known: { $known }.
cli-option-form = an option is given as name=value; got “{ $given }”. See: reino options GAME
cli-file-missing = there is no file “{ $file }”; check its name and its folder
cli-file-folder = “{ $file }” is a folder, not a file; name a file
cli-file-no-text = “{ $file }” holds no text that can be read; a text in UTF-8 was expected
cli-file-forbidden = “{ $file }” may not be opened; check its permissions, or name another file
cli-file-unusable = “{ $file }” cannot be used: { $why }
cli-resume-said = { $option } does not go with --resume: { $file } holds the game with its options and position. Leave { $option } out
cli-resume-seat = the file does not say which seat is yours: add --seat with one of { $known }
cli-resume-other = “{ $file }” is a game of { $found }, not of { $given }; leave { $given } out, or name another file
cli-resume-over = the game in “{ $file }” is over and cannot go on; reino replay tells it
cli-resume-unread = “{ $file }” cannot be resumed: { $why }
cli-file-unwritable = “{ $file }” may not be written; check its permissions, or name another place
cli-file-twice = “{ $file }” is given twice; each result needs a file of its own
cli-file-neither = “{ $file }” is neither a record nor a move list: a record is JSON, and a move list begins with a line such as “Game: sparta”
cli-no-folder = there is no folder “{ $folder }”; name one that exists
cli-folder-file = “{ $file }” is a file, not a folder; name a folder
cli-unwritten = “{ $file }” could not be written: { $why }
cli-import-record = import takes a move list, and “{ $file }” is a record already; use it as it is
cli-interrupted = Interrupted. See you soon!

# What is compiled for this machine, the first time it is wanted.
cli-preparing = { $part ->
    [rules] Preparing the rules of { $game }
    [search] Preparing the bots of { $game }
    [greedy] Preparing the greedy bot of { $game }
    [engine] Preparing the engine of { $game }
    [solver] Preparing the solver of { $game }
    [encoding] Preparing the tensors of { $game }
    [batches] Preparing the batches of { $game }
    [gpu] Preparing { $game } for the graphics card
   *[other] Preparing { $game }
  }
cli-preparing-once = { $what }, the first time only

# Lists.
cli-column-game = Game
cli-column-players = Players
cli-column-about = What it is
cli-column-option = Option
cli-column-values = Values
cli-column-default = Default
cli-no-options = { $game } has no options.
cli-option-example = Example: reino play { $game } --option { $option }

# Playing.
cli-welcome = Type ? for help. Ctrl-C leaves at any time.
cli-resumed = Going on with { $file }.
cli-you = you
cli-person = person
cli-bot = bot { $name }
cli-bot-name = { $name }
cli-getting-ready = Getting ready…
cli-thinking = { $seat } ({ $bot }) is thinking…
cli-thinking-hint = Working out the hint…
cli-confirm = { $choice }. Enter reveals, undo takes it back
cli-confirm-open = { $choice }. Enter plays it, undo takes it back
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back: you have not chosen yet.
cli-undo-seen = There is nothing to take back: since your last choice cards have come to light, or another player has chosen.
cli-undo-one = Only the choice you have laid can be taken back: type undo without “{ $given }”.
cli-undo-number = undo takes a number of { $unit }, as in undo 3; got “{ $given }”.
cli-undo-most = Only { $most ->
    [one] one { $unit ->
        [turns] turn
       *[choices] choice
    }
   *[other] { $most } { $unit }
} of yours can be taken back.
cli-spared = There is only one choice: { $choice }.
cli-command-alone = “{ $command }” stands alone: type it without “{ $rest }”.
cli-position = Position: { $position }
cli-position-none = This game has no text for its positions; save keeps it, and --resume goes on with it.
cli-unknown-line = “{ $line }” is not possible here. You can choose: { $choices }. Type ? for help.
cli-ambiguous = “{ $line }” could be several: { $choices }. Type more of the name, or the number.
cli-plain-you = You are { $seat }
cli-plain-prompt = Your choice (? for help)
cli-help-choice = Choose by number, name or the beginning of a name, in English or Spanish. An exclamation mark after it (“7!”) reveals at once. Enter alone draws the board again.
cli-help-choice-open = Choose by number, name or the beginning of a name, in English or Spanish. An exclamation mark after it (“7!”) plays it at once. Enter alone draws the board again.
cli-help-enter = Commands and moves may be typed in capitals or not. Enter alone draws the board again.
cli-command-help = help
cli-command-hint = hint
cli-command-history = history
cli-command-undo = undo
cli-command-position = position
cli-command-save = save
cli-command-quit = quit exit
cli-about-help = this page; ? does the same
cli-about-hint = what perfect or strong players would do here
cli-about-history = everything that has happened
cli-about-undo = take back your choice before it is revealed
cli-about-undo-open = take back your choice before it is played
cli-about-advice = what the engine would play, and how it would go on
cli-about-take-back = take back your last turn, and the answer to it; undo 3 takes back three
cli-about-take-back-unseen = take back your last choice, while nothing has come to light since; undo 3 takes back three
cli-about-position = the position as a text, for --position
cli-about-board = the map as a text, for --position
cli-about-save = save the record: save FILE
cli-about-quit = leave; you are asked whether to save
cli-history-empty = Nothing has happened yet.
cli-result-won = You win!
cli-result-lost = You lose.
cli-result-draw = A draw.
cli-result-winner = { $seat } wins
cli-result-why = { $seat } wins: { $why }
cli-rematch = Another game? (y/n)
cli-goodbye = Goodbye!
cli-yes = y yes
cli-no = n no

# Saving.
cli-save-offer = Save this game? A file name, y for { $file }, Enter for no
cli-save-replace = { $file } exists. Replace it? (y/n)
cli-save-name = “{ $name }” is not taken for a file name: that has a dot, as in mygame.json. y, n or Enter will do too.
cli-save-kept = { $file } stays as it is; nothing was saved.
cli-save-failed = { $file } could not be written ({ $why }). Nothing is lost: try another name.
cli-saved = Saved: { $file }
cli-resume-how = To go on with it: reino play --resume { $file }

# Hints.
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-hint-search = Not everything is known here, so this comes from a search.
cli-hint-none = There is no hint for this position.
cli-hint-yours = How often to choose each
cli-hint-share = play
cli-hint-worth = worth
cli-hint-looked = What the search looked at most:
cli-hint-looks = looks
cli-hint-expects = expects
cli-hint-caption = “Looks” is how often a choice was tried, “expects” what it may bring, from { $lost } (lost) to 1 (won).
cli-hint-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Replay and verify.
cli-replay-seat = { $seat }: { $player }
cli-replay-options = Options: { $options }
cli-replay-open = { $steps ->
    [0] The record ends before the first step.
    [one] The record ends after one step; the game is not over.
   *[other] The record ends after { $steps } steps; the game is not over.
}
cli-decided = { $reason ->
    [resigned] { $seat } wins: the other has resigned.
    [timeout] { $seat } wins: the other's time was up.
   *[agreed] A draw, as both agreed.
}
cli-verify-failed = { $file } does not hold: { $why }
cli-verify-steps = { $steps ->
    [one] The only step is legal.
   *[other] All { $steps } steps are legal.
}
cli-verify-result = The result is what the steps lead to.
cli-verify-decided = The game ended as people decided it, before its rules did.
cli-verify-given = { $steps ->
    [one] The first step is from an earlier game: its dice are proven there, not here.
   *[other] The first { $steps } steps are from an earlier game: their dice are proven there, not here.
}
cli-verify-open = The game is not over.
cli-verify-seed = The seed is the one promised before the game (SHA-256 { $commitment }).
cli-verify-dice = { $outcomes ->
    [0] No dice were needed.
    [one] The seed deals exactly the one outcome of chance.
   *[other] The seed deals exactly these { $outcomes } outcomes of chance.
}
cli-verify-no-promise = Dice not proven: the record names no promised seed. None was promised before the game, or the game was resumed, when the seed is no longer known.
cli-verify-sealed = Dice not proven yet: the seed stays secret until the game is over (SHA-256 { $commitment }).
cli-verify-withheld = the game is over, but the promised seed is missing, so its dice cannot be checked

# Numbers.
cli-count = { $count }
cli-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

# Analysing.
cli-about-analyse = Show the best lines of a position as the engine looks ever deeper.
cli-metavar-moves = MOVES
cli-help-analyse-position = look at this position instead of the start: "10/1wwwwwwww1/… S 0"; @FILE reads it from a file
cli-help-moves = play these moves first: "b2-d4 b9-d7", or a whole move list
cli-help-lines = how many lines (default 3)
cli-help-seconds = stop after so many seconds (default 5, unless another limit is given)
cli-help-nodes = stop after so many positions; the result is always the same
cli-help-depth = stop at this depth; the result is always the same
cli-help-no-board = do not draw the board first
cli-usage-whole = { $name } takes a whole number{ $least ->
    [0] { "" }
   *[1] {" "}above 0
}; got “{ $given }”
cli-usage-between = { $name } takes a whole number from { $least } to { $most }; got “{ $given }”
cli-usage-seconds = --seconds takes a number above 0, up to { $most }; got “{ $given }”
cli-analyse-no-engine = there is no engine for { $game }, only for { $known }; name one of these games
cli-moves-heading = the heading { $heading } of the move list says “{ $there }”, and the command line “{ $given }”; give only the moves
cli-analyse-over = The game is over; there is nothing left to analyse.
cli-analyse-scores = Scores are { $side }'s, whose turn it is: rating points ahead, and the share of the point to expect (a draw is half). Turns to a certain end count both sides' turns.
cli-analyse-wins = { $turns ->
    [one] wins now
   *[other] wins in { $turns } turns
}
cli-analyse-loses = { $turns ->
    [one] loses now
   *[other] loses in { $turns } turns
}
cli-analyse-depth = depth { $depth }
cli-analyse-nodes = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}
cli-analyse-rate = { $rate } nodes/s
cli-analyse-column-score = Score
cli-analyse-share = Expects
cli-analyse-column-line = Line
cli-analyse-busy = Looking at depth { $depth }… Ctrl-C ends it.

# Balance.
cli-about-balance = Play a bot against itself and see how fair a game is, setting by setting.
cli-help-layout = measure this layout only, in a game that has layouts; may be repeated. By default all of them
cli-help-compare = compare the values of this option, all or those named: map, ending=simple,tribal. By default layouts or endings, in a game that has them
cli-help-games = how many games of each (default 100)
cli-help-balance-bot = who plays: skilled where there is one (default), or another name
cli-help-balance-nodes = nodes, or iterations, the bot may use for a move
cli-help-workers = how many processes play (default: one for each processor)
cli-help-arena-seed = a whole number; the same number deals the same cards (without it: drawn, or what --out began with)
cli-help-balance-seed = a whole number (default 1); the same number plays the same games
cli-help-plot = draw the result into this file, an SVG; an existing file is replaced
cli-help-balance-json = write the result into this file as JSON; an existing file is replaced
cli-not-svg = a plot is an SVG, so its name ends in .svg; got “{ $file }”
cli-balance-twice = the option { $option } is given twice: by --option and by { $flag }; leave one of them out
cli-balance-both = --layout and --compare do not go together; give --compare layout=… alone, which says the same
cli-games-playing = Playing
cli-games-left = left
cli-balance-title = { $game }: how fair is it?
cli-balance-bot = { $games ->
    [one] { $bot } against itself, one game
   *[other] { $bot } against itself, { $games } games
}
cli-balance-bot-each = { $games ->
    [one] { $bot } against itself, one game of each
   *[other] { $bot } against itself, { $games } games of each
}
cli-balance-players = { $players } players
cli-balance-begins = { $seat } begins
cli-balance-order = First is whoever chance draws to begin
cli-balance-place = { $place ->
    [0] First
    [1] Second
    [2] Third
   *[other] Fourth
}
cli-balance-interrupted = Interrupted: this is what had been played.
cli-balance-column-setting = Setting
cli-balance-column-option = { $option ->
    [layout] Layout
    [ending] Ending
    [map] Map
   *[other] { $option }
}
cli-balance-column-games = Games
cli-balance-column-draws = Draws
cli-balance-column-score = { $first }'s score
cli-balance-column-turns = Turns
cli-balance-column-choices = Choices
cli-balance-column-fairness = Fairness
cli-balance-column-ends = How the games ended
cli-balance-wins = { $seat } wins
cli-balance-others = Another
cli-balance-range = { $low }–{ $high }%
cli-balance-margin = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-balance-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-balance-tick = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
cli-balance-intervals = A score is the share of the points, a draw being half a point. Below a number stands the interval that holds the truth 19 times in 20.
cli-balance-intervals-many = A draw is a win that is shared. Below a number stands the interval that holds the truth 19 times in 20.
cli-balance-fairness = Fairness is { $seats ->
    [2] twice
   *[other] { $seats } times
} the share of games won by the side that wins fewest: 100% when all win equally often; draws and any advantage lower it.
cli-balance-none-fair = None of them is fair: in each, a side has won no game at all.
cli-balance-fairest = { $count ->
    [one] The fairest: { $settings } ({ $fairness }).
   *[other] Equally fair: { $settings } ({ $fairness }).
}
cli-balance-close = { $count ->
    [one] With so few games it cannot be told from: { $names }.
   *[other] With so few games they cannot be told from: { $names }.
}
cli-balance-strategy = { $strategy ->
    [clubs] ♣ flew
    [spades] ♠ won a fight
    [hearts] ♥ won a judgement
    [diamonds] ♦ traded
   *[other] { $strategy }
}
cli-balance-sign = { $strategy ->
    [clubs] ♣
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[other] { $strategy }
}
cli-balance-against = v { $share }
cli-balance-times = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-balance-by-winners = the winner did it, and how sure that is
cli-balance-by-seats = a seat did it, whoever won
cli-balance-used = { $strategy } { $winners } against { $seats }
cli-balance-used-note = Above, in which part of the games the winner did it at least once; below, in which part a seat did, whoever won. The farther apart, the more it decides.
cli-balance-brought = { $game ->
    [jackrabbits] Suits of the royals that winners brought home
   *[other] What winners won with
}
cli-balance-panel-used = What winners did
cli-balance-panel-length = { $unit ->
    [turns] Turns a game: shortest, middle half, longest; the dot is the mean
   *[choices] Choices a game: shortest, middle half, longest; the dot is the mean
}
cli-balance-sentence-used = { $setting }, winners against all seats: { $uses }.
cli-balance-whisker = { $first }'s score, and how sure it is
cli-balance-sentence = { $setting }: wins { $wins }, draws { $draws }, losses { $losses }.

# Arena.
cli-about-arena = Play bots against each other and rate them.
cli-metavar-bot = BOT
cli-metavar-folder = FOLDER
cli-help-arena-bots = two or more: names of bots, module:name or file.py:name in Python, "program:COMMAND" in any language
cli-help-arena-games = how many games of each pair, or of each group of three or four (default 100); every deal is played from all seats
cli-help-arena-seconds = seconds a bot may think about a choice; a program that answers later forfeits
cli-help-arena-iterations = iterations, or nodes, a bot may use for a choice
cli-help-engine = where to play: processes of this machine (default), or a Ray cluster
cli-help-arena-out = journal: every game is written here as it ends, and the same command goes on where it stopped
cli-help-keep-records = keep the record of every game in this folder
cli-usage-one-of = { $name } takes one of { $known }; got “{ $given }”
cli-arena-alone = an arena takes two bots or more; got { $given }
cli-arena-twice = the bot “{ $bot }” is named twice; name each bot once
cli-arena-title = { $game }: { $bots } bots, { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-seconds = { $seconds } s a choice
cli-arena-iterations = { $iterations } iterations a choice
cli-arena-column-bot = Bot
cli-arena-column-against = Against
cli-arena-column = { $column ->
    [rating] Rating
    [interval] 95%
    [games] Games
    [wins] Wins
    [score] Score
   *[forfeits] Forfeits
}
cli-arena-range = { $low } to { $high }
cli-arena-rating = { $scale ->
    [elo] Ratings are Elo points around the mean of all, from all games together; the interval holds the truth 19 times in 20.
   *[openskill] Ratings are OpenSkill’s, which begin at 25; by its model the interval holds the truth 19 times in 20.
}
cli-arena-unknown = unknown
cli-arena-apart = No game links these groups of bots: { $groups }. Ratings can be compared only within a group{ $scale ->
    [elo] , which has a mean of its own.
   *[openskill] .
}
cli-arena-unmet = { $count ->
    [one] { $bots } has met no other bot: nothing is known about its rating.
   *[other] { $bots } have met no other bot: nothing is known about their ratings.
}
cli-arena-cross-note = { $players ->
    [2] Share of the points against each: a draw is half a point.
   *[other] Share of the games in which the one did better than the other; as well as the other is half.
}
cli-arena-forfeit = Game { $game }: { $report }
cli-arena-forfeits = { $bot } has forfeited { $count } games in all.
cli-arena-lost = { $count ->
    [one] One game was given up, because its process died again and again: number { $games }.
   *[other] { $count } games were given up, because their processes died again and again: numbers { $games }.
}
cli-arena-resume = The same command goes on where { $file } ends.
cli-arena-resumed = Going on: { $count } of { $total } games are over.

# Statistics.
cli-about-stats = Tell what the records in a folder say: lengths, openings, who wins.
cli-help-stats = a folder of records, such as reino arena --keep-records leaves; folders in it count
cli-stats-none = there is no record in “{ $folder }”: none of its files ends in .json. Name the folder of reino arena --keep-records
cli-stats-reading = Reading
cli-stats-games = Games that are over: { $games }; not over: { $unfinished }.
cli-stats-length = { $unit ->
    [turns] Turns
   *[choices] Choices
} a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average; the middle half { $low } to { $high } around { $middle }, from { $least } to { $most } in all.
cli-stats-column-seat = Seat
cli-stats-column-wins = Wins
cli-stats-column-share = Share
cli-stats-column-score = Score
cli-stats-column-interval = 95%
cli-stats-column-opening = First choice
cli-stats-column-chosen = Chosen
cli-stats-intervals = A score is the share of the points, a shared win being half a point. Intervals hold the truth 19 times in 20.
cli-stats-damaged = Skipped: { $file }: { $why }
cli-stats-skipped = { $count ->
    [one] One file was skipped.
   *[other] { $count } files were skipped.
}
cli-stats-title = { $games ->
    [one] One recorded game
   *[other] { $games } recorded games
}
cli-stats-first = First wins
cli-stats-others = Another
cli-stats-whisker = First’s score, and how sure it is
cli-stats-panel = { $group }: first choices, and what came of them

## A server

cli-about-serve = Serve tables to play at, for friends near and far.
cli-about-backup = Copy a server's database while it runs.
cli-about-reports = Show what people have reported in a server's chats.
cli-help-hide = the number of a line that nobody shall see any more
cli-help-show = the number of a hidden line that everybody shall see again
cli-reports-none = Nobody has reported anything.
cli-reports-line = Line { $line } at table { $table }, { $at }, by { $name }: reported by { $reports ->
        [one] one person
       *[other] { $reports } people
    }{ $hidden ->
        [true] , hidden
       *[other] {""}
    }
cli-about-bot = Let a bot play at a table of a server.
cli-metavar-url = URL
cli-metavar-address = ADDRESS
cli-metavar-table = TABLE
cli-help-data = the folder in which everything is kept (default: one of yours)
cli-help-database = a database instead of a file in that folder: postgresql://...
cli-help-bus = what several processes tell each other through: redis://...
cli-help-serve-workers = how many processes serve (default: 1); more need --database and --bus
cli-help-host = the address to listen at (default: 127.0.0.1, only this machine)
cli-help-port = the port to listen at (default: 8000); 0 takes any that is free
cli-help-origin = the address people know this server by, such as https://reino.example
cli-help-proxies = how many proxies of yours stand before it (default: 0)
cli-help-serve-open = open it in a browser of this machine once it is ready
cli-help-serve-verbose = write the whole log, a line for each request, in a terminal too; elsewhere it is always written
cli-help-serve-bots = how many bots think at the same time (default: one less than processors)
cli-help-export-all = everything a server keeps, secrets too, into the file of --to
cli-help-import-all = everything of a server, from such a file into an empty database
cli-help-backup = the file to write
cli-help-network-bot = a level, or one of your own: file.py:name, module:name, "program:COMMAND"
cli-help-server = the server's address
cli-help-table = the table's name, or its link
cli-help-network-seat = the seat to take, counted from 0 (default: the first open one)
cli-help-network-name = what the bot is called there (default: as it is called here)
cli-help-network-seconds = how long it thinks about a choice
cli-serve-sqlite = several processes need a database that they can share: --database postgresql://...
cli-serve-bus = several processes need to tell each other what happens: --bus redis://...
cli-serve-folder = the folder { $folder } cannot be made or written to
cli-serve-no-home = there is no home folder to keep everything in: name one with --data
cli-left-out = left out: { $error }
cli-serve-ready = Reino is at { $url }
cli-serve-here = On this machine also: { $url }
cli-serve-data = Everything is kept in { $folder }
cli-serve-bots = The bots are being prepared now, the first time only: for a minute or two they may be slow to answer.
cli-serve-stop = Ctrl-C stops it.
cli-serve-warning = Warning: { $what }.
cli-serve-error = Something went wrong: { $what }. Started with --verbose, the server tells more.
cli-everything-to = the export of everything needs a file; name it with --to
cli-everything-out = { $lines } lines are in { $file }. It holds every secret of the server: keep it safe.
cli-everything-in = { $lines } lines of { $file } are in the database.
cli-backup-made = The database is copied to { $file }.
cli-bot-waiting = The server does not answer; trying again in { $seconds } s.
cli-bot-sits = Sits at seat { $seat }.
cli-bot-closed = The table was closed.
cli-bot-over = The game is over ({ $reason }): { $value }.
