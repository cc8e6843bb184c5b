# BraveRats: nombres, opciones y lo que pasa en la mesa.

braverats = BraveRats
braverats-tagline = Dos clanes de ratas, ocho cartas cada uno, una corona.

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
    [spy] En la ronda siguiente el otro clan enseña antes su carta.
    [assassin] Gana la fuerza más baja. Al Príncipe le da igual.
    [ambassador] Una ronda ganada con esta carta vale por dos.
    [wizard] La carta de enfrente pierde su poder.
    [general] Tu próxima carta tiene 2 más de fuerza.
    [prince] Gana la ronda, salvo que estén la Princesa o el Músico.
   *[mime] Se vuelve la carta que el otro clan jugó en la ronda anterior.
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
braverats-action-keep = Quedarse { $card }
braverats-outcome-next-game = Empieza la partida siguiente

braverats-reason-target = alcanzó las rondas necesarias
braverats-reason-princess = la Princesa encontró al Príncipe
braverats-reason-out_of_cards = no quedan cartas: empate
braverats-reason-match = ganó dos partidas
braverats-reason-nine_games = se jugaron nueve partidas

braverats-option-traitor = Traidor: antes de empezar cada clan da al otro una carta al azar.
braverats-option-lucky_draw = Robo con suerte: baraja tus cartas, ten tres en la mano y roba tras cada jugada.
braverats-option-fast_rat = Rata veloz: bastan tres rondas en vez de cuatro.
braverats-option-draft = Selección: circulan paquetes de cuatro y cada uno se queda una carta por vez.
braverats-option-random_deal = Reparto al azar: se barajan todas las cartas y se reparten a partes iguales.
braverats-option-princess_attack = Ataque de princesas: un clan tiene los dos Príncipes y el otro las dos Princesas.
braverats-option-princess_attack-off = nadie: un Príncipe y una Princesa por clan
braverats-option-princess_attack-random = un clan al azar tiene los dos Príncipes
braverats-option-princess_attack-yarg = Yarg tiene los dos Príncipes
braverats-option-princess_attack-applewood = Applewood tiene los dos Príncipes
braverats-option-emperor = El emperador: un encuentro, gana quien antes gane dos partidas.
braverats-option-mime = Mimo: una novena carta por clan, que copia.
braverats-option-held_ambassador = Un Embajador en una ronda en espera la hace valer 2 para su clan.
braverats-option-musician_mutes = Un Músico enfrente anula también al General y al Espía.

braverats-event-princes = { $clan } tiene los dos Príncipes; el otro clan, las dos Princesas.
braverats-event-opener = { $clan } abre el primer paquete.
braverats-event-packet = Un paquete nuevo para { $clan }.
braverats-event-kept = { $clan } se queda { $card }.
braverats-event-last = La última carta es para { $clan }: { $card }.
braverats-event-dealt = Yarg tiene { $hands0 }; Applewood tiene { $hands1 }.
braverats-event-gifts = Los traidores cambian de bando: Yarg da { $cards0 }, Applewood da { $cards1 }.
braverats-event-draw = { $clan } roba { $card }.
braverats-event-sealed = { $clan } ha elegido.
braverats-event-shown = { $clan } enseña { $card } ante el Espía.
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
braverats-event-match = El encuentro ha terminado. Partidas ganadas: Yarg { $games0 }, Applewood { $games1 }.

# Lo que dice un dibujo.
braverats-picture-title = BraveRats. { $state }
braverats-picture-round = Ronda { $round }
braverats-picture-draft = Selección: { $clan } se queda una carta
braverats-picture-deal = Se reparten las cartas
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
