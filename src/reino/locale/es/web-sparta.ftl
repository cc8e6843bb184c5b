# Sparta en el navegador: el tablero y el editor de posiciones.

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
web-sparta-choose = Te toca: elige una pieza o arrástrala.
web-sparta-where = ¿Adónde va la pieza de { $square }?
web-sparta-promote = Hacer héroe al de { $square }
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
