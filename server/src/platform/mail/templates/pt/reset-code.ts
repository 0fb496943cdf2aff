import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const resetCode = ({ code }: MailParams['reset-code'], site: Site): MailWords => ({
  subject: `Seu código para criar uma senha nova em ${site.name}`,
  passages: [
    paragraph(
      `Alguém pediu uma senha nova para a sua conta em ${site.name}. Se foi você, digite este código na página que pede por ele:`,
    ),
    codeLine(code),
    paragraph('O código vale por 10 minutos e só no navegador em que foi pedido. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. A sua senha continua igual.'),
  ],
});

export const resetCodeAnywhere = ({ code }: MailParams['reset-code-anywhere'], site: Site): MailWords => ({
  subject: `Seu código para criar uma senha nova em ${site.name}`,
  passages: [
    paragraph(
      `Muitos códigos para uma senha nova foram pedidos para a sua conta em ${site.name}, talvez por pessoas desconhecidas. Por isso você recebe no máximo uma mensagem por hora, com um código mais longo. Se você também pediu, digite o código na página que pede por ele:`,
    ),
    codeLine(code),
    paragraph('O código vale por uma hora, em qualquer navegador. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. A sua senha continua igual.'),
  ],
});
