### Las palabras de Korona. Las claves empiezan por su nombre, o por dónde se dicen: cli-, error-, web-.

## Nombres

korona = Korona
korona-tagline = De dos a cuatro coronas, 90 cartas y vecinos que codician la tuya.
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
    [monarch] 10 puntos cada uno. El segundo va sobre el primero; cada zona tiene una sola pila así.
    [stable] 3 puntos. Admite hasta dos caballeros.
    [knight] 6 puntos sobre una cuadra, 1 suelto.
    [tower] 5 puntos. Admite hasta tres arqueros.
    [archer] 2 puntos sobre una torre, 1 suelto.
    [field] 10 puntos por cada campo después del primero. Admite hasta tres campesinos.
    [peasant] 1 punto, sobre un campo o suelto. Con seis se puede iniciar una revuelta.
    [healer] 8 puntos con ocho colores en tu zona, 15 con nueve, 40 con los diez; si no, 3. La segunda va sobre la primera y suma 3.
    [jester] Va sobre cualquier pila que no esté completa y cuenta como uno de los suyos.
    [villain] −10 puntos. Suelto, o sobre cualquier pila que no esté completa.
    [donation] Nombra a alguien, y mano o zona: esa persona elige qué carta te da.
    [draw-again] Toma dos cartas del mazo o una del mercado.
    [internal-affairs] Mueve una carta dentro de tu zona: una suelta, una de encima o cualquier bufón.
    [tactical-swap] Toma dos cartas de otra zona a cambio de una tuya, ninguna de pilas completas.
    [sneak-attack] Roba dos cartas; o envía un malhechor tuyo y roba una. No de pilas completas.
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
korona-action-draw-again = Usar { korona-card }
korona-action-internal-affairs = Usar { korona-card }
korona-action-revolt = Usar { korona-card }
korona-action-ask-hand = Usar Donación: una carta de la mano del { korona-seat }
korona-action-ask-zone = Usar Donación: una carta de la zona del { korona-seat }
korona-action-swap = Usar { korona-card } contra el { korona-seat }
korona-action-sneak = Usar { korona-card } contra el { korona-seat }
korona-action-storm = Usar { korona-card } contra el { korona-seat }
korona-action-discard = Descartar { korona-a-card }
korona-action-end-turn = Terminar el turno
korona-action-give = Dar { korona-a-card } de tu mano
korona-action-top = { korona-top }
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
   *[other] bufón como segunda sanadora
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
        [one] bufón como caballero
       *[other] { $n } bufones como caballeros
    }
    [archer] { $n ->
        [one] bufón como arquero
       *[other] { $n } bufones como arqueros
    }
   *[peasant] { $n ->
        [one] bufón como campesino
       *[other] { $n } bufones como campesinos
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

## Sucesos

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
    [none] El { $seat } mueve { $from }, que queda suelto.
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
korona-event-seized = El { $seat } se lleva una pila entera del { $target }: { $pile }.
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
korona-event-joined = El { $seat } se lleva del { $target } { $pile }: el monarca va sobre el suyo y el bufón tiene que moverse.
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
       *[other] No quedan cartas. Con { korona-points } e igual número de campesinos comparten la victoria: { $winners }.
    }
}

## Preguntas

