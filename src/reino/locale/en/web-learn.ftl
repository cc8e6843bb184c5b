# Learn: lessons, rules, and things to study with.
web-learn-title = Learn
web-learn-lead = Ten minutes at a real board, one thing at a time. Nobody waits for you, and nothing counts.
web-learn-begin = Take the lesson
web-learn-rules = The rules
web-learn-rules-of = { $game }: the rules
web-learn-all = All lessons
web-learn-play = Play now
web-learn-open = Open
web-learn-tools = To study with
web-learn-lesson = { $game }: a lesson
web-learn-progress = Step { $at } of { $steps }
web-learn-next = Go on
web-learn-back = One step back
web-learn-your-turn = Your turn: do it on the board.
web-learn-hint = That would be allowed, too. But try what the text asks for.
web-learn-done = That is all you need
web-learn-done-why = The rest you learn by playing. The rules page has every detail.
web-learn-you = You
web-learn-other = Player { $number }
web-learn-find = Search the rules
web-learn-found =
    { $n ->
        [0] Nothing found. Try a single word.
        [one] One passage
       *[other] { $n } passages
    }
web-learn-contents = On this page
web-learn-analysing = Thinking…
web-learn-restart = From the start
web-learn-undo = Take back
web-learn-value = With perfect play { $who } wins { $chance } of the games.
web-learn-about = By search: { $who } wins about { $chance } of the games.
web-learn-choose-both = Choose a card for each clan; the round is then played.
web-learn-mix = Perfect mix of { $who }
web-learn-mix-share = how often
web-learn-mix-wins = then wins
web-learn-over = This game is over: { $who } has won.
web-learn-drawn = This game is over, and nobody has won.
