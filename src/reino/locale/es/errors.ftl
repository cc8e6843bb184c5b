# Lo que Reino rechaza: qué se esperaba y qué llegó.

# Partes de frases.
error-quoted = «{ $text }»
error-and = { $last ->
    [yes] { $one } y { $other }
   *[no] { $one }, { $other }
}
error-or = { $last ->
    [yes] { $one } o { $other }
   *[no] { $one }, { $other }
}
error-did-you-mean = ; ¿querías decir { $name }?
# Detrás de «el» y de «del».
error-the-seat = asiento { $seat }
error-the-seats = { $last ->
    [yes] { $one } y del { $other }
   *[no] { $one }, del { $other }
}
error-the-public = público
error-the-chance = azar
error-what = { $what ->
    [seat] un asiento
    [action] una acción
    [outcome] un resultado del azar
    [seed] una semilla
    [games] la cantidad de partidas
    [depth] la profundidad
    [target] la meta
    [card] una carta
    [face] lo que contó una carta
    [hand] una mano
    [hands] las manos
   *[other] { $what }
}

# Números.
error-not-whole = { error-what } es un número entero; llegó { $given }
error-too-large = { error-what } nunca es tan grande como { $given }
error-too-small = { error-what } no baja de { $least }; llegó { $given }

# Cargar y empezar una partida.
error-no-language = los idiomas de Reino son { $known }; llegó { $given }
error-game-name = un juego se carga por su nombre; llegó { $given }
error-game-broken = el juego { $game } no se puede jugar aquí
error-broken-game = el juego { $game } del paquete { $package } no se puede jugar: { $why } (con todo detalle: python -m reino.cli.trial { $game })
error-broken-part = algo falla en { $part ->
    [games] su GameSpec
    [rules] sus reglas
    [words] sus textos
    [encoding] su codificación
    [levels] sus niveles
    [guidance] lo que guía la búsqueda
    [analyst] su análisis
    [engine] su motor
    [solver] su solucionador
    [previews] sus vistas previas
    [standing] sus respuestas de antemano
    [notation] su notación
    [board] su notación
    [picture] su imagen
    [symbols] sus símbolos
    [screen] su pantalla
    [meta] su descripción (meta)
    [tally] su recuento
    [editor] su editor
   *[code] su código
}: { $reason }
error-broken-end = el proceso que lo probaba terminó sin decir nada, con el código { $code }
error-broken-silence = calló { $seconds } segundos mientras se probaba
error-no-spec = su punto de entrada no es un GameSpec, sino { $given }
error-other-key = su GameSpec tiene la clave { $given }, y el punto de entrada se llama de otro modo
error-no-game = no existe el juego { $given }{ $hint } Hay: { $known }
error-no-option = no existe la opción { $given }{ $hint } Hay: { $known }
error-no-options = no existe la opción { $given }: este juego no tiene ninguna
error-no-bot = no existe el bot { $given }{ $hint } Hay: { $known }
error-no-device = no existe el dispositivo { $given }{ $hint } Hay: { $known }
error-cuda-not-installed = el dispositivo cuda necesita numba-cuda: pip install "reino[cuda]"
error-cuda-simulated = donde la GPU es simulada (NUMBA_ENABLE_CUDASIM), las reglas corren como Python llano: pon también NUMBA_DISABLE_JIT=1
error-no-gpu = aquí no hay una GPU de NVIDIA utilizable; "cpu" siempre lo es
error-batch-actions = un lote quiere números enteros de forma { $shape }, una acción por decisión; llegó { $given }
error-bad-value = la opción { $option } admite { $values }; llegó { $given }
error-options-mapping = las opciones son nombres con sus valores; llegó { $given }
error-contradiction = { $options } se excluyen: { $why }
error-players = { $game } es para { $allowed } jugadores; llegó { $given }
error-seed = una semilla es un número entero, bytes o None; llegó { $given }
error-dealer-seed = la semilla de quien reparte tiene { $size } bytes; llegaron { $given }
error-seed-and-dealer = da una semilla o alguien que reparta, no las dos cosas
error-dealer = quien reparte tiene un método draw(k, weights); llegó { $given }
error-start = se empieza desde un estado de { $game }; llegó { $given }

