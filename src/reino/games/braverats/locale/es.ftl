### Las palabras de BraveRats. Las claves empiezan por su nombre, o por dónde se dicen: cli-, error-, web-.

## Nombres

braverats = BraveRats
braverats-tagline = Dos clanes de ratones, ocho cartas cada uno, una corona.
braverats-card = { $card ->
    [musician] Músico
    [princess] Princesa
    [spy] Espía
    [assassin] Asesino
    [ambassador] Embajador
    [wizard] Mago
    [general] General
    [prince] Príncipe
    [mime] Mimo
   *[blank] Mimo en blanco
}

# Con su artículo, para el medio de una frase.
braverats-the-card = { $card ->
    [none] una carta
    [musician] el Músico
    [princess] la Princesa
    [spy] el Espía
    [assassin] el Asesino
    [ambassador] el Embajador
    [wizard] el Mago
    [general] el General
    [prince] el Príncipe
    [blank] un Mimo en blanco
   *[mime] el Mimo
}
braverats-power = { $card ->
    [musician] La ronda queda en espera. Solo el Mago calla la música.
    [princess] ¿Se topa con el Príncipe? Ganas toda la partida.
    [spy] En la ronda siguiente el otro clan muestra antes su carta.
    [assassin] Gana la fuerza más baja. Al Príncipe le da igual.
    [ambassador] Una ronda ganada con esta carta vale por 2.
    [wizard] La carta de enfrente pierde su poder.
    [general] Tu próxima carta tiene 2 más de fuerza.
    [prince] Gana la ronda, salvo que estén la Princesa o el Músico.
   *[mime] Se convierte en la carta que el otro clan jugó en la ronda anterior.
}

# Pocas palabras para el frente de una carta.
braverats-power-short = { $card ->
    [musician] ronda en espera
    [princess] Príncipe: ganas
    [spy] mira la próxima
    [assassin] gana la menor
    [ambassador] ganar vale 2
    [wizard] anula el poder
    [general] +2 a la próxima
    [prince] gana la ronda
   *[mime] copia una carta
}
braverats-clan = { $clan ->
    [yarg] Yarg
   *[applewood] Applewood
}
braverats-action-play = Jugar { $card }
braverats-action-keep = Quedarse con { $card }
braverats-outcome-next-game = Empieza la partida siguiente
braverats-reason-target = se han ganado las rondas necesarias
braverats-reason-princess = la Princesa encontró al Príncipe
braverats-reason-out_of_cards = no quedan cartas: empate
braverats-reason-match = se han ganado dos partidas
braverats-reason-nine_games = se jugaron nueve partidas
braverats-option-traitor = Traidor
braverats-option-traitor-text = Antes de empezar cada clan da al otro una carta al azar.
braverats-option-lucky_draw = Robo con suerte
braverats-option-lucky_draw-text = Baraja tus cartas, ten tres en la mano y roba tras cada jugada.
braverats-option-fast_rat = Ratón veloz
braverats-option-fast_rat-text = Bastan tres rondas en vez de cuatro.
braverats-option-draft = Selección
braverats-option-draft-text = Circulan paquetes de cuatro cartas, y cada clan se queda con una cada vez.
braverats-option-random_deal = Reparto al azar
braverats-option-random_deal-text = Se barajan todas las cartas y se reparten a partes iguales.
braverats-option-princess_attack = Ataque de princesas
braverats-option-princess_attack-text = Un clan tiene los dos Príncipes y el otro las dos Princesas.
braverats-option-princess_attack-off = nadie: un Príncipe y una Princesa por clan
braverats-option-princess_attack-random = un clan al azar tiene los dos Príncipes
braverats-option-princess_attack-yarg = Yarg tiene los dos Príncipes
braverats-option-princess_attack-applewood = Applewood tiene los dos Príncipes
braverats-option-emperor = El emperador
braverats-option-emperor-text = Un encuentro: lo gana quien antes gane dos partidas. Tras nueve partidas deciden las ganadas, y si son las mismas hay empate.
braverats-option-mime = Mimo
braverats-option-mime-text = Una carta que copia la que jugó el otro clan en la ronda anterior.
braverats-option-mime-off = no hay: ocho cartas por clan
braverats-option-mime-ninth = una novena carta por clan
braverats-option-mime-instead = en vez del Mago: ocho cartas por clan
braverats-option-held_ambassador = Embajador en espera
braverats-option-held_ambassador-text = Un Embajador en una ronda en espera la hace valer 2 para su clan.
braverats-option-musician_mutes = Músico silenciador
braverats-option-musician_mutes-text = Un Músico enfrente anula también al General y al Espía.