# Lo que se pregunta ahora: a quien lee o a otro asiento; y cómo acabó la partida.
korona-question = { $kind ->
    [deal] Se reparten las cartas
    [first] Se sortea quién empieza
    [draw] El { $seat } toma del mazo
    [refill] Llega una carta al mercado
    [take] { $who ->
        [you] ¿Tomas del mazo o del mercado?
       *[other] El { $seat } toma del mazo o del mercado
    }
    [take-second] { $who ->
        [you] ¿Qué segunda carta tomas del mercado?
       *[other] El { $seat } toma otra carta del mercado
    }
    [act] { $who ->
        [you] { $turn ->
            [first] Te toca: coloca, usa o descarta una carta
           *[later] Otra carta, o termina el turno
        }
       *[other] Actúa el { $seat }
    }
    [move] { $who ->
        [you] ¿Qué carta mueves?
       *[other] El { $seat } elige qué carta mover
    }
    [move-to] { $who ->
        [you] ¿Adónde va?
       *[other] El { $seat } elige adónde va la carta
    }
    [send] { $who ->
        [you] ¿Envías un malhechor?
       *[other] El { $seat } puede enviar un malhechor
    }
    [lodge] { $who ->
        [you] ¿Adónde va el malhechor en la zona del { $to }?
       *[other] El { $seat } busca sitio al malhechor
    }
    [steal] { $who ->
        [you] ¿Qué carta quieres del { $of }?
       *[other] El { $seat } señala una carta que tomar
    }
    [repay] { $who ->
        [you] ¿Qué carta tuya das a cambio?
       *[other] El { $seat } señala una carta que dar a cambio
    }
    [seize] { $who ->
        [you] ¿Qué pila completa quieres del { $of }?
       *[other] El { $seat } señala una pila completa
    }
    [ask] { $who ->
        [you] El { $by } usa { korona-card } contra ti. ¿Alzas un escudo?
       *[other] Se pregunta al { $seat } si alza un escudo
    }
    [counter] { $who ->
        [you] El { $to } alza un escudo contra tu { korona-card }. ¿Alzas tú otro?
       *[other] Se pregunta al { $seat } si alza un escudo
    }
    [yield] { $who ->
        [you] ¿Qué carta das al { $to }?
       *[other] El { $seat } elige qué da
    }
    [settle] { $who ->
        [you] { $to ->
            [own] { $card ->
                [glorious-attack] Tus monarcas ya son pareja. ¿Adónde va el bufón?
               *[other] ¿Adónde va?
            }
           *[other] ¿Adónde va en la zona del { $to }?
        }
       *[other] El { $seat } coloca lo que ha llegado
    }
    [jest] { $who ->
        [you] ¿Adónde va el bufón?
       *[other] El { $seat } puede mover el bufón
    }
    [pass] { $who ->
        [you] { $of ->
            [own] ¿Qué pasas al { $to }?
           *[other] { $to ->
                [own] ¿Qué tiene que pasarte el { $of }?
               *[other] ¿Qué tiene que pasar el { $of } al { $to }?
            }
        }
       *[other] { $passer ->
            [own] El { $seat } elige qué pasar
           *[other] El { $seat } elige qué tiene que pasar el { $of }
        }
    }
   *[over] { $reason ->
        [healer] El { $winners } gana con la sanadora
        [military] El { $winners } gana por las armas
        [production] El { $winners } gana por la cosecha
       *[cards] { $n ->
            [one] El { $winners } tiene el mayor reino
           *[other] Comparten la victoria: { $winners }
        }
    }
}

## Imagen

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

## Rechazos

