# La mesa: la sala de espera, la partida y todo lo que rodea al tablero.

# Lo que pasa en una mesa.
web-note-opened = La mesa está abierta.
web-note-sat = { $name } se sienta.
web-note-bot-sat = Se sienta un bot: { $level }.
web-note-kept = Queda un asiento reservado para { $name }.
web-note-stood = Un asiento vuelve a estar libre.
web-note-renamed = { $name } es el nuevo nombre de alguien de la mesa.
web-note-begun = Empieza la partida.
web-note-chose = { $who } ya ha elegido.
web-note-draw-offered = { $who } ofrece tablas.
web-note-draw-answered = { $yes ->
    [true] { $who } acepta las tablas.
   *[false] { $who } rechaza las tablas.
}
web-note-undo-asked = { $who } pide deshacer una jugada.
web-note-undo-answered = { $yes ->
    [true] { $who } está de acuerdo.
   *[false] { $who } dice que no.
}
web-note-undone = { $who } deshace una jugada.
web-note-resigned = { $who } se rinde.
web-note-flagged = A { $who } se le ha acabado el tiempo.
web-note-took-over = { $why ->
    [clock] A { $who } se le acabó el tiempo: sigue jugando un bot.
    [vote] Los demás lo han querido: un bot sigue jugando por { $who }.
    [left] { $who } se ha ido y sigue jugando un bot.
    [resigned] { $who } se ha rendido y sigue jugando un bot.
   *[wish] Un bot juega un rato por { $who }.
}
web-note-handed-back = { $who } ha vuelto.
web-note-voted = { $who } quiere que un bot juegue por { $whom }.
web-note-standing = { $on ->
    [true] Has dejado dada una respuesta.
   *[false] Has retirado una respuesta que tenías dada.
}
web-note-rematched = La revancha ya tiene mesa.
web-note-closed = La mesa está cerrada.

# Quién es quién.
web-table-name-side = { $name } · { $side }
web-table-you = tú
web-table-host = Has abierto esta mesa.
web-table-stand-in = juega un bot ({ $level })
web-table-gone = ha abandonado
web-table-seats = Asientos
web-table-to-move = le toca
web-table-bot = bot

# A quién le toca.
web-table-your-turn = Te toca
web-table-turn-of = { $count ->
    [one] Le toca a { $names }
   *[other] Faltan { $names }
}
web-table-thinking = { $names } está pensando
web-table-starting = Empieza la partida…
web-table-watching = Estás mirando: ves lo que puede ver cualquiera.
web-table-watching-late = Estás mirando con { $seconds } segundos de retraso.
web-table-choosing = Tu jugada está en camino…
web-table-choosing-lost = Tu jugada está guardada: saldrá en cuanto vuelva la conexión.
web-table-reconnecting = Volviendo a conectar…

# Relojes.
web-table-left-days = { $days } d { $hours } h
web-table-left-hours = { $hours } h { $minutes } min
web-table-left-minutes = { $minutes } min
web-table-clock-of = Tiempo que le queda a { $name }
web-table-clock-warning = Quedan { $seconds } segundos
web-table-deadline = hasta el { $when }

