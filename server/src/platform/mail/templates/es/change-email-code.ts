import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailCode = ({ code }: MailParams['change-email-code'], site: Site): MailWords => ({
  subject: `Su código para usar este correo electrónico en ${site.name}`,
  passages: [
    paragraph(
      `Alguien quiere usar este correo electrónico para su cuenta en ${site.name}. Si fue usted, escriba este código en la página que lo pide:`,
    ),
    codeLine(code),
    paragraph('El código sirve durante 10 minutos y solo en el navegador en que empezó. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código no cambia nada.'),
  ],
});