korona-why-action-first = ahora coloca, usa o descarta una carta
korona-why-no-attack = un escudo responde a lo que usen contra ti; en tu turno solo se puede descartar
korona-why-no-place = ahora no hay ninguna pila sobre la que pueda ir { $card }
error-korona-stage = { $stage ->
    [take] primero toma una carta, del mazo o del mercado
    [take-second] ahora toma una segunda carta del mercado
    [act] ahora coloca, usa o descarta una carta, o termina el turno
    [move] ahora elige una carta de tu zona para moverla
    [send] ahora elige qué malhechor va, o ninguno
    [steal] ahora elige una carta de la otra zona
    [repay] ahora elige una carta tuya para darla a cambio
    [seize] ahora elige una pila completa de la otra zona
    [ask] la pregunta es si alzas un escudo
    [yield] ahora elige la carta que das
    [jest] ahora elige adónde va el bufón
    [pass] ahora elige una carta o una pila para pasarla
   *[settle] ahora elige adónde va la carta
}
error-korona-not-in-hand = falta { $card } en la mano
error-korona-not-in-market = el mercado no muestra { $card }
error-korona-no-deck = ahí no quedan cartas que tomar
error-korona-limit = un turno acaba con { $limit } cartas en la mano como mucho; antes coloca, usa o descarta alguna
error-korona-no-action-yet = un turno tiene al menos una acción; antes coloca, usa o descarta una carta
error-korona-no-move = ninguna carta de la zona tiene otro sitio adonde ir
error-korona-peasants = una revuelta necesita { $needed } campesinos en la zona; hay { $n }
error-korona-oneself = esta carta se usa contra otro jugador; elige uno
error-korona-nobody = el { $seat } no juega en esta mesa; elige a otro jugador
error-korona-empty-hand = el { $seat } no tiene cartas en la mano; elige a otro jugador
error-korona-no-gift = el { $seat } no tiene ninguna carta que se pueda colocar aquí
error-korona-no-target = el { $seat } no tiene nada que se pueda tomar y colocar con { $card }
error-korona-other-card = { $card } no es la carta que hay que colocar; coloca { $wanted }
error-korona-one-pile = ya hay una pila sobre la que tiene que ir { $card }; elige esa pila
error-korona-no-pile = en la zona del { $seat } no hay ninguna pila { $pile }
error-korona-same-place = la carta venía de ahí; elige otro sitio
error-korona-no-place-left = la carta que llega con ella se quedaría sin sitio; elige otro sitio
error-korona-nowhere = esta carta no tiene otro sitio adonde ir; elige otra
error-korona-unsure = falta { $card } en la mano, o bien { $why }
error-korona-nothing-to-steal = no hay nada que robar, así que tiene que ir un malhechor; elige uno
error-korona-full = { $pile } está completa, y de una pila completa no se toma nada; elige otra carta
error-korona-not-full = { $pile } no está completa; elige una pila completa
error-korona-guarded = una cuadra completa y una torre completa protegen a los monarcas; elige otra pila
error-korona-jester-stuck = esta pareja solo podría unirse a tu monarca si su bufón tuviera otro sitio en tu zona; elige otra pila
error-korona-not-completed = no todas las cartas que siguen se podrían colocar; elige otra carta u otra pila
error-korona-from-zone = la carta tiene que salir de tu zona; elige una que esté en ella
error-korona-from-hand = la carta tiene que salir de tu mano; elige una de las que tienes en ella

## Terminal

