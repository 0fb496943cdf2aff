import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const registerKnown = (_params: MailParams['register-known'], site: Site): MailWords => ({
  subject: `Usted ya tiene una cuenta en ${site.name}`,
  passages: [
    paragraph(
      `Alguien intentó crear una cuenta en ${site.name} con su correo electrónico. Usted ya tiene una, así que no se creó ninguna cuenta nueva.`,
    ),
    paragraph('¿Fue usted? Entonces entre a su cuenta, o ponga una contraseña nueva si olvidó la suya.'),
    link('Entrar a su cuenta', `${site.url}/login`),
    link('Poner una contraseña nueva', `${site.url}/forgot-password`),
    paragraph('¿No fue usted? Entonces no haga nada. Su cuenta no ha cambiado.'),
  ],
});
