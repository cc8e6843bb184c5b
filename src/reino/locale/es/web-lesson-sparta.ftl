# La lección de Sparta.
web-lesson-sparta-aim = Dos ejércitos se encuentran sobre ocho ciudades, en el centro. Tú mandas a Esparta, de oro, desde abajo. Ganas cuando todas las ciudades son tuyas o cuando del otro ejército no queda casi nadie.
web-lesson-sparta-move = Un guerrero da uno o dos pasos en cualquier dirección, y puede girar entre uno y otro. Las casillas tienen que estar libres: nadie salta. Mueve el guerrero que quieras: elígelo y elige adónde va.
web-lesson-sparta-hero = Las ciudades doradas son tuyas. El guerrero que se detiene en una se hace héroe. Lleva el guerrero de c3 a la ciudad de d5.
web-lesson-sparta-hero-hint = Elige el guerrero de c3 y después la casilla d5.
web-lesson-sparta-promoted = Un héroe. Da hasta tres pasos por turno, y ha salido de tu reserva, que guarda ocho.
web-lesson-sparta-city = Las ciudades rojas son de Acaya. Quien se detiene en una la toma. Envía al héroe de d4 a la ciudad de d6.
web-lesson-sparta-city-hint = Elige el héroe de d4 y después la casilla d6.
web-lesson-sparta-conquered = La ciudad ya es tuya, y sigue siéndolo cuando el héroe se marcha.
web-lesson-sparta-beat = Las piezas se derrotan rodeándolas: una fila de un color con una pieza del otro en cada extremo. En la tercera fila hay tres aqueos junto a tu guerrero de a3. Cierra el otro extremo: de f5 a e3.
web-lesson-sparta-beat-hint = Elige el guerrero de f5 y después la casilla e3.
web-lesson-sparta-beaten = Caen los tres a la vez. Vale en filas, columnas y diagonales, y vale también contra ti: mira dos veces antes de meterte entre dos enemigos.
web-lesson-sparta-win = Aquí siete ciudades son tuyas. Falta una: e6. Tómala con el héroe de e4.
web-lesson-sparta-win-hint = Elige el héroe de e4 y después la casilla e6.
web-lesson-sparta-end = Todas las ciudades son tuyas: ha ganado Esparta. También pierde el ejército que se queda en un puñado; la página de reglas dice exactamente cuándo.
