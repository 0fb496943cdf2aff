import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

/** Where people take their data along or delete it. The token comes after the #, which no server gets to see. */
const yourData = (site: Site, token?: string): string =>
  token === undefined ? `${site.url}/your-data` : `${site.url}/your-data#${token}`;

export const leaveCode = ({ code }: MailParams['leave-code'], site: Site): MailWords => ({
  subject: `${site.name} hesabınızı silmek için kodunuz`,
  passages: [
    paragraph(`${site.name} hesabınızın ve içindeki her şeyin silinmesini istediniz. Onaylamak için şu kodu yazın:`),
    codeLine(code),
    paragraph('Kod 10 dakika geçerlidir. Silinen şeyler geri getirilemez. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman kodu kullanmayın, giriş yapın ve yeni bir şifre belirleyin.'),
    link('Ayarları aç', `${site.url}/settings`),
  ],
});

export const claimCode = ({ code }: MailParams['claim-code'], site: Site): MailWords => ({
  subject: `${site.name} talebiniz için kodunuz`,
  passages: [
    paragraph(
      `${site.name} sitesinde bir talep için ödeme yaparken bu adresi verdiniz. Adresin sizin olduğunu göstermek için şu kodu yazın:`,
    ),
    codeLine(code),
    paragraph('Kod 10 dakika ve yalnızca ödeme yaptığınız tarayıcıda geçerlidir. Kodu kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın. Kod olmadan bu adrese hiçbir şey bağlanmaz.'),
  ],
});

export const dataLink = ({ token, hours }: MailParams['data-link'], site: Site): MailWords => ({
  subject: `${site.name} sitesindeki verileriniz`,
  passages:
    token === undefined
      ? [
          paragraph(`Birisi ${site.name} sitesinde bu adres için saklanan verileri istedi. Orada bir hesabınız var.`),
          paragraph('Giriş yapın ve ayarları açın. Verilerinizi orada indirebilir veya silebilirsiniz.'),
          link('Giriş yap', `${site.url}/login`),
          paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın.'),
        ]
      : [
          paragraph(`Birisi ${site.name} sitesinde bu adres için saklanan verileri istedi.`),
          paragraph('Bu bağlantıyla verilerinizi indirebilir veya silebilirsiniz:'),
          link('Verilerinizi açın', yourData(site, token)),
          paragraph(
            `Bağlantı ${hours} saat geçerlidir. Bağlantıyı bilen herkes talebinizi görebilir ve silebilir. Bu yüzden kimseye vermeyin.`,
          ),
          paragraph('Siz değil miydiniz? O zaman hiçbir şey yapmayın.'),
        ],
});

export const claimEnds = ({ day, years }: MailParams['claim-ends'], site: Site): MailWords => ({
  subject: `${site.name} sitesindeki talebiniz yakında silinecek`,
  passages: [
    paragraph(
      `${site.name} sitesinde hesap açmadan bir talep için ödeme yaptınız. Böyle bir talebi son ziyaretinizden sonra ${years} yıl saklarız.`,
    ),
    paragraph(`Silinme günü: ${day}. O gün talebi, mektupları ve belgeleriyle birlikte sileriz.`),
    paragraph(
      'Hâlâ gerekli mi? O günden önce talebinizi açın veya verilerinizi indirin. Her ziyaret süreyi yeniden başlatır.',
    ),
    link('Verilerinizi açın', yourData(site)),
    paragraph('Artık gerekli değil mi? O zaman hiçbir şey yapmayın.'),
  ],
});

export const dataDeleted = ({ paymentYears }: MailParams['data-deleted'], site: Site): MailWords => ({
  subject: `${site.name} sitesindeki verileriniz silindi`,
  passages: [
    paragraph(
      `${site.name} sitesindeki verileriniz silindi: taslaklar, talepler, mektuplar, belgeler, deliller ve oturumlar.`,
    ),
    paragraph(
      `Adınız ve adresiniz olmadan iki şeyi saklıyoruz. Biri ödemelerinizin kaydı: hesaplarımız için ${paymentYears} yıl. Diğeri neyin ne zaman yapıldığının listesi: yalnızca numaralarla.`,
    ),
    paragraph(
      'Siz değil miydiniz? O zaman başka biri sizin adınıza giriş yapabiliyor. E-postanızı başka kimsenin okumadığını kontrol edin.',
    ),
  ],
});
