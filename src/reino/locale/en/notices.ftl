# Notices: what people without an open page are told, by e-mail, webhook or push.

notice-and = { $last ->
    [yes] { $one } and { $other }
   *[no] { $one }, { $other }
}
notice-title = Your turn: { $game }
notice-title-with = Your turn: { $game } with { $names }
notice-greeting = Hello { $name },
notice-hello = Hello,
notice-text = It is your turn in a game of { $game }.
notice-text-with = It is your turn in a game of { $game } with { $names }.
notice-days-left = You have { $days } days left.
notice-hours-left = You have { $hours ->
    [one] an hour
   *[other] { $hours } hours
} left.
notice-little-left = You have less than an hour left.
notice-play = To the table: { $link }
notice-why = You get this because you asked to be told when it is your turn. To change or stop it: { $link }

# The code that proves an address.
notice-code-title = Your code for notices from Reino
notice-code-text = This code confirms that you want to be told here when it is your turn: { $code }
notice-code-why = Type it on the settings page. If you did not ask for it, do nothing: no more letters will come.
