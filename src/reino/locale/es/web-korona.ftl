# Korona en el navegador.
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
    [one] En la mano. Puedes hacer una cosa con ella; Escape la devuelve.
   *[other] En la mano. Puedes hacer { $n } cosas con ella; las flechas las recorren y Escape la devuelve.
}
web-korona-hint = Toma una carta de tu mano para ver adónde puede ir y cuánto te da.
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

# Lo que se pregunta a quien lee.
web-korona-asked = { $struck ->
    [you] El { $seat } usa { $card } contra ti. ¿Alzas un escudo?
   *[other] El { $seat } se cubre de tu { $card }. ¿Alzas tú otro escudo?
}
web-korona-question = { $stage ->
    [take] Toma del mazo o del mercado
    [take-second] Toma una segunda carta del mercado
    [act] { $first ->
        [yes] Te toca: coloca, usa o descarta una carta
       *[no] Otra carta, o termina el turno
    }
    [move] ¿Qué carta mueves?
    [move-to] ¿Adónde va?
    [send] ¿Envías un malhechor?
    [lodge] ¿Adónde va el malhechor en la zona del { $seat }?
    [steal] ¿Qué carta del { $seat } quieres?
    [repay] ¿Qué carta tuya das a cambio?
    [seize] ¿Qué pila completa del { $seat } quieres?
    [yield] ¿Qué carta das al { $to }?
    [settle] { $own ->
        [yes] ¿Adónde va?
       *[no] ¿Adónde va en la zona del { $seat }?
    }
    [jest] ¿Adónde va el bufón?
   *[pass] { $own ->
        [yes] ¿Qué pasas al { $to }?
       *[no] ¿Qué tiene que pasar el { $seat } al { $to }?
    }
}
