import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const letterApproved = ({ reference, isEmailed }: MailParams['letter-approved'], site: Site): MailWords => ({
  subject: `İmzalı mektubunuz: ${site.name}`,
  passages: [
    paragraph('Mektubunuzu okudunuz, onayladınız ve imzaladınız. İmzalı PDF ektedir.'),
    paragraph(`Bu mektubun numarası: ${reference}.`),
    paragraph('Bu e-postayı saklayın. PDF’de, imzaladığınız sözler aynen yer alır.'),
    paragraph(
      isEmailed === true
        ? 'Bu e-posta yalnızca size geldi. Mektup karşı tarafa ayrı bir e-postayla gider. Yanıtlar size gelir.'
        : 'Bu e-posta yalnızca size geldi. Karşı tarafa gönderilmedi.',
    ),
  ],
});
