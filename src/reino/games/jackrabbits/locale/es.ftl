### Las palabras de Jack Rabbits. Las claves empiezan por su nombre, o por dónde se dicen: cli-, error-, web-.

## Nombres

jackrabbits = Jack Rabbits
jackrabbits-tagline = De dos a cuatro conejos, caminos revueltos y tres cartas reales que llevar a casa.
jackrabbits-seat = { $seat ->
    [brown] Pardo
    [white] Blanco
    [grey] Gris
   *[black] Negro
}
jackrabbits-suit = { $suit ->
    [clubs] tréboles
    [spades] picas
    [hearts] corazones
   *[diamonds] diamantes
}
jackrabbits-card = { $rank ->
    [ace] as de { jackrabbits-suit }
    [two] dos de { jackrabbits-suit }
    [three] tres de { jackrabbits-suit }
    [four] cuatro de { jackrabbits-suit }
    [five] cinco de { jackrabbits-suit }
    [six] seis de { jackrabbits-suit }
    [seven] siete de { jackrabbits-suit }
    [eight] ocho de { jackrabbits-suit }
    [nine] nueve de { jackrabbits-suit }
    [ten] diez de { jackrabbits-suit }
    [jack] jota de { jackrabbits-suit }
    [queen] reina de { jackrabbits-suit }
    [king] rey de { jackrabbits-suit }
    [red] comodín rojo
   *[black] comodín negro
}
jackrabbits-the-card = { $rank ->
    [ace] el as de { jackrabbits-suit }
    [two] el dos de { jackrabbits-suit }
    [three] el tres de { jackrabbits-suit }
    [four] el cuatro de { jackrabbits-suit }
    [five] el cinco de { jackrabbits-suit }
    [six] el seis de { jackrabbits-suit }
    [seven] el siete de { jackrabbits-suit }
    [eight] el ocho de { jackrabbits-suit }
    [nine] el nueve de { jackrabbits-suit }
    [ten] el diez de { jackrabbits-suit }
    [jack] la jota de { jackrabbits-suit }
    [queen] la reina de { jackrabbits-suit }
    [king] el rey de { jackrabbits-suit }
    [red] el comodín rojo
   *[black] el comodín negro
}

# Donde las cartas van por sus signos, un comodín va por su nombre.
jackrabbits-joker = { $joker ->
    [red] el comodín rojo
   *[black] el comodín negro
}
jackrabbits-way = { $way ->
    [n] norte
    [ne] noreste
    [se] sureste
    [s] sur
    [sw] suroeste
   *[nw] noroeste
}

# Un lugar del mapa. Las residencias tienen un palo, las piezas de camino un número.
jackrabbits-tile = { $kind ->
    [citadel] ciudadela
    [plaza] plaza de { jackrabbits-suit }
    [palace] palacio de { jackrabbits-suit }
    [tower] torre de { jackrabbits-suit }
    [forest] bosque { $n }
    [river] río { $n }
    [mountain] montaña { $n }
    [crossing] cruce { $n }
    [tavern] taberna { $n }
    [burrow] madriguera { $n }
    [underground] subsuelo
   *[exile] destierro
}
jackrabbits-the-tile = { $kind ->
    [citadel] la ciudadela
    [plaza] la plaza de { jackrabbits-suit }
    [palace] el palacio de { jackrabbits-suit }
    [tower] la torre de { jackrabbits-suit }
    [forest] el bosque { $n }
    [river] el río { $n }
    [mountain] la montaña { $n }
    [crossing] el cruce { $n }
    [tavern] la taberna { $n }
    [burrow] la madriguera { $n }
    [underground] el subsuelo
   *[exile] el destierro
}
jackrabbits-shape = { $shape ->
    [hex] hexágono
    [rhombus] rombo
   *[triangle] triángulo
}
jackrabbits-and = { $first } y { $last }
jackrabbits-or = { $first } o { $last }
jackrabbits-action-no-flight = No mostrar ningún trébol
jackrabbits-action-no-card = Seguir sin mostrar carta
jackrabbits-action-stay = Quedarse aquí
jackrabbits-action-stop = Parar en este hexágono
jackrabbits-action-give-up = Ir al destierro
jackrabbits-action-mount-red = Montar el comodín rojo (caballo)
jackrabbits-action-mount-black = Embarcar con el comodín negro (barco)
jackrabbits-action-hire-horse = Alquilar un caballo
jackrabbits-action-hire-boat = Alquilar un barco
jackrabbits-action-buy-red = Comprar el comodín rojo (caballo)
jackrabbits-action-buy-black = Comprar el comodín negro (barco)
jackrabbits-action-go-under = Bajar al subsuelo
jackrabbits-action-pay-shortfall = Pagar lo que falta y volar
jackrabbits-action-no-challenge = No cuestionar
jackrabbits-action-challenge-queen = Cuestionar con la reina
jackrabbits-action-challenge-hearts = Cuestionar con corazones
jackrabbits-action-refuse = Negarse a responder e ir al destierro
jackrabbits-action-answer-queen = Responder con la reina
jackrabbits-action-answer-hearts = Responder con corazones
jackrabbits-action-yield = Ceder en el combate
jackrabbits-action-hold = No más picas por ahora
jackrabbits-action-i-sell = Vender: cartas por diamantes
jackrabbits-action-i-buy = Comprar: diamantes por cartas
jackrabbits-action-named = Ninguna carta más de este lado
jackrabbits-action-decline = Rechazar el trato
jackrabbits-action-accept = Aceptar el trato
jackrabbits-action-acquire = Adquirir la carta real
jackrabbits-action-no-more = Pasar al incremento
jackrabbits-action-no-palace = No abrir palacio
jackrabbits-action-open-palace = Abrir aquí un palacio
jackrabbits-action-keep-quiet = Callar
jackrabbits-action-no-call = No denunciar
jackrabbits-action-call = Denunciar un excedente
jackrabbits-action-island = Empezar una isla
jackrabbits-action-attack = Atacar a { jackrabbits-seat }
jackrabbits-action-deal-with = Proponer un trato a { jackrabbits-seat }
jackrabbits-action-shape = { $shape ->
    [hex] Voltear un hexágono
    [rhombus] Voltear un rombo
   *[triangle] Voltear un triángulo
}
jackrabbits-action-turn = { $turn ->
    [0] Ponerla sin girar
    [1] Ponerla girada 60°
    [2] Ponerla girada 120°
    [3] Ponerla girada 180°
    [4] Ponerla girada 240°
   *[5] Ponerla girada 300°
}
jackrabbits-action-emerge = Salir por { jackrabbits-the-tile }
jackrabbits-action-goal = Ir hasta { jackrabbits-the-tile }
jackrabbits-action-move = Ir al { jackrabbits-way } desde { jackrabbits-the-tile }
jackrabbits-action-land = Desembarcar desde el { jackrabbits-way } en { jackrabbits-the-tile }
jackrabbits-action-against = Ponerla al { jackrabbits-way }, contra { jackrabbits-the-tile }
jackrabbits-action-show = Mostrar { jackrabbits-the-card }
jackrabbits-action-show-high = Mostrar { jackrabbits-the-card } con su valor alto
jackrabbits-action-spend = Gastar { jackrabbits-the-card }
jackrabbits-action-spend-high = Gastar { jackrabbits-the-card } con su valor alto
jackrabbits-action-discard = Descartar { jackrabbits-the-card }
jackrabbits-action-buy = Comprar { jackrabbits-the-card }
jackrabbits-action-name = Nombrar { jackrabbits-the-card }
jackrabbits-action-give = Entregar { jackrabbits-the-card }
jackrabbits-action-buy-high = Comprar { jackrabbits-the-card } con su valor alto
jackrabbits-action-close-purchase = No comprar más
jackrabbits-action-pick = Tomar { jackrabbits-the-tile } para el mapa