# La sala de espera.
web-table-room = La mesa espera
web-table-room-full = Ya están todos
web-table-sit = Sentarme aquí
web-table-kept = asiento reservado
web-table-kept-yours = reservado para ti
web-table-sit-too = Sentarme también aquí
web-table-sit-too-why = ¿Sois varios en este dispositivo? Ocupa un asiento por persona: el aparato pasa de mano en mano y un telón tapa las cartas de cada cual.
web-table-sit-too-why-open = ¿Sois varios en este dispositivo? Ocupa un asiento por persona: el aparato pasa de mano en mano.
web-table-stand = Levantarme
web-table-ask-to-stand = Liberar el asiento
web-table-bot-away = Quitar el bot
web-table-seat-bot = Sentar un bot
web-table-level = Fuerza del bot
web-table-fill = Completar con bots
web-table-begin = Empezar
web-table-begin-open = { $count ->
    [one] Queda un asiento libre: comparte el enlace o sienta un bot.
   *[other] Quedan { $count } asientos libres: comparte el enlace o sienta bots.
}
web-table-begin-rematch = Quienes jugaron contigo ya están avisados y tienen su asiento reservado. La partida empieza cuando estén todos. Quien abrió la mesa puede liberar un asiento que siga vacío; pasados cinco minutos, también quien esté sentado.
web-table-begin-others = Quien esté sentado aquí puede empezar la partida.
web-table-begin-ready = Cuando quieras.
web-table-close = Cerrar la mesa
web-table-close-sure = ¿Cerrar esta mesa? Aquí ya no jugará nadie.
web-table-closed = Esta mesa se cerró antes de empezar la partida.
web-table-share = Invitar
web-table-share-why = Quien abra este enlace puede sentarse o mirar.
web-table-link = Enlace a esta mesa
web-table-copy = Copiar el enlace
web-table-copied = Copiado
web-table-send = Compartir…
web-table-send-text = Juega conmigo a { $game }
web-table-qr = Código QR con el enlace a esta mesa
web-table-about = A qué se juega
web-table-usual = Con las reglas de siempre.
web-table-option-off = no se usa
web-table-rules = Leer las reglas
web-table-clock-none = Sin reloj
web-table-clock-live = { $minutes } min por jugador{ $increment ->
    [0] {""}
   *[other] , y { $increment } s más tras cada jugada
}
web-table-clock-days = { $days ->
    [one] Un día para cada decisión
   *[other] { $days } días para cada decisión
}
web-table-timeout-bot = Si alguien se queda sin tiempo, un bot sigue por él.
web-table-timeout-loss = Quien se quede sin tiempo, pierde.
web-table-public = A la vista de todos
web-table-private = Solo se llega con el enlace
web-table-may-watch = Se puede mirar
web-table-may-watch-late = Se puede mirar, { $seconds } s más tarde
web-table-no-watching = No se puede mirar
web-table-rated = Cuenta para la clasificación
web-table-given = { $steps ->
    [one] Sigue una partida anterior, desde su primer paso.
   *[other] Sigue una partida anterior, tras { $steps } pasos.
}
web-table-position = Empieza desde una posición propia.

# Las opciones.
web-table-all-choices = Todas las opciones
web-table-board = El tablero
web-table-play-area = La partida

# La crónica y lo que te has perdido.
web-table-log = Crónica
web-table-log-empty = Todavía no ha pasado nada.
web-table-log-undone = deshecho
web-table-log-earlier = Ver lo anterior
web-table-round = Ronda { $round }
web-table-missed = Mientras no estabas
web-table-missed-more = { $count ->
    [one] Antes pasó una cosa más; está en la crónica.
   *[other] Antes pasaron { $count } cosas más; están en la crónica.
}
web-table-missed-read = Entendido

# Charla.
web-table-chat = Charla
web-table-chat-new = { $count ->
    [one] Charla, un mensaje nuevo
   *[other] Charla, { $count } mensajes nuevos
}
web-table-chat-watching = mirando
web-table-chat-empty = Nadie ha dicho nada todavía.
web-table-chat-write = Di algo
web-table-chat-send = Decir
web-table-chat-more = Sobre este mensaje de { $name }
web-table-chat-mute = No oír más a { $name }
web-table-chat-report = Denunciar este mensaje
web-table-chat-why = ¿Qué tiene de malo?
web-table-chat-reported = Gracias, queda denunciado.
web-table-chat-muted = Ya no oirás a { $name }. Puedes cambiarlo en los ajustes.
web-table-cancel = Cancelar

