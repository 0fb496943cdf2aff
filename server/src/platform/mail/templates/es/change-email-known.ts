import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailKnown = (_params: MailParams['change-email-known'], site: Site): MailWords => ({
  subject: `Usted ya tiene una cuenta en ${site.name}`,
  passages: [
    paragraph(
      `Alguien intentó usar su correo electrónico para otra cuenta en ${site.name}. Usted ya tiene una cuenta con él, así que no se cambió nada.`,
    ),
    paragraph('¿Fue usted? Entonces entre a su cuenta con este correo electrónico, o elija otro para la otra cuenta.'),
    link('Entrar a su cuenta', `${site.url}/login`),
    paragraph('¿No fue usted? Entonces no haga nada. Su cuenta no ha cambiado.'),
  ],
});
