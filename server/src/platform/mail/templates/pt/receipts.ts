import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

const receiptLink = (site: Site, token: string): string => `${site.url}/receipt#${token}`;

const contactLink = (site: Site) => link('Como escrever para nós', `${site.url}/contact`);

export const receipt = ({ number, token, isSimulated }: MailParams['receipt'], site: Site): MailWords => ({
  subject: `Seu recibo de ${site.name}`,
  passages: [
    paragraph(`Agradecemos a sua compra. O número dela é ${number}. O recibo está anexado.`),
    ...(isSimulated ? [paragraph('Este pagamento foi uma simulação. Nenhum dinheiro foi cobrado.')] : []),
    paragraph('Com este link você volta para a sua carta de qualquer aparelho. Antes enviamos um código por e-mail.'),
    link('Abrir o meu pedido', receiptLink(site, token)),
    paragraph(
      'Você pode receber todo o seu dinheiro de volta com um clique até aprovar ou enviar a sua carta. Depois disso, escreva para nós e diga o número da compra.',
    ),
    paragraph('Não foi você? Então não faça nada. Sem o código, o link não abre nada.'),
  ],
});

export const receiptCode = ({ code }: MailParams['receipt-code'], site: Site): MailWords => ({
  subject: `Seu código para abrir o seu pedido em ${site.name}`,
  passages: [
    paragraph(`Alguém abriu o link do seu recibo de ${site.name}. Digite este código lá:`),
    codeLine(code),
    paragraph('O código vale por 10 minutos e só nesse navegador. Não dê o código a ninguém.'),
    paragraph('Não foi você? Então não faça nada. Sem o código, o pedido continua fechado.'),
  ],
});

export const orderRefunded = (
  { number, isSimulated, isPart = false }: MailParams['order-refunded'],
  site: Site,
): MailWords => ({
  subject: `Seu reembolso de ${site.name}`,
  passages: [
    paragraph(
      isPart
        ? `Uma parte do dinheiro da sua compra ${number} foi devolvida. O recibo que mostra isso está anexado.`
        : `A sua compra ${number} foi reembolsada. O recibo que mostra isso está anexado.`,
    ),
    paragraph(
      isSimulated
        ? 'O pagamento foi uma simulação. Nenhum dinheiro foi cobrado, então nada é devolvido.'
        : 'O dinheiro volta da mesma forma como você pagou. Isso pode levar até 10 dias.',
    ),
    ...(isPart ? [paragraph('O resto da sua compra continua como está.')] : []),
    paragraph('Não foi você? Então escreva para nós e diga o número da compra.'),
    contactLink(site),
  ],
});

export const orderDisputed = ({ number }: MailParams['order-disputed'], site: Site): MailWords => ({
  subject: `O seu banco nos perguntou sobre um pagamento a ${site.name}`,
  passages: [
    paragraph(`O seu banco diz que o pagamento da sua compra ${number} está em disputa.`),
    paragraph(
      'Até isso se resolver, nenhuma carta deste pedido é enviada. As suas cartas e documentos ficam aqui, e você pode ler tudo.',
    ),
    paragraph(
      'Foi um engano? Então avise o seu banco. Quer o seu dinheiro de volta? Escreva para nós e diga o número da compra.',
    ),
    contactLink(site),
  ],
});
