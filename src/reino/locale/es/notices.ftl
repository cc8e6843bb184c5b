# Avisos: lo que se dice por correo, webhook o push a quien no tiene la página abierta.

notice-and = { $last ->
    [yes] { $one } y { $other }
   *[no] { $one }, { $other }
}
notice-title = Te toca: { $game }
notice-title-with = Te toca: { $game } con { $names }
notice-greeting = Hola, { $name }:
notice-hello = Hola:
notice-text = Te toca jugar en una partida de { $game }.
notice-text-with = Te toca jugar en una partida de { $game } con { $names }.
notice-days-left = Te quedan { $days } días.
notice-hours-left = { $hours ->
    [one] Te queda una hora.
   *[other] Te quedan { $hours } horas.
}
notice-little-left = Te queda menos de una hora.
notice-play = A la mesa: { $link }
notice-why = Recibes este aviso porque pediste saber cuándo te toca. Para cambiarlo o dejar de recibirlo: { $link }

# El código que demuestra de quién es una dirección.
notice-code-title = Tu código para los avisos de Reino
notice-code-text = Este código confirma que quieres que te avisemos aquí cuando te toque: { $code }
notice-code-why = Escríbelo en la página de ajustes. Si no lo has pedido, no hagas nada: no llegará ninguna carta más.
