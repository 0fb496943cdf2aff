import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  not_printed: 'La empresa que imprime y envía nuestras cartas no pudo imprimirla.',
  post_refused: 'La empresa que imprime y envía nuestras cartas no la aceptó. El motivo puede ser la dirección.',
  too_many_pages: 'La carta tiene demasiadas páginas para un solo sobre.',
  no_pdf: 'No pudimos crear el PDF de la carta, así que no se envió nada.',
  withheld: 'Revisamos la carta y no la enviamos.',
  altered: 'El PDF no era la carta que usted aprobó, así que no lo enviamos. Apruebe la carta otra vez.',
} satisfies Record<MailParams['letter-not-posted']['reason'], string>;

export const letterNotPosted = (
  { recipientName, reference, reason }: MailParams['letter-not-posted'],
  site: Site,
): MailWords => ({
  subject: 'Su carta no se pudo enviar por correo postal',
  passages: [
    paragraph(`No pudimos enviar su carta por correo postal a ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph('Le devolvemos la parte del precio que vale el envío. Usted no tiene que hacer nada.'),
    paragraph('No se pierde nada: su carta firmada está a salvo en su caso. Puede imprimirla y enviarla usted.'),
    paragraph(`El número de esta carta es ${reference}.`),
    link('Abrir su caso', `${site.url}/result`),
  ],
});
