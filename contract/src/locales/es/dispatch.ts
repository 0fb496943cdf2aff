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
} as const satisfies Catalogue<keyof typeof english>;
