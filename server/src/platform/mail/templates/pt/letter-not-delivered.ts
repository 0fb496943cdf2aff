import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  refused:
    'O servidor de e-mail desse endereço não aceitou a carta. O endereço pode estar errado, ou a caixa de e-mail pode estar fechada.',
  undeliverable: 'Tentamos por muitas horas e não conseguimos falar com o servidor de e-mail desse endereço.',
  unwanted: 'A pessoa dona desse e-mail nos pediu para não enviar cartas para ele.',
  no_pdf: 'Não conseguimos fazer o PDF da carta, então nenhuma mensagem foi enviada.',
  withheld: 'Olhamos a carta e não a enviamos por e-mail.',
  altered: 'O PDF não era a carta que você aprovou, então não enviamos. Aprove a carta outra vez.',
} satisfies Record<MailParams['letter-not-delivered']['reason'], string>;

export const letterNotDelivered = (
  { recipientName, reference, reason }: MailParams['letter-not-delivered'],
  site: Site,
): MailWords => ({
  subject: 'Não foi possível enviar a sua carta por e-mail',
  passages: [
    paragraph(`Não conseguimos enviar a sua carta por e-mail para ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph(
      'Nada se perdeu: a sua carta assinada está guardada no seu caso. Você pode imprimir a carta e enviar pelo correio.',
    ),
    paragraph(`O número desta carta é ${reference}.`),
    link('Abrir o seu caso', `${site.url}/result`),
  ],
});