## Sucesos

braverats-event-princes = { $clan } tiene los dos Príncipes; el otro clan, las dos Princesas.
braverats-event-opener = { $clan } abre el primer paquete.
braverats-event-packet = Un paquete nuevo para { $clan }.
braverats-event-kept = { $clan } se queda con { $card }.
braverats-event-last = La última carta es para { $clan }: { $card }.
braverats-event-dealt = Yarg tiene { $hands0 }; Applewood tiene { $hands1 }.
braverats-event-gifts = Los traidores cambian de bando: Yarg da { $cards0 }, Applewood da { $cards1 }.
braverats-event-draw = { $clan } roba { $card }.
braverats-event-sealed = { $clan } ha elegido.
braverats-event-shown = { $clan } muestra { $card } ante el Espía.
braverats-event-round = { $princess ->
    [yes] Ronda { $round }: { $cards0 } contra { $cards1 }. El amor decide: ¡{ $clan } gana la partida!
   *[no] { $winner ->
        [none] Ronda { $round }: { $cards0 } contra { $cards1 }. Queda en espera.
       *[other] Ronda { $round }: { $cards0 } contra { $cards1 }. { $clan } gana { $gain ->
            [one] la ronda
           *[other] { $gain } rondas
        }.
    }
}
braverats-event-general = { $clan } tendrá +2 en la ronda siguiente.
braverats-event-spy = { $clan } verá antes la carta contraria.
braverats-event-end = { $reason ->
    [out_of_cards] No quedan cartas: empate.
    [princess] { $clan } se lleva el reino por amor.
   *[target] { $clan } se lleva el reino.
}
braverats-event-game = Empieza la partida { $game }. Partidas ganadas: Yarg { $games0 }, Applewood { $games1 }.
braverats-event-match = { $drawn ->
    [yes] El encuentro acaba en empate: se jugaron nueve partidas y los dos clanes han ganado las mismas. Partidas ganadas: Yarg { $games0 }, Applewood { $games1 }.
   *[no] El encuentro ha terminado. Partidas ganadas: Yarg { $games0 }, Applewood { $games1 }.
}
# Un Mimo que se jugó, y la carta como la que contó.
braverats-mime-as = { $face ->
    [blank] { $mime } (5, sin poder)
   *[other] { $mime } como { $name }
}

## Preguntas: qué se le pide a $who, dondequiera que se vea una mesa.

braverats-question = { $who ->
    [you] { $kind ->
        [keep] Quédate con una carta y pasa las demás.
        [show] Un Espía de { $clan } te vigila: ¿qué carta muestras?
        [answer] { $clan } ha tenido que mostrar { $card }. ¿Qué respondes?
       *[choose] ¿Qué carta envías?
    }
    [both] Los dos clanes eligen una carta.
    [one] { $kind ->
        [keep] { $asked } elige con qué carta quedarse.
        [show] { $asked } tiene que mostrar una carta.
        [answer] { $asked } responde: { $card } está a la vista.
       *[choose] { $asked } está eligiendo una carta.
    }
   *[none] { $kind ->
        [between] { braverats-event-end } Empieza la siguiente partida.
        [over] { braverats-event-end }
        [match-over] { braverats-event-match }
       *[deal] Se reparten las cartas.
    }
}

## Imagen

