
# Avisos.
error-notice-settings = los ajustes de los avisos no se pueden leer: { $why }
error-notice-email = una dirección de correo se escribe como ana@example.org; llegó { $given }
error-notice-webhook = un webhook es una dirección https sin nombre de usuario ni parte con #; llegó { $given }
error-notice-hours = las horas de silencio van de una hora del día a otra distinta, cada una de 0 a 23; llegó de { $begin } a { $end }: elige dos horas distintas
error-notice-zone = no existe la zona horaria { $given }{ $hint } Una zona horaria se escribe como Europe/Madrid
error-notice-subscription = la suscripción push que ha enviado este navegador no sirve; desactiva sus avisos y vuelve a activarlos
error-notice-push-missing = Web Push necesita el paquete cryptography: pip install "reino[push]"
error-notice-vapid = Web Push necesita dos ajustes: REINO_VAPID_KEY, una clave privada de la curva P-256, y REINO_VAPID_CONTACT, como mailto:ana@example.org. Falta uno, o la clave no se puede leer; pon los dos o ninguno
error-notice-sender = REINO_MAIL_FROM es la dirección de la que salen los correos, como ana@example.org; llegó { $given }
error-notice-variable = { $name } es uno de { $known }; llegó { $given }
error-notice-no-mail = este servidor no envía correo; elige otro tipo de aviso
error-notice-code = ese no es el código que se envió a esta dirección; cópialo del último correo o pide otro
error-notice-code-unsent = el servidor de correo no aceptó el mensaje con el código; revisa la dirección o inténtalo más tarde

# La base de datos.
error-database-url = una base de datos se indica como sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE; llegó una que empieza por { $given }
error-database-psycopg = PostgreSQL necesita psycopg: pip install "reino[postgres]"
error-database-missing = no hay ninguna base de datos de Reino en { $url }; revisa --data o --database, o inicia una vez el servidor con reino serve, que la crea
error-database-foreign = la base de datos { $url } tiene una tabla { $table } que no creó Reino; dale a Reino una base de datos vacía y propia con --database
error-database-newer = este Reino lee bases de datos y exportaciones hasta la versión { $known }; llegó la versión { $given }: instala un Reino más nuevo
error-database-older = la base de datos { $url } es de la versión { $given }, y este Reino trabaja con la versión { $known }. No se ha cambiado nada. Usa el Reino que la creó; o haz con él una copia de seguridad y después inicia el servidor de este, que la pone al día
error-database-served = otro servidor usa ya la base de datos { $url }. Detén ese, o dale a este una carpeta propia con --data
error-database-busy = la base de datos { $url } no tiene conexiones libres y no respondió a tiempo; inténtalo de nuevo
error-database-unreachable = no se llega a la base de datos { $url } ({ $kind }: { $why }); comprueba que está en marcha y que --data o --database la nombra
error-database-refused = la base de datos rechazó una operación ({ $kind }: { $why })
error-database-dangling = una fila de la tabla { $table } de la base de datos se refiere a otra que no existe; no se ha cambiado nada. Restaura una copia de seguridad de esta base de datos
error-database-closed = el servidor se está parando y ya no escribe nada; inténtalo cuando vuelva a estar en marcha
error-database-letters = un texto tiene un carácter que la base de datos no puede guardar, NUL o la mitad de un par sustituto; quítalo
error-database-taken = otro proceso del servidor ya ha escrito la entrada { $number } de la mesa { $table }; lee la mesa otra vez antes de escribir
error-database-gap = la siguiente entrada de la mesa { $table } va tras la entrada { $last }; llegó la entrada { $number }
error-database-no-table = la base de datos no tiene ninguna mesa { $table }
error-database-no-person = la base de datos no tiene ninguna persona { $person }
error-database-person-taken = la base de datos ya tiene una persona { $person }, u otra con el mismo secreto
error-database-not-empty = una importación necesita una base de datos vacía; { $url } tiene filas en { $table }. Indica otra con --data o --database
error-database-export = este archivo no es una exportación de la base de datos de Reino; reino export --everything la escribe
error-database-export-line = la exportación no se puede leer a partir de la línea { $line }, y no se ha importado nada; vuelve a exportar con reino export --everything
error-database-export-torn = la exportación no tiene tantas líneas como dice su final, o no tiene final, y no se ha importado nada; vuelve a exportar con reino export --everything
error-database-backup = la copia de seguridad { $file } no se puede escribir ({ $why }); indica otro archivo, en una carpeta donde puedas escribir

