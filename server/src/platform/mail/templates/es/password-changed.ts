import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const passwordChanged = (_params: MailParams['password-changed'], site: Site): MailWords => ({
  subject: `Su contraseña en ${site.name} se cambió`,
  passages: [
    paragraph(`La contraseña de su cuenta en ${site.name} se acaba de cambiar.`),
    paragraph('¿Fue usted? Entonces todo está bien.'),
    paragraph(
      '¿No fue usted? Entonces ponga ahora una contraseña nueva y revise que nadie más pueda leer su correo electrónico.',
    ),
    link('Poner una contraseña nueva', `${site.url}/forgot-password`),
  ],
});
