import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const registerCode = ({ code }: MailParams['register-code'], site: Site): MailWords => ({
  subject: `${site.name} kodunuz`,
  passages: [
    paragraph(`Bir ${site.name} hesabı açıyorsunuz. Kodu isteyen sayfaya şu kodu yazın:`),
    codeLine(code),
    paragraph('Kod 10 dakika ve yalnızca başladığınız tarayıcıda geçerlidir. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Kod olmadan hesap açılmaz.'),
  ],
});

export const registerCodeAnywhere = ({ code }: MailParams['register-code-anywhere'], site: Site): MailWords => ({
  subject: `${site.name} kodunuz`,
  passages: [
    paragraph(
      `Bu adres için, belki yabancılar tarafından, çok sayıda ${site.name} hesap kodu istendi. Bu yüzden saatte en fazla bir e-posta alırsınız; içindeki kod daha uzundur. Hesabı siz açıyorsanız, kodu isteyen sayfaya şunu yazın:`,
    ),
    codeLine(code),
    paragraph('Kod bir saat boyunca, başladığınız tarayıcıda geçerlidir. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Kod olmadan hesap açılmaz.'),
  ],
});
