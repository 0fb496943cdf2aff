import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  not_printed: 'A empresa que imprime e envia as nossas cartas não conseguiu imprimir esta.',
  post_refused: 'A empresa que imprime e envia as nossas cartas não aceitou esta. O motivo pode ser o endereço.',
  too_many_pages: 'A carta tem páginas demais para um só envelope.',
  no_pdf: 'Não conseguimos fazer o PDF da carta, então nada foi enviado.',
  withheld: 'Olhamos a carta e não a enviamos pelo correio.',
  altered: 'O PDF não era a carta que você aprovou, então não enviamos. Aprove a carta outra vez.',
} satisfies Record<MailParams['letter-not-posted']['reason'], string>;

export const letterNotPosted = (
  { recipientName, reference, reason }: MailParams['letter-not-posted'],
  site: Site,
): MailWords => ({
  subject: 'Não foi possível enviar a sua carta pelo correio',
  passages: [
    paragraph(`Não conseguimos enviar a sua carta pelo correio para ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph('A parte do preço que cobre o envio volta para você. Você não precisa fazer nada.'),
    paragraph('Nada se perdeu: a sua carta assinada está guardada no seu caso. Você pode imprimir e enviar a carta.'),
    paragraph(`O número desta carta é ${reference}.`),
    link('Abrir o seu caso', `${site.url}/result`),
  ],
});
