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
error-names-are-like = ; los nombres son como { $names }
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
    [face] la cara de una carta, la carta por la que contó,
    [hand] una mano
    [hands] las manos
   *[other] { $what }
}

# Números.
error-not-whole = { error-what } es un número entero; llegó { $given }
error-too-large = { error-what } es un número entero, a no más de { $most } del 0; llegó { $given }
error-too-small = { error-what } no baja de { $least }; llegó { $given }

# Cargar y empezar una partida.
error-no-language = los idiomas de Reino son { $known }; llegó { $given }
error-game-name = un juego se carga por su nombre, uno de { $known }; llegó { $given }
error-game-broken = el juego { $game } no se puede jugar en este servidor, porque su paquete falla; el registro del servidor dice en qué. Elige otro juego
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
error-broken-end = el proceso que lo probaba terminó sin mensaje, con el código de salida { $code }
error-broken-silence = el proceso que lo probaba no respondió en { $seconds } segundos
error-no-spec = su punto de entrada nombra un GameSpec; llegó { $given }
error-other-key = la clave de su GameSpec es el nombre de su punto de entrada, { $wanted }; llegó { $given }
error-no-game = no existe el juego { $given }{ $hint } Hay: { $known }
error-no-option = no existe la opción { $given }{ $hint } Hay: { $known }
error-no-options = no existe la opción { $given }: este juego no tiene opciones; quítala
error-no-bot = no existe el bot { $given }{ $hint } Hay: { $known }
error-no-device = no existe el dispositivo { $given }{ $hint } Hay: { $known }
error-cuda-not-installed = el dispositivo cuda necesita numba-cuda: pip install "reino[cuda]"
error-cuda-simulated = donde la GPU es simulada (NUMBA_ENABLE_CUDASIM), las reglas corren como Python llano: pon también NUMBA_DISABLE_JIT=1
error-no-gpu = el dispositivo cuda necesita una GPU de NVIDIA, y aquí no hay ninguna utilizable; usa el dispositivo cpu
error-batch-actions = un lote quiere números enteros de forma { $shape }, una acción por decisión; llegó { $given }
error-bad-value = la opción { $option } admite { $values }; llegó { $given }
error-options-mapping = las opciones son nombres con sus valores, como {"{"}"opción": "valor"{"}"}; llegó { $given }
error-contradiction = { $n ->
    [one] { $options } no se puede elegir aquí: { $why }. Elige otro valor
   *[other] { $options } se excluyen: { $why }. Quita una
}
error-option-since = la opción { $option } llegó con las reglas { $since }, y estas son las reglas { $rules }; quítala
error-rules-version = { $game } se juega con las reglas { $known }; llegó { $given }
error-players = { $game } es para { $allowed } jugadores; llegó { $given }
error-seed = una semilla es un número entero, bytes o None; llegó { $given }
error-dealer-seed = la semilla de un dealer tiene { $size } bytes; llegaron { $given }
error-seed-and-dealer = start admite una semilla o un dealer, y llegaron las dos cosas; quita una
error-dealer = un dealer tiene un método draw(k, weights), o es None para dejar el azar a quien llama; llegó { $given }
error-start = se empieza desde un estado de { $game }; llegó { $given }

# Elegir.
error-no-seat = los asientos van de 0 a { $last }; llegó { $given }
error-no-action = las acciones de { $game } van de 0 a { $last }; llegó { $given }
error-no-action-at-all = una acción es su número, entero, o su nombre; llegó { $given }
error-no-action-named = ninguna acción de { $game } se llama { $given }{ $hint }
error-ambiguous-action = { $given } puede ser { $menu }: di algo más del nombre
error-other-game = { $game } no tiene esa acción; llegó { $given }, que es de otro juego
error-no-outcome = los resultados del azar de { $game } van de 0 a { $last }; llegó { $given }
error-mapping-and-action = play admite un diccionario de asientos con sus acciones, o un asiento y una acción; llegaron un diccionario y una acción
error-seat-and-action = play admite un asiento y una acción, o un diccionario de asientos con sus acciones; llegó { $given } sin más
error-no-choice = no llegó ninguna elección: play({"{"}asiento: acción, ...{"}"}) necesita al menos una
error-seat-twice = cada asiento que elige se nombra una sola vez; llegó { $given }
error-illegal-move = no se puede elegir { $given }: { $why }
error-illegal-name = { error-illegal-move }; { $near }
error-none-legal = { $given } puede ser { $menu }, y nada de eso se puede elegir ahora; { $near }
error-legal-now = ahora se puede elegir { $menu }
error-illegal-choice = el asiento { $seat } puede elegir { $menu }; llegó { $given }
error-illegal-outcome = el azar puede traer ahora { $possible }; llegó { $given }
error-no-outcome-named = el azar puede traer ahora { $possible }; llegó { $given }
error-more-outcomes = uno de otros { $n }
error-more-actions = una de otras { $n }
error-not-chances-turn = no es el turno del azar, sino del { $waiting }: usa play(asiento, acción)
error-chances-turn = es el turno del azar; el asiento { $seat } no tiene que elegir: usa fall(resultado) con uno de los resultados de state.chance
error-not-asked = el { $whose } no tiene que elegir ahora; es el turno del { $waiting }
error-not-asked-yet = { error-not-asked }: { $why }
error-no-view = se esperaba una vista, como la da state.view(seat); llegó { $given }
error-no-loaded-game = se esperaba un juego, como lo da reino.load(name); llegó { $given }
error-game-over = la partida ha acabado ({ $reason }); no hay nada que elegir
error-game-over-seat = la partida ha acabado ({ $reason }); el asiento { $seat } no tiene nada que elegir

