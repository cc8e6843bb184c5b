# La orden `reino` y lo que los juegos comparten en la terminal.

# La línea de órdenes.
cli-about = Juega, repite, comprueba y estudia los juegos del reino.
cli-about-play = Jugar aquí una partida contra un bot.
cli-about-replay = Contar de nuevo una partida guardada, paso a paso.
cli-about-verify = Comprobar una partida guardada: cada paso legal y el azar tal como lo reparte la semilla.
cli-about-export = Mostrar una partida guardada como lista de jugadas, o escribirla en un archivo.
cli-about-import = Hacer un registro de una lista de jugadas, comprobando cada una.
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
cli-metavar-compare = NOMBRE[=VALORES]
cli-metavar-position = POSICIÓN
cli-metavar-seat = ASIENTO
cli-help-help = mostrar esta ayuda y salir
cli-help-version = mostrar la versión y salir
cli-help-lang = idioma; si no se indica, el de tu sistema
cli-help-game = nombre del juego, véase: reino games
cli-help-bot = quién juega contra ti: best, search, random o un nivel del juego, como casual; si el nombre no existe, se muestran los que hay. archivo.py:nombre o "program:ORDEN" es un bot propio; se puede repetir, uno por cada otro asiento
cli-help-seat = tu asiento por nombre o número: 0 (por omisión), 1, …; si el nombre no existe, se muestran los que hay
cli-help-players = cuántos juegan, si el juego admite varios números; por omisión, el primero de ellos; reino games los muestra
cli-help-option = fijar una opción, véase: reino options JUEGO; se puede repetir
cli-help-position = empezar en esta posición, como "10/1wwwwwwww1/… S 0", o en este mapa, en vez de desde el principio, en los juegos que pueden escribirlos. @mapa.txt lo lee de un archivo
cli-help-seed = un número entero; el mismo número reparte la misma partida
cli-help-save = guardar aquí el registro al final sin preguntar; si el archivo existe, se reemplaza
cli-help-resume = seguir con esta partida sin acabar, registro o lista de jugadas; tu asiento es donde se sentó una persona, o --seat
cli-help-file = un registro guardado o una lista de jugadas
cli-help-record = un registro guardado u otra lista de jugadas
cli-help-movelist = una lista de jugadas
cli-help-export-to = escribir aquí en vez de mostrar; si el archivo existe, se reemplaza
cli-help-import-to = dónde guardar el registro; si el archivo existe, se reemplaza
cli-help-json = escribir JSON en vez de una tabla
cli-help-hands = cartas repartidas, de Yarg / de Applewood: "príncipe,espía,… / general,mago,…"
cli-usage-required = falta: { $names }
cli-usage-unrecognized = no se entiende: { $names }; reino ORDEN --help muestra lo que admite una orden
cli-usage-no-command = no existe la orden { $names }{ $hint } Hay: { $known }
cli-usage-expected = { $names } necesita un valor
cli-usage-no-value = { $names } no lleva valor; quita el = y lo que le sigue
cli-see-help = Ayuda: reino { $command } --help