# Respuestas dadas de antemano.
jackrabbits-standing-never_challenge_this_turn = No cuestionar a nadie en lo que queda de este turno
jackrabbits-standing-never_call_this_turn = No denunciar excedentes en lo que queda de este turno
jackrabbits-outcome-dice = { $one } y { $two }
jackrabbits-outcome-map = número de mapa { $n }
jackrabbits-reason-home = tres cartas reales llegaron a la ciudadela
jackrabbits-reason-turns = todos han tenido 150 turnos, así que se cuentan cartas reales y puntos
jackrabbits-reason-explored = todas las residencias a las que se puede llegar tienen una marca y todos los conejos están en casa
jackrabbits-reason-time = todos han tenido 40 turnos
jackrabbits-option-ending = Final
jackrabbits-option-ending-text = Qué tres cartas reales, llevadas a la ciudadela, ganan la partida.
jackrabbits-option-ending-simple = Simple (tres cualesquiera)
jackrabbits-option-ending-diverse = Diverso (tres de palos distintos)
jackrabbits-option-ending-monarchic = Monárquico (un rey, una reina y una jota)
jackrabbits-option-ending-diverse_monarchic = Diverso y monárquico (un rey, una reina y una jota de palos distintos)
jackrabbits-option-ending-tribal = Tribal (tres del mismo palo)
jackrabbits-option-map = Mapa
jackrabbits-option-map-text = Cómo se hace el mapa.
jackrabbits-option-map-sample = el mapa de ejemplo del autor, con una isla de tréboles; con palos justos, uno nuestro
jackrabbits-option-map-random = uno nuevo, al azar, en cada partida
jackrabbits-option-map-build = lo arman los jugadores pieza a pieza
jackrabbits-option-complete = Juego completo
jackrabbits-option-complete-text = Los tréboles vuelan, las picas pelean, los corazones juzgan y los diamantes comercian. Sin esta opción es el juego introductorio.
jackrabbits-option-interpersonal_trade = Comercio interpersonal
jackrabbits-option-interpersonal_trade-text = En un mismo hexágono se cambian cartas por diamantes, y quien entrega cartas distintas de las nombradas va al destierro.
jackrabbits-option-advanced_citadel = Ciudadela avanzada
jackrabbits-option-advanced_citadel-text = Juzga como un palacio, vende cualquier descarte por diamantes y es torre de salida y de llegada.
jackrabbits-option-tight_suits = Palos justos
jackrabbits-option-tight_suits-text = Solo tantos palos, con sus hexágonos y juegos de caminos, como jugadores.
jackrabbits-option-suits = Palos
jackrabbits-option-suits-text = Cuáles entran en juego cuando los palos son justos.
jackrabbits-option-suits-usual = con dos ♠♦, con tres ♠♥♦
jackrabbits-option-suits-cs = tréboles y picas
jackrabbits-option-suits-ch = tréboles y corazones
jackrabbits-option-suits-cd = tréboles y diamantes
jackrabbits-option-suits-sh = picas y corazones
jackrabbits-option-suits-sd = picas y diamantes
jackrabbits-option-suits-hd = corazones y diamantes
jackrabbits-option-suits-csh = todos menos diamantes
jackrabbits-option-suits-csd = todos menos corazones
jackrabbits-option-suits-chd = todos menos picas
jackrabbits-option-suits-shd = todos menos tréboles
jackrabbits-option-suits-cshd = los cuatro
jackrabbits-option-ambivalent_aces = Ases ambivalentes
jackrabbits-option-ambivalent_aces-text = Un as cuenta 1 o alto, según diga cada vez quien lo tiene; alto es 11, con valores patriarcales 14.
jackrabbits-option-capital_aces = Ases capitales
jackrabbits-option-capital_aces-text = El primer as que gastas cuenta alto y queda para siempre ante ti; los siguientes cuentan 1.
jackrabbits-option-additional_capital = Capitales adicionales
jackrabbits-option-additional_capital-text = El as que está ante ti suma 1 a cada pago posterior en su palo, y a una pelea con picas, a los corazones mostrados o puestos a la vista y a un trébol mostrado.
jackrabbits-option-residential_flights = Vuelos residenciales
jackrabbits-option-residential_flights-text = Un vuelo puede acabar en cualquier hexágono menos el subsuelo, no solo en una torre.
jackrabbits-option-provisional_palaces = Palacios provisionales
jackrabbits-option-provisional_palaces-text = Al acabar el turno en una torre, una plaza o la ciudadela sencilla, puedes poner a la vista corazones por valor de 6: mientras te quedes, es tu palacio.
jackrabbits-option-trailing_carrots = Zanahorias ventajosas
jackrabbits-option-trailing_carrots-text = Un hexágono con tu zanahoria no acaba tu travesía si no quieres: sigues por cualquiera de sus caminos, también por el que viniste.
jackrabbits-option-windfall_lottery = Lotería gorda
jackrabbits-option-windfall_lottery-text = Una carta por cada acierto que muestres y otra por un doble.
jackrabbits-option-overtaxed_hands = Manos extralimitadas
jackrabbits-option-overtaxed_hands-text = El límite es de seis cartas en vez de nueve.
jackrabbits-option-seized_surplus = Excedente expropiado
jackrabbits-option-seized_surplus-text = Puedes ocultar cartas por encima del límite, y quien lo denuncie se las queda.
jackrabbits-option-patriarchal_values = Valores patriarcales
jackrabbits-option-patriarchal_values-text = Jota 11, reina 12, rey 13, as 14.
jackrabbits-option-unnoticed_surplus = Excedente inadvertido
jackrabbits-option-unnoticed_surplus-text = Puedes ocultar cartas por encima del límite, y las descartas si alguien te denuncia.
jackrabbits-option-first = Quién empieza
jackrabbits-option-first-text = De quién es el primer turno, y la primera pieza si se arma el mapa.
jackrabbits-option-first-drawn = se sortea
jackrabbits-option-first-seat_1 = pardo
jackrabbits-option-first-seat_2 = blanco
jackrabbits-option-first-seat_3 = gris
jackrabbits-option-first-seat_4 = negro
jackrabbits-option-building = Armado
jackrabbits-option-building-text = Cómo arman el mapa los jugadores: por turnos, o todos a la vez, cada uno con sus piezas.
jackrabbits-option-building-turns = por turnos
jackrabbits-option-building-free = todos a la vez
jackrabbits-option-free_map = Consejos sin obligar
jackrabbits-option-free_map-text = Al armar o escribir un mapa las piezas pueden quedar como quieras: un camino puede acabar ante una pieza, dos hexágonos pueden unirse, dos triángulos iguales pueden tocarse. Un camino que acaba así no tiene salida.
jackrabbits-option-explore = Explorar
jackrabbits-option-explore-text = El juego de los niños: sin cartas ni dados, los conejos caminan y marcan las residencias que encuentran. Se juega entre todos, y la partida no cuenta para la puntuación.
jackrabbits-contradiction-complete = es parte del juego completo
jackrabbits-contradiction-capital = sin ases capitales no hay as que pueda quedar ante nadie
jackrabbits-contradiction-suits = los palos se eligen solo si alguno deja el juego
jackrabbits-contradiction-count = tiene que haber tantos palos como jugadores
jackrabbits-contradiction-diverse = con dos palos nadie puede traer tres distintos
jackrabbits-contradiction-surplus = un excedente denunciado o se lo queda quien lo denuncia o lo descarta su dueño
jackrabbits-contradiction-first = no juegan tantos
jackrabbits-contradiction-building = solo un mapa que arman los jugadores puede armarse libremente; elige map=build
jackrabbits-contradiction-free-map = solo puede ser libre un mapa que ponen las personas; elige map=build, también con un mapa escrito
jackrabbits-contradiction-explore = el juego de los niños no tiene cartas, así que solo admite las opciones del mapa

