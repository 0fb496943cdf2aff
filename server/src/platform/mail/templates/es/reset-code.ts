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

export const resetCodeAnywhere = ({ code }: MailParams['reset-code-anywhere'], site: Site): MailWords => ({
  subject: `Su código para poner una contraseña nueva en ${site.name}`,
  passages: [
    paragraph(
      `Se pidieron muchos códigos para poner una contraseña nueva en su cuenta de ${site.name}, quizá por desconocidos. Por eso recibe como máximo un correo por hora, con un código más largo. Si usted también lo pidió, escríbalo en la página que lo pide:`,
    ),
    codeLine(code),
    paragraph('El código sirve durante una hora, en cualquier navegador. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Su contraseña sigue igual.'),
  ],
});