# Errores.
cli-seat-needs = el asiento «{ $given }» necesita { $players } jugadores: --players { $players }
cli-bots-count = --bot aparece { $given } veces, pero { $seats ->
    [one] solo hay otro asiento
   *[other] hay otros { $seats } asientos: indica un bot para todos o uno para cada uno
}
cli-no-seat = no existe el asiento «{ $given }». Hay: { $known }.
cli-option-form = una opción se escribe nombre=valor; llegó «{ $given }». Mira: reino options JUEGO
cli-file-missing = no existe el archivo «{ $file }»; revisa su nombre y su carpeta
cli-file-folder = «{ $file }» es una carpeta, no un archivo; indica un archivo
cli-file-no-text = «{ $file }» no contiene un texto que se pueda leer; se esperaba un texto en UTF-8
cli-file-forbidden = no se permite abrir «{ $file }»; revisa sus permisos o indica otro archivo
cli-file-unusable = «{ $file }» no se puede usar: { $why }
cli-resume-said = { $option } no va con --resume: { $file } contiene la partida con sus opciones y su posición. Quita { $option }
cli-resume-seat = el archivo no dice cuál es tu asiento: añade --seat con uno de estos: { $known }
cli-resume-other = «{ $file }» es una partida de { $found }, no de { $given }; quita { $given } o indica otro archivo
cli-resume-over = la partida de «{ $file }» ya ha acabado y no puede seguir; reino replay la cuenta
cli-resume-unread = no se puede seguir con «{ $file }»: { $why }
cli-file-unwritable = no se permite escribir en «{ $file }»; revisa sus permisos o indica otro sitio
cli-file-twice = «{ $file }» se da dos veces; cada resultado necesita su propio archivo
cli-file-neither = «{ $file }» no es un registro ni una lista de jugadas: un registro es JSON, y una lista empieza con una línea como «Game: sparta»
cli-no-folder = no existe la carpeta «{ $folder }»; indica una que exista
cli-folder-file = «{ $file }» es un archivo, no una carpeta; indica una carpeta
cli-unwritten = no se pudo escribir «{ $file }»: { $why }
cli-import-record = import admite una lista de jugadas, y «{ $file }» ya es un registro; úsalo tal cual
cli-interrupted = Interrumpido. ¡Hasta pronto!

# Lo que se compila para esta máquina la primera vez que hace falta.
cli-preparing = { $part ->
    [rules] Preparando las reglas de { $game }
    [search] Preparando los bots de { $game }
    [greedy] Preparando el bot codicioso de { $game }
    [engine] Preparando el motor de { $game }
    [solver] Preparando la solución exacta de { $game }
    [encoding] Preparando los tensores de { $game }
    [batches] Preparando los lotes de { $game }
    [gpu] Preparando { $game } para la tarjeta gráfica
   *[other] Preparando { $game }
  }
cli-preparing-once = { $what }, solo la primera vez

# Listas.
cli-column-game = Juego
cli-column-players = Jugadores
cli-column-about = Qué es
cli-column-option = Opción
cli-column-values = Valores
cli-column-default = Por omisión
cli-no-options = { $game } no tiene opciones.
cli-option-example = Ejemplo: reino play { $game } --option { $option }

