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
  'post.name_too_long':
    'Ad zarfa sığmıyor: 40 karakterlik iki satır var. Yanıtlarınızda adı veya ilgili kişiyi kısaltın ya da mektubu kendiniz postalayın.',
  'post.address_too_long': 'Adres zarfa sığmıyor. Yanıtlarınızda kısaltın ya da mektubu kendiniz postalayın.',
  'post.not_latin':
    'Zarf yalnızca Latin harfleriyle basılabilir. Adı ve adresi Latin harfleriyle yazın ya da mektubu kendiniz postalayın.',
  'post.foreign_address':
    'Yalnızca Amerika Birleşik Devletleri’ndeki adreslere mektup postalayabiliriz. Eyaleti ve posta kodunu kontrol edin ya da mektubu kendiniz postalayın.',
  'post.address_incomplete': 'Adres tam değil. Eksik olanı yanıtlarınıza ekleyin ya da mektubu kendiniz postalayın.',
  'post.sender_address': 'Kendi adresiniz zarfa sığmıyor. Yanıtlarınızda ona bakın ya da mektubu kendiniz postalayın.',
  'post.not_bought': 'Siparişinizde postalama yok. Mektubu yazdırıp kendiniz postalayabilirsiniz.',
  'post.paid_back':
    'Postalama ücreti size geri gönderildi. Bu dosya için artık mektup postalamıyoruz. Onu kendiniz postalayabilirsiniz.',
  'post.posted_already':
    'Bu dosyanın bir mektubu zaten postalandı. Paket bir postalamayı kapsar. Bunu kendiniz postalayabilirsiniz.',
  'post.address_doubtful':
    'Postane adreslerden birini bu haliyle tanımıyor. Ona bakın ve mektubu yine de oraya postalayıp postalamayacağımızı söyleyin.',
  'post.too_late': 'Bu mektubu durdurmak için çok geç. Onu basıp postalayan şirkette.',
  'post.is_stopped': 'Durduruldu. Hiçbir şey postalanmıyor ve postalama ücreti size geri gönderiliyor.',
  'post.held':
    'Bu mektubu postalamadan önce kontrol ediyoruz, çünkü sık sık kötüye kullanılan sözler var. Bu birkaç gün sürebilir. Hiçbir şey kaybolmaz: şimdi yazdırıp kendiniz postalayabilirsiniz.',
  'post.withheld':
    'Bu mektubu kontrol ettik ve postalamadık. Postalama ücreti size geri gönderilir. Yazdırıp kendiniz postalayabilirsiniz.',
  'post.no_pdf':
    'Mektubun PDF’si hazırlanamadı, bu yüzden bir şey postalanmadı. Postalama ücreti size geri gönderilir.',
  'post.not_printed':
    'Mektup basılamadı. Postalama ücreti size geri gönderilir. Yazdırıp kendiniz postalayabilirsiniz.',
  'post.refused':
    'Mektupları basıp postalayan şirket onu almadı. Nedeni adres olabilir. Postalama ücreti size geri gönderilir.',
  'post.too_long':
    'Bu mektubu postalayamayız: {pages} sayfası var, bir zarfa {limit} sayfa sığar. Hiçbir şey kaybolmadı. Mektubu kısaltın ya da başka bir gönderme yolu seçin.',
  'post.too_many_pages':
    'Mektubun sayfaları tek bir zarf için çok fazla: en çok 59 olabilir. Postalama ücreti size geri gönderilir. Kendiniz postalayın ya da kısaltın.',
} as const satisfies Catalogue<keyof typeof english>;
