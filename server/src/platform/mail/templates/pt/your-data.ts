import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

/** Where people take their data along or delete it. The token comes after the #, which no server gets to see. */
const yourData = (site: Site, token?: string): string =>
  token === undefined ? `${site.url}/your-data` : `${site.url}/your-data#${token}`;

export const leaveCode = ({ code }: MailParams['leave-code'], site: Site): MailWords => ({
  subject: `Seu código para apagar a sua conta em ${site.name}`,
  passages: [
    paragraph(
      `Você pediu para apagar a sua conta em ${site.name} e tudo o que está nela. Digite este código para confirmar:`,
    ),
    codeLine(code),
    paragraph('O código vale por 10 minutos. O que é apagado não pode ser recuperado. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não use o código, entre na sua conta e crie uma senha nova.'),
    link('Abrir as configurações', `${site.url}/settings`),
  ],
});

export const claimCode = ({ code }: MailParams['claim-code'], site: Site): MailWords => ({
  subject: `Seu código para o seu pedido em ${site.name}`,
  passages: [
    paragraph(
      `Você deu este e-mail quando pagou por um pedido em ${site.name}. Digite este código para mostrar que o e-mail é seu:`,
    ),
    codeLine(code),
    paragraph('O código vale por 10 minutos e só no navegador em que você pagou. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. Sem o código, nada fica ligado a este e-mail.'),
  ],
});

export const dataLink = ({ token, hours }: MailParams['data-link'], site: Site): MailWords => ({
  subject: `Seus dados em ${site.name}`,
  passages:
    token === undefined
      ? [
          paragraph(`Alguém pediu os dados que ${site.name} guarda para este e-mail. Você tem uma conta lá.`),
          paragraph('Entre na sua conta e abra as configurações. Lá você pode baixar ou apagar os seus dados.'),
          link('Entrar', `${site.url}/login`),
          paragraph('Não foi você? Então não faça nada.'),
        ]
      : [
          paragraph(`Alguém pediu os dados que ${site.name} guarda para este e-mail.`),
          paragraph('Com este link você pode baixar ou apagar os seus dados:'),
          link('Abrir os seus dados', yourData(site, token)),
          paragraph(
            `O link vale por ${hours} horas. Quem tem o link pode ver e apagar o seu pedido, então não dê o link a ninguém.`,
          ),
          paragraph('Não foi você? Então não faça nada.'),
        ],
});

export const claimEnds = ({ day, years }: MailParams['claim-ends'], site: Site): MailWords => ({
  subject: `O seu pedido em ${site.name} vai ser apagado logo`,
  passages: [
    paragraph(
      `Você pagou por um pedido em ${site.name} sem ter uma conta. Guardamos um pedido assim por ${years} anos depois da sua última visita.`,
    ),
    paragraph(`Em ${day} vamos apagar o pedido, com as suas cartas e documentos.`),
    paragraph(
      'Ainda precisa dele? Abra o pedido antes desse dia, ou baixe os seus dados. Cada visita faz o prazo começar de novo.',
    ),
    link('Abrir os seus dados', yourData(site)),
    paragraph('Não precisa mais dele? Então não faça nada.'),
  ],
});

export const dataDeleted = ({ paymentYears }: MailParams['data-deleted'], site: Site): MailWords => ({
  subject: `Seus dados em ${site.name} foram apagados`,
  passages: [
    paragraph(`Seus dados em ${site.name} foram apagados: rascunhos, pedidos, cartas, documentos, provas e sessões.`),
    paragraph(
      `Guardamos duas coisas, sem o seu nome e endereço. Uma é o registro dos seus pagamentos, por ${paymentYears} anos, para a nossa contabilidade. A outra é a lista do que foi feito e quando, só com números.`,
    ),
    paragraph(
      'Não foi você? Então outra pessoa pode entrar como se fosse você. Confira se mais ninguém lê o seu e-mail.',
    ),
  ],
});