# Jugar.
cli-welcome = Escribe ? para ver la ayuda. Con Ctrl-C sales cuando quieras.
cli-resumed = Seguimos con { $file }.
cli-you = tú
cli-person = persona
cli-bot = bot { $name }
cli-bot-name = { $name ->
    [best] más fuerte
    [perfect] perfecto
    [master] maestro
    [expert] experto
    [skilled] hábil
    [casual] aficionado
    [novice] novato
    [beginner] principiante
    [greedy] codicioso
    [search] buscador
    [random] aleatorio
   *[other] { $name }
}
cli-getting-ready = Preparando…
cli-thinking = { $seat } ({ $bot }) está pensando…
cli-thinking-hint = Calculando la pista…
cli-confirm = { $choice }. Intro descubre, deshacer la retira
cli-confirm-open = { $choice }. Intro la juega, deshacer la retira
cli-undone = Deshecho.
cli-nothing-to-undo = No hay nada que deshacer: aún no has elegido.
cli-undo-seen = No hay nada que deshacer: desde tu última elección se han visto cartas o ha elegido otro jugador.
cli-undo-one = Solo se puede retirar lo que acabas de elegir: escribe deshacer sin «{ $given }».
cli-undo-number = deshacer lleva un número de { $unit ->
    [turns] turnos
   *[choices] elecciones
}, como en deshacer 3; llegó «{ $given }».
cli-undo-most = { $most ->
    [one] Solo se puede deshacer { $unit ->
        [turns] un turno tuyo
       *[choices] una elección tuya
    }.
   *[other] Solo se pueden deshacer { $most } { $unit ->
        [turns] turnos tuyos
       *[choices] elecciones tuyas
    }.
}
cli-spared = Solo hay una elección: { $choice }.
cli-command-alone = «{ $command }» va sola: escríbela sin «{ $rest }».
cli-position = Posición: { $position }
cli-position-none = Este juego no tiene texto para sus posiciones; guardar la conserva, y --resume sigue con ella.
cli-unknown-line = «{ $line }» no es posible aquí. Puedes elegir: { $choices }. Escribe ? para ver la ayuda.
cli-ambiguous = «{ $line }» podrían ser varias: { $choices }. Escribe más letras del nombre, o el número.
cli-plain-you = Eres { $seat }
cli-plain-prompt = Tu elección (? ayuda)
cli-help-choice = Elige por número, por nombre o por el principio del nombre, en español o en inglés, con o sin tildes. Con un signo de exclamación detrás («7!») se descubre al momento. Intro solo vuelve a dibujar la mesa.
cli-help-choice-open = Elige por número, por nombre o por el principio del nombre, en español o en inglés, con o sin tildes. Con un signo de exclamación detrás («7!») se juega al momento. Intro solo vuelve a dibujar la mesa.
cli-help-enter = Órdenes y jugadas valen en mayúsculas o minúsculas. Intro solo vuelve a dibujar el tablero.
cli-command-help = ayuda
cli-command-hint = pista
cli-command-history = historia historial
cli-command-undo = deshacer
cli-command-position = posición
cli-command-save = guardar
cli-command-quit = salir
cli-about-help = esta página; ? hace lo mismo
cli-about-hint = qué harían aquí jugadores perfectos o fuertes
cli-about-history = todo lo que ha pasado
cli-about-undo = retirar tu elección antes de que se descubra
cli-about-undo-open = retirar tu elección antes de que se juegue
cli-about-advice = lo que jugaría el motor, y cómo seguiría
cli-about-take-back = retirar tu último turno y la respuesta; deshacer 3 retira tres
cli-about-take-back-unseen = deshacer tu última elección, mientras no se haya visto nada nuevo; deshacer 3 deshace tres
cli-about-position = la posición como texto, para --position
cli-about-board = el mapa como texto, para --position
cli-about-save = guardar el registro: guardar ARCHIVO
cli-about-quit = salir; se te pregunta si quieres guardar
cli-history-empty = Todavía no ha pasado nada.
cli-result-won = ¡Has ganado!
cli-result-lost = Has perdido.
cli-result-draw = Empate.
cli-result-winner = Gana { $seat }
cli-result-why = Gana { $seat }: { $why }
cli-rematch = ¿Otra partida? (s/n)
cli-goodbye = ¡Adiós!
cli-yes = s si sí
cli-no = n no

# Guardar.
cli-save-offer = ¿Guardar esta partida? Un nombre de archivo, s para { $file }, Intro para no
cli-save-replace = { $file } ya existe. ¿Reemplazarlo? (s/n)
cli-save-name = «{ $name }» no se toma por un nombre de archivo: ese lleva punto, como partida.json. También vale s, n o Intro.
cli-save-kept = { $file } queda como está; no se ha guardado nada.
cli-save-failed = No se pudo escribir { $file } ({ $why }). No se ha perdido nada: prueba con otro nombre.
cli-saved = Guardado: { $file }
cli-resume-how = Para seguir con ella: reino play --resume { $file }

