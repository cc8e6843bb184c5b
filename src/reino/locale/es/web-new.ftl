# Una mesa nueva: quién juega, con qué reglas, a qué ritmo y quién más puede venir.
web-new-title = Mesa nueva de { $title }
web-new-no-game = Aquí no hay ningún juego así
web-new-seats = Quién juega
web-new-players = Jugadores
web-new-who = Quién juega con { $seat }
web-new-who-me = Yo
web-new-who-here = Alguien aquí, en este dispositivo
web-new-who-open = Libre: quien tenga el enlace
web-new-who-bot = Un bot
web-new-level = Nivel del bot que juega con { $seat }
web-new-here-why = Os pasáis este dispositivo: entre turno y turno cae un telón para que nadie vea las cartas de otro.
web-new-open-why = { $open ->
    [one] Después tendrás un enlace y un código que escanear para el asiento libre. También podrás dárselo a un bot.
   *[other] Después tendrás un enlace y un código que escanear para los asientos libres. También podrás dárselos a bots.
}
web-new-no-level = El bot { $level } no juega con estas reglas. Estos sí: { $known }.
web-new-rules = Reglas
web-new-presets = Reglas ya elegidas
web-new-preset-quick = Rápida
web-new-preset-classic = Clásica
web-new-preset-everything = Con todo
web-new-preset-explore = Explorar
web-new-preset-introductory = Introductoria
web-new-preset-complete = Completa
web-new-ladder = Paso a paso
web-new-own-rules = Reglas a tu gusto
web-new-only-rules = Las reglas de siempre
web-new-group-length = Duración
web-new-group-hands = Cartas y manos
web-new-group-rulings = Reglas discutidas
web-new-group-board = Tablero
web-new-group-goal = Objetivo
web-new-group-values = Ases y valores
web-new-group-places = Travesías y lugares
web-new-group-other = Otras reglas
web-new-group-all = Opciones
web-new-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
}
web-new-options = { $count ->
    [one] una opción
   *[other] { $count } opciones
}
web-new-no-options = Este juego no tiene variantes: siempre se juega con las mismas reglas.
web-new-no-options-players = Cuántos juegan ({ $players }) se elige arriba.
web-new-contradiction = «{ $first }» y «{ $second }» no van juntas. { $why }
web-new-clock = Tiempo
web-new-clock-none = Sin reloj
web-new-clock-none-why = Cada cual se toma el tiempo que necesite.
web-new-clock-live = En directo
web-new-clock-live-why = Minutos para toda la partida, y unos segundos de vuelta tras cada elección.
web-new-clock-days = Por días
web-new-clock-days-why = Días para cada decisión; juega cuando tengas un rato.
web-new-minutes = Minutos por jugador
web-new-increment = Segundos de vuelta tras cada elección
web-new-days = Para cada decisión
web-new-days-n = { $days ->
    [one] un día
   *[other] { $days } días
}
web-new-timeout = Cuando a alguien se le acaba el tiempo
web-new-timeout-bot = juega un bot hasta que vuelva
web-new-timeout-loss = { $players ->
    [2] ha perdido
   *[other] un bot sigue hasta el final
}
web-new-stand-in = El bot que juega por quien no está
web-new-company = Compañía
web-new-public = Pública
web-new-public-why = Sale en la primera página mientras queden asientos libres. Si no, solo se llega por su enlace.
web-new-watching = Con público
web-new-watching-why = Quien tenga el enlace ve lo que es público: nunca la mano de nadie.
web-new-delay = El público la ve
web-new-delay-n = { $minutes ->
    [0] al momento
    [1] un minuto después
    [60] una hora después
   *[other] { $minutes } minutos después
}
web-new-chat = Charla
web-new-chat-why = Quienes juegan pueden escribirse.
web-new-rated = Puntuable
web-new-rated-why = El resultado cuenta para la puntuación de todos los que juegan.
web-new-position = Empieza en una posición propia
web-new-position-why = Viene de la página en la que estabas.
web-new-position-drop = Mejor desde el principio
web-new-sum-me = Tú
web-new-sum-here = { $here ->
    [one] alguien a tu lado
   *[other] { $here } personas a tu lado
}
web-new-sum-bots = { $count ->
    [one] un bot ({ $level })
   *[other] { $count } bots ({ $level })
}
web-new-sum-open = { $open ->
    [one] un asiento libre
   *[other] { $open } asientos libres
}
web-new-sum-position = posición propia
web-new-sum-public = Pública
web-new-sum-link = Solo por enlace
web-new-open = Abrir la mesa
web-new-begin = Empezar la partida
