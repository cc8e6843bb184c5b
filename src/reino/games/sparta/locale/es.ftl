### Las palabras de Sparta. Las claves empiezan por su nombre, o por dónde se dicen: cli-, error-, web-.

## Nombres

sparta = Sparta
sparta-tagline = Dos ejércitos, ocho ciudades y ningún sitio donde esconderse.
sparta-seat = { $seat ->
    [sparta] Esparta
   *[achaea] Acaya
}
sparta-piece = { $piece ->
    [hero] héroe
   *[warrior] guerrero
}
sparta-and = { $first } y { $last }
sparta-action-pass = Pasar
sparta-no-outcome = Nada queda al azar
sparta-reason-all_cities = un bando tiene todas las ciudades
sparta-reason-last_piece = al otro bando no le queda más de una pieza
sparta-reason-few_pieces = a nadie le quedan más de dos piezas y deciden las ciudades
sparta-reason-repetition = la misma posición estuvo en el tablero por tercera vez
sparta-reason-calm = cien turnos sin piezas derrotadas ni héroes nuevos
sparta-option-heroes_conquer = Héroes conquistadores
sparta-option-heroes_conquer-text = También los héroes toman ciudades. Sin esta opción solo lo hacen los guerreros, y un héroe en una ciudad enemiga no cambia nada.
sparta-option-layout = Disposición
sparta-option-layout-text = Dónde están las ciudades. Todas las disposiciones son iguales para ambos bandos.
sparta-option-layout-classic = las ciudades de cada bando en su propia fila, frente a las del otro en el centro
sparta-option-layout-crossed = las mismas casillas con los colores alternados: ambos tienen ciudades cerca y lejos
sparta-option-layout-centre = las ocho en un bloque en el centro, frente a frente
sparta-option-layout-chequered = cuatro parejas enfrentadas en el centro, más juntas, con los colores alternados
sparta-option-layout-wings = cada bando tiene las cuatro ciudades de un ala

## Sucesos

sparta-event-move = { sparta-seat } mueve { $piece ->
    [hero] un héroe
   *[warrior] un guerrero
} { $from }-{ $to }.
sparta-event-promoted = { $in_place ->
    [yes] { sparta-seat } hace héroe al guerrero de { $to }.
   *[no] En su propia ciudad de { $to } el guerrero se hace héroe.
}
sparta-event-conquered = { sparta-seat } toma la ciudad de { $to } ({ $own } ciudades a { $other }).
sparta-event-beaten = { $taken_count ->
    [0] { sparta-lost }
   *[other] { $lost_count ->
        [0] { sparta-taken }
       *[other] { sparta-taken } { sparta-lost }
    }
}
sparta-taken = { $taken_count ->
    [one] { sparta-seat } derrota a la pieza de { $taken }.
   *[other] { sparta-seat } derrota a las piezas de { $taken }.
}
sparta-lost = { $lost_count ->
    [one] { sparta-seat } pierde su propia pieza de { $lost }.
   *[other] { sparta-seat } pierde sus propias piezas de { $lost }.
}
sparta-event-pass = { sparta-seat } no puede hacer nada y pasa.
sparta-event-end = { $reason ->
    [all_cities] { sparta-seat } tiene todas las ciudades y gana.
    [last_piece] { sparta-seat } ha derrotado al otro ejército y gana.
    [few_pieces] { $seat ->
        [none] A nadie le quedan más de dos piezas y las ciudades están igualadas: empate.
       *[other] A nadie le quedan más de dos piezas. { sparta-seat } tiene más ciudades y gana.
    }
    [repetition] La misma posición por tercera vez: empate.
   *[calm] Cien turnos sin piezas derrotadas ni héroes nuevos: empate.
}

# Pocas palabras junto a una jugada escrita.
sparta-remark-conquered = toma { $to }
sparta-remark-promoted = se hace héroe
sparta-remark-taken = derrota { $taken }
sparta-remark-lost = pierde { $lost }

## Preguntas: qué se pide, dondequiera que se vea una mesa.

sparta-question = { $kind ->
    [over] { sparta-event-end }
   *[move] { $who ->
        [you] { sparta-seat }, tu jugada.
       *[other] { $seat ->
            [sparta] Le toca a Esparta.
           *[achaea] Le toca a Acaya.
        }
    }
}

## Imagen