# Pistas.
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-hint-search = Aquí no se sabe todo, así que esto viene de una búsqueda.
cli-hint-none = No hay pista para esta posición.
cli-hint-yours = Con qué frecuencia elegir cada una
cli-hint-share = jugar
cli-hint-worth = vale
cli-hint-looked = Lo que más ha mirado la búsqueda:
cli-hint-looks = mira
cli-hint-expects = espera
cli-hint-caption = «Mira» es cuántas veces se ha probado una elección, «espera» lo que puede dar, desde { $lost } (perder) hasta 1 (ganar).
cli-hint-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# Repetir y comprobar.
cli-replay-seat = { $seat }: { $player }
cli-replay-options = Opciones: { $options }
cli-replay-open = { $steps ->
    [0] El registro termina antes del primer paso.
    [one] El registro termina tras un paso; la partida no ha acabado.
   *[other] El registro termina tras { $steps } pasos; la partida no ha acabado.
}
cli-decided = { $reason ->
    [resigned] Gana { $seat }: la otra parte se ha rendido.
    [timeout] Gana { $seat }: a la otra parte se le acabó el tiempo.
   *[agreed] Empate, de común acuerdo.
}
cli-verify-failed = { $file } no se sostiene: { $why }
cli-verify-steps = { $steps ->
    [one] El único paso es legal.
   *[other] Los { $steps } pasos son legales.
}
cli-verify-result = El resultado es al que llevan los pasos.
cli-verify-decided = La partida acabó como lo decidieron las personas, antes que por las reglas.
cli-verify-given = { $steps ->
    [one] El primer paso es de una partida anterior: su azar se prueba allí, no aquí.
   *[other] Los primeros { $steps } pasos son de una partida anterior: su azar se prueba allí, no aquí.
}
cli-verify-open = La partida no ha acabado.
cli-verify-seed = La semilla es la que se prometió antes de la partida (SHA-256 { $commitment }).
cli-verify-dice = { $outcomes ->
    [0] No hizo falta el azar.
    [one] La semilla reparte justo el único resultado del azar.
   *[other] La semilla reparte justo estos { $outcomes } resultados del azar.
}
cli-verify-no-promise = Azar sin probar: el registro no nombra ninguna semilla prometida. O no se prometió antes de la partida, o la partida se retomó, y entonces ya no se conoce.
cli-verify-sealed = Azar aún sin probar: la semilla es secreta hasta que acabe la partida (SHA-256 { $commitment }).
cli-verify-withheld = la partida ha acabado, pero falta la semilla prometida, así que su azar no se puede comprobar

# Números.
cli-count = { $count }
cli-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

# Analizar.
cli-about-analyse = Mostrar las mejores líneas de una posición según el motor mira más hondo.
cli-metavar-moves = JUGADAS
cli-help-analyse-position = mirar esta posición y no la inicial: "10/1wwwwwwww1/… S 0"; @ARCHIVO la lee de un archivo
cli-help-moves = jugar antes estas jugadas: "b2-d4 b9-d7", o toda una lista
cli-help-lines = cuántas líneas (por omisión 3)
cli-help-seconds = parar tras estos segundos (por omisión 5, si no hay otro límite)
cli-help-nodes = parar tras tantas posiciones; el resultado es siempre el mismo
cli-help-depth = parar en esta profundidad; el resultado es siempre el mismo
cli-help-no-board = no dibujar antes el tablero
cli-usage-whole = { $name } lleva un número entero{ $least ->
    [0] { "" }
   *[1] {" "}mayor que 0
}; llegó «{ $given }»
cli-usage-between = { $name } es un número entero de { $least } a { $most }; llegó «{ $given }»
cli-usage-seconds = --seconds lleva un número mayor que 0, hasta { $most }; llegó «{ $given }»
cli-analyse-no-engine = no hay motor para { $game }, solo para { $known }; indica uno de estos juegos
cli-moves-heading = el encabezado { $heading } de la lista dice «{ $there }», y la línea de órdenes «{ $given }»; indica solo las jugadas
cli-analyse-over = La partida ha acabado; no queda nada que analizar.
cli-analyse-scores = Las puntuaciones son de { $side }, a quien le toca: puntos de ventaja en la escala Elo, y la parte del punto que cabe esperar (un empate es medio). Los turnos hasta un final seguro cuentan los de ambos bandos.
cli-analyse-wins = { $turns ->
    [one] gana ya
   *[other] gana en { $turns } turnos
}
cli-analyse-loses = { $turns ->
    [one] pierde ya
   *[other] pierde en { $turns } turnos
}
cli-analyse-depth = profundidad { $depth }
cli-analyse-nodes = { $nodes ->
    [one] 1 nodo
   *[other] { $nodes } nodos
}
cli-analyse-rate = { $rate } nodos/s
cli-analyse-column-score = Puntuación
cli-analyse-share = Espera
cli-analyse-column-line = Línea
cli-analyse-busy = Mirando a profundidad { $depth }… Ctrl-C termina.

