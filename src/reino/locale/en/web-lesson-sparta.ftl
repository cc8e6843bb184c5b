# The lesson of Sparta.
web-lesson-sparta-aim = Two armies meet over eight cities in the middle. You lead Sparta, in gold, from below. You win when every city is yours, or when hardly anybody is left of the other army.
web-lesson-sparta-move = A warrior takes one or two steps in any direction, and may turn in between. The squares must be free: nobody jumps. Move any warrior you like: pick it, then pick where it goes.
web-lesson-sparta-hero = The golden cities are yours. A warrior who stops in one becomes a hero. Take the warrior from c3 to the city on d5.
web-lesson-sparta-hero-hint = Pick the warrior on c3, then the square d5.
web-lesson-sparta-promoted = A hero. He takes up to three steps a turn, and he came from your reserve, which holds eight.
web-lesson-sparta-city = The red cities belong to Achaea. Whoever stops in one takes it. Send the hero from d4 into the city on d6.
web-lesson-sparta-city-hint = Pick the hero on d4, then the square d6.
web-lesson-sparta-conquered = The city is yours now, and stays yours when the hero goes on.
web-lesson-sparta-beat = Pieces are beaten by surrounding them: a line of one colour with a piece of the other colour at both ends. On the third row three Achaeans stand next to your warrior on a3. Close the other end: f5 to e3.
web-lesson-sparta-beat-hint = Pick the warrior on f5, then the square e3.
web-lesson-sparta-beaten = All three are beaten at once. It works along rows, columns and diagonals, and it works against you, too: look twice before you step between two enemies.
web-lesson-sparta-win = Here seven cities are yours. One is left: e6. Take it with the hero on e4.
web-lesson-sparta-win-hint = Pick the hero on e4, then the square e6.
web-lesson-sparta-end = Every city is yours: Sparta has won. An army that is worn down to a handful loses as well; the rules page says exactly when.