korona-screen-question = { $question } (? ayuda)
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
cli-korona-turn = { $n ->
    [0] primer turno
   *[other] turno { $n }
}
cli-korona-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
cli-korona-cards = { $n ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $n } cartas
}
cli-korona-known = entre ellas { $cards }
cli-korona-empty-zone = nada todavía
cli-korona-market = Mercado
cli-korona-hand = Tu mano
cli-korona-deck = Mazo { $deck }, descartes { $discards }
cli-korona-none = nada
cli-korona-actions = { $n ->
    [one] queda 1 acción
   *[other] quedan { $n } acciones
}
cli-korona-in-use = En uso
cli-korona-wants = quiere { $cards }
cli-korona-gives = da { $cards }
cli-korona-held = Por colocar
cli-korona-group = { $group ->
    [place] Colocar
    [use] Usar
    [discard] Descartar
    [end] O bien
   *[choose] Elegir
}
cli-korona-label-deck = { $n ->
    [one] mazo: 1 carta
   *[other] mazo: { $n } cartas
}
cli-korona-label-market = mercado: { $card }
cli-korona-label-alone = { $card } suelto
cli-korona-label-on = { $card } sobre { $pile }
cli-korona-label-hand = { $card }: mano del { $seat }
cli-korona-label-zone = { $card }: zona del { $seat }
cli-korona-label-seat = { $card } contra el { $seat }
cli-korona-label-end = terminar el turno
cli-korona-label-shield = escudo
cli-korona-label-no-shield = sin escudo
cli-korona-words-score = puntos puntuación
cli-korona-words-discards = descartes
cli-korona-words-end = fin terminar
cli-korona-refused = «{ $line }» no es posible: { $why }.
cli-korona-unknown = «{ $line }» no es una elección posible aquí. Puedes elegir: { $choices }. Escribe ? para la ayuda.
cli-korona-unseen = Aún sin ver, en el mazo o en las manos
cli-korona-discarded = Descartes
cli-korona-shown-of-yours = Todos saben que tienes en la mano: { $cards }
cli-korona-verdict = { $result ->
    [won] Has ganado{ $reason ->
        [healer] : pareja de monarcas y una sanadora con los diez colores.
        [military] : pareja de monarcas, una cuadra completa y dos torres completas.
        [production] : pareja de monarcas y campesinos en cuatro campos.
       *[cards] { " " }con { $points }.
    }
    [lost] Has perdido: el { $winners }{ $reason ->
        [healer] { " " }tiene pareja de monarcas y una sanadora con los diez colores.
        [military] { " " }tiene pareja de monarcas, una cuadra completa y dos torres completas.
        [production] { " " }tiene pareja de monarcas y campesinos en cuatro campos.
       *[cards] { " " }tiene { $points } y tú { $mine }.
    }
    [shared] Compartes la victoria, { $points } cada cual: { $winners }.
    [shared-lost] Has perdido: { $winners } comparten la victoria con { $points } y tú tienes { $mine }.
    [seats] Comparten la victoria con { $points }: { $winners }.
   *[seat] El { $winners } gana{ $reason ->
        [healer] : pareja de monarcas y una sanadora con los diez colores.
        [military] : pareja de monarcas, una cuadra completa y dos torres completas.
        [production] : pareja de monarcas y campesinos en cuatro campos.
       *[cards] { " " }con { $points }.
    }
}
cli-korona-head-goal = Objetivo
cli-korona-head-turn = Un turno
cli-korona-head-piles = Pilas
cli-korona-head-shields = Escudos
cli-korona-head-combos = Combos
cli-korona-head-end = El final
cli-korona-head-type = Escribir
cli-korona-rule-goal = Levanta un reino que valga más que ningún otro cuando ya no queden cartas. Un combo gana antes.
cli-korona-rule-take = Primero toma dos cartas del mazo o una del mercado. Con la mano vacía son cinco del mazo, o dos del mercado.
cli-korona-rule-act = Después una, dos o tres acciones: colocar una carta de reino en tu zona, usar una carta de acción o descartar una carta. Un turno acaba con siete cartas en la mano como mucho.
cli-korona-rule-piles = Una pila empieza por su base: los caballeros van sobre una cuadra, los arqueros sobre una torre, los campesinos sobre un campo. Caballeros, arqueros, campesinos y malhechores pueden ir sueltos, pero entonces nada va sobre ellos. Los [corchetes] marcan las pilas completas: de ellas no se roba nada, salvo con un ataque glorioso, que se las lleva enteras.
cli-korona-rule-shields = A la donación, el intercambio, los ataques y la revuelta se responde con un escudo, y a un escudo con otro. Se pregunta a todos los afectados, tengan escudo o no.
cli-korona-rule-combos = Una pareja de monarcas (dos monarcas, o un monarca y un bufón) gana al instante junto con: una sanadora que puntúa 40; o una cuadra completa y dos torres completas; o cuatro campos con campesinos. Una cuadra, torre o campo con un malhechor no cuenta para eso.
cli-korona-rule-end = Quien toma la última carta de mazo y mercado acaba su turno. Gana la puntuación más alta y, si empatan, quien tiene más campesinos.

## Navegador

web-korona-middle = Mazo, mercado y descartes
web-korona-council = Lo que se decide
web-korona-zone = Reino del { $seat } ({ $player })
web-korona-piles = { $seat }: cartas en la mesa
web-korona-hand = Tu mano
web-korona-hand-empty = No tienes cartas en la mano.
web-korona-hand-of = Mano del { $seat }: { $n ->
    [0] ninguna carta
    [one] una carta
   *[other] { $n } cartas
}
web-korona-card = { $card }: { $worth }{ $shown ->
    [yes] . Todos saben que la tienes
   *[no] {""}
}
web-korona-shown = Todos saben que tienes esta carta
web-korona-pile = { $pile }{ $full ->
    [yes] , completa
   *[no] {""}
}{ $aimed ->
    [yes] , bajo ataque
   *[no] {""}
}

# Los puntos de una carta, en una esquina donde no cabe una frase.
web-korona-worth = { $card ->
    [monarch] 10
    [stable] 3
    [knight] 6 · 1
    [tower] 5
    [archer] 2 · 1
    [field] 0 · 10
    [peasant] 1
    [healer] 3–40
    [jester] papel
   *[villain] −10
}

