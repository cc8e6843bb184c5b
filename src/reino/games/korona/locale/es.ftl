# Korona: nombres, elecciones, puntos y lo que pasa en la mesa.

korona = Korona
korona-tagline = De dos a cuatro coronas, noventa cartas y vecinos que codician la tuya.

korona-seat = { $seat ->
    [lion] León
    [eagle] Águila
    [bear] Oso
   *[wolf] Lobo
}
korona-card = { $card ->
    [monarch] Monarca
    [stable] Cuadra
    [knight] Caballero
    [tower] Torre
    [archer] Arquero
    [field] Campo
    [peasant] Campesino
    [healer] Sanadora
    [jester] Bufón
    [villain] Malhechor
    [donation] Donación
    [draw-again] Toma de nuevo
    [internal-affairs] Asuntos internos
    [tactical-swap] Intercambio táctico
    [sneak-attack] Ataque sigiloso
    [glorious-attack] Ataque glorioso
    [revolt] Revuelta
   *[shield] Escudo
}
# Para qué sirve una carta.
korona-about = { $card ->
    [monarch] 10 puntos cada uno. El segundo va sobre el primero; una sola pila así por zona.
    [stable] 3 puntos. Admite hasta dos caballeros.
    [knight] 6 puntos sobre una cuadra, 1 suelto.
    [tower] 5 puntos. Admite hasta tres arqueros.
    [archer] 2 puntos sobre una torre, 1 suelto.
    [field] 10 puntos por cada campo después del primero. Admite hasta tres campesinos.
    [peasant] 1 punto, sobre un campo o suelto. Con seis se puede iniciar una revuelta.
    [healer] 8 puntos con ocho colores en tu zona, 15 con nueve, 40 con los diez; si no, 3. La segunda va sobre la primera y suma 3.
    [jester] Va sobre cualquier pila que no esté completa y cuenta como uno de los suyos.
    [villain] -10 puntos. Suelto, o sobre cualquier pila que no esté completa.
    [donation] Nombra a alguien, y mano o zona: esa persona elige qué carta te da.
    [draw-again] Toma 2 del mazo o 1 del mercado.
    [internal-affairs] Mueve una carta dentro de tu zona: una suelta, una de encima o cualquier bufón.
    [tactical-swap] Toma 2 cartas de otra zona a cambio de 1 tuya, ninguna de pilas completas.
    [sneak-attack] Roba 2 cartas; o envía un malhechor tuyo y roba 1. No de pilas completas.
    [glorious-attack] Roba una pila completa. Una cuadra y una torre completas protegen a la pareja de monarcas.
    [revolt] Con seis campesinos: cada cual pasa una carta o una pila a la persona siguiente.
   *[shield] Responde a lo que usen contra ti, también a otro escudo, y lo anula.
}
# Para el medio de una frase. Las cartas de acción, menos el escudo, van por su título.
korona-a-card = { $card ->
    [none] una carta
    [monarch] un monarca
    [stable] una cuadra
    [knight] un caballero
    [tower] una torre
    [archer] un arquero
    [field] un campo
    [peasant] un campesino
    [healer] una sanadora
    [jester] un bufón
    [villain] un malhechor
    [shield] un escudo
   *[other] { korona-card }
}
korona-the-card = { $card ->
    [monarch] el monarca
    [stable] la cuadra
    [knight] el caballero
    [tower] la torre
    [archer] el arquero
    [field] el campo
    [peasant] el campesino
    [healer] la sanadora
    [jester] el bufón
    [villain] el malhechor
    [shield] el escudo
   *[other] { korona-card }
}
# Tantas cartas de una pila; una va sin su número.
korona-count = { $card ->
    [monarch] { $n ->
        [one] monarca
       *[other] { $n } monarcas
    }
    [stable] { $n ->
        [one] cuadra
       *[other] { $n } cuadras
    }
    [knight] { $n ->
        [one] caballero
       *[other] { $n } caballeros
    }
    [tower] { $n ->
        [one] torre
       *[other] { $n } torres
    }
    [archer] { $n ->
        [one] arquero
       *[other] { $n } arqueros
    }
    [field] { $n ->
        [one] campo
       *[other] { $n } campos
    }
    [peasant] { $n ->
        [one] campesino
       *[other] { $n } campesinos
    }
    [healer] { $n ->
        [one] sanadora
       *[other] { $n } sanadoras
    }
    [jester] { $n ->
        [one] bufón
       *[other] { $n } bufones
    }
   *[villain] { $n ->
        [one] malhechor
       *[other] { $n } malhechores
    }
}
# Una carta según dónde está: sola o encima de una pila.
korona-top = { $pile ->
    [none] { $card ->
        [knight] el caballero suelto
        [archer] el arquero suelto
        [peasant] el campesino suelto
        [villain] el malhechor suelto
        [monarch] el monarca
        [healer] la sanadora
        [stable] la cuadra vacía
        [tower] la torre vacía
       *[field] el campo vacío
    }
   *[other] { $card ->
        [monarch] el monarca de encima de { $pile }
        [knight] el caballero de encima de { $pile }
        [archer] el arquero de encima de { $pile }
        [peasant] el campesino de encima de { $pile }
        [healer] la sanadora de encima de { $pile }
        [jester] el bufón de encima de { $pile }
       *[villain] el malhechor de encima de { $pile }
    }
}
# Varias cartas que están igual.
korona-tops = { $pile ->
    [none] { $card ->
        [knight] { $n } caballeros sueltos
        [archer] { $n } arqueros sueltos
        [peasant] { $n } campesinos sueltos
        [villain] { $n } malhechores sueltos
        [stable] { $n } cuadras vacías
        [tower] { $n } torres vacías
       *[field] { $n } campos vacíos
    }
   *[other] { $card ->
        [knight] los caballeros de encima de { $n } × ({ $pile })
        [archer] los arqueros de encima de { $n } × ({ $pile })
        [peasant] los campesinos de encima de { $n } × ({ $pile })
        [jester] los bufones de encima de { $n } × ({ $pile })
       *[villain] los malhechores de encima de { $n } × ({ $pile })
    }
}
# Según cómo suene el principio de lo último.
korona-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}