# Registros.
error-began-as-guess = un registro necesita una partida jugada desde un comienzo o una posición escrita; este estado empezó como una suposición de una vista, o como un estado del que no se puede escribir un texto
error-times-count = { $steps ->
    [one] se jugó un paso, y lleva un tiempo
   *[other] se jugaron { $steps } pasos, y cada uno lleva un tiempo
}; { $times ->
    [one] llegó 1
   *[other] llegaron { $times }
}
error-names-count = { $game } tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}, y cada uno lleva un nombre; { $names ->
    [one] llegó un nombre
   *[other] llegaron { $names } nombres
}
error-commitment = un compromiso son 64 cifras hexadecimales; llegó { $given }
error-record-given = un registro toma de una partida anterior entre 1 y todos sus { $steps } pasos; llegó { $given }
error-times = los tiempos son segundos desde el principio, 0 o más; llegó { $given }
error-no-record = esto no es un registro de Reino: { $why }
error-record-format = un registro tiene el formato { $wanted }; este tiene { $format }
error-record-damaged = este registro está dañado: { $why }
error-record-version = este Reino lee registros de la versión { $known }; este es de la versión { $given }: usa el Reino que lo escribió
error-record-rules = aquí { $game } se juega con las reglas { $known }; el registro se jugó con las reglas { $given }: usa el Reino que lo escribió
error-record-game = el registro es de un juego que no está instalado: { $why }
error-record-setup = la partida del registro no se puede preparar: { $why }
error-record-names = el registro es para { $seats ->
    [one] un asiento, que necesita nombre
   *[other] { $seats } asientos, y cada uno necesita nombre
}; trae { $names } nombres
error-record-options = un registro dice el valor de todas las opciones de su juego; en este faltan: { $missing }
error-record-step = paso { $step } de { $steps }: { $why }
error-record-result = el registro dice que el resultado es { $given }; sus pasos llevan a { $found }
error-result-open = una partida sin acabar
error-seed-hex = una semilla se escribe con cifras hexadecimales; llegó { $given }
error-nonce-hex = un nonce se escribe con cifras hexadecimales; llegó { $given }
error-seed-size = una semilla tiene { $size } bytes; esta tiene { $given }
error-seed-unpromised = un registro que da su semilla la ha prometido antes de la partida; este tiene una semilla y ninguna promesa
error-seed-other = el SHA-256 de la semilla es { $found }; el registro había prometido { $promised }
error-loaded-dice = paso { $step }: la semilla reparte el resultado { $dealt }; el registro dice { $given }

# El archivo de un registro. Las palabras entre ` ` son de JSON.
error-json-truncated = termina antes de tiempo
error-json-malformed = deja de ser JSON en el byte { $byte }
error-json-kind = en { $where } se esperaba { $wanted }, no { $given }
error-json-length = en { $where } se esperaba una lista de { $length }, no de otra longitud
error-json-missing = en { $where } falta el campo { $field }
error-json-unknown = en { $where } no existe el campo { $field }; quítalo
error-json-range = en { $where } hay un número demasiado grande para leerlo
error-json-letters = no está escrito en UTF-8
error-json-deep = sus listas y objetos están anidados a demasiada profundidad para leerlos
error-json-other = sus campos o valores no son los que se esperaban

