import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailAsked = (_params: MailParams['change-email-asked'], site: Site): MailWords => ({
  subject: `${site.name} hesabınız için yeni bir e-posta adresi`,
  passages: [
    paragraph(
      `${site.name} hesabınıza giriş yapmış biri, hesap için başka bir e-posta adresi kullanmak istedi. Henüz hiçbir şey değişmedi. Adres, oraya gönderdiğimiz kod yazılınca değişir.`,
    ),
    paragraph('Bu siz miydiniz? O zaman her şey yolunda.'),
    paragraph(
      'Siz değil miydiniz? O zaman hemen yeni bir şifre belirleyin. Bu, diğer herkesin oturumunu kapatır ve değişikliği durdurur.',
    ),
    link('Yeni bir şifre belirle', `${site.url}/forgot-password`),
  ],
});