# Equilibrio.
cli-about-balance = Hacer jugar a un bot contra sí mismo y ver si un juego es equitativo, variante por variante.
cli-help-layout = medir solo esta disposición, si el juego las tiene; se puede repetir. Si no se indica, todas
cli-help-compare = comparar los valores de esta opción, todos o los nombrados: map, ending=simple,tribal. Si no se indica, disposiciones o finales, si el juego los tiene
cli-help-games = cuántas partidas de cada una (por omisión 100)
cli-help-balance-bot = quién juega: skilled donde lo haya (por omisión) u otro nombre
cli-help-balance-nodes = nodos, o iteraciones, que el bot puede usar en una jugada
cli-help-workers = cuántos procesos juegan (por omisión, uno por procesador)
cli-help-arena-seed = un número entero; el mismo número reparte las mismas cartas (sin él: al azar, o el que empezó --out)
cli-help-balance-seed = un número entero (por omisión 1); el mismo número juega las mismas partidas
cli-help-plot = dibujar el resultado en este archivo, un SVG; si existe, se reemplaza
cli-help-balance-json = escribir el resultado en este archivo como JSON; si existe, se reemplaza
cli-not-svg = un gráfico es un SVG, así que su nombre acaba en .svg; llegó «{ $file }»
cli-balance-twice = la opción { $option } viene dos veces: con --option y con { $flag }; quita una
cli-balance-both = --layout y --compare no van juntas; da solo --compare layout=…, que dice lo mismo
cli-games-playing = Jugando
cli-games-left = faltan
cli-balance-title = { $game }: ¿es equitativo?
cli-balance-bot = { $games ->
    [one] { $bot } contra sí mismo, una partida
   *[other] { $bot } contra sí mismo, { $games } partidas
}
cli-balance-bot-each = { $games ->
    [one] { $bot } contra sí mismo, una partida de cada
   *[other] { $bot } contra sí mismo, { $games } partidas de cada
}
cli-balance-players = { $players } jugadores
cli-balance-begins = empieza { $seat }
cli-balance-order = 1.º es quien empieza, por sorteo
cli-balance-place = { $place ->
    [0] 1.º
    [1] 2.º
    [2] 3.º
   *[other] 4.º
}
cli-balance-interrupted = Interrumpido: esto es lo que se había jugado.
cli-balance-column-setting = Variante
cli-balance-column-option = { $option ->
    [layout] Disposición
    [ending] Final
    [map] Mapa
   *[other] { $option }
}
cli-balance-column-games = Partidas
cli-balance-column-draws = Empates
cli-balance-column-score = Puntos de { $first }
cli-balance-column-turns = Turnos
cli-balance-column-choices = Jugadas
cli-balance-column-fairness = Equidad
cli-balance-column-ends = Cómo acabaron las partidas
cli-balance-wins = Gana { $seat }
cli-balance-others = otro
cli-balance-range = { $low }–{ $high } %
cli-balance-margin = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-balance-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-balance-tick = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
cli-balance-intervals = Los puntos son la parte de los posibles; un empate es medio punto. Debajo de un número está el intervalo que contiene la verdad 19 veces de cada 20.
cli-balance-intervals-many = Un empate es una victoria compartida. Debajo de un número está el intervalo que contiene la verdad 19 veces de cada 20.
cli-balance-fairness = La equidad es { $seats ->
    [2] el doble de la parte
   *[other] { $seats } veces la parte
} de las partidas que gana quien menos gana: 100 % cuando todos ganan lo mismo; los empates y cualquier ventaja la reducen.
cli-balance-none-fair = Ninguna es equitativa: en todas hay algún bando que no ha ganado ninguna partida.
cli-balance-fairest = { $count ->
    [one] La más equitativa: { $settings } ({ $fairness }).
   *[other] Igual de equitativas: { $settings } ({ $fairness }).
}
cli-balance-close = { $count ->
    [one] Con tan pocas partidas no se distingue de: { $names }.
   *[other] Con tan pocas partidas no se distinguen de: { $names }.
}
cli-balance-strategy = { $strategy ->
    [clubs] ♣ voló
    [spades] ♠ ganó un combate
    [hearts] ♥ ganó un juicio
    [diamonds] ♦ comerció
   *[other] { $strategy }
}
cli-balance-sign = { $strategy ->
    [clubs] ♣
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[other] { $strategy }
}
cli-balance-against = y { $share }
cli-balance-times = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-balance-by-winners = lo hizo quien ganó, y su margen
cli-balance-by-seats = lo hizo un asiento, ganara quien ganara
cli-balance-used = { $strategy } { $winners } frente a { $seats }
cli-balance-used-note = Arriba, en qué parte de las partidas lo hizo al menos una vez quien ganó; debajo, en qué parte lo hizo un asiento, ganara quien ganara. Cuanto más se separan, más decide.
cli-balance-brought = { $game ->
    [jackrabbits] Palos de las cartas reales que quienes ganaron llevaron a casa
   *[other] Con qué ganaron
}
cli-balance-panel-used = Qué hicieron quienes ganaron
cli-balance-panel-length = { $unit ->
    [turns] Turnos por partida: la más corta, la mitad central, la más larga; el punto es la media
   *[choices] Jugadas por partida: la más corta, la mitad central, la más larga; el punto es la media
}
cli-balance-sentence-used = { $setting }, quienes ganaron frente a todos los asientos: { $uses }.
cli-balance-whisker = puntos de { $first } y su margen
cli-balance-sentence = { $setting }: gana { $wins }, empata { $draws }, pierde { $losses }.