sparta-picture-title = Sparta. { $state }
sparta-picture-end = { $reason ->
    [repetition] Empate: tercera vez aquí
    [calm] Empate: demasiada calma
    [all_cities] { sparta-picture-wins }: todas las ciudades
    [last_piece] { sparta-picture-wins }: ejército derrotado
   *[few_pieces] { $seat ->
        [none] Empate: mismas ciudades
       *[other] { sparta-picture-wins }: más ciudades
    }
}
sparta-picture-wins = { $seat ->
    [sparta] Gana Esparta
   *[achaea] Gana Acaya
}
sparta-picture-side = { sparta-seat }: guerreros en { $warriors }; héroes en { $heroes }; ciudades { $cities }.
sparta-picture-to-move = le toca
sparta-picture-won = gana
sparta-picture-cities = ciudades
sparta-picture-pieces = piezas
sparta-picture-reserve = reserva
sparta-picture-last = Última jugada: { $move }
sparta-picture-calm = Turnos de calma: { $n } de { $most }
sparta-picture-prey = se pueden derrotar ya: { $n }
sparta-picture-danger = en peligro: { $n }
sparta-picture-city = { $seat ->
    [sparta] Ciudad espartana
   *[achaea] Ciudad aquea
}, { $square }
sparta-picture-piece = { $kind ->
    [hero] Héroe
   *[warrior] Guerrero
} { $seat ->
    [sparta] espartano
   *[achaea] aqueo
}, { $square }

## Rechazos

error-sparta-seat = { $seat ->
    [sparta] Esparta
   *[achaea] Acaya
}
error-sparta-move = una jugada se escribe como b2-d4, b5=H o pass; se recibió { $given }
error-sparta-text = una posición es un texto; se recibió { $given }
error-sparta-parts = una posición tiene cinco partes: filas 10 a 1, ciudades espartanas, ciudades aqueas, S o A a quien le toca, turnos de calma; se { $n ->
    [one] recibió una parte
   *[other] recibieron { $n } partes
} en { $given }
error-sparta-ranks = un tablero tiene 10 filas, de la 10 a la 1, unidas por /; se recibieron { $n }
error-sparta-rank = la fila { $rank } tiene 10 casillas; { $given } son { $n }
error-sparta-sign = la fila { $rank } se escribe con W, H, w, h y números para las casillas vacías; se recibió { $given }
error-sparta-square = una ciudad está en una casilla de a1 a j10, como en b5,d5; se recibió { $given }
error-sparta-city-twice = en una casilla cabe una ciudad; { $square } aparece dos veces
error-sparta-side = le toca a S (Esparta) o a A (Acaya); se recibió { $given }
error-sparta-calm = los turnos de calma son un número de 0 a { $most }; se recibió { $given }
error-sparta-pieces = { $side } tiene como mucho { $most } piezas; se recibieron { $n }
error-sparta-cities = hay como mucho { $most } ciudades; se recibieron { $n }
error-sparta-no-city = la partida ya habría terminado: { $side } no tiene ciudades; dale al menos una
error-sparta-last-piece = la partida ya habría terminado: { $side } { $n ->
    [0] no tiene piezas
   *[other] solo tiene una pieza
}; dale al menos dos
error-sparta-few-pieces = la partida ya habría terminado: ningún bando tiene más de dos piezas; dale a uno una tercera
error-sparta-surrounded = en una posición ninguna pieza está cercada; estas lo están: { $squares }
error-sparta-no-piece = no hay ninguna pieza en { $square }; elige una casilla con una pieza tuya
error-sparta-other-piece = la pieza de { $square } es de { $side }; elige una tuya
error-sparta-not-free = { $square } no está libre; elige una casilla vacía
error-sparta-far = { $square } queda fuera de alcance: { $piece ->
    [hero] un héroe da tres pasos
   *[warrior] un guerrero da dos pasos
}
error-sparta-blocked = hay piezas en todos los caminos a { $square }; elige otra casilla
error-sparta-hero-already = la pieza de { $square } ya es un héroe; muévela en su lugar
error-sparta-no-own-city = { $square } no es una ciudad de { $side }; un guerrero solo se hace héroe sin moverse en una ciudad de su bando
error-sparta-no-reserve = no quedan héroes en la reserva, así que ahora ningún guerrero puede hacerse héroe; elige otra jugada
error-sparta-no-pass = un bando solo pasa cuando no tiene otra jugada, y aquí la tiene; elige una

# El motor.
error-engine-view = el motor admite una vista, como la da state.view(seat); llegó { $given }
error-engine-game = el motor admite vistas de sparta; llegó una de { $given }
error-engine-moves = el motor elige entre acciones legales de la vista, al menos una; llegó { $given }
error-engine-budget = un límite del motor (segundos, nodos, profundidad o líneas) es un número mayor que 0; llegó { $given }

## Terminal

