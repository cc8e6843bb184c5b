
# Avisos.
error-notice-settings = los ajustes de los avisos no se pueden leer: { $why }
error-notice-email = { $given } no parece una dirección de correo, como ana@example.org
error-notice-webhook = un webhook es una dirección https sin nombre de usuario ni parte con #; llegó { $given }
error-notice-hours = el silencio va de una hora del día a otra distinta, cada una de 0 a 23; llegó de { $begin } a { $end }
error-notice-zone = no existe la zona horaria { $given }; una es Europe/Madrid
error-notice-subscription = lo que dice el navegador de su suscripción push no sirve
error-notice-push-missing = Web Push necesita una biblioteca más: pip install "reino[push]"
error-notice-vapid = Web Push necesita REINO_VAPID_KEY, una clave privada, y REINO_VAPID_CONTACT, como mailto:ana@example.org
error-notice-sender = REINO_MAIL_FROM es la dirección de la que salen los correos, como ana@example.org; llegó { $given }
error-notice-variable = { $name } es uno de { $known }; llegó { $given }
error-notice-no-mail = este servidor no envía correo
error-notice-code = ese no es el código que se envió a esta dirección
error-notice-code-unsent = el servidor de correo no aceptó la carta con el código; inténtalo más tarde

# La base de datos.
error-database-url = una base de datos es sqlite:///ARCHIVO o postgresql://...; llegó { $given }
error-database-psycopg = PostgreSQL necesita psycopg: pip install "reino[postgres]"
error-database-missing = no hay ninguna base de datos de Reino en { $url }
error-database-foreign = la base de datos { $url } tiene una tabla { $table } que no es de Reino
error-database-newer = esto es de la versión { $given }, y este Reino conoce versiones hasta la { $known }: hace falta un Reino más nuevo
error-database-older = la base de datos { $url } es de la versión { $given }, y este Reino trabaja con la versión { $known }. No se ha cambiado nada. Usa el Reino que la creó; o haz con él una copia de seguridad y después inicia el servidor de este, que la pone al día
error-database-served = otro servidor usa ya la base de datos { $url }. Detén ese, o dale a este una carpeta propia con --data
error-database-busy = la base de datos { $url } está demasiado ocupada para responder
error-database-unreachable = no se llega a la base de datos { $url } ({ $kind }: { $why })
error-database-refused = la base de datos lo ha rechazado ({ $kind }: { $why })
error-database-dangling = una fila de { $table } habla de algo que no está
error-database-closed = el servidor se está parando; ya no se escribe nada
error-database-letters = el texto tiene letras que no se pueden guardar
error-database-taken = otro ha escrito ya la entrada { $number } de la mesa { $table }
error-database-gap = la entrada { $number } de la mesa { $table } no puede seguir a la entrada { $last }
error-database-no-table = no hay ninguna mesa { $table }
error-database-no-person = no hay ninguna persona { $person }
error-database-person-taken = ya hay una persona { $person }, o una con el mismo secreto
error-database-not-empty = la base de datos { $url } no está vacía: hay filas en { $table }
error-database-export = esto no es una exportación de la base de datos de Reino
error-database-export-line = la exportación no se puede leer a partir de la línea { $line }
error-database-export-torn = la exportación ha perdido su final
error-database-backup = la copia { $file } no se puede escribir ({ $why })

# Bots en las mesas.
error-no-level = no existe el bot { $given } para mesas de { $game }{ $hint } Hay: { $known }
error-thinking-closed = el servidor se está cerrando, y sus bots han dejado de pensar
error-thinking-lost = el análisis no ha llegado a nada; inténtalo de nuevo

