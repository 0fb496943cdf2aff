import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailCode = ({ code }: MailParams['change-email-code'], site: Site): MailWords => ({
  subject: `Bu adresi kullanma kodunuz: ${site.name}`,
  passages: [
    paragraph(
      `Birisi bu e-posta adresini ${site.name} hesabı için kullanmak istiyor. Bu sizseniz, kodu isteyen sayfaya şu kodu yazın:`,
    ),
    codeLine(code),
    paragraph('Kod 10 dakika ve yalnızca başladığınız tarayıcıda geçerlidir. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Kod olmadan hiçbir şey değişmez.'),
  ],
});
