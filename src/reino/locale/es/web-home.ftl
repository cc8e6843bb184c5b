# La primera página: los juegos, las mesas abiertas y las propias.
web-home-title = Juegos de reinos
web-home-lead = Contra un bot ahora mismo, o con amigos enviándoles un enlace. Sin cuenta ni contraseña.
web-home-games = Juegos
web-home-players = { $players } jugadores
web-home-play = Jugar ya con un bot
web-home-opening = Abriendo la mesa…
web-home-friends = Mesa nueva con amigos
web-home-learn = Aprender
web-home-rules = Reglas
web-home-recovered = Ahora eres { $name } aquí.
web-home-forgotten = Te hemos olvidado: tu nombre, tus ajustes y tus puntuaciones están borrados.
web-home-code = Tu código de recuperación es
web-home-code-why = Con él eres tú también en otro dispositivo. Solo se muestra esta vez; puedes crear otro en
web-home-code-noted = Ya lo he apuntado
web-home-mine = Tus mesas
web-home-turns = { $turns ->
    [one] te toca en una
   *[other] te toca en { $turns }
}
web-home-mine-none = Aún no estás en ninguna mesa. Elige un juego más arriba.
web-home-mine-nobody = Cuando empieces una partida la encontrarás aquí, en este dispositivo.
web-home-more = { $more ->
    [one] Mostrar una partida terminada
   *[other] Mostrar { $more } partidas terminadas
}
web-home-with = con { $company }
web-home-alone = todavía sin nadie más
web-home-stands-turn = Te toca
web-home-stands-wait = { $waited ->
    [1] Le toca a { $who }
   *[other] Les toca a los demás
}
web-home-stands-ready = Lista para empezar
web-home-stands-open = { $open ->
    [one] Un asiento libre
   *[other] { $open } asientos libres
}
web-home-stands-won = Ganada
web-home-stands-lost = Perdida
web-home-stands-drawn = Empatada
web-home-stands-over = Terminada
web-home-clock-none = Sin reloj
web-home-clock-live = { $minutes } min + { $increment } s
web-home-clock-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
web-home-open = Mesas abiertas
web-home-open-none = Ahora mismo nadie busca compañía. Abre una mesa pública y podrá sentarse quien pase por aquí.
web-home-join = Sentarse
web-home-how = Cómo funciona
web-home-how-play = Juegas y ya está
web-home-how-play-why = Nadie te pregunta quién eres. Con tu primera partida este navegador te conoce; un código de recuperación te lleva a otros.
web-home-how-invite = Una mesa es un enlace
web-home-how-invite-why = Envíalo, o deja que lo escaneen. Los bots ocupan los asientos vacíos y siguen por quien tenga que irse.
web-home-how-fair = Los dados están a la vista
web-home-how-fair-why = Se comprometen antes de la partida y se muestran después: cualquiera puede comprobar que nadie los tocó.
web-home-how-further = Para seguir leyendo
web-home-how-learn = Lecciones
web-home-how-rules = Reglas de { $title }