# Elegir.
error-no-seat = los asientos van de 0 a { $last }; llegó { $given }
error-no-action = las acciones de { $game } van de 0 a { $last }; llegó { $given }
error-no-outcome = los resultados del azar de { $game } van de 0 a { $last }; llegó { $given }
error-mapping-and-action = play admite asientos con sus acciones, o un asiento y una acción; llegaron ambas cosas
error-no-choice = no llegó ninguna elección: play({"{"}asiento: acción, ...{"}"}) necesita al menos una
error-seat-twice = cada asiento que elige se nombra una sola vez; llegó { $given }
error-illegal-move = no se puede elegir { $given }: { $why }
error-illegal-choice = el asiento { $seat } puede elegir { $menu }; llegó { $given }
error-illegal-outcome = el azar puede traer ahora { $possible }; llegó { $given }
error-more-outcomes = uno de otros { $n }
error-not-chances-turn = no es el turno del azar; ahora no puede traer nada
error-chances-turn = es el turno del azar; el asiento { $seat } no tiene que elegir
error-not-asked = el { $whose } no tiene que elegir ahora; es el turno del { $waiting }
error-no-view = se esperaba una vista, como la da state.view(seat); llegó { $given }
error-no-loaded-game = se esperaba un juego, como lo da reino.load(nombre); llegó { $given }
error-game-over = la partida ha acabado ({ $reason }); no hay nada que elegir
error-game-over-seat = la partida ha acabado ({ $reason }); el asiento { $seat } no tiene nada que elegir

# Registros.
error-began-as-guess = este estado no sabe cómo se llegó a él: empezó como una suposición
error-times-count = { $steps ->
    [one] se jugó un paso
   *[other] se jugaron { $steps } pasos
}; { $times ->
    [one] llegó un tiempo
   *[other] llegaron { $times } tiempos
}
error-names-count = { $game } tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}; { $names ->
    [one] llegó un nombre
   *[other] llegaron { $names } nombres
}
error-commitment = un compromiso son 64 cifras hexadecimales; llegó { $given }
error-record-given = los pasos de una partida anterior son entre 1 y los { $steps } que hay; llegó { $given }
error-times = los tiempos son segundos desde el principio; llegó { $given }
error-no-record = esto no es un registro de Reino: { $why }
error-record-format = su formato es { $format }
error-record-damaged = este registro está dañado: { $why }
error-record-version = se pueden leer registros de la versión { $known }; este es de la versión { $given }
error-record-rules = aquí { $game } se juega con la versión { $known } de las reglas; el registro se jugó con la { $given }
error-record-game = el registro es de un juego que no está instalado: { $why }
error-record-setup = la partida del registro no se puede preparar: { $why }
error-record-names = { $seats ->
    [one] un asiento necesita nombre
   *[other] { $seats } asientos necesitan nombre
}; el registro trae { $names }
error-record-options = el registro no dice estas opciones: { $missing }
error-record-step = paso { $step } de { $steps }: { $why }
error-record-result = el registro dice que el resultado es { $given }; sus pasos llevan a { $found }
error-result-open = una partida sin acabar
error-seed-hex = la semilla no es hexadecimal: { $given }
error-nonce-hex = el nonce no es hexadecimal: { $given }
error-seed-size = una semilla tiene { $size } bytes; esta tiene { $given }
error-seed-unpromised = el registro da una semilla, pero no había prometido ninguna
error-seed-other = el SHA-256 de la semilla es { $found }; el registro había prometido { $promised }
error-loaded-dice = paso { $step }: la semilla reparte el resultado { $dealt }; el registro dice { $given }

# El archivo de un registro. Las palabras entre ` ` son de JSON.
error-json-truncated = termina antes de tiempo
error-json-malformed = deja de ser JSON en el byte { $byte }
error-json-kind = en { $where } se esperaba { $wanted }, no { $given }
error-json-length = en { $where } se esperaba una lista de { $length }
error-json-missing = en { $where } falta el campo { $field }
error-json-unknown = en { $where } no existe el campo { $field }
error-json-range = en { $where } hay un número demasiado grande
error-json-letters = no está escrito en UTF-8
error-json-deep = tiene demasiados niveles, unos dentro de otros
error-json-other = no tiene la forma debida

