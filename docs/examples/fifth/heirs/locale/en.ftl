heirs = Heirs
heirs-tagline = Five courtiers in line for the throne. Who is yours?
heirs-rules =
    Five courtiers stand in line for the throne. Every house secretly backs one of them, no two the same.
    In your turn any courtier, not only your own, steps ahead of the one in front. The two who have just changed places rest for one turn.
    After the second round, and every round from then on, the bell rings with one chance in three. After the last round it rings for certain.
    When the bell rings, the house whose courtier is nearest to the throne wins.
heirs-option-short_day = Short day
heirs-option-short_day-text = The bell rings after four rounds at the latest, not six.
heirs-reason-bell = the bell rang
heirs-reason-dusk = night fell
heirs-action-step = { $courtier } steps ahead
heirs-event-backs = { $seat } backs { $heir }.
heirs-event-steps = { $seat }: { $ahead } steps ahead of { $behind }.
heirs-outcome-rings = The bell rings
heirs-outcome-stays-silent = The bell stays silent
heirs-event-rung = The bell rings.
heirs-event-silent = The bell stays silent.
heirs-refusal-first = { $courtier } is next to the throne already
heirs-refusal-resting = { $courtier } has just changed places, and rests for this turn
heirs-question = { $kind ->
    [deal] Every house is dealt its heir in secret.
    [bell] Will the bell ring?
    [over] The bell has rung.
   *[step] { $who ->
        [you] Who steps ahead?
       *[other] { $seat } lets a courtier step ahead.
    }
}
heirs-verdict = { $heir } takes the throne, for { $seat }.
heirs-picture = The line before the throne
heirs-picture-line = From the throne: { $line }.
heirs-word-rose = Rose
heirs-word-oak = Oak
heirs-word-swan = Swan
heirs-word-boar = Boar
heirs-word-smith = Smith
heirs-word-baker = Baker
heirs-word-knight = Knight
heirs-word-jester = Jester
heirs-word-nun = Nun
heirs-word-unknown = a courtier
heirs-word-round = Round
heirs-word-rounds = Last round
heirs-word-line = In line, from the throne
heirs-word-resting = Resting
heirs-word-heirs = Who backs whom
heirs-part-seat = which seat observes
heirs-part-line = who stands at each place, from the throne
heirs-part-moved = the better of the two places that rest
heirs-part-heirs = whom each seat backs, the observing one first
heirs-part-turn = whose turn it is, counted from the observing seat
heirs-part-rounds = rounds played, and rounds at most, as parts of six
heirs-actions-step = which courtier steps ahead
web-new-preset-heirs-quick = Night falls after four rounds.
web-new-preset-heirs-classic = Six rounds, unless the bell rings before.