cli-sparta-cities = Ciudades
cli-sparta-warriors = Guerreros
cli-sparta-heroes = Héroes
cli-sparta-reserve = Reserva
cli-sparta-calm = Turnos de calma: { $calm } de { $most }
cli-sparta-danger = puede ser derrotada
cli-sparta-city = ciudad
cli-sparta-prompt = { $question } (? ayuda)
cli-sparta-no-move = «{ $line }» no es una jugada. Escríbela como b2-d4, b5=H o pasar; una casilla sola, como b2, muestra adónde puede ir su pieza.
cli-sparta-same = Una pieza no termina donde empezó. Para hacer héroe al guerrero que está ahí: { $square }=H
cli-sparta-refused = { $move } no es posible: { $why }.
cli-sparta-empty = No hay ninguna pieza en { $square }. Escribe la casilla de una pieza.
cli-sparta-look = { $piece ->
    [hero] El héroe
   *[warrior] El guerrero
} de { $side } en { $square } { $count ->
    [0] no puede moverse.
    [one] puede ir a una casilla.
   *[other] puede ir a { $count } casillas.
}
cli-sparta-look-promote = { $move } lo hace héroe
cli-sparta-ends = { $alone ->
    [yes] { $result ->
        [won] gana
        [drawn] empata
       *[lost] pierde la partida
    }
   *[no] { $remark } y { $result ->
        [won] gana
        [drawn] empata
       *[lost] pierde la partida
    }
}
cli-sparta-verdict = { $result ->
    [won] Has ganado: { $reason ->
        [all_cities] todas las ciudades son tuyas.
        [last_piece] el otro ejército está derrotado.
       *[few_pieces] a nadie le quedan más de dos piezas, y tú tienes más ciudades.
    }
    [lost] Has perdido: { $reason ->
        [all_cities] todas las ciudades son de { $side }.
        [last_piece] tu ejército está derrotado.
       *[few_pieces] a nadie le quedan más de dos piezas, y { $side } tiene más ciudades.
    }
    [seat] Gana { $side }: { $reason ->
        [all_cities] todas las ciudades son suyas.
        [last_piece] el otro ejército está derrotado.
       *[few_pieces] a nadie le quedan más de dos piezas, y tiene más ciudades.
    }
   *[draw] Empate: { $reason ->
        [few_pieces] a nadie le quedan más de dos piezas, y hay empate a ciudades.
        [repetition] la misma posición ha estado tres veces en el tablero.
       *[calm] cien turnos sin piezas derrotadas ni héroes nuevos.
    }
}
cli-sparta-hint = Lo que jugaría el motor, y cómo seguiría:
cli-sparta-head-goal = Objetivo
cli-sparta-head-move = Un turno
cli-sparta-head-city = Ciudades
cli-sparta-head-beat = Derrotar
cli-sparta-head-end = El final
cli-sparta-head-type = Escribir
cli-sparta-rule-goal = Tener todas las ciudades, o dejar al otro ejército con una sola pieza.
cli-sparta-rule-move = Mueve una pieza: un guerrero hasta dos pasos, un héroe hasta tres. Cada paso va a cualquier casilla vecina que esté libre, así que el camino puede torcer.
cli-sparta-rule-own = Un guerrero que se detiene en una ciudad de su bando se hace héroe al instante. El que ya está en ella puede hacerse héroe en vez de mover.
cli-sparta-rule-enemy = Quien se detiene en una ciudad enemiga la toma; si es un guerrero, guerrero se queda.
cli-sparta-rule-enemy-warriors = Un guerrero que se detiene en una ciudad enemiga la toma y sigue siendo guerrero. En esta partida los héroes no toman ciudades.
cli-sparta-rule-beat = Después, en cualquier fila, columna o diagonal, las piezas de un bando en línea cerrada con un enemigo en cada extremo quedan derrotadas, sean cuantas sean, en todas las líneas a la vez. Los bordes y las ciudades no cuentan como enemigos.
cli-sparta-rule-picture = { $before }  pasa a  { $after }  cuando una W llega al punto: las dos w caen.
cli-sparta-rule-trap = También vale para quien acaba de mover: no te metas entre dos enemigos.
cli-sparta-rule-end = Gana quien tiene todas las ciudades. También gana quien tiene dos piezas o más cuando al otro solo le queda una. Cuando ambos tienen dos o menos, gana quien tiene más ciudades.
cli-sparta-rule-draw = La misma posición por tercera vez es empate, y también cien turnos sin piezas derrotadas ni héroes nuevos.
cli-sparta-rule-type = b2-d4, b2 d4 y b2d4 mueven; b5=H hace un héroe en el sitio; pasar, cuando no se puede hacer otra cosa.
cli-sparta-rule-look = b2 sola marca esa pieza con { $looked } y muestra adónde puede ir: { $beats } donde derrotaría a otra, { $falls } donde ella misma sería derrotada. Un { $danger } acompaña a las piezas en peligro; un { $arrived }, a la última que se movió.

## Navegador