# La pregunta abierta: como se le hace a quien mira, y como la oyen los demás.
jackrabbits-question = { $you ->
    [yes] { $kind ->
        [pick-shape] ¿Qué forma volteas?
        [lay] ¿Dónde pones esta pieza: { $tile }?
        [spin] ¿Cómo la giras?
        [build] { $step ->
            [pick] ¿Cuál de tus piezas pones?
            [lay] ¿Dónde pones esta pieza: { $tile }?
           *[spin] ¿Cómo la giras?
        }
        [take-off] ¿Vuelas? Muestra un trébol antes de lanzar.
        [lottery] ¿Muestras una carta igual a un dado y robas otra?
        [limit] { $left ->
            [0] Tienes la mano llena. ¿Qué carta descartas?
            [one] Tienes la mano llena. ¿Qué carta descartas? Luego, una más.
           *[other] Tienes la mano llena. ¿Qué carta descartas? Luego, { $left } más.
        }
        [crowd] Una cuarta carta real: ¿cuál vuelve a la corte?
        [shortfall] El trébol no alcanza. ¿Pagas lo que falta o te vas al destierro?
        [flight] ¿Adónde vuelas?
        [set-out] { $price ->
            [0] ¿Adónde vas?
           *[other] ¿Adónde vas? Cada traslado cuesta { $price }.
        }
        [on-way] { $price ->
            [0] ¿Cómo sigues?
           *[other] ¿Cómo sigues? Cada traslado cuesta { $price }.
        }
        [pause] Aquí está tu zanahoria. ¿Paras?
        [ride] ¿Adónde cabalgas?
        [sail] ¿Dónde desembarcas?
        [toll] { $shown ->
            [yes] Muestra { $suits }: faltan { $due }.
           *[no] Paga con { $suits }: faltan { $due }.
        }
        [challenge] Ha llegado { $seat }. ¿Lo cuestionas?
        [answer] Te cuestiona { $seat }. ¿Respondes?
        [phase] ¿Peleas, comercias o adquieres?
        [fight] Peleas con { $seat }. ¿Más picas?
        [sides-of-deal] Un trato con { $seat }: ¿quién vende?
        [name-goods] ¿Qué cartas se venden? Nómbralas.
        [name-price] ¿Qué diamantes se pagan? Nómbralos.
        [consent] { $seat } te ofrece un trato. ¿Lo aceptas?
        [hand-over] ¿Qué carta entregas, boca abajo?
        [palace] ¿Abres un palacio aquí?
        [quiet] ¿Descartas o callas?
        [surplus] ¿Denuncias un excedente de { $seat }?
        [goods] Compras { $cards } por { $due } en { $suits }, de momento. ¿Algo más?
       *[penalty] Te equivocaste al denunciar. ¿Qué carta descartas?
    }
   *[no] { $kind ->
        [map] Se dibuja el mapa
        [pick-shape] { $seat } elige qué forma voltear
        [turn-up] { $seat } voltea una pieza
        [lay] { $seat } busca sitio a la pieza
        [spin] { $seat } gira la pieza
        [deal-tiles] Se reparten las piezas
        [build] Los demás ponen sus piezas
        [deal] Se reparten las cartas
        [first] Se sortea quién empieza
        [take-off] { $seat } puede mostrar un trébol y volar
        [roll] { $seat } lanza los dados
        [lottery] { $seat } puede mostrar una carta igual a un dado
        [draw] { $seat } roba una carta
        [limit] { $seat } descarta hasta el límite
        [crowd] { $seat } devuelve una cuarta carta real
        [shortfall] { $seat } paga lo que le falta al trébol o va al destierro
        [flight] { $seat } elige adónde volar
        [set-out] { $seat } se queda o parte
        [on-way] { $seat } va de camino
        [pause] { $seat } para en la zanahoria o sigue
        [ride] { $seat } elige adónde cabalgar
        [sail] { $seat } elige dónde desembarcar
        [toll] { $seat } pone cartas
        [challenge] { $seat } puede cuestionar al recién llegado
        [answer] Cuestionan a { $seat }
        [phase] { $seat } puede pelear, comerciar y adquirir
        [fight] { $seat } está en combate
        [theft] { $seat } quita una carta a ciegas
        [sides-of-deal] { $seat } propone un trato
        [name-goods] { $seat } nombra lo que se vende
        [name-price] { $seat } nombra lo que se paga
        [consent] Ofrecen un trato a { $seat }
        [hand-over] { $seat } entrega cartas boca abajo
        [palace] { $seat } puede abrir un palacio
        [quiet] { $seat } descarta o calla
        [surplus] { $seat } puede denunciar un excedente
        [penalty] { $seat } denunció sin razón y descarta
        [goods] { $seat } reúne lo que va a comprar
       *[over] { $reason ->
            [home] { $winners } llega a casa y gana
            [explored] Todo está explorado y todos los conejos están en casa
            [time] Se acabó el tiempo: cada conejo ha tenido 40 turnos
           *[turns] { $n ->
                [one] Se acabaron los turnos y gana { $winners }
               *[other] Se acabaron los turnos. Comparten la victoria: { $winners }
            }
        }
    }
}

## Sucesos

jackrabbits-event-map-drawn = El mapa está dibujado.
jackrabbits-event-turned-up = { $seat } voltea { $tile }.
jackrabbits-event-went-back = No hay sitio para { $tile }: se devuelve.
jackrabbits-event-laid = { $seat ->
    [none] { $tile } queda al { $way }, contra { $on }.
   *[other] { $seat } pone { $tile } al { $way }, contra { $on }.
}
jackrabbits-event-island = { $seat ->
    [none] Con { $tile } empieza una isla.
   *[other] { $seat } empieza una isla con { $tile }.
}
jackrabbits-event-passed = { $seat } no tiene ninguna pieza que encaje, y pasa.
jackrabbits-event-built = El mapa está armado.
jackrabbits-event-left-out = { $n ->
    [one] Queda fuera de la partida: { $tiles }.
   *[other] Quedan fuera de la partida: { $tiles }.
}
jackrabbits-event-hand = { $cards ->
    [none] { $seat } recibe tres cartas.
   *[other] { $seat } recibe { $cards }.
}
jackrabbits-event-first = Empieza { $seat }.
jackrabbits-event-turn = Es el turno de { $seat }.
jackrabbits-event-club = { $seat } muestra { $card } y quiere volar.
jackrabbits-event-rolled = { $seat } saca { $one } y { $two }: el precio es { $price }.
jackrabbits-event-matched = { $card ->
    [none] { $seat } acierta un dado con una carta conocida.
   *[other] { $seat } acierta un dado con { $card }.
}
jackrabbits-event-drew = { $cards ->
    [none] { $seat } roba una carta.
   *[other] { $seat } roba { $cards }.
}
jackrabbits-event-reshuffled = Los descartes se barajan y forman un mazo nuevo.
jackrabbits-event-discarded = { $card ->
    [none] { $seat } descarta una carta.
   *[other] { $seat } descarta { $card }.
}
jackrabbits-event-returned = { $seat } devuelve { $card } a la corte.
jackrabbits-event-flew = { $seat } vuela hasta { $tile }.
jackrabbits-event-stayed = { $seat } se queda en { $tile }.
jackrabbits-event-left = { $seat } sale al { $way } desde { $tile }.
jackrabbits-event-crossed = { $seat } cruza { $tile } hacia el { $way }.
jackrabbits-event-changed = { $seat } cambia de camino en { $tile } y sale hacia el { $way }.
jackrabbits-event-rode = { $seat } cabalga hasta { $tile }.
jackrabbits-event-landed = { $way ->
    [none] { $seat } desembarca en { $tile }.
   *[other] { $seat } desembarca desde el { $way } en { $tile }.
}
jackrabbits-event-arrived = { $seat } llega hasta { $tile }.
jackrabbits-event-mounted = { $joker ->
    [red] { $seat } monta el comodín rojo.
   *[black] { $seat } embarca con el comodín negro.
}
jackrabbits-event-hired = { $joker ->
    [red] { $seat } ya tiene caballo.
   *[black] { $seat } ya tiene barco.
}
jackrabbits-event-took-joker = { $joker ->
    [red] { $seat } se lleva el comodín rojo, el caballo.
   *[black] { $seat } se lleva el comodín negro, el barco.
}
jackrabbits-event-underground = { $seat } baja al subsuelo.
jackrabbits-event-emerged = { $tile ->
    [none] { $seat } sale por una madriguera.
   *[other] { $seat } sale por { $tile }.
}
jackrabbits-event-exiled = { $why ->
    [road] Desde { $tile } el camino sale del mapa: { $seat } va al destierro.
    [fight] { $seat } ha perdido el combate y va al destierro.
    [judgement] { $seat } va al destierro.
    [deal] { $seat } entregó cartas distintas de las nombradas y va al destierro.
   *[own] { $seat } va al destierro.
}