# Lo que trae una elección.
web-korona-change = { $n ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
web-korona-change-best = como mucho { web-korona-change }
web-korona-best = hasta { $signed }
web-korona-ends = termina la partida
web-korona-ends-short = gana
web-korona-picked = { $n ->
    [one] Levantada. Puedes hacer una cosa con ella; Escape la devuelve.
   *[other] Levantada. Puedes hacer { $n } cosas con ella; las flechas las recorren y Escape la devuelve.
}
web-korona-hint = Levanta una carta de tu mano para ver adónde puede ir y cuánto te da.
web-korona-held = Por colocar
web-korona-take-deck = { $n ->
    [one] Tomar una carta del mazo ({ $left ->
        [one] queda una
       *[other] quedan { $left }
    })
   *[other] Tomar { $n } cartas del mazo (quedan { $left })
}
web-korona-discard = Descartar
web-korona-discards-open = Descartes: { $n }. Verlos todos
web-korona-use = Usar
web-korona-on = Contra el { $seat }
web-korona-aim-hand = La mano del { $seat }
web-korona-aim-zone = La zona del { $seat }
web-korona-unseen = Aún no vistas: { $n }
web-korona-nothing = Nada
web-korona-scores = Qué puntúa cada reino
web-korona-score-of = { $seat }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}. Ver por qué
web-korona-total = En total
web-korona-close = Cerrar

## Lección

web-lesson-korona-aim = Cada cual construye un reino de cartas en la mesa. Cuando se acaban las cartas gana el reino que más vale. Tú estás abajo; las cartas que pones ante ti son tu zona.
web-lesson-korona-hand = Tienes { $cards } cartas. La gente y los edificios van a tu zona y allí puntúan. Las demás son acciones: se descartan después de usarlas. Las cartas de la mano no puntúan.
web-lesson-korona-take = El turno empieza tomando: dos cartas desconocidas del mazo o una sola, descubierta, del mercado. Toma el monarca del mercado: vale 10 puntos.
web-lesson-korona-take-hint = Elige el monarca entre las { $cards } cartas descubiertas del mercado.
web-lesson-korona-monarch = Después tienes hasta { $actions } acciones. Empieza por colocar el monarca en tu zona.
web-lesson-korona-monarch-hint = Elige el monarca de tu mano y colócalo en tu zona.
web-lesson-korona-tower = Tu reino vale { $points } puntos, y te quedan { $actions } acciones. Coloca la torre. Es una base, y más tarde la ocuparán arqueros.
web-lesson-korona-tower-hint = Elige la torre de tu mano y colócala en tu zona.
web-lesson-korona-use = Ya son { $points } puntos. Para tu última acción usa «Toma de nuevo»: te deja tomar cartas otra vez.
web-lesson-korona-use-hint = Elige en tu mano una carta «Toma de nuevo» y úsala.
web-lesson-korona-again = Un arquero le vendría bien a tu torre. Tómalo del mercado.
web-lesson-korona-again-hint = Elige el arquero entre las cartas descubiertas del mercado.
web-lesson-korona-other = Era tu tercera acción, así que tu turno se ha acabado. El otro jugador ha tomado dos cartas y ha colocado un caballero, una torre y un campo. Vuelve a ser tu turno.
web-lesson-korona-donation = Toma del mercado la carta «Donación».
web-lesson-korona-donation-hint = Elige la donación entre las cartas descubiertas del mercado.
web-lesson-korona-archer = Coloca el arquero sobre tu torre: allí vale 2 puntos; suelto, solo 1. Con tres arqueros encima una torre está completa, y de una pila completa no se roban cartas por separado.
web-lesson-korona-archer-hint = Elige el arquero y colócalo en la pila de la torre.
web-lesson-korona-ask = Usa ahora la donación: pide al otro jugador una carta de su zona. La carta la elige él, y puede pararte con un escudo.
web-lesson-korona-ask-hint = Elige la donación de tu mano y la zona del otro jugador.
web-lesson-korona-given = No alza ningún escudo y entrega su campo. Colócalo en tu zona.
web-lesson-korona-given-hint = El campo necesita un sitio en tu zona.
web-lesson-korona-peasant = Acciones que te quedan: { $actions }. Pon un campesino en tu nuevo campo.
web-lesson-korona-peasant-hint = Elige un campesino y colócalo en la pila del campo.
web-lesson-korona-end = Ya conoces lo esencial: tomar, actuar hasta tres veces, completar pilas. Hay ataques a zonas y a manos, escudos contra ellos, bufones que hacen el papel de tu gente, malhechores que nadie quiere y combos que ganan la partida al instante. Pulsa cualquier puntuación para ver de dónde salen sus puntos.