# Mesas: lo que ahora no se puede pedir a una, o no puede esa persona.
error-no-table = no hay ninguna mesa en esta dirección; revisa el enlace
error-table-nobody = para sentarse hace falta un nombre; elige primero el tuyo
error-table-taken = este asiento está ocupado; elige uno libre
error-table-kept = este asiento está reservado para alguien que jugó la partida anterior; elige otro, o pide a quien abrió la mesa que lo libere
error-table-kept-early = este asiento está reservado para alguien que jugó la partida anterior; podrás liberarlo cuando la mesa lleve abierta { $seconds } s
error-table-empty-seat = solo se libera un asiento ocupado o reservado, y este ya está libre
error-table-no-seat = esta mesa tiene { $seats } asientos, contados desde 0; elige uno de ellos
error-table-not-yours = eso es para quienes juegan en la mesa, y tú no tienes asiento en ella
error-table-not-your-seat = ese asiento no es tuyo; elige uno de los tuyos
error-table-not-host = eso solo puede hacerlo quien abrió la mesa; pídeselo
error-table-nonce = tu página tiene que añadir a los dados { $size } bytes escritos en hexadecimal, y ha enviado otra cosa; vuelve a cargarla
error-table-open-seats = la partida empieza con todos los asientos ocupados, y quedan libres; espera a más gente o dáselos a bots
error-table-begun = eso solo se puede hacer antes de empezar, y la mesa ya no espera a nadie
error-table-not-begun = eso solo se puede hacer durante la partida, y todavía no ha empezado; espera a que empiece
error-table-over = la partida ha acabado; abre otra mesa para volver a jugar
error-table-not-over = eso solo se puede hacer cuando la partida ha acabado, y todavía sigue; espera a que acabe
error-table-not-asked = no es tu turno; espera a que se te pregunte
error-table-stale = eso responde a una pregunta anterior, y la partida ha seguido; mira la mesa y elige de nuevo
error-table-stand-in = en ese asiento juega ahora un bot; recupéralo primero
error-table-no-stand-in = un asiento se recupera del bot que juega por ti, y en este ya juegas tú
error-table-gone = quien ocupaba este asiento ha abandonado la partida, y un bot la juega hasta el final
error-table-vote = puedes votar una vez, por un bot en el asiento de otra persona que sigue jugando; este voto es otro
error-table-vote-early = puedes votar sobre un asiento que lleve { $seconds } s haciendo esperar; este todavía no
error-table-vote-clock = el reloj de este asiento corre, y decide cuándo juega un bot en su lugar; espera al reloj
error-table-no-draws = en esta partida no se pueden acordar tablas; sigue jugando o ríndete
error-table-draw-bot = las tablas las acuerdan personas, y en el otro asiento juega un bot; sigue jugando o ríndete
error-table-draw-offered = ya hay una oferta de tablas; respóndela o espera la respuesta
error-table-no-offer = no tienes ninguna oferta de tablas que responder; puedes ofrecerlas tú
error-table-nothing-to-undo = puedes deshacer tu última elección en esta mesa, y aquí no has hecho ninguna
error-table-undo-rated = en una mesa con puntuación, una elección que ha mostrado algo solo se deshace si otra persona está de acuerdo, y aquí solo hay bots; sigue jugando
error-table-undo-asked = ya se ha pedido deshacer una elección; espera las respuestas
error-table-no-undo = ninguna petición de deshacer una elección espera tu respuesta
error-table-standing = este juego no tiene esa respuesta permanente; elige una de las que ofrece la mesa
error-table-rematched = la siguiente partida ya tiene mesa; siéntate allí
error-table-no-watching = quienes juegan en esta mesa no quieren espectadores; solo pueden verla ellos
error-table-clock = un reloj en vivo da de 1 segundo a 30 días; uno por días, de 1 segundo a 360 días; este se sale de ahí
error-table-steps = esa partida tiene { $steps } pasos; { $given } son más
error-table-busy = en esta mesa pasan demasiadas cosas a la vez; inténtalo de nuevo
error-table-rules = esta mesa se abrió con la versión { $given } de las reglas de { $game }, y aquí se juega la versión { $known }; abre otra mesa
error-state-bytes = un estado de este juego son { $size } bytes; llegaron { $given }

