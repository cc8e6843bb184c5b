# La orden `reino` y los juegos en el terminal.

# La línea de órdenes.
cli-about = Juega, repite, comprueba y estudia los juegos del reino.
cli-about-play = Jugar aquí una partida contra un bot.
cli-about-replay = Contar de nuevo una partida guardada, paso a paso.
cli-about-verify = Comprobar una partida guardada: cada paso legal y el azar tal como lo reparte la semilla.
cli-about-games = Mostrar los juegos.
cli-about-options = Mostrar las opciones de un juego.
cli-about-solve = Calcular el juego perfecto.
cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-metavar-command = ORDEN
cli-metavar-file = ARCHIVO
cli-metavar-game = JUEGO
cli-metavar-hands = MANOS
cli-metavar-name = NOMBRE
cli-metavar-number = N
cli-metavar-option = NOMBRE=VALOR
cli-metavar-seat = ASIENTO
cli-help-help = mostrar esta ayuda y salir
cli-help-version = mostrar la versión y salir
cli-help-lang = idioma; si no se indica, el de tu sistema
cli-help-game = nombre del juego, véase: reino games
cli-help-bot = quién juega contra ti: best (por omisión) u otro nombre
cli-help-seat = tu asiento por nombre o número: yarg, applewood, 0 (por omisión), 1
cli-help-option = fijar una opción, véase: reino options JUEGO; se puede repetir
cli-help-seed = un número entero; el mismo número reparte la misma partida
cli-help-save = guardar aquí el registro al final sin preguntar; si el archivo existe, se reemplaza
cli-help-file = un registro guardado
cli-help-json = escribir JSON en vez de una tabla
cli-help-hands = cartas repartidas, de Yarg / de Applewood: "príncipe,espía,… / general,mago,…"
cli-usage-required = falta: { $names }
cli-usage-unrecognized = no se entiende: { $names }
cli-usage-no-command = no existe la orden { $names }
cli-usage-expected = { $names } necesita un valor
cli-usage-no-value = { $names } no lleva valor
cli-see-help = Ayuda: reino { $command } --help

# Errores.
cli-no-seat = no existe el asiento «{ $given }». Hay: { $known }.
cli-option-form = una opción se escribe nombre=valor; llegó «{ $given }»
cli-hands-form = las manos son dos listas de cartas con una barra en medio: "príncipe,espía / general,mago"
cli-hands-card = «{ $given }» no es una carta, o podrían ser varias. Hay: { $known }.
cli-file-missing = no existe el archivo «{ $file }»
cli-file-folder = «{ $file }» es una carpeta, no un archivo
cli-file-forbidden = no se permite abrir «{ $file }»
cli-interrupted = Interrumpido. ¡Hasta pronto!
cli-compiling = Preparando las reglas, solo la primera vez: { $done }/{ $total }

# Listas.
cli-column-game = Juego
cli-column-players = Jugadores
cli-column-about = Qué es
cli-column-option = Opción
cli-column-values = Valores
cli-column-default = Por omisión
cli-option-example = Ejemplo: reino play { $game } --option { $option }=true

# Jugar.
cli-welcome = Escribe ? para ver la ayuda. Con Ctrl-C sales cuando quieras.
cli-you = tú
cli-bot = bot { $name }
cli-thinking = { $bot } está pensando…
cli-thinking-hint = Calculando la pista…
cli-confirm = { $choice }. Intro descubre, deshacer la retira
cli-undone = Retirada.
cli-nothing-to-undo = No hay nada que deshacer: aún no has elegido.
cli-unknown-line = «{ $line }» no es posible aquí. Puedes elegir: { $choices }. Escribe ? para ver la ayuda.
cli-ambiguous = «{ $line }» podrían ser varias: { $choices }.
cli-plain-prompt = Tu elección (? ayuda)
cli-help-choice = Elige por número, por nombre o por el principio del nombre, en español o en inglés, con o sin tildes. Con un signo de exclamación detrás («7!») se descubre al momento. Intro solo vuelve a dibujar la mesa.
cli-command-help = ayuda
cli-command-hint = pista
cli-command-history = historia historial
cli-command-undo = deshacer
cli-command-save = guardar
cli-command-quit = salir
cli-about-help = esta página; ? hace lo mismo
cli-about-hint = el equilibrio: qué harían aquí jugadores perfectos
cli-about-history = todo lo que ha pasado
cli-about-undo = retirar tu elección antes de que se descubra
cli-about-save = guardar el registro: guardar ARCHIVO
cli-about-quit = salir; se te pregunta si quieres guardar
cli-history-empty = Todavía no ha pasado nada.
cli-result-won = ¡Ganas!
cli-result-lost = Pierdes.
cli-result-draw = Empate.
cli-result-winner = Gana { $seat }
cli-result-why = { $seat }: { $why }
cli-rematch = ¿Otra partida? (s/n)
cli-goodbye = ¡Adiós!
cli-yes = s si sí
cli-no = n no