# Arena.
cli-about-arena = Hacer jugar a unos bots contra otros y puntuarlos.
cli-metavar-bot = BOT
cli-metavar-folder = CARPETA
cli-help-arena-bots = dos o más: nombres de bots, módulo:nombre o archivo.py:nombre en Python, "program:ORDEN" en cualquier lenguaje
cli-help-arena-games = cuántas partidas de cada pareja, o de cada grupo de tres o cuatro (por omisión 100); cada reparto se juega desde todos los asientos
cli-help-arena-seconds = segundos que un bot puede pensar una elección; un programa que responde más tarde abandona
cli-help-arena-iterations = iteraciones, o nodos, que un bot puede usar en una elección
cli-help-engine = dónde se juega: procesos de esta máquina (por omisión) o un clúster de Ray
cli-help-arena-out = diario: cada partida se escribe aquí al acabar, y la misma orden sigue donde se quedó
cli-help-keep-records = guardar el registro de cada partida en esta carpeta
cli-usage-one-of = { $name } admite { $known }; llegó «{ $given }»
cli-arena-alone = una arena necesita dos bots o más; { $given ->
    [one] llegó 1
   *[other] llegaron { $given }
}
cli-arena-twice = el bot «{ $bot }» aparece dos veces; nombra cada bot una sola vez
cli-arena-title = { $game }: { $bots } bots, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
cli-arena-seconds = { $seconds } s por elección
cli-arena-iterations = { $iterations } iteraciones por elección
cli-arena-column-bot = Bot
cli-arena-column-against = Contra
cli-arena-column = { $column ->
    [rating] Puntos
    [interval] 95 %
    [games] Partidas
    [wins] Victorias
    [score] Resultado
   *[forfeits] Abandonos
}
cli-arena-range = { $low } a { $high }
cli-arena-rating = { $scale ->
    [elo] Los puntos son de Elo, en torno a la media de todos y de todas las partidas juntas; el intervalo acierta 19 veces de cada 20.
   *[openskill] Los puntos son de OpenSkill, que empieza en 25; según su modelo, el intervalo acierta 19 veces de cada 20.
}
cli-arena-unknown = se desconoce
cli-arena-apart = Ninguna partida une a estos grupos de bots: { $groups }. Los puntos solo se pueden comparar dentro de un grupo{ $scale ->
    [elo] , que tiene su propia media.
   *[openskill] .
}
cli-arena-unmet = { $count ->
    [one] { $bots } no se ha enfrentado a ningún otro bot: de su fuerza no se sabe nada.
   *[other] { $bots } no se han enfrentado a ningún otro bot: de su fuerza no se sabe nada.
}
cli-arena-cross-note = { $players ->
    [2] Parte de los puntos contra cada uno: un empate es medio punto.
   *[other] Parte de las partidas en que uno quedó mejor que el otro; igual que el otro cuenta media.
}
cli-arena-forfeit = Partida { $game }: { $report }
cli-arena-forfeits = { $bot } ha abandonado { $count } partidas en total.
cli-arena-lost = { $count ->
    [one] Se renunció a una partida, porque su proceso moría una y otra vez: la número { $games }.
   *[other] Se renunció a { $count } partidas, porque sus procesos morían una y otra vez: las números { $games }.
}
cli-arena-resume = La misma orden sigue donde acaba { $file }.
cli-arena-resumed = Se sigue: { $count } de { $total } partidas han acabado.