# Bots en las mesas.
error-no-level = no existe el bot { $given } para mesas de { $game }{ $hint } Hay: { $known }
error-thinking-closed = el servidor se está parando, y sus bots han dejado de pensar; inténtalo cuando vuelva a estar en marcha
error-thinking-lost = el proceso que analizaba esta posición ha terminado sin resultado; inténtalo de nuevo

# Mesas: lo que ahora no se puede pedir a una, o no puede esa persona.
error-no-table = no hay ninguna mesa en esta dirección; revisa el enlace
error-table-nobody = para sentarse hace falta un nombre; elige primero el tuyo
error-table-taken = este asiento está ocupado; elige uno libre
error-table-kept = este asiento está reservado para alguien que jugó la partida anterior; elige otro, o pide a quien abrió la mesa que lo libere
error-table-kept-early = este asiento está reservado para alguien que jugó la partida anterior; podrás liberarlo cuando la mesa lleve abierta { $seconds } s
error-table-empty-seat = solo se libera un asiento ocupado o reservado, y este ya está libre
error-table-no-seat = esta mesa tiene { $seats } asientos, contados desde 0; llegó { $given }: elige uno de ellos
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
error-table-gone = te has rendido o se te acabó el tiempo, y un bot juega en tu asiento hasta el final; puedes mirar la partida
error-table-vote = puedes votar una vez, desde tu propio asiento, por un bot en el asiento de otra persona que sigue jugando; este voto es el segundo o es sobre otro asiento
error-table-vote-early = puedes votar sobre un asiento que lleve { $seconds } s haciendo esperar; este todavía no
error-table-vote-clock = el reloj de este asiento corre, y decide cuándo juega un bot en su lugar; espera al reloj
error-table-no-draws = en esta partida no se pueden acordar tablas; sigue jugando o ríndete
error-table-draw-bot = las tablas las acuerdan personas, y en el otro asiento juega un bot; sigue jugando o ríndete
error-table-draw-offered = ya hay una oferta de tablas; respóndela o espera la respuesta
error-table-no-offer = no tienes ninguna oferta de tablas que responder; puedes ofrecerlas tú
error-table-nothing-to-undo = puedes deshacer tu última elección en esta mesa, y aquí no has hecho ninguna
error-table-undo-rated = en una mesa con puntuación, una elección que ha mostrado algo solo se deshace si otra persona está de acuerdo, y aquí solo hay bots; sigue jugando
error-table-undo-asked = ya se ha pedido deshacer una elección; espera las respuestas
error-table-no-undo = ninguna petición de deshacer una elección espera tu respuesta; sigue jugando
error-table-standing = esta mesa no ofrece la respuesta de antemano { $given }; ofrece: { $known }
error-table-rematched = la siguiente partida ya tiene mesa; siéntate allí
error-table-no-watching = quienes juegan en esta mesa no quieren espectadores; solo pueden verla ellos
error-table-clock = un reloj en vivo da de 1 segundo a 30 días y añade de 0 segundos a 30 días por elección; uno por días da de 1 segundo a 360 días; llegó { $given }
error-table-steps = esa partida tiene { $steps } pasos, y una mesa puede seguir tras cualquiera de ellos, de 0 a { $steps }; llegó { $given }
error-table-busy = otro proceso del servidor escribe a la vez en esta mesa; inténtalo de nuevo
error-table-rules = esta mesa se abrió con las reglas { $given } de { $game }, y aquí se juega con las reglas { $known }; abre otra mesa
error-state-bytes = un estado de este juego son { $size } bytes, como los da bytes(state); llegaron { $given }

# La conexión de una página.
error-message-unread = la página ha enviado un mensaje que el servidor no puede leer: { $why }
error-too-many-followed = una página sigue como mucho { $most } mesas; deja antes de seguir otra

# Personas.
error-nobody = para esto hace falta un nombre: elige primero uno o escribe tu código de recuperación
error-already-somebody = ya tienes un nombre en este servidor; cámbialo en los ajustes
error-token = ninguna cuenta de este servidor tiene esta credencial; comprueba que la has copiado entera o crea otra cuenta
error-recovery = ninguna cuenta de este servidor tiene este código de recuperación; revisa todas sus letras
error-bot-recovery = los códigos de recuperación son para personas, y esta es la cuenta de un bot; guarda su credencial
error-name-letters = un nombre es una línea de letras visibles; este tiene caracteres de control o invisibles: quítalos
error-name-bot = un nombre no empieza por «bot», porque así distinguen las partidas guardadas a los bots de las personas; elige otro nombre
error-name-empty = un nombre tiene al menos una letra, y este no tiene ninguna; escribe una
error-name-long = un nombre tiene como mucho { $most } letras; este tiene { $given }
error-no-ratings = este servidor no lleva puntuaciones
error-no-notices = este servidor no envía avisos; mira tus mesas en su primera página