# Hay que pagar, mostrar o poner algo: cuánto, en qué palos y para qué.
jackrabbits-event-toll = { $purpose ->
    [change] { $seat } quiere cambiar de camino por { $due } en { $suits }.
    [horse] { $seat } quiere un caballo por { $due } en { $suits }.
    [boat] { $seat } quiere un barco por { $due } en { $suits }.
    [red] { $seat } quiere el comodín rojo por { $due } en { $suits }.
    [black] { $seat } quiere el comodín negro por { $due } en { $suits }.
    [burrow] { $seat } quiere salir por otra madriguera por { $due } en { $suits }.
    [flight] { $seat } paga { $due }, lo que falta, en { $suits }.
    [royal] { $seat } quiere { $card } por { $due } en { $suits }.
    [goods] { $seat } compra { $cards } de los descartes por { $due } en { $suits }.
    [challenge] { $seat } cuestiona a { $target } con { $suits } por valor de { $due }.
    [answer] { $seat } responde con { $suits } por valor de { $due }.
   *[palace] { $seat } pone a la vista { $suits } por valor de { $due }.
}
jackrabbits-event-paid = { $card ->
    [none] { $seat } paga una carta.
   *[other] { $high ->
        [yes] { $seat } paga { $card }, con su valor alto.
       *[no] { $seat } paga { $card }.
    }
}
jackrabbits-event-shown = { $card ->
    [none] { $seat } muestra un corazón conocido.
   *[other] { $high ->
        [yes] { $seat } muestra { $card }, con su valor alto.
       *[no] { $seat } muestra { $card }.
    }
}
jackrabbits-event-spent = { $high ->
    [yes] { $seat } pone { $card }, con su valor alto: ya son { $own } contra { $other }.
   *[no] { $seat } pone { $card }: ya son { $own } contra { $other }.
}
jackrabbits-event-capital = { $card } queda ante { $seat } desde ahora.
jackrabbits-event-proved = ¡{ $seat } cuestiona a { $target } con { $cards }!
jackrabbits-event-no-challenge = { $seat } no cuestiona.
jackrabbits-event-challenged = { $target } tiene que responder.
jackrabbits-event-cleared = { $seat } puede quedarse.
jackrabbits-event-refused = { $seat } no responde.
jackrabbits-event-lost-proof = { $seat } pierde lo que mostró: { $cards }.
jackrabbits-event-attacked = ¡{ $seat } ataca a { $target }!
jackrabbits-event-held = { $seat } se para en { $own } contra { $other }.
jackrabbits-event-yielded = { $seat } cede.
jackrabbits-event-stole = { $cards ->
    [none] { $seat } quita a ciegas una carta a { $target }.
   *[other] { $seat } quita a ciegas { $cards } a { $target }.
}
jackrabbits-event-bought = { $seat } compra { $card } de los descartes.
jackrabbits-event-picked = { $high ->
    [yes] { $seat } elige { $card } de los descartes con su valor alto.
   *[no] { $seat } elige { $card } de los descartes.
}
jackrabbits-event-acquired = { $seat } adquiere { $card } y deja una zanahoria en { $tile }.
jackrabbits-event-deal-begun = { $seat } tiene un trato para { $target }.
jackrabbits-event-proposed = { $seller } daría { $cards }; { $buyer } daría { $price }.
jackrabbits-event-accepted = { $seat } acepta el trato.
jackrabbits-event-declined = { $seat } rechaza el trato.
jackrabbits-event-handed = { $seat } pone una carta boca abajo.
jackrabbits-event-exchanged = { $cards ->
    [none] { $n ->
        [one] { $seat } da a { $target } una carta boca abajo.
       *[other] { $seat } da a { $target } { $n } cartas boca abajo.
    }
   *[other] { $more ->
        [0] { $seat } da a { $target } { $cards }.
       *[other] { $seat } da a { $target } { $cards } y algo más boca abajo.
    }
}
jackrabbits-event-palace = { $seat } abre un palacio en { $tile } con { $cards }.
jackrabbits-event-palace-ended = El palacio de { $seat } deja de serlo.
jackrabbits-event-quiet = { $seat } calla.
jackrabbits-event-no-call = { $seat } no denuncia.
jackrabbits-event-called = { $right ->
    [yes] { $seat } denuncia un excedente con razón: a { $target } le sobran cartas.
   *[no] { $seat } denuncia un excedente, pero a { $target } no le sobra ninguna carta.
}
jackrabbits-event-end = { $reason ->
    [home] ¡{ $winners } llega a casa con { $royals } y gana!
    [explored] Todo está explorado y todos los conejos están en casa. ¡Muy bien, entre todos!
    [time] Se acabó el tiempo: cada conejo ha tenido 40 turnos.
   *[turns] { $n ->
        [one] Todos han tenido 150 turnos. { $winners } es quien más tiene y gana.
       *[other] Todos han tenido 150 turnos. Comparten la victoria: { $winners }.
    }
}
jackrabbits-event-tiles = { $tiles ->
    [none] { $seat } recibe piezas.
   *[other] { $seat } recibe { $tiles }.
}
jackrabbits-event-outpaced = El sitio para { $tile } ya está ocupado. { $seat } vuelve a elegir.
jackrabbits-event-marked = { $seat } llega antes que nadie hasta { $tile } y deja su marca.
jackrabbits-event-strayed = { $seat } sigue desde { $tile } y no encuentra camino.

## Imagen

jackrabbits-picture-title = Jack Rabbits: { $state }
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
jackrabbits-picture-bought = En la compra
jackrabbits-picture-given = { $seat } ha puesto
jackrabbits-picture-turned-up = Volteada: { $tile }

# Para quien no la ve.
jackrabbits-picture-side = { $seat }: { $place }. Mano: { $hand }. Zanahorias: { $carrots }.
jackrabbits-picture-rest = Corte: { $court }. Descartes: { $discards }.
jackrabbits-picture-lying = { $label }: { $cards }.

# El sello del final en la ciudadela; la meta es el nombre de ese valor de la opción.
jackrabbits-seal = Sello del final: { $goal }

# El juego de los niños.
jackrabbits-picture-mark = { $seat } llegó antes que nadie: { $tile }
jackrabbits-picture-marks = { $n ->
    [0] ninguna marca todavía
    [one] una marca
   *[other] { $n } marcas
}
jackrabbits-picture-explorer = { $seat }: { $place }. Marcas: { $marks }.
jackrabbits-picture-unmarked = { $n ->
    [0] Todas las residencias a las que se puede llegar tienen una marca
    [one] Una residencia no tiene marca todavía
   *[other] { $n } residencias no tienen marca todavía
}
jackrabbits-picture-turns-left = { $n ->
    [one] Queda 1 turno
   *[other] Quedan { $n } turnos
}

## Rechazos