braverats-picture-title = BraveRats. { $state }
braverats-picture-round = Ronda { $round }
braverats-picture-game = Partida { $game }
braverats-picture-chooses = elige una carta
braverats-picture-sealed = una de estas está boca abajo
braverats-picture-pile = por robar
braverats-picture-unseen = en la mano, boca abajo o por robar
braverats-picture-packet = el paquete
braverats-picture-hidden = { $n ->
    [one] una carta oculta
   *[other] { $n } cartas ocultas
}
braverats-picture-held = en espera
braverats-picture-side = { $clan } ha ganado { $wins } de { $target } rondas y tiene: { $hand }.
braverats-picture-met = Ronda { $round }: { $yarg } contra { $applewood }, { $winner }.

## Rechazos

error-contradiction-hands = cada una decide quién tiene qué cartas

# Elecciones que no valen, y asientos que han de esperar.
error-braverats-draft = { $now ->
    [drafting] la selección no ha acabado; antes quédate con una carta del paquete
    [drafted] la selección ha acabado; juega una carta de la mano
   *[no-draft] solo en la selección te quedas con cartas, y esta partida no la tiene; juega una carta de la mano
}
error-braverats-not-in-play = { $card ->
    [mime] el Mimo no está en esta partida; viene con la opción mime
   *[wizard] el Mago no está en esta partida: el Mimo ocupa su lugar
}
error-braverats-not-in-packet = { $card } no está ahora en el paquete; quédate con una carta que esté
error-braverats-played = { $clan } jugó { $card } en la ronda { $round }
error-braverats-not-drawn = { $clan } aún no ha robado { $card }
error-braverats-none = { $how ->
    [draft] en la selección las dos copias fueron a { $other }, y { $clan } no tiene ninguna
    [random_deal] el reparto dio las dos copias a { $other }, y { $clan } no tiene ninguna
    [princess_attack] con el ataque de princesas las dos copias son de { $other }, y { $clan } no tiene ninguna
    [traitor] el traidor se pasó a { $other }, y { $clan } no tiene otra copia
   *[several] { $other } recibió las dos copias, y { $clan } no tiene ninguna
}
error-braverats-packet = el paquete lo tiene { $clan }
error-braverats-waits = { $how ->
    [looking] el Espía de { $clan } mira, y { $other } muestra antes una carta
    [shown] { $clan } ya mostró su carta al Espía y no puede retirarla
   *[sealed] { $clan } ya puso su carta de esta ronda, y { $other } aún no
}

# Lo que la solución exacta no abarca.
error-other-bots = { $why }; aquí también juegan los bots «best» y «search»
error-hands-hidden = lucky_draw oculta las manos, y hacen falta las dos para resolver la partida
error-draft-first = solo se puede resolver con las cartas ya repartidas; termina antes la selección
error-not-dealt = las cartas aún no están repartidas, y hacen falta las dos manos para resolver la partida; vuelve a preguntar en la primera ronda
error-deal-random = para resolver hacen falta las dos manos, y { $chance } las reparte al azar; indica las manos, con hands=... o --hands
error-attack-random = para resolver hacen falta las dos manos, y princess_attack=random las echa a suertes; indica las manos, con hands=... o --hands, o elige yarg o applewood
error-match-dealt = el azar reparte las partidas siguientes ({ $chance }), así que no se sabe cuánto valen
error-nothing-left = la partida ha acabado; no queda ninguna elección que resolver
error-rounds-won = se resuelven posiciones de una partida que sigue; esta ha acabado, con { $wins ->
    [one] una ronda ganada
   *[other] { $wins } rondas ganadas
}
error-solver-knows = solo se resuelven estados y vistas de braverats; llegó { $given }
error-other-ruling = esta es la solución con { $own }, pero el estado es de una partida con { $given }; usa solution_for(estado)
error-other-stakes = aquí ganar, empatar y perder valen { $given } para Yarg; en la partida resuelta, { $own }; usa solution_for(estado)
error-out-of-reach = a esta posición no se puede llegar en la partida resuelta; resuelve la partida de la que viene, con solution_for(estado)
error-foreign-cards = esta posición tiene cartas que no están en la partida resuelta; resuelve la partida de la que viene, con solution_for(estado)

