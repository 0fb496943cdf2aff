import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const letterApproved = ({ reference, isEmailed }: MailParams['letter-approved'], site: Site): MailWords => ({
  subject: `A sua carta assinada de ${site.name}`,
  passages: [
    paragraph('Você leu, aprovou e assinou a sua carta. O PDF assinado está anexado.'),
    paragraph(`O número desta carta é ${reference}.`),
    paragraph('Guarde esta mensagem. O PDF tem as palavras exatas que você assinou.'),
    paragraph(
      isEmailed === true
        ? 'Esta mensagem vai só para você. A outra parte recebe a carta em outro e-mail. As respostas chegam a você.'
        : 'Esta mensagem vai só para você. Ela não foi enviada à outra parte.',
    ),
  ],
});