jackrabbits-why-stage = { $stage ->
    [pick-shape] ahora elige qué forma voltear
    [lay] ahora busca sitio a la pieza
    [spin] ahora di cómo se gira la pieza
    [take-off] ahora muestra un trébol para volar, o ninguno
    [lottery] ahora muestra una carta igual a un dado, o ninguna
    [limit] ahora descarta hasta el límite
    [crowd] ahora devuelve una de las cuatro cartas reales
    [shortfall] ahora paga lo que le falta al trébol, o ve al destierro
    [flight] ahora elige adónde volar
    [set-out] ahora quédate, o sal por un camino
    [on-way] ahora sigue desde esta pieza
    [pause] ahora para aquí, o sigue
    [ride] ahora elige el hexágono adonde cabalgar
    [sail] ahora elige el camino donde desembarcar
    [toll] ahora pon las cartas, una por una
    [challenge] ahora cuestiona al recién llegado, o no
    [answer] ahora responde, o ve al destierro
    [phase] ahora pelea, comercia o adquiere, o sigue
    [fight] ahora pon picas, o di que eso es todo
    [sides-of-deal] ahora di quién vende
    [name-goods] ahora nombra lo que se vende
    [name-price] ahora nombra los diamantes que se pagan
    [consent] ahora acepta el trato, o recházalo
    [hand-over] ahora entrega cartas
    [palace] ahora abre aquí un palacio, o no
    [quiet] ahora descarta, o calla
    [surplus] ahora denuncia un excedente, o no
    [goods] ahora compra más, o di que no compras más
    [build] ahora pon tus piezas
   *[penalty] ahora descarta una carta
}
jackrabbits-why-not-in-hand = en la mano no está { $card }
jackrabbits-why-no-club = un pasaporte es un trébol; muestra un trébol, o ninguno
jackrabbits-why-no-match = la carta tiene que ser numeral e igual a un dado, { $one } o { $two }
jackrabbits-why-matched = { $card } ya se ha mostrado
jackrabbits-why-fourth = la carta tiene que ser una de las reales
jackrabbits-why-shortfall = la mano no puede pagar lo que le falta al trébol en { $suits }
jackrabbits-why-not-on-map = no está en el mapa { $tile }
jackrabbits-why-there = el conejo ya está ahí; elige otro lugar
jackrabbits-why-no-tower = un vuelo no acaba en { $tile }; elige otro lugar
jackrabbits-why-no-joker = { $joker ->
    [red] en la mano no está el comodín rojo
   *[black] en la mano no está el comodín negro
}
jackrabbits-why-no-sea = no hay barco: junto al mar no está { $tile }, o no hay dónde desembarcar
jackrabbits-why-way-on = el camino sigue, y el destierro es para un conejo que ya no tiene paso; elige un camino
jackrabbits-why-kind = { $kind ->
    [crossing] eso se hace en un cruce, y el conejo está en { $tile }
    [tavern] eso se hace en una taberna, y el conejo está en { $tile }
   *[burrow] eso se hace en una madriguera, y el conejo está en { $tile }
}
jackrabbits-why-served = una taberna vende un comodín cada vez que se pasa
jackrabbits-why-joker = { $joker ->
    [red] el comodín rojo lo tiene { $seat }
   *[black] el comodín negro lo tiene { $seat }
}
jackrabbits-why-elsewhere = el conejo está en { $tile }
jackrabbits-why-no-road = ningún camino sale al { $way } desde { $tile }
jackrabbits-why-back = un conejo no da la vuelta en el camino; elige otro camino
jackrabbits-why-crossed = ese lado, al { $way } desde { $tile }, ya se ha cruzado en esta travesía
jackrabbits-why-price = la mano no puede pagar { $due } en { $suits }
jackrabbits-why-no-landing = ningún camino sale del mapa al { $way } desde { $tile }
jackrabbits-why-hold = tu total aún no supera al otro; pon otra pica, o cede
jackrabbits-why-yield = se cede antes de poner una pica, y quien ataca pone una primero
jackrabbits-why-spent = { $shown ->
    [yes] las cartas se muestran, no se gastan
   *[no] las cartas se gastan, no se muestran
}
jackrabbits-why-suit = la carta tiene que ser de { $suits }
jackrabbits-why-three = { $seat } tiene tres cartas reales, así que ha de pagar con una
jackrabbits-why-order = las cartas se ponen de mayor a menor, y lo que siga tiene que bastar
jackrabbits-why-order-or-hand = en la mano no está { $card }, o lo que podría seguir no basta: las cartas se ponen de mayor a menor
jackrabbits-why-no-queen = no hay reina en { $tile }: se piden corazones
jackrabbits-why-hearts = la mano no puede mostrar corazones por valor de { $worth }
jackrabbits-why-introductory = en el juego introductorio no se pelea ni se comercia
jackrabbits-why-no-deals = los tratos entre jugadores no son parte de esta partida
jackrabbits-why-oneself = para esto hace falta otro jugador; elige uno
jackrabbits-why-nobody = { $seat } no juega en esta mesa; elige a otro jugador
jackrabbits-why-not-here = { $seat } no está en este hexágono
jackrabbits-why-no-spades = en la mano no hay picas
jackrabbits-why-dealt = ya hubo un trato con { $seat } en este turno
jackrabbits-why-nothing-to-give = un trato necesita una carta de cada lado, y uno de los dos no tiene ninguna que dar
jackrabbits-why-no-royal = no vive ninguna carta real en { $tile }
jackrabbits-why-royal-gone = { $seat } ya tiene { $card }
jackrabbits-why-no-plaza = no se vende nada en { $tile }
jackrabbits-why-not-discarded = entre los descartes no está { $card }
jackrabbits-why-other-suit = aquí solo se venden { $suits }
jackrabbits-why-just-paid = { $card } se pagó en este turno en un comercio
jackrabbits-why-cannot-buy = la mano no puede pagar los puntos de { $card } en { $suits }
jackrabbits-why-name-one = cada lado de un trato tiene al menos una carta
jackrabbits-why-not-in-game = en esta partida no está { $card }
jackrabbits-why-ascending = las cartas se nombran por su orden, cada una una vez
jackrabbits-why-hand-size = cada lado da como mucho las cartas que tiene en la mano; nombra menos
jackrabbits-why-too-few = la mano tiene menos cartas de las que se nombraron
jackrabbits-why-no-shape = { $shape ->
    [hex] no hay otro hexágono que voltear
    [rhombus] no hay otro rombo que voltear
   *[triangle] no hay otro triángulo que voltear
}
jackrabbits-why-island = una isla empieza con un hexágono; elige un sitio junto al mapa
jackrabbits-why-no-fit = ahí no encaja { $tile }; elige otro sitio
jackrabbits-why-empty-hand = denunciar puede costar una carta, así que un jugador sin cartas no puede hacerlo
jackrabbits-why-lake = desde { $tile } el camino hacia el { $way } va a dar a un lago, y los barcos solo navegan por el mar
jackrabbits-why-goods-ascending = lo que se compra se elige en orden, cada carta una vez
jackrabbits-why-no-high = solo un as ambivalente puede contar alto
jackrabbits-why-lies = { $tile } ya está en el mapa; elige otra pieza
jackrabbits-why-no-tile = no te toca poner { $tile }, o ahora no tiene sitio; elige otra pieza
jackrabbits-why-build = elige primero una pieza, luego un lado en el que encaje y luego cómo girarla
jackrabbits-why-blocked = el camino que sale de { $tile } hacia el { $way } no tiene salida; elige otro
jackrabbits-why-exploring = el juego de los niños se juega a pie y sin cartas; elige un camino