korona-action-take-deck = Tomar del mazo
korona-action-take-market = Tomar { korona-the-card } del mercado
korona-action-place = { $pile ->
    [none] { $single ->
        [yes] Colocar { korona-a-card } suelto
       *[no] Colocar { korona-a-card }
    }
   *[other] Colocar { korona-a-card } sobre { $pile }
}
korona-action-use = Usar { korona-card }
korona-action-ask-hand = Usar Donación: una carta de la mano del { korona-seat }
korona-action-ask-zone = Usar Donación: una carta de la zona del { korona-seat }
korona-action-use-on = Usar { korona-card } contra el { korona-seat }
korona-action-discard = Descartar { korona-a-card }
korona-action-end = Terminar el turno
korona-action-give = Dar { korona-a-card } de tu mano
korona-action-whole = La pila entera: { $pile }
korona-action-inner = El bufón de dentro de { $pile }
korona-action-without-villain = Ningún malhechor: solo robar
korona-action-stay = Dejar el bufón donde está
korona-action-let-pass = No alzar escudo
korona-action-raise-shield = Alzar un escudo

# Respuestas dadas de antemano.
korona-standing-never_this_turn = No alzar escudo en lo que queda de este turno
korona-standing-always_for_monarchs = Alzar siempre un escudo por tus monarcas

korona-reason-healer = los monarcas y una sanadora con los diez colores
korona-reason-military = los monarcas, una cuadra completa y dos torres completas
korona-reason-production = los monarcas y cuatro campos trabajados
korona-reason-cards = se acabaron las cartas y se cuentan los reinos

# Lo que vale cada parte de una zona.
korona-score = { $what }: { $points }
korona-score-monarch = { $jesters ->
    [0] { $n ->
        [one] monarca
       *[other] pareja de monarcas
    }
   *[other] pareja de monarcas con un bufón
}
korona-score-healer = sanadora con { $colours ->
    [1] un color
    [2] dos colores
    [3] tres colores
    [4] cuatro colores
    [5] cinco colores
    [6] seis colores
    [7] siete colores
    [8] ocho colores
    [9] nueve colores
   *[10] los diez colores
}
korona-score-second-healer = { $jesters ->
    [0] segunda sanadora
   *[other] bufón de segunda sanadora
}
korona-score-full = { $card ->
    [stable] cuadra completa
   *[tower] torre completa
}
korona-score-full-jesters = { $n ->
    [one] { korona-score-full } con un bufón
   *[other] { korona-score-full } con { $n } bufones
}
korona-score-jesters = { $card ->
    [knight] { $n ->
        [one] bufón de caballero
       *[other] { $n } bufones de caballeros
    }
    [archer] { $n ->
        [one] bufón de arquero
       *[other] { $n } bufones de arqueros
    }
   *[peasant] { $n ->
        [one] bufón de campesino
       *[other] { $n } bufones de campesinos
    }
}
korona-score-lone = { $card ->
    [knight] { $n ->
        [one] caballero suelto
       *[other] { $n } caballeros sueltos
    }
    [archer] { $n ->
        [one] arquero suelto
       *[other] { $n } arqueros sueltos
    }
   *[peasant] { $n ->
        [one] campesino suelto
       *[other] { $n } campesinos sueltos
    }
}

