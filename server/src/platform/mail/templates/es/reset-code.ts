import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const resetCode = ({ code }: MailParams['reset-code'], site: Site): MailWords => ({
  subject: `Su código para poner una contraseña nueva en ${site.name}`,
  passages: [
    paragraph(
      `Alguien pidió una contraseña nueva para su cuenta en ${site.name}. Si fue usted, escriba este código en la página que lo pide:`,
    ),
    codeLine(code),
    paragraph('El código sirve durante 10 minutos y solo en el navegador en que lo pidió. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Su contraseña sigue igual.'),
  ],
});