web-sparta-board = El tablero
web-sparta-piece = { $kind ->
    [hero] héroe
   *[warrior] guerrero
} de { $seat ->
    [sparta] Esparta
   *[achaea] Acaya
}
web-sparta-city = ciudad de { $seat ->
    [sparta] Esparta
   *[achaea] Acaya
}
web-sparta-empty = libre
web-sparta-in-danger = en peligro
web-sparta-held = en tu mano
web-sparta-can-go = puede ir a { $n ->
    [one] una casilla
   *[other] { $n } casillas
}
web-sparta-can-rise = puede hacerse héroe
web-sparta-reachable = puedes ir ahí
web-sparta-picked = Tienes en la mano el { $piece } de { $square }. Puede ir a { $squares }. { $some ->
    [yes] Ojo: { $telling }.
   *[no] { "" }
}
web-sparta-let-go = Has soltado la pieza.
web-sparta-where = ¿Adónde va la pieza de { $square }?
web-sparta-promote = Hacer héroe al guerrero de { $square }
web-sparta-stuck = Ninguna de tus piezas se puede mover.
web-sparta-risks = luego pueden caer: { $squares }
web-sparta-ends-won = gana la partida
web-sparta-ends-lost = pierde la partida
web-sparta-ends-drawn = acaba en empate
web-sparta-turn = Girar el tablero
web-sparta-danger = Mostrar peligro

# El editor de posiciones.
web-sparta-edit-tools = Pon en el tablero
web-sparta-edit-remove = quitar
web-sparta-edit-count = { $seat ->
    [sparta] Esparta
   *[achaea] Acaya
}: { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
}, { $cities ->
    [one] una ciudad
   *[other] { $cities } ciudades
}
web-sparta-edit-mover = A quién le toca
web-sparta-edit-layout = Empezar con
web-sparta-edit-layout-choose = una disposición…
web-sparta-edit-calm = Turnos de calma
web-sparta-edit-undo = Deshacer
web-sparta-edit-clear = Vaciar
web-sparta-edit-mirror = Reflejar
web-sparta-edit-exchange = Cambiar los bandos
web-sparta-edit-text = La posición en texto
web-sparta-edit-copy = Copiar
web-sparta-edit-copied = Copiado
web-sparta-edit-analyse = Analizar
web-sparta-edit-play = Jugar desde aquí
web-sparta-layout-classic = Clásica
web-sparta-layout-crossed = Cruzada
web-sparta-layout-centre = Centro
web-sparta-layout-chequered = Ajedrezada
web-sparta-layout-wings = Alas

# Lo que ayuda a estudiarlo.
web-learn-tool-positions = Posiciones de Sparta
web-learn-tool-positions-why = Prepara cualquier posición, pregunta cuánto vale y juega desde ella.

# Reglas ya preparadas, en la página de una mesa nueva.
web-new-preset-sparta-quick = Todas las ciudades en el centro: la más corta y la más justa.
web-new-preset-sparta-classic = Las ciudades en filas enfrentadas: una guerra larga y paciente.
web-new-preset-sparta-everything = Un poco de todo: ciudades cerca del centro y colores alternados.

## Lección

web-lesson-sparta-aim = Dos ejércitos se disputan ocho ciudades en el centro. Tú diriges a Esparta, el ejército dorado de abajo. Ganas cuando todas las ciudades son tuyas o cuando al otro ejército le queda una sola pieza.
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
web-lesson-sparta-end = Las { $mine } ciudades son tuyas: ha ganado Esparta. También pierde contra un ejército mayor el que se queda con una sola pieza; y cuando ninguno tiene más de dos, gana el que tiene más ciudades.

## Codificación: qué significan las partes de una observación y los grupos de acciones, para quien entrena agentes.
## Dos ejércitos: primero el propio y luego el otro. Los planos son las filas 1 a 10 por las columnas a a j.

sparta-part-seat = cuál es el bando propio: Esparta, Acaya
sparta-part-heroes_conquer = la opción heroes_conquer
sparta-part-turn = a quién le toca mover
sparta-part-warriors = dónde están los guerreros de cada bando
sparta-part-heroes = dónde están los héroes de cada bando
sparta-part-cities = las ciudades del color de cada bando
sparta-part-last = la última jugada: la casilla de la que salió y la casilla a la que llegó
sparta-part-reserve = héroes en reserva, de 8
sparta-part-calm = turnos desde que cayó o ascendió una pieza, de los 100 que son empate
sparta-part-repeated = cuántas veces estuvo antes esta posición: ½ si una, 1 si dos, que es empate. No se dice qué otras posiciones ha habido
sparta-actions-move = de una casilla a otra: 100 × la una + la otra, donde a1 es 0, b1 es 1 y a2 es 10. Dos veces la misma asciende al guerrero que está en ella