# Mapas de Jack Rabbits como texto.
error-jackrabbits-map-text = un mapa es un texto; se recibió { $given }
error-jackrabbits-map-line = línea { $line }: una pieza se escribe como K♦ (0,-4) N S o X1 (2.5,-3)(2,-2)(3,-2); se recibió { $given }
error-jackrabbits-map-tile = línea { $line }: no existe la pieza { $given }; hay citadel, J, Q y K de ♣ ♠ ♥ ♦, y F, R, M, X, T y B del 1 al 4
error-jackrabbits-map-in-play = línea { $line }: { $tile } no está en juego con estas opciones; quita la línea o cambia las opciones
error-jackrabbits-map-twice = línea { $line }: { $tile } ya está en el mapa (línea { $first }); quita una de las dos líneas
error-jackrabbits-map-lattice = línea { $line }: { $given } no es un punto de la red; x es entera en las filas pares y acaba en .5 en las impares, y nada queda más lejos de { $far }
error-jackrabbits-map-shape = línea { $line }: { $shape ->
    [hex] { $tile } es un hexágono y se escribe solo con su centro
    [rhombus] { $tile } es un rombo y se escribe con sus cuatro esquinas
   *[triangle] { $tile } es un triángulo y se escribe con sus tres esquinas
}; se recibió { $given }
error-jackrabbits-map-roads = línea { $line }: { $tile } no tiene esos caminos, se gire como se gire; se recibió { $given }
error-jackrabbits-map-overlap = línea { $line }: { $tile } está encima de { $other }; mueve una de las dos
error-jackrabbits-map-dead-end = línea { $line }: un camino se corta entre { $tile } y { $other }; gira o mueve una de las dos
error-jackrabbits-map-hexes = línea { $line }: un camino une directamente los hexágonos { $tile } y { $other }; pon un rombo o un triángulo entre ellos
error-jackrabbits-map-triangles = línea { $line }: { $tile } y { $other }, de la misma clase, se tocan o tocan el mismo triángulo; aleja una de las dos
error-jackrabbits-map-missing = un mapa tiene todos los hexágonos en juego; faltan estos: { $tiles }
error-jackrabbits-map-citadel = línea { $line }: la ciudadela está en tierra firme; ponla antes de la primera línea «island»
error-jackrabbits-map-loose = línea { $line }: ningún camino une { $tile } con lo demás; solo un hexágono empieza una isla, tras una línea «island»
error-jackrabbits-map-burrow = no hay ninguna madriguera, así que no hay salida del subsuelo; añade una, de B1 a B4
error-jackrabbits-map-reach = ni camino, ni barco, ni madriguera llevan de la ciudadela a { $tiles }; únelos a lo demás

## Terminal

jackrabbits-screen-title = Jack Rabbits · turno { $turn }
jackrabbits-screen-cards = { $n ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $n } cartas
}
jackrabbits-screen-capital = { $card } está a la vista
jackrabbits-screen-palace = palacio con { $cards }
jackrabbits-screen-none = nada
jackrabbits-screen-dice = Dados
jackrabbits-screen-rolled = { $one } y { $two }: el precio es { $price }
jackrabbits-screen-court = Corte
jackrabbits-screen-discards = Descartes
jackrabbits-screen-unseen = Aún sin ver, en el mazo o en manos
jackrabbits-screen-now = Ahora
jackrabbits-screen-hand = Tu mano
jackrabbits-screen-shown = Todos saben que tienes en la mano: { $cards }
jackrabbits-screen-fight = { $seat } lleva { $own }, { $target } lleva { $other }
jackrabbits-screen-owed = { $seat } aún debe { $due } en { $suits }
jackrabbits-screen-proof = { $seat } ha mostrado { $cards }
jackrabbits-screen-bought = { $seat } compra { $cards }
jackrabbits-screen-deal = { $seller } daría { $cards }; { $buyer } daría { $price }
jackrabbits-screen-tile = por colocar: { $tile }
jackrabbits-screen-stack = Tus piezas
jackrabbits-screen-tiles = { $hex ->
    [one] 1 hexágono
   *[other] { $hex } hexágonos
}, { $rhombus ->
    [one] 1 rombo
   *[other] { $rhombus } rombos
}, { $triangle ->
    [one] 1 triángulo
   *[other] { $triangle } triángulos
}
jackrabbits-screen-unmarked = Sin marca
jackrabbits-screen-shared = { $reason ->
    [explored] Todo está explorado y todos los conejos están en casa. Lo han logrado entre todos.
   *[time] Se acabó el tiempo. Han explorado entre todos.
}
jackrabbits-screen-rule-explore = Visita todas las residencias a las que se puede llegar y vuelve a la ciudadela. Quien llega antes que nadie deja una marca. Se juega entre todos, 40 turnos cada uno.
jackrabbits-screen-rule-roam = En tu turno quédate, o sal por un camino y síguelo; en una bifurcación elige. El primer hexágono acaba la travesía. Un conejo no da media vuelta.
jackrabbits-screen-rule-holes = Una madriguera lleva a la salida de cualquier otra, o al subsuelo. Un camino que sale del mapa o que no sigue también lleva al subsuelo. De allí se sale el turno siguiente por cualquier madriguera.
jackrabbits-screen-at-sea = Junto al mar, donde se alquilan barcos: { $crossings }.
jackrabbits-screen-off = fuera
jackrabbits-screen-nowhere = ningún sitio
jackrabbits-screen-for = { $what } (por { $price })
jackrabbits-screen-buy = comprar { $card } (por { $price })
jackrabbits-screen-refused = «{ $line }» no es posible: { $why }.
jackrabbits-screen-unknown = «{ $line }» no es ninguna de las elecciones 1 a { $n }. ? da ayuda.
jackrabbits-screen-no-road = no hay camino abierto hasta { $place }
jackrabbits-screen-spared-road = La travesía sigue: { $choice }.
jackrabbits-screen-nothing-due = ahora no hay nada que pagar
jackrabbits-screen-prompt = { $question } (? ayuda)
jackrabbits-screen-verdict = { $result ->
    [won] { $reason ->
        [home] Has ganado: estás en casa con { $royals }.
       *[turns] Has ganado: tras 150 turnos eres quien más tiene, { $royals }.
    }
    [lost] { $reason ->
        [home] Has perdido: { $winners } está en casa con { $royals }.
       *[turns] Has perdido: tras 150 turnos { $winners } es quien más tiene, { $royals }.
    }
    [shared] Compartes la victoria: { $winners } tienen lo mismo tras 150 turnos.
    [shared-lost] Has perdido: { $winners } tienen lo mismo tras 150 turnos.
    [seat] { $reason ->
        [home] Gana { $winners }, en casa con { $royals }.
       *[turns] Gana { $winners }, quien más tiene tras 150 turnos, { $royals }.
    }
   *[seats] Comparten la victoria: { $winners }.
}
jackrabbits-screen-head-goal = Meta
jackrabbits-screen-head-turn = Un turno
jackrabbits-screen-head-roads = Caminos
jackrabbits-screen-head-exile = Destierro
jackrabbits-screen-head-suits = Palos
jackrabbits-screen-head-options = Opciones
jackrabbits-screen-head-signs = Signos
jackrabbits-screen-head-type = Escribir
jackrabbits-screen-rule-goal = Reúne tres cartas reales (jota, reina, rey) y llévalas a la ciudadela. Para ganar: { $ending }.
jackrabbits-screen-rule-lottery = Primero lanza los dados. Muestra una carta numeral igual a un dado y roba una. La suma de los dados es el precio de este turno.
jackrabbits-screen-rule-journey = Después quédate, o sal por un camino y síguelo. El primer hexágono acaba la travesía.
jackrabbits-screen-rule-royal = En el hexágono de una carta real que está en la corte, paga 10 puntos o más de su palo y tómala; tu zanahoria marca el hexágono. Los números cuentan lo que dicen; jota, reina y rey cuentan { $jack }, { $queen } y { $king }; { $aces ->
    [either] un as cuenta { $ace } o { $high }, como elijas.
    [first] el primer as que gastas cuenta { $high }, cualquier otro { $ace }.
   *[one] un as cuenta { $ace }.
}
jackrabbits-screen-rule-increment = En reposo roba una carta. El límite de la mano es de { $limit } cartas{ $surplus ->
    [seized] ; por encima puedes callar, y quien te denuncie se queda con el excedente.
    [unnoticed] ; por encima puedes callar, y descartas el excedente si alguien te denuncia.
   *[no] .
}
jackrabbits-screen-rule-roads = Por el precio del turno: cambia al otro camino de un bosque, río o montaña (♣♠♥); toma un caballo a cualquier hexágono o, junto al mar, un barco a cualquier camino que da a él (cruce, ♦♠); llévate un comodín para después (taberna, ♦♥: el rojo es caballo, el negro barco); sal por otra madriguera (♦♣). Bajar al subsuelo es gratis.
jackrabbits-screen-rule-exile = Un camino que sale del mapa lleva al destierro: sin carta, y el turno siguiente se pasa en reposo en el subsuelo. Desde ahí se sale por cualquier madriguera.
jackrabbits-screen-rule-clubs = ♣ volar: en una torre muestra un trébol antes de lanzar. Si los dados no lo superan, vuela a otra torre; si no, paga la diferencia en el palo de la torre, o ve al destierro.
jackrabbits-screen-rule-spades = ♠ pelear con quien está en tu hexágono: se ponen picas por turnos hasta que uno cede y va al destierro. Si gana quien ataca, quita a ciegas una carta al otro.
jackrabbits-screen-rule-hearts = ♥ juzgar a quien llega a un palacio: muestra su reina o corazones por valor de 6. Quien no responde con lo mismo va al destierro; si responde, va quien cuestionó.
jackrabbits-screen-rule-diamonds = ♦ comerciar: en una plaza los diamantes compran uno o más descartes de su palo; en la de diamantes, cualquier palo compra diamantes.
jackrabbits-screen-rule-signs = { $carrot } con dos letras de un nombre es la zanahoria de ese jugador: tiene la carta real del hexágono. Las cartas tras un nombre son las de su mano que todos conocen. En el mapa «NE Q♥» es un camino al noreste hasta el hexágono de esa reina, «Q♥/J♥» uno que se bifurca, «fuera» uno que sale del mapa.
jackrabbits-screen-rule-type = Un número de la lista; una carta («7p», «Q♥»); un rumbo («n», «so»); el hexágono adonde quieres ir («qp», «ciudadela»), y se sigue por un camino libre hasta que se bifurca; o palabras de la elección, que se pueden acortar a tres letras, en español o en inglés.
jackrabbits-screen-words-map = mapa
jackrabbits-screen-words-discards = descartes mazo
jackrabbits-screen-words-pay = paga pagar
jackrabbits-screen-about-map = todos los caminos del mapa, pieza a pieza
jackrabbits-screen-about-discards = lo que ya salió y lo que falta
jackrabbits-screen-about-pay = paga lo que debes con las cartas más baratas