## Codificación: qué significan las partes de una observación y los grupos de acciones, para quien entrena agentes.
## Los asientos se cuentan desde el propio en el sentido del reloj; las cartas, por tipo, en el orden de la tabla de cartas.

korona-part-players = dos, tres o cuatro asientos
korona-part-seat = cuál es el asiento propio: León, Águila, Oso, Lobo
korona-part-stage = qué ocurre, en el orden de las etapas de reino.games.korona.rules.stage
korona-part-turn = quién debe una decisión
korona-part-active = de quién es el turno
korona-part-actions = acciones que quedan en este turno, de 3
korona-part-hands = cartas que se sabe que están en cada mano, de las copias que hay; la propia se conoce entera
korona-part-hand_sizes = cuántas cartas tiene cada mano, de 10
korona-part-public = de ellas, las que conoce todo el mundo
korona-part-told = qué sabe cada uno de los demás de la mano propia
korona-part-market = cartas del mercado
korona-part-discards = cartas descartadas
korona-part-deck = cartas que están en el mazo o, sin conocerse, en una mano
korona-part-deck_size = cuántas cartas tiene el mazo, de 90
korona-part-zones = pilas de cada zona, por el número de la pila, de las copias de su carta más baja
korona-part-used = la carta de acción en uso: Donación, Toma de nuevo, Asuntos internos, Intercambio táctico, Ataque sigiloso, Ataque glorioso, Revuelta
korona-part-target = el asiento contra el que se usa
korona-part-from_hand = Donación: 1 de la mano, 0 de la zona
korona-part-struck = el asiento al que se pregunta si alza un escudo, o a cuyo escudo se responde
korona-part-to_steal = cartas que faltan por nombrar, de 2
korona-part-stolen = pilas de las que se nombró la carta de arriba para robarla, como eran antes: ½ cada una
korona-part-repaid = Intercambio táctico: la pila que lo paga, como era antes
korona-part-sent = Ataque sigiloso: la pila que dejó el malhechor, como era antes
korona-part-lodged = Ataque sigiloso: la pila en la que está ahora el malhechor
korona-part-seized = Ataque glorioso: la pila que se quiere tomar
korona-part-held = cartas que esperan a ser colocadas o movidas: ½ cada una
korona-part-ground = en qué zona hay que colocarlas
korona-part-remainder = Asuntos internos: lo que queda de la pila de la que salió la carta
korona-part-passes = Revuelta: pases hechos o saltados, de 4
korona-part-fresh = Revuelta: pilas con una carta recién recibida: ½ cada una
korona-actions-take-market = tomar una carta del mercado, por carta
korona-actions-place = colocar una carta sola o sobre una pila, por carta y luego por pila
korona-actions-ask-hand = Donación de la mano de un asiento, por asiento según su número en la mesa
korona-actions-ask-zone = Donación de la zona de un asiento, por asiento
korona-actions-swap = Intercambio táctico con un asiento, por asiento
korona-actions-sneak = Ataque sigiloso a un asiento, por asiento
korona-actions-storm = Ataque glorioso a un asiento, por asiento
korona-actions-discard = descartar una carta, por carta
korona-actions-give = dar una carta de la mano, por carta
korona-actions-top = la carta de arriba de una pila, por pila
korona-actions-whole = una pila entera, por pila
korona-actions-inner = un bufón que está debajo de otras cartas, por pila
