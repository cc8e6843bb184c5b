# Jack Rabbits en el navegador: la mesa y el taller de mapas.
web-jackrabbits-map = Mapa. Las flechas van de un lugar a otro, Intro viaja hasta allí, más y menos acercan y alejan.
web-jackrabbits-nearer = Acercar
web-jackrabbits-farther = Alejar
web-jackrabbits-whole = Todo el mapa
web-jackrabbits-players = Jugadores
web-jackrabbits-now = Lo que se pide ahora
web-jackrabbits-there = Aquí: { $rabbits }
web-jackrabbits-carrot-of = Zanahoria de { $seat }
web-jackrabbits-reach = { $price ->
    [0] Viajar aquí, gratis
   *[other] Viajar aquí por { $price }
}
web-jackrabbits-counts = { $left ->
    [0] Vale { $counts }, y con eso basta
   *[other] Vale { $counts }, y faltan { $left }
}
web-jackrabbits-everybody-knows = Todos conocen esta carta: { $card }
web-jackrabbits-ask = { $stage ->
    [pick-shape] ¿Qué forma volteas?
    [lay] ¿Dónde pones esta pieza: { $tile }?
    [spin] ¿Cómo la giras?
    [take-off] ¿Vuelas? Muestra un trébol antes de lanzar.
    [lottery] Una carta igual a un dado te da otra.
    [limit] { $left ->
        [0] Tienes la mano llena. ¿Qué carta descartas?
        [one] Tienes la mano llena. ¿Qué carta descartas? Luego, una más.
       *[other] Tienes la mano llena. ¿Qué carta descartas? Luego, { $left } más.
    }
    [crowd] Una cuarta carta real: ¿cuál vuelve a la corte?
    [shortfall] El trébol no alcanza. ¿Pagas lo que falta o te vas al destierro?
    [flight] ¿Adónde vuelas?
    [set-out] ¿Adónde vas? Cada cambio cuesta { $price }.
    [on-way] ¿Cómo sigues? Cada cambio cuesta { $price }.
    [pause] Aquí está tu zanahoria. ¿Paras o sigues?
    [ride] ¿Adónde cabalgas?
    [sail] ¿Dónde desembarcas?
    [toll] { $purpose ->
        [show] Muestra cartas de { $suits }: faltan { $due }.
       *[pay] Paga con cartas de { $suits }: faltan { $due }.
    }
    [challenge] Ha llegado { $seat }. ¿Lo cuestionas?
    [answer] Te cuestiona { $seat }. ¿Respondes?
    [phase] ¿Peleas, comercias o adquieres?
    [fight] Peleas con { $seat }. ¿Más picas?
    [sides-of-deal] Un trato con { $seat }: ¿quién vende?
    [name-goods] ¿Qué cartas se venden? Nómbralas.
    [name-price] ¿Qué diamantes se pagan? Nómbralos.
    [consent] { $seat } te ofrece un trato. ¿Aceptas?
    [hand-over] ¿Qué carta entregas, boca abajo?
    [palace] ¿Abres un palacio aquí?
    [quiet] ¿Descartas o callas?
    [surplus] ¿Denuncias un excedente de { $seat }?
   *[penalty] Te equivocaste al denunciar. ¿Qué carta descartas?
}
web-jackrabbits-lay = { $purpose ->
    [fight] Pelear con
    [show] Mostrar
   *[pay] Pagar con
}
web-jackrabbits-lay-all = Poner las cartas más baratas: { $cards }
web-jackrabbits-with = con { $cards }
web-jackrabbits-laid = Puestas hasta ahora
web-jackrabbits-let-go = Dejarlo
web-jackrabbits-stop-going = De camino a: { $place }. Parar
web-jackrabbits-pile-hidden = Mazo: número oculto
web-jackrabbits-discards = Descartes
web-jackrabbits-for-sale = A la venta
web-jackrabbits-name-cards = Nombrar cartas
web-jackrabbits-close = Cerrar

# El taller de mapas.
web-jackrabbits-maker-help = Elige una pieza y luego un lugar del mapa. Arrastra las piezas para moverlas. Teclas: las flechas mueven, R gira, Supr quita, Esc suelta.
web-jackrabbits-maker-sample = Mapa de muestra
web-jackrabbits-maker-random = Mapa al azar
web-jackrabbits-maker-empty = Empezar de cero
web-jackrabbits-maker-tiles = Piezas por colocar
web-jackrabbits-maker-all-laid = Todas las piezas están en el mapa.
web-jackrabbits-maker-turn = Girar
web-jackrabbits-maker-take = Quitar
web-jackrabbits-maker-undo = Deshacer
web-jackrabbits-maker-lattice = Retícula
web-jackrabbits-maker-mainland = Tierra firme
web-jackrabbits-maker-island = Isla { $n }
web-jackrabbits-maker-new-island = Isla nueva
web-jackrabbits-maker-text = El mapa como texto
web-jackrabbits-maker-read = Leer este texto
web-jackrabbits-maker-allowed = Se puede jugar en este mapa.
web-jackrabbits-maker-not = Todavía no: { $why }
web-jackrabbits-maker-play = Jugar en este mapa
web-jackrabbits-maker-board = Mapa en obras. Las flechas mueven la pieza elegida, R la gira, Supr la quita.
