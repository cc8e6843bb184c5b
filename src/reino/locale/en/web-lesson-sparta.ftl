# The lesson of Sparta.
web-lesson-sparta-aim = Two armies meet over eight cities in the middle. You lead Sparta, in gold, from below. You win when every city is yours, or when the other army has only 1 piece left.
web-lesson-sparta-move = A warrior takes one or two steps in any direction, and may turn in between. The squares must be free: nobody jumps. Move any warrior you like: pick it, then pick where it goes.
web-lesson-sparta-hero = The golden cities are yours. A warrior who stops in a city of yours becomes a hero. Take the warrior from c3 to the city on d5.
web-lesson-sparta-hero-hint = Pick the warrior on c3, then the square d5.
web-lesson-sparta-promoted = A hero. He takes up to three steps a turn. He came from your reserve, where { $reserve } more are waiting.
web-lesson-sparta-city = The red cities belong to Achaea. A piece that stops in an enemy city takes it. Send the hero from d4 into the city on d6.
web-lesson-sparta-city-hint = Pick the hero on d4, then the square d6.
web-lesson-sparta-conquered = The city is yours now, and stays yours when the hero goes on, until an enemy stops there.
web-lesson-sparta-beat = Pieces are beaten by surrounding them: an unbroken line of the same colour with an enemy at both ends. On row 3, three Achaeans stand next to your warrior on a3. Close the other end: f5 to e3.
web-lesson-sparta-beat-hint = Pick the warrior on f5, then the square e3.
web-lesson-sparta-beaten = All three are beaten at once. It works along rows, columns and diagonals, and it works against you, too: do not step between two enemies.
web-lesson-sparta-win = Here { $mine } cities are yours. Only e6 is missing. Take it with the hero on e4.
web-lesson-sparta-win-hint = Pick the hero on e4, then the square e6.
web-lesson-sparta-end = All { $mine } cities are yours: Sparta has won. An army with only 1 piece left loses to a larger army as well; and when neither has more than 2, the army with more cities wins.
