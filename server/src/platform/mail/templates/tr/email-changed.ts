import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const emailChanged = (_params: MailParams['email-changed'], site: Site): MailWords => ({
  subject: `${site.name} hesabınızın e-posta adresi değişti`,
  passages: [
    paragraph(
      `${site.name} hesabınızın artık başka bir e-posta adresi var. Bundan sonra onunla giriş yaparsınız ve e-postalarımız oraya gider.`,
    ),
    paragraph('Bu siz miydiniz? O zaman her şey yolunda.'),
    paragraph(
      'Siz değil miydiniz? O zaman hemen destek ekibimize yazın. Onlara bu e-postadan ve ne zaman geldiğinden söz edin.',
    ),
  ],
});
