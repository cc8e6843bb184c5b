# Aprender: lecciones, reglas y con qué estudiar.
web-learn-title = Aprender
web-learn-lead = Diez minutos ante un tablero de verdad, una cosa cada vez. Nadie te espera y nada cuenta.
web-learn-begin = Hacer la lección
web-learn-rules = Las reglas
web-learn-rules-of = { $game }: las reglas
web-learn-all = Todas las lecciones
web-learn-play = Jugar ahora
web-learn-open = Abrir
web-learn-tools = Para estudiar
web-learn-lesson = { $game }: una lección
web-learn-progress = Paso { $at } de { $steps }
web-learn-next = Seguir
web-learn-back = Un paso atrás
web-learn-your-turn = Te toca: hazlo en el tablero.
web-learn-hint = También estaría permitido. Pero prueba lo que pide el texto.
web-learn-done = Con esto basta
web-learn-done-why = Lo demás se aprende jugando. La página de reglas tiene todos los detalles.
web-learn-you = Tú
web-learn-other = Jugador { $number }
web-learn-find = Buscar en las reglas
web-learn-found =
    { $n ->
        [0] No hay nada. Prueba con una sola palabra.
        [one] Un pasaje
       *[other] { $n } pasajes
    }
web-learn-contents = En esta página
web-learn-analysing = Pensando…
web-learn-restart = Desde el principio
web-learn-undo = Deshacer
web-learn-value = Jugando a la perfección, { $who } gana { $chance } de las partidas.
web-learn-about = Por búsqueda: { $who } gana cerca de { $chance } de las partidas.
web-learn-choose-both = Elige una carta para cada clan; entonces se juega la ronda.
web-learn-mix = Mezcla perfecta de { $who }
web-learn-mix-share = cuánto
web-learn-mix-wins = y gana
web-learn-over = La partida ha acabado: ha ganado { $who }.
web-learn-drawn = La partida ha acabado sin vencedor.
