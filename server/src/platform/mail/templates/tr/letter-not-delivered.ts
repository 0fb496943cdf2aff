import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  refused: 'O adresin posta sunucusu e-postayı kabul etmedi. Adres yanlış veya posta kutusu kapalı olabilir.',
  undeliverable: 'Saatlerce denedik, ama o adresin posta sunucusuna ulaşamadık.',
  unwanted: 'O adresin sahibi bu adrese e-postayla mektup göndermememizi istedi.',
  no_pdf: 'Mektubun PDF’sini hazırlayamadık, bu yüzden e-posta gönderilmedi.',
  withheld: 'Mektubu kontrol ettik ve e-postayla göndermedik.',
  altered: 'PDF, onayladığınız mektup değildi, bu yüzden göndermedik. Lütfen mektubu yeniden onaylayın.',
} satisfies Record<MailParams['letter-not-delivered']['reason'], string>;

export const letterNotDelivered = (
  { recipientName, reference, reason }: MailParams['letter-not-delivered'],
  site: Site,
): MailWords => ({
  subject: 'Mektubunuz e-postayla gönderilemedi',
  passages: [
    paragraph(`Mektubunuzu bu alıcıya e-postayla gönderemedik: ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph('Hiçbir şey kaybolmadı: imzalı mektubunuz dosyanızda güvende. Yazdırıp kendiniz postalayabilirsiniz.'),
    paragraph(`Bu mektubun numarası: ${reference}.`),
    link('Dosyanızı açın', `${site.url}/result`),
  ],
});