# Bots de otras personas.
error-bot-game = este bot juega a { $game }; llegó una vista de { $given }
error-own-bot-name = un bot propio se nombra módulo:nombre o archivo.py:nombre; llegó { $given }
error-own-bot-missing = no existe el archivo { $file } del que cargar un bot; revisa su ruta
error-own-bot-unloaded = no se pudo cargar { $given }: { $why }
error-own-bot-absent = en { $where } no está { $given }{ $hint }
error-own-bot-kind = un bot es una función de una vista, o una clase con un método choose(view); { $given } no es ninguna de las dos cosas
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
error-journal-version = este Reino lee diarios de la versión { $known }; { $file } tiene la versión { $given }: indica otro archivo
error-journal-setup = { $file } es el diario de otra configuración: allí { $what } es { $there }, aquí es { $asked }; indica otro archivo
error-journal-line = la línea { $line } de { $file } está dañada; indica otro archivo, o borra esa línea, y su partida se jugará otra vez
error-journal-busy = { $file } está en uso: otra arena está escribiendo en él; espera a que acabe o indica otro archivo
error-worker-lost = el proceso que jugaba terminó inesperadamente { $tries } veces con la misma partida, como cuando falta memoria; usa menos procesos u otro bot
error-balance-forfeit = la medición acaba aquí: { $why }
error-needs-extra = esto necesita un paquete que no está instalado: pip install "reino[{ $extra }]"

# Buscar.
error-search-limits = una búsqueda lleva iterations o seconds, y solo uno de los dos; llegó iterations={ $iterations } y seconds={ $seconds }
error-search-limit = una búsqueda lleva un número entero de iteraciones, o un número de segundos, mayor que 0; llegó { $given }
error-search-threads = una búsqueda usa un número entero de hilos, 1 o más; llegó { $given }
error-search-knowledge = el conocimiento de una búsqueda es un array de { $wanted } números de tipo float64, como los hace su guía; llegó { $given }

# Lo que la solución exacta no abarca.
error-not-solved = el juego perfecto se calcula para { $known }; { $game } no tiene solucionador. Para un consejo, escribe pista en reino play { $game }

# Posiciones y dibujos.
error-no-notation = { $game } no tiene notación para posiciones; sus registros y sus listas de jugadas guardan partidas enteras
error-no-picture = { $game } no tiene dibujo; view.as_dict() cuenta la vista en datos
error-record-position = la partida guardada empieza en una posición que no se puede preparar: { $why }
error-view-bytes = una vista de { $game } son { $size } bytes; llegaron { $given }: se obtienen con bytes(view), del mismo juego y opciones

# Codificaciones y entornos para agentes.
error-no-encoding = { $game } no tiene codificación, así que sus vistas no se cuentan en números; view.as_dict() las cuenta en datos
error-public-tensor = un tensor es lo que ve un asiento: pide la vista de un asiento, no la del público
error-not-simultaneous = en { $game } los asientos eligen uno tras otro y no pueden avanzar en paralelo: usa aec_env
error-agent-silent = step lleva una acción de cada agente que tiene que decidir; falta la de { $agent }
error-render-mode = un modo de dibujo es uno de { $known }, o None; se recibió { $given }
error-game-and-options = { $game } ya está cargado, con sus jugadores y opciones; indícalos con el nombre de un juego en su lugar
error-opening = una apertura es una lista de pasos como «0:6 1:3 -1:2», actor y elección, con espacios entre ellos; llegó { $given }
error-observer-parameters = los observadores no admiten parámetros; llegó { $given }
error-observer-kind = un observador cuenta lo que puede saber un jugador o, con private_info=NONE, lo que puede saber el público; private_info=ALL_PLAYERS y public_info=False no se ofrecen

# Listas de jugadas.
error-movelist-no-game = una lista de jugadas empieza con una línea como «Game: sparta»; este texto empieza por { $given }
error-movelist-head = no existe el encabezado { $given }{ $hint } Hay: { $known }
error-movelist-head-twice = el encabezado { $given } aparece dos veces; quita uno
error-movelist-rules = el encabezado Rules es un número de hasta 9 cifras; llegó { $given }
error-movelist-option = el encabezado Options es una lista como nombre=valor, nombre=valor; llegó { $given }
error-movelist-seats = el encabezado Seats es una lista de nombres como "Ana", "Luis"; llegó { $given }
error-movelist-brace = línea { $line }: un comentario entre llaves no se cierra, o se cierra dos veces: { $given }
error-movelist-number = línea { $line }: ahora toca la jugada { $wanted }; la lista dice { $given }
error-movelist-line = línea { $line }
error-movelist-move = { $line }, jugada { $number }
error-movelist-step = { $place } ({ $actor }), { $step }: { $why }
error-movelist-illegal = las reglas no lo permiten aquí
error-movelist-actor = línea { $line }: no existe el asiento { $given }{ $hint } Hay: { $known }
error-movelist-after-end = línea { $line }: la partida ya ha acabado ({ $reason }); quita { $step }, que viene después del final
error-movelist-result = la lista dice que el resultado es { $given }; sus jugadas llevan a { $found }

# Palabras que no cuentan al leer el nombre de una acción.
fillers = un una el la los las de del sobre en a al con tu contra por desde hasta y

# La pregunta de un juego que no tiene otras.
question-any = { $whom ->
    [you] ¿Qué eliges?
    [others] Se espera a { $who }.
   *[nobody] Ahora no se pregunta nada.
}