# Guardar.
cli-save-offer = ¿Guardar esta partida? Un nombre de archivo, s para { $file }, Intro para no
cli-save-replace = { $file } ya existe. ¿Reemplazarlo? (s/n)
cli-save-name = «{ $name }» parece una orden. Un nombre de archivo lleva punto, como partida.json; también vale s, n o Intro.
cli-save-kept = { $file } queda como está; no se ha guardado nada.
cli-save-failed = No se pudo escribir { $file } ({ $why }). No se ha perdido nada: prueba con otro nombre.
cli-saved = Guardado: { $file }

# Pistas.
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-hint-exact = Exacto: con juego perfecto ganas esta partida el { $value } de las veces (un empate cuenta la mitad).
cli-hint-exact-match = Exacto: con juego perfecto ganas este encuentro el { $value } de las veces (un empate cuenta la mitad).
cli-hint-search = Aquí no se sabe todo, así que esto viene de una búsqueda.
cli-hint-none = No hay pista para esta posición.
cli-hint-yours = Con qué frecuencia elegir cada una
cli-hint-share = jugar
cli-hint-worth = vale

# Repetir y comprobar.
cli-replay-seat = { $seat }: { $player }
cli-replay-options = Opciones: { $options }
cli-replay-open = { $steps ->
    [0] El registro termina antes del primer paso.
    [one] El registro termina tras un paso; la partida no ha acabado.
   *[other] El registro termina tras { $steps } pasos; la partida no ha acabado.
}
cli-verify-failed = { $file } no se sostiene: { $why }
cli-verify-steps = { $steps ->
    [one] El único paso es legal.
   *[other] Los { $steps } pasos son legales.
}
cli-verify-result = El resultado es al que llevan los pasos.
cli-verify-open = La partida no ha acabado.
cli-verify-seed = La semilla es la que se prometió antes de la partida (SHA-256 { $commitment }).
cli-verify-dice = { $outcomes ->
    [0] No hizo falta el azar.
    [one] La semilla reparte justo el único resultado del azar.
   *[other] La semilla reparte justo estos { $outcomes } resultados del azar.
}
cli-verify-no-promise = Azar sin probar: nadie prometió una semilla antes de esta partida.
cli-verify-sealed = Azar aún sin probar: la semilla es secreta hasta que acabe la partida (SHA-256 { $commitment }).
cli-verify-withheld = la partida ha acabado, pero falta la semilla prometida, así que su azar no se puede comprobar

# Resolver.
cli-solving = Resolviendo…
cli-solve-title = BraveRats, resuelto
cli-solve-options = Opciones
cli-solve-value = Gana Yarg (un empate cuenta la mitad)
cli-solve-positions = Posiciones
cli-solve-time = Tiempo
cli-solve-opening = Apertura perfecta de cada clan
cli-solve-opening-both = Apertura perfecta, la misma para ambos clanes
cli-count = { $count }
cli-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

# La mesa de BraveRats.
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
cli-braverats-watched = El Espía de { $clan } vigila: enseñas tu carta primero.
cli-braverats-shown = { $clan } enseña
cli-braverats-their-hand = { $clan } tiene
cli-braverats-their-three = { $clan } tiene { $size } de
cli-braverats-their-draft = { $clan } se ha quedado { $size }, de las que conoces:
cli-braverats-your-pile = Tu mazo
cli-braverats-drafted = Tienes
cli-braverats-packet = El paquete: quédate una
cli-braverats-no-cards = nada
cli-braverats-as = { $face ->
    [blank] 5, sin poder
   *[other] como { $card }
}
cli-braverats-prompt = Tu carta (? ayuda)
cli-braverats-prompt-keep = Qué carta te quedas (? ayuda)
cli-braverats-goal = Los dos clanes eligen una carta en secreto y la descubren a la vez. Con { $target } rondas ganadas se toma el reino.
cli-braverats-table = Quién gana la ronda
cli-braverats-table-bonus = Quién gana esta ronda, con el +2
cli-braverats-corner =
    { $yours } ↓
    { $theirs } →
cli-braverats-legend = Y Yarg, A Applewood, = en espera, ! gana toda la partida.
cli-braverats-legend-mime = El Mimo (número 8) cuenta como la carta que copia.