# Posiciones y mezclas que no pueden ser.
error-target = una partida se gana con 1 a { $most } rondas; llegó { $given }
error-switch = { $name } es True o False; llegó { $given }
error-ends = ganar vale más que perder, y empatar algo intermedio, todo de -1 a 1; llegó { $given }
error-bonus = un refuerzo es 0 o { $bonus }; llegó { $given }
error-look = look es el asiento que mira, 0 o 1, o { $nobody } si no mira ninguno; llegó { $given }
error-bonus-and-look = la última carta de un asiento deja un +2 o una mirada, no las dos cosas; el asiento { $seat } tiene las dos
error-shown-to-nobody = una carta se muestra al asiento que mira; se muestra { $card }, y look no nombra ningún asiento
error-shown-not-held = la carta que se muestra está en la mano del asiento que no mira; { $card } no está ahí
error-two-hands = hacen falta dos manos, la de Yarg y la de Applewood; llegaron { $given }
error-unequal-hands = las dos manos necesitan el mismo número de cartas, al menos una; llegaron { $first } y { $second }
error-third-card = hay dos cartas de cada; llegaron { $times } de { $card }
error-no-card = { error-what } es algo de esto: { $known }, o de 0 a { $last }; llegó { $given }
error-no-pair = { error-what } es un par, lo de Yarg y lo de Applewood; llegó { $given }
error-no-list = { error-what }: se esperaba una lista; llegó { $given }
error-mix-form = una mezcla da una probabilidad a cada carta, por su nombre; llegó { $given }
error-mix-cards = el otro clan no puede jugar { $cards }; tiene { $known }
error-mix-numbers = la probabilidad de cada carta de una mezcla es un número; llegó { $given }
error-mix-sum = las probabilidades de una mezcla no son negativas y suman 1; llegó { $given }

## Terminal

cli-braverats-round = ronda { $number }
cli-braverats-game = partida { $number }
cli-braverats-draft = selección
cli-braverats-games-won = partidas
cli-braverats-rounds-won = rondas
cli-braverats-looks = mira
cli-braverats-rounds = Ronda
cli-braverats-won-by = Gana
cli-braverats-held = { $held ->
    [one] Una ronda
   *[other] { $held } rondas
} en espera: vale { $yours } para ti y { $theirs } para el otro clan.
cli-braverats-shown = { $clan } muestra
cli-braverats-their-hand = { $clan } tiene
cli-braverats-their-three = { $clan } tiene { $size } de
cli-braverats-their-draft = { $clan } se ha quedado con { $size }, de las que conoces:
cli-braverats-your-pile = Tu mazo
cli-braverats-drafted = Tienes
cli-braverats-packet = El paquete: quédate con una
cli-braverats-no-cards = nada
cli-braverats-as = { $face ->
    [blank] 5, sin poder
   *[other] como { $card }
}
cli-braverats-refused = «{ $line }» no es posible: { $why }. Puedes elegir: { $choices }.
cli-braverats-prompt = { $question } (? ayuda)
cli-braverats-verdict = { $result ->
    [won] Has ganado: { $reason ->
        [target] has alcanzado las rondas necesarias.
        [princess] la Princesa encontró al Príncipe.
        [match] has ganado dos partidas.
       *[nine_games] se jugaron nueve partidas, y has ganado más que el otro clan.
    }
    [lost] Has perdido: { $reason ->
        [target] { $clan } ha alcanzado las rondas necesarias.
        [princess] la Princesa encontró al Príncipe.
        [match] { $clan } ha ganado dos partidas.
       *[nine_games] se jugaron nueve partidas, y { $clan } ha ganado más que tú.
    }
    [seat] Gana { $clan }: { $reason ->
        [target] ha alcanzado las rondas necesarias.
        [princess] la Princesa encontró al Príncipe.
        [match] ha ganado dos partidas.
       *[nine_games] se jugaron nueve partidas, y ha ganado más que el otro clan.
    }
   *[draw] Empate: { $reason ->
        [out_of_cards] a nadie le quedan cartas.
       *[nine_games] se jugaron nueve partidas, y ningún clan ha ganado más que el otro.
    }
}
cli-braverats-goal = Los dos clanes eligen una carta en secreto y la descubren a la vez. Con { $target } rondas ganadas se toma el reino.
cli-braverats-table = Quién gana la ronda
cli-braverats-table-bonus = Quién gana esta ronda, con el +2
cli-braverats-corner =
    { $yours } ↓
    { $theirs } →
