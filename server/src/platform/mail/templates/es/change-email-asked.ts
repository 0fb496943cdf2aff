import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailAsked = (_params: MailParams['change-email-asked'], site: Site): MailWords => ({
  subject: `Un correo electrónico nuevo para su cuenta en ${site.name}`,
  passages: [
    paragraph(
      `Alguien que tiene abierta una sesión en su cuenta de ${site.name} pidió usar otro correo electrónico para ella. Todavía no ha cambiado nada. Cambia cuando se escriba el código que enviamos allí.`,
    ),
    paragraph('¿Fue usted? Entonces todo está bien.'),
    paragraph(
      '¿No fue usted? Entonces ponga ahora una contraseña nueva. Eso cierra la sesión de todos los demás y detiene el cambio.',
    ),
    link('Poner una contraseña nueva', `${site.url}/forgot-password`),
  ],
});
