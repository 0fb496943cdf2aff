import type { Catalogue } from '../../catalogue/sentences.ts';
import type { dispatchMessages as english } from '../en/dispatch.ts';

export const dispatchMessages = {
  'dispatch.unavailable': 'Mektup bu yolla gönderilemez. Lütfen başka bir yol seçin.',
  'dispatch.too_many':
    'Son 24 saatte bu dosyadan e-postayla üç mektup gönderildi. Metniniz kaydedildi. Mektubu kendiniz postalayabilir veya yarın e-postayla gönderebilirsiniz.',
  'dispatch.too_many_of_account':
    'Son 24 saatte hesabınızdan e-postayla çok sayıda mektup gönderildi. Metniniz kaydedildi. Mektubu kendiniz postalayabilir veya yarın e-postayla gönderebilirsiniz.',
  'dispatch.too_many_to_recipient':
    'Bu e-posta adresi son 24 saatte birkaç mektup aldı. Metniniz kaydedildi. Mektubu kendiniz postalayabilir veya yarın e-postayla gönderebilirsiniz.',
  'dispatch.too_many_recipients':
    'Son 24 saatte izin verdiğimiz en çok sayıda e-posta adresine mektup gönderdiniz. Metniniz kaydedildi. Bu mektubu kendiniz postalayabilir veya yarın e-postayla gönderebilirsiniz.',
  'dispatch.held':
    'Bu mektubu e-postayla göndermeden önce kontrol ediyoruz, çünkü içinde sık sık kötüye kullanılan sözler var. Bu birkaç gün sürebilir. Hiçbir şey kaybolmadı: şimdi yazdırıp kendiniz postalayabilirsiniz.',
  'dispatch.withheld':
    'Bu mektubu kontrol ettik ve e-postayla göndermedik. Hiçbir şey kaybolmadı: yazdırıp kendiniz postalayabilirsiniz.',
  'dispatch.altered': 'PDF, onayladığınız mektup değildi, bu yüzden göndermedik. Lütfen mektubu yeniden onaylayın.',
  'dispatch.report_kept': 'Teşekkürler. Bu siteyi yönetenler mektuba bakacak.',
  'dispatch.report_unknown':
    'Bu bağlantı çalışmıyor. Lütfen e-postadan tekrar açın ve bağlantının tam olduğundan emin olun.',
  'dispatch.report_gone': 'Bu mektup artık burada saklanmıyor, bu yüzden bildirilecek bir şey kalmadı.',
  'dispatch.recipient_refuses':
    'Karşı taraf, kendisine e-postayla mektup göndermememizi istedi. Metniniz kaydedildi. Lütfen mektubu kendiniz postalayın.',
  'dispatch.unwanted': 'Bu adresin sahibi, oraya e-postayla mektup göndermememizi istedi.',
  'dispatch.refusal_unknown':
    'Bu bağlantı çalışmıyor. Lütfen e-postadan tekrar açın ve bağlantının tam olduğundan emin olun.',
  'dispatch.refusal_kept': 'Bundan sonra bu adrese e-postayla mektup göndermeyeceğiz.',
  'dispatch.none': 'Bu mektup için henüz postalanacak bir şey yok. Önce mektubu onaylayın, sonra tekrar gelin.',
  'dispatch.unknown_recipient': 'Bu mektubu bu alıcıya siz postalamıyorsunuz, bu yüzden saklanacak bir numara yok.',
  'dispatch.tracking_invalid':
    'Bu, bir takip numarasına benzemiyor. Takip numarasında 8 ile 40 arası harf ve rakam olur. Lütfen makbuzunuza bakın.',
  'dispatch.mailed_on_invalid':
    'Lütfen mektubu postaladığınız günü yazın: onayladığınız günden önce ve bugünden sonra olmasın.',
  'dispatch.tracking_saved': 'Takip numarası dosyanıza kaydedildi.',
  'dispatch.refused': 'Bu adresin posta sunucusu mektubu kabul etmedi. Adres yanlış olabilir.',
  'dispatch.undeliverable': 'Saatlerce denedik, ama bu adresin posta sunucusuna ulaşamadık.',
  'dispatch.no_pdf': 'Mektubun PDF’si hazırlanamadı, bu yüzden e-posta gönderilmedi.',
} as const satisfies Catalogue<keyof typeof english>;
