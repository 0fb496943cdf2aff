import type { Catalogue } from '../../catalogue/sentences.ts';
import type { dispatchMessages as english } from '../en/dispatch.ts';

export const dispatchMessages = {
  'dispatch.unavailable': 'La carta no puede salir de esa forma. Elija otra forma.',
  'dispatch.too_many':
    'En las últimas 24 horas salieron tres cartas de este caso por correo electrónico. Su texto está guardado. Puede enviarla usted por correo postal, o mañana por correo electrónico.',
  'dispatch.too_many_of_account':
    'En las últimas 24 horas salieron muchas cartas de su cuenta por correo electrónico. Su texto está guardado. Puede enviarla usted por correo postal, o mañana por correo electrónico.',
  'dispatch.too_many_to_recipient':
    'Ese correo electrónico recibió varias cartas en las últimas 24 horas. Su texto está guardado. Puede enviarla usted por correo postal, o mañana por correo electrónico.',
  'dispatch.too_many_recipients':
    'En las últimas 24 horas usted envió cartas a tantas direcciones de correo electrónico como permitimos. Su texto está guardado. Puede enviar esta carta usted por correo postal, o mañana por correo electrónico.',
  'dispatch.held':
    'Revisamos esta carta antes de que salga por correo electrónico, porque tiene palabras que a menudo se usan mal. Puede tardar unos días. No se pierde nada: puede imprimirla y enviarla usted por correo postal ahora.',
  'dispatch.withheld':
    'Revisamos esta carta y no la enviamos por correo electrónico. No se pierde nada: puede imprimirla y enviarla usted por correo postal.',
  'dispatch.altered': 'El PDF no era la carta que usted aprobó, así que no lo enviamos. Apruebe la carta otra vez.',
  'dispatch.report_kept': 'Gracias. Las personas que administran este sitio revisarán la carta.',
  'dispatch.report_unknown':
    'Este enlace no funciona. Ábralo otra vez desde el mensaje y asegúrese de que esté completo.',
  'dispatch.report_gone': 'Esta carta ya no se guarda aquí, así que no queda nada que denunciar.',
  'dispatch.recipient_refuses':
    'La otra parte nos pidió que no le enviemos cartas por correo electrónico. Su texto está guardado. Envíe usted la carta por correo postal.',
  'dispatch.unwanted': 'La persona dueña de este correo electrónico nos pidió que no le enviemos cartas allí.',
  'dispatch.refusal_unknown':
    'Este enlace no funciona. Ábralo otra vez desde el mensaje y asegúrese de que esté completo.',
  'dispatch.refusal_kept': 'Desde ahora no enviaremos cartas a este correo electrónico.',
  'dispatch.none':
    'Todavía no hay nada que enviar por correo postal para esta carta. Apruébela primero y después regrese.',
  'dispatch.unknown_recipient':
    'Usted no le envía esta carta por correo postal a ese destinatario, así que no hay ningún número que guardar.',
  'dispatch.tracking_invalid':
    'Eso no parece un número de rastreo. Tiene de 8 a 40 letras y números. Revise su recibo, por favor.',
  'dispatch.mailed_on_invalid':
    'Escriba el día en que la envió por correo postal: no puede ser antes de que la aprobó ni después de hoy.',
  'dispatch.tracking_saved': 'El número de rastreo se guardó con su caso.',
  'dispatch.refused':
    'El servidor de correo de esta dirección no aceptó la carta. La dirección puede estar mal escrita.',
  'dispatch.undeliverable':
    'Lo intentamos durante muchas horas y no pudimos comunicarnos con el servidor de correo de esta dirección.',
  'dispatch.no_pdf': 'No se pudo crear el PDF de la carta, así que el correo electrónico no se envió.',
  'post.name_too_long':
    'El nombre no cabe en un sobre: hay dos líneas de 40 caracteres. Acorte el nombre o el contacto en sus respuestas, o envíe la carta usted.',
  'post.address_too_long': 'La dirección no cabe en un sobre. Acórtela en sus respuestas, o envíe la carta usted.',
  'post.not_latin':
    'El sobre solo se puede imprimir con letras latinas. Escriba el nombre y la dirección con letras latinas, o envíe la carta usted.',
  'post.foreign_address':
    'Solo podemos enviar cartas a direcciones de los Estados Unidos. Revise el estado y el código postal, o envíe la carta usted.',
  'post.address_incomplete':
    'La dirección no está completa. Agregue lo que falta en sus respuestas, o envíe la carta usted.',
  'post.sender_address': 'Su propia dirección no cabe en un sobre. Revísela en sus respuestas, o envíe la carta usted.',
  'post.not_bought': 'Su pedido no incluye el envío. Puede imprimir la carta y enviarla usted.',
  'post.paid_back':
    'Ya se le devolvió el precio del envío, así que no enviamos más cartas de este caso. Usted todavía puede enviarla.',
  'post.posted_already': 'Ya se envió una carta de este caso. El paquete cubre un envío. Esta la puede enviar usted.',
  'post.address_doubtful':
    'El correo no conoce una de las direcciones como está escrita. Revísela y diga si enviamos la carta allí de todos modos.',
  'post.too_late': 'Es tarde para detener esta carta. Ya la tiene la empresa que la imprime y la envía.',
  'post.is_stopped': 'Detenida. No se envía nada, y se le devuelve el precio del envío.',
  'post.held':
    'Revisamos esta carta antes de enviarla, porque tiene palabras que se usan mal con frecuencia. Esto puede tardar unos días. No se pierde nada: usted puede imprimirla y enviarla ahora.',
  'post.withheld':
    'Revisamos esta carta y no la enviamos. Se le devuelve el precio del envío. Usted puede imprimirla y enviarla.',
  'post.no_pdf': 'No se pudo crear el PDF de la carta, así que no se envió nada. Se le devuelve el precio del envío.',
  'post.not_printed':
    'La carta no se pudo imprimir. Se le devuelve el precio del envío. Usted puede imprimirla y enviarla.',
  'post.refused':
    'La empresa que imprime y envía las cartas no la aceptó. El motivo puede ser la dirección. Se le devuelve el precio del envío.',
  'post.too_long':
    'No podemos enviar esta carta: tiene {pages} páginas y en un sobre caben {limit}. No se pierde nada. Hágala más corta, o elija otra forma de envío.',
  'post.too_many_pages':
    'La carta tiene demasiadas páginas para un sobre: el máximo es 59. Se le devuelve el precio del envío. Envíela usted, o hágala más corta.',
} as const satisfies Catalogue<keyof typeof english>;
