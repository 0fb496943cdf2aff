import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  not_printed: 'Mektuplarımızı basıp postalayan şirket onu basamadı.',
  post_refused: 'Mektuplarımızı basıp postalayan şirket onu almadı. Nedeni adres olabilir.',
  too_many_pages: 'Mektubun sayfaları tek bir zarf için çok fazla.',
  no_pdf: 'Mektubun PDF’sini hazırlayamadık, bu yüzden bir şey postalanmadı.',
  withheld: 'Mektubu kontrol ettik ve postalamadık.',
  altered: 'PDF, onayladığınız mektup değildi, bu yüzden postalamadık. Lütfen mektubu yeniden onaylayın.',
} satisfies Record<MailParams['letter-not-posted']['reason'], string>;

export const letterNotPosted = (
  { recipientName, reference, reason }: MailParams['letter-not-posted'],
  site: Site,
): MailWords => ({
  subject: 'Mektubunuz postalanamadı',
  passages: [
    paragraph(`Mektubunuzu bu alıcıya postalayamadık: ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph('Ücretin postalama payı size geri gönderilir. Bunun için bir şey yapmanız gerekmez.'),
    paragraph('Hiçbir şey kaybolmadı: imzalı mektubunuz dosyanızda güvende. Yazdırıp kendiniz postalayabilirsiniz.'),
    paragraph(`Bu mektubun numarası: ${reference}.`),
    link('Dosyanızı açın', `${site.url}/result`),
  ],
});