cli-braverats-legend = Y Yarg, A Applewood, = en espera, ! gana toda la partida.
cli-braverats-legend-mime = El Mimo (número 8) cuenta como la carta que copia; en la primera ronda es un 5 sin poder.
cli-braverats-hold = Una ronda que no gana ningún clan queda en espera: se la lleva, junto con la suya, el clan que gane la siguiente. Si antes se acaban las cartas, la partida es un empate y lo que está en espera se pierde.
cli-braverats-hold-ambassador = Una ronda en espera cuenta 1, pero 2 para el clan cuyo Embajador está en ella.
cli-braverats-spies = Dos Espías se anulan: entonces los dos clanes eligen en secreto.

# Resolver.
cli-hands-form = las manos son dos listas de cartas con una barra entre ellas, como "príncipe,espía / general,mago"; llegó «{ $given }»
cli-hands-card = «{ $given }» no es una carta, o podrían ser varias. Hay: { $known }.
cli-hint-exact = Exacto: con juego perfecto ganas esta partida el { $value } de las veces (un empate cuenta la mitad).
cli-hint-exact-match = Exacto: con juego perfecto ganas este encuentro el { $value } de las veces (un empate cuenta la mitad).
cli-solving = Resolviendo…
cli-solve-title = BraveRats, resuelto
cli-solve-options = Opciones
cli-solve-value = Gana Yarg (un empate cuenta la mitad)
cli-solve-positions = Posiciones
cli-solve-time = Tiempo
cli-solve-opening = Apertura perfecta de cada clan
cli-solve-opening-both = Apertura perfecta, la misma para ambos clanes

## Navegador

web-braverats-side = El clan { $clan }
web-braverats-hand = Tu mano
web-braverats-chooses = elige
web-braverats-hand-of = Cartas de { $clan }
web-braverats-kept = Las cartas con las que te has quedado
web-braverats-rounds = Rondas jugadas
web-braverats-draft = La selección
web-braverats-over = La partida ha terminado
web-braverats-how = Pulsa una carta para leerla y otra vez para jugarla, o arrástrala a la mesa.
web-braverats-how-draft = Pulsa una carta para leerla y otra vez para quedarte con ella.
web-braverats-sealed = { $clan } ha elegido: una carta boca abajo
web-braverats-sealed-mine = Tu carta está boca abajo: { $card }. Pulsa para verla solo tú.
web-braverats-shown = { $clan } muestra la carta { $card }
web-braverats-copies = copia: { $card }
web-braverats-wins = { $wins } de { $target } rondas ganadas
web-braverats-games = { $n ->
    [one] { $n } partida ganada
   *[other] { $n } partidas ganadas
}
web-braverats-held = { $n ->
    [one] Hay una ronda en espera
   *[other] Hay { $n } rondas en espera
}
web-braverats-held-worth = { $n ->
    [one] lo que está en espera le daría a este clan { $n } ronda más
   *[other] lo que está en espera le daría a este clan { $n } rondas más
}
web-braverats-held-then = en espera, y luego { $clan }
web-braverats-bonus = el General da { $n } más de fuerza en esta ronda
web-braverats-looks = el Espía ve antes la otra carta
web-braverats-fares = Gana a { $win }, pierde con { $lose }, en espera con { $hold }.
web-braverats-matchups = Tabla de duelos
web-braverats-matchups-how = Cada una de tus cartas contra cada una de las suyas, tal como está la ronda.
web-braverats-matchups-plain = Cada carta de { $clan } contra cada una del otro clan, tal como es al empezar una partida. «Tú» es { $clan }.
web-braverats-mine = tuyas
web-braverats-theirs = suyas
web-braverats-close = Cerrar
web-braverats-gone = Ya no tienen esta carta.
web-braverats-key = { $kind ->
    [win] te llevas la ronda
    [lose] se llevan la ronda
    [hold] la ronda queda en espera
    [crown] ganas la partida
   *[fall] ganan la partida
}
web-braverats-as = { $card } como { $face }
web-braverats-meet = { $mine } ({ $strength }) contra { $theirs } ({ $their }).
web-braverats-muted = { $whose ->
    [mine] El Mago anula el poder de tu carta.
    [theirs] El Mago anula el poder de su carta.
   *[both] Los dos Magos se anulan entre sí.
}
web-braverats-why = { $why ->
    [music] La música deja la ronda en espera.
    [love] La Princesa ha encontrado a su Príncipe.
    [prince] El Príncipe se lleva la ronda.
    [equal] Igual fuerza: la ronda queda en espera.
    [lower] El Asesino hace ganar a la fuerza más baja.
   *[higher] Gana la fuerza más alta.
}
web-braverats-result = { $result ->
    [hold] la ronda queda en espera
    [win] { $ends ->
        [yes] ganas la partida
       *[no] { $gain ->
            [one] te llevas la ronda
           *[other] te llevas { $gain } rondas
        }
    }
   *[lose] { $ends ->
        [yes] ganan la partida
       *[no] { $gain ->
            [one] se llevan la ronda
           *[other] se llevan { $gain } rondas
        }
    }
}
web-braverats-next = { $what ->
    [bonus] Tu próxima carta tendrá 2 más de fuerza.
    [look] En la ronda siguiente verás antes su carta.
    [their-bonus] Su próxima carta tendrá 2 más de fuerza.
   *[their-look] En la ronda siguiente verán antes tu carta.
}

