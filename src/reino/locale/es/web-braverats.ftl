# La mesa de BraveRats en una página. Los nombres de cartas, poderes y sucesos están en braverats.ftl.
web-braverats-side = El clan { $clan }
web-braverats-hand = Tu mano
web-braverats-hand-of = Cartas de { $clan }
web-braverats-kept = Las cartas que te has quedado
web-braverats-rounds = Rondas jugadas
web-braverats-draft = La selección
web-braverats-over = La partida ha terminado

web-braverats-choose = ¿Qué carta envías?
web-braverats-answer = { $clan } ha tenido que enseñar su carta. Respóndele.
web-braverats-watched = Un Espía de { $clan } te vigila: verá tu carta.
web-braverats-keep = Quédate una carta y pasa las demás.
web-braverats-waits = Esperando a { $who }.
web-braverats-waits-draft = { $who } se está quedando una carta.
web-braverats-how = Pulsa una carta para leerla y otra vez para jugarla, o arrástrala a la mesa.
web-braverats-how-draft = Pulsa una carta para leerla y otra vez para quedártela.

web-braverats-sealed = { $clan } ha elegido: una carta boca abajo
web-braverats-sealed-mine = Tu carta está boca abajo: { $card }. Pulsa para verla solo tú.
web-braverats-shown = { $clan } enseña la carta { $card }
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