# Bots de otras personas.
error-bot-game = este bot juega a { $game }; la vista es de { $given }
error-own-bot-name = un bot propio se nombra módulo:nombre o archivo.py:nombre; llegó { $given }
error-own-bot-missing = no existe el archivo { $file }
error-own-bot-unloaded = no se pudo cargar { $given }: { $why }
error-own-bot-absent = en { $where } no está { $given }{ $hint }
error-own-bot-kind = { $given } no es un bot: un bot es una función de una vista, o una clase con un método choose(view)
error-own-bot-unmade = no se pudo crear el bot { $bot }: { $why }
error-program-missing = aquí no hay ningún programa { $given } que se pueda ejecutar; un bot que es un programa se nombra { $prefix }ORDEN
error-program-command = la orden { $given } no se entiende: { $why }
error-forfeit = el bot { $bot } pierde por abandono en el asiento { $seat }: { $why }{ $last }
error-forfeit-raised = lanzó { $error } ({ $where })
error-forfeit-illegal = eligió { $said }, y podía elegir { $menu }
error-forfeit-unasked = dijo { $said } antes de que se le preguntara: una línea por pregunta, y nada más
error-forfeit-unread = respondió { $said }; se esperaba el número o el nombre de una de { $menu }
error-forfeit-silent = no dijo nada en { $seconds } segundos; se esperaba el número o el nombre de una de { $menu }
error-forfeit-ended = su programa terminó con el código { $code }; se esperaba el número o el nombre de una de { $menu }
error-forfeit-unstarted = no se pudo iniciar su programa: { $why }
error-forfeit-last = . Sus últimas palabras en la salida de errores: { $lines }
error-journal-other = { $file } no es el diario de una arena; indica otro archivo
error-journal-version = se leen diarios de la versión { $known }; { $file } tiene la versión { $given }
error-journal-setup = { $file } es el diario de otra configuración: allí { $what } es { $there }, aquí es { $asked }; indica otro archivo
error-journal-line = la línea { $line } de { $file } está dañada
error-journal-busy = { $file } está en uso: otra arena está escribiendo en él
error-worker-lost = el proceso que jugaba ha muerto { $tries } veces con la misma partida
error-balance-forfeit = la medición acaba aquí: { $why }
error-needs-extra = esto necesita otro paquete: pip install "reino[{ $extra }]"

# Buscar.
error-search-limits = una búsqueda lleva iterations o seconds, y solo uno de los dos; llegó iterations={ $iterations } y seconds={ $seconds }
error-search-limit = una búsqueda lleva un número entero de iteraciones, o un número de segundos, mayor que 0; llegó { $given }
error-search-threads = una búsqueda usa un número entero de hilos, 1 o más; llegó { $given }
error-search-knowledge = lo que una búsqueda ha de saber es una lista de { $wanted } números de tipo float64, como los hace su guía

# Lo que la solución exacta no abarca.
error-not-solved = { $game } no está resuelto

# Posiciones y dibujos.
error-no-notation = { $game } no tiene notación para posiciones y jugadas
error-no-picture = { $game } no tiene dibujo
error-record-position = la partida guardada empieza en una posición que no lo es: { $why }
error-view-bytes = una vista de { $game } son { $size } bytes; llegaron { $given }

# Codificaciones y entornos para agentes.
error-no-encoding = { $game } no tiene codificación: sus vistas no se cuentan en números
error-public-tensor = un tensor es lo que ve un asiento: pide la vista de un asiento, no la del público
error-not-simultaneous = en { $game } los asientos eligen uno tras otro y no pueden avanzar en paralelo: usa aec_env
error-agent-silent = { $agent } debe una decisión y no ha elegido nada
error-render-mode = un modo de dibujo es uno de { $known }, o None; se recibió { $given }
error-game-and-options = { $game } ya está cargado: los jugadores y las opciones van con el nombre de un juego
error-opening = una apertura es una lista de pasos como «0:6 1:3 -1:2», actor y elección, con espacios entre ellos; llegó { $given }
error-observer-parameters = los observadores no admiten parámetros; llegó { $given }
error-observer-kind = un observador cuenta lo que puede saber un jugador o, con private_info=NONE, lo que pueden saber todos; public_info siempre va incluido

# Listas de jugadas.
error-movelist-no-game = una lista de jugadas empieza con una línea como «Game: sparta»
error-movelist-head = no existe el encabezado { $given }{ $hint } Hay: { $known }
error-movelist-head-twice = el encabezado { $given } aparece dos veces
error-movelist-rules = el encabezado Rules es un número; llegó { $given }
error-movelist-option = el encabezado Options es una lista como nombre=valor, nombre=valor; llegó { $given }
error-movelist-seats = el encabezado Seats es una lista de nombres como "Ana", "Luis"; llegó { $given }
error-movelist-brace = un comentario entre llaves queda sin cerrar o se cierra dos veces: { $given }
error-movelist-number = ahora viene la jugada { $wanted }; la lista dice { $given }
error-movelist-move = jugada { $number } ({ $seat }), { $move }: { $why }
error-movelist-illegal = no se puede jugar aquí
error-movelist-after-end = { $move } viene tras el final de la partida ({ $reason }), que es la jugada { $number }
error-movelist-result = la lista dice que el resultado es { $given }; sus jugadas llevan a { $found }
error-movelist-chance = en una lista de jugadas no cabe lo que trae el azar, como en el paso { $step }
