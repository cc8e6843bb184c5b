# Jack Rabbits: la mesa como imagen.

jackrabbits-picture-title = Jack Rabbits: { $state }
jackrabbits-picture-end = { $reason ->
    [home] { $winners } llega a casa y gana
   *[turns] { $n ->
        [one] Se acabaron los turnos y gana { $winners }
       *[other] Se acabaron los turnos. Comparten la victoria: { $winners }
    }
}
jackrabbits-picture-on-turn = en su turno
jackrabbits-picture-decides = decide ahora
jackrabbits-picture-won = ha ganado
jackrabbits-picture-hidden = { $n ->
    [one] una carta desconocida
   *[other] { $n } cartas desconocidas
}
jackrabbits-picture-any-number = cartas desconocidas, nadie dice cuántas
jackrabbits-picture-court = Corte
jackrabbits-picture-pile = { $n ->
    [none] Mazo
   *[other] Mazo: { $n }
}
jackrabbits-picture-discards = Descartes: { $n }
jackrabbits-picture-price = { $n ->
    [0] Dados
   *[other] Precio: { $n }
}
jackrabbits-picture-carrot = { $seat } tiene la carta real de este lugar: { $tile }
jackrabbits-picture-rabbit = { $seat }: { $tile }
jackrabbits-picture-reach = { $price ->
    [0] { $tile }: se alcanza gratis
   *[other] { $tile }: se alcanza por { $price }
}
jackrabbits-picture-open = Aquí puede ir una pieza
jackrabbits-picture-chosen = Aquí va la pieza
jackrabbits-picture-carrots = { $n ->
    [0] no quedan zanahorias
    [one] queda una zanahoria
   *[other] quedan { $n } zanahorias
}
jackrabbits-picture-capital = Capital de { $seat }: { $card }
jackrabbits-picture-palace = Palacio de { $seat }: { $cards }
jackrabbits-picture-stack = Piezas por colocar, { $shape }: { $n }
# Cartas y piezas que están sobre la mesa por el momento.
jackrabbits-picture-matched = Mostrada en la lotería
jackrabbits-picture-club = Mostrada para volar
jackrabbits-picture-due = { $shown ->
    [yes] { $seat } muestra { $due } más en { $suits }
   *[no] { $seat } paga { $due } más en { $suits }
}
jackrabbits-picture-proof = { $seat } ha mostrado
jackrabbits-picture-fight = { $seat } { $own }, { $other } { $its }
jackrabbits-picture-goods = { $seat } debe dar
jackrabbits-picture-given = { $seat } ha puesto
jackrabbits-picture-turned-up = Volteada: { $tile }
# Para quien no la ve.
jackrabbits-picture-side = { $seat }: { $place }. Mano: { $hand }. Zanahorias: { $carrots }.
jackrabbits-picture-rest = Corte: { $court }. Descartes: { $discards }.
jackrabbits-picture-lying = { $label }: { $cards }.
