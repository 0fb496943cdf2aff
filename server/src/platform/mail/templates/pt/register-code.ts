import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const registerCode = ({ code }: MailParams['register-code'], site: Site): MailWords => ({
  subject: `Seu código para ${site.name}`,
  passages: [
    paragraph(`Você está criando uma conta em ${site.name}. Digite este código na página que pede por ele:`),
    codeLine(code),
    paragraph('O código vale por 10 minutos e só no navegador em que você começou. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. Sem o código, nenhuma conta é criada.'),
  ],
});

export const registerCodeAnywhere = ({ code }: MailParams['register-code-anywhere'], site: Site): MailWords => ({
  subject: `Seu código para ${site.name}`,
  passages: [
    paragraph(
      `Muitos códigos para uma conta nova em ${site.name} foram pedidos para este e-mail, talvez por pessoas desconhecidas. Por isso você recebe no máximo uma mensagem por hora, com um código mais longo. Se você está criando uma conta, digite o código na página que pede por ele:`,
    ),
    codeLine(code),
    paragraph('O código vale por uma hora, no navegador em que você começou. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. Sem o código, nenhuma conta é criada.'),
  ],
});