# Peticiones.
error-origin = este servidor atiende peticiones de sus propias páginas; esta viene de otro sitio o no dice de cuál. Abre la dirección del servidor en tu navegador; un programa envía su credencial en Authorization
error-origin-form = un origen es un esquema y un servidor sin ruta, como https://reino.example; llegó { $given }
error-too-many = han llegado demasiadas peticiones desde aquí; inténtalo de nuevo dentro de { $seconds } s
error-too-large-body = el cuerpo de una petición tiene como mucho { $most } bytes, y este tiene más; envía menos
error-late-body = el cuerpo de la petición no llegó en { $seconds } s; envíalo de nuevo
error-length = Content-Length es una cantidad de bytes; llegó { $given }
error-media = el cuerpo de una petición es JSON y lo dice con Content-Type: application/json; llegó { $given }
error-body = la petición no sirve: { $why }
error-body-value = la petición no sirve: en { $where } no se admite el valor { $given }
error-body-bounds = la petición no sirve: en { $where } se esperaba { $wanted }
error-query-twice = { $name } está dos veces en la dirección; ponlo una sola vez
error-query-null = { $name } vale null en la dirección; quita { $name } en su lugar
error-no-page = no hay ninguna página en esta dirección; revisa el enlace o empieza en la primera página del servidor
error-method = esta dirección admite { $allowed }; llegó { $given }
error-request = el servidor no puede leer esta petición (estado { $status }); vuelve a cargar la página
error-server = algo ha fallado en el servidor, y su registro dice qué; inténtalo de nuevo y avisa a quien lo administra si se repite
error-database = el servidor no alcanza ahora su base de datos; inténtalo de nuevo

# La charla y lo que los procesos se cuentan.
error-chat-off = la charla de esta mesa está desactivada
error-chat-not-here = la charla de una mesa es para quienes se sientan a ella o la miran; siéntate o mírala primero
error-chat-late = miras esta mesa con retraso; podrás escribir en su charla cuando acabe la partida
error-chat-empty = una línea de la charla tiene al menos una letra, y esta no tiene ninguna; escribe algo
error-chat-long = una línea tiene hasta { $most } letras; esta tiene { $given }: acórtala
error-chat-letters = una línea es un solo renglón de letras visibles; esta tiene letras invisibles o saltos de línea: quítalos
error-chat-often = has enviado mucho de golpe; inténtalo de nuevo dentro de { $seconds } s
error-chat-repeated = acabas de decir lo mismo; di otra cosa o espera un poco
error-chat-no-line = en la charla de esta mesa no hay ninguna línea { $line }; vuelve a cargar la página
error-chat-own = esa línea es tuya; solo puedes denunciar o silenciar las de otras personas
error-chat-mutes = puedes silenciar como mucho a { $most } personas, y ya son tantas; deja antes de silenciar a una de ellas
error-bus-url = un bus es redis://HOST:PUERTO, rediss://HOST:PUERTO o valkey://HOST:PUERTO; llegó { $given }
error-bus-missing = el bus necesita el paquete redis: pip install "reino[redis]"

# Tener un servidor, y hablar con uno desde otro sitio.
error-port = el servidor no puede escuchar en { $host }, puerto { $port }: { $why }. Elige otro --port u otro --host
error-no-line = no hay ninguna línea { $line } en ninguna charla; reino reports muestra las que se han denunciado
error-backup-there = { $file } ya existe, y una copia de seguridad no reemplaza ningún archivo; indica otro
error-no-server = en { $url } no responde ningún servidor de Reino; revisa la dirección, como https://reino.example, y que el servidor esté en marcha
error-no-entry = el servidor de { $url } no deja entrar a esta cuenta; revisa su credencial
error-refused-there = el servidor dice: { $text }

# The pages of the client.
error-no-client = las páginas de este servidor no están construidas; instala Reino de nuevo con: pip install .
error-study-steps = esta partida tiene los pasos del 0 al { $steps }; llegó { $given }
error-study-nobody = un análisis es para un asiento que tiene que decidir, y este no decide en este paso; elige otro asiento u otro paso
