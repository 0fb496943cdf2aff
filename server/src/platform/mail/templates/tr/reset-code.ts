import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const resetCode = ({ code }: MailParams['reset-code'], site: Site): MailWords => ({
  subject: `Yeni şifre belirleme kodunuz: ${site.name}`,
  passages: [
    paragraph(
      `Birisi ${site.name} hesabınız için yeni bir şifre istedi. Bu sizseniz, kodu isteyen sayfaya şu kodu yazın:`,
    ),
    codeLine(code),
    paragraph('Kod 10 dakika ve yalnızca istediğiniz tarayıcıda geçerlidir. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Şifreniz aynı kalır.'),
  ],
});

export const resetCodeAnywhere = ({ code }: MailParams['reset-code-anywhere'], site: Site): MailWords => ({
  subject: `Yeni şifre belirleme kodunuz: ${site.name}`,
  passages: [
    paragraph(
      `${site.name} hesabınız için, belki yabancılar tarafından, çok sayıda yeni şifre kodu istendi. Bu yüzden saatte en fazla bir e-posta alırsınız; içindeki kod daha uzundur. Siz de istediyseniz, kodu isteyen sayfaya şunu yazın:`,
    ),
    codeLine(code),
    paragraph('Kod bir saat boyunca her tarayıcıda geçerlidir. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Şifreniz aynı kalır.'),
  ],
});