korona-event-hand = { $cards ->
    [none] El { $seat } recibe cinco cartas.
   *[other] El { $seat } recibe { $cards }.
}
korona-event-market-laid = En el mercado hay { $cards }.
korona-event-first = Empieza el { $seat }.
korona-event-deck = { $n ->
    [one] El { $seat } toma una carta del mazo.
   *[other] El { $seat } toma { $n } cartas del mazo.
}
korona-event-draw = Al { $seat } le sale { $a_card }.
korona-event-market = El { $seat } toma { $the_card } del mercado.
korona-event-refill = Al mercado llega { $a_card }.
korona-event-placed = { $zone ->
    [own] { $on ->
        [none] El { $seat } coloca { $a_card }.
       *[other] El { $seat } coloca { $a_card } sobre { $on }.
    }
   *[other] { $on ->
        [none] El { $seat } coloca { $a_card } en la zona del { $zone }.
       *[other] El { $seat } coloca { $a_card } sobre { $on } en la zona del { $zone }.
    }
}
korona-event-used = { $from ->
    [hand] El { $seat } usa Donación y pide una carta de la mano del { $target }.
    [zone] El { $seat } usa Donación y pide una carta de la zona del { $target }.
   *[none] { $target ->
        [none] El { $seat } usa { $a_card }.
       *[other] El { $seat } usa { $a_card } contra el { $target }.
    }
}
korona-event-discarded = El { $seat } descarta { $a_card }.
korona-event-picked = El { $seat } levanta { $from }.
korona-event-moved = { $on ->
    [none] El { $seat } mueve { $from }: queda por su cuenta.
   *[other] El { $seat } mueve { $from } a { $on }.
}
korona-event-sent = El { $seat } envía al { $target } { $from }.
korona-event-no-villain = El { $seat } no envía ningún malhechor.
korona-event-named = El { $seat } quiere del { $target } { $from }.
korona-event-offered = A cambio el { $seat } daría { $from }.
korona-event-aimed = El { $seat } quiere una pila entera del { $target }: { $pile }.
korona-event-shield = ¡El { $seat } alza un escudo!
korona-event-no-shield = El { $seat } no alza escudo.
korona-event-cancelled = { $a_card } queda en nada.
korona-event-nothing = Al { $seat } no le queda ninguna carta que dar.
korona-event-took = El { $seat } se lleva { $cards } del { $target }.
korona-event-seized = El { $seat } se lleva del { $target } la pila entera { $pile }.
korona-event-gave = { $card ->
    [none] El { $seat } da al { $to } una carta de su mano.
   *[other] El { $seat } da al { $to } una carta de su mano: { $a_card }.
}
korona-event-yielded = El { $seat } da al { $to } { $from }.
korona-event-jest = { $on ->
    [none] El { $seat } deja el bufón con el monarca.
   *[other] El { $seat } mueve el bufón de los monarcas a { $on }.
}
korona-event-passed = { $by ->
    [none] Revuelta: el { $seat } pasa al { $to } { $from }.
   *[other] Revuelta: el { $seat } ha de pasar al { $to } { $from }; lo elige el { $by }.
}
korona-event-passed-pile = { $by ->
    [none] Revuelta: el { $seat } pasa al { $to } una pila entera, { $pile }.
   *[other] Revuelta: el { $seat } ha de pasar al { $to } una pila entera, { $pile }; lo elige el { $by }.
}
korona-event-skipped = Revuelta: el { $seat } no tiene nada que pasar.
korona-event-turn = Es el turno del { $seat }.
korona-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
korona-event-end = { $reason ->
    [healer] El { $winners } gana al instante: pareja de monarcas y una sanadora con los diez colores.
    [military] El { $winners } gana al instante: pareja de monarcas, una cuadra completa y dos torres completas.
    [production] El { $winners } gana al instante: pareja de monarcas y campesinos en cuatro campos.
   *[cards] { $n ->
        [one] No quedan cartas. El { $winners } gana con { korona-points }.
       *[other] No quedan cartas. Con { korona-points } y los mismos campesinos comparten la victoria: { $winners }.
    }
}

