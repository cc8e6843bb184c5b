# La lección de Sparta.
web-lesson-sparta-aim = Dos ejércitos se disputan ocho ciudades en el centro. Tú diriges el de Esparta, el dorado, desde abajo. Ganas cuando todas las ciudades son tuyas o cuando al otro ejército solo le queda 1 pieza.
web-lesson-sparta-move = Un guerrero da uno o dos pasos en cualquier dirección, y puede girar entre un paso y otro. Las casillas tienen que estar libres: nadie salta. Mueve el guerrero que quieras: elígelo y elige adónde va.
web-lesson-sparta-hero = Las ciudades doradas son tuyas. El guerrero que se detiene en una ciudad tuya se hace héroe. Lleva el guerrero de c3 a la ciudad de d5.
web-lesson-sparta-hero-hint = Elige el guerrero de c3 y después la casilla d5.
web-lesson-sparta-promoted = Un héroe. Da hasta tres pasos por turno. Ha salido de tu reserva, donde esperan otros { $reserve }.
web-lesson-sparta-city = Las ciudades rojas son de Acaya. La pieza que se detiene en una ciudad enemiga la toma. Envía al héroe de d4 a la ciudad de d6.
web-lesson-sparta-city-hint = Elige el héroe de d4 y después la casilla d6.
web-lesson-sparta-conquered = La ciudad ya es tuya, y sigue siéndolo cuando el héroe se marcha, hasta que un enemigo se detiene en ella.
web-lesson-sparta-beat = Las piezas se derrotan cercándolas: una línea sin huecos de un mismo color con un enemigo en los dos extremos. En la fila 3, tres aqueos están junto a tu guerrero de a3. Cierra el otro extremo: de f5 a e3.
web-lesson-sparta-beat-hint = Elige el guerrero de f5 y después la casilla e3.
web-lesson-sparta-beaten = Caen los tres a la vez. Vale en filas, columnas y diagonales, y vale también contra ti: no te metas entre dos enemigos.
web-lesson-sparta-win = Aquí { $mine } ciudades son tuyas. Solo falta e6. Tómala con el héroe de e4.
web-lesson-sparta-win-hint = Elige el héroe de e4 y después la casilla e6.
web-lesson-sparta-end = Las { $mine } ciudades son tuyas: ha ganado Esparta. También pierde contra un ejército mayor el que se queda con solo 1 pieza; y cuando ninguno tiene más de 2, gana el que tiene más ciudades.