# La conexión de una página.
error-message-unread = el mensaje no se puede leer: { $why }
error-too-many-followed = una página sigue como mucho { $most } mesas

# Personas.
error-nobody = aquí no hay nadie identificado: elige primero un nombre o escribe tu código de recuperación
error-already-somebody = aquí ya eres alguien; cambia tu nombre en su lugar
error-token = esta credencial no es de nadie
error-recovery = nadie tiene este código de recuperación; revisa sus letras
error-bot-recovery = la cuenta de un bot tiene una credencial y ningún código de recuperación
error-name-letters = un nombre es una línea de letras visibles, sin caracteres de control
error-name-bot = un nombre no empieza por «bot»: así distinguen las partidas guardadas a los bots de las personas
error-name-empty = un nombre tiene al menos una letra
error-name-long = un nombre tiene como mucho { $most } letras
error-no-ratings = este servidor no lleva puntuaciones
error-no-notices = este servidor no envía avisos

# Peticiones.
error-origin = esta petición viene de una página ajena
error-origin-form = un origen es un esquema y un servidor, como https://reino.example; llegó { $given }
error-too-many = han sido demasiadas veces; inténtalo de nuevo dentro de { $seconds } s
error-too-large-body = lo que envías tiene como mucho { $most } bytes
error-late-body = lo que enviabas no llegó a tiempo
error-length = la longitud de lo que envías no es un número
error-media = lo que envías tiene que ser JSON y decirlo: Content-Type: application/json
error-body = lo que has enviado no sirve: { $why }
error-body-value = lo que has enviado no sirve: en { $where } no existe { $given }
error-body-bounds = lo que has enviado no sirve: en { $where } se esperaba { $wanted }
error-query-twice = { $name } está dos veces en la dirección
error-query-null = omite lo que no tiene valor en vez de escribir null
error-no-page = no hay nada en esta dirección
error-method = en esta dirección solo puedes usar { $allowed }
error-request = esta petición no se entiende
error-server = algo ha fallado en el servidor; allí ha quedado anotado
error-database = el servidor no alcanza ahora su base de datos; inténtalo de nuevo

# La charla y lo que los procesos se cuentan.
error-chat-off = en esta mesa no se charla
error-chat-not-here = solo charla en esta mesa quien se sienta a ella o la mira
error-chat-late = quien mira esta mesa con retraso charla cuando acaba la partida
error-chat-empty = no se ha dicho nada
error-chat-long = una línea tiene hasta { $most } letras; esta tiene { $given }
error-chat-letters = una línea es un solo renglón de letras visibles; esta tiene otras
error-chat-often = eso fue mucho de golpe; prueba otra vez en { $seconds } s
error-chat-repeated = acabas de decir eso
error-chat-no-line = en esta mesa no hay tal línea
error-chat-own = esa línea es tuya
error-chat-mutes = has silenciado a { $most } personas, y más no se puede
error-bus-url = un bus es redis://HOST:PUERTO, rediss://HOST:PUERTO o valkey://HOST:PUERTO; llegó { $given }
error-bus-missing = el bus necesita una biblioteca más: pip install "reino[redis]"

# Tener un servidor, y hablar con uno desde otro sitio.
error-port = el servidor no puede escuchar en { $host }, puerto { $port }: { $why }
error-no-line = no hay ninguna línea { $line } en ningún chat
error-backup-there = { $file } ya existe; una copia de seguridad no reemplaza nada
error-no-server = en { $url } no responde ningún servidor de Reino
error-no-entry = el servidor de { $url } no deja entrar a esta cuenta; revisa su credencial
error-refused-there = el servidor dice: { $text }

# The pages of the client.
error-no-client = las páginas de este servidor no están construidas; instálalo de nuevo con: pip install .
error-study-steps = esta partida tiene { $steps } pasos; se ha recibido { $given }
error-study-nobody = aquí nadie tiene que decidir nada