# Estadísticas.
cli-about-stats = Contar lo que dicen los registros de una carpeta: duración, aperturas, quién gana.
cli-help-stats = una carpeta de registros, como la que deja reino arena --keep-records; cuentan también sus subcarpetas
cli-stats-none = no hay registros en «{ $folder }»: ninguno de sus archivos acaba en .json. Indica la carpeta de reino arena --keep-records
cli-stats-reading = Leyendo
cli-stats-games = Partidas acabadas: { $games }; sin acabar: { $unfinished }.
cli-stats-length = { $unit ->
    [turns] Turnos
   *[choices] Elecciones
} por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media; la mitad central de { $low } a { $high } en torno a { $middle }, de { $least } a { $most } en total.
cli-stats-column-seat = Asiento
cli-stats-column-wins = Victorias
cli-stats-column-share = Parte
cli-stats-column-score = Resultado
cli-stats-column-interval = 95 %
cli-stats-column-opening = Primera elección
cli-stats-column-chosen = Veces
cli-stats-intervals = El resultado es la parte de los puntos; una victoria compartida es medio punto. Los intervalos aciertan 19 veces de cada 20.
cli-stats-damaged = Se omite { $file }: { $why }
cli-stats-skipped = { $count ->
    [one] Se ha omitido un archivo.
   *[other] Se han omitido { $count } archivos.
}
cli-stats-title = { $games ->
    [one] Una partida registrada
   *[other] { $games } partidas registradas
}
cli-stats-first = Gana el primero
cli-stats-others = Otro
cli-stats-whisker = Resultado del primero, y su margen
cli-stats-panel = { $group }: primeras elecciones, y qué fue de ellas

## Un servidor

