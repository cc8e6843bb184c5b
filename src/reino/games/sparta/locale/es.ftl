# Sparta: nombres, opciones y lo que pasa en el tablero.

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

sparta-reason-all_cities = todas las ciudades son suyas
sparta-reason-last_piece = al otro bando no le queda más de una pieza
sparta-reason-few_pieces = a nadie le quedan más de dos piezas y deciden las ciudades
sparta-reason-repetition = la misma posición estuvo en el tablero por tercera vez
sparta-reason-calm = cien turnos sin piezas derrotadas ni héroes nuevos

sparta-option-heroes_conquer = También los héroes toman ciudades. Sin ella solo lo hacen los guerreros, y un héroe en una ciudad enemiga no cambia nada.
sparta-option-layout = Dónde están las ciudades. Todas las disposiciones son iguales para ambos bandos.
sparta-option-layout-classic = las ciudades de cada bando en su propia fila, frente a las del otro en el centro
sparta-option-layout-crossed = las mismas casillas con los colores alternados: ambos tienen ciudades cerca y lejos
sparta-option-layout-centre = las ocho en un bloque en el centro, frente a frente
sparta-option-layout-chequered = cuatro parejas a través del centro, más juntas, con los colores alternados
sparta-option-layout-wings = cada bando tiene las cuatro ciudades de un ala

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

# Lo que dice un dibujo.
sparta-picture-title = Sparta. { $state }
sparta-picture-turn = { $seat ->
    [sparta] Le toca a Esparta
   *[achaea] Le toca a Acaya
}
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