# Lo que se puede hacer además de jugar.
web-table-more = Mesa
web-table-undo = Deshacer
web-table-undo-wanted = { $who } querría deshacer una jugada.
web-table-undo-waiting = Has pedido deshacer una jugada. Falta que los demás quieran.
web-table-agree = De acuerdo
web-table-refuse = No
web-table-draw-offer = Ofrecer tablas
web-table-draw-wanted = { $who } ofrece tablas.
web-table-draw-waiting = Has ofrecido tablas.
web-table-accept = Aceptar
web-table-decline = Rechazar
web-table-resign = Rendirme
web-table-resign-sure = ¿Quieres dar la partida por perdida?
web-table-resign-two = Ganará el otro.
web-table-resign-many = Un bot seguirá jugando por ti hasta el final.
web-table-resign-yes = Sí, me rindo
web-table-take-over = Que un bot juegue por mí
web-table-bot-plays = Un bot juega por ti ({ $level }).
web-table-back = Ya estoy aquí
web-table-given-up = Has abandonado la partida; en tu asiento sigue jugando un bot.
web-table-vote = Votar que un bot juegue por { $name }
web-table-votes = { $count ->
    [one] un voto
   *[other] { $count } votos
}
web-table-standing = Respuestas ya dadas
web-table-standing-why = Se dan por ti sin preguntarte, hasta que las quites o acabe el turno.
web-table-sound-on = Con sonido
web-table-sound-off = Sin sonido
web-table-screen = Pantalla de mesa
web-table-screen-why = Para una pantalla grande que ven todos; los móviles son las manos.
web-table-screen-join = Escanéalo para sentarte o para tener tus cartas en la mano
web-table-screen-join-open = Escanéalo para sentarte o para jugar con tu teléfono
web-table-screen-leave = Salir de la pantalla de mesa

# Un dispositivo para varios.
web-table-pass = Pásale el dispositivo a { $name }
web-table-pass-first = ¿Quién empieza? { $name }
web-table-pass-why = Todo queda tapado hasta que pulse el botón.
web-table-pass-ready = Soy { $name }

# El final.
web-table-won = ¡Has ganado!
web-table-lost = Has perdido
web-table-draw = Empate
web-table-shared = Comparten la victoria: { $names }
web-table-winner = Gana { $names }
web-table-over = La partida ha terminado
web-table-reason-resigned = { $side ->
    [you] te has rendido
   *[other] { $who } se ha rendido
}
web-table-reason-timeout = { $side ->
    [you] se te acabó el tiempo
   *[other] a { $who } se le acabó el tiempo
}
web-table-reason-agreed = ambos acordaron tablas
web-table-reason-forfeit = un bot no jugó hasta el final
web-table-rematch = Revancha
web-table-rematch-go = A la revancha
web-table-rematch-watch = Ver la revancha
web-table-replay = Repasar la partida
web-table-new = Mesa nueva

# Dados limpios.
web-table-fair = Dados limpios
web-table-fair-none = Lo que decide el azar queda fijado antes de que nadie se siente, y después cualquiera puede comprobarlo.
web-table-fair-promise = La promesa (SHA-256 de la semilla)
web-table-fair-nonces = Lo que añadieron los jugadores
web-table-fair-seed = La semilla
web-table-fair-later = La semilla se muestra al terminar la partida.
web-table-fair-holds = Comprobado en este dispositivo: la semilla es la prometida.
web-table-fair-broken = ¡La semilla no es la prometida!
web-table-fair-record = Descargar el registro
web-table-fair-how = Para comprobar cada carta y cada dado: reino verify { $file }

# Teclas.
web-table-keys = Teclado
web-table-keys-on = Las letras sirven de atajo
web-table-key-help = esta ayuda
web-table-key-board = ir al tablero
web-table-key-choices = todas las opciones
web-table-key-log = la crónica
web-table-key-chat = la charla
web-table-key-undo = deshacer mi última jugada
web-table-key-sound = con sonido o sin él
web-table-key-arrows = por el tablero y las cartas
web-table-key-arrows-names = Flechas
web-table-key-enter-names = Intro o espacio
web-table-key-enter = elegir

# Nada que ver.
web-table-none = Aquí no hay ninguna mesa
web-table-none-why = Puede que el enlace esté mal escrito o que la mesa ya no exista.
web-table-no-entry = Esta mesa no se puede mirar
web-table-home = A los juegos