cli-about-serve = Servir mesas en las que jugar, para amigos de cerca y de lejos.
cli-about-backup = Copiar la base de datos de un servidor mientras funciona.
cli-about-reports = Mostrar lo que la gente ha denunciado en las charlas de un servidor.
cli-help-hide = el número de una línea que ya nadie debe ver
cli-help-show = el número de una línea oculta que todos deben ver otra vez
cli-reports-none = Nadie ha denunciado nada.
cli-reports-line = Línea { $line } en la mesa { $table }, { $at }, de { $name }: denunciada por { $reports ->
        [one] una persona
       *[other] { $reports } personas
    }{ $hidden ->
        [true] , oculta
       *[other] {""}
    }
cli-about-bot = Hacer jugar a un bot en una mesa de un servidor.
cli-metavar-url = URL
cli-metavar-address = DIRECCIÓN
cli-metavar-table = MESA
cli-help-data = la carpeta en la que se guarda todo (por omisión, una de las tuyas)
cli-help-database = una base de datos en lugar de un archivo en esa carpeta: postgresql://...
cli-help-bus = por dónde se hablan varios procesos: redis://...
cli-help-serve-workers = cuántos procesos sirven (por omisión, 1); más necesitan --database y --bus
cli-help-host = la dirección en la que escuchar (por omisión, 127.0.0.1: solo esta máquina)
cli-help-port = el puerto en el que escuchar (por omisión, 8000); con 0, cualquiera libre
cli-help-origin = la dirección por la que se conoce este servidor, como https://reino.example
cli-help-proxies = cuántos proxies tuyos hay delante (por omisión, 0)
cli-help-serve-open = abrirlo en un navegador de esta máquina en cuanto esté listo
cli-help-serve-verbose = escribir todo el registro, una línea por petición, también en una terminal; fuera de ella se escribe siempre
cli-help-serve-bots = cuántos bots piensan a la vez (por omisión, uno menos que procesadores)
cli-help-export-all = todo lo que guarda un servidor, también los secretos, al archivo de --to
cli-help-import-all = todo lo de un servidor, de un archivo así a una base de datos vacía
cli-help-backup = el archivo que se escribe
cli-help-network-bot = un nivel, o uno tuyo: archivo.py:nombre, módulo:nombre, "program:ORDEN"
cli-help-server = la dirección del servidor
cli-help-table = el nombre de la mesa, o su enlace
cli-help-network-seat = el asiento que ocupa, contando desde 0 (por omisión, el primero libre)
cli-help-network-name = cómo se llama allí el bot (por omisión, como aquí)
cli-help-network-seconds = cuánto piensa cada decisión
cli-serve-sqlite = varios procesos necesitan una base de datos que puedan compartir: --database postgresql://...
cli-serve-bus = varios procesos necesitan contarse lo que pasa: --bus redis://...
cli-serve-folder = no se puede crear la carpeta { $folder }, o no se puede escribir en ella
cli-serve-no-home = no hay carpeta personal en la que guardarlo todo: indica una con --data
cli-left-out = queda fuera: { $error }
cli-serve-ready = Reino está en { $url }
cli-serve-here = En esta máquina también: { $url }
cli-serve-data = Todo se guarda en { $folder }
cli-serve-bots = Ahora se preparan los bots, solo la primera vez: durante un minuto o dos pueden tardar en responder.
cli-serve-stop = Ctrl-C lo detiene.
cli-serve-warning = Aviso: { $what }.
cli-serve-error = Algo ha fallado: { $what }. Con --verbose el servidor cuenta más.
cli-everything-to = la exportación de todo necesita un archivo; indícalo con --to
cli-everything-out = { $lines } líneas están en { $file }. Contiene todos los secretos del servidor: guárdalo bien.
cli-everything-in = { $lines } líneas de { $file } están en la base de datos.
cli-backup-made = La base de datos está copiada en { $file }.
cli-bot-waiting = El servidor no responde; otro intento dentro de { $seconds } s.
cli-bot-sits = Ocupa el asiento { $seat }.
cli-bot-closed = La mesa se cerró.
cli-bot-over = La partida ha terminado ({ $reason }): { $value }.