# Letras de tréboles, picas, corazones y diamantes, y de los rumbos desde el norte con el reloj.
jackrabbits-screen-suit-letters = t p c d
jackrabbits-screen-way-letters = n ne se s so no
cli-spared-payment = El pago sigue: { $choice }.

## Navegador

web-jackrabbits-map = Mapa. Las flechas van de un lugar a otro, Intro va hasta allí, más y menos acercan y alejan.
web-jackrabbits-nearer = Acercar
web-jackrabbits-farther = Alejar
web-jackrabbits-whole = Todo el mapa
web-jackrabbits-players = Jugadores
web-jackrabbits-now = Lo que se pide ahora
web-jackrabbits-there = Aquí: { $rabbits }
web-jackrabbits-carrot-of = Zanahoria de { $seat }
web-jackrabbits-reach = { $price ->
    [0] Ir aquí, gratis
   *[other] Ir aquí por { $price }
}
web-jackrabbits-counts = { $left ->
    [0] Vale { $counts }, y con eso basta
   *[other] Vale { $counts }, y faltan { $left }
}
web-jackrabbits-everybody-knows = Todos conocen esta carta: { $card }
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
web-jackrabbits-maker-sample = Mapa de ejemplo
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
web-jackrabbits-maker-free = Los consejos no obligan: un camino puede no tener salida
web-jackrabbits-maker-play = Jugar en este mapa
web-jackrabbits-maker-board = Mapa en obras. Las flechas mueven la pieza elegida, R la gira, Supr la quita.

# Lo que ayuda a estudiarlo.
web-learn-tool-maps = Mapas de Jack Rabbits
web-learn-tool-maps-why = Haz tu propio mapa, o saca uno al azar, y juega en él.

# Reglas ya preparadas, en la página de una mesa nueva.
web-new-preset-jackrabbits-quick = El juego introductorio, con más cartas en la lotería.
web-new-preset-jackrabbits-everything = Mapa nuevo, un final exigente y casi todas las variantes.
web-new-preset-jackrabbits-explore = Los conejos recorren juntos el mapa, sin cartas ni dados. También para niños.
web-new-preset-jackrabbits-introductory = Camina, paga y lleva a casa tres cartas reales. Aún sin volar, pelear, juzgar ni comerciar.
web-new-preset-jackrabbits-complete = El juego entero: los tréboles vuelan, las picas pelean, los corazones juzgan y los diamantes comercian.

## Lección

web-lesson-jackrabbits-aim = Los conejos recorren un reino de cuatro palos en busca de sus cartas reales. Vuelve a casa con tres, a la ciudadela del centro, y ganas. Tú eres el conejo pardo, y todos empiezan en casa.
web-lesson-jackrabbits-map = Los hexágonos grandes son lugares de descanso. En la plaza, el palacio y la torre de cada palo viven su jota, su reina y su rey. Las piezas pequeñas entre ellos llevan los caminos.
web-lesson-jackrabbits-lottery = El turno empieza con dos dados. Muestra una carta numeral igual a cualquiera de ellos y robas otra; la que muestras te la quedas. Los dados marcan { $one } y { $two }: muestra tu seis de picas.
web-lesson-jackrabbits-lottery-hint = Elige el seis de picas de tu mano.
web-lesson-jackrabbits-price = Has robado el diez de picas. Los dados sirven para algo más: su suma, { $price }, es el precio de los atajos de este turno.
web-lesson-jackrabbits-leave = Ahora, una travesía. Sigues un camino hasta que llega a un hexágono. Sal de la ciudadela hacia el suroeste.
web-lesson-jackrabbits-leave-hint = Elige la salida de la ciudadela hacia abajo a la izquierda.
web-lesson-jackrabbits-mountain = Estás en una montaña. Seguir recto no cuesta nada; cambiar al otro camino de la pieza costaría { $price } puntos de tréboles, picas o corazones. Sigue recto, hacia el suroeste.
web-lesson-jackrabbits-mountain-hint = Recto: la salida de abajo a la izquierda.
web-lesson-jackrabbits-crossing = Un cruce. Aquí un caballo te llevaría a cualquier hexágono del mapa por { $price } puntos de diamantes o picas. Pero la torre de picas está justo al lado, gratis: ve al noroeste.
web-lesson-jackrabbits-crossing-hint = La salida de arriba a la izquierda lleva a la torre de picas.
web-lesson-jackrabbits-acquire = En la torre de picas vive el rey de picas, y nadie lo tiene todavía. Cuesta 10 puntos de picas o más. Adquiere la carta real.
web-lesson-jackrabbits-acquire-hint = Elige «Adquirir la carta real».
web-lesson-jackrabbits-pay = Tu diez de picas son justo los { $due } puntos que cuesta. Gástalo.
web-lesson-jackrabbits-pay-hint = Elige el diez de picas de tu mano.
web-lesson-jackrabbits-carrot = El rey es tuyo, y tu zanahoria queda en su torre a la vista de todos. Has descansado en un hexágono, así que has robado una carta. El otro conejo se ha quedado en casa. Vuelve a ser tu turno.
web-lesson-jackrabbits-suits = Cada palo sabe hacer algo. Con tréboles vuelas de torre en torre. Con picas atacas a un conejo que está en tu hexágono: quien pierde va al destierro y, si ganas tú, le quitas a ciegas una carta de la mano. A quien llega a un palacio lo cuestionas con corazones por valor de 6 o más, o con la reina de ese palacio. Con diamantes compras descartes en una plaza. Para las travesías y para adquirir cartas reales no hace falta nada de eso.
web-lesson-jackrabbits-club = Estás en una torre, así que puedes mostrar un trébol antes de lanzar y volar a otra torre. Si los dados suman más que el trébol, pagas la diferencia en el palo de esta torre o vas al destierro. Dos dados suman pocas veces 5 o menos: no muestres ningún trébol.
web-lesson-jackrabbits-club-hint = Elige «No mostrar ningún trébol».
web-lesson-jackrabbits-end = Los dados marcan { $one } y { $two }: esta vez tu cinco habría bastado para volar. Ya sabes lo suficiente para jugar: muestra una carta igual a un dado, haz travesías, adquiere cartas reales y no pierdas de vista las zanahorias de los demás.