# La mesa como imagen.
korona-picture-title = Korona: { $state }
# Unas pocas palabras para la cara de una carta: puntos, o lo que hace.
korona-picture-worth = { $card ->
    [monarch] 10
    [stable] 3
    [knight] 6, suelto 1
    [tower] 5
    [archer] 2, suelto 1
    [field] 0, luego 10
    [peasant] 1
    [healer] 3, 8, 15 o 40
    [jester] según su papel
    [villain] −10
    [donation] pide una carta
    [draw-again] 2 cartas, o 1
    [internal-affairs] mueve una carta
    [tactical-swap] toma 2 y da 1
    [sneak-attack] roba 2
    [glorious-attack] roba una pila
    [revolt] todos pasan una
   *[shield] frena un ataque
}
korona-picture-stage = { $stage ->
    [deal] Se reparten las cartas
    [first] Se sortea quién empieza
    [take] El { $seat } toma del mazo o del mercado
    [take-second] El { $seat } toma otra carta del mercado
    [draw] El { $seat } roba del mazo
    [refill] Llega una carta al mercado
    [act] Actúa el { $seat }
    [move] El { $seat } elige qué carta mover
    [move-to] El { $seat } elige adónde va la carta
    [send] El { $seat } puede enviar un malhechor
    [lodge] El { $seat } busca sitio al malhechor
    [steal] El { $seat } señala una carta que tomar
    [repay] El { $seat } señala una carta que dar a cambio
    [seize] El { $seat } señala una pila llena
    [ask] Se pide un escudo al { $seat }
    [yield] El { $seat } elige qué da
    [settle] El { $seat } coloca lo que ha llegado
    [jest] El { $seat } puede mover el bufón
   *[pass] El { $seat } elige qué pasa
}
korona-picture-pass = El { $seat } elige qué pasa el { $other }
korona-picture-end = { $reason ->
    [healer] El { $winners } gana con la sanadora
    [military] El { $winners } gana por las armas
    [production] El { $winners } gana por la cosecha
   *[cards] { $n ->
        [one] El { $winners } tiene el mayor reino
       *[other] Comparten la victoria: { $winners }
    }
}
korona-picture-actions = { $n ->
    [0] ninguna acción
    [one] queda una acción
   *[other] quedan { $n } acciones
}
korona-picture-decides = decide ahora
korona-picture-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
korona-picture-empty = Aún sin cartas
korona-picture-hidden = { $n ->
    [one] una carta desconocida
   *[other] { $n } cartas desconocidas
}
korona-picture-deck = Mazo: { $n }
korona-picture-market = Mercado
korona-picture-discards = Descartes: { $n }
korona-picture-side = { $seat }, { $points ->
    [one] { $points } punto
   *[other] { korona-points }
}. Zona: { $zone }. Mano: { $hand }.
korona-picture-rest = Mercado: { $market }. Mazo: { $deck }. Descartes: { $discards }.
korona-picture-used = { $other ->
    [none] El { $seat } usa { korona-card }.
   *[other] El { $seat } usa { korona-card } contra el { $other }.
}
korona-picture-flow = { $seat ->
    [none] Para colocar en la zona del { $other }: { $cards }.
   *[other] Del { $seat } al { $other }: { $cards }.
}

# Por qué no vale una elección.
korona-why-action-first = ahora coloca, usa o descarta una carta
korona-why-no-attack = un escudo responde a lo que usen contra ti; en tu turno solo se puede descartar
korona-why-no-place = ahora no hay ninguna pila sobre la que pueda ir { $card }

# La terminal.
korona-screen-question = { $stage ->
    [take] ¿Tomas del mazo o del mercado?
    [take-second] ¿Qué segunda carta tomas del mercado?
    [act] ¿Qué haces?
    [move] ¿Qué carta mueves?
    [move-to] ¿Adónde va?
    [send] ¿Qué malhechor envías?
    [lodge] ¿Adónde va el malhechor en la zona del { $seat }?
    [steal] ¿Qué carta quieres del { $seat }?
    [repay] ¿Qué carta das a cambio?
    [seize] ¿Qué pila completa quieres del { $seat }?
    [ask] ¿Alzas un escudo?
    [yield] ¿Qué carta das?
    [settle] { $own ->
        [yes] ¿Adónde va?
       *[no] ¿Adónde va en la zona del { $seat }?
    }
    [jest] ¿Adónde va el bufón?
   *[pass] { $own ->
        [yes] ¿Qué pasas al { $to }?
       *[no] ¿Qué tiene que pasar el { $seat } al { $to }?
    }
} (? ayuda)
korona-screen-sends = { $on ->
    [none] envía un malhechor, que irá suelto
   *[other] envía un malhechor sobre { $on }
}
korona-screen-leaving = (! dejaría su zona)
korona-screen-forced = { $choice }, pues un turno tiene al menos una acción
korona-screen-wins = gana
korona-screen-rule-type = Un número de la lista, o palabras que empiecen por la carta o por lo que haces: «arquero», «arquero sobre torre», «ataque sigiloso águila», «descartar campo», «fin». Se pueden acortar a tres letras, en español o en inglés, si queda claro lo que quieres decir.
korona-screen-asking = ¿{ $card }?
korona-screen-about-score = lo que vale cada reino, regla por regla
korona-screen-about-discards = lo que ya salió y lo que falta
korona-screen-about-card = para qué sirve una carta; así con todas