# Lo que ayuda a estudiarlo.
web-learn-tool-equilibrium = BraveRats, resuelto
web-learn-tool-equilibrium-why = Recorre cualquier partida de BraveRats y mira la mezcla perfecta de cartas de ambos clanes.

# Reglas ya preparadas, en la página de una mesa nueva.
web-new-preset-braverats-quick = Bastan tres rondas en vez de cuatro.
web-new-preset-braverats-classic = Ocho cartas cada uno; gana quien se lleve cuatro rondas.
web-new-preset-braverats-everything = Un encuentro con mimos, traidores, suerte y príncipes robados.

## Lección

web-lesson-braverats-aim = Dos clanes quieren el mismo trono. Tú eres Yarg, abajo. En cada ronda los dos eligen una carta en secreto y la descubren a la vez. Gana { $target } rondas y la partida será tuya.
web-lesson-braverats-hand = Los dos clanes tienen las mismas { $cards } cartas, del 0 al 7. El número más alto gana la ronda. Pero cada carta tiene un poder, y de los poderes trata el juego.
web-lesson-braverats-wizard = Juega el Mago, el número 5. Le quita el poder a la carta con la que se encuentra.
web-lesson-braverats-wizard-hint = El Mago es la carta con el número 5.
web-lesson-braverats-won = El 5 gana al 0: la ronda es tuya. El Músico la habría dejado en espera, sin que nadie la ganara, pero el Mago le ha quitado el poder. Las dos cartas quedan fuera de la partida.
web-lesson-braverats-general = Ahora el General, el número 6. Gane o pierda, da 2 más de fuerza a tu próxima carta, salvo que se encuentre con un Mago.
web-lesson-braverats-general-hint = El General es la carta con el número 6.
web-lesson-braverats-spied = Ganas otra vez: llevas { $wins } rondas. El rival ha perdido a su Espía a propósito: por él tienes que mostrar tu próxima carta antes de que elija la suya.
web-lesson-braverats-musician = El rival verá lo que juegas, así que no le des nada. Juega el Músico, el número 0: nadie gana una ronda en la que hay un Músico, salvo que se encuentre con un Mago. Los { $bonus } de tu General no le cambian nada.
web-lesson-braverats-musician-hint = El Músico tiene el número 0.
web-lesson-braverats-held = El rival ha malgastado a su Príncipe, la carta más fuerte; su Mago habría ganado. La ronda queda en espera: se la lleva quien gane la siguiente.
web-lesson-braverats-ambassador = Así que ahora hay más en juego. Prueba con el Embajador, el número 4: si gana, su ronda vale por 2.
web-lesson-braverats-ambassador-hint = El Embajador tiene el número 4.
web-lesson-braverats-lost = El Asesino le da la vuelta a la ronda: gana el número más bajo. El 3 gana al 4 y se lleva esta ronda y la que estaba en espera. Vais { $mine } a { $theirs }.
web-lesson-braverats-prince = Es la hora de tu Príncipe. Gana a todas las cartas menos a tres: con un Músico u otro Príncipe la ronda queda en espera, y una Princesa gana la partida entera. Un Mago le quita el poder, pero el 7 sigue ganando al 5.
web-lesson-braverats-prince-hint = El Príncipe tiene el número 7.
web-lesson-braverats-princess = Vais { $mine } a { $theirs }. No te olvides nunca de la Princesa, el número 1. Si se encuentra con el Príncipe del rival, gana la partida entera al instante. En esta partida los dos Príncipes ya no están.
web-lesson-braverats-assassin = Al rival le quedan la Princesa, el Embajador y el General. Envía a tu Asesino, el número 3: con él gana el número más bajo, así que solo la Princesa lo vencería.
web-lesson-braverats-assassin-hint = El Asesino tiene el número 3.
web-lesson-braverats-end = Su General ha sido demasiado orgulloso. Ya tienes { $wins } rondas, y el trono es tuyo. Mientras juegas, el botón «Tabla de duelos» muestra quién gana a quién.