## Codificación: qué significan las partes de una observación y los grupos de acciones, para quien entrena agentes.
## Los asientos se cuentan desde el propio en el sentido del reloj; las cartas, por palo y rango, y al final los comodines.

jackrabbits-part-players = dos, tres o cuatro asientos
jackrabbits-part-seat = cuál es el asiento propio: pardo, blanco, gris, negro
jackrabbits-part-options = opciones en vigor: { $names }
jackrabbits-part-suits = palos en juego: tréboles, picas, corazones, diamantes
jackrabbits-part-stage = qué ocurre, en el orden de las etapas de reino.games.jackrabbits.rules.stage
jackrabbits-part-turn = quién debe una decisión
jackrabbits-part-active = de quién es el turno
jackrabbits-part-turns = turnos acabados, de aquellos tras los que acaba la partida
jackrabbits-part-hands = cartas que se sabe que están en cada mano, también comodines; la propia se conoce entera. Una carta real en una mano es una zanahoria en su residencia
jackrabbits-part-shown = de ellas, las que conoce todo el mundo además de reales y comodines
jackrabbits-part-told = qué sabe además cada uno de los demás de la mano propia
jackrabbits-part-hand_sizes = cuántas cartas tiene cada mano, entre 9; 0 donde se puede ocultar un excedente
jackrabbits-part-capital = el palo del as que está ante cada asiento
jackrabbits-part-laid_open = corazones del palacio provisional de cada asiento, por rango
jackrabbits-part-backed = 1 para un asiento cuyos corazones a la vista cuentan el as que tiene ante sí
jackrabbits-part-discards = cartas descartadas
jackrabbits-part-paid = cartas gastadas en el comercio de este turno, que no se venden
jackrabbits-part-pile_size = cuántas cartas tiene el mazo, de 52; 0 donde se puede ocultar un excedente
jackrabbits-part-rabbits = dónde está cada conejo: una pieza, el subsuelo, el destierro
jackrabbits-part-dice = los dos dados de este turno, primero el menor; ninguno antes de lanzarlos
jackrabbits-part-club = el trébol mostrado para volar, por rango
jackrabbits-part-matched = cartas mostradas en esta lotería
jackrabbits-part-came = el rumbo por el que el conejo llegó a su pieza
jackrabbits-part-served = 1 cuando ya se compró un comodín en esta taberna
jackrabbits-part-draws = cartas que faltan por robar, entre 9
jackrabbits-part-resume = por dónde sigue el turno: travesía, fase, incremento, final, silencio, turno siguiente
jackrabbits-part-tiles = piezas en juego
jackrabbits-part-turned = cómo está girada cada pieza del mapa, en sextos; todo 0 fuera del mapa
jackrabbits-part-place = dónde está su ancla, q y r, entre 16
jackrabbits-part-island = en qué isla está, entre 13; 0 es la de la ciudadela
jackrabbits-part-beside = su vecina por cada rumbo: (pieza + 1) / 37, o 0 si no hay
jackrabbits-part-sea = sus lados que dan al mar; los lagos no cuentan
jackrabbits-part-roads = rumbos por los que sale un camino
jackrabbits-part-crossed = rumbos por los que se salió de ella en esta travesía, o por los que se desembarcó
jackrabbits-part-purpose = para qué se paga o se muestra: nada, cambio de camino, caballo, barco, comodín rojo, comodín negro, madriguera, vuelo, carta real, mercancía, pelea, cuestionar, responder, palacio
jackrabbits-part-due_suits = palos en que se puede pagar
jackrabbits-part-due = puntos que faltan, entre 10; menos de 0 en una pelea con más que suficiente
jackrabbits-part-last = el orden de la última carta puesta, de 1024: 64 × puntos + carta. La siguiente ha de ser menor
jackrabbits-part-laid = cartas mostradas para ello hasta ahora
jackrabbits-part-goal_way = cambio de camino: el rumbo que tomará
jackrabbits-part-goal_burrow = madriguera: por dónde saldrá
jackrabbits-part-goal_card = carta real, mercancía: la carta que se quiere
jackrabbits-part-opponent = pelea: a quién se atacó
jackrabbits-part-strength = pelea: lo que suman quien ataca y quien se defiende, entre 10
jackrabbits-part-backing = pelea: lo que añadirá el as que cada uno tiene ante sí con su primera pica
jackrabbits-part-challenger = quién ha cuestionado a quien llega
jackrabbits-part-proof = cartas que mostró quien cuestiona
jackrabbits-part-partner = trato: con quién
jackrabbits-part-partners = asientos con los que ya se trató en este turno
jackrabbits-part-seller = trato: quién vende
jackrabbits-part-goods = trato: mercancía nombrada hasta ahora; compra: mercancía elegida hasta ahora
jackrabbits-part-price = trato: diamantes nombrados hasta ahora, por rango
jackrabbits-part-given = trato: lo que uno mismo ha entregado boca abajo
jackrabbits-part-given_sizes = trato: cuántas cartas ha entregado cada asiento, entre 9
jackrabbits-part-stacks = armar: piezas que le quedan a cada asiento, por forma, de 6
jackrabbits-part-stack_of = armar: en qué montón se sabe que está una pieza
jackrabbits-part-tried = armar: piezas volteadas en vano en este turno
jackrabbits-part-form = armar: la forma que se voltea
jackrabbits-part-tile = armar: la pieza volteada
jackrabbits-part-against = armar: la pieza junto a la que se pone
jackrabbits-part-against_way = armar: por qué lado de ella
jackrabbits-part-passes = armar: pases seguidos, de 4
jackrabbits-part-dealt = armar libremente: piezas repartidas hasta ahora, de 37
jackrabbits-part-held = armar libremente: piezas propias
jackrabbits-part-builders = armar libremente: los asientos que pueden poner una pieza
jackrabbits-part-picked = armar libremente: la pieza propia elegida
jackrabbits-part-picked_tile = armar libremente: la pieza a la que se une
jackrabbits-part-picked_way = armar libremente: el lado de esa pieza
jackrabbits-part-lacks = armar libremente: cruces, tabernas, madrigueras que un asiento no puede tener, por lo que se ha visto
jackrabbits-part-hints = armar libremente: conjuntos de esas clases de los que un asiento tiene al menos una
jackrabbits-part-marks = juego de los niños: de quién es la marca de una residencia
jackrabbits-part-unseen = juego de los niños: residencias a las que se puede llegar y que no tienen marca
jackrabbits-actions-attack = pelear con un asiento, por asiento según su número en la mesa
jackrabbits-actions-deal-with = tratar con un asiento, por asiento
jackrabbits-actions-shape = armar: voltear una pieza, por forma
jackrabbits-actions-turn = armar: ponerla así girada, en sextos
jackrabbits-actions-emerge = salir por una madriguera, por madriguera
jackrabbits-actions-goal = cabalgar o volar a un hexágono, por pieza
jackrabbits-actions-move = salir de una pieza por uno de sus lados, por pieza y rumbo
jackrabbits-actions-land = desembarcar, por pieza y rumbo
jackrabbits-actions-against = armar: poner la pieza junto a un lado, por pieza y rumbo
jackrabbits-actions-show = mostrar una carta, por carta
jackrabbits-actions-show-high = mostrar un as que cuenta alto, por palo
jackrabbits-actions-spend = gastar una carta, por carta
jackrabbits-actions-spend-high = gastar un as que cuenta alto, por palo
jackrabbits-actions-discard = descartar una carta, por carta
jackrabbits-actions-buy = comprar una carta descartada, por carta
jackrabbits-actions-name = trato: nombrar una carta, por carta
jackrabbits-actions-give = trato: entregar una carta, por carta
jackrabbits-actions-buy-high = comprar un as descartado que cuenta alto, por palo
jackrabbits-actions-pick = armar libremente: elegir una pieza para poner, por pieza
