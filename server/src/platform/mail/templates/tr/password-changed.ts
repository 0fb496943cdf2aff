import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const passwordChanged = (_params: MailParams['password-changed'], site: Site): MailWords => ({
  subject: `${site.name} şifreniz değişti`,
  passages: [
    paragraph(`${site.name} hesabınızın şifresi az önce değiştirildi.`),
    paragraph('Bu siz miydiniz? O zaman her şey yolunda.'),
    paragraph(
      'Siz değil miydiniz? O zaman hemen yeni bir şifre belirleyin ve e-postanızı başka kimsenin okuyamadığını kontrol edin.',
    ),
    link('Yeni bir şifre belirle', `${site.url}/forgot-password`),
  ],
});
