heirs = Herederos
heirs-tagline = Cinco cortesanos hacen cola ante el trono. ¿Cuál es el tuyo?
heirs-rules =
    Cinco cortesanos hacen cola ante el trono. Cada casa apoya en secreto a uno, y no hay dos que apoyen al mismo.
    En tu turno haces que un cortesano, el que quieras, adelante al que tiene delante. Los dos que acaban de cambiar de sitio descansan un turno.
    Tras la segunda ronda, y tras cada una desde entonces, la campana suena una vez de cada tres. Tras la última suena siempre.
    Cuando suena la campana, gana la casa cuyo cortesano está más cerca del trono.
heirs-option-short_day = Día corto
heirs-option-short_day-text = La campana suena como muy tarde tras cuatro rondas, no seis.
heirs-reason-bell = sonó la campana
heirs-reason-dusk = cayó la noche
heirs-action-step = { $courtier } se adelanta
heirs-event-backs = { $seat } apoya a { $heir }.
heirs-event-steps = { $seat }: { $ahead } adelanta a { $behind }.
heirs-outcome-rings = Suena la campana
heirs-outcome-stays-silent = La campana calla
heirs-event-rung = Suena la campana.
heirs-event-silent = La campana calla.
heirs-refusal-first = { $courtier } ya está junto al trono
heirs-refusal-resting = { $courtier } acaba de cambiar de sitio, y descansa este turno
heirs-question = { $kind ->
    [deal] Cada casa recibe su heredero en secreto.
    [bell] ¿Sonará la campana?
    [over] Ha sonado la campana.
   *[step] { $who ->
        [you] ¿Quién se adelanta?
       *[other] { $seat } adelanta a un cortesano.
    }
}
heirs-verdict = { $heir } sube al trono, por { $seat }.
heirs-picture = La cola ante el trono
heirs-picture-line = Desde el trono: { $line }.
heirs-word-rose = Rosa
heirs-word-oak = Encina
heirs-word-swan = Cisne
heirs-word-boar = Jabalí
heirs-word-smith = Herrero
heirs-word-baker = Panadera
heirs-word-knight = Caballero
heirs-word-jester = Bufón
heirs-word-nun = Monja
heirs-word-unknown = un cortesano
heirs-word-round = Ronda
heirs-word-rounds = Última ronda
heirs-word-line = En la cola, desde el trono
heirs-word-resting = Descansan
heirs-word-heirs = Quién apoya a quién
heirs-part-seat = qué asiento observa
heirs-part-line = quién está en cada sitio, desde el trono
heirs-part-moved = el mejor de los dos sitios que descansan
heirs-part-heirs = a quién apoya cada asiento, primero el que observa
heirs-part-turn = de quién es el turno, contado desde el que observa
heirs-part-rounds = rondas jugadas y rondas como mucho, en partes de seis
heirs-actions-step = qué cortesano se adelanta
web-new-preset-heirs-quick = Cae la noche tras cuatro rondas.
web-new-preset-heirs-classic = Seis rondas, si la campana no suena antes.
