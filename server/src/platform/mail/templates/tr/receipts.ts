import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

const receiptLink = (site: Site, token: string): string => `${site.url}/receipt#${token}`;

const contactLink = (site: Site) => link('Bize nasıl yazarsınız', `${site.url}/contact`);

export const receipt = ({ number, token, isSimulated }: MailParams['receipt'], site: Site): MailWords => ({
  subject: `${site.name} makbuzunuz`,
  passages: [
    paragraph(`Teşekkürler. Sipariş numaranız ${number}. Makbuz ektedir.`),
    ...(isSimulated ? [paragraph('Bu ödeme bir denemeydi. Para alınmadı.')] : []),
    paragraph('Bu bağlantıyla mektubunuza her cihazdan dönebilirsiniz. Önce size bir kod göndeririz.'),
    link('Talebimi aç', receiptLink(site, token)),
    paragraph(
      'Mektubunuzu onaylayana veya gönderene kadar paranızın tamamını tek tuşla geri alabilirsiniz. Ondan sonra bize yazın ve sipariş numaranızı verin.',
    ),
    paragraph('Siz değil miydiniz? O zaman bir şey yapmayın. Kod olmadan bağlantı hiçbir şey açmaz.'),
  ],
});

export const receiptCode = ({ code }: MailParams['receipt-code'], site: Site): MailWords => ({
  subject: `${site.name} talebinizi açmak için kodunuz`,
  passages: [
    paragraph(`Birisi ${site.name} makbuzunuzun bağlantısını açtı. Şu kodu oraya yazın:`),
    codeLine(code),
    paragraph('Kod 10 dakika ve yalnızca o tarayıcıda geçerlidir. Kimseye vermeyin.'),
    paragraph('Siz değil miydiniz? O zaman bir şey yapmayın. Kod olmadan talep kapalı kalır.'),
  ],
});

export const orderRefunded = (
  { number, isSimulated, isPart = false }: MailParams['order-refunded'],
  site: Site,
): MailWords => ({
  subject: `${site.name} iadeniz`,
  passages: [
    paragraph(
      isPart
        ? `${number} numaralı siparişinizin parasının bir bölümü iade edildi. Bunu gösteren makbuz ektedir.`
        : `${number} numaralı siparişiniz iade edildi. Bunu gösteren makbuz ektedir.`,
    ),
    paragraph(
      isSimulated
        ? 'Ödeme bir denemeydi. Para alınmadığı için geri gelen para da yok.'
        : 'Para, ödediğiniz yoldan geri döner. Bu 10 güne kadar sürebilir.',
    ),
    ...(isPart ? [paragraph('Siparişinizin geri kalanı olduğu gibi kalır.')] : []),
    paragraph('Siz değil miydiniz? O zaman bize yazın ve sipariş numarasını verin.'),
    contactLink(site),
  ],
});

export const orderDisputed = ({ number }: MailParams['order-disputed'], site: Site): MailWords => ({
  subject: `Bankanız ${site.name} ödemesini bize sordu`,
  passages: [
    paragraph(`Bankanız ${number} numaralı siparişinizin ödemesine itiraz edildiğini söylüyor.`),
    paragraph(
      'Bu çözülene kadar bu talebin hiçbir mektubu gönderilmez. Mektuplarınız ve belgeleriniz kalır, okuyabilirsiniz.',
    ),
    paragraph(
      'Bir yanlışlık mı oldu? O zaman bankanıza söyleyin. Paranızı geri mi istiyorsunuz? Bize yazın ve sipariş numarasını verin.',
    ),
    contactLink(site),
  ],
});
