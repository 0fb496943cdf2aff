import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailKnown = (_params: MailParams['change-email-known'], site: Site): MailWords => ({
  subject: `Zaten bir ${site.name} hesabınız var`,
  passages: [
    paragraph(
      `Birisi e-posta adresinizi başka bir ${site.name} hesabı için kullanmak istedi. Bu adresle zaten bir hesabınız var, bu yüzden hiçbir şey değiştirilmedi.`,
    ),
    paragraph('Bu siz miydiniz? O zaman bu adresle giriş yapın veya öteki hesap için başka bir adres seçin.'),
    link('Giriş yap', `${site.url}/login`),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Hesabınız değişmedi.'),
  ],
});
