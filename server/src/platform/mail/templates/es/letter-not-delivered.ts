import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  refused:
    'El servidor de correo de esa dirección no la aceptó. La dirección puede estar mal escrita, o el buzón puede estar cerrado.',
  undeliverable:
    'Lo intentamos durante muchas horas y no pudimos comunicarnos con el servidor de correo de esa dirección.',
  unwanted: 'La persona dueña de esa dirección nos pidió que no enviemos cartas allí.',
  no_pdf: 'No pudimos crear el PDF de la carta, así que no salió ningún mensaje.',
  withheld: 'Revisamos la carta y no la enviamos por correo electrónico.',
  altered: 'El PDF no era la carta que usted aprobó, así que no lo enviamos. Apruebe la carta otra vez.',
} satisfies Record<MailParams['letter-not-delivered']['reason'], string>;

export const letterNotDelivered = (
  { recipientName, reference, reason }: MailParams['letter-not-delivered'],
  site: Site,
): MailWords => ({
  subject: 'Su carta no se pudo enviar por correo electrónico',
  passages: [
    paragraph(`No pudimos enviar su carta por correo electrónico a ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph(
      'No se pierde nada: su carta firmada está a salvo en su caso. Puede imprimirla y enviarla usted por correo postal.',
    ),
    paragraph(`El número de esta carta es ${reference}.`),
    link('Abrir su caso', `${site.url}/result`),
  ],
});
