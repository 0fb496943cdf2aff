import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const registerCode = ({ code }: MailParams['register-code'], site: Site): MailWords => ({
  subject: `Su código para ${site.name}`,
  passages: [
    paragraph(`Usted está creando una cuenta en ${site.name}. Escriba este código en la página que lo pide:`),
    codeLine(code),
    paragraph('El código sirve durante 10 minutos y solo en el navegador en que empezó. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código no se crea ninguna cuenta.'),
  ],
});

export const registerCodeAnywhere = ({ code }: MailParams['register-code-anywhere'], site: Site): MailWords => ({
  subject: `Su código para ${site.name}`,
  passages: [
    paragraph(
      `Se pidieron muchos códigos para crear una cuenta en ${site.name} con esta dirección, quizá por desconocidos. Por eso recibe como máximo un correo por hora, con un código más largo. Si usted está creando una cuenta, escríbalo en la página que lo pide:`,
    ),
    codeLine(code),
    paragraph('El código sirve durante una hora, en el navegador en que empezó. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código no se crea ninguna cuenta.'),
  ],
});
