import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const emailChanged = (_params: MailParams['email-changed'], site: Site): MailWords => ({
  subject: `Su correo electrónico en ${site.name} se cambió`,
  passages: [
    paragraph(
      `Su cuenta en ${site.name} ahora tiene otro correo electrónico. Desde ahora usted entra a su cuenta con ese, y nuestros mensajes llegan allí.`,
    ),
    paragraph('¿Fue usted? Entonces todo está bien.'),
    paragraph(
      '¿No fue usted? Entonces escriba enseguida a nuestro equipo de ayuda. Cuéntele de este mensaje y cuándo llegó.',
    ),
  ],
});