## Codificación: qué significan las partes de una observación y los grupos de acciones, para quien entrena agentes.
## Dos clanes: primero el propio y luego el otro.

braverats-part-seat = cuál es el clan propio: Yarg, Applewood
braverats-part-options = opciones en vigor: { $names }
braverats-part-stage = qué ocurre: princes, opener, packet, keep, deal, gift, draw, choose, between, over
braverats-part-turn = quién debe una decisión; ambos mientras se eligen cartas a la vez
braverats-part-games = emperor: partidas ganadas, de 2
braverats-part-game = emperor: qué partida es esta, de 9
braverats-part-rounds = rondas acabadas, de 9
braverats-part-wins = rondas ganadas, de las que hay que ganar
braverats-part-held = rondas en espera, de 9
braverats-part-held_extra = rondas en espera en las que está activo el Embajador de este clan, de 4
braverats-part-hands = cartas de cada mano hasta donde se sabe, por carta: 0, ½ si hay una, 1 si hay dos
braverats-part-hand_sizes = cuántas cartas tiene cada mano, de 9
braverats-part-piles = lucky_draw: las cartas propias aún sin robar; del otro clan, mano y mazo juntos
braverats-part-chosen = la carta puesta en esta ronda, por carta; el último lugar es una carta boca abajo
braverats-part-look = a quién su Espía deja elegir después
braverats-part-bonus = a quién su General suma 2 en esta ronda
braverats-part-last = por qué contaron las cartas de la ronda anterior, de 0 a 7 o en blanco: para el Mimo
braverats-part-played = la carta jugada en cada ronda, por carta
braverats-part-deck = draft, random_deal: cartas sin repartir o sin ver, por carta
braverats-part-packet = draft: el paquete, si se ha visto, por carta
braverats-part-packet_size = draft: cartas del paquete, de 4
braverats-part-secret = draft: cartas propias que el otro clan no ha visto nunca, por carta; las del otro no se conocen
braverats-part-opener = draft: quién abrió este paquete
braverats-part-picks = draft: cartas ya tomadas de este paquete, de 4
braverats-part-packets = draft: paquetes acabados, de 5
braverats-actions-play = jugar una carta, por carta
braverats-actions-keep = draft: quedarse con una carta del paquete, por carta
