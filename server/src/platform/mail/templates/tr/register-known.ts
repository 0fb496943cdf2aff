import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const registerKnown = (_params: MailParams['register-known'], site: Site): MailWords => ({
  subject: `Zaten bir ${site.name} hesabınız var`,
  passages: [
    paragraph(
      `Birisi e-posta adresinizle bir ${site.name} hesabı açmak istedi. Zaten bir hesabınız var, bu yüzden yeni hesap açılmadı.`,
    ),
    paragraph('Bu siz miydiniz? O zaman giriş yapın veya şifrenizi unuttuysanız yeni bir şifre belirleyin.'),
    link('Giriş yap', `${site.url}/login`),
    link('Yeni bir şifre belirle', `${site.url}/forgot-password`),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Hesabınız değişmedi.'),
  ],
});
