import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailCode = ({ code }: MailParams['change-email-code'], site: Site): MailWords => ({
  subject: `Seu código para usar este e-mail em ${site.name}`,
  passages: [
    paragraph(
      `Alguém quer usar este e-mail em uma conta em ${site.name}. Se foi você, digite este código na página que pede por ele:`,
    ),
    codeLine(code),
    paragraph('O código vale por 10 minutos e só no navegador em que você começou. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. Sem o código, nada muda.'),
  ],
});
